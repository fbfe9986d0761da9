//! Counters that end a game: repetition and plies without a capture.

use super::{Martian, Move};
use crate::counted::{Limit, read_plies};
use crate::{Counted, Note, Outcome, Position, Reason};

impl Counted for Martian {
    /// Plies in a row without a capture.
    type Counters = u32;

    fn fresh(&self) -> u32 {
        0
    }

    fn advance(&self, quiet: &u32, _m: Move, after: &Martian) -> u32 {
        if after.points == self.points {
            quiet.saturating_add(1)
        } else {
            0
        }
    }

    fn counted_outcome(&self, quiet: &u32, times: u32) -> Option<Outcome> {
        let reason = if times >= 3 {
            Reason::Threefold
        } else if *quiet >= self.players.quiet_limit() {
            Reason::QuietLimit
        } else {
            return None;
        };
        let [first, second] = self.team_points();
        Some(Outcome::by_points(first, second, reason))
    }

    fn limits(&self, quiet: &u32, times: u32) -> Vec<Limit> {
        let full = self.players.quiet_limit();
        let note = Note::new("martian-limit-quiet");
        vec![
            Limit::threefold(times),
            Limit::plies(Reason::QuietLimit, note, *quiet, full, self.seats()),
        ]
    }

    fn write_counters(&self, quiet: &u32) -> String {
        quiet.to_string()
    }

    fn read_counters(&self, text: &str) -> Result<u32, Note> {
        read_plies(text, self.players.quiet_limit())
    }
}
