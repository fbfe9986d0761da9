//! A position as tables see it: from the side to move.

use doska_rules::text::Pieces;
use doska_rules::turkish::Turkish;
use doska_rules::{Position, Seat};

/// Sets of squares: own men, own kings, the other's men, the other's kings. The side to move goes up,
/// whichever colour it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Board(pub [u64; 4]);

impl Board {
    /// A position, seen from the side to move.
    pub fn of(position: &Turkish) -> Board {
        let [white, black] = position.pieces();
        let board = Board([white.men, white.kings, black.men, black.kings]);
        if position.seat() == Seat::FIRST {
            board
        } else {
            board.turned()
        }
    }

    /// The position with White to move; `None` if it cannot be.
    pub fn position(self) -> Option<Turkish> {
        let [own_men, own_kings, men, kings] = self.0;
        let white = Pieces {
            men: own_men,
            kings: own_kings,
        };
        Turkish::new([white, Pieces { men, kings }], Seat::FIRST)
    }

    /// The same with Black to move.
    pub fn black(self) -> Option<Turkish> {
        let [own_men, own_kings, men, kings] = self.turned().0;
        let white = Pieces {
            men: own_men,
            kings: own_kings,
        };
        Turkish::new([white, Pieces { men, kings }], Seat::SECOND)
    }

    /// The same pieces, seen from the other side.
    #[inline]
    pub fn turned(self) -> Board {
        let [a, b, c, d] = self.0;
        Board([c, d, a, b].map(u64::swap_bytes))
    }

    /// Left and right exchanged, which changes nothing in the game.
    #[inline]
    pub fn mirrored(self) -> Board {
        Board(self.0.map(mirror))
    }

    /// All pieces.
    #[inline]
    pub fn occupied(self) -> u64 {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }
}

/// A set with its files exchanged.
#[inline]
pub fn mirror(set: u64) -> u64 {
    set.swap_bytes().reverse_bits()
}
