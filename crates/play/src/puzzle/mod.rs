//! Puzzles: what a file of them says, which one is the daily one, how one is solved and proved.
//!
//! `games/README.md` describes the file; `docs/puzzles.md` says what makes a puzzle good. Mining them is work for
//! `doska_lab`.

mod attempt;
mod file;
pub mod proof;
pub mod themes;

use std::sync::OnceLock;

use doska_rules::Note;

use crate::{AnyPosition, GameHistory, GameSpec, Section, folder, games};

pub use attempt::{Answer, Hint, PuzzleAttempt};
pub use file::PuzzleFile;

/// A position with one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Six characters that name it for good.
    pub id: String,
    /// The game with its options.
    pub variant: String,
    /// The position text, with the tail of counters; the solver is to move.
    pub position: String,
    /// Canonical move texts, the solver's and all others' in turn.
    pub moves: Vec<String>,
    /// The lowest level from which on all levels find it, 1 to 10.
    pub level: u8,
    /// What it is about.
    pub themes: Vec<String>,
}

/// How many puzzles lie between one day and the next: a prime, so that every puzzle has its day.
const DAILY_STEP: u64 = 7919;

impl Puzzle {
    /// The id that follows from what a puzzle is.
    pub fn id_of(variant: &str, position: &str, moves: &[String]) -> String {
        // FNV-1a: the same on every machine and in every version.
        let text = format!("{variant}\t{position}\t{}", moves.join(" "));
        let mut hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let mut id = String::new();
        for _ in 0..6 {
            let digit = (hash % 36) as u32;
            id.push(char::from_digit(digit, 36).expect("a digit below 36"));
            hash /= 36;
        }
        id
    }

    /// The game with its options, or why it is none.
    pub fn game(&self) -> Result<GameSpec, Note> {
        GameSpec::read(&self.variant)
    }

    /// Where it begins, or why that is no position.
    pub fn start(&self) -> Result<AnyPosition, Note> {
        self.game()?.position(&self.position)
    }

    /// The number of choices: turns of the solver at which he has more than one legal move.
    pub fn choices(&self) -> Result<usize, Note> {
        let mut line = GameHistory::new(&self.start()?);
        let solver = line.seat();
        let mut choices = 0;
        for text in &self.moves {
            choices += usize::from(line.seat() == solver && line.moves().len() > 1);
            line.play_text(text)?;
        }
        Ok(choices)
    }
}

/// The puzzles of a game, in the order of its file; none where it has no file.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    static READ: OnceLock<Vec<(&str, Vec<Puzzle>)>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let files = folder::PUZZLES.iter();
        files
            .map(|(id, text)| {
                let file = PuzzleFile::read(text);
                // What a build brings is read by a test; a broken file has no puzzles.
                (*id, file.map_or_else(|_| Vec::new(), |file| file.puzzles))
            })
            .collect()
    });
    let found = read.iter().find(|(id, _)| *id == game);
    found.map_or(&[], |(_, puzzles)| puzzles)
}

/// The file of a game's puzzles as it was built in, if there is one.
pub fn source(game: &str) -> Option<&'static str> {
    let mut files = folder::PUZZLES.iter();
    files.find_map(|(id, text)| (*id == game).then_some(*text))
}

/// The puzzle with this id, of whichever game.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    let all = games().iter().flat_map(|game| puzzles(game.id));
    all.into_iter().find(|puzzle| puzzle.id == id)
}

/// The number of a day in UTC from the seconds since 1970-01-01.
pub const fn day_of(seconds: u64) -> u64 {
    seconds / 86_400
}

/// The daily puzzle of a game, if it has puzzles.
pub fn daily(game: &str, day: u64) -> Option<&'static Puzzle> {
    let puzzles = puzzles(game);
    puzzles.get(daily_index(day, puzzles.len())?)
}

/// The number of the daily puzzle among so many.
pub const fn daily_index(day: u64, count: usize) -> Option<usize> {
    if count == 0 {
        return None;
    }
    let count = count as u64;
    Some(((day % count) * (DAILY_STEP % count) % count) as usize)
}

/// The id of the game whose daily puzzle is that of the day.
pub fn daily_game(day: u64) -> Option<&'static str> {
    let main = games()
        .iter()
        .filter(|game| game.manifest.section == Section::Main && !puzzles(game.id).is_empty());
    let ids: Vec<&str> = main.map(|game| game.id).collect();
    ids.get((day % (ids.len().max(1) as u64)) as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        for count in [1, 2, 150, 200, 7918, 7920] {
            let mut seen = vec![false; count];
            for day in 20_000..20_000 + count as u64 {
                seen[daily_index(day, count).expect("there are puzzles")] = true;
            }
            assert!(seen.iter().all(|seen| *seen), "{count}");
        }
        assert_eq!(daily_index(20_000, 0), None);
        assert_eq!(daily_index(20_773, 200), Some(20_773 * 7919 % 200));
        assert_eq!(day_of(86_399), 0);
        assert_eq!(day_of(86_400), 1);
    }

    #[test]
    fn ids_stay() {
        let id = Puzzle::id_of("cyclic", "W:We1:Bd4:R0,0", &["e1-f2".to_owned()]);
        assert_eq!(id.len(), 6);
        assert_eq!(
            id,
            Puzzle::id_of("cyclic", "W:We1:Bd4:R0,0", &["e1-f2".to_owned()])
        );
        assert_ne!(
            id,
            Puzzle::id_of("russian", "W:We1:Bd4:R0,0", &["e1-f2".to_owned()])
        );
    }
}
