//! Words set in lines of at most 80 columns.

/// The widest line, but for single words that are wider.
const WIDTH: usize = 80;

/// Text being set. Words are separated by spaces or line ends, whichever fits.
#[derive(Default)]
pub(super) struct Wrap {
    out: String,
    column: usize,
    /// What the next word is glued to: opening brackets.
    glued: String,
}

impl Wrap {
    /// One more word; it may hold spaces, and is never broken.
    pub fn word(&mut self, word: &str) {
        let glued = std::mem::take(&mut self.glued);
        let width = glued.chars().count() + word.chars().count();
        if self.column > 0 {
            // A line must not begin with a percent sign: readers would take it for none of theirs.
            if self.column + 1 + width > WIDTH && !word.starts_with('%') {
                self.end_line();
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(&glued);
        self.out.push_str(word);
        self.column += width;
    }

    /// Puts this right before the next word.
    pub fn open(&mut self, mark: char) {
        self.glued.push(mark);
    }

    /// Puts this right behind the last word.
    pub fn close(&mut self, mark: char) {
        self.out.push(mark);
        self.column += 1;
    }

    /// The next word begins a line.
    pub fn end_line(&mut self) {
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
        self.flush_glued();
        self.end_line();
        for word in words {
            if self.column + 1 + word.chars().count() > WIDTH {
                self.end_line();
            }
            if self.column == 0 {
                self.word(";");
            }
            self.out.push(' ');
            self.out.push_str(word);
            self.column += 1 + word.chars().count();
        }
        self.end_line();
    }

    /// Opening brackets that no word follows on this line.
    fn flush_glued(&mut self) {
        if !self.glued.is_empty() {
            self.word("");
        }
    }
}
