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
pub mod oracle;
mod order;
mod repetition;
pub mod score;
pub mod solve;
pub mod table;
mod tries;
pub mod tune;
pub mod uct;
pub mod weights;
mod worker;

pub use engine::{Engine, Found, Report};
pub use judge::EngineGame;
pub use level::{Level, LevelSettings};
pub use limits::{Limits, Stop};
pub use oracle::{Certain, Oracle};
pub use solve::Solved;
pub use table::Table;
