//! Records in, canonical records out.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::GameSpec;
use doska_play::record::{self, Reader, Spot};

use crate::console::Console;
use crate::fail::{Said, Usage};
use crate::files;

/// Writes every game that can be read, and says of the others where they are wrong.
pub fn convert(console: &Console, args: &ArgMatches) -> Result<()> {
    let words = &console.words;
    let file = args.get_one::<String>("file").map_or("-", String::as_str);
    let default = match args.get_one::<String>("game") {
        Some(text) => Some(GameSpec::read(text).map_err(|note| Usage::note(words, &note))?),
        None => None,
    };
    let bytes = files::read(console, file)?;
    let text = record::decode(&bytes).map_err(|note| {
        let why = words.say(&note);
        anyhow!(console.say("cli-file-read", &[("file", file), ("why", &why)]))
    })?;
    let mut out = String::new();
    let mut good = 0;
    let mut wrong = 0;
    let mut reader = Reader::new(text, default.as_ref());
    for entry in reader.by_ref() {
        for warning in &entry.warnings {
            report(
                console,
                file,
                warning.spot,
                warning.game,
                &warning.what.say(words),
            );
        }
        match entry.game {
            Ok(game) => {
                good += 1;
                out.push_str(&record::write(&game));
            }
            Err(failure) => {
                wrong += 1;
                let game = Some(failure.game);
                report(console, file, failure.spot, game, &failure.what.say(words));
            }
        }
    }
    for warning in reader.into_warnings() {
        report(
            console,
            file,
            warning.spot,
            warning.game,
            &warning.what.say(words),
        );
    }
    super::write(console, args, &out)?;
    if wrong > 0 {
        let (good, wrong) = (good.to_string(), wrong.to_string());
        let said = console.say("cli-convert-wrong", &[("good", &good), ("wrong", &wrong)]);
        let _ = writeln!(anstream::stderr(), "{said}");
        return Err(Said.into());
    }
    Ok(())
}

/// `FILE:LINE:COLUMN: game N: what`, as editors and people read it.
fn report(console: &Console, file: &str, spot: Spot, game: Option<usize>, what: &str) {
    let Spot { line, column } = spot;
    let game = game.map_or_else(String::new, |game| {
        let number = game.to_string();
        format!(
            "{}: ",
            console.say("cli-convert-game", &[("number", &number)])
        )
    });
    let _ = writeln!(anstream::stderr(), "{file}:{line}:{column}: {game}{what}");
}
