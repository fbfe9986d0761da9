//! `doska puzzle`: puzzles solved at this terminal, line by line.

pub mod progress;
pub mod refutation;
mod select;
mod session;

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::ArgMatches;
use doska_play::{Puzzle, games, puzzle};

use crate::arguments;
use crate::console::Console;
use crate::fail::Usage;
use crate::play::Reader;

use progress::Progress;
use select::Wanted;
use session::Session;

/// Today in UTC, as a number of days since 1970-01-01.
pub fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    puzzle::day_of(since.map_or(0, |since| since.as_secs()))
}

/// Gives puzzles until somebody leaves.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let wanted = wanted(console, args)?;
    let progress = Progress::load(&progress::file());
    let today = today();
    let first = first(console, args, &wanted, &progress, today)?;
    let mut reader = Reader::new()?;
    let spoken = args.get_flag("spoken");
    Session::new(console, wanted, progress, today, spoken).run(first, &mut reader)
}

/// What was asked for. The error names what there is.
fn wanted(console: &Console, args: &ArgMatches) -> Result<Wanted> {
    let game = if args.contains_id("game") {
        Some(arguments::game(&console.words, args)?.info().id)
    } else {
        None
    };
    let theme = args.get_one::<String>("theme").cloned();
    if let Some(theme) = &theme
        && !puzzle::themes::ALL.contains(&theme.as_str())
    {
        let valid = puzzle::themes::ALL.join(", ");
        let args = [("theme", theme.as_str()), ("valid", &valid)];
        return Err(Usage(console.say("puzzle-theme-unknown", &args)).into());
    }
    let level = args.get_one::<u64>("level").map(|level| *level as u8);
    Ok(Wanted { game, theme, level })
}

/// The puzzle to begin with.
fn first(
    console: &Console,
    args: &ArgMatches,
    wanted: &Wanted,
    progress: &Progress,
    today: u64,
) -> Result<&'static Puzzle> {
    let none = |id: &str| Err(Usage(console.text(id)).into());
    if games()
        .iter()
        .all(|game| puzzle::puzzles(game.id).is_empty())
    {
        return none("puzzle-none");
    }
    if let Some(id) = args.get_one::<String>("id") {
        let found = puzzle::find(id.trim());
        return found.ok_or_else(|| Usage(console.say("puzzle-id-unknown", &[("id", id)])).into());
    }
    if args.get_flag("daily") {
        let game = wanted.game.or_else(|| puzzle::daily_game(today));
        let found = game.and_then(|game| puzzle::daily(game, today));
        return found.map_or_else(|| none("puzzle-none-game"), Ok);
    }
    wanted
        .next(progress, None)
        .map_or_else(|| none("puzzle-none-fit"), Ok)
}
