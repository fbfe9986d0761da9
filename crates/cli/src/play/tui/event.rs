//! What happens to the application, and what it wants done.

use std::path::PathBuf;
use std::time::Duration;

use doska_play::Round;
use doska_play::round::Millis;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use super::super::Begun;
use super::super::brain::{Job, Told};
use super::super::store::Store;
use crate::console::Console;

/// Something that happens.
pub enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Paste(String),
    /// The terminal has so many columns and rows.
    Resize(u16, u16),
    /// Time goes on.
    Tick,
    /// The engine says something.
    Told(Told),
    /// A file was read, or why not.
    Loaded(Result<Box<Begun>, String>),
    /// A file was written.
    Saved(Saved),
    /// The program is asked to end.
    Leave,
}

/// What came of writing a file.
pub enum Saved {
    Done(PathBuf),
    /// There is such a file already.
    Exists(PathBuf),
    Failed(String),
}

/// Something to be done outside.
pub enum Effect {
    /// Ask the engine; an earlier question is given up.
    Think(Box<Job>),
    /// Give the question up.
    Hush,
    /// The game has changed: keep it.
    Keep(Box<Round>),
    /// Write the game; over a file that exists only if `force`.
    Save {
        round: Box<Round>,
        path: PathBuf,
        force: bool,
    },
    /// Read a game.
    Load(String),
    /// A game is left: keep what nobody saved. It was read from this file, if from any.
    Leave(Option<Box<Round>>),
    /// Another game begins, kept so.
    Begin(Box<Store>),
    /// The program ends.
    Quit,
}

/// What an update needs to know, and what it wants done.
pub struct Cx<'a> {
    pub console: &'a Console,
    pub now: Duration,
    pub size: (u16, u16),
    pub effects: Vec<Effect>,
    /// Where to go from here.
    pub go: Option<Go>,
}

/// Another screen.
pub enum Go {
    /// The screen where a game is chosen.
    Start,
    /// The same game again, with seats changed.
    Rematch,
    /// Out.
    Quit,
}

impl Cx<'_> {
    pub fn text(&self, id: &str) -> String {
        self.console.text(id)
    }

    /// The time as a round takes it.
    pub fn millis(&self) -> Millis {
        self.now.as_millis() as Millis
    }
}
