//! Russian draughts, as far as two games share them: the board, quiet moves, captures, their paths,
//! their texts, and why an attempt is refused.
//!
//! One function, [`Hunt::hops`], knows which jumps come next. Move lists, canonical texts, every way to
//! enter a capture, and the reading of any path are made from it, so they cannot disagree.

mod board;
mod hunt;
mod paths;
pub mod rays;
mod refuse;
mod show;
mod turn;

pub use board::{Board, BoardMove, forward, last_rank};
pub use hunt::{Hunt, Seen, Stage, can_jump};
pub use paths::read_path;
pub use refuse::{illegal, place_name};
pub use turn::{Rules, Turn};
