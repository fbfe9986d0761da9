//! Russian draughts, as far as three games share them: the board, quiet moves, captures, their paths,
//! their texts, and why an attempt is refused.
//!
//! One function, [`Hunt::hops`], knows which jumps come next. Canonical texts, every way to enter a
//! capture, the reading of any path, and refusals are made from it, so they cannot disagree. Move lists
//! and counts are found in a faster way: `sweep` finds steps and short captures of a whole side at once,
//! `walk` goes through the rest. Tests compare them with what follows from `Hunt::hops`.

mod board;
mod generate;
#[cfg(test)]
mod generate_tests;
mod hunt;
mod paths;
pub mod rays;
mod refuse;
mod show;
mod sweep;
mod turn;
mod walk;

pub use board::{Board, BoardMove, forward, last_rank};
pub use hunt::{Hunt, Seen, Stage, can_jump};
pub use paths::read_path;
pub use refuse::{illegal, place_name};
pub use turn::{Rules, Turn};
