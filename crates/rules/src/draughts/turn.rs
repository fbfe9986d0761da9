//! The board moves of the side to move.

use super::{
    Board, BoardMove, Hunt, Seen, Stage, can_jump, forward, last_rank,
    rays::{DIRECTIONS, shift, slide},
};
use crate::{
    Seat, Square,
    bits::{DARK, squares},
};

/// What differs between the games played by these rules: whether own pieces may be jumped, and where
/// their rules pages and message files say what is the same in both.
#[derive(Debug)]
pub struct Rules {
    /// Whether a capture may go over own pieces.
    pub jumps_own: bool,
    /// Examples of move texts.
    pub form: &'static str,
    /// The article by which a capture is compulsory.
    pub compulsory: &'static str,
    /// The article by which a capture goes on.
    pub goes_on: &'static str,
    /// The article on a king's landing square.
    pub landing: &'static str,
    /// The article on own pieces in a capture.
    pub own: &'static str,
    /// Message: a piece has no move. `place`
    pub no_move_of: &'static str,
    /// Message: there is nothing to jump. `place`
    pub nothing_to_jump: &'static str,
    /// Message: a piece has been jumped already. `place`
    pub jumped_already: &'static str,
    /// Message: the way is blocked. `place`
    pub blocked: &'static str,
    /// Message: behind `place` a king must land on one of `list`.
    pub king_landing: &'static str,
    /// Message: the move is over. `place`
    pub move_over: &'static str,
    /// Message: an own piece is not jumped, or not yet. `place`, `list`
    pub own_refused: &'static str,
}

/// A board, whose turn it is, and by which rules.
#[derive(Copy, Clone, Debug)]
pub struct Turn<'a> {
    /// The board.
    pub board: &'a Board,
    /// The side to move.
    pub seat: Seat,
    /// What differs between the games.
    pub rules: &'static Rules,
}

impl Turn<'_> {
    /// The seat that is not to move.
    pub fn other(self) -> Seat {
        self.seat.next(2)
    }

    /// The pieces that can jump a piece of `prey` first.
    fn jumpers(self, prey: u64) -> u64 {
        let occupied = self.board.occupied();
        let empty = !occupied & DARK;
        let men = DIRECTIONS
            .into_iter()
            .fold(0, |set, d| set | shift(shift(empty, 3 - d) & prey, 3 - d))
            & self.board.men(self.seat);
        squares(self.board.kings(self.seat))
            .filter(|&king| can_jump(king, true, prey, occupied))
            .fold(men, |set, king| set | king.bit())
    }

    /// The pieces that must capture: those that can jump an enemy first.
    pub fn must_capture(self) -> u64 {
        self.jumpers(self.board.all(self.other()))
    }

    /// The pieces that may begin a capture with an own piece, where none must capture.
    pub fn may_capture(self) -> u64 {
        if self.rules.jumps_own {
            self.jumpers(self.board.all(self.seat))
        } else {
            0
        }
    }

    /// The pieces that may begin a capture, and whether a capture is compulsory.
    pub fn starters(self) -> (u64, bool) {
        match self.must_capture() {
            0 => (self.may_capture(), false),
            set => (set, true),
        }
    }

    /// The capture that begins on `from`, where the side to move has a piece, and its first stage.
    pub fn hunt(self, from: Square) -> (Hunt, Stage) {
        let rest = !from.bit();
        let own = self.board.all(self.seat) & rest;
        let hunt = Hunt {
            own: if self.rules.jumps_own { own } else { 0 },
            enemy: self.board.all(self.other()),
            occupied: self.board.occupied() & rest,
            last_rank: last_rank(self.seat),
        };
        let king = self.board.kings(self.seat) & from.bit() != 0;
        (
            hunt,
            Stage {
                captured: 0,
                at: from,
                king,
            },
        )
    }

    /// Calls `each` with every capture of these pieces, which may begin one; each once.
    pub fn captures(self, starters: u64, each: &mut impl FnMut(BoardMove)) {
        let mut seen = Seen::default();
        for from in squares(starters) {
            let (hunt, stage) = self.hunt(from);
            seen.clear();
            hunt.ends(stage, &mut seen, &mut |end| {
                each(BoardMove {
                    captured: end.captured,
                    from,
                    to: end.at,
                    king: end.king,
                });
            });
        }
    }

    /// Where the piece on `from` can go without capturing, whether or not it must capture.
    pub fn quiet_from(self, from: Square) -> u64 {
        let occupied = self.board.occupied();
        if self.board.kings(self.seat) & from.bit() != 0 {
            DIRECTIONS
                .into_iter()
                .fold(0, |set, d| set | slide(from, d, occupied))
        } else {
            let steps = forward(self.seat).map(|d| shift(from.bit(), d));
            (steps[0] | steps[1]) & !occupied
        }
    }

    /// The quiet move between two squares.
    pub fn quiet(self, from: Square, to: Square) -> BoardMove {
        let king =
            self.board.kings(self.seat) & from.bit() != 0 || to.bit() & last_rank(self.seat) != 0;
        BoardMove {
            captured: 0,
            from,
            to,
            king,
        }
    }

    /// Calls `each` with every quiet move, whether or not a capture is compulsory.
    pub fn quiets(self, each: &mut impl FnMut(BoardMove)) {
        for from in squares(self.board.all(self.seat)) {
            for to in squares(self.quiet_from(from)) {
                each(self.quiet(from, to));
            }
        }
    }

    /// How many quiet moves there are, whether or not a capture is compulsory.
    pub fn count_quiets(self) -> u64 {
        let empty = !self.board.occupied() & DARK;
        let men = self.board.men(self.seat);
        let steps: u32 = forward(self.seat)
            .map(|d| (shift(men, d) & empty).count_ones())
            .iter()
            .sum();
        let slides: u32 = squares(self.board.kings(self.seat))
            .map(|from| self.quiet_from(from).count_ones())
            .sum();
        u64::from(steps + slides)
    }
}
