//! Moves, what they find where they go, and the one that may not be taken back.

use crate::{Kind, Square};

/// A crossing of the border by the last move: it may not be taken back at once.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoReturn {
    /// Where the piece came from.
    pub from: Square,
    /// Where it stands now.
    pub to: Square,
}

/// A move: a piece goes from one square to another, or the pass. What it does there follows from the
/// position: see [`Martian::landing`](super::Martian::landing).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub(super) from: Square,
    pub(super) to: Square,
}

/// What a move finds on the square it goes to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Landing {
    /// An empty square.
    Empty,
    /// A piece of another quadrant, which it captures.
    Capture(Kind),
    /// A piece of its own quadrant, with which it becomes this.
    Merging(Kind),
}

impl Move {
    /// The pass. No piece goes from a1 to a1, so this is free to mean it.
    pub const PASS: Move = Move {
        from: Square::new(0),
        to: Square::new(0),
    };

    /// From one square to another; equal squares make the pass.
    pub fn new(from: Square, to: Square) -> Move {
        if from == to {
            Move::PASS
        } else {
            Move { from, to }
        }
    }

    /// Where the piece comes from, unless it is the pass.
    pub fn from(self) -> Square {
        self.from
    }

    /// Where the piece goes, unless it is the pass.
    pub fn to(self) -> Square {
        self.to
    }

    /// Whether it is the pass.
    pub fn is_pass(self) -> bool {
        self == Move::PASS
    }
}
