//! How a game that is being played ends: by its rules, or by those who play it.

use doska_rules::{Outcome, Reason, Team};

/// The end of a game: who won, if anybody, and why.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The winning team; `None` for a draw.
    pub winner: Option<Team>,
    /// What ended it.
    pub cause: Cause,
}

/// What ended a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Its rules.
    Rules(Reason),
    /// A seat resigned.
    Resignation,
    /// The teams agreed on a draw.
    Agreement,
    /// A clock ran out.
    Time,
    /// The players agreed to end it without a result.
    Aborted,
    /// A player left it, and the other side claimed it.
    Abandoned,
    /// A record says so, and not why.
    Recorded,
}

impl Cause {
    /// A name that stays the same for good: in records, as message key.
    pub const fn name(self) -> &'static str {
        match self {
            Cause::Rules(reason) => reason.name(),
            Cause::Resignation => "resignation",
            Cause::Agreement => "agreement",
            Cause::Time => "time",
            Cause::Aborted => "aborted",
            Cause::Abandoned => "abandoned",
            Cause::Recorded => "recorded",
        }
    }

    /// The cause that is not of the rules and has this name; [`Cause::Recorded`] for any other.
    pub fn of_name(name: &str) -> Cause {
        [
            Cause::Resignation,
            Cause::Agreement,
            Cause::Time,
            Cause::Aborted,
            Cause::Abandoned,
        ]
        .into_iter()
        .find(|cause| cause.name() == name)
        .unwrap_or(Cause::Recorded)
    }
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        End {
            winner: outcome.winner,
            cause: Cause::Rules(outcome.reason),
        }
    }
}
