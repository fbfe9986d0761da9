//! How fast the server is, beside a boardgame.io server that does the same work.

pub mod measure;
mod pairs;
mod stores;
mod tables;

pub use measure::{many, open, play};
pub use pairs::{Pair, Place, Sockets};
pub use tables::{print, script};
