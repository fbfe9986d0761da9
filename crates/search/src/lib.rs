//! One engine for all of Doska's games.
//!
//! Iterative deepening principal variation search with a shared transposition table, generic over the
//! game: see [`Engine`]. With one thread and a limit of nodes or depth it is repeatable to the node.

mod calm;
pub mod engine;
pub mod eval;
mod hardware;
pub mod judge;
pub mod level;
pub mod limits;
mod order;
pub mod score;
pub mod solve;
pub mod table;
mod tree;
mod tries;
pub mod uct;
mod worker;

pub use engine::{Engine, Found, Report};
pub use judge::{Judge, Searcher};
pub use level::{Level, Rung};
pub use limits::{Limits, Stop};
pub use solve::Solved;
pub use table::Table;
