//! The database of the server: `doska backup`, `doska restore`, `doska store`.

mod check;
mod copy;
mod import;
mod transfer;

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_server::store::backup::BackupError;
use doska_server::store::check::{Checked, Finding};
use doska_server::store::{Access, Database, StoreError};

pub use copy::{backup, restore};

use crate::console::Console;
use crate::fail::Usage;
use crate::{files, serve};

/// Runs the command that was given.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    match args.subcommand() {
        Some(("check", args)) => check::run(console, args),
        Some(("copy", args)) => transfer::run(console, args),
        Some(("import", args)) => import::run(console, args),
        _ => Err(Usage(console.text("store-command")).into()),
    }
}

/// The database that the arguments name. A file must be there.
fn existing(console: &Console, args: &ArgMatches) -> Result<Database> {
    there(console, serve::database(console, args)?)
}

fn there(console: &Console, database: Database) -> Result<Database> {
    if matches!(&database, Database::Sqlite(path) if !path.exists()) {
        let path = serve::shown(&database);
        return Err(anyhow!(console.say("store-none", &[("path", &path)])));
    }
    Ok(database)
}

/// The file of the database that the arguments name. One on a server is copied with the tools of that.
fn file(console: &Console, args: &ArgMatches) -> Result<PathBuf> {
    match serve::database(console, args)? {
        Database::Sqlite(path) => Ok(path),
        Database::Postgres(_) => Err(anyhow!(console.text("store-use-tools"))),
    }
}

/// Why the store failed.
pub fn why(console: &Console, error: &StoreError) -> String {
    match error {
        StoreError::Newer { found, known } => {
            let (found, known) = (found.to_string(), known.to_string());
            console.say("store-newer", &[("found", &found), ("known", &known)])
        }
        StoreError::Access(access) => no_access(console, access),
        error => error.to_string(),
    }
}

/// Why a database server cannot be used, and what to do.
fn no_access(console: &Console, access: &Access) -> String {
    match access {
        Access::Unreachable { at, why } => {
            console.say("store-unreachable", &[("at", at), ("why", why)])
        }
        Access::Login { at, user, why } => {
            console.say("store-login", &[("at", at), ("user", user), ("why", why)])
        }
        Access::Absent { at, name } => console.say("store-absent", &[("at", at), ("name", name)]),
        Access::Rights { user, why } => {
            console.say("store-rights", &[("user", user), ("why", why)])
        }
        Access::Encoding(encoding) => console.say("store-encoding", &[("encoding", encoding)]),
    }
}

/// Why a copy could not be made or put in place.
fn refused(console: &Console, from: &Path, error: BackupError) -> anyhow::Error {
    let shown = |path: &Path| path.display().to_string();
    let said = match error {
        BackupError::Io { path, error } => {
            let why = files::why(&console.words, &error);
            let id = if path == from {
                "cli-file-read"
            } else {
                "cli-file-write"
            };
            console.say(id, &[("file", &shown(&path)), ("why", &why)])
        }
        BackupError::Exists(file) => console.say("store-exists", &[("file", &shown(&file))]),
        BackupError::NotDatabase(file) => {
            console.say("store-not-database", &[("file", &shown(&file))])
        }
        BackupError::InUse(path) => console.say("store-in-use", &[("path", &shown(&path))]),
        BackupError::Damaged(checked) => {
            let said = console.say("store-damaged", &[("file", &shown(from))]);
            let mut lines = vec![said];
            lines.extend(findings(console, &checked));
            lines.join("\n")
        }
        BackupError::Store(error) => why(console, &error),
    };
    anyhow!(said)
}

/// What was found, line by line.
fn findings(console: &Console, checked: &Checked) -> Vec<String> {
    let notes = checked.findings.iter().map(Finding::note);
    notes.map(|note| console.words.say(&note)).collect()
}

/// What was checked, in one sentence.
fn summary(console: &Console, checked: &Checked) -> String {
    let (games, found) = (
        checked.games.to_string(),
        checked.findings.len().to_string(),
    );
    console.say("store-checked", &[("games", &games), ("found", &found)])
}
