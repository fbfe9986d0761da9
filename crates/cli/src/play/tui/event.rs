//! Events that go into the application, and effects that come out.

use std::path::PathBuf;
use std::time::Duration;

use doska_play::Round;
use doska_play::round::Millis;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use super::super::InitialGame;
use super::super::engine_thread::{SearchReply, SearchRequest};
use super::super::game_files::GameFiles;
use super::super::kept::KeptGame;
use super::task::TaskId;
use crate::console::Console;

/// An input of `App::update`.
pub enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Paste(String),
    /// The terminal has so many columns and rows.
    Resize(u16, u16),
    /// Some time has passed.
    Tick,
    /// The engine has found something.
    Engine(SearchReply),
    /// A file was read, or why not.
    Loaded(Result<Box<InitialGame>, String>),
    /// A file was written.
    Saved(Saved),
    /// The games that were left, the last one first.
    Kept(Vec<KeptGame>),
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

/// Something to be done outside the application.
pub enum Effect {
    /// Start a search; an earlier one is stopped.
    Search(Box<SearchRequest>),
    /// Stop the search.
    StopSearch,
    /// The game has changed: write it to its autosave file.
    Autosave(Box<Round>),
    /// Write the game; over a file that exists only if `force`.
    Save {
        round: Box<Round>,
        path: PathBuf,
        force: bool,
    },
    /// Load a game from a file.
    Load(String),
    /// A puzzle was solved: it is remembered.
    PuzzleSolved {
        id: String,
        clean: bool,
        daily: bool,
    },
    /// Look which games were left.
    ListKept,
    /// A game is left: its unsaved moves stay in the autosave file.
    Leave(Option<Box<Round>>),
    /// Another game begins, with these files.
    Begin(Box<GameFiles>),
    /// The program ends.
    Quit,
}

/// What an update needs to know, and what it wants done.
pub struct Context<'a> {
    pub console: &'a Console,
    pub now: Duration,
    pub size: (u16, u16),
    pub effects: Vec<Effect>,
    /// The screen to change to after the update.
    pub next_screen: Option<NextScreen>,
}

/// A change of screen.
pub enum NextScreen {
    /// The screen where a game is chosen.
    Setup,
    /// The same game again, with seats changed.
    Rematch,
    /// A task of a lesson, or a puzzle.
    Task(TaskId),
    /// End the program.
    Quit,
}

impl Context<'_> {
    pub fn text(&self, id: &str) -> String {
        self.console.text(id)
    }

    /// The time as a round takes it.
    pub fn millis(&self) -> Millis {
        self.now.as_millis() as Millis
    }
}
