//! Openings of a match.

use doska_play::record;
use doska_play::rules::zobrist::mix;
use doska_play::{AnyEngine, AnyPosition, GameHistory, GameSpec, Limits, Note, Score, Stop, Words};

use super::player::pick;
use crate::engine::position;

/// Where openings come from.
#[derive(Clone)]
pub enum Openings {
    /// These, one after the other, and then again.
    List(Vec<GameHistory>),
    /// Random moves.
    Random {
        plies: usize,
        /// Whether neither side may seem to be ahead after them.
        balanced: bool,
    },
}

/// The most plies an opening by chance may have.
const MOST_PLIES: usize = 200;
/// How often another opening is tried before what was found is taken.
const TRIES: u64 = 40;
/// Where neither side is ahead, in hundredths of a man, by a search of so many positions.
const EVEN: i32 = 70;
const LOOK: u64 = 2_000;

impl Openings {
    /// Reads `random:PLIES` or `balanced:PLIES`; `None` for the name of a file.
    pub fn read(text: &str) -> Option<Result<Openings, Note>> {
        let (kind, plies) = text.split_once(':')?;
        let balanced = match kind {
            "random" => false,
            "balanced" => true,
            _ => return None,
        };
        Some(match plies.parse() {
            Ok(plies) if plies <= MOST_PLIES => Ok(Openings::Random { plies, balanced }),
            _ => Err(Note::new("match-openings-plies")
                .part(plies)
                .with("most", MOST_PLIES)),
        })
    }

    /// Reads a file: records, or a line for each opening as the protocol writes positions, or moves alone.
    /// The error says what is wrong and where.
    pub fn of_file(words: &Words, game: &GameSpec, text: &str) -> Result<Openings, String> {
        let text = text.trim_start_matches('\u{feff}');
        let histories = if text.trim_start().starts_with('[') {
            of_records(words, game, text)?
        } else {
            of_lines(words, game, text)?
        };
        if histories.is_empty() {
            return Err(words.text("match-openings-none", &[]));
        }
        Ok(Openings::List(histories))
    }

    /// The position that the games of a pair begin with.
    pub fn start(&self, game: &GameSpec, pair: u64) -> AnyPosition {
        match self {
            Openings::List(list) => list[(pair % list.len() as u64) as usize].start(),
            Openings::Random { .. } => game.start(),
        }
    }

    /// The opening of a pair of games, the same for the same seed.
    pub fn of_pair(&self, game: &GameSpec, seed: u64, pair: u64) -> GameHistory {
        match self {
            Openings::List(list) => list[(pair % list.len() as u64) as usize].clone(),
            Openings::Random { plies, balanced } => {
                let seed = mix(seed ^ mix(pair));
                let mut last = GameHistory::new(&game.start());
                for attempt in 0..TRIES {
                    last = by_chance(game, *plies, mix(seed ^ mix(attempt)));
                    let whole = last.plies() == *plies;
                    if whole && (!balanced || is_even(&last)) {
                        break;
                    }
                }
                last
            }
        }
    }
}

/// So many moves by chance, fewer where the game would be over.
fn by_chance(game: &GameSpec, plies: usize, seed: u64) -> GameHistory {
    let mut history = GameHistory::new(&game.start());
    for ply in 0..plies {
        let Some(m) = pick(&history.moves(), seed ^ mix(ply as u64)) else {
            break;
        };
        if history.play(&m).is_err() {
            break;
        }
    }
    if history.outcome().is_some() {
        history.undo();
    }
    history
}

fn is_even(history: &GameHistory) -> bool {
    let stop = Stop::new(Limits::nodes(LOOK));
    let infos = AnyEngine::new(1, 1).think(history, 1, &stop, &mut |_| {});
    matches!(infos.first().map(|info| info.score), Some(Score::Cp(n)) if n.abs() <= EVEN)
}

fn of_records(words: &Words, game: &GameSpec, text: &str) -> Result<Vec<GameHistory>, String> {
    let mut histories = Vec::new();
    for (i, read) in record::read_as(text, Some(game))
        .games
        .into_iter()
        .enumerate()
    {
        let number = (i + 1).to_string();
        let read = read.map_err(|failure| failure.say(words))?;
        if read.game() != *game {
            let other = read.game();
            let args = [("number", number.as_str()), ("game", other.text())];
            return Err(words.text("match-openings-game", &args));
        }
        let mut history = read.tree.main_line();
        if history.outcome().is_some() {
            history.undo();
        }
        histories.push(history);
    }
    Ok(histories)
}

fn of_lines(words: &Words, game: &GameSpec, text: &str) -> Result<Vec<GameHistory>, String> {
    let mut histories = Vec::new();
    for (i, text) in text.lines().enumerate() {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (first, _) = position::word(text);
        let known = matches!(first, "start" | "text" | "moves");
        let read = if known {
            position::read(game, text)
        } else {
            position::read(game, &format!("moves {text}"))
        };
        let number = (i + 1).to_string();
        let wrong = |said: &str| {
            let args = [("line", number.as_str()), ("said", said)];
            words.text("match-openings-line", &args)
        };
        let history = read.map_err(|note| wrong(&position::say(words, &note)))?;
        if history.outcome().is_some() {
            return Err(wrong(&words.text("match-openings-over", &[])));
        }
        histories.push(history);
    }
    Ok(histories)
}

#[cfg(test)]
mod tests {
    use super::*;
    use doska_play::Lang;

    #[test]
    fn chance_is_the_same_every_time_and_differs_by_pair() {
        for game in doska_play::games() {
            let game = GameSpec::read(game.id).unwrap();
            let openings = Openings::Random {
                plies: 5,
                balanced: false,
            };
            let texts = |pair| openings.of_pair(&game, 9, pair).move_texts();
            assert_eq!(texts(3), texts(3));
            assert_eq!(texts(3).len(), 5);
            assert!((0..20).any(|pair| texts(pair) != texts(3)));
        }
    }

    #[test]
    fn files_of_lines_and_of_records() {
        let words = Words::new(Lang::En);
        let game = GameSpec::read("turkish").unwrap();
        let read = |text: &str| match Openings::of_file(&words, &game, text) {
            Ok(Openings::List(histories)) => {
                Ok(histories.iter().map(GameHistory::plies).collect::<Vec<_>>())
            }
            Ok(_) => unreachable!(),
            Err(said) => Err(said),
        };
        assert_eq!(
            read("# two\nd3-d4 e6-e5\n\nstart\ntext W:WKh1:BKh7,a7\n"),
            Ok(vec![2, 0, 0])
        );
        assert_eq!(
            read("[GameType \"30\"]\n1. d3-d4 *\n\n[GameType \"30\"]\n*\n"),
            Ok(vec![1, 0])
        );
        assert!(read("d3-d4\nd3-d5").unwrap_err().contains('2'));
        assert!(read("").is_err());
        assert!(
            read("[Variant \"cyclic\"]\n*\n")
                .unwrap_err()
                .contains("cyclic")
        );
        assert!(read("text W:WKh8:B").is_err());
    }
}
