//! Bitboards: sets of squares as 64 bits, with the shifts that the games share.

use crate::Square;

/// All squares of the a-file.
pub const FILE_A: u64 = 0x0101_0101_0101_0101;
/// All squares of the h-file.
pub const FILE_H: u64 = FILE_A << 7;
/// All squares of the first rank.
pub const RANK_1: u64 = 0xFF;
/// All squares of the eighth rank.
pub const RANK_8: u64 = RANK_1 << 56;
/// The 32 squares of Russian draughts: a1 and its colour.
pub const DARK: u64 = 0xAA55_AA55_AA55_AA55;

/// The squares of a set, from a1 by rank, then file.
pub fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = Square::new(set.trailing_zeros() as u8);
            set &= set - 1;
            square
        })
    })
}

/// Steps of a king or queen in board units: file, rank.
pub const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
/// Steps along ranks and files.
pub const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The square one step away, if the 8x8 board has it.
pub fn step(from: Square, (dx, dy): (i8, i8)) -> Option<Square> {
    let (x, y) = (from.file() as i8 + dx, from.rank() as i8 + dy);
    ((0..8).contains(&x) && (0..8).contains(&y)).then(|| Square::at(x as u8, y as u8))
}

/// The squares from `from` (not included) to the edge, nearest first.
pub fn ray(from: Square, direction: (i8, i8)) -> impl Iterator<Item = Square> {
    std::iter::successors(step(from, direction), move |&at| step(at, direction))
}
