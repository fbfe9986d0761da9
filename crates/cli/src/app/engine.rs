//! The commands of the engine.

use clap::{Arg, Command, value_parser};

use super::Help;

pub(super) fn engine(help: Help) -> Command {
    help.command("engine", "")
}

pub(super) fn bench(help: Help) -> Command {
    help.command("bench", "")
        .arg(depth(help).help(help.text("bench-depth")))
        .arg(help.flag("json"))
}

/// `--depth N`.
fn depth(help: Help) -> Arg {
    help.option("depth", "number")
        .value_parser(value_parser!(u32).range(1..=100))
}
