//! Slides and captures of kings.

use super::{men::append, position::Move, seen::Seen};
use crate::bits::{FILE_A, FILE_H};

/// Directions are numbered as in [`crate::bits::STRAIGHT`]: up, right, down, left. A direction and its
/// opposite differ by 2.
const UP: usize = 0;
const RIGHT: usize = 1;
const DOWN: usize = 2;

/// The squares from each square to the edge, by direction.
static RAYS: [[u64; 64]; 4] = rays();

const fn rays() -> [[u64; 64]; 4] {
    let mut out = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut square = 0;
        while square < 64 {
            let mut at = shift(1 << square, direction);
            while at != 0 {
                out[direction][square] |= at;
                at = shift(at, direction);
            }
            square += 1;
        }
        direction += 1;
    }
    out
}

/// The squares one step away in a direction.
#[inline]
const fn shift(set: u64, direction: usize) -> u64 {
    match direction {
        UP => set << 8,
        RIGHT => (set & !FILE_H) << 1,
        DOWN => set >> 8,
        _ => (set & !FILE_A) >> 1,
    }
}

/// The squares a step away, or two, or four, in a direction that is an increase of the square's number
/// or a decrease; without regard to the edges.
#[inline]
const fn far<const DIRECTION: usize>(set: u64, times: u32) -> u64 {
    match DIRECTION {
        UP => set << (8 * times),
        RIGHT => set << times,
        DOWN => set >> (8 * times),
        _ => set >> times,
    }
}

/// These kings and the empty squares they can slide to in one direction, and whether one of them jumps
/// an enemy there. No two kings reach the same square: one would have to pass the other.
#[inline]
fn flood<const DIRECTION: usize>(kings: u64, enemy: u64, empty: u64) -> (u64, u64) {
    // A step onto the far edge file would be a step around the board.
    let inside = match DIRECTION {
        UP | DOWN => !0,
        RIGHT => !FILE_A,
        _ => !FILE_H,
    };
    // Each round doubles how far the flood has come and how far it may go on.
    let open = empty & inside;
    let mut flood = kings | open & far::<DIRECTION>(kings, 1);
    let two = open & far::<DIRECTION>(open, 1);
    flood |= two & far::<DIRECTION>(flood, 2);
    let four = two & far::<DIRECTION>(two, 2);
    flood |= four & far::<DIRECTION>(flood, 4);
    (
        flood,
        far::<DIRECTION>(far::<DIRECTION>(flood, 1) & enemy & inside, 1) & open,
    )
}

/// Where kings can slide, and whether any of them can jump.
#[derive(Copy, Clone)]
pub struct Reach {
    floods: [u64; 4],
    kings: u64,
    /// Whether a king can jump.
    pub jumps: bool,
}

impl Reach {
    /// The squares that these kings reach, and what they jump over.
    #[inline]
    pub fn of(kings: u64, enemy: u64, empty: u64) -> Reach {
        let (up, over_up) = flood::<0>(kings, enemy, empty);
        let (right, over_right) = flood::<1>(kings, enemy, empty);
        let (down, over_down) = flood::<2>(kings, enemy, empty);
        let (left, over_left) = flood::<3>(kings, enemy, empty);
        let jumps = over_up | over_right | over_down | over_left != 0;
        Reach {
            floods: [up, right, down, left],
            kings,
            jumps,
        }
    }

    /// How many slides there are.
    #[inline]
    pub fn count(&self) -> u64 {
        self.floods
            .iter()
            .map(|flood| u64::from((flood ^ self.kings).count_ones()))
            .sum()
    }

    /// Appends the slides, king by king.
    #[inline]
    pub fn list(&self, empty: u64, out: &mut Vec<Move>) {
        let mut kings = self.kings;
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            let reach = if king == self.kings {
                *self
            } else {
                Reach::of(king, 0, empty)
            };
            let [up, right, down, left] = reach.floods;
            let from = king.trailing_zeros() as u8;
            append(out, (up | right | down | left) ^ king, |to| Move {
                from,
                to,
                captured: 0,
            });
        }
    }
}

/// Appends the captures of these kings that take more pieces than any in `out` from `start` on, or as
/// many: all moves from there take `best` pieces, before and after. Returns the new `best`.
pub fn list_captures(
    kings: u64,
    own: u64,
    enemy: u64,
    best: u32,
    start: usize,
    out: &mut Vec<Move>,
) -> u32 {
    let mut hunt = Hunt {
        own: 0,
        from: 0,
        best,
        start,
        seen: None,
        visited: 0,
        out,
    };
    let mut left = kings;
    while left != 0 {
        let king = left & left.wrapping_neg();
        left ^= king;
        hunt.own = own ^ king;
        hunt.from = king.trailing_zeros() as u8;
        hunt.visited = 0;
        hunt.seen = None;
        hunt.go(hunt.from as usize, 0b1111, enemy, 0, 0);
    }
    let best = hunt.best;
    if best > 1 && out.len() > start + 1 {
        // Several ways may take the same pieces and end on the same square.
        out[start..].sort_unstable();
        let mut kept = start + 1;
        for i in start + 1..out.len() {
            if out[i] != out[kept - 1] {
                out[kept] = out[i];
                kept += 1;
            }
        }
        out.truncate(kept);
    }
    best
}

/// How many positions of one king's captures are gone through before those met are remembered. Nearly
/// all captures are shorter, and remembering costs more than it saves there; in a lattice of men the
/// ways to take the same pieces in another order grow with the factorial of their number.
const REMEMBER_AFTER: u32 = 200;

/// The captures of one king after another.
struct Hunt<'a> {
    /// The hunter's side without the hunter.
    own: u64,
    from: u8,
    best: u32,
    start: usize,
    seen: Option<Seen>,
    visited: u32,
    out: &'a mut Vec<Move>,
}

impl Hunt<'_> {
    /// Goes on from a square. `ways` has a bit for each direction he may jump in.
    fn go(&mut self, at: usize, ways: usize, enemy: u64, captured: u64, taken: u32) {
        self.visited += 1;
        if self.visited > REMEMBER_AFTER {
            let state = (captured, (at << 4 | ways) as u16);
            if !self.seen.get_or_insert_default().insert(state) {
                return;
            }
        }
        let mut end = true;
        for (direction, hop) in self.hops(at, enemy).into_iter().enumerate() {
            let (over, mut landings) = hop;
            if ways >> direction & 1 == 0 || landings == 0 {
                continue;
            }
            end = false;
            while landings != 0 {
                let to = landings.trailing_zeros() as usize;
                landings &= landings - 1;
                let ways = 0b1111 & !(1 << (direction ^ 2));
                self.go(to, ways, enemy ^ over, captured | over, taken + 1);
            }
        }
        if end && taken >= self.best && taken > 0 {
            if taken > self.best {
                self.best = taken;
                self.out.truncate(self.start);
            }
            self.out.push(Move {
                from: self.from,
                to: at as u8,
                captured,
            });
        }
    }

    /// The next jump in each direction: the enemy, and where the king may land; nowhere if there is none.
    #[inline]
    fn hops(&self, at: usize, enemy: u64) -> [(u64, u64); 4] {
        let occupied = self.own | enemy;
        [
            hop::<0>(at, occupied, enemy),
            hop::<1>(at, occupied, enemy),
            hop::<2>(at, occupied, enemy),
            hop::<3>(at, occupied, enemy),
        ]
    }
}

#[inline]
fn hop<const DIRECTION: usize>(at: usize, occupied: u64, enemy: u64) -> (u64, u64) {
    let over = first::<DIRECTION>(RAYS[DIRECTION][at] & occupied);
    if over & enemy == 0 {
        return (0, 0);
    }
    let beyond = RAYS[DIRECTION][over.trailing_zeros() as usize];
    (
        over,
        before::<DIRECTION>(beyond, first::<DIRECTION>(beyond & occupied)),
    )
}

/// The piece of a ray that comes first; none of none.
#[inline]
fn first<const DIRECTION: usize>(set: u64) -> u64 {
    if DIRECTION == UP || DIRECTION == RIGHT {
        set & set.wrapping_neg()
    } else if set == 0 {
        0
    } else {
        1 << set.ilog2()
    }
}

/// The part of a ray before a piece on it; all of it if there is none.
#[inline]
fn before<const DIRECTION: usize>(ray: u64, piece: u64) -> u64 {
    if DIRECTION == UP || DIRECTION == RIGHT {
        ray & piece.wrapping_sub(1)
    } else if piece == 0 {
        ray
    } else {
        ray & !(piece | (piece - 1))
    }
}
