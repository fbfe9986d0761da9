//! `doska tablebase build`: builds the missing tables.

use std::io::{ErrorKind, Write};
use std::time::Instant;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::tables::folder::{Failure, Step};
use doska_play::tables::solve::work;
use doska_play::tables::{Class, Folder, MOST_PIECES};

use super::progress::TableProgress;
use super::{folder, info};
use crate::console::{Console, stdout};
use crate::fail::Usage;
use crate::files;

/// The fewest pieces there are tables for.
const LEAST: u32 = 2;

/// Builds what the arguments ask for.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    super::game(console, args)?;
    let pieces = pieces(console, args)?;
    let folder = Folder::new(folder::chosen(args));
    let name = folder.path().display().to_string();
    if folder.path().exists() && !folder.path().is_dir() {
        return Err(files::not_written(
            console,
            &name,
            &ErrorKind::NotADirectory.into(),
        ));
    }
    let begun = Instant::now();
    let progress = TableProgress::new(console, Class::order(pieces).into_iter().map(work).sum());
    let mut out = stdout();
    progress.aside(|| writeln!(out, "{name}\n{}", info::head(console)))?;
    let mut broken = Ok(());
    let built = folder.build(pieces, threads(args), &progress, &mut |step, tables| {
        let said = progress.aside(|| {
            tables.iter().try_for_each(|table| {
                let bytes = std::fs::metadata(folder.file(table.class()));
                let bytes = bytes.map_or(0, |about| about.len());
                let line = info::line(table.class(), &table.about(), bytes);
                let step = match step {
                    Step::Made => String::new(),
                    Step::Kept => console.text("tables-kept"),
                    Step::Remade => console.text("tables-remade"),
                };
                writeln!(out, "{}", format!("{line}  {step}").trim_end())
            })
        });
        if said.is_err() {
            broken = said;
        }
    });
    progress.clear();
    match built {
        Ok(()) => {
            broken?;
            let seconds = format!("{:.1}", begun.elapsed().as_secs_f64());
            let args = [("seconds", seconds.as_str())];
            writeln!(stdout(), "{}", console.say("tables-built", &args))?;
            Ok(())
        }
        Err(Failure::Interrupted) => Err(anyhow!(console.text("tables-interrupted"))),
        Err(Failure::Io(path, error)) => Err(files::not_written(
            console,
            &path.display().to_string(),
            &error,
        )),
    }
}

fn pieces(console: &Console, args: &ArgMatches) -> Result<u32> {
    let text = args.get_one::<String>("pieces").map_or("", String::as_str);
    match text.parse() {
        Ok(pieces) if (LEAST..=MOST_PIECES).contains(&pieces) => Ok(pieces),
        _ => {
            let (least, most) = (LEAST.to_string(), MOST_PIECES.to_string());
            let args = [("pieces", text), ("least", &least), ("most", &most)];
            Err(Usage(console.say("tables-pieces", &args)).into())
        }
    }
}

/// As many threads as `--threads` says, else as many as run at once here.
pub fn threads(args: &ArgMatches) -> usize {
    let given = args.get_one::<usize>("threads").copied();
    given.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into))
}
