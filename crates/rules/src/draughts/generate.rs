//! The legal board moves of the side to move: listed and counted.

use super::{
    BoardMove, Turn,
    rays::{DIRECTIONS, slide},
    sweep::{Side, Sweep, count, pair},
    walk,
};
use crate::{
    Square,
    bits::{DARK, squares},
};

impl Turn<'_> {
    #[inline]
    fn side(self) -> Side {
        let own = self.board.all(self.seat);
        Side {
            men: self.board.men(self.seat),
            kings: self.board.kings(self.seat),
            own: if self.rules.jumps_own { own } else { 0 },
            enemy: self.board.all(self.other()),
            empty: !self.board.occupied() & DARK,
            white: self.seat.index() == 0,
        }
    }

    /// Calls `each` with every legal board move, each once: quiet moves if no capture is compulsory,
    /// then captures. Returns whether a capture is compulsory.
    #[inline]
    pub fn moves(self, each: &mut impl FnMut(BoardMove)) -> bool {
        let side = self.side();
        if side.own | side.kings == 0 && !side.men_jump() {
            list_quiets(side, each);
            return false;
        }
        let sweep = Sweep::of(side);
        if !sweep.compulsory {
            list_quiets(side, each);
        }
        for d in DIRECTIONS {
            for to in squares(sweep.first.ends[d]) {
                let back = |steps: u8| {
                    Square::new((to.index() as u8).wrapping_sub(steps.wrapping_mul(BY[d])))
                };
                each(BoardMove {
                    captured: back(1).bit(),
                    from: back(2),
                    to,
                    king: false,
                });
            }
        }
        if sweep.kings != 0 || sweep.first.any_goes_on() {
            walk::captures(&sweep, each);
        }
        sweep.compulsory
    }

    /// How many legal board moves there are; where no capture is compulsory, the squares of `drops`
    /// are counted with them.
    #[allow(clippy::inline_always)] // as in `sweep`
    #[inline(always)]
    pub fn count(self, drops: u64) -> u64 {
        let Side {
            men,
            kings,
            own,
            enemy,
            white,
            ..
        } = self.side();
        if kings != 0 {
            return count_with_kings([men, kings, own, enemy], white, drops);
        }
        if self.rules.jumps_own {
            return count_jumping_own(men, enemy, white, drops);
        }
        let sweep = Sweep::of_men(self.side());
        let sum = count_short(sweep, drops);
        if sweep.first.any_goes_on() {
            return sum + count_long(men, enemy, white);
        }
        sum
    }
}

/// By how much the number of a square grows with a step, by direction.
const BY: [u8; 4] = [9, 7, 7u8.wrapping_neg(), 9u8.wrapping_neg()];

#[inline]
fn list_quiets(side: Side, each: &mut impl FnMut(BoardMove)) {
    let by = if side.white { [9, 7] } else { [BY[2], BY[3]] };
    let last_rank = side.last_rank();
    for (set, by) in side.steps().into_iter().zip(by) {
        for to in squares(set) {
            each(BoardMove {
                captured: 0,
                from: Square::new((to.index() as u8).wrapping_sub(by)),
                to,
                king: to.bit() & last_rank != 0,
            });
        }
    }
    for from in squares(side.kings) {
        let slides = DIRECTIONS.map(|d| slide(from, d, !side.empty));
        for to in squares(slides[0] | slides[1] | slides[2] | slides[3]) {
            each(BoardMove {
                captured: 0,
                from,
                to,
                king: true,
            });
        }
    }
}

/// How many steps of men, captures of one jump and drops there are.
#[allow(clippy::inline_always)]
#[inline(always)]
fn count_short(sweep: Sweep, drops: u64) -> u64 {
    let [a, b] = sweep.first.words();
    let [left, right] = sweep.side.steps();
    if sweep.side.own == 0 {
        // Either the one or the other.
        return if sweep.compulsory {
            count([a, b])
        } else {
            count([pair(left, right), drops])
        };
    }
    let (steps, drops) = if sweep.compulsory {
        (0, 0)
    } else {
        (pair(left, right), drops)
    };
    count([a, b, steps, drops])
}

/// All that a side without kings can do whose men may jump their own. Most such sides have captures of
/// several jumps, so they are looked for at once.
#[inline(never)]
fn count_jumping_own(men: u64, enemy: u64, white: bool, drops: u64) -> u64 {
    let sweep = Sweep::of_men(Side::of_men(men, men, enemy, white));
    let sum = count_short(sweep, drops);
    if sweep.first.any_goes_on() {
        return sum + walk::count_captures(&sweep);
    }
    sum
}

/// The captures of several jumps of a side without kings whose men may not jump their own. Its sets come
/// one by one, so that they need not lie in memory before it is known that there are any.
#[inline(never)]
fn count_long(men: u64, enemy: u64, white: bool) -> u64 {
    walk::count_captures(&Sweep::of_men(Side::of_men(men, 0, enemy, white)))
}

/// All that a side with kings can do.
#[inline(never)]
fn count_with_kings([men, kings, own, enemy]: [u64; 4], white: bool, drops: u64) -> u64 {
    let sweep = Sweep::of(Side {
        men,
        kings,
        own,
        enemy,
        empty: !(men | kings | enemy) & DARK,
        white,
    });
    let mut sum = count_short(sweep, drops);
    if !sweep.compulsory {
        sum += sweep.side.count_slides();
    }
    if sweep.kings != 0 || sweep.first.any_goes_on() {
        sum += walk::count_captures(&sweep);
    }
    sum
}
