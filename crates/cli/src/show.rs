//! `doska show`: a position in the terminal.

use std::io::Write;

use anyhow::Result;
use clap::ArgMatches;

use crate::console::{Console, stdout};
use crate::draw::Scene;
use crate::given;

/// Shows what the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = given::game(&console.words, args)?;
    let line = given::line(&console.words, args, &game)?;
    let scene = Scene::of_line(console, &line);
    let text = if args.get_flag("spoken") {
        scene.spoken(console)
    } else {
        scene.draw(console)
    };
    writeln!(stdout(), "{text}")?;
    Ok(())
}
