//! The commands of the engine.

use clap::{Arg, Command, ValueHint, value_parser};

use super::{Help, args};

pub(super) fn engine(help: Help) -> Command {
    help.command("engine", "")
}

pub(super) fn bench(help: Help) -> Command {
    help.command("bench", "")
        .arg(depth(help).help(help.text("bench-depth")))
        .arg(help.flag("json"))
}

pub(super) fn match_(help: Help) -> Command {
    help.command("match", "A B --game")
        .arg(help.operand("a").required(true))
        .arg(help.operand("b").required(true))
        .arg(
            help.option("game", "game")
                .required(true)
                .help(help.text("cli-operand-game")),
        )
        .arg(number(help, "games", "100").value_parser(value_parser!(u64).range(1..=10_000_000)))
        .arg(args::threads(help).help(help.text("match-threads")))
        .arg(help.option("openings", "openings"))
        .arg(number(help, "seed", "1").value_parser(value_parser!(u64)))
        .arg(number(help, "plies", "2000").value_parser(value_parser!(u64).range(1..=100_000)))
        .arg(help.option("sprt", "elos").allow_hyphen_values(true))
        .arg(
            help.option("output", "file")
                .short('o')
                .aliases(["pdn", "pgn"])
                .value_hint(ValueHint::FilePath)
                .help(help.text("match-output")),
        )
        .arg(help.flag("resume").requires("output"))
        .arg(help.flag("json"))
}

/// `--depth N`.
fn depth(help: Help) -> Arg {
    help.option("depth", "number")
        .value_parser(value_parser!(u32).range(1..=100))
}

/// A flag with a number that has a default.
fn number(help: Help, name: &'static str, default: &'static str) -> Arg {
    help.option(name, "number").default_value(default)
}
