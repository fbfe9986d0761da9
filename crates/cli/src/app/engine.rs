//! The commands of the engine.

use clap::{Arg, Command, ValueHint, value_parser};

use super::{Help, args, tables};

pub(super) fn engine(help: Help) -> Command {
    help.command("engine", "")
}

pub(super) fn bench(help: Help) -> Command {
    help.command("bench", "")
        .arg(depth(help).help(help.text("bench-depth")))
        .arg(help.flag("json"))
}

pub(super) fn match_(help: Help) -> Command {
    let game = help.text("cli-value-game");
    help.command("match", &format!("A B --game {game}"))
        .arg(help.operand("a").required(true))
        .arg(help.operand("b").required(true))
        .arg(
            args::games(help.option("game", "game"))
                .required(true)
                .help(help.text("cli-operand-game")),
        )
        .arg(number(help, "games", "100").value_parser(value_parser!(u64).range(1..=10_000_000)))
        .arg(args::threads(help).help(help.text("match-threads")))
        .arg(args::workers(help))
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

pub(super) fn tune(help: Help) -> Command {
    let operands = format!(
        "{} -o {}",
        help.text("cli-value-game"),
        help.text("cli-value-file")
    );
    let large = |name: &'static str, default: &'static str, about: &str| {
        number(help, name, default).help(help.text(about))
    };
    help.command("tune", &operands)
        .arg(help.game())
        .arg(
            help.option("output", "file")
                .short('o')
                .required(true)
                .value_hint(ValueHint::FilePath)
                .help(help.text("tune-output")),
        )
        .arg(
            large("games", "1000", "tune-games")
                .value_parser(value_parser!(u64).range(1..=10_000_000)),
        )
        .arg(
            large("nodes", "1000", "tune-nodes")
                .value_parser(value_parser!(u64).range(1..=1_000_000_000)),
        )
        .arg(number(help, "seed", "1").value_parser(value_parser!(u64)))
        .arg(args::threads(help).help(help.text("match-threads")))
        .arg(args::workers(help))
        .arg(
            help.option("from", "file")
                .value_hint(ValueHint::FilePath)
                .conflicts_with_all(["resume", "games", "nodes", "seed", "workers"]),
        )
        .arg(help.option("keep", "terms"))
        .arg(help.flag("resume").help(help.text("tune-resume")))
        .arg(help.flag("force"))
        .arg(help.flag("source").help(help.text("tune-source")))
        .arg(help.flag("json"))
}

pub(super) fn analyse(help: Help) -> Command {
    let large = |name: &'static str, most: u64| {
        let range = value_parser!(u64).range(1..=most);
        help.option(name, "number").value_parser(range)
    };
    help.command("analyse", &help.text("cli-value-what"))
        .visible_alias("analyze")
        .arg(args::games(help.operand("what").required(true)).value_hint(ValueHint::FilePath))
        .arg(help.position())
        .arg(help.moves())
        .arg(args::games(help.option("game", "game")))
        .arg(large("nodes", u64::MAX))
        .arg(large("movetime", 86_400_000))
        .arg(depth(help).help(help.text("analyse-depth")))
        .arg(large("lines", 64))
        .arg(large("hash", 4096))
        .arg(args::threads(help).help(help.text("analyse-threads")))
        .args(tables::flags(help))
        .arg(
            help.option("output", "file")
                .short('o')
                .value_hint(ValueHint::FilePath)
                .help(help.text("analyse-output")),
        )
        .arg(help.flag("force").requires("output"))
        .arg(help.flag("json"))
}

pub(super) fn solve(help: Help) -> Command {
    help.command("solve", &help.text("cli-value-game"))
        .arg(help.game())
        .arg(help.option("checkers", "number"))
        .arg(
            help.option("hash", "number")
                .value_parser(value_parser!(u64).range(1..=1 << 20))
                .help(help.text("solve-hash")),
        )
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
