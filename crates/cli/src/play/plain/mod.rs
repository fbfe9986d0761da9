//! A game line by line: for pipes, for screen readers, for those who like to type.

mod choose;
pub mod command;
mod deeds;
mod help;
mod listing;
mod opponent;
mod reader;
mod session;

use anyhow::Result;
use clap::ArgMatches;

use super::Begun;
use super::setup::Setup;
use super::store::Store;
use crate::console::Console;

use reader::Reader;
use session::Session;

/// Plays as the arguments say, until somebody leaves.
pub fn run(console: &Console, args: &ArgMatches, begun: Option<Begun>) -> Result<()> {
    let mut reader = Reader::new()?;
    let begun = match begun {
        Some(begun) => begun,
        None => match choose::choose(console, &mut reader)? {
            Some(game) => Begun::new(&game.start()),
            None => return Ok(()),
        },
    };
    let setup = Setup::read(console, args, begun.history.position().seats())?;
    let store = Store::of(console, &begun, &setup);
    let round = begun.round(setup.control, 0);
    let spoken = args.get_flag("spoken");
    let mut session = Session::new(console, round, setup, store, spoken);
    session.notice = begun.notice;
    let played = session.run(&mut reader);
    // Whatever ended the session, the game is not lost.
    session.leave()?;
    played
}
