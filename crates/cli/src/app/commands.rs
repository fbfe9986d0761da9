//! Every command with its operands and flags.

use clap::{Arg, Command, ValueHint};

use super::{Help, args, engine, puzzles, tables};

/// All commands, in the order in which help lists them.
pub(super) fn all(help: Help) -> Vec<Command> {
    vec![
        play(help),
        puzzles::puzzle(help),
        serve(help),
        rules(help),
        games(help),
        show(help),
        convert(help),
        inspect(help),
        replay(help),
        perft(help),
        engine::analyse(help),
        engine::match_(help),
        engine::solve(help),
        engine::tune(help),
        engine::bench(help),
        engine::engine(help),
        tables::tablebase(help),
        puzzles::puzzles(help),
        completions(help),
        man(help),
        explain(help),
    ]
}

fn play(help: Help) -> Command {
    let game = help.text("cli-value-game");
    help.command("play", &format!("[{game}]"))
        .arg(args::games(help.operand("game")))
        .arg(help.position().requires("game"))
        .arg(
            help.option("resume", "file")
                .alias("load")
                .value_hint(ValueHint::FilePath)
                .num_args(0..=1)
                .default_missing_value("")
                .help(help.text("play-resume"))
                .conflicts_with_all(["game", "position"]),
        )
        .arg(help.flag("list").conflicts_with_all(["game", "resume"]))
        .arg(args::level(help))
        .arg(args::seats(help.option("seat", "seat")))
        .arg(help.option("clock", "clock"))
        .arg(
            args::number(help, "movetime", 1, 86_400_000)
                .help(help.text("play-movetime"))
                .value_name(help.text("cli-value-number")),
        )
        .arg(args::threads(help).help(help.text("analyse-threads")))
        .args(tables::flags(help))
        .arg(args::number(help, "seed", 0, u64::MAX).help(help.text("play-seed")))
        .arg(help.flag("plain"))
        .arg(help.flag("spoken"))
}

fn serve(help: Help) -> Command {
    let tables = help.option("tables", "folder");
    help.command("serve", "")
        .arg(help.option("listen", "address").allow_hyphen_values(true))
        .arg(
            tables
                .value_hint(ValueHint::DirPath)
                .help(help.text("serve-tables")),
        )
        .arg(help.flag("verbose").short('v'))
}

fn rules(help: Help) -> Command {
    let operands = format!(
        "{} [{}]",
        help.text("cli-value-game"),
        help.text("cli-value-article")
    );
    help.command("rules", &operands)
        .arg(help.game())
        .arg(help.operand("article"))
        .arg(help.flag("spoken").conflicts_with("source"))
        .arg(help.flag("no-pager"))
        .arg(help.flag("source"))
}

fn games(help: Help) -> Command {
    help.command("games", "").arg(help.flag("json"))
}

fn show(help: Help) -> Command {
    help.command("show", &help.text("cli-value-game"))
        .arg(help.game().help(help.text("show-what")))
        .arg(help.position())
        .arg(help.moves())
        .arg(help.flag("spoken"))
}

fn convert(help: Help) -> Command {
    let operands = help.text("cli-value-file");
    help.command("convert", &operands)
        .arg(
            help.operand("file")
                .value_hint(ValueHint::FilePath)
                .required_unless_present_any(["svg", "diagrams"]),
        )
        .arg(
            help.option("output", "file")
                .short('o')
                .alias("out")
                .value_hint(ValueHint::AnyPath),
        )
        .arg(help.flag("force").requires("output"))
        .arg(
            help.option("to", "format")
                .value_parser(["pdn", "pdn-numeric", "json"])
                .conflicts_with_all(["svg", "diagrams"]),
        )
        .arg(args::games(help.option("game", "game")).conflicts_with("svg"))
        .arg(args::games(help.option("svg", "game")).conflicts_with_all(["file", "diagrams"]))
        .arg(help.position().requires("svg"))
        .arg(help.moves().requires("svg"))
        .arg(
            help.option("arrow", "move")
                .requires("svg")
                .allow_hyphen_values(true),
        )
        .arg(
            help.option("diagrams", "file")
                .value_hint(ValueHint::FilePath)
                .requires("output")
                .conflicts_with("file"),
        )
}

fn inspect(help: Help) -> Command {
    help.command("inspect", &help.text("cli-value-game"))
        .arg(help.game())
        .arg(help.position())
        .arg(help.flag("stdin").conflicts_with("position"))
        .arg(help.flag("counters"))
        .arg(help.flag("json"))
}

fn replay(help: Help) -> Command {
    help.command("replay", &help.text("cli-value-game"))
        .arg(help.game())
        .arg(help.position())
        .arg(help.moves().conflicts_with("stdin"))
        .arg(help.flag("stdin").required_unless_present("moves"))
        .arg(help.flag("counters"))
        .arg(help.flag("json"))
}

fn perft(help: Help) -> Command {
    let operands = format!(
        "{} {}",
        help.text("cli-value-game"),
        help.text("cli-value-depth")
    );
    help.command("perft", &operands)
        .arg(help.game())
        .arg(args::depth(help))
        .arg(help.position())
        .arg(help.flag("divide"))
        .arg(args::threads(help))
        .arg(help.flag("json"))
}

fn explain(help: Help) -> Command {
    let command = help.text("cli-value-command");
    help.command("help", &format!("[{command}]"))
        .arg(help.operand("command"))
}

fn completions(help: Help) -> Command {
    help.command("completions", &help.text("cli-value-shell"))
        .arg(shell(help))
}

fn shell(help: Help) -> Arg {
    help.operand("shell")
        .required(true)
        .hide_possible_values(true)
        .value_parser(clap::value_parser!(clap_complete::Shell))
}

fn man(help: Help) -> Command {
    help.command("man", "").arg(
        help.option("output", "folder")
            .short('o')
            .alias("out")
            .value_hint(ValueHint::DirPath)
            .help(help.text("cli-flag-out")),
    )
}
