//! Who answers.

use std::sync::Arc;
use std::time::Duration;

use doska_play::rules::game::OptionValues;
use doska_play::wire::{self, GameRef};
use doska_play::{
    AnyEngine, Endings, GameHistory, GameSpec, Level, Limits, Note, Seat, Stop, endings, games,
    round, typed,
};
use serde_json::{Value, json};

use crate::rounds::Board;
use crate::{Ask, Failure, Go, records};

/// How many megabytes the engine remembers positions in.
const MEMORY: usize = 32;

/// Answers questions one after the other. It keeps the game that was asked about last, since the next
/// question is mostly about the same, and what the engine remembers.
#[derive(Default)]
pub struct Desk {
    /// The game asked about last, and how it was written.
    last: Option<(GameRef, GameHistory)>,
    engine: Option<AnyEngine>,
    /// The game being played.
    board: Board,
    endings: Option<Arc<Endings>>,
}

impl Desk {
    /// The answer to a question in JSON, as JSON. `tell` hears what the engine thinks meanwhile, and
    /// `stopped` says whether it should stop.
    pub fn answer(
        &mut self,
        question: &str,
        tell: &mut dyn FnMut(&str),
        stopped: fn() -> bool,
    ) -> String {
        let answer = match serde_json::from_str(question) {
            Ok(ask) => self.ask(ask, tell, stopped),
            Err(wrong) => Err(Note::new("web-question").with("why", wrong).into()),
        };
        match answer {
            Ok(value) => json!({ "ok": value }),
            Err(failure) => json!({ "error": failure }),
        }
        .to_string()
    }

    fn ask(
        &mut self,
        ask: Ask,
        tell: &mut dyn FnMut(&str),
        stopped: fn() -> bool,
    ) -> Result<Value, Failure> {
        Ok(match ask {
            Ask::Games => about(),
            Ask::Snapshot { line } => json!(wire::Snapshot::new(self.line(line)?)),
            Ask::Input { line, steps } => json!(wire::Input::of(self.line(line)?, &steps)),
            Ask::Moves { line } => {
                let line = self.line(line)?;
                let position = line.position();
                let legal = line.moves().into_iter().map(|m| wire::Legal {
                    r#move: position.move_text(&m),
                    steps: position
                        .lines(&m)
                        .into_iter()
                        .next()
                        .unwrap_or_default()
                        .into_iter()
                        .map(wire::Step::from)
                        .collect(),
                });
                json!(legal.collect::<Vec<_>>())
            }
            Ask::Read { line, text, pass } => {
                let position = self.line(line)?.position();
                let m = typed::read(&position, &text, &pass)?;
                json!(position.move_text(&m))
            }
            Ask::Draft { game, position } => {
                let spec = GameSpec::read(&game)?;
                let position = match position {
                    Some(text) => spec.position(&text)?,
                    None => spec.start(),
                };
                json!(wire::Draft::from(position.draft()))
            }
            Ask::Compose { game, draft } => {
                json!(wire::Composed::new(&GameSpec::read(&game)?, draft)?)
            }
            Ask::Think { line, lines, go } => {
                let line = self.line(line)?.clone();
                let stop = Stop::watched(go.limits(), stopped);
                let engine = self.engine();
                let infos = engine.think(&line, lines, &stop, &mut |info| {
                    tell(&json!(wire::SearchInfo::new(&line, info)).to_string());
                });
                let infos = infos.iter().map(|info| wire::SearchInfo::new(&line, info));
                json!(infos.collect::<Vec<_>>())
            }
            Ask::Play {
                line,
                level,
                go,
                seed,
            } => {
                let line = self.line(line)?.clone();
                let level =
                    Level::new(level).ok_or_else(|| Note::new("web-level").with("part", level))?;
                let settings = line.level_settings(level);
                let stop = Stop::watched(settings.limits(go.limits().for_a_move()), stopped);
                let engine = self.engine();
                let infos = engine.think(&line, settings.lines, &stop, &mut |_| {});
                let chosen = AnyEngine::choose(&line, settings, &infos, seed);
                json!(chosen.map(|info| wire::SearchInfo::new(&line, info)))
            }
            Ask::Draw { line, seat, go } => {
                let line = self.line(line)?.clone();
                let stop = Stop::watched(go.limits(), stopped);
                let infos = self.engine().think(&line, 1, &stop, &mut |_| {});
                let team = Seat::new((seat % 2) as u8).team();
                let mover = line.position().seat().team();
                let agrees = |score| round::accepts_draw(score, mover, team, line.plies());
                json!(infos.first().is_some_and(|info| agrees(info.score)))
            }
            Ask::RoundStart { line, control, now } => {
                let history = self.line(line)?.clone();
                json!(self.board.start(&history, control.as_deref(), now)?)
            }
            Ask::RoundOpen { events, now } => json!(self.board.open(&events, now)?),
            Ask::RoundCommand { command, now } => json!(self.board.command(&command, now)?),
            Ask::RoundTakeback { seats, now } => json!(self.board.takeback(&seats, now)?),
            Ask::RoundPause { now } => json!(self.board.pause(now)?),
            Ask::RoundExpire { now } => json!(self.board.expire(now)?),
            Ask::RecordsRead { text, game } => records::read(&text, game.as_deref())?,
            Ask::RecordWrite { record } => records::write(&record)?,
            Ask::Review { line, found } => json!(wire::Review::new(self.line(line)?, found)),
            Ask::Ending { line } => {
                let position = self.line(line)?.position();
                json!(wire::Ending::new(self.endings.as_deref(), &position))
            }
        })
    }

    /// Takes a table of endings, the bytes of its file, and knows it from then on. `false` if it cannot be
    /// used.
    pub fn table(&mut self, bytes: &[u8]) -> bool {
        match Endings::with(self.endings.as_deref(), bytes) {
            Ok(endings) => {
                self.endings = Some(Arc::new(endings));
                if let Some(engine) = &mut self.engine {
                    engine.know(self.endings.clone());
                }
                true
            }
            Err(_) => false,
        }
    }

    fn engine(&mut self) -> &mut AnyEngine {
        self.engine.get_or_insert_with(|| {
            let mut engine = AnyEngine::new(MEMORY, 1);
            engine.know(self.endings.clone());
            engine
        })
    }

    /// The game that is asked about: taken back and played on from the last one where that is shorter.
    fn line(&mut self, asked: GameRef) -> Result<&GameHistory, Failure> {
        let last = self
            .last
            .take()
            .filter(|(known, _)| known.game == asked.game && known.start == asked.start);
        let line = match last {
            Some((known, mut line)) => {
                let same = known
                    .moves
                    .iter()
                    .zip(&asked.moves)
                    .take_while(|(a, b)| a == b)
                    .count();
                for _ in same..known.moves.len() {
                    line.undo();
                }
                for (i, text) in asked.moves.iter().enumerate().skip(same) {
                    line.play_text(text).map_err(|note| failed(i + 1, note))?;
                }
                line
            }
            None => asked.read().map_err(|(ply, note)| failed(ply, note))?,
        };
        Ok(&self.last.insert((asked, line)).1)
    }
}

fn failed(ply: usize, note: Note) -> Failure {
    Failure {
        note: note.into(),
        ply: Some(ply),
    }
}

impl Go {
    fn limits(&self) -> Limits {
        let clock = self.left.map(|left| {
            let added = Duration::from_millis(self.added.unwrap_or(0));
            Limits::clock(Duration::from_millis(left), added)
        });
        let mut limits = clock.unwrap_or_default();
        if let Some(time) = self.time.map(Duration::from_millis) {
            limits.hard = Some(limits.hard.map_or(time, |hard| hard.min(time)));
        }
        limits.depth = self.depth;
        limits.nodes = self.nodes;
        limits
    }
}

/// The games and their options.
fn about() -> Value {
    let games = games().iter().map(|game| {
        let options = game.options.iter().map(|option| {
            let values = match option.values {
                OptionValues::OneOf(words) => json!({ "words": words }),
                OptionValues::Range(low, high) => json!({ "low": low, "high": high }),
            };
            json!({ "key": option.key, "default": option.default, "values": values })
        });
        json!({
            "id": game.id,
            "version": game.version,
            "options": options.collect::<Vec<_>>(),
            "tables": endings::has_tables(game),
        })
    });
    json!(games.collect::<Vec<_>>())
}
