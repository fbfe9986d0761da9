//! A progress line on standard error.

use std::io::{IsTerminal, Write};

/// A line on a terminal that is written again and again.
pub struct Progress {
    shown: bool,
}

impl Progress {
    /// Shown only where somebody looks.
    pub fn new() -> Progress {
        Progress {
            shown: std::io::stderr().is_terminal(),
        }
    }

    /// Shows a text in place of the last one.
    pub fn show(&self, text: &str) {
        if self.shown {
            let mut err = std::io::stderr().lock();
            let _ = write!(err, "\r{text}\x1b[K");
            let _ = err.flush();
        }
    }

    /// Takes the line away.
    pub fn clear(&self) {
        self.show("");
        if self.shown {
            let _ = write!(std::io::stderr().lock(), "\r");
        }
    }
}
