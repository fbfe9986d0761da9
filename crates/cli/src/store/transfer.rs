//! `doska store copy`: everything from one database to another.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_server::store::Database;
use doska_server::store::copy::{self, CopyError, Table};

use super::{there, why};
use crate::console::{Console, stdout};
use crate::fail::Usage;
use crate::progress::Progress;
use crate::serve;

/// Copies from the first database that the arguments name to the second.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let named = |name: &str| -> Result<Database> {
        let text = args.get_one::<String>(name).expect("a required argument");
        Ok(serve::read_database(console, text).map_err(Usage)?)
    };
    let (from, to) = (there(console, named("from")?)?, named("to")?);
    let progress = Progress::new();
    let shown = Progress::new();
    let copied = copy::copy(&from, &to, move |table, rows| {
        shown.show(&format!("{table} {rows}"));
    });
    progress.clear();
    let tables = copied.map_err(|error| refused(console, &from, &to, &error))?;
    let mut out = stdout();
    for Table {
        name,
        rows,
        checksum,
    } in tables.iter().filter(|table| table.rows > 0)
    {
        writeln!(out, "{name:20} {rows:>12}  {checksum:032x}")?;
    }
    let rows: u64 = tables.iter().map(|table| table.rows).sum();
    let said = console.say("store-moved", &[("rows", &*rows.to_string())]);
    writeln!(out, "{said}")?;
    Ok(())
}

fn refused(console: &Console, from: &Database, to: &Database, error: &CopyError) -> anyhow::Error {
    let (from, to) = (serve::shown(from), serve::shown(to));
    let said = match error {
        CopyError::NotEmpty(table) => {
            console.say("store-not-empty", &[("path", &*to), ("table", table)])
        }
        CopyError::Differs(table) => console.say("store-differs", &[("table", table)]),
        CopyError::From(error) => {
            let why = why(console, error);
            console.say("store-not-read", &[("path", &*from), ("why", &why)])
        }
        CopyError::To(error) => {
            let why = why(console, error);
            console.say("store-not-written", &[("path", &*to), ("why", &why)])
        }
    };
    anyhow!(said)
}
