//! Records in, canonical records out.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::record::{self, Failure, Reader, Record, Spot, Warning};
use doska_play::{GameSpec, Tree};

use super::Source;
use crate::console::Console;
use crate::fail::{Reported, Usage};
use crate::{files, names};

/// Writes every game that can be read, of the others what comes before the first mistake, and says where
/// they are wrong.
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
    let format = Format::of(args);
    let mut out = String::new();
    let mut count = Count::default();
    let mut reader = Reader::new(&text, default.as_ref());
    for entry in reader.by_ref() {
        count.warnings += entry.warnings.len();
        for warning in &entry.warnings {
            warn(console, file, warning);
        }
        match entry.game {
            Ok(game) => {
                count.good += 1;
                format.write(console, &game, &mut out)?;
            }
            Err(failure) => {
                count.wrong += 1;
                let game = Some(failure.game);
                report(console, file, failure.spot, game, &failure.what.say(words));
                if let Some(part) = up_to_there(console, failure) {
                    format.write(console, &part, &mut out)?;
                }
            }
        }
    }
    let rest = reader.into_warnings();
    count.warnings += rest.len();
    for warning in &rest {
        warn(console, file, warning);
    }
    if count.good + count.wrong == 0 {
        return Err(anyhow!(console.say("cli-file-no-game", &[("file", file)])));
    }
    let source = Source {
        file: Some(file),
        lossy: count.wrong + count.warnings > 0,
    };
    super::write(console, args, source, &out)?;
    if count.wrong > 0 {
        let (good, wrong) = (count.good.to_string(), count.wrong.to_string());
        let said = console.say("cli-convert-wrong", &[("good", &good), ("wrong", &wrong)]);
        let _ = writeln!(anstream::stderr(), "{said}");
        return Err(Reported::Failure.into());
    }
    Ok(())
}

/// What is written.
#[derive(Copy, Clone)]
enum Format {
    Pdn,
    PdnNumeric,
    Json,
}

impl Format {
    fn of(args: &ArgMatches) -> Format {
        match args.get_one::<String>("to").map(String::as_str) {
            Some("pdn-numeric") => Format::PdnNumeric,
            Some("json") => Format::Json,
            _ => Format::Pdn,
        }
    }

    fn write(self, console: &Console, game: &Record, out: &mut String) -> Result<()> {
        match self {
            Format::Pdn => out.push_str(&record::write(game)),
            Format::PdnNumeric => out.push_str(&record::write_numeric(game).ok_or_else(|| {
                let name = names::game(console, game.game().text());
                anyhow!(console.say("cli-convert-no-numbers", &[("game", &name)]))
            })?),
            Format::Json => {
                let game = doska_contract::Record::from(game);
                out.push_str(&serde_json::to_string(&game)?);
                out.push('\n');
            }
        }
        Ok(())
    }
}

/// How many games there were, and how much was said of them.
#[derive(Default)]
struct Count {
    good: usize,
    wrong: usize,
    warnings: usize,
}

/// What could be read of a game, with a comment at its end that says why there is no more.
fn up_to_there(console: &Console, failure: Failure) -> Option<Record> {
    let Spot { line, column } = failure.spot;
    let (line, column) = (line.to_string(), column.to_string());
    let what = failure.what.say(&console.words);
    let args = [("line", &*line), ("column", &column), ("what", &what)];
    let said = console.say("cli-convert-broken", &args);
    let mut part = *failure.partial?;
    let end = part.tree.end(Tree::ROOT);
    let comment = &mut part.tree.node_mut(end).after;
    if !comment.is_empty() {
        comment.push(' ');
    }
    comment.push_str(&said);
    Some(part)
}

fn warn(console: &Console, file: &str, warning: &Warning) {
    let said = warning.what.say(&console.words);
    report(console, file, warning.spot, warning.game, &said);
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
