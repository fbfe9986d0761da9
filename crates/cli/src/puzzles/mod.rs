//! `doska puzzles`: mines puzzles, and proves them again.

mod build;
mod check;
pub mod remote;

use anyhow::Result;
use clap::ArgMatches;

use crate::console::Console;
use crate::fail::Usage;

/// Runs the command that was given.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    match args.subcommand() {
        Some(("build", args)) => build::run(console, args),
        Some(("check", args)) => check::run(console, args),
        _ => Err(Usage(console.text("puzzles-command")).into()),
    }
}
