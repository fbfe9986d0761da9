//! The commands of the endgame tables.

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::{Help, args};

pub(super) fn tablebase(help: Help) -> Command {
    let command = help.text("cli-value-command");
    let commands = [build(help), verify(help), probe(help), info(help)];
    help.command("tablebase", &command)
        .subcommands(commands.map(|command| command.arg(args::help(help))))
}

fn build(help: Help) -> Command {
    help.below("tablebase", "build", &help.text("cli-value-game"))
        .arg(help.game())
        .arg(help.option("pieces", "number").default_value("4"))
        .arg(folder(help))
        .arg(threads(help))
}

fn verify(help: Help) -> Command {
    help.below("tablebase", "verify", &help.text("cli-value-game"))
        .arg(help.game())
        .arg(folder(help))
        .arg(threads(help))
        .arg(number(help, "samples", "10000"))
        .arg(number(help, "seed", "1"))
}

fn probe(help: Help) -> Command {
    let operands = ["game", "position"].map(|name| help.text(&format!("cli-value-{name}")));
    help.below("tablebase", "probe", &operands.join(" "))
        .arg(help.game())
        .arg(help.operand("position").required(true))
        .arg(folder(help))
        .arg(help.flag("json"))
}

fn info(help: Help) -> Command {
    help.below("tablebase", "info", "")
        .arg(folder(help))
        .arg(help.flag("json"))
}

/// `--tables FOLDER`, the folder that is built, checked or asked. `--dir` is its old name.
fn folder(help: Help) -> Arg {
    help.option("tables", "folder")
        .alias("dir")
        .value_hint(ValueHint::DirPath)
        .help(help.text("tables-folder"))
}

/// `--threads N`, without a default: the machine says how many.
fn threads(help: Help) -> Arg {
    args::threads(help)
        .default_value(None::<&str>)
        .action(ArgAction::Set)
        .help(help.text("tables-threads"))
}

fn number(help: Help, name: &'static str, default: &'static str) -> Arg {
    help.option(name, "number")
        .default_value(default)
        .value_parser(value_parser!(u64))
}

/// `--tables FOLDER` and `--no-tables`, for commands that think.
pub(super) fn flags(help: Help) -> [Arg; 2] {
    let tables = help
        .option("tables", "folder")
        .value_hint(ValueHint::DirPath);
    [tables, help.flag("no-tables").conflicts_with("tables")]
}
