//! The commands of the engine.

use clap::Command;

use super::Help;

pub(super) fn engine(help: Help) -> Command {
    help.command("engine", "")
}
