//! `doska tablebase`: builds, verifies and probes endgame tables.

mod build;
pub mod folder;
mod info;
mod probe;
mod progress;
pub mod verdict;
mod verify;

pub use build::threads;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::{GameSpec, endings, games};

use crate::arguments;
use crate::console::Console;
use crate::fail::Usage;

/// Runs the command that was given.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    match args.subcommand() {
        Some(("build", args)) => build::run(console, args),
        Some(("verify", args)) => verify::run(console, args),
        Some(("probe", args)) => probe::run(console, args),
        Some(("info", args)) => info::run(console, args),
        _ => Err(Usage(console.text("tables-command")).into()),
    }
}

/// The game, if it has tables.
fn game(console: &Console, args: &ArgMatches) -> Result<GameSpec> {
    let game = arguments::game(&console.words, args)?;
    if endings::has_tables(game.info()) {
        return Ok(game);
    }
    let valid: Vec<&str> = games()
        .iter()
        .filter(|game| endings::has_tables(game))
        .map(|game| game.id)
        .collect();
    let args = [("game", game.text()), ("valid", &valid.join(", "))];
    Err(Usage(console.say("tables-game", &args)).into())
}
