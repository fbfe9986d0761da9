//! A move entered tap by tap.

use std::collections::BTreeSet;
use std::sync::Arc;

use doska_rules::{Note, Step};
use doska_search::EngineGame;

use crate::AnyMove;
use crate::erased::{CountedPosition, bind};

/// How far some steps go towards a move.
#[derive(Clone)]
pub enum Input {
    /// No legal move begins so; the note says why.
    Refused(Note),
    /// The move goes on with one of these steps.
    Partial(Vec<Step>),
    /// This is a whole move, or it goes on with one of these steps.
    MayStop(AnyMove, Vec<Step>),
    /// This is a whole move, and no longer one begins so.
    Done(AnyMove),
}

/// Follows the steps through the lines of all legal moves; nothing else knows what can be tapped.
pub(crate) fn input<G: EngineGame>(
    counted: &Arc<CountedPosition<G>>,
    legal: &[G::Move],
    steps: &[Step],
) -> Input {
    let position = &counted.position;
    if legal.is_empty() {
        return Input::Refused(Note::new("move-game-over").with("part", ""));
    }
    let mut whole = None;
    let mut next = BTreeSet::new();
    for &m in legal {
        for line in position.lines(m) {
            match line.strip_prefix(steps) {
                Some([]) => whole = Some(m),
                Some([step, ..]) => {
                    next.insert(*step);
                }
                None => {}
            }
        }
    }
    let next: Vec<Step> = next.into_iter().collect();
    match (whole, next.is_empty()) {
        (Some(m), true) => Input::Done(bind(counted, m)),
        (Some(m), false) => Input::MayStop(bind(counted, m), next),
        (None, false) => Input::Partial(next),
        (None, true) => Input::Refused(position.why_not(steps)),
    }
}

impl std::fmt::Debug for Input {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Input::Refused(note) => write!(f, "Refused({note})"),
            Input::Partial(next) => write!(f, "Partial({next:?})"),
            Input::MayStop(_, next) => write!(f, "MayStop({next:?})"),
            Input::Done(_) => f.write_str("Done"),
        }
    }
}
