//! Positions as SVG.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::{GameSpec, svg};

use super::Source;
use crate::console::Console;
use crate::fail::{Reported, Usage};
use crate::{arguments, files, names};

/// Draws the position of the arguments as SVG.
pub fn picture(console: &Console, args: &ArgMatches) -> Result<()> {
    let words = &console.words;
    let game = args.get_one::<String>("svg").map_or("", String::as_str);
    let game = GameSpec::read(game.trim()).map_err(|note| Usage::note(words, &note))?;
    let history = arguments::history(words, args, &game)?;
    let position = history.position();
    let name = names::game(console, &position.game());
    let state = names::state(console, &position, history.outcome());
    let mut options = svg::Options {
        title: format!("{name}. {state}"),
        ..svg::Options::default()
    };
    if let Some(text) = args.get_one::<String>("arrow") {
        let m = position
            .read_move(text.trim())
            .map_err(|note| Usage::note(words, &note))?;
        options = options.showing(m.step_sequences().first().map_or(&[], Vec::as_slice));
    }
    super::write(
        console,
        args,
        Source::default(),
        &svg::draw(&position.view(), &options),
    )
}

/// Every diagram of a list, each into a file of its own.
pub fn diagrams(console: &Console, args: &ArgMatches) -> Result<()> {
    let operand = |name| args.get_one::<String>(name).map_or("", String::as_str);
    let (file, folder) = (operand("diagrams"), operand("output"));
    let bytes = files::read(console, file)?;
    let list = String::from_utf8_lossy(&bytes);
    std::fs::create_dir_all(folder).map_err(|error| files::not_written(console, folder, &error))?;
    let mut wrong = false;
    for (i, entry) in list.lines().enumerate() {
        if entry.trim().is_empty() || entry.starts_with('#') {
            continue;
        }
        match svg::diagram(entry) {
            Ok((name, _)) if !is_plain(&name) => {
                wrong = true;
                let said = console.say("cli-diagram-name", &[("name", &name)]);
                report(file, i + 1, &said);
            }
            Ok((name, picture)) => {
                let path = Path::new(folder).join(format!("{name}.svg"));
                files::write(console, &path, &picture)?;
            }
            Err(note) => {
                wrong = true;
                report(file, i + 1, &console.words.say(&note));
            }
        }
    }
    if wrong {
        return Err(Reported::Failure.into());
    }
    Ok(())
}

fn report(file: &str, line: usize, said: &str) {
    let _ = writeln!(anstream::stderr(), "{file}:{line}: {said}");
}

/// A name that stays inside the folder.
fn is_plain(name: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || ['-', '_', '.'].contains(&c);
    !name.starts_with('.') && !name.is_empty() && name.chars().all(plain)
}
