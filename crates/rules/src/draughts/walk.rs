//! Captures gone through to their ends, for move lists and counts. The same captures as those of
//! [`Hunt`](super::Hunt), which texts and refusals are made from, but found faster; tests compare the two.

use super::{
    BoardMove, Seen,
    rays::{DIRECTIONS, RAYS, nearest, slide, step},
    sweep::{Jumps, Open, Sweep, count},
};
use crate::{Square, bits::squares};

/// The piece that captures, and what it may jump.
struct Walk<'a, F> {
    from: Square,
    own: u64,
    enemy: u64,
    occupied: u64,
    empty: u64,
    /// What there is to jump; what has been jumped is still among it.
    open: Open,
    last_rank: u64,
    seen: &'a mut Seen<BoardMove>,
    each: &'a mut F,
}

/// Calls `each` with every capture that the first jumps of a sweep do not say to its end, each once.
#[inline]
pub fn captures(sweep: &Sweep, each: &mut impl FnMut(BoardMove)) {
    let mut seen = Seen::default();
    for part in sweep.parts() {
        let second = sweep.second(part);
        for d in DIRECTIONS {
            for to in squares(second.ends[d]) {
                let (from, captured) = begun(part, to, d);
                each(BoardMove {
                    captured,
                    from,
                    to,
                    king: false,
                });
            }
        }
        if second.any_goes_on() {
            from_second(sweep, part, second, &mut seen, each);
        }
    }
    if sweep.any_king() {
        by_kings(sweep, &mut seen, each);
    }
}

/// How many [`captures`] there are.
#[allow(clippy::inline_always)] // as in `sweep`
#[inline(always)]
pub fn count_captures(sweep: &Sweep) -> u64 {
    let mut sum = 0;
    let mut walked = 0;
    let mut seen = Seen::default();
    for part in sweep.parts() {
        let second = sweep.second(part);
        sum += count(second.words());
        if second.any_goes_on() {
            from_second(sweep, part, second, &mut seen, &mut |_| walked += 1);
        }
    }
    if sweep.any_king() {
        by_kings(sweep, &mut seen, &mut |_| walked += 1);
    }
    sum + walked
}

/// Which man has come to `to` with his second jump, in this direction, and what he has jumped.
#[inline]
fn begun(part: [u64; 4], to: Square, second: usize) -> (Square, u64) {
    let over = step(to.bit(), 3 - second);
    let at = step(over, 3 - second);
    let first = DIRECTIONS
        .into_iter()
        .find(|&first| part[first] & at != 0)
        .unwrap_or(0);
    let first_over = step(at, 3 - first);
    let from = nearest(0, step(first_over, 3 - first));
    (from, over | first_over)
}

/// Goes on after second jumps of men.
#[inline(never)]
fn from_second(
    sweep: &Sweep,
    part: [u64; 4],
    second: Jumps,
    seen: &mut Seen<BoardMove>,
    each: &mut impl FnMut(BoardMove),
) {
    let last_rank = sweep.side.last_rank();
    for d in DIRECTIONS {
        for to in squares(second.goes_on[d]) {
            let (from, captured) = begun(part, to, d);
            let mut walk = Walk::begin(sweep, from, seen, each);
            if to.bit() & last_rank == 0 {
                walk.man(to.bit(), captured, 2);
            } else {
                walk.king(to, captured, 2);
            }
        }
    }
}

/// The captures of kings, and of men who become kings with the first jump.
#[inline(never)]
fn by_kings(sweep: &Sweep, seen: &mut Seen<BoardMove>, each: &mut impl FnMut(BoardMove)) {
    let last_rank = sweep.side.last_rank();
    for d in DIRECTIONS {
        for to in squares(sweep.first.goes_on[d] & last_rank) {
            let over = step(to.bit(), 3 - d);
            let from = nearest(0, step(over, 3 - d));
            Walk::begin(sweep, from, seen, each).king(to, over, 1);
        }
    }
    for from in squares(sweep.kings) {
        Walk::begin(sweep, from, seen, each).king(from, 0, 0);
    }
}

impl<'a, F: FnMut(BoardMove)> Walk<'a, F> {
    /// The piece leaves its square, which then counts as empty.
    #[inline]
    fn begin(sweep: &Sweep, from: Square, seen: &'a mut Seen<BoardMove>, each: &'a mut F) -> Self {
        let &Sweep { side, open, .. } = sweep;
        let bit = from.bit();
        let prey = side.own | side.enemy;
        Walk {
            from,
            own: side.own & !bit,
            enemy: side.enemy,
            occupied: !side.empty & !bit,
            empty: side.empty | bit,
            open: Open(DIRECTIONS.map(|d| (open.0[d] | step(bit, 3 - d) & prey) & !bit)),
            last_rank: side.last_rank(),
            seen,
            each,
        }
    }

    fn stage(&self, at: Square, captured: u64, king: bool) -> BoardMove {
        BoardMove {
            captured,
            from: self.from,
            to: at,
            king,
        }
    }

    /// Of the pieces that can be jumped next, those that may be: until an own piece is jumped, an enemy
    /// goes before an own piece.
    #[inline]
    fn choose(&self, over: [u64; 4], captured: u64) -> [u64; 4] {
        let enemies = (over[0] | over[1] | over[2] | over[3]) & self.enemy;
        if enemies == 0 || self.own == 0 || captured & self.own != 0 {
            over
        } else {
            over.map(|set| set & enemies)
        }
    }

    /// Goes on as a man. Two ways of his take the same pieces only if these lie round a ring, which has
    /// at least four: with the fourth jump they meet where he began, later they may anywhere.
    fn man(&mut self, at: u64, captured: u64, jumps: u32) {
        let over = DIRECTIONS.map(|d| step(at, d) & self.open.0[d] & !captured);
        let over = self.choose(over, captured);
        if over == [0; 4] {
            let end = self.stage(nearest(0, at), captured, false);
            (self.each)(end);
            return;
        }
        for d in DIRECTIONS {
            if over[d] == 0 {
                continue;
            }
            let to = step(over[d], d);
            let captured = captured | over[d];
            let king = to & self.last_rank != 0;
            if jumps >= 3 && (jumps >= 4 || to == self.from.bit()) {
                let stage = self.stage(nearest(0, to), captured, king);
                if !self.seen.insert(stage) {
                    continue;
                }
            }
            if king {
                self.king(nearest(0, to), captured, jumps + 1);
            } else {
                self.man(to, captured, jumps + 1);
            }
        }
    }

    /// Goes on as a king. His ways can meet from the second jump on: along one diagonal.
    fn king(&mut self, at: Square, captured: u64, jumps: u32) {
        let over = DIRECTIONS.map(|d| match RAYS[d][at.index()] & self.occupied {
            0 => 0,
            blockers => nearest(d, blockers).bit() & self.open.0[d] & !captured,
        });
        let over = self.choose(over, captured);
        if over == [0; 4] {
            let end = self.stage(at, captured, true);
            (self.each)(end);
            return;
        }
        for d in DIRECTIONS {
            if over[d] == 0 {
                continue;
            }
            let captured = captured | over[d];
            let free = slide(nearest(0, over[d]), d, self.occupied);
            let (landings, ends) = self.landings(free, captured);
            for to in squares(landings) {
                let stage = self.stage(to, captured, true);
                if jumps >= 1 && !self.seen.insert(stage) {
                    continue;
                }
                if ends {
                    (self.each)(stage);
                } else {
                    self.king(to, captured, jumps + 1);
                }
            }
        }
    }

    /// Where a king may land, of the free squares behind the last piece jumped: where the capture goes
    /// on, if it can, an enemy before an own piece until one of these is jumped. Also whether it is
    /// known to end there.
    #[inline]
    fn landings(&self, free: u64, captured: u64) -> (u64, bool) {
        if free & free.wrapping_sub(1) == 0 {
            return (free, false);
        }
        let from_where = |prey: u64| self.open.only(prey & !captured).in_sight(self.empty) & free;
        let good = if self.own == 0 || captured & self.own != 0 {
            from_where(!0)
        } else {
            match from_where(self.enemy) {
                0 => from_where(self.own),
                good => good,
            }
        };
        if good == 0 {
            (free, true)
        } else {
            (good, false)
        }
    }
}
