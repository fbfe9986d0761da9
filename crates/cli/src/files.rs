//! Files read and written whole, with errors that name them.

use std::fs;
use std::io::Read;
use std::path::Path;

use anyhow::{Result, anyhow};

use crate::console::Console;

/// A whole file, or standard input for `-`.
pub fn read(console: &Console, file: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = if file == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes)
    } else {
        fs::File::open(file).and_then(|mut opened| opened.read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(error) => {
            let why = error.to_string();
            Err(anyhow!(
                console.say("cli-file-read", &[("file", file), ("why", &why)])
            ))
        }
    }
}

/// Writes a file so that it is there whole or not at all.
pub fn write(console: &Console, path: &Path, text: &str) -> Result<()> {
    let whole = || -> std::io::Result<()> {
        if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
            // A device or a pipe cannot be replaced, only written to.
            return fs::write(path, text);
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let part = path.with_file_name(name);
        let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
        if written.is_err() {
            let _ = fs::remove_file(&part);
        }
        written
    };
    whole().map_err(|error| {
        let (file, why) = (path.display().to_string(), error.to_string());
        anyhow!(console.say("cli-file-write", &[("file", &file), ("why", &why)]))
    })
}
