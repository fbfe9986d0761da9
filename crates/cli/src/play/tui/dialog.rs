//! Questions, prompts and help over the board.

use std::path::PathBuf;

use doska_play::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::super::plain::command::is_yes;
use super::edit::Edit;
use crate::console::Console;

/// A dialog over the board.
#[derive(Clone)]
pub enum Dialog {
    /// Help, from this line on.
    Help(u16),
    /// A question with the answers yes and no.
    Ask {
        text: String,
        about: Question,
        yes: bool,
    },
    /// Asks for a file name.
    Prompt { want: Want, edit: Edit },
}

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    Quit,
    NewGame,
    Rematch,
    Resign,
    /// A seat offers a draw to people at this terminal.
    Draw(Seat),
    /// A file that exists.
    Replace(PathBuf),
}

/// What a file name is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Want {
    Save,
    Load,
}

/// What a key did to a dialog.
pub enum Answer {
    /// The dialog stays open, as it is now.
    Open(Dialog),
    /// Closed without an answer.
    Closed,
    Reply(Question, bool),
    Named(Want, String),
}

/// How far a page of help goes.
const PAGE: u16 = 10;

impl Dialog {
    pub fn ask(text: String, about: Question) -> Dialog {
        Dialog::Ask {
            text,
            about,
            yes: false,
        }
    }

    pub fn key(self, console: &Console, key: KeyEvent) -> Answer {
        match self {
            Dialog::Help(from) => match key.code {
                KeyCode::Up => Answer::Open(Dialog::Help(from.saturating_sub(1))),
                KeyCode::Down => Answer::Open(Dialog::Help(from + 1)),
                KeyCode::PageUp => Answer::Open(Dialog::Help(from.saturating_sub(PAGE))),
                KeyCode::PageDown | KeyCode::Char(' ') => Answer::Open(Dialog::Help(from + PAGE)),
                _ => Answer::Closed,
            },
            Dialog::Ask { text, about, yes } => match key.code {
                KeyCode::Esc => Answer::Reply(about, false),
                KeyCode::Enter => Answer::Reply(about, yes),
                KeyCode::Left | KeyCode::Right | KeyCode::Tab | KeyCode::BackTab => {
                    Answer::Open(Dialog::Ask {
                        text,
                        about,
                        yes: !yes,
                    })
                }
                KeyCode::Char(c) if is_yes(&console.words, &c.to_string()) => {
                    Answer::Reply(about, true)
                }
                KeyCode::Char(c) if is_no(console, c) => Answer::Reply(about, false),
                _ => Answer::Open(Dialog::Ask { text, about, yes }),
            },
            Dialog::Prompt { want, mut edit } => match key.code {
                KeyCode::Esc => Answer::Closed,
                KeyCode::Enter if edit.text().trim().is_empty() => Answer::Closed,
                KeyCode::Enter => Answer::Named(want, edit.text().trim().to_owned()),
                _ => {
                    edit.key(key);
                    Answer::Open(Dialog::Prompt { want, edit })
                }
            },
        }
    }
}

/// The first letter of the word for no.
fn is_no(console: &Console, c: char) -> bool {
    let no = console.text("tui-no").to_lowercase();
    c == 'n' || c.to_lowercase().next() == no.chars().next()
}
