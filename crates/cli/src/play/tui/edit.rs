//! A one-line text editor.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The text, and where the next letter goes.
#[derive(Clone, Default, Debug)]
pub struct Edit {
    text: String,
    /// In bytes, always between two letters.
    at: usize,
}

/// No move and no file name is longer.
const LONGEST: usize = 1000;

impl Edit {
    /// A text to go on with.
    pub fn new(text: &str) -> Edit {
        Edit {
            text: text.to_owned(),
            at: text.len(),
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// What stands before the cursor, and what behind it.
    pub fn parts(&self) -> (&str, &str) {
        self.text.split_at(self.at)
    }

    /// Several letters at once.
    pub fn insert(&mut self, text: &str) {
        for c in text.chars().filter(|c| !c.is_control()) {
            if self.text.len() < LONGEST {
                self.text.insert(self.at, c);
                self.at += c.len_utf8();
            }
        }
    }

    /// What a key does to it; whether it does anything.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let before = self.text[..self.at].chars().next_back();
        let behind = self.text[self.at..].chars().next();
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, before, behind) {
            (KeyCode::Char('u'), _, _) if control => {
                self.text.drain(..self.at);
                self.at = 0;
            }
            (KeyCode::Char(c), _, _) if !control => self.insert(c.encode_utf8(&mut [0; 4])),
            (KeyCode::Backspace, Some(c), _) => {
                self.at -= c.len_utf8();
                self.text.remove(self.at);
            }
            (KeyCode::Delete, _, Some(_)) => {
                self.text.remove(self.at);
            }
            (KeyCode::Left, Some(c), _) => self.at -= c.len_utf8(),
            (KeyCode::Right, _, Some(c)) => self.at += c.len_utf8(),
            (KeyCode::Home, _, _) => self.at = 0,
            (KeyCode::End, _, _) => self.at = self.text.len(),
            _ => return false,
        }
        true
    }
}

/// A key of the Russian keyboard as the Latin letter on it, small: commands lie on keys, not on letters.
pub fn latin(c: char) -> char {
    const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбю.";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,./";
    let small = c.to_lowercase().next().unwrap_or(c);
    if small.is_ascii() {
        return small;
    }
    let found = RUSSIAN
        .chars()
        .zip(LATIN.chars())
        .find(|(r, _)| *r == small);
    found.map_or(small, |(_, latin)| latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_come_and_go() {
        let mut edit = Edit::new("с3");
        let press = |edit: &mut Edit, code| edit.key(KeyEvent::new(code, KeyModifiers::NONE));
        press(&mut edit, KeyCode::Home);
        press(&mut edit, KeyCode::Right);
        press(&mut edit, KeyCode::Char('é'));
        assert_eq!(edit.text(), "сé3");
        press(&mut edit, KeyCode::Backspace);
        press(&mut edit, KeyCode::Delete);
        assert_eq!(edit.parts(), ("с", ""));
        assert!(!press(&mut edit, KeyCode::Delete));
        edit.insert("a\nb");
        assert_eq!(edit.text(), "сab");
    }

    #[test]
    fn keys_of_a_russian_keyboard() {
        assert_eq!(latin('Р'), 'h');
        assert_eq!(latin('г'), 'u');
        assert_eq!(latin('й'), 'q');
        assert_eq!(latin('H'), 'h');
        assert_eq!(latin('?'), '?');
    }
}
