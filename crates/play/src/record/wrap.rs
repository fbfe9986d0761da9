//! Words set in lines of at most 80 columns.

/// The widest line, but for single words that are wider.
const WIDTH: usize = 80;

/// Text being set. Words are separated by spaces or line ends, whichever fits.
#[derive(Default)]
pub(super) struct Wrap {
    out: String,
    column: usize,
    /// The last word, with what is glued to it; it is set when the next one comes.
    last: String,
    /// What the next word is glued to: opening brackets.
    glued: String,
}

impl Wrap {
    /// One more word; it may hold spaces, and is never broken.
    pub fn word(&mut self, word: &str) {
        self.set();
        self.last = std::mem::take(&mut self.glued);
        self.last.push_str(word);
    }

    /// Puts this right before the next word.
    pub fn open(&mut self, mark: char) {
        self.glued.push(mark);
    }

    /// Puts this right behind the last word.
    pub fn close(&mut self, mark: char) {
        self.last.push(mark);
    }

    /// Sets the last word.
    fn set(&mut self) {
        let word = std::mem::take(&mut self.last);
        if word.is_empty() {
            return;
        }
        let width = word.chars().count();
        if self.column > 0 {
            // A line must not begin with a percent sign: readers would pass over it.
            if self.column + 1 + width > WIDTH && !word.starts_with('%') {
                self.end_line();
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(&word);
        self.column += width;
    }

    /// The next word begins a line.
    fn end_line(&mut self) {
        self.set();
        if self.column > 0 {
            self.out.push('\n');
            self.column = 0;
        }
    }

    /// The text, its last line ended.
    pub fn finish(mut self) -> String {
        self.end_line();
        self.out
    }

    /// A comment in braces; one that holds a closing brace cannot be written so, and is set in lines
    /// that begin with a semicolon.
    pub fn comment(&mut self, text: &str) {
        let mut words = text.split_ascii_whitespace().peekable();
        if words.peek().is_none() {
            return;
        }
        if !text.contains('}') {
            self.open('{');
            words.for_each(|word| self.word(word));
            self.close('}');
            return;
        }
        if !self.glued.is_empty() {
            self.word("");
        }
        self.end_line();
        let mut line = String::new();
        for word in words {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
                self.word(&std::mem::take(&mut line));
                self.end_line();
            }
            line.push_str(if line.is_empty() { "; " } else { " " });
            line.push_str(word);
        }
        self.word(&line);
        self.end_line();
    }
}
