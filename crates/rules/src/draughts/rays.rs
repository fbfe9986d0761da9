//! Diagonals of the board.
//!
//! A direction is a number: 0 up and right, 1 up and left, 2 down and right, 3 down and left; `3 - d`
//! is the opposite of `d`.

use crate::{Square, bits::DARK};

/// The four directions, by the number of squares a step adds.
pub const DIRECTIONS: [usize; 4] = [0, 1, 2, 3];

/// The dark squares one step away from those of a set of dark squares. A step over the edge would come
/// out on a light square, so one mask is enough.
#[inline]
pub const fn shift(set: u64, direction: usize) -> u64 {
    step(set, direction) & DARK
}

/// [`shift`] without its mask, for where another set of dark squares is the mask.
#[inline]
pub const fn step(set: u64, direction: usize) -> u64 {
    match direction {
        0 => set << 9,
        1 => set << 7,
        2 => set >> 7,
        _ => set >> 9,
    }
}

/// The dark squares of a set, and the `empty` ones beyond them in one direction up to the first that
/// is not. Each round doubles how far it has come and how far it may go on.
#[inline]
pub const fn flood(set: u64, direction: usize, empty: u64) -> u64 {
    let two = empty & step(empty, direction);
    let four = two & step(step(two, direction), direction);
    let one_on = set | empty & step(set, direction);
    let three_on = one_on | two & step(step(one_on, direction), direction);
    let far = step(
        step(step(step(three_on, direction), direction), direction),
        direction,
    );
    three_on | four & far
}

/// The squares from a dark square (not included) to the edge, by direction and square.
pub static RAYS: [[u64; 64]; 4] = rays();

const fn rays() -> [[u64; 64]; 4] {
    let mut out = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut square = 0;
        while square < 64 {
            let mut at = shift(1 << square, direction);
            while at != 0 && DARK >> square & 1 == 1 {
                out[direction][square] |= at;
                at = shift(at, direction);
            }
            square += 1;
        }
        direction += 1;
    }
    out
}

/// The square of a part of a ray, not empty, that lies nearest to where the ray begins.
#[inline]
pub fn nearest(direction: usize, set: u64) -> Square {
    debug_assert!(set != 0);
    Square::new(if direction < 2 {
        set.trailing_zeros() as u8
    } else {
        63 ^ set.leading_zeros() as u8
    })
}

/// The empty squares from `from` (not included) in one direction, up to the first occupied one.
#[inline]
pub fn slide(from: Square, direction: usize, occupied: u64) -> u64 {
    let ray = RAYS[direction][from.index()];
    match ray & occupied {
        0 => ray,
        blockers => {
            let stop = nearest(direction, blockers);
            ray ^ RAYS[direction][stop.index()] ^ stop.bit()
        }
    }
}

/// The squares strictly between two squares of one diagonal, nearest to `from` first, and the direction;
/// `None` if they share no diagonal or are the same.
pub fn between(from: Square, to: Square) -> Option<(usize, u64)> {
    DIRECTIONS
        .into_iter()
        .find(|&d| RAYS[d][from.index()] & to.bit() != 0)
        .map(|d| (d, RAYS[d][from.index()] ^ RAYS[d][to.index()] ^ to.bit()))
}
