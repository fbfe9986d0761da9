//! `doska show`: a position in the terminal.

use std::io::Write;

use anyhow::Result;
use clap::ArgMatches;

use crate::arguments;
use crate::console::{Console, stdout};
use crate::draw::Scene;

/// Shows what the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
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
