//! Questions, prompts, the menu and pages over the board.

use std::path::PathBuf;

use doska_play::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::super::plain::command::is_yes;
use super::edit::Edit;
use super::menu::Action;
use super::page::Page;
use crate::console::Console;

/// A dialog over the board.
#[derive(Clone)]
pub enum Dialog {
    /// Help, rules.
    Page(Box<Page>),
    /// The commands, with the one that has the keys.
    Menu(usize),
    /// A question with the answers yes and no.
    Ask {
        text: String,
        about: Question,
        yes: bool,
    },
    /// The games that were left, with the one that has the keys.
    Kept(usize),
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
    /// Whether to offer a draw.
    OfferDraw,
    /// A seat offers a draw to people at this terminal.
    Draw(Seat),
    /// A file that exists.
    Replace(PathBuf),
}

impl Question {
    /// The two answers: what is done, and the way out.
    pub fn answers(&self, console: &Console) -> [String; 2] {
        let name = match self {
            Question::Quit => "quit",
            Question::NewGame => "new",
            Question::Rematch => "rematch",
            Question::Resign => "resign",
            Question::OfferDraw => "offer",
            Question::Draw(_) => "draw",
            Question::Replace(_) => "replace",
        };
        ["tui-answer-yes", "tui-answer-no"].map(|id| console.say(id, &[("question", name)]))
    }
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
    Chosen(Action),
}

impl Dialog {
    pub fn ask(text: String, about: Question) -> Dialog {
        Dialog::Ask {
            text,
            about,
            yes: false,
        }
    }

    /// What a key does to it on a screen of so many rows. `menu` has the commands that the menu offers.
    pub fn key(self, console: &Console, key: KeyEvent, rows: u16, menu: &[Action]) -> Answer {
        match self {
            Dialog::Page(mut page) => {
                if page.key(key, rows) {
                    Answer::Open(Dialog::Page(page))
                } else {
                    Answer::Closed
                }
            }
            Dialog::Menu(at) => menu_key(key, at, menu),
            // The start screen has the list and its keys.
            Dialog::Kept(_) => Answer::Closed,
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

fn menu_key(key: KeyEvent, at: usize, menu: &[Action]) -> Answer {
    let most = menu.len().max(1);
    let at = match key.code {
        KeyCode::Up | KeyCode::BackTab => (at + most - 1) % most,
        KeyCode::Down | KeyCode::Tab => (at + 1) % most,
        KeyCode::Home | KeyCode::PageUp => 0,
        KeyCode::End | KeyCode::PageDown => most - 1,
        KeyCode::Enter | KeyCode::Char(' ') => {
            return menu
                .get(at)
                .map_or(Answer::Closed, |one| Answer::Chosen(*one));
        }
        KeyCode::Esc => return Answer::Closed,
        _ => return Action::of_key(key).map_or(Answer::Open(Dialog::Menu(at)), Answer::Chosen),
    };
    Answer::Open(Dialog::Menu(at))
}

/// The first letter of the word for no.
fn is_no(console: &Console, c: char) -> bool {
    let no = console.text("tui-no").to_lowercase();
    c == 'n' || c.to_lowercase().next() == no.chars().next()
}
