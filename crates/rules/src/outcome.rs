//! How a game ends.

use crate::Team;

/// The end of a game: who won, if anybody, and why.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winning team; `None` for a draw.
    pub winner: Option<Team>,
    /// What ended the game.
    pub reason: Reason,
}

/// What ended a game, by its rules. What the players agree on or what their clocks say is not here.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A side has no pieces left.
    NoPieces,
    /// The side to move has no legal move.
    NoMoves,
    /// Several men against a single man (Turkish).
    SingleMan,
    /// One piece each (Turkish).
    OneEach,
    /// A quadrant is empty (Martian).
    EmptyQuadrant,
    /// A position stood for the third time.
    Threefold,
    /// Too many plies in a row without progress.
    QuietLimit,
    /// A single king against three kings or more for too long (Russian).
    LoneKing,
    /// Few pieces, with a king on each side, for too long (Russian).
    FewPieces,
    /// A single king against three pieces has kept the main road (Russian).
    MainRoad,
    /// Two passes in a row (Topological).
    TwoPasses,
    /// A period in which no captures changed (Topological).
    Period,
    /// A period began for the third time with the same position (Topological).
    PeriodRepeated,
}

impl Outcome {
    /// A win for `winner`.
    pub const fn win(winner: Team, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// A draw for this reason.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }

    /// A win for the team with more, a draw if they are equal.
    pub fn by_points(first: u32, second: u32, reason: Reason) -> Outcome {
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Team::First),
            std::cmp::Ordering::Less => Some(Team::Second),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, reason }
    }
}

impl Reason {
    /// A name that stays the same for good: in JSON, in records, as message key.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::NoPieces => "no-pieces",
            Reason::NoMoves => "no-moves",
            Reason::SingleMan => "single-man",
            Reason::OneEach => "one-each",
            Reason::EmptyQuadrant => "empty-quadrant",
            Reason::Threefold => "threefold",
            Reason::QuietLimit => "quiet-limit",
            Reason::LoneKing => "lone-king",
            Reason::FewPieces => "few-pieces",
            Reason::MainRoad => "main-road",
            Reason::TwoPasses => "two-passes",
            Reason::Period => "period",
            Reason::PeriodRepeated => "period-repeated",
        }
    }
}
