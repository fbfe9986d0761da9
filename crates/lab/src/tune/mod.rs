//! Tuning: self-play games, what the evaluation terms count in their positions, and the weights that predict the
//! results best.
//!
//! [`play`] plays a game and keeps its quiet positions, [`sample`] says what each term counts in one of them,
//! [`Data::fit`] finds the weights. Every step follows from a seed and is the same on every run, whatever the
//! number of threads.

mod cholesky;
mod fit;
mod sample;
mod self_play;

pub use fit::{Data, Fit, Losses};
pub use sample::{Sample, sample};
pub use self_play::{Played, SelfPlay, play};
