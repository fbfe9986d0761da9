//! The position and playing moves: implements `Position`.

use super::generate;
use crate::{Outcome, Position, Reason, Seat, Square, bits, text::Pieces, zobrist};

/// A position of Turkish Draughts.
///
/// The sets are kept as the mover's and the other side's, so that a move is a few bit operations and a
/// swap, whoever plays it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turkish {
    /// The pieces of the side to move.
    pub(super) own: u64,
    /// The pieces of the other side.
    pub(super) other: u64,
    /// The kings of both.
    pub(super) kings: u64,
    pub(super) key: u64,
    pub(super) white: bool,
}

/// A whole turn: where a piece goes and what it takes. Captures that differ in their path alone are the
/// same move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) captured: u64,
}

/// A number for every piece on every square: white men, white kings, black men, black kings.
static KEYS: [u64; 256] = zobrist::table(0x7475_726B);
/// The number of Black to move.
const BLACK_TO_MOVE: u64 = zobrist::mix(0x626C_6B21);

impl Move {
    /// Where the piece starts.
    pub const fn from(self) -> Square {
        Square::new(self.from)
    }

    /// Where it ends; a king may end a capture where he began it.
    pub const fn to(self) -> Square {
        Square::new(self.to)
    }

    /// The squares of the pieces taken, as a set.
    pub const fn captured(self) -> u64 {
        self.captured
    }

    /// Whether anything is taken.
    pub const fn is_capture(self) -> bool {
        self.captured != 0
    }
}

impl Turkish {
    /// A position of these pieces, White's first, with its key.
    pub(super) fn of(pieces: [Pieces; 2], white: bool) -> Turkish {
        let [first, second] = pieces.map(|side| side.men | side.kings);
        let (own, other) = if white {
            (first, second)
        } else {
            (second, first)
        };
        let mut out = Turkish {
            own,
            other,
            kings: pieces[0].kings | pieces[1].kings,
            key: 0,
            white,
        };
        out.key = out.fresh_key();
        out
    }

    /// The position of these pieces, White's first, with this seat to move; `None` if no position text
    /// could say it: two pieces on a square, a man on his last rank, too many on a side.
    pub fn new(pieces: [Pieces; 2], seat: Seat) -> Option<Turkish> {
        let [white, black] = pieces;
        let [first, second] = pieces.map(|side| side.men | side.kings);
        let clash = first & second | white.men & white.kings | black.men & black.kings;
        let last = white.men & bits::RANK_8 | black.men & bits::RANK_1;
        let many = first.count_ones().max(second.count_ones()) > super::MOST;
        (clash | last == 0 && !many).then(|| Turkish::of(pieces, seat == Seat::FIRST))
    }

    /// Men and kings of each colour, White's first.
    pub fn pieces(&self) -> [Pieces; 2] {
        let (white, black) = if self.white {
            (self.own, self.other)
        } else {
            (self.other, self.own)
        };
        [white, black].map(|all| Pieces {
            men: all & !self.kings,
            kings: all & self.kings,
        })
    }

    /// Whether the side to move can capture, and so must.
    pub fn can_capture(&self) -> bool {
        super::generate::can_capture(self)
    }

    /// Whether a king stands here.
    pub fn is_king(&self, square: Square) -> bool {
        self.kings & square.bit() != 0
    }

    /// The key made from nothing but the board and the side to move; always equal to
    /// [`key`](Position::key).
    pub fn fresh_key(&self) -> u64 {
        let sets = self.pieces().map(|side| [side.men, side.kings]);
        let pieces = sets
            .as_flattened()
            .iter()
            .enumerate()
            .flat_map(|(kind, &set)| {
                bits::squares(set).map(move |square| KEYS[kind * 64 + square.index()])
            });
        pieces.fold(if self.white { 0 } else { BLACK_TO_MOVE }, |key, number| {
            key ^ number
        })
    }

    /// What the number of pieces alone says, where no capture is pending.
    ///
    /// Two or more pieces on both sides are the common case and must cost next to nothing.
    #[inline]
    pub(super) fn by_material(own: u64, other: u64, kings: u64) -> Option<Material> {
        if own & own.wrapping_sub(1) != 0 && other & other.wrapping_sub(1) != 0 {
            return None;
        }
        Material::few(own, other, kings)
    }
}

/// An end of the game by material, as the side to move sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Material {
    /// The side to move has nothing left.
    OwnGone,
    /// The other side has nothing left.
    OtherGone,
    /// One piece each.
    OneEach,
    /// The side to move has a single man against several.
    OwnSingle,
    /// The other side has a single man against several.
    OtherSingle,
}

impl Material {
    #[cold]
    fn few(own: u64, other: u64, kings: u64) -> Option<Material> {
        let single_man = |all: u64| all.is_power_of_two() && all & kings == 0;
        let several_men = |all: u64| (all & !kings).count_ones() >= 2;
        if own == 0 {
            Some(Material::OwnGone)
        } else if other == 0 {
            Some(Material::OtherGone)
        } else if own.is_power_of_two() && other.is_power_of_two() {
            Some(Material::OneEach)
        } else if single_man(own) && several_men(other) {
            Some(Material::OwnSingle)
        } else if single_man(other) && several_men(own) {
            Some(Material::OtherSingle)
        } else {
            None
        }
    }
}

impl Position for Turkish {
    type Move = Move;
    type Options = ();

    fn start((): &()) -> Turkish {
        let white = Pieces {
            men: 0xFF_FF00,
            kings: 0,
        };
        let black = Pieces {
            men: 0xFF_FF00 << 32,
            kings: 0,
        };
        Turkish::of([white, black], true)
    }

    fn options(&self) {}

    fn seat(&self) -> Seat {
        if self.white {
            Seat::FIRST
        } else {
            Seat::SECOND
        }
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        if self.white {
            generate::list::<true>(self.own, self.other, self.kings, out);
        } else {
            generate::list::<false>(self.own, self.other, self.kings, out);
        }
    }

    #[allow(clippy::inline_always)] // as in `generate`
    #[inline(always)]
    fn count_moves(&self, scratch: &mut Vec<Move>) -> u64 {
        if self.white {
            generate::count::<true>(self.own, self.other, self.kings, scratch)
        } else {
            generate::count::<false>(self.own, self.other, self.kings, scratch)
        }
    }

    #[inline]
    fn play(&mut self, m: Move) {
        let (from, to) = (m.from().bit(), m.to().bit());
        debug_assert!(self.own & from != 0 && m.captured & !self.other == 0);
        let last_rank = if self.white {
            bits::RANK_8
        } else {
            bits::RANK_1
        };
        let (own_keys, other_keys) = if self.white { (0, 128) } else { (128, 0) };

        if m.captured != 0 {
            for square in bits::squares(m.captured) {
                let king = (self.kings >> square.index() & 1) as usize;
                self.key ^= KEYS[other_keys + king * 64 + square.index()];
            }
            self.other &= !m.captured;
            self.kings &= !m.captured;
        }
        // A king may end where he began, so the sets are cleared first and set after.
        let was = self.kings >> m.from & 1;
        let is = was | u64::from(to & last_rank != 0);
        self.own = self.own & !from | to;
        self.kings = self.kings & !from | is << m.to;
        self.key ^= KEYS[own_keys + was as usize * 64 + m.from().index()]
            ^ KEYS[own_keys + is as usize * 64 + m.to().index()]
            ^ BLACK_TO_MOVE;
        (self.own, self.other) = (self.other, self.own);
        self.white = !self.white;
    }

    fn outcome(&self) -> Option<Outcome> {
        let material = Turkish::by_material(self.own, self.other, self.kings)?;
        let (us, them) = (self.seat().team(), self.seat().team().other());
        let end = match material {
            Material::OwnGone => Outcome::win(them, Reason::NoPieces),
            Material::OtherGone => Outcome::win(us, Reason::NoPieces),
            Material::OneEach => Outcome::draw(Reason::OneEach),
            Material::OwnSingle => Outcome::win(them, Reason::SingleMan),
            Material::OtherSingle => Outcome::win(us, Reason::SingleMan),
        };
        (!generate::can_capture(self)).then_some(end)
    }

    fn stuck(&self) -> Outcome {
        Outcome::win(self.seat().team().other(), Reason::NoMoves)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}
