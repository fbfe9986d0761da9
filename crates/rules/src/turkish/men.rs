//! Steps and jumps of all men of a side at once, as sets of squares.
//!
//! A man never goes back, and in a rank he never turns: behind him lies what he has just emptied. So
//! his capture meets neither its own starting square nor a square it has emptied, and the board may be
//! taken as it stands for the whole of it. For the same reason two different ways of one man never take
//! the same pieces.

use super::position::Move;
use crate::bits::{FILE_A, FILE_H};

/// Where an enemy must stand to be jumped sideways.
const INNER_FILES: u64 = !(FILE_A | FILE_H);

/// The squares ahead, as this side sees them.
#[inline]
const fn ahead<const WHITE: bool>(set: u64) -> u64 {
    if WHITE { set << 8 } else { set >> 8 }
}

/// The squares behind, as this side sees them.
#[inline]
const fn behind<const WHITE: bool>(set: u64) -> u64 {
    if WHITE { set >> 8 } else { set << 8 }
}

/// Jumps, each by the square of the enemy it takes.
#[derive(Copy, Clone)]
pub struct Jumps {
    ahead: u64,
    right: u64,
    left: u64,
    enemy: u64,
    empty: u64,
}

impl Jumps {
    /// The first jumps of these men.
    #[inline]
    pub fn first<const WHITE: bool>(men: u64, enemy: u64, empty: u64) -> Jumps {
        Jumps::by::<WHITE>(men, men, men, enemy, empty)
    }

    #[inline]
    fn by<const WHITE: bool>(
        ahead_by: u64,
        right_by: u64,
        left_by: u64,
        enemy: u64,
        empty: u64,
    ) -> Jumps {
        let inner = enemy & INNER_FILES;
        Jumps {
            ahead: enemy & ahead::<WHITE>(ahead_by) & behind::<WHITE>(empty),
            right: inner & right_by << 1 & empty >> 1,
            left: inner & left_by >> 1 & empty << 1,
            enemy,
            empty,
        }
    }

    /// Whether there are any.
    #[inline]
    pub fn any(&self) -> bool {
        self.ahead | self.right | self.left != 0
    }

    /// How many there are. One enemy is jumped sideways from one side only: the other must be empty.
    #[inline]
    pub fn count(&self) -> u64 {
        count2(self.ahead, self.right | self.left)
    }

    /// The jumps that may follow these.
    #[inline]
    pub fn next<const WHITE: bool>(&self) -> Jumps {
        let (up, right, left) = (ahead::<WHITE>(self.ahead), self.right << 1, self.left >> 1);
        Jumps::by::<WHITE>(
            up | right | left,
            up | right,
            up | left,
            self.enemy,
            self.empty,
        )
    }

    /// How many captures of exactly two pieces begin with one of these jumps. Each way of landing on a
    /// square (from below, from the left, from the right) belongs to one man, so pairs can be counted
    /// without following him.
    #[inline]
    pub fn count_pairs<const WHITE: bool>(&self) -> u64 {
        let (up, right, left) = (ahead::<WHITE>(self.ahead), self.right << 1, self.left >> 1);
        let by = |ahead_by, right_by, left_by| {
            Jumps::by::<WHITE>(ahead_by, right_by, left_by, self.enemy, self.empty)
        };
        let (after_up, after_right, after_left) =
            (by(up, up, up), by(right, right, 0), by(left, 0, left));
        // Two men who have come up beside an enemy may jump it from both sides.
        count2(after_up.ahead, after_up.right)
            + count2(after_up.left, after_right.ahead)
            + count2(after_right.right, after_left.ahead)
            + u64::from(after_left.left.count_ones())
    }

    /// How many pieces the longest capture takes that begins with one of these jumps.
    pub fn longest<const WHITE: bool>(&self) -> u32 {
        let mut jumps = *self;
        let mut length = 0;
        while jumps.any() {
            jumps = jumps.next::<WHITE>();
            length += 1;
        }
        length
    }

    /// Appends the captures of exactly `length` pieces that begin with one of these jumps.
    pub fn list<const WHITE: bool>(&self, length: u32, out: &mut Vec<Move>) {
        if length == 1 {
            let up: u8 = if WHITE { 8 } else { 8u8.wrapping_neg() };
            for (jumped, by) in [
                (self.ahead, up),
                (self.right, 1),
                (self.left, 1u8.wrapping_neg()),
            ] {
                append(out, jumped, |over| Move {
                    from: over.wrapping_sub(by),
                    to: over.wrapping_add(by),
                    captured: 1 << over,
                });
            }
            return;
        }
        let (ahead_by, right_by, left_by) =
            (behind::<WHITE>(self.ahead), self.right >> 1, self.left << 1);
        let mut men = ahead_by | right_by | left_by;
        while men != 0 {
            let man = men & men.wrapping_neg();
            men ^= man;
            self.follow::<WHITE>(man, man, man, 0, length, man.trailing_zeros() as u8, out);
        }
    }

    /// Follows one man; each of the first three sets holds him if he may jump that way.
    #[allow(clippy::too_many_arguments)] // a recursion over plain numbers, kept in registers
    fn follow<const WHITE: bool>(
        &self,
        ahead_by: u64,
        right_by: u64,
        left_by: u64,
        captured: u64,
        left_to_take: u32,
        from: u8,
        out: &mut Vec<Move>,
    ) {
        if left_to_take == 0 {
            out.push(Move {
                from,
                to: ahead_by.trailing_zeros() as u8,
                captured,
            });
            return;
        }
        let jumps = Jumps::by::<WHITE>(ahead_by, right_by, left_by, self.enemy, self.empty);
        let rest = left_to_take - 1;
        if jumps.ahead != 0 {
            let at = ahead::<WHITE>(jumps.ahead);
            self.follow::<WHITE>(at, at, at, captured | jumps.ahead, rest, from, out);
        }
        if jumps.right != 0 {
            let at = jumps.right << 1;
            self.follow::<WHITE>(at, at, 0, captured | jumps.right, rest, from, out);
        }
        if jumps.left != 0 {
            let at = jumps.left >> 1;
            self.follow::<WHITE>(at, 0, at, captured | jumps.left, rest, from, out);
        }
    }
}

/// The steps sideways, each by the left square of the two. Of two neighbours at most one can step onto
/// the other's square, so this says them all.
#[inline]
fn sideways(men: u64, empty: u64) -> u64 {
    (men & (empty >> 1) | empty & (men >> 1)) & !FILE_H
}

/// How many steps these men have.
#[inline]
pub fn count_steps<const WHITE: bool>(men: u64, empty: u64) -> u64 {
    count2(ahead::<WHITE>(men) & empty, sideways(men, empty))
}

/// Appends the steps of these men: ahead, then sideways.
#[inline]
pub fn list_steps<const WHITE: bool>(men: u64, empty: u64, out: &mut Vec<Move>) {
    let back: u8 = if WHITE { 8u8.wrapping_neg() } else { 8 };
    append(out, ahead::<WHITE>(men) & empty, |to| Move {
        from: to.wrapping_add(back),
        to,
        captured: 0,
    });
    append(out, sideways(men, empty), |left| {
        let right_step = (men >> left & 1) as u8;
        Move {
            from: left + 1 - right_step,
            to: left + right_step,
            captured: 0,
        }
    });
}

/// Appends a move for each square of a set. Their number is said beforehand, so that the list need not
/// be asked for room at each.
#[inline]
pub fn append(out: &mut Vec<Move>, mut set: u64, of: impl Fn(u8) -> Move) {
    out.extend((0..set.count_ones()).map(|_| {
        let square = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        of(square)
    }));
}

/// How many squares two sets hold together.
#[inline]
fn count2(a: u64, b: u64) -> u64 {
    if cfg!(all(target_arch = "x86_64", not(target_feature = "popcnt"))) {
        // Without the instruction, adding up two sets at once is cheaper than one after the other.
        const PAIRS: u64 = 0x3333_3333_3333_3333;
        let two = |set: u64| set - (set >> 1 & 0x5555_5555_5555_5555);
        let (a, b) = (two(a), two(b));
        let four = (a & PAIRS) + (a >> 2 & PAIRS) + (b & PAIRS) + (b >> 2 & PAIRS);
        let eight = (four & 0x0F0F_0F0F_0F0F_0F0F) + (four >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        eight.wrapping_mul(0x0101_0101_0101_0101) >> 56
    } else {
        u64::from(a.count_ones() + b.count_ones())
    }
}
