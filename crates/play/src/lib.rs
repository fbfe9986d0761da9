//! Games being played: the boundary between the rules and everything that people touch.
//!
//! Above this crate nothing names a game. [`games`] lists them, [`GameSpec::read`]
//! finds one by its name and options, [`AnyPosition`] and [`GameHistory`] are a position and a whole game of
//! whichever game it is, [`MoveInput`] takes a move tap by tap, and [`Words`] turns what the rules have to
//! say into Russian, English or Turkish.
//!
//! ```
//! use doska_play::{GameSpec, GameHistory};
//! let turkish = GameSpec::read("turkish").unwrap();
//! let mut line = GameHistory::new(&turkish.start());
//! line.play_text("d3-d4").unwrap();
//! assert_eq!(line.position().seat().index(), 1);
//! ```

mod erased;
#[cfg(doctest)]
mod pages;

pub mod any;
pub mod bot;
pub mod endings;
pub mod engine;
pub mod fold;
pub mod folder;
pub mod history;
pub mod input;
pub mod lesson;
pub mod puzzle;
pub mod record;
pub mod registry;
pub mod review;
pub mod round;
pub mod svg;
pub mod tree;
pub mod typed;
pub mod words;

pub use any::{AnyMove, AnyPosition};
pub use bot::Bot;
pub use doska_rules as rules;
pub use doska_rules::{Event, Note, Outcome, Reason, Seat, Step, Team, View};
pub use doska_search::{ALL_LINES, Certain, Level, LevelSettings, Limits, Stop};
pub use doska_tables as tables;
pub use endings::Endings;
pub use engine::{AnyEngine, Score, SearchInfo};
pub use folder::{Manifest, Section, main_variants, variants};
pub use history::GameHistory;
pub use input::{Input, MoveInput};
pub use puzzle::{Puzzle, PuzzleAttempt, PuzzleFile};
pub use record::{Record, Records};
pub use registry::{GameInfo, GameSpec, GameVisitor, games};
pub use round::Round;
pub use tree::{NodeId, Tree};
pub use words::{Lang, Words};
