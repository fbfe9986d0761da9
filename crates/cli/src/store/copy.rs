//! `doska backup` and `doska restore`.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use clap::ArgMatches;
use doska_server::store::{Database, backup};

use super::{file, refused, summary, there};
use crate::console::{Console, stdout};

/// Copies the database to a file.
pub fn backup(console: &Console, args: &ArgMatches) -> Result<()> {
    let path = file(console, args)?;
    there(console, Database::Sqlite(path.clone()))?;
    let copy = args.get_one::<String>("copy").expect("a required argument");
    let checked =
        backup::backup(&path, Path::new(copy)).map_err(|error| refused(console, &path, error))?;
    let checked = summary(console, &checked);
    let said = console.say("store-copied", &[("file", copy), ("checked", &checked)]);
    writeln!(stdout(), "{said}")?;
    Ok(())
}

/// Puts a copy in the place of the database.
pub fn restore(console: &Console, args: &ArgMatches) -> Result<()> {
    let path = file(console, args)?;
    let copy = args.get_one::<String>("copy").expect("a required argument");
    let restored = backup::restore(Path::new(copy), &path)
        .map_err(|error| refused(console, Path::new(copy), error))?;
    let shown = path.display().to_string();
    let checked = summary(console, &restored.checked);
    let values = [("path", &*shown), ("checked", &checked)];
    let mut out = stdout();
    writeln!(out, "{}", console.say("store-restored", &values))?;
    if let Some(before) = &restored.before {
        let before = before.display().to_string();
        writeln!(out, "{}", console.say("store-before", &[("file", &before)]))?;
    }
    Ok(())
}
