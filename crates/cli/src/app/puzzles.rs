//! The commands of puzzles.

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::{Help, args};

pub(super) fn puzzle(help: Help) -> Command {
    let game = help.text("cli-value-game");
    help.command("puzzle", &format!("[{game}]"))
        .arg(help.operand("game"))
        .arg(help.option("theme", "theme"))
        .arg(args::number(help, "level", 1, 10).help(help.text("puzzle-level")))
        .arg(help.flag("daily").conflicts_with_all(["theme", "level"]))
        .arg(
            help.option("id", "id")
                .conflicts_with_all(["game", "theme", "level", "daily"]),
        )
        .arg(help.flag("spoken"))
}

pub(super) fn puzzles(help: Help) -> Command {
    let command = help.text("cli-value-command");
    let commands = [build(help), check(help)];
    help.command("puzzles", &command)
        .subcommands(commands.map(|command| command.arg(args::help(help))))
}

fn build(help: Help) -> Command {
    help.below("puzzles", "build", &help.text("cli-value-game"))
        .arg(help.game())
        .arg(number(help, "count", 1, 100_000).default_value("200"))
        .arg(
            number(help, "nodes", 1_000, 1_000_000_000)
                .default_value("60000")
                .help(help.text("puzzles-nodes")),
        )
        .arg(threads(help))
        .arg(args::workers(help))
        .arg(
            number(help, "seed", 0, u64::MAX)
                .default_value("1")
                .help(help.text("puzzles-seed")),
        )
        .arg(
            help.option("output", "file")
                .short('o')
                .value_hint(ValueHint::FilePath)
                .help(help.text("puzzles-output")),
        )
        .arg(help.flag("force").help(help.text("puzzles-force")))
}

fn check(help: Help) -> Command {
    help.below("puzzles", "check", &help.text("cli-value-file"))
        .arg(
            help.operand("what")
                .required(true)
                .value_name(help.text("cli-value-file"))
                .help(help.text("puzzles-what")),
        )
        .arg(number(help, "nodes", 1_000, 1_000_000_000).help(help.text("puzzles-nodes")))
        .arg(threads(help))
}

/// `--threads N`, without a default: the machine says how many.
fn threads(help: Help) -> Arg {
    args::threads(help)
        .default_value(None::<&str>)
        .action(ArgAction::Set)
        .help(help.text("tables-threads"))
}

fn number(help: Help, name: &'static str, least: u64, most: u64) -> Arg {
    help.option(name, "number")
        .value_parser(value_parser!(u64).range(least..=most))
}
