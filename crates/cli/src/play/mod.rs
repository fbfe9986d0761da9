//! `doska play`: a game of people at one terminal.

mod choose;
mod command;
mod help;
mod keep;
mod listing;
mod reader;
mod session;
mod typed;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::Line;

use crate::console::Console;
use crate::given;

use reader::Reader;
use session::Session;

/// Plays as the arguments say, until somebody leaves.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let mut reader = Reader::new()?;
    let spoken = args.get_flag("spoken");
    let mut session = if let Some(file) = args.get_one::<String>("load") {
        let loaded = keep::load(console, file)?;
        Session::loaded(console, loaded, spoken)
    } else if args.contains_id("game") {
        let game = given::game(&console.words, args)?;
        let start = given::position(&console.words, args, &game)?;
        Session::new(console, Line::new(&start), spoken)
    } else {
        let Some(game) = choose::choose(console, &mut reader)? else {
            return Ok(());
        };
        Session::new(console, Line::new(&game.start()), spoken)
    };
    let played = session.run(&mut reader);
    // Whatever ended the session, the game is not lost.
    session.leave()?;
    played
}
