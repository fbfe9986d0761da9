//! The board of Russian draughts and what a move does to it.

use crate::{
    Seat, Square,
    bits::{DARK, RANK_1, RANK_8},
    text::Pieces,
    zobrist,
};

/// The pieces on the board. Its key is kept up with every change.
///
/// The sides are two fields and no array: what is chosen by an index has to lie in memory, and a board
/// that is only counted should not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    white: u64,
    black: u64,
    /// The kings of both.
    kings: u64,
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

#[inline]
const fn number(seat: usize, king: bool, square: Square) -> u64 {
    KEYS[(seat * 128 + (king as usize) * 64 + square.index()) & 255]
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
        let [white, black] = pieces.map(|side| side.men | side.kings);
        let mut board = Board {
            white,
            black,
            kings: pieces[0].kings | pieces[1].kings,
            key: 0,
        };
        board.key = board.fresh_key();
        board
    }

    /// The pieces of both seats.
    pub fn pieces(&self) -> [Pieces; 2] {
        [self.white, self.black].map(|all| Pieces {
            men: all & !self.kings,
            kings: all & self.kings,
        })
    }

    /// The men of a seat.
    #[inline]
    pub const fn men(&self, seat: Seat) -> u64 {
        self.all(seat) & !self.kings
    }

    /// The kings of a seat.
    #[inline]
    pub const fn kings(&self, seat: Seat) -> u64 {
        self.all(seat) & self.kings
    }

    /// Men and kings of a seat.
    #[inline]
    pub const fn all(&self, seat: Seat) -> u64 {
        if seat.index() == 0 {
            self.white
        } else {
            self.black
        }
    }

    /// Every piece.
    #[inline]
    pub const fn occupied(&self) -> u64 {
        self.white | self.black
    }

    /// The same pieces, with the key of an empty board: for what does not ask for it. Then the key of a
    /// board that is only counted need not be made.
    #[inline]
    pub const fn without_key(self) -> Board {
        Board { key: 0, ..self }
    }

    /// Adds the key that the board had before [`without_key`](Self::without_key): changes add up.
    #[inline]
    pub const fn add_key(&mut self, key: u64) {
        self.key ^= key;
    }

    /// A number that follows from the pieces alone.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// [`key`](Self::key), computed from scratch.
    pub fn fresh_key(&self) -> u64 {
        self.key_of(self.occupied())
    }

    /// The part of the key that the pieces on these squares make. The number of rounds is bounded, so
    /// that the compiler may leave the whole of it out where nobody asks for the key.
    #[inline]
    fn key_of(&self, set: u64) -> u64 {
        let mut left = set & self.occupied();
        let mut key = 0;
        for _ in 0..32 {
            if left == 0 {
                break;
            }
            let square = Square::new(left.trailing_zeros() as u8);
            left &= left - 1;
            let seat = (self.black >> square.index() & 1) as usize;
            key ^= number(seat, self.kings & square.bit() != 0, square);
        }
        key
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub fn put(&mut self, seat: Seat, square: Square, king: bool) {
        debug_assert!(self.occupied() & square.bit() == 0);
        if seat.index() == 0 {
            self.white |= square.bit();
        } else {
            self.black |= square.bit();
        }
        self.kings |= u64::from(king) << square.index();
        self.key ^= number(seat.index(), king, square);
    }

    /// Takes whatever stands on these squares off the board.
    #[inline]
    pub fn clear(&mut self, set: u64) {
        self.key ^= self.key_of(set);
        self.white &= !set;
        self.black &= !set;
        self.kings &= !set;
    }

    /// Plays a board move of a seat.
    #[inline]
    pub fn play(&mut self, seat: Seat, m: BoardMove) {
        debug_assert!(self.all(seat) & m.from.bit() != 0);
        // A king may end where he began, so he is put there last.
        self.clear(m.captured | m.from.bit());
        self.put(seat, m.to, m.king);
    }
}
