//! `doska show`: a position in the terminal, or a record move by move.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::GameSpec;

use crate::arguments;
use crate::console::{Console, stdout};
use crate::draw::Scene;
use crate::play;

/// Shows what the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let what = args.get_one::<String>("game").map_or("", String::as_str);
    // A game is a game, even where there is a file of its name.
    if GameSpec::read(what.trim()).is_err() && Path::new(what).is_file() {
        return play::browse(console, what, args.get_flag("spoken"));
    }
    let game = arguments::game(&console.words, args)?;
    let history = arguments::history(&console.words, args, &game)?;
    let scene = Scene::of_line(console, &history);
    let text = if args.get_flag("spoken") {
        scene.spoken(console)
    } else {
        scene.draw(console)
    };
    writeln!(stdout(), "{text}")?;
    Ok(())
}
