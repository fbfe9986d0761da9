//! The board of Russian draughts and what a move does to it.

use crate::{
    Seat, Square,
    bits::{DARK, RANK_1, RANK_8, squares},
    text::Pieces,
    zobrist,
};

/// The pieces on the board. Its key is kept up with every change.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    men: [u64; 2],
    kings: [u64; 2],
    key: u64,
}

/// A board move of Russian draughts: a step, a slide or a whole capture. A man and a king, moved from
/// and to the same squares, over the same pieces, are two moves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardMove {
    /// What is taken; empty in a quiet move.
    pub captured: u64,
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends, which may be where it started.
    pub to: Square,
    /// Whether it is a king at the end.
    pub king: bool,
}

/// Numbers for the keys, by seat, man or king, and square.
static KEYS: [u64; 256] = zobrist::table(0x0D1A_C0DE);

const fn number(seat: usize, king: bool, square: Square) -> u64 {
    KEYS[seat * 128 + (king as usize) * 64 + square.index()]
}

/// The rank on which a man of this seat becomes a king.
pub const fn last_rank(seat: Seat) -> u64 {
    if seat.index() == 0 { RANK_8 } else { RANK_1 }
}

/// The directions in which a man of this seat steps.
pub const fn forward(seat: Seat) -> [usize; 2] {
    if seat.index() == 0 { [0, 1] } else { [2, 3] }
}

impl Board {
    /// Twelve men a side on the dark squares of the first three ranks.
    pub fn start() -> Board {
        let men = |set| Pieces {
            men: set & DARK,
            kings: 0,
        };
        Board::new([men(0xFF_FFFF), men(0xFF_FFFF << 40)])
    }

    /// The board with these pieces, all on different dark squares.
    pub fn new(pieces: [Pieces; 2]) -> Board {
        let mut board = Board {
            men: pieces.map(|side| side.men),
            kings: pieces.map(|side| side.kings),
            key: 0,
        };
        board.key = board.fresh_key();
        board
    }

    /// The pieces of both seats.
    pub fn pieces(&self) -> [Pieces; 2] {
        [0, 1].map(|seat| Pieces {
            men: self.men[seat],
            kings: self.kings[seat],
        })
    }

    /// The men of a seat.
    pub const fn men(&self, seat: Seat) -> u64 {
        self.men[seat.index()]
    }

    /// The kings of a seat.
    pub const fn kings(&self, seat: Seat) -> u64 {
        self.kings[seat.index()]
    }

    /// Men and kings of a seat.
    pub const fn all(&self, seat: Seat) -> u64 {
        self.men[seat.index()] | self.kings[seat.index()]
    }

    /// Every piece.
    pub const fn occupied(&self) -> u64 {
        self.men[0] | self.men[1] | self.kings[0] | self.kings[1]
    }

    /// A number that follows from the pieces alone.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// [`key`](Self::key), counted anew.
    pub fn fresh_key(&self) -> u64 {
        let mut key = 0;
        for seat in 0..2 {
            for (king, set) in [(false, self.men[seat]), (true, self.kings[seat])] {
                key = squares(set).fold(key, |key, square| key ^ number(seat, king, square));
            }
        }
        key
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, seat: Seat, square: Square, king: bool) {
        debug_assert!(self.occupied() & square.bit() == 0);
        let side = if king { &mut self.kings } else { &mut self.men };
        side[seat.index()] |= square.bit();
        self.key ^= number(seat.index(), king, square);
    }

    /// Takes whatever stands on these squares off the board.
    pub fn clear(&mut self, set: u64) {
        if set & self.occupied() == 0 {
            return;
        }
        for seat in 0..2 {
            for (king, side) in [(false, &mut self.men), (true, &mut self.kings)] {
                for square in squares(side[seat] & set) {
                    self.key ^= number(seat, king, square);
                }
                side[seat] &= !set;
            }
        }
    }

    /// Plays a board move of a seat.
    pub fn play(&mut self, seat: Seat, m: BoardMove) {
        debug_assert!(self.all(seat) & m.from.bit() != 0);
        let was_king = self.kings(seat) & m.from.bit() != 0;
        let side = if was_king {
            &mut self.kings
        } else {
            &mut self.men
        };
        side[seat.index()] ^= m.from.bit();
        self.key ^= number(seat.index(), was_king, m.from);
        self.clear(m.captured);
        self.put(seat, m.to, m.king);
    }
}
