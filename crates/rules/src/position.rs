//! The trait that every game implements.

use std::hash::Hash;

use crate::{Outcome, Seat};

/// A position of one game: the board, what lies beside it, and who is to move. Copied to be changed;
/// there is no undo. What the board does not show (repetition, counters) lives beside it: see
/// [`Counted`](crate::Counted).
pub trait Position: Clone + Eq + Hash + Send + Sync + 'static {
    /// One whole turn. Two ways to play that start from the same square and give the same position are
    /// the same move.
    type Move: Copy + Eq + Hash + Send + Sync + std::fmt::Debug + 'static;
    /// The game's options.
    type Options: Clone + Eq + Default + std::fmt::Debug + Send + Sync + 'static;

    /// Where a game starts.
    fn start(options: &Self::Options) -> Self;

    /// The options this position is played by.
    fn options(&self) -> Self::Options;

    /// Who is to move.
    fn seat(&self) -> Seat;

    /// How many seats there are: 2 or 4.
    fn seats(&self) -> usize {
        2
    }

    /// Appends every legal move, each once, always in the same order; none where [`outcome`](Self::outcome)
    /// says that the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// How many legal moves there are. `scratch` is room to work in; what it holds is lost.
    fn count_moves(&self, scratch: &mut Vec<Self::Move>) -> u64 {
        scratch.clear();
        self.legal_moves(scratch);
        scratch.len() as u64
    }

    /// Plays a move that is legal here.
    fn play(&mut self, m: Self::Move);

    /// The position after a move that is legal here.
    #[inline]
    fn after(&self, m: Self::Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }

    /// What the board alone decides, without looking for moves.
    fn outcome(&self) -> Option<Outcome>;

    /// What it means that the side to move has no legal move.
    fn stuck(&self) -> Outcome;

    /// A hash that follows from the position text alone: kept up move by move, the same in every version.
    fn key(&self) -> u64;

    /// Points of each seat, in games that count them.
    fn scores(&self) -> Option<Vec<u32>> {
        None
    }
}
