//! Quadrants, and how far each piece reaches.

use crate::{Kind, Square, bits};

/// The quadrant of each seat. With two players the first two are the halves of the board.
pub const QUADRANTS: [u64; 4] = {
    let lower_left = 0x0F0F_0F0F;
    [
        lower_left,
        lower_left << 32,
        lower_left << 36,
        lower_left << 4,
    ]
};

/// The seat in whose quadrant a square lies.
pub(super) const fn owner(square: Square) -> u8 {
    match (square.file() < 4, square.rank() < 4) {
        (true, true) => 0,
        (true, false) => 1,
        (false, false) => 2,
        (false, true) => 3,
    }
}

/// The points a piece is worth.
pub const fn value(kind: Kind) -> u8 {
    match kind {
        Kind::Queen => 3,
        Kind::Drone => 2,
        _ => 1,
    }
}

/// The lines through a square, without the square.
#[derive(Copy, Clone)]
struct Lines {
    file: u64,
    rising: u64,
    falling: u64,
    /// The four squares diagonally beside it.
    corners: u64,
    /// Where a drone gets to on an empty board.
    near: u64,
}

const LINES: [Lines; 64] = {
    let mut out = [Lines {
        file: 0,
        rising: 0,
        falling: 0,
        corners: 0,
        near: 0,
    }; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let dx = (to % 8) as i8 - (from % 8) as i8;
            let dy = (to / 8) as i8 - (from / 8) as i8;
            let bit = if from == to { 0 } else { 1u64 << to };
            if dx == 0 {
                out[from].file |= bit;
            }
            if dx == dy {
                out[from].rising |= bit;
            }
            if dx == -dy {
                out[from].falling |= bit;
            }
            if dx.abs() == 1 && dy.abs() == 1 {
                out[from].corners |= bit;
            }
            if dx * dy == 0 && dx.abs() + dy.abs() <= 2 {
                out[from].near |= bit;
            }
            to += 1;
        }
        from += 1;
    }
    out
};

/// Where a slider gets to along its rank: by its file, then by what stands on the files b to g.
const RANK: [[u8; 64]; 8] = {
    let mut out = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u8) << 1;
            let mut reach = 0u8;
            let mut right = (1u8 << file) << 1;
            while right != 0 {
                reach |= right;
                right = if occupied & right == 0 { right << 1 } else { 0 };
            }
            let mut left = (1u8 << file) >> 1;
            while left != 0 {
                reach |= left;
                left = if occupied & left == 0 { left >> 1 } else { 0 };
            }
            out[file][inner] = reach;
            inner += 1;
        }
        file += 1;
    }
    out
};

/// How far one gets along a line with at most one square on each rank, up to the first piece either
/// way. Subtracting the slider from what stands before it turns every bit up to the nearest piece;
/// the other direction does the same on the board turned over.
const fn along(line: u64, at: u64, occupied: u64) -> u64 {
    let ahead = occupied & line;
    let behind = ahead
        .swap_bytes()
        .wrapping_sub(at.swap_bytes())
        .swap_bytes();
    (ahead.wrapping_sub(at) ^ behind) & line
}

const fn along_rank(from: Square, occupied: u64) -> u64 {
    let shift = 8 * from.rank();
    let inner = (occupied >> shift >> 1) & 0x3F;
    (RANK[from.file() as usize][inner as usize] as u64) << shift
}

/// The squares a pawn reaches; what stands there is not asked.
pub const fn pawn_reach(from: Square) -> u64 {
    LINES[from.index()].corners
}

/// The squares a drone reaches, the first piece on each way included.
pub const fn drone_reach(from: Square, occupied: u64) -> u64 {
    let lines = &LINES[from.index()];
    (along(lines.file, from.bit(), occupied) | along_rank(from, occupied)) & lines.near
}

/// The squares a queen reaches, the first piece on each way included.
pub const fn queen_reach(from: Square, occupied: u64) -> u64 {
    let (lines, at) = (&LINES[from.index()], from.bit());
    along(lines.file, at, occupied)
        | along(lines.rising, at, occupied)
        | along(lines.falling, at, occupied)
        | along_rank(from, occupied)
}

/// The squares a piece of this kind reaches, the first piece on each way included.
pub(super) const fn reach(kind: Kind, from: Square, occupied: u64) -> u64 {
    match kind {
        Kind::Queen => queen_reach(from, occupied),
        Kind::Drone => drone_reach(from, occupied),
        _ => pawn_reach(from),
    }
}

/// The first piece strictly between two squares of one line.
pub(super) fn blocker(from: Square, to: Square, occupied: u64) -> Option<Square> {
    let dx = (to.file() as i8 - from.file() as i8).signum();
    let dy = (to.rank() as i8 - from.rank() as i8).signum();
    bits::ray(from, (dx, dy))
        .take_while(|&at| at != to)
        .find(|at| at.bit() & occupied != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reach by walking, square by square.
    fn walked(from: Square, occupied: u64, directions: &[(i8, i8)], steps: usize) -> u64 {
        let mut out = 0;
        for &direction in directions {
            for at in bits::ray(from, direction).take(steps) {
                out |= at.bit();
                if at.bit() & occupied != 0 {
                    break;
                }
            }
        }
        out
    }

    #[test]
    fn reach_is_what_walking_gives() {
        let all = [bits::STRAIGHT, bits::DIAGONAL].concat();
        for i in 0..2000u64 {
            let occupied = crate::zobrist::mix(i) & crate::zobrist::mix(i + 7000);
            for from in bits::squares(!0) {
                assert_eq!(queen_reach(from, occupied), walked(from, occupied, &all, 7));
                assert_eq!(
                    drone_reach(from, occupied),
                    walked(from, occupied, &bits::STRAIGHT, 2)
                );
                assert_eq!(pawn_reach(from), walked(from, occupied, &bits::DIAGONAL, 1));
            }
        }
    }

    #[test]
    fn quadrants_and_owners_agree() {
        for square in bits::squares(!0) {
            let seats = (0..4).filter(|&s| QUADRANTS[s as usize] & square.bit() != 0);
            assert_eq!(seats.collect::<Vec<_>>(), [owner(square)]);
        }
    }
}
