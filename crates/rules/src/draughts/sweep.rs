//! The first jumps and steps of all pieces of a side at once, by bitboard shifts.

use super::rays::{DIRECTIONS, flood, step};
use crate::bits::{DARK, RANK_1, RANK_8};

/// The board as the side to move sees it.
#[derive(Copy, Clone)]
pub struct Side {
    /// Its men.
    pub men: u64,
    /// Its kings.
    pub kings: u64,
    /// Its pieces where they may be jumped; empty where they may not.
    pub own: u64,
    /// The other side's pieces.
    pub enemy: u64,
    /// The empty dark squares.
    pub empty: u64,
    /// Whether it is White.
    pub white: bool,
}

/// Pieces that can be jumped, by direction: behind them there is an empty square.
#[derive(Copy, Clone)]
pub struct Open(pub [u64; 4]);

impl Open {
    /// Those of `prey`.
    #[inline]
    pub fn of(prey: u64, empty: u64) -> Open {
        Open(DIRECTIONS.map(|d| prey & step(empty, 3 - d)))
    }

    /// The jumps over these pieces only.
    #[inline]
    pub fn only(self, prey: u64) -> Open {
        Open(self.0.map(|set| set & prey))
    }

    /// The squares from which a king can jump one.
    #[inline]
    pub fn in_sight(self, empty: u64) -> u64 {
        DIRECTIONS
            .map(|d| step(flood(self.0[d], 3 - d, empty), 3 - d))
            .into_iter()
            .fold(0, |all, set| all | set)
            & DARK
    }
}

/// Jumps of men, by direction: the squares where they land.
#[derive(Copy, Clone)]
pub struct Jumps {
    /// Those after which the capture is over.
    pub ends: [u64; 4],
    /// Those after which it goes on, or the man is a king by now.
    pub goes_on: [u64; 4],
}

/// The first jumps of a side.
#[derive(Copy, Clone)]
pub struct Sweep {
    /// The side that jumps.
    pub side: Side,
    /// What can be jumped.
    pub open: Open,
    /// Where the capture of a man goes on who has come there, or he becomes a king, by the direction of
    /// his last jump.
    next: [u64; 4],
    /// The first jumps of men. A square and a direction say which man jumps.
    pub first: Jumps,
    /// The kings that can capture.
    pub kings: u64,
    /// Whether there is an enemy to jump, so that one must be.
    pub compulsory: bool,
}

impl Sweep {
    /// The first jumps of a side without kings.
    #[allow(clippy::inline_always)] // the caller's board then never leaves the registers
    #[inline(always)]
    pub fn of_men(side: Side) -> Sweep {
        Sweep::with(side, |_, must| (0, must))
    }

    /// Of a side that may have kings.
    #[inline]
    pub fn of(side: Side) -> Sweep {
        if side.kings == 0 {
            return Sweep::of_men(side);
        }
        Sweep::with(side, |open, men_must| {
            let of = |prey| open.only(prey).in_sight(side.empty) & side.kings;
            match of(side.enemy) {
                0 if men_must || side.own == 0 => (0, men_must),
                0 => (of(side.own), false),
                kings => (kings, true),
            }
        })
    }

    /// `kings` says which kings can begin a capture, and whether one is compulsory, given whether a man
    /// must capture.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn with(side: Side, kings: impl FnOnce(Open, bool) -> (u64, bool)) -> Sweep {
        let open = Open::of(side.own | side.enemy, side.empty);
        let mut over = DIRECTIONS.map(|d| step(side.men, d) & open.0[d]);
        let enemies = (over[0] | over[1] | over[2] | over[3]) & side.enemy;
        let (kings, compulsory) = kings(open, enemies != 0);
        if side.own != 0 {
            let prey = if compulsory { side.enemy } else { side.own };
            over = over.map(|set| set & prey);
        }
        // A capture goes on where any piece can be jumped but the one just jumped.
        let [a, b, c, d] = DIRECTIONS.map(|d| step(open.0[d], 3 - d));
        let (ab, cd, last_rank) = (a | b, c | d, side.last_rank());
        let next = [ab | c, ab | d, a | cd, b | cd].map(|set| set | last_rank);
        Sweep {
            side,
            open,
            next,
            first: Jumps::over(over, next),
            kings,
            compulsory,
        }
    }

    /// Whether a king captures, or a man becomes one with his first jump.
    #[inline]
    pub fn any_king(&self) -> bool {
        let [a, b, c, d] = self.first.goes_on;
        (a | b | c | d) & self.side.last_rank() | self.kings != 0
    }

    /// The first jumps after which a man who is none yet goes on, in parts in which no two men come to
    /// the same square: then a square and a direction still say who jumps next. Nearly always there is
    /// one part, often a second.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub fn parts(&self) -> impl Iterator<Item = [u64; 4]> + use<> {
        let last_rank = self.side.last_rank();
        let mut left = self.first.goes_on.map(|set| set & !last_rank);
        std::iter::from_fn(move || {
            let [a, b, c, d] = left;
            if a | b | c | d == 0 {
                return None;
            }
            let part = [a, b & !a, c & !(a | b), d & !(a | b | c)];
            left = DIRECTIONS.map(|d| left[d] ^ part[d]);
            Some(part)
        })
    }

    /// The second jumps after a part of the first ones.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub fn second(&self, [a, b, c, d]: [u64; 4]) -> Jumps {
        let at = [a | b | c, a | b | d, a | c | d, b | c | d];
        let mut over = DIRECTIONS.map(|d| step(at[d], d) & self.open.0[d]);
        if self.compulsory && self.side.own != 0 {
            // Until an own piece is jumped, an enemy goes before it.
            let at_enemy = DIRECTIONS
                .map(|d| step(over[d] & self.side.enemy, 3 - d))
                .into_iter()
                .fold(0, |all, set| all | set);
            over = DIRECTIONS.map(|d| over[d] & (self.side.enemy | !step(at_enemy, d)));
        }
        Jumps::over(over, self.next)
    }
}

impl Jumps {
    /// The jumps over these pieces, which may be the first or the second of a capture. That the man has
    /// left his square makes no difference to whether a third goes on: it is too far behind him.
    #[inline]
    fn over(over: [u64; 4], next: [u64; 4]) -> Jumps {
        let landings = DIRECTIONS.map(|d| step(over[d], d));
        let goes_on = DIRECTIONS.map(|d| landings[d] & next[d]);
        Jumps {
            ends: DIRECTIONS.map(|d| landings[d] ^ goes_on[d]),
            goes_on,
        }
    }

    /// Whether there are any after which the capture may go on.
    #[inline]
    pub fn any_goes_on(self) -> bool {
        let [a, b, c, d] = self.goes_on;
        a | b | c | d != 0
    }

    /// Those that end a capture, in two words.
    #[inline]
    pub fn words(self) -> [u64; 2] {
        let [a, b, c, d] = self.ends;
        [pair(a, b), pair(c, d)]
    }
}

impl Side {
    /// A side without kings.
    #[inline]
    pub fn of_men(men: u64, own: u64, enemy: u64, white: bool) -> Side {
        Side {
            men,
            kings: 0,
            own,
            enemy,
            empty: !(men | enemy) & DARK,
            white,
        }
    }

    /// Where its men become kings.
    #[inline]
    pub fn last_rank(self) -> u64 {
        if self.white { RANK_8 } else { RANK_1 }
    }

    /// Whether a man can jump an enemy.
    #[inline]
    pub fn men_jump(self) -> bool {
        let open = Open::of(self.enemy, self.empty);
        DIRECTIONS
            .map(|d| step(self.men, d) & open.0[d])
            .into_iter()
            .fold(0, |all, set| all | set)
            != 0
    }

    /// Where men step to, by each of their two directions.
    #[inline]
    pub fn steps(self) -> [u64; 2] {
        let by = if self.white { [0, 1] } else { [2, 3] };
        by.map(|d| step(self.men, d) & self.empty)
    }

    /// How many slides the kings have. No two kings slide over the same square in the same direction.
    #[inline]
    pub fn count_slides(self) -> u64 {
        let [a, b, c, d] = DIRECTIONS.map(|d| flood(self.kings, d, self.empty) ^ self.kings);
        count([pair(a, b), pair(c, d)])
    }
}

/// Two sets of dark squares in one word: one of them stands on the light squares.
#[inline]
pub fn pair(a: u64, b: u64) -> u64 {
    a | b.rotate_left(8)
}

/// How many squares these words hold together, at most 255.
#[inline]
pub fn count<const N: usize>(words: [u64; N]) -> u64 {
    if cfg!(all(target_arch = "x86_64", not(target_feature = "popcnt"))) {
        // Without the instruction, adding them up together is cheaper than one after the other.
        const TWO: u64 = 0x3333_3333_3333_3333;
        const FOUR: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let bytes = words.into_iter().fold(0, |sum, word| {
            let two = word - (word >> 1 & 0x5555_5555_5555_5555);
            let four = (two & TWO) + (two >> 2 & TWO);
            sum + (four & FOUR) + (four >> 4 & FOUR)
        });
        bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56
    } else {
        words
            .into_iter()
            .map(|word| u64::from(word.count_ones()))
            .sum()
    }
}
