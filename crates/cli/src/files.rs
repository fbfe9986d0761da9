//! Reads and writes whole files, with errors that name them.

use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use doska_play::Words;

use crate::console::Console;

/// A whole file, or standard input for `-`.
pub fn read(console: &Console, file: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = if file == "-" {
        io::stdin().lock().read_to_end(&mut bytes)
    } else {
        fs::File::open(file).and_then(|mut opened| opened.read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(error) => {
            let why = why(&console.words, &error);
            Err(anyhow!(
                console.say("cli-file-read", &[("file", file), ("why", &why)])
            ))
        }
    }
}

/// Writes a file so that it is there whole or not at all.
pub fn write(console: &Console, path: &Path, text: &str) -> Result<()> {
    write_whole(path, text)
        .map_err(|error| not_written(console, &path.display().to_string(), &error))
}

/// The error of a file or folder that could not be written.
pub fn not_written(console: &Console, file: &str, error: &io::Error) -> anyhow::Error {
    let why = why(&console.words, error);
    anyhow!(console.say("cli-file-write", &[("file", file), ("why", &why)]))
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let before = fs::metadata(path).ok();
    if before.as_ref().is_some_and(|about| !about.is_file()) {
        // A device or a pipe cannot be replaced, only written to.
        return fs::write(path, text);
    }
    // Where the path is a link, the file it leads to is replaced, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = fs::write(&part, text)
        .and_then(|()| match before {
            Some(about) => fs::set_permissions(&part, about.permissions()),
            None => Ok(()),
        })
        .and_then(|()| fs::rename(&part, &path));
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}

/// Whether two paths lead to the same file.
pub fn same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| -> Option<PathBuf> { fs::canonicalize(path).ok() };
    real(one).is_some_and(|one| Some(one) == real(other))
}

/// Why the system refused, in our words where we have them, else in its own.
pub fn why(words: &Words, error: &io::Error) -> String {
    let id = match error.kind() {
        ErrorKind::NotFound => "cli-os-not-found",
        ErrorKind::PermissionDenied => "cli-os-denied",
        ErrorKind::IsADirectory => "cli-os-folder",
        ErrorKind::NotADirectory => "cli-os-no-folder",
        ErrorKind::AlreadyExists => "cli-os-exists",
        ErrorKind::StorageFull => "cli-os-full",
        _ => return error.to_string(),
    };
    words.text(id, &[])
}
