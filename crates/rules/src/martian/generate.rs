//! The move generator.

use super::board::{QUADRANTS, drone_reach, pawn_reach, queen_reach, reach};
use super::{Martian, Move};
use crate::{Kind, Square, bits};

/// Where each kind of piece of the seat to move may land, if it gets there.
struct Landings {
    pawns: u64,
    drones: u64,
    queens: u64,
}

impl Martian {
    fn landings(&self) -> Landings {
        let quadrant = QUADRANTS[self.seat.index()];
        let [pawns, drones, queens] =
            [self.pawns, self.drones, self.queens].map(|set| set & quadrant);
        let others = self.players.board() & !(pawns | drones | queens);
        let no_queen = if queens == 0 { !0 } else { 0 };
        let no_drone = if drones == 0 { !0 } else { 0 };
        Landings {
            pawns: others | (drones & no_queen) | (pawns & no_drone),
            drones: others | (pawns & no_queen),
            queens: others,
        }
    }

    /// Where the piece on a square may go, if it belongs to the seat to move; the game is not over.
    pub fn targets(&self, from: Square) -> u64 {
        if self.own() & from.bit() == 0 {
            return 0;
        }
        let Some(kind) = self.kind_at(from) else {
            return 0;
        };
        let landings = self.landings();
        let landing = match kind {
            Kind::Queen => landings.queens,
            Kind::Drone => landings.drones,
            _ => landings.pawns,
        };
        reach(kind, from, self.occupied()) & landing & !self.barred(from)
    }

    /// The square that the piece on `from` may not return to.
    fn barred(&self, from: Square) -> u64 {
        match self.no_return {
            Some(crossing) if crossing.to == from => crossing.from.bit(),
            _ => 0,
        }
    }

    /// Whether a move is legal.
    pub(super) fn is_legal(&self, m: Move) -> bool {
        if self.empty_quadrant().is_some() {
            false
        } else if m.is_pass() {
            self.must_pass()
        } else {
            self.targets(m.from) & m.to.bit() != 0
        }
    }

    /// Whether no piece of the seat to move can be moved; the game is not over.
    ///
    /// This never happens. The foremost piece has a square before it that is no own piece's, and where
    /// that step is the barred return, the piece that crossed or one behind it has another. The rule is
    /// kept all the same: it says what would follow, and the code does not lean on the proof.
    pub(super) fn must_pass(&self) -> bool {
        bits::squares(self.own()).all(|from| self.targets(from) == 0)
    }

    /// Appends the legal captures alone, in the order of [`legal_moves`](crate::Position::legal_moves).
    pub fn captures(&self, out: &mut Vec<Move>) {
        if self.empty_quadrant().is_none() {
            self.list_pieces(out, self.occupied() & !QUADRANTS[self.seat.index()]);
        }
    }

    /// Appends all legal moves.
    pub(super) fn list(&self, out: &mut Vec<Move>) {
        if self.empty_quadrant().is_some() {
            return;
        }
        let before = out.len();
        self.list_pieces(out, !0);
        if out.len() == before {
            out.push(Move::PASS);
        }
    }

    /// Appends the moves of pieces that land in `wanted`: queens first, for they have most to say.
    fn list_pieces(&self, out: &mut Vec<Move>, wanted: u64) {
        let (quadrant, occupied) = (QUADRANTS[self.seat.index()], self.occupied());
        let landings = self.landings();
        let mut list = |from: Square, targets: u64| {
            let targets = targets & wanted & !self.barred(from);
            out.extend(bits::squares(targets).map(|to| Move { from, to }));
        };
        for from in bits::squares(self.queens & quadrant) {
            list(from, queen_reach(from, occupied) & landings.queens);
        }
        for from in bits::squares(self.drones & quadrant) {
            list(from, drone_reach(from, occupied) & landings.drones);
        }
        for from in bits::squares(self.pawns & quadrant) {
            list(from, pawn_reach(from) & landings.pawns);
        }
    }

    /// How many legal moves there are.
    pub(super) fn count(&self) -> u64 {
        if self.empty_quadrant().is_some() {
            return 0;
        }
        let (quadrant, occupied) = (QUADRANTS[self.seat.index()], self.occupied());
        let landings = self.landings();
        let mut count = 0;
        for from in bits::squares(self.queens & quadrant) {
            count += (queen_reach(from, occupied) & landings.queens).count_ones();
        }
        for from in bits::squares(self.drones & quadrant) {
            count += (drone_reach(from, occupied) & landings.drones).count_ones();
        }
        for from in bits::squares(self.pawns & quadrant) {
            count += (pawn_reach(from) & landings.pawns).count_ones();
        }
        // The way back over the border is always open, so that the bar takes exactly one move away.
        count -= u32::from(self.no_return.is_some());
        u64::from(count.max(1))
    }
}
