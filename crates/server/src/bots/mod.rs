//! The server's own bots: always here, at several levels, in every game.
//!
//! A bot is a player like any other. That something is asked of it is an item of the outbox, written with the move that
//! asks; a server or a worker takes the item, thinks in a small pool of search threads, and sends the bot's command the
//! way everybody does. If that one dies, another takes the item when its lease is over.

mod engines;
mod house;
mod runner;

pub use engines::Engines;
pub use house::{all, level_of, settle};
pub use runner::{KIND, fill, is_asked, queue, run, run_with, sit, usual_searches};
