//! Work on the engine, for the command line alone: nothing that plays depends on this crate.
//!
//! [`tuning`] fits evaluation weights to games that the engine plays against itself, [`uct`] is plain UCT with
//! random playouts as a yardstick, [`solve`] proves the results of small games, [`puzzles`] finds puzzles in games
//! that the engine plays.

pub mod puzzles;
mod signature;
pub mod solve;
pub mod tune;
pub mod tuning;
pub mod uct;

pub use signature::signature;
pub use solve::{Solved, solve_game};
pub use tuning::Tuning;
pub use uct::uct_move;
