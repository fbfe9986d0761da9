//! Reads untrusted input line by line: any length, any bytes, any line ends.

use std::io::{self, BufRead};

use doska_play::Note;

/// Reads lines one by one, in memory that a hostile line cannot exhaust.
pub struct Lines<R> {
    input: R,
    limit: usize,
    line: Vec<u8>,
    first: bool,
}

impl<R: BufRead> Lines<R> {
    /// Lines of `input`; one of more than `limit` bytes is an error in its place.
    pub fn new(input: R, limit: usize) -> Lines<R> {
        Lines {
            input,
            limit,
            line: Vec::new(),
            first: true,
        }
    }

    /// The next line without its end and without spaces around it; `None` after the last. The inner
    /// error belongs to that line alone.
    pub fn next(&mut self) -> io::Result<Option<Result<&str, Note>>> {
        self.line.clear();
        let mut length = 0;
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                if length == 0 {
                    return Ok(None);
                }
                break;
            }
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            let room = self.limit.saturating_sub(self.line.len());
            self.line.extend_from_slice(&part[..part.len().min(room)]);
            let used = part.len() + usize::from(end.is_some());
            length += used;
            self.input.consume(used);
            if end.is_some() {
                length -= 1;
                break;
            }
        }
        let first = std::mem::take(&mut self.first);
        if length > self.limit {
            return Ok(Some(Err(
                Note::new("cli-line-too-long").with("max", self.limit)
            )));
        }
        Ok(Some(match std::str::from_utf8(&self.line) {
            Ok(text) => {
                let text = if first {
                    text.trim_start_matches('\u{feff}')
                } else {
                    text
                };
                Ok(text.trim())
            }
            Err(error) => Err(Note::new("cli-line-not-utf8").with("byte", error.valid_up_to() + 1)),
        }))
    }

    /// What was kept of the last line, as far as it can be read.
    pub fn remains(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.line)
    }

    /// Whether the next line may have to be waited for: time to send what was written so far.
    pub fn waits(&self) -> bool
    where
        R: Buffered,
    {
        self.input.buffered() == 0
    }
}

/// A reader that knows how much it has read ahead.
pub trait Buffered {
    /// How many bytes can be had without asking the system.
    fn buffered(&self) -> usize;
}

impl<R: io::Read> Buffered for io::BufReader<R> {
    fn buffered(&self) -> usize {
        self.buffer().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(input: &[u8], limit: usize) -> Vec<Result<String, &'static str>> {
        let mut lines = Lines::new(io::BufReader::with_capacity(3, input), limit);
        let mut out = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            out.push(line.map(str::to_owned).map_err(|note| note.id));
        }
        out
    }

    #[test]
    fn line_ends_of_all_kinds() {
        assert_eq!(
            all(b"\xef\xbb\xbfone\r\n\n two \nthree", 10),
            [
                Ok("one".into()),
                Ok(String::new()),
                Ok("two".into()),
                Ok("three".into())
            ]
        );
        assert_eq!(all(b"", 10), []);
        assert_eq!(all(b"\n", 10), [Ok(String::new())]);
    }

    #[test]
    fn a_bad_line_leaves_the_next_alone() {
        assert_eq!(
            all(b"a\xff\n0123456789A\n0123456789\nok", 10),
            [
                Err("cli-line-not-utf8"),
                Err("cli-line-too-long"),
                Ok("0123456789".into()),
                Ok("ok".into())
            ]
        );
    }
}
