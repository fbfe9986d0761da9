//! `doska convert`: records written canonically, positions as pictures.

mod pictures;
mod records;

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use clap::ArgMatches;

use crate::console::Console;
use crate::files;

/// Converts as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    if args.contains_id("diagrams") {
        pictures::diagrams(console, args)
    } else if args.contains_id("svg") {
        pictures::picture(console, args)
    } else {
        records::convert(console, args)
    }
}

/// Writes to the file of `--output`, else to standard output.
fn write(console: &Console, args: &ArgMatches, text: &str) -> Result<()> {
    match args.get_one::<String>("output") {
        Some(file) if file != "-" => files::write(console, Path::new(file), text),
        _ => {
            let mut out = std::io::stdout().lock();
            out.write_all(text.as_bytes())?;
            out.flush()?;
            Ok(())
        }
    }
}
