//! The console: language, colours, width.

use std::io::{self, IsTerminal, Write};

use anstyle::Style;
use doska_play::Words;

/// The terminal, or what stands in its place.
pub struct Console {
    /// The words of the chosen language.
    pub words: Words,
    /// Whether the output has colours.
    pub colour: bool,
    /// Whether to keep to ASCII in drawings.
    pub ascii: bool,
    /// How many columns there are; 80 where nobody knows.
    pub width: usize,
    /// Whether a person reads it as it is written.
    pub terminal: bool,
}

impl Console {
    /// The console of standard output, after the choice of colours was made.
    pub fn new(words: Words, ascii: bool) -> Console {
        let stdout = io::stdout();
        let terminal = stdout.is_terminal();
        let width = terminal_size::terminal_size_of(&stdout)
            .map_or(80, |(terminal_size::Width(width), _)| width as usize)
            .max(20);
        Console {
            words,
            colour: anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never,
            ascii,
            width,
            terminal,
        }
    }

    /// The message with this id.
    pub fn text(&self, id: &str) -> String {
        self.words.text(id, &[])
    }

    /// The message with this id and these values.
    pub fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words.text(id, args)
    }

    /// `text` in a style, where there are colours.
    pub fn paint(&self, style: Style, text: &str) -> String {
        if self.colour && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// `text` as a heading.
    pub fn bold(&self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// `text` in the background.
    pub fn dim(&self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }
}

/// Where to write what people read. Styles are taken out on the way where they are not wanted.
pub fn stdout() -> impl Write {
    anstream::stdout()
}
