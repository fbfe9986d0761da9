//! Errors that end a command, with their exit status.

use std::fmt;

use doska_play::{Note, Words};

/// Something on the command line is wrong: said on stderr, exit status 2.
#[derive(Debug)]
pub struct Usage(pub String);

/// The command did what it could and has already said what was wrong.
#[derive(Debug)]
pub enum Reported {
    /// Something failed on the way: exit status 1.
    Failure,
    /// A line of the input, or a move, was wrong: exit status 2.
    BadInput,
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Reported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("already reported")
    }
}

impl std::error::Error for Usage {}
impl std::error::Error for Reported {}

impl Usage {
    /// What a note says, as an error of the command line.
    pub fn note(words: &Words, note: &Note) -> anyhow::Error {
        Usage(words.say(note)).into()
    }
}

/// Whether the reader of our output has gone away: nothing to complain about.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<std::io::Error>();
        let json = cause.downcast_ref::<serde_json::Error>();
        io.map(std::io::Error::kind)
            .or_else(|| json.and_then(serde_json::Error::io_error_kind))
            == Some(std::io::ErrorKind::BrokenPipe)
    })
}
