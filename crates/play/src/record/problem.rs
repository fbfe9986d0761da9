//! What is wrong with a file, where, and how to say it.

use super::Record;
use crate::{Note, Outcome, Words};

/// A place in a file, both counted from 1; a column is a character.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// Line number, from 1.
    pub line: usize,
    /// The character in that line.
    pub column: usize,
}

/// Something odd that could be read past.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// Which game of the file, from 1; `None` outside all games.
    pub game: Option<usize>,
    /// The place in the file.
    pub spot: Spot,
    /// The problem found there.
    pub what: Problem,
}

/// Why a game could not be read to its end.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which game of the file, from 1.
    pub game: usize,
    /// The place in the file.
    pub spot: Spot,
    /// The problem found there.
    pub what: Problem,
    /// What was read of the game up to there; `None` if not even the game is known.
    pub partial: Option<Box<Record>>,
}

/// A problem in a record, without its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A tag or the form of the text.
    Text(Note),
    /// A move that cannot be played.
    Move(Box<WrongMove>),
}

/// A move that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongMove {
    /// Which ply of the game it would be, from 1.
    pub ply: usize,
    /// What was written, cut if it is very long.
    pub text: String,
    /// Why there is no such move.
    pub why: Note,
    /// The end of the game, if it was over before.
    pub over: Option<Outcome>,
    /// Legal moves, [`LISTED`] at most.
    pub legal: Vec<String>,
    /// How many more there are.
    pub more: usize,
}

/// How many legal moves an error lists.
pub const LISTED: usize = 20;

impl Failure {
    /// The error in words, with its place and the legal moves.
    pub fn say(&self, words: &Words) -> String {
        placed(words, Some(self.game), self.spot, &self.what.say(words))
    }
}

impl Warning {
    /// The warning in words, with its place.
    pub fn say(&self, words: &Words) -> String {
        let said = self.what.say(words);
        let said = match self.what {
            Problem::Text(_) => said,
            // In the game itself it would be an error: this is a variation.
            Problem::Move(_) => words.text("record-variation-cut", &[("said", &said)]),
        };
        placed(words, self.game, self.spot, &said)
    }
}

fn placed(words: &Words, game: Option<usize>, spot: Spot, what: &str) -> String {
    let (line, column) = (spot.line.to_string(), spot.column.to_string());
    let mut args = vec![
        ("line", line.as_str()),
        ("column", column.as_str()),
        ("what", what),
    ];
    let game = game.map(|game| game.to_string());
    if let Some(game) = &game {
        args.push(("game", game));
        words.text("record-at-game", &args)
    } else {
        words.text("record-at", &args)
    }
}

impl Problem {
    /// The problem in words, without its place.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Problem::Text(note) => words.say(note),
            Problem::Move(wrong) => wrong.say(words),
        }
    }
}

impl WrongMove {
    fn say(&self, words: &Words) -> String {
        let ply = self.ply.to_string();
        let why = match self.over {
            Some(outcome) => {
                let reason = words.text(&format!("reason-{}", outcome.reason.name()), &[]);
                words.text("record-after-end", &[("reason", &reason)])
            }
            None => words.say(&self.why),
        };
        let named = self.over.is_none()
            && self.why.get("part") == Some(&self.text)
            && why.contains(&self.text);
        let said = if named {
            words.text("record-wrong-ply", &[("ply", &ply), ("why", &why)])
        } else {
            let args = [("ply", ply.as_str()), ("move", &self.text), ("why", &why)];
            words.text("record-wrong-move", &args)
        };
        if self.legal.is_empty() || self.lists_all() {
            return said;
        }
        let (list, more) = (self.legal.join(", "), self.more.to_string());
        if self.more > 0 {
            let args = [("said", said.as_str()), ("list", &list), ("more", &more)];
            words.text("record-legal-more", &args)
        } else {
            words.text("record-legal", &[("said", &said), ("list", &list)])
        }
    }

    /// Whether the reason names all legal moves itself.
    fn lists_all(&self) -> bool {
        let list = self.why.get("list").unwrap_or("");
        self.more == 0
            && self
                .legal
                .iter()
                .all(|m| list.split(", ").any(|one| one == m))
    }
}

/// How many warnings of one game are kept.
const KEPT: usize = 50;

/// The warnings of the game being read: so many, and a count of the rest.
#[derive(Default)]
pub(super) struct Log {
    pub game: Option<usize>,
    warnings: Vec<Warning>,
    rest: Option<(Spot, usize)>,
}

impl Log {
    pub fn warn(&mut self, spot: Spot, note: Note) {
        self.warn_with(spot, || Problem::Text(note));
    }

    /// Warns of something that takes work to describe.
    pub fn warn_with(&mut self, spot: Spot, what: impl FnOnce() -> Problem) {
        if self.warnings.len() < KEPT {
            self.warnings.push(Warning {
                game: self.game,
                spot,
                what: what(),
            });
        } else {
            let (_, count) = self.rest.get_or_insert((spot, 0));
            *count += 1;
        }
    }

    /// The warnings in the order of their places.
    pub fn into_warnings(mut self) -> Vec<Warning> {
        self.warnings.sort_by_key(|warning| warning.spot);
        if let Some((spot, count)) = self.rest {
            let note = Note::new("record-more-warnings").with("count", count);
            self.warnings.push(Warning {
                game: self.game,
                spot,
                what: Problem::Text(note),
            });
        }
        self.warnings
    }
}
