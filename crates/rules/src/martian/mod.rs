//! Martian Chess: pieces without a colour, which belong to the owner of the quadrant they stand in.
//!
//! ```
//! use doska_rules::{Position, Text, martian::Martian};
//! let start = Martian::start(&Default::default());
//! assert_eq!(start.write(), "QQD1/QDP1/DPP1/4/4/1PPD/1PDQ/1DQQ 1 0,0 -");
//! let mut moves = Vec::new();
//! start.legal_moves(&mut moves);
//! assert_eq!(moves.len(), 10);
//! ```

mod board;
mod counted;
mod crossing;
mod edit;
mod generate;
mod moves;
mod options;
mod position;
mod refuse;
mod show;
mod text;

pub use board::{QUADRANTS, drone_reach, pawn_reach, queen_reach, value};
pub use moves::{Landing, Move, NoReturn};
pub use options::{Options, Players};
pub use position::Martian;
