//! A record that is looked at move by move, with its variations and comments.

use doska_play::record::GameResult;
use doska_play::tree::NodeId;
use doska_play::{Record, Round, Tree};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::event::Context;
use super::game::Game;
use super::menu::Action;

/// A record, and the node that is on the board.
pub struct RecordView {
    pub record: Record,
    pub at: NodeId,
}

/// How many moves a page has.
const PAGE: usize = 10;

impl RecordView {
    /// A record at its last move.
    pub fn new(record: Record) -> RecordView {
        let at = record.tree.end(Tree::ROOT);
        RecordView { record, at }
    }

    fn tree(&self) -> &Tree {
        &self.record.tree
    }

    /// The name of a player, if the record has it.
    pub fn player(&self, seat: usize) -> Option<&str> {
        self.record.player(seat).filter(|name| *name != "?")
    }

    /// Texts of the whole line through the node on the board, with glyphs, and how many of them are played.
    pub fn line(&self) -> (Vec<String>, usize) {
        let tree = self.tree();
        let path = tree.path(tree.end(self.at));
        let text = |id: &NodeId| {
            let node = tree.node(*id);
            let glyphs: String = node.nags.iter().filter_map(|nag| glyph(*nag)).collect();
            let siblings = tree
                .parent(*id)
                .map_or(0, |parent| tree.children(parent).len());
            let mark = if siblings > 1 { "*" } else { "" };
            format!("{}{glyphs}{mark}", node.text())
        };
        (path.iter().map(text).collect(), tree.path(self.at).len())
    }

    /// The other moves that were possible here by the record.
    pub fn variations(&self) -> Vec<String> {
        let tree = self.tree();
        let Some(parent) = tree.parent(self.at) else {
            return Vec::new();
        };
        let others = tree.children(parent).iter().filter(|id| **id != self.at);
        others.map(|id| tree.node(*id).text().to_owned()).collect()
    }

    /// What is said about the move on the board, without clock readings.
    pub fn comment(&self) -> String {
        let node = self.tree().node(self.at);
        let mut said = [&*node.before, &*node.after].join(" ");
        while let Some((before, rest)) = said.split_once("[%") {
            let after = rest.split_once(']').map_or("", |(_, after)| after);
            said = format!("{before}{after}");
        }
        said.trim().to_owned()
    }

    /// The result, if the record has one.
    pub fn result(&self) -> Option<String> {
        (self.record.result != GameResult::Open).then(|| self.record.result.text().to_owned())
    }

    /// Goes where a key leads; whether it leads anywhere.
    fn go(&mut self, code: KeyCode) -> bool {
        let tree = &self.record.tree;
        let back = |at: NodeId| tree.parent(at).unwrap_or(at);
        let on = |at: NodeId| tree.next(at).unwrap_or(at);
        let sibling = |by: isize| {
            let children = tree
                .parent(self.at)
                .map_or(&[][..], |parent| tree.children(parent));
            let here = children.iter().position(|id| *id == self.at)?;
            let count = children.len() as isize;
            children
                .get((here as isize + by).rem_euclid(count) as usize)
                .copied()
        };
        let next = match code {
            KeyCode::Left | KeyCode::Backspace => back(self.at),
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => on(self.at),
            KeyCode::PageUp => (0..PAGE).fold(self.at, |at, _| back(at)),
            KeyCode::PageDown => (0..PAGE).fold(self.at, |at, _| on(at)),
            KeyCode::Home => Tree::ROOT,
            KeyCode::End => tree.end(self.at),
            KeyCode::Down => sibling(1).unwrap_or(self.at),
            KeyCode::Up => sibling(-1).unwrap_or(self.at),
            _ => return false,
        };
        self.at = next;
        true
    }
}

/// The glyphs that are written as signs.
const fn glyph(nag: u8) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        _ => return None,
    })
}

impl Game {
    /// Shows a record instead of a game that is played.
    pub fn browse(&mut self, cx: &mut Context, view: RecordView) {
        self.record = Some(view);
        self.message = None;
        self.show_node(cx);
    }

    /// A key while a record is looked at; whether it was one of those that go through it.
    pub fn record_key(&mut self, cx: &mut Context, key: KeyEvent) {
        if let Some(action) = Action::of_key(key) {
            return self.run_action(cx, action);
        }
        if key.code == KeyCode::Esc {
            return self.run_action(cx, Action::Menu);
        }
        if self.record.as_mut().is_some_and(|view| view.go(key.code)) {
            self.show_node(cx);
        }
    }

    fn show_node(&mut self, cx: &mut Context) {
        let Some(view) = &self.record else { return };
        let line = view.record.tree.line(view.at);
        let start = Round::start_from(&line, None);
        self.round = Round::open(&Round::started(start, cx.millis()))
            .expect("a line of a record is one that can be played");
        self.position_changed(cx);
        self.message = None;
    }

    /// The record is played on from the position on the board.
    pub fn play_on(&mut self, cx: &mut Context) {
        self.record = None;
        self.file = None;
        self.position_changed(cx);
    }
}
