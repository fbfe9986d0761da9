//! One engine for all of Doska's games.
//!
//! Iterative deepening principal variation search with quiescence search, a shared transposition table and lazy
//! SMP, generic over the game: see [`Engine`], and [`EngineGame`] for what a game gives it. With one thread and a
//! limit of nodes or depth it is repeatable to the node.

mod deepening;
pub mod engine;
pub mod engine_game;
pub mod eval;
mod hardware;
pub mod level;
pub mod limits;
mod move_loop;
mod move_ordering;
pub mod oracle;
mod pvs;
mod quiescence;
mod repetition;
pub mod score;
pub mod transposition;
pub mod weights;
mod worker;

pub use engine::{Engine, Info, SearchResult};
pub use engine_game::{EngineGame, Evaluation, MoveOrdering, Pruning, Quiescence, Transpositions};
pub use level::{ALL_LINES, Level, LevelSettings};
pub use limits::{Limits, Stop};
pub use oracle::{Certain, Oracle};
pub use quiescence::quiescence_score;
pub use transposition::TranspositionTable;
