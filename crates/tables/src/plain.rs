//! A plain search without tables, by the rules only, to compare with.

use doska_rules::Position;
use doska_rules::turkish::{Move, Turkish};

use crate::Value;

/// The result of a plain search.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The value, if an end can be forced as near as was looked.
    pub value: Option<Value>,
    /// How many plies were looked ahead, all of them.
    pub plies: u16,
}

/// Looks for an end by force, a ply farther each time, until `budget` positions are used up.
pub fn search(position: &Turkish, budget: u64) -> Found {
    let mut search = Search { left: budget };
    let mut found = Found {
        value: None,
        plies: 0,
    };
    for plies in 0..u16::MAX {
        let value = match search.wins(position, plies) {
            Some(true) => Some(Value::Win(plies)),
            Some(false) => match search.loses(position, plies) {
                Some(true) => Some(Value::Loss(plies)),
                Some(false) => None,
                None => break,
            },
            None => break,
        };
        found = Found { value, plies };
        if value.is_some() {
            break;
        }
    }
    found
}

/// Whether the search agrees with a value: what it found must be that, and what it did not find must lie
/// farther away.
pub fn agrees(found: Found, value: Value) -> bool {
    match found.value {
        Some(own) => own == value,
        None => value.plies().is_none_or(|plies| plies > found.plies),
    }
}

struct Search {
    left: u64,
}

impl Search {
    /// Whether the side to move can win within so many plies; `None` if there was no time to find out.
    fn wins(&mut self, position: &Turkish, plies: u16) -> Option<bool> {
        let (moves, state) = self.look(position)?;
        if state != State::Open || plies == 0 {
            return Some(state == State::Won);
        }
        for m in moves {
            if self.loses(&position.after(m), plies - 1)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the side to move must lose within so many plies.
    fn loses(&mut self, position: &Turkish, plies: u16) -> Option<bool> {
        let (moves, state) = self.look(position)?;
        if state != State::Open || plies == 0 {
            return Some(state == State::Lost);
        }
        for m in moves {
            if !self.wins(&position.after(m), plies - 1)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The moves, and whether the game is over.
    fn look(&mut self, position: &Turkish) -> Option<(Vec<Move>, State)> {
        self.left = self.left.checked_sub(1)?;
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let end = position
            .outcome()
            .or_else(|| moves.is_empty().then(|| position.stuck()));
        let state = match end.map(|end| end.winner) {
            None => State::Open,
            Some(None) => State::Drawn,
            Some(Some(winner)) if winner == position.seat().team() => State::Won,
            Some(Some(_)) => State::Lost,
        };
        Some((moves, state))
    }
}

/// How a game stands, for the side to move.
#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    Open,
    Won,
    Drawn,
    Lost,
}
