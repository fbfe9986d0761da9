//! Counters beside the board: repetition, quiet limits, periods.

use crate::{Note, Outcome, Position, Reason};

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

    /// How far each count has come that can end the game from here. `times` as for
    /// [`counted_outcome`](Counted::counted_outcome), which decides once one of them is full.
    fn limits(&self, counters: &Self::Counters, times: u32) -> Vec<Limit>;

    /// The tail of the position text, without the space and `~` before it.
    fn write_counters(&self, counters: &Self::Counters) -> String;

    /// Reads such a tail.
    fn read_counters(&self, text: &str) -> Result<Self::Counters, Note>;
}

/// A count that ends the game when it is full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// Why the game ends then.
    pub reason: Reason,
    /// How far it has come.
    pub count: u32,
    /// When it is full.
    pub full: u32,
    /// What a player is told of it.
    pub note: Note,
}

impl Limit {
    /// How often a position has stood, of three times.
    pub fn threefold(times: u32) -> Limit {
        Limit {
            reason: Reason::Threefold,
            count: times,
            full: 3,
            note: Note::new("limit-threefold"),
        }
    }

    /// A number of plies. The note is told how many `moves` of each player are left.
    pub fn plies(reason: Reason, note: Note, count: u32, full: u32, seats: usize) -> Limit {
        let left = full.saturating_sub(count);
        Limit {
            reason,
            count,
            full,
            note: note.with("moves", left.div_ceil(seats as u32)),
        }
    }

    /// Whether it is worth a word: it is half full, or it is a period, by which players plan.
    pub fn matters(&self) -> bool {
        self.reason == Reason::Period || 2 * self.count >= self.full
    }
}

/// Reads a tail that is one number of plies, at most `limit`.
pub fn read_plies(text: &str, limit: u32) -> Result<u32, Note> {
    match crate::text::number(text) {
        Some(plies) if plies <= limit => Ok(plies),
        _ => Err(Note::new("text-tail-plies").part(text).with("max", limit)),
    }
}
