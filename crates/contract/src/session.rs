//! A game that the module keeps between requests, and a move being entered in it.

use doska_play::MoveInput;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{Note, Snapshot, Step, Token};

/// Moves that were played in a session, and where they led.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Moved {
    /// The canonical texts of those moves alone.
    pub moves: Vec<String>,
    /// Where the game stands.
    pub at: Snapshot,
}

/// How far a move has been entered. `move` is the canonical text of a whole one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Input {
    /// No legal move begins so.
    Refused {
        /// The reason for the refusal.
        note: Note,
    },
    /// The move goes on with one of the steps of `next`.
    Partial {
        /// What was entered, and the forced steps that followed from it.
        steps: Vec<Step>,
        /// How it may go on.
        next: Vec<Step>,
        /// What the piece has become on its way, once it has gone somewhere.
        moving: Option<Token>,
    },
    /// This is a whole move, or it goes on with one of the steps of `next`.
    MayStop {
        /// Its text.
        r#move: String,
        /// What was entered, and the forced steps that followed from it.
        steps: Vec<Step>,
        /// How it may go on.
        next: Vec<Step>,
        /// What the piece has become on its way.
        moving: Option<Token>,
    },
    /// This is a whole move, and no longer one begins so.
    Done {
        /// Its text.
        r#move: String,
    },
}

impl From<&MoveInput> for Input {
    fn from(input: &MoveInput) -> Input {
        let list = |steps: &[doska_play::Step]| steps.iter().copied().map(Step::from).collect();
        let steps = list(input.steps());
        let moving = || input.moving().map(Token::from);
        match input.state() {
            doska_play::Input::Refused(note) => Input::Refused { note: note.into() },
            doska_play::Input::Partial(next) => Input::Partial {
                steps,
                next: list(&next),
                moving: moving(),
            },
            doska_play::Input::MayStop(m, next) => Input::MayStop {
                r#move: m.text(),
                steps,
                next: list(&next),
                moving: moving(),
            },
            doska_play::Input::Done(m) => Input::Done { r#move: m.text() },
        }
    }
}
