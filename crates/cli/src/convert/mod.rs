//! `doska convert`: records in canonical form, positions as SVG.

mod pictures;
mod records;

use std::io::Write;
use std::path::Path;

use anyhow::{Result, anyhow};
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

/// What the text to be written was made from.
#[derive(Copy, Clone, Default)]
struct Source<'a> {
    /// The file it was read from.
    file: Option<&'a str>,
    /// Whether something of that file is not in what is written.
    lossy: bool,
}

/// Writes to the file of `--output`, else to standard output. A file that is there is replaced only by
/// all that it held itself, or if `--force` says so.
fn write(console: &Console, args: &ArgMatches, source: Source, text: &str) -> Result<()> {
    let file = args.get_one::<String>("output").filter(|file| *file != "-");
    let Some(file) = file else {
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        return Ok(());
    };
    let path = Path::new(file);
    if path.is_file() && !args.get_flag("force") {
        let itself = source
            .file
            .is_some_and(|from| files::same(Path::new(from), path));
        if source.lossy {
            return Err(anyhow!(console.say("cli-convert-lossy", &[("file", file)])));
        }
        if !itself {
            return Err(anyhow!(
                console.say("cli-convert-exists", &[("file", file)])
            ));
        }
    }
    files::write(console, path, text)
}
