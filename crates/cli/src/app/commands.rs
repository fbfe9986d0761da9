//! Every command with its operands and flags.

use clap::{Arg, Command, ValueHint};

use super::{Help, args, engine, puzzles, store, tables};
use crate::serve::settings::{SETTINGS, Setting};

/// All commands, in the order in which help lists them.
pub(super) fn all(help: Help) -> Vec<Command> {
    vec![
        play(help),
        puzzles::puzzle(help),
        serve(help),
        worker(help),
        bot(help),
        store::backup(help),
        store::restore(help),
        store::store(help),
        admin(help),
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

/// A setting of the server.
fn setting(help: Help, setting: &Setting) -> Arg {
    let hint = match setting.value {
        "folder" => ValueHint::DirPath,
        _ => ValueHint::Other,
    };
    let arg = help
        .option(setting.name, setting.value)
        .help(help.text(&format!("serve-{}", setting.name)));
    arg.value_hint(hint).allow_hyphen_values(true)
}

fn worker(help: Help) -> Command {
    let has = |setting: &&Setting| crate::worker::SETTINGS.contains(&setting.name);
    let settings = SETTINGS.iter().filter(has);
    let setting = |one: &Setting| match one.name {
        "workers" => setting(help, one).help(help.text("worker-workers")),
        _ => setting(help, one),
    };
    let url = help.text("cli-value-url");
    help.command("worker", &format!("--database {url} --bus {url}"))
        .args(settings.map(setting))
        .arg(
            help.option("kinds", "kinds")
                .help(help.text("worker-kinds")),
        )
        .arg(
            help.option("config", "file")
                .value_hint(ValueHint::FilePath),
        )
        .arg(help.flag("verbose").short('v').conflicts_with("log-level"))
}

fn serve(help: Help) -> Command {
    help.command("serve", "")
        .args(SETTINGS.iter().map(|one| setting(help, one)))
        .arg(
            help.option("config", "file")
                .value_hint(ValueHint::FilePath),
        )
        .arg(help.flag("check"))
        .arg(help.flag("verbose").short('v').conflicts_with("log-level"))
}

fn bot(help: Help) -> Command {
    let url = help.text("cli-value-url");
    help.command("bot", &format!("--server {url} --token TOKEN"))
        .arg(
            help.option("server", "url")
                .required(true)
                .value_hint(ValueHint::Url)
                .help(help.text("bot-server")),
        )
        .arg(help.option("token", "token").help(help.text("bot-token")))
        .arg(args::level(help).help(help.text("bot-level")))
        .arg(
            args::games(help.option("game", "game"))
                .action(clap::ArgAction::Append)
                .help(help.text("bot-game")),
        )
        .arg(help.flag("open").help(help.text("bot-open")))
        .arg(args::number(help, "games", 1, 1_000_000).help(help.text("bot-games")))
        .arg(args::threads(help).help(help.text("bot-threads")))
}

fn admin(help: Help) -> Command {
    let operands = ["action", "member", "role"].map(|name| help.text(&format!("cli-value-{name}")));
    let [action, member, role] = &operands;
    let data = help.option("data", "folder").value_hint(ValueHint::DirPath);
    help.command("admin", &format!("{action} [{member}] [{role}]"))
        .arg(
            help.operand("action")
                .required(true)
                .value_parser(crate::admin::ACTIONS),
        )
        .arg(help.operand("member"))
        .arg(help.operand("role"))
        .arg(data.help(help.text("serve-data")))
        .arg(
            help.option("database", "url")
                .help(help.text("serve-database")),
        )
        .arg(
            help.option("config", "file")
                .value_hint(ValueHint::FilePath),
        )
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
