//! Generating and playing moves: implements `Position`.

use super::{Cyclic, Move};
use crate::{
    Seat,
    bits::{DARK, squares},
    draughts::Board,
    zobrist,
};

/// Numbers for the keys: the men in reserve, by seat and count.
static RESERVES: [u64; 32] = zobrist::table(0xC1C1_0001);
/// The number for Black to move.
const BLACK: u64 = zobrist::mix(0xC1C1_0002);

/// The four ranks nearest to a seat.
pub(super) const fn home(seat: Seat) -> u64 {
    if seat.index() == 0 {
        0xFFFF_FFFF & DARK
    } else {
        (0xFFFF_FFFF << 32) & DARK
    }
}

impl Cyclic {
    /// A position; a colour has at most twelve pieces on the board and in reserve.
    pub(super) fn new(board: Board, reserve: [u8; 2], seat: Seat) -> Cyclic {
        Cyclic {
            board,
            reserve,
            seat,
        }
    }

    /// [`key`](crate::Position::key), computed from scratch.
    pub fn fresh_key(&self) -> u64 {
        self.board.fresh_key() ^ self.key_beside()
    }

    /// The part of the key that the board does not make: so little that it is made when asked for.
    #[inline]
    pub(super) fn key_beside(&self) -> u64 {
        let side = if self.seat == Seat::FIRST { 0 } else { BLACK };
        let [white, black] = self.reserve.map(usize::from);
        RESERVES[white & 15] ^ RESERVES[16 + (black & 15)] ^ side
    }

    /// Where the side to move may drop a man, if no capture is compulsory.
    pub(super) fn drops(&self) -> u64 {
        match self.reserve(self.seat) {
            0 => 0,
            _ => home(self.seat) & !self.board.occupied(),
        }
    }

    /// Quiet moves, captures, drops, in this order; only captures where they are compulsory.
    #[inline]
    pub(super) fn list(&self, out: &mut Vec<Move>) {
        let compulsory = self.turn().moves(&mut |m| out.push(Move::Board(m)));
        if !compulsory {
            out.extend(squares(self.drops()).map(Move::Drop));
        }
    }

    #[allow(clippy::inline_always)] // as in `draughts`
    #[inline(always)]
    pub(super) fn count(&self) -> u64 {
        self.turn().count(self.drops())
    }

    #[allow(clippy::inline_always)] // as in `draughts`
    #[inline(always)]
    pub(super) fn make(&mut self, m: Move) {
        let own = if self.seat == Seat::FIRST {
            &mut self.reserve[0]
        } else {
            &mut self.reserve[1]
        };
        match m {
            Move::Board(m) => {
                if m.captured != 0 {
                    *own += (m.captured & self.board.all(self.seat)).count_ones() as u8;
                }
                self.board.play(self.seat, m);
            }
            Move::Drop(square) => {
                debug_assert!(*own > 0);
                *own = own.saturating_sub(1);
                self.board.put(self.seat, square, false);
            }
        }
        self.seat = self.seat.next(2);
    }
}
