//! `doska tablebase info`: lists the tables and their figures.

use std::io::Write;

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::{TablebaseInfo, TablebaseRow};
use doska_play::tables::folder::Entry;
use doska_play::tables::table::About;
use doska_play::tables::{Class, Folder};

use super::folder;
use crate::console::{Console, stdout};
use crate::{files, json};

/// Lists the tables.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let folder = Folder::new(folder::chosen(args));
    let name = folder.path().display().to_string();
    let entries = match folder.entries() {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(error) => {
            let why = files::why(&console.words, &error);
            let args = [("file", name.as_str()), ("why", &why)];
            return Err(anyhow::anyhow!(console.say("cli-file-read", &args)));
        }
    };
    let rows: Vec<TablebaseRow> = entries.iter().map(|entry| row(console, entry)).collect();
    let listed = TablebaseInfo {
        pieces: entries.iter().map(|e| e.class.pieces()).max().unwrap_or(0),
        positions: rows.iter().map(|row| row.positions).sum(),
        bytes: rows.iter().map(|row| row.bytes).sum(),
        folder: name.clone(),
        tables: rows,
    };
    let mut out = stdout();
    if args.get_flag("json") {
        return json::line(&mut out, &listed);
    }
    if listed.tables.is_empty() {
        let said = console.say("tables-none", &[("folder", &name)]);
        writeln!(out, "{said}")?;
        return Ok(());
    }
    writeln!(out, "{name}\n{}", head(console))?;
    for (entry, row) in entries.iter().zip(&listed.tables) {
        match (&entry.header, &row.error) {
            (Ok(header), _) => {
                writeln!(out, "{}", line(entry.class, &header.about, entry.bytes))?;
            }
            (_, error) => {
                let why = error.as_deref().unwrap_or("");
                writeln!(out, "{:<7} {why}", entry.class)?;
            }
        }
    }
    writeln!(out, "{}", sum(console, &listed))?;
    Ok(())
}

fn sum(console: &Console, listed: &TablebaseInfo) -> String {
    let numbers = [
        ("tables", listed.tables.len() as u64),
        ("positions", listed.positions),
        ("bytes", listed.bytes),
    ];
    let numbers = numbers.map(|(name, number)| (name, number.to_string()));
    let args = numbers
        .each_ref()
        .map(|(name, number)| (*name, number.as_str()));
    console.say("tables-sum", &args)
}

fn row(console: &Console, entry: &Entry) -> TablebaseRow {
    let (about, error) = match &entry.header {
        Ok(header) => (header.about, None),
        Err(damage) => (
            About::default(),
            Some(folder::damage(&console.words, *damage)),
        ),
    };
    TablebaseRow {
        class: entry.class.to_string(),
        positions: about.boards(),
        wins: about.wins,
        draws: about.draws,
        losses: about.losses,
        longest_win: about.longest_win,
        longest_loss: about.longest_loss,
        bytes: entry.bytes,
        error,
    }
}

/// The headings of the columns of a line.
pub fn head(console: &Console) -> String {
    let ids = [
        "positions",
        "wins",
        "draws",
        "losses",
        "longest-win",
        "longest-loss",
        "bytes",
    ];
    let mut out = pad(&console.text("tables-head-class"), 7, false);
    for (id, width) in ids.iter().zip(WIDTHS) {
        out.push(' ');
        out.push_str(&pad(
            &console.text(&format!("tables-head-{id}")),
            width,
            true,
        ));
    }
    out
}

const WIDTHS: [usize; 7] = [10, 10, 10, 10, 8, 8, 10];

fn pad(text: &str, width: usize, right: bool) -> String {
    let missing = " ".repeat(width.saturating_sub(unicode_width::UnicodeWidthStr::width(text)));
    if right {
        missing + text
    } else {
        text.to_owned() + &missing
    }
}

/// A table in a line.
pub fn line(class: Class, about: &About, bytes: u64) -> String {
    let numbers = [
        about.boards(),
        about.wins,
        about.draws,
        about.losses,
        u64::from(about.longest_win),
        u64::from(about.longest_loss),
        bytes,
    ];
    let mut out = pad(&class.to_string(), 7, false);
    for (number, width) in numbers.iter().zip(WIDTHS) {
        out.push(' ');
        out.push_str(&pad(&number.to_string(), width, true));
    }
    out
}
