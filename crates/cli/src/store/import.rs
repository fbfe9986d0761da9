//! `doska store import`: games of engines for the opening explorer.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::record;
use doska_server::archive;

use super::{existing, why};
use crate::console::{Console, stdout};
use crate::files;

/// Imports the files that the arguments name.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let database = existing(console, args)?;
    let files = args.get_many::<String>("records").into_iter().flatten();
    for file in files {
        let bytes = files::read(console, file)?;
        let text = record::decode(&bytes).map_err(|note| {
            let why = console.words.say(&note);
            anyhow!(console.say("cli-file-read", &[("file", file), ("why", &why)]))
        })?;
        let imported = archive::import_into(&database, &text);
        let imported = imported.map_err(|error| anyhow!(why(console, &error)))?;
        let said = |id: &str, key: &str, count: u64| {
            (count > 0).then(|| console.say(id, &[(key, &*count.to_string())]))
        };
        let new = imported.new.to_string();
        let counted = console.say("store-imported", &[("file", file), ("new", &new)]);
        let parts = [
            Some(counted),
            said("store-imported-known", "known", imported.known),
            said("store-imported-open", "open", imported.open),
            said("store-imported-wrong", "wrong", imported.wrong),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        writeln!(stdout(), "{}", parts.join(", "))?;
    }
    Ok(())
}
