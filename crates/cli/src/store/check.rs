//! `doska store check`: whether the database is sound.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_server::store::check;

use super::{existing, findings, summary, why};
use crate::console::{Console, stdout};
use crate::fail::Reported;
use crate::progress::Progress;

/// Checks the database that the arguments name.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let database = existing(console, args)?;
    let progress = Progress::new();
    let checked = check::check(&database, &mut |games| progress.show(&games.to_string()));
    progress.clear();
    let checked = checked.map_err(|error| anyhow!(why(console, &error)))?;
    let mut out = stdout();
    for line in findings(console, &checked) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", summary(console, &checked))?;
    if checked.findings.is_empty() {
        Ok(())
    } else {
        Err(Reported::Failure.into())
    }
}
