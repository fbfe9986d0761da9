//! `doska play`: a game at this terminal, among people or with the engine; on the whole screen, or line
//! by line.

mod brain;
mod keep;
mod plain;
mod setup;
mod store;
mod told;
mod tui;

use std::io::IsTerminal;
use std::path::PathBuf;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::record::Tags;
use doska_play::round::End;
use doska_play::{AnyPosition, GameHistory};

use crate::arguments;
use crate::console::Console;

/// A game to begin with, or to go on with.
pub struct Begun {
    line: GameHistory,
    /// What its record says beside the moves.
    tags: Tags,
    /// How its players ended it.
    agreed: Option<End>,
    /// Its file, if that holds nothing else.
    file: Option<PathBuf>,
    /// What is to be said once about where it comes from.
    notice: Option<String>,
}

impl Begun {
    fn new(start: &AnyPosition) -> Begun {
        Begun {
            line: GameHistory::new(start),
            tags: Tags::default(),
            agreed: None,
            file: None,
            notice: None,
        }
    }

    fn load(console: &Console, file: &str) -> Result<Begun> {
        let loaded = keep::load(console, file)?;
        let part = |wrong: String| console.say("cli-play-load-part", &[("said", &wrong)]);
        Ok(Begun {
            line: loaded.line,
            tags: loaded.tags,
            agreed: loaded.agreed,
            file: loaded.path,
            notice: loaded.wrong.map(part),
        })
    }
}

/// Plays as the arguments say, until somebody leaves. On a terminal that is the whole screen, unless lines
/// are wanted.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let begun = if let Some(file) = args.get_one::<String>("load") {
        Some(Begun::load(console, file)?)
    } else if args.contains_id("game") {
        let game = arguments::game(&console.words, args)?;
        Some(Begun::new(&arguments::position(
            &console.words,
            args,
            &game,
        )?))
    } else {
        None
    };
    if !is_screen(args) {
        return plain::run(console, args, begun);
    }
    // Where nothing is said of how to play a game, that is chosen first.
    let said = ["load", "position", "level", "seat", "clock"];
    match begun {
        Some(begun) if !said.iter().any(|name| args.contains_id(name)) => {
            let game = store::game_of(&begun.line);
            tui::run(console, args, None, Some(&game))
        }
        begun => tui::run(console, args, begun, None),
    }
}

/// Whether there is a whole screen to play on.
fn is_screen(args: &ArgMatches) -> bool {
    let plain = args.get_flag("plain") || args.get_flag("spoken");
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !plain && !dumb && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}
