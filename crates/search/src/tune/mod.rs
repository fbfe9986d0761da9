//! Tuning: games that the engine plays with itself, what a judgement sees in them, and the weights that
//! foretell their results best.
//!
//! Nothing here is needed to play. [`play`] plays a game and keeps its calm positions, [`sample`] says
//! what each term counts in one of them, [`Data::fit`] finds the weights. Every step follows from a seed
//! and is the same on every run, whatever the number of threads.

mod fit;
mod game;
mod sample;
mod solve;

pub use fit::{Data, Fit, Losses};
pub use game::{Played, SelfPlay, play};
pub use sample::{Sample, sample};
