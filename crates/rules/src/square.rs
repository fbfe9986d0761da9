//! A square of the 8x8 board. Smaller boards use its lower left part.

use std::fmt;

/// A square, 0 to 63: a1 is 0, b1 is 1, a2 is 8.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this number, below 64.
    pub const fn new(index: u8) -> Square {
        debug_assert!(index < 64);
        Square(index & 63)
    }

    /// The square on this file and rank, both from 0 to 7.
    pub const fn at(file: u8, rank: u8) -> Square {
        Square::new(rank * 8 + file)
    }

    /// The index of the square: a1 is 0, h8 is 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its file, 0 for a.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Its rank, 0 for the first.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The set of it alone.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether it is one of the 32 squares Russian draughts is played on, as a1 is.
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// Reads `a1` to `h8`.
    pub fn read(text: &str) -> Option<Square> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The order of names, by file and then rank: that of text, not of numbers.
    pub const fn name_order(self) -> u8 {
        self.file() * 8 + self.rank()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
