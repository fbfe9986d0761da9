//! Records: games as files, in PDN 3.0 for every game.
//!
//! [`read`] takes a file of any number of games and never gives up on the whole of it: each game is a
//! [`Record`] or a [`Failure`] that says where and why, and holds what could be read. [`write()`] gives
//! the one canonical text of a record; what it writes reads back as the same record.
//! `docs/notation.md` describes the format.
//!
//! ```
//! use doska_play::record;
//! let records = record::read("[GameType \"30,W,8,8,A0,0\"]\n1. d3-d4! {bold} e6-e5 *");
//! let game = records.games[0].as_ref().unwrap();
//! assert_eq!(game.tree.main_line().move_texts(), ["d3-d4", "e6-e5"]);
//! assert_eq!(
//!     record::write(game),
//!     "[Result \"*\"]\n[GameType \"30,W,8,8,A0,0\"]\n\n1. d3-d4 $1 {bold} 1... e6-e5 *\n\n"
//! );
//! ```

mod decode;
mod feed;
mod foreign;
mod lex;
mod movetext;
mod problem;
mod read;
mod result;
mod round;
mod tags;
mod which;
mod word;
mod wrap;
mod write;

pub use decode::decode;
pub use problem::{Failure, LISTED, Problem, Spot, Warning, WrongMove};
pub use read::{Entry, Reader};
pub use result::GameResult;
pub use tags::Tags;
pub use write::{write, write_numeric};

use crate::{GameHistory, GameSpec, Tree};

/// One game as a file holds it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Everything said about the game, but for what follows from the tree and the result: the tags
    /// `Result`, `GameType`, `Variant`, those of the game's options, `SetUp` and `FEN` are written
    /// from there.
    pub tags: Tags,
    /// The moves, with variations and comments.
    pub tree: Tree,
    /// Who won. Where the rules end the game, [`write()`] writes what they say instead.
    pub result: GameResult,
}

impl Record {
    /// A record of these moves without tags; the result is what the rules say of the main line.
    pub fn new(tree: Tree) -> Record {
        let result = tree
            .main_line()
            .outcome()
            .map_or(GameResult::Open, GameResult::of);
        Record {
            tags: Tags::default(),
            tree,
            result,
        }
    }

    /// A record of one line of play, as it is being played.
    pub fn of_line(line: &GameHistory) -> Record {
        Record::new(Tree::from_line(line))
    }

    /// The game and its options.
    pub fn game(&self) -> GameSpec {
        GameSpec::read(&self.tree.start().game()).expect("a position names its game as it is read")
    }

    /// The name of the player in a seat, if the record has it.
    pub fn player(&self, seat: usize) -> Option<&str> {
        self.tags.get(&player_tag(seat, self.tree.start().seats()))
    }

    /// Names the player in a seat.
    pub fn set_player(&mut self, seat: usize, name: &str) {
        let tag = player_tag(seat, self.tree.start().seats());
        self.tags.set(&tag, name);
    }
}

/// The tag that names a player: `White` and `Black`, or `Player1` and so on where there are more seats.
pub fn player_tag(seat: usize, seats: usize) -> String {
    match (seats, seat) {
        (2, 0) => "White".to_owned(),
        (2, 1) => "Black".to_owned(),
        _ => format!("Player{}", seat + 1),
    }
}

/// The games of a file.
#[derive(Debug, Default)]
pub struct Records {
    /// The games, in order.
    pub games: Vec<Result<Record, Failure>>,
    /// What was odd but could be read past, in order.
    pub warnings: Vec<Warning>,
}

/// Reads all games of a file. Each says by its tags which game it is.
pub fn read(text: &str) -> Records {
    read_as(text, None)
}

/// Reads all games of a file; those that do not say which game they are, are taken for `default`.
pub fn read_as(text: &str, default: Option<&GameSpec>) -> Records {
    let mut records = Records::default();
    let mut reader = Reader::new(text, default);
    for entry in reader.by_ref() {
        records.warnings.extend(entry.warnings);
        records.games.push(entry.game);
    }
    records.warnings.extend(reader.into_warnings());
    records
}
