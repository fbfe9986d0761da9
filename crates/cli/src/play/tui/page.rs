//! A long text over the whole screen, scrolled by keys and by the wheel: help, rules.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;

use super::ansi;
use super::game::Game;
use super::help;
use crate::console::Console;
use crate::rules;
use doska_play::GameSpec;

/// The columns of a page, the same on every screen, so that nothing is wrapped anew.
pub const WIDTH: u16 = 76;
/// Rows of the screen that are no part of the text: the frame, and the line with the keys.
const AROUND: u16 = 3;

/// A text, and where it is scrolled to.
#[derive(Clone)]
pub struct Page {
    pub title: String,
    pub lines: Vec<Line<'static>>,
    /// The lines at which parts of the text begin.
    headings: Vec<usize>,
    from: usize,
}

impl Page {
    /// Keys, signs and the writing of moves; of a game, if one is played.
    pub fn help(console: &Console, game: Option<&Game>) -> Page {
        Page {
            title: console.text("tui-help-title"),
            lines: help::lines(console, game, usize::from(WIDTH)),
            headings: Vec::new(),
            from: 0,
        }
    }

    /// The rules of a game.
    pub fn rules(console: &Console, game: &GameSpec) -> Page {
        let text = rules::page_within(console, game, usize::from(WIDTH));
        let text = text.unwrap_or_else(|note| console.words.say(&note));
        let lines: Vec<Line<'static>> = text.lines().map(ansi::line).collect();
        let sections = rules::headings(console, game);
        let mut headings = Vec::new();
        for section in sections {
            let from = headings.last().map_or(0, |last| last + 1);
            let mut rest = lines.iter().enumerate().skip(from);
            let found = rest.find(|(_, line)| line.to_string().trim() == section);
            headings.extend(found.map(|(at, _)| at));
        }
        Page {
            title: console.text(&format!("game-{}", game.info().id)),
            lines,
            headings,
            from: 0,
        }
    }

    /// Whether there are parts to go to.
    pub fn has_parts(&self) -> bool {
        !self.headings.is_empty()
    }

    /// The first line that is seen on a screen of so many rows.
    pub fn first(&self, rows: u16) -> usize {
        self.from.min(self.most(rows))
    }

    fn most(&self, rows: u16) -> usize {
        let seen = usize::from(rows.saturating_sub(AROUND));
        self.lines.len().saturating_sub(seen)
    }

    /// Scrolls by lines.
    pub fn scroll(&mut self, by: isize, rows: u16) {
        self.from = self
            .first(rows)
            .saturating_add_signed(by)
            .min(self.most(rows));
    }

    /// What a key does on a screen of so many rows; `false` for one that leaves the page.
    pub fn key(&mut self, key: KeyEvent, rows: u16) -> bool {
        let page = isize::from(rows.saturating_sub(AROUND + 1).max(1) as i16);
        let from = self.first(rows);
        match key.code {
            KeyCode::Up => self.scroll(-1, rows),
            KeyCode::Down => self.scroll(1, rows),
            KeyCode::PageUp => self.scroll(-page, rows),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(page, rows),
            KeyCode::Home => self.from = 0,
            KeyCode::End => self.from = self.most(rows),
            KeyCode::Right | KeyCode::Tab if self.has_parts() => {
                let next = self.headings.iter().find(|at| **at > from);
                self.from = next.copied().unwrap_or(from);
            }
            KeyCode::Left | KeyCode::BackTab if self.has_parts() => {
                let before = self.headings.iter().rev().find(|at| **at < from);
                self.from = before.copied().unwrap_or(0);
            }
            _ => return false,
        }
        true
    }
}
