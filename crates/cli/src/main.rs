//! `doska`: the games at the command line.

mod admin;
mod analyse;
mod app;
mod arguments;
mod bench;
mod bot;
mod console;
mod convert;
mod draw;
mod engine;
mod fail;
mod files;
mod games;
mod generate;
mod inspect;
mod json;
mod lang;
mod lines;
mod man;
mod match_;
mod names;
mod perft;
mod play;
mod progress;
mod puzzle;
mod puzzles;
mod replay;
mod rules;
mod serve;
mod show;
mod solve;
mod store;
mod tablebase;
mod tune;
mod worker;
mod workers;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::Words;

use console::Console;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The exit status where the command line, or what was to be read, is wrong.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let words = Words::new(lang::choose(&args, |name| std::env::var(name).ok()));
    let words = words.with_lessons().in_ascii(lang::is_ascii(&args));
    let mut app = app::command(&words);
    let matches = match app.try_get_matches_from_mut(&args) {
        Ok(matches) => matches,
        Err(error) => return refuse(&words, &named(&app, &args), &error),
    };
    if let Some(when) = matches.get_one::<String>("color") {
        let choice = match when.as_str() {
            "always" => anstream::ColorChoice::Always,
            "never" => anstream::ColorChoice::Never,
            _ => anstream::ColorChoice::Auto,
        };
        choice.write_global();
    }
    let console = Console::new(words, matches.get_flag("ascii"));
    match run(&console, &matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => report(&console.words, &command_of(&matches), &error),
    }
}

/// Runs the command that was given.
fn run(console: &Console, matches: &ArgMatches) -> Result<()> {
    match matches.subcommand() {
        Some(("perft", args)) => perft::run(console, args),
        Some(("analyse", args)) => analyse::run(console, args),
        Some(("solve", args)) => solve::run(console, args),
        Some(("bench", args)) => bench::run(console, args),
        Some(("match", args)) => match_::run(console, args),
        Some(("tune", args)) => tune::run(console, args),
        Some(("engine", _)) => engine::run(console),
        Some(("tablebase", args)) => tablebase::run(console, args),
        Some(("puzzle", args)) => puzzle::run(console, args),
        Some(("puzzles", args)) => puzzles::run(console, args),
        Some(("inspect", args)) => inspect::run(console, args),
        Some(("replay", args)) => replay::run(console, args),
        Some(("play", args)) => play::run(console, args),
        Some(("bot", args)) => bot::run(console, args),
        Some(("serve", args)) => serve::run(console, args),
        Some(("worker", args)) => worker::run(console, args),
        Some(("backup", args)) => store::backup(console, args),
        Some(("restore", args)) => store::restore(console, args),
        Some(("store", args)) => store::run(console, args),
        Some(("admin", args)) => admin::run(console, args),
        Some(("convert", args)) => convert::run(console, args),
        Some(("help", args)) => generate::help(console, args),
        Some(("completions", args)) => generate::completions(console, args),
        Some(("man", args)) => man::run(console, args),
        Some(("games", args)) => games::run(console, args),
        Some(("rules", args)) => rules::run(console, args),
        Some(("show", args)) => show::run(console, args),
        _ => {
            let welcome = console.text("cli-welcome");
            writeln!(console::stdout(), "{welcome}")?;
            Ok(())
        }
    }
}

/// Help and version go to stdout, anything else to stderr with exit status 2.
fn refuse(words: &Words, command: &str, error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A reader that has gone away is no error.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let said = app::usage::explain(words, error);
    let hint = words.text("cli-usage-hint", &[]);
    let _ = writeln!(anstream::stderr(), "{command}: {said}\n{hint}");
    ExitCode::from(BAD_INPUT)
}

/// The command that ran, with those it is part of: `doska tablebase probe`.
fn command_of(matches: &ArgMatches) -> String {
    let mut name = "doska".to_owned();
    let mut at = matches;
    while let Some((command, below)) = at.subcommand() {
        name.push(' ');
        name.push_str(command);
        at = below;
    }
    name
}

/// The same of a command line that could not be read: the commands it begins with.
fn named(app: &clap::Command, args: &[OsString]) -> String {
    let mut name = "doska".to_owned();
    let mut at = app;
    for word in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        match at.find_subcommand(word) {
            Some(command) => {
                name.push(' ');
                name.push_str(command.get_name());
                at = command;
            }
            None if word.starts_with('-') => {}
            None => break,
        }
    }
    name
}

fn report(words: &Words, command: &str, error: &anyhow::Error) -> ExitCode {
    if fail::is_broken_pipe(error) {
        return ExitCode::SUCCESS;
    }
    match error.downcast_ref::<fail::Reported>() {
        Some(fail::Reported::Failure) => return ExitCode::FAILURE,
        Some(fail::Reported::BadInput) => return ExitCode::from(BAD_INPUT),
        None => {}
    }
    let said = match error.downcast_ref::<std::io::Error>() {
        Some(error) => files::why(words, error),
        None => format!("{error:#}"),
    };
    let _ = writeln!(anstream::stderr(), "{command}: {said}");
    if error.is::<fail::Usage>() {
        ExitCode::from(BAD_INPUT)
    } else {
        ExitCode::FAILURE
    }
}
