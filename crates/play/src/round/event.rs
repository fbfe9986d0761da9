//! The event log of a round.

use doska_rules::Seat;

use super::{End, Millis, TimeControl};

/// Something that happened in a round. A receiver needs nothing else: the state of a round is the fold of
/// its events ([`Round::replay`](super::Round::replay)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// 1, 2, 3 … without a hole.
    pub version: u32,
    /// When it happened.
    pub at: Millis,
    /// Who did it; `None` for the clock and for the host of the game.
    pub seat: Option<Seat>,
    /// The id of the command that caused it.
    pub command: Option<String>,
    /// What happened.
    pub kind: EventKind,
}

/// What happened. `clocks` is what every seat has left at that moment; `None` in a game without clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// The round began. Always the first event, and only there.
    Started(Start),
    /// A seat moved.
    Move {
        /// How many plies have been played, this one included.
        ply: usize,
        /// The canonical text of the move.
        text: String,
        /// With the increment.
        clocks: Option<Vec<Millis>>,
    },
    /// A seat offers something to the other team.
    Offer(Offer),
    /// One seat of the other team accepts, and another has yet to.
    Accepted(Offer),
    /// A seat of the other team declines, or moves on.
    Declined(Offer),
    /// The last plies were taken back.
    Takeback {
        /// How many plies are left.
        ply: usize,
        /// Used time stays used.
        clocks: Option<Vec<Millis>>,
    },
    /// The host stopped the clocks.
    Paused {
        /// As they stopped.
        clocks: Option<Vec<Millis>>,
    },
    /// The host started them again.
    Resumed,
    /// The host gave a seat more time. A delay begins again.
    Extended {
        /// With what was given.
        clocks: Option<Vec<Millis>>,
    },
    /// The game is over.
    Ended {
        /// Who won, and why.
        end: End,
        /// As they stopped.
        clocks: Option<Vec<Millis>>,
    },
}

/// How a round begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The game with the version of its rules and its options: `martian@1?players=4`.
    pub game: String,
    /// The position text it begins with; `None` for the game's own start.
    pub position: Option<String>,
    /// Moves that had been played before, as in a game that was loaded.
    pub moves: Vec<String>,
    /// How the clocks are set.
    pub time_control: Option<TimeControl>,
    /// What every seat has left, where that is not the whole time.
    pub clocks: Option<Vec<Millis>>,
}

/// What a seat may offer to the other team. One offer at a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the last plies.
    Takeback {
        /// How many plies are left then.
        ply: usize,
    },
    /// To end the game without a result.
    Abort,
}

impl Offer {
    /// Whether it is of the same kind.
    pub(super) const fn is_like(self, other: Offer) -> bool {
        matches!(
            (self, other),
            (Offer::Draw, Offer::Draw)
                | (Offer::Takeback { .. }, Offer::Takeback { .. })
                | (Offer::Abort, Offer::Abort)
        )
    }
}
