//! Counters beside the board: repetition, quiet limits, periods.

use crate::{Note, Outcome, Position};

/// The counters of a game: quiet plies, periods, passes. They and repetition end games that the board
/// does not.
///
/// The keeper of a game's history does this after each move: [`advance`](Counted::advance) the counters;
/// if [`repeats_at`](Counted::repeats_at), count the position; ask the board ([`Position::outcome`],
/// [`Position::stuck`]), then [`counted_outcome`](Counted::counted_outcome).
pub trait Counted: Position {
    /// The counters, as plain data.
    type Counters: Clone + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// The counters of a position that nothing is known to have come before.
    fn fresh(&self) -> Self::Counters;

    /// The counters after `m`, which led from here to `after`.
    fn advance(&self, counters: &Self::Counters, m: Self::Move, after: &Self) -> Self::Counters;

    /// Whether this position, with these counters, is one of those whose repetitions are counted.
    fn repeats_at(&self, counters: &Self::Counters) -> bool {
        let _ = counters;
        true
    }

    /// What the counters decide, where the board decides nothing. `times` is how often this position
    /// has been counted, this time included; 0 where it is not counted.
    fn counted_outcome(&self, counters: &Self::Counters, times: u32) -> Option<Outcome>;

    /// The tail of the position text, without the space and `~` before it.
    fn write_counters(&self, counters: &Self::Counters) -> String;

    /// Reads such a tail.
    fn read_counters(&self, text: &str) -> Result<Self::Counters, Note>;
}

/// Reads a tail that is one number of plies, at most `limit`.
pub fn read_plies(text: &str, limit: u32) -> Result<u32, Note> {
    match crate::text::number(text) {
        Some(plies) if plies <= limit => Ok(plies),
        _ => Err(Note::new("text-tail-plies").part(text).with("max", limit)),
    }
}
