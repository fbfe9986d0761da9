//! The commands of the server's database.

use clap::{Arg, Command, ValueHint};

use super::{Help, args};

pub(super) fn backup(help: Help) -> Command {
    named(help, help.command("backup", &help.text("cli-value-copy"))).arg(copy(help))
}

pub(super) fn restore(help: Help) -> Command {
    named(help, help.command("restore", &help.text("cli-value-copy"))).arg(copy(help))
}

pub(super) fn store(help: Help) -> Command {
    let command = help.text("cli-value-command");
    let commands = [check(help), import(help), transfer(help)];
    help.command("store", &command)
        .subcommands(commands.map(|command| command.arg(args::help(help))))
}

fn check(help: Help) -> Command {
    named(help, help.below("store", "check", ""))
}

fn import(help: Help) -> Command {
    let records = help.text("cli-value-records");
    named(
        help,
        help.below("store", "import", &format!("{records}...")),
    )
    .arg(
        help.operand("records")
            .required(true)
            .num_args(1..)
            .value_hint(ValueHint::FilePath),
    )
}

fn transfer(help: Help) -> Command {
    let operand = |name: &'static str| help.operand(name).required(true);
    let shown = ["from", "to"].map(|name| help.text(&format!("cli-value-{name}")));
    help.below("store", "copy", &shown.join(" "))
        .arg(operand("from"))
        .arg(operand("to"))
}

fn copy(help: Help) -> Arg {
    help.operand("copy")
        .required(true)
        .value_hint(ValueHint::FilePath)
}

/// Which database: as for `serve`.
fn named(help: Help, command: Command) -> Command {
    let said = |arg: Arg, id: &str| arg.help(help.text(id));
    let data = help.option("data", "folder").value_hint(ValueHint::DirPath);
    let config = help
        .option("config", "file")
        .value_hint(ValueHint::FilePath);
    command
        .arg(said(data, "serve-data"))
        .arg(said(help.option("database", "url"), "serve-database"))
        .arg(config)
}
