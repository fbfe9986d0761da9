//! Messages of the rules, as an id with values, before they are put into words.

use std::fmt;

/// A message without its words: an id and named values. The words are in the message files, in every
/// language; `Display` is for developers.
///
/// ```
/// use doska_rules::Note;
/// let note = Note::new("text-square").with("part", "z9").article("1.1");
/// assert_eq!(note.to_string(), "text-square: part=z9 article=1.1");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Note {
    /// The message's id in the message files.
    pub id: &'static str,
    /// The values the message speaks of, by name.
    pub args: Vec<(&'static str, String)>,
}

/// How much of an offending text a message quotes.
const QUOTED: usize = 60;

impl Note {
    /// A message with no values yet.
    pub const fn new(id: &'static str) -> Note {
        Note {
            id,
            args: Vec::new(),
        }
    }

    /// The same with one more value. A long one is cut: it is there to be recognised, not repeated.
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Note {
        let mut value = value.to_string();
        if let Some((cut, _)) = value.char_indices().nth(QUOTED * 4) {
            value.truncate(cut);
            value.push('…');
        }
        self.args.push((name, value));
        self
    }

    /// The same with the offending part of what was read, quoted up to sixty characters.
    pub fn part(self, part: &str) -> Note {
        match part.char_indices().nth(QUOTED) {
            Some((cut, _)) => self.with("part", format!("{}…", &part[..cut])),
            None => self.with("part", part),
        }
    }

    /// The same with the number of the article of the game's rules page that says so.
    pub fn article(self, number: &'static str) -> Note {
        self.with("article", number)
    }

    /// The value with this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.args
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.as_str())
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (i, (name, value)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={value}", if i == 0 { ": " } else { " " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Note {}
