//! Which crossings of the border can just have happened, and so may not be taken back.

use super::board::{QUADRANTS, reach};
use super::{Martian, NoReturn, Players};
use crate::{Note, bits};

impl Martian {
    /// Every crossing that can have been the last move; none with four players.
    pub(super) fn crossings(&self) -> Vec<NoReturn> {
        if self.players == Players::Four {
            return Vec::new();
        }
        let pairs = bits::squares(self.own()).flat_map(|to| {
            let empty = self.across() & !self.occupied();
            bits::squares(empty).map(move |from| NoReturn { from, to })
        });
        pairs
            .filter(|&crossing| self.why_no_crossing(crossing).is_none())
            .collect()
    }

    /// Why this cannot have been the last move. What has just come that way stands in the half of the
    /// player to move and sees the empty square it left.
    pub(super) fn why_no_crossing(&self, NoReturn { from, to }: NoReturn) -> Option<Note> {
        let note = |id| Some(Note::new(id).with("from", from).with("to", to));
        let mine = QUADRANTS[self.seat.index()];
        if mine & to.bit() == 0 || self.across() & from.bit() == 0 {
            return note("martian-text-no-return-border");
        }
        let Some(kind) = self.kind_at(to) else {
            return note("martian-text-no-return-nobody");
        };
        if self.occupied() & from.bit() != 0 {
            return note("martian-text-no-return-occupied");
        }
        let sees = reach(kind, to, self.occupied()) & from.bit() != 0;
        if sees {
            None
        } else {
            note("martian-text-no-return-way")
        }
    }

    /// The half of the other of two players.
    fn across(&self) -> u64 {
        QUADRANTS[self.seat.next(2).index()]
    }
}
