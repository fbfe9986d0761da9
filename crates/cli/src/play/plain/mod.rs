//! Line mode: for pipes, for screen readers, and for people who like to type.

mod actions;
mod choose;
pub mod command;
mod help;
mod listing;
mod opponent;
pub mod reader;
mod session;

use anyhow::Result;
use clap::ArgMatches;

use super::InitialGame;
use super::game_files::GameFiles;
use super::setup::Setup;
use crate::console::Console;

use reader::Reader;
use session::Session;

/// Plays as the arguments say, until somebody leaves.
pub fn run(console: &Console, args: &ArgMatches, initial: Option<InitialGame>) -> Result<()> {
    let mut reader = Reader::new()?;
    let initial = match initial {
        Some(initial) => initial,
        None => match choose::choose(console, &mut reader)? {
            Some(game) => InitialGame::new(&game.start()),
            None => return Ok(()),
        },
    };
    let setup = Setup::read(
        console,
        args,
        initial.history.position().seats(),
        initial.players.as_deref(),
    )?;
    let files = GameFiles::of(console, &initial, &setup);
    let round = initial.round(setup.control, 0);
    let spoken = args.get_flag("spoken");
    let mut session = Session::new(console, round, setup, files, spoken);
    session.notice = initial.notice;
    let played = session.run(&mut reader);
    // Whatever ended the session, the game is not lost.
    session.leave()?;
    played
}
