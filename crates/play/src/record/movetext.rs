//! Moves, comments, glyphs and variations, as they come, made into a tree.

use super::problem::{LISTED, Log, Problem};
use super::{Spot, WrongMove, foreign};
use crate::{AnyPosition, GameHistory, NodeId, Note, Outcome, Tree};

/// The longest move text that is looked at; no game has one half as long.
const LONGEST: usize = 200;

/// The moves of one game being read. Variations are kept on a stack of our own, so that no depth of
/// brackets can exhaust the program's.
pub(super) struct Moves {
    tree: Tree,
    /// The game up to `at`.
    line: GameHistory,
    at: NodeId,
    /// The node that the line being read goes on from.
    base: NodeId,
    /// The lines that wait for a variation to end.
    waiting: Vec<Waiting>,
    /// A comment for the move to come.
    before: String,
    /// A comment now belongs to the move to come: a variation has just begun or ended.
    fresh: bool,
    /// How many brackets are open that are not read.
    skipped: usize,
    /// The outermost of them is a variation that is read up to a wrong move.
    cut: bool,
}

struct Waiting {
    /// The move that the variation replaces.
    at: NodeId,
    base: NodeId,
}

impl Moves {
    pub fn new(start: &AnyPosition) -> Moves {
        Moves {
            tree: Tree::new(start.clone()),
            line: GameHistory::new(start),
            at: Tree::ROOT,
            base: Tree::ROOT,
            waiting: Vec::new(),
            before: String::new(),
            fresh: false,
            skipped: 0,
            cut: false,
        }
    }

    /// A move. A wrong one in a variation ends the variation with a warning; in the game itself it is
    /// the error.
    pub fn play(&mut self, text: &str, spot: Spot, log: &mut Log) -> Result<(), Box<WrongMove>> {
        if self.skipped > 0 {
            return Ok(());
        }
        match self.try_play(text) {
            Ok(()) => {
                self.mark_passed_end(spot, log);
                Ok(())
            }
            Err(why) if self.waiting.is_empty() => Err(Box::new(self.wrong(text, why))),
            Err(why) => {
                (self.skipped, self.cut) = (1, true);
                log.warn_with(spot, || Problem::Move(Box::new(self.wrong(text, why))));
                Ok(())
            }
        }
    }

    fn try_play(&mut self, text: &str) -> Result<(), Note> {
        if text.len() > LONGEST {
            return Err(Note::new("record-move-long").with("max", LONGEST));
        }
        let m = foreign::read_move(&self.line, text)?;
        self.line.play_on(&m)?;
        let text = m.text();
        self.at = self.tree.attach(self.at, m, text);
        let before = std::mem::take(&mut self.before);
        join(&mut self.tree.node_mut(self.at).before, &before);
        self.fresh = false;
        Ok(())
    }

    /// The first move past the end of the game: the end is marked, and the game is kept whole.
    fn mark_passed_end(&mut self, spot: Spot, log: &mut Log) {
        let Some((ply, end)) = self.line.passed_end() else {
            return;
        };
        let Some(ended) = self.tree.parent(self.at) else {
            return;
        };
        if ply + 1 != self.line.plies() {
            return;
        }
        let mark = format!("[%end {}]", end.reason.name());
        let comment = &mut self.tree.node_mut(ended).after;
        if comment.contains(&mark) {
            return;
        }
        join(comment, &mark);
        if self.waiting.is_empty() {
            let note = Note::new("record-played-on").with("ply", ply);
            log.warn(spot, note.with("reason", end.reason.name()));
        }
    }

    fn wrong(&self, text: &str, why: Note) -> WrongMove {
        let over = self.line.outcome();
        let moves = self.line.moves();
        let mut legal: Vec<String> = moves.iter().map(super::super::any::AnyMove::text).collect();
        // By their texts: a person looks for one of them.
        legal.sort_unstable();
        legal.truncate(LISTED);
        let cut = text.char_indices().nth(60).map(|(i, _)| i);
        WrongMove {
            ply: self.line.plies() + 1,
            text: cut.map_or(text.to_owned(), |i| format!("{}…", &text[..i])),
            why,
            over,
            legal,
            more: moves.len().saturating_sub(LISTED),
        }
    }

    pub fn comment(&mut self, text: &str) {
        if self.skipped > 0 {
            return;
        }
        let text = tidy(text);
        if self.fresh {
            join(&mut self.before, &text);
        } else {
            join(&mut self.tree.node_mut(self.at).after, &text);
        }
    }

    /// A glyph for the move just read; `false` if there is none.
    pub fn nag(&mut self, nag: u8) -> bool {
        if self.skipped == 0 {
            if self.at == self.base {
                return false;
            }
            self.tree.node_mut(self.at).add_nag(nag);
        }
        true
    }

    /// Opens a variation: it replaces the last move.
    pub fn open(&mut self, spot: Spot, log: &mut Log) {
        if self.skipped > 0 {
            self.skipped += 1;
            return;
        }
        self.settle(self.at);
        let Some(parent) = self.tree.parent(self.at).filter(|_| self.at != self.base) else {
            log.warn(spot, Note::new("record-variation-nothing"));
            self.skipped = 1;
            return;
        };
        self.waiting.push(Waiting {
            at: self.at,
            base: self.base,
        });
        self.line.undo();
        (self.at, self.base, self.fresh) = (parent, parent, true);
    }

    /// Closes the innermost open variation.
    pub fn close(&mut self, spot: Spot, log: &mut Log) {
        let cut = std::mem::take(&mut self.cut);
        if self.skipped > 0 {
            self.skipped -= 1;
            if self.skipped > 0 || !cut {
                self.cut = cut;
                return;
            }
        }
        let Some(waiting) = self.waiting.pop() else {
            log.warn(spot, Note::new("record-variation-close"));
            return;
        };
        if self.at == self.base {
            if !cut {
                log.warn(spot, Note::new("record-variation-empty"));
            }
            self.settle(waiting.at);
        }
        self.settle(self.at);
        while let Some(parent) = self.tree.parent(self.at).filter(|_| self.at != self.base) {
            self.line.undo();
            self.at = parent;
        }
        (self.at, self.base, self.fresh) = (waiting.at, waiting.base, true);
        if let Some(m) = self.tree.node(self.at).played() {
            self.line
                .play_on(m)
                .expect("this move was played from here before the variation");
        }
    }

    /// Gives a comment that no move follows to a move that is there.
    fn settle(&mut self, id: NodeId) {
        let before = std::mem::take(&mut self.before);
        join(&mut self.tree.node_mut(id).after, &before);
    }

    /// The tree, and how the rules say its main line ended; where it was played past an end, they say nothing.
    pub fn finish(mut self, spot: Spot, log: &mut Log) -> (Tree, Option<Outcome>) {
        if !self.waiting.is_empty() || self.skipped > 0 {
            log.warn(spot, Note::new("record-variation-open"));
        }
        self.skipped = 0;
        while !self.waiting.is_empty() {
            self.close(spot, log);
        }
        self.settle(self.at);
        let over = self.line.outcome();
        let played_on = self.line.passed_end().is_some();
        (self.tree, over.filter(|_| !played_on))
    }
}

/// A comment on one line: every run of spaces and line ends is one space.
pub(super) fn tidy(text: &str) -> String {
    let words: Vec<_> = text.split_ascii_whitespace().collect();
    words.join(" ")
}

/// Adds a comment to another.
pub(super) fn join(to: &mut String, more: &str) {
    if !to.is_empty() && !more.is_empty() {
        to.push(' ');
    }
    to.push_str(more);
}
