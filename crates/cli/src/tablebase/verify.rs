//! `doska tablebase verify`: checks every position of finished tables.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::Certain;
use doska_play::rules::Text;
use doska_play::tables::verify::{self, Sample, Wrong};
use doska_play::tables::{Class, Folder, Index, Value};

use super::build::threads;
use super::progress::TableProgress;
use super::{folder, verdict};
use crate::console::{Console, stdout};
use crate::fail::Reported;
use crate::files;

/// Positions that a search to compare with may cost.
const BUDGET: u64 = 20_000;

/// Verifies all tables of a folder.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    super::game(console, args)?;
    let folder = Folder::new(folder::chosen(args));
    let name = folder.path().display().to_string();
    let entries = folder.entries().map_err(|error| {
        let why = files::why(&console.words, &error);
        anyhow!(console.say("cli-file-read", &[("file", &name), ("why", &why)]))
    })?;
    if entries.is_empty() {
        return Err(anyhow!(console.say("tables-none", &[("folder", &name)])));
    }
    let number = |name: &str| *args.get_one::<u64>(name).expect("it has a default");
    let samples = number("samples");
    let classes: Vec<Class> = entries.iter().map(|entry| entry.class).collect();
    let boards: u64 = classes.iter().map(|&class| Index::new(class).len()).sum();
    let progress = TableProgress::new(console, boards + samples);
    let interrupted = |_| anyhow!(console.text("match-interrupted"));
    let tables = folder.tables()?;
    let mut out = stdout();
    let mut right = true;
    let mut positions = 0;
    for &class in &classes {
        let Some(table) = tables.table(class) else {
            right = false;
            continue;
        };
        let (seen, wrong) =
            verify::table(&tables, table, threads(args), &progress).map_err(interrupted)?;
        positions += seen;
        right &= wrong.is_empty();
        progress.aside(|| tell(&mut out, console, &wrong))?;
    }
    let sample = Sample {
        positions: samples,
        budget: BUDGET,
        seed: number("seed"),
    };
    let compared = verify::compare(&tables, &classes, sample, threads(args), &progress);
    let compared = compared.map_err(interrupted)?;
    right &= compared.wrong.is_empty();
    progress.clear();
    tell(&mut out, console, &compared.wrong)?;
    for (class, why) in tables.damaged() {
        let (class, why) = (class.to_string(), folder::damage(&console.words, why));
        let args = [("table", class.as_str()), ("why", &why)];
        writeln!(out, "{}", console.say("tables-damaged", &args))?;
    }
    let numbers = [
        ("tables", classes.len() as u64),
        ("positions", positions),
        ("samples", compared.positions),
        ("decided", compared.decided),
    ];
    let numbers = numbers.map(|(name, number)| (name, number.to_string()));
    let args = numbers
        .each_ref()
        .map(|(name, number)| (*name, number.as_str()));
    writeln!(out, "{}", console.say("tables-verified", &args))?;
    let id = if right {
        "tables-right"
    } else {
        "tables-not-right"
    };
    writeln!(out, "{}", console.text(id))?;
    if right {
        Ok(())
    } else {
        Err(Reported::Failure.into())
    }
}

fn tell(out: &mut impl Write, console: &Console, wrong: &[Wrong]) -> std::io::Result<()> {
    let text = |value: Option<Value>| match value {
        None => console.text("tables-unknown"),
        Some(Value::Win(plies)) => verdict::text(console, Certain::Win(plies.into())),
        Some(Value::Draw) => verdict::text(console, Certain::Draw),
        Some(Value::Loss(plies)) => verdict::text(console, Certain::Loss(plies.into())),
    };
    for wrong in wrong {
        let (position, said, right) = (wrong.position.write(), text(wrong.said), text(wrong.right));
        let args = [
            ("position", position.as_str()),
            ("said", &said),
            ("right", &right),
        ];
        writeln!(out, "{}", console.say("tables-wrong", &args))?;
    }
    Ok(())
}
