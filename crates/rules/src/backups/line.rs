//! Lines, and what a backup records of one.

use std::fmt;

use crate::{
    Seat,
    bits::{DARK, FILE_A, RANK_1, squares},
    draughts::{Board, last_rank},
};

/// A file or a rank: 0 to 7 are the files a to h, 8 to 15 the ranks 1 to 8.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line(u8);

impl Line {
    /// The line with this number, below 16.
    pub fn new(number: u8) -> Option<Line> {
        (number < 16).then_some(Line(number))
    }

    /// All sixteen.
    pub fn all() -> impl Iterator<Item = Line> {
        (0..16).map(Line)
    }

    /// Reads `a` to `h` or `1` to `8`.
    pub fn read(byte: u8) -> Option<Line> {
        match byte {
            b'a'..=b'h' => Some(Line(byte - b'a')),
            b'1'..=b'8' => Some(Line(byte - b'1' + 8)),
            _ => None,
        }
    }

    /// The index of the line, from 0 to 15.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it is a file.
    pub const fn is_file(self) -> bool {
        self.0 < 8
    }

    /// Its four dark squares.
    pub const fn squares(self) -> u64 {
        let all = if self.is_file() {
            FILE_A << self.0
        } else {
            RANK_1 << ((self.0 & 7) * 8)
        };
        all & DARK
    }

    /// What a backup of it costs a seat with these kings on the board.
    pub const fn price(self, kings: u64) -> u8 {
        4 + (kings & self.squares()).count_ones() as u8
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = if self.is_file() { b'a' } else { b'1' };
        write!(f, "{}", (first + (self.0 & 7)) as char)
    }
}

/// Some of the sixteen lines, in the order of their numbers. Each has four bits, of which the highest is
/// set if the line is among them: the bits in which the kings of all lines are counted at once.
#[derive(Copy, Clone, Debug)]
pub struct Lines(u64);

/// One in each group of four bits.
const ONES: u64 = 0x1111_1111_1111_1111;

/// How many of these squares each line has, in the four bits that [`Lines`] gives it.
pub fn on_lines(set: u64) -> u64 {
    squares(set).fold(0, |counts, square| {
        counts + (1 << (square.file() * 4)) + (1 << (square.rank() * 4 + 32))
    })
}

impl Lines {
    /// All sixteen.
    pub const ALL: Lines = Lines(8 * ONES);

    /// The lines of which `counts` says at least `least`, from 1 to 8. No count is above 8.
    pub const fn counting(counts: u64, least: u8) -> Lines {
        // A count that reaches `least` carries into the highest bit.
        Lines((counts + ONES * (8 - least as u64)) & (8 * ONES))
    }

    /// The lines that are among these and those.
    pub const fn and(self, those: Lines) -> Lines {
        Lines(self.0 & those.0)
    }

    /// The lines of which a seat with these kings can pay a backup out of so many men.
    pub fn within(men: u8, kings: u64) -> Lines {
        let Some(spare) = men.checked_sub(4) else {
            return Lines(0);
        };
        // No line has more than four.
        if spare >= 4 || kings == 0 {
            return Lines::ALL;
        }
        Lines(!Lines::counting(on_lines(kings), spare + 1).0 & (8 * ONES))
    }

    /// The number of lines in the set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The lines of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Line> {
        let mut left = self.0;
        // Their number is said beforehand, so that a list need not be asked for room at each.
        (0..self.count()).map(move |_| {
            let number = left.trailing_zeros() / 4;
            left &= left.wrapping_sub(1);
            Line(number as u8)
        })
    }
}

/// A recorded line. Their order is that of their texts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Backup(u16);

/// The signs in the order of their characters; two bits each in a [`Backup`].
const SIGNS: [u8; 3] = [b'.', b'k', b'm'];

impl Backup {
    /// The backup with these four signs; `None` if one is no sign.
    pub fn new(line: Line, signs: [u8; 4]) -> Option<Backup> {
        // Ranks before files, as digits come before letters.
        let mut code = u16::from(line.0 ^ 8);
        for sign in signs {
            code = code << 2 | SIGNS.iter().position(|&s| s == sign)? as u16;
        }
        Some(Backup(code))
    }

    /// What a seat records of a line as it stands.
    pub fn record(board: &Board, seat: Seat, line: Line) -> Backup {
        let mut code = u16::from(line.0 ^ 8);
        for square in squares(line.squares()) {
            let sign = if board.men(seat) & square.bit() != 0 {
                2
            } else {
                u16::from(board.kings(seat) & square.bit() != 0)
            };
            code = code << 2 | sign;
        }
        Backup(code)
    }

    /// Reads what [`Display`](fmt::Display) writes: `d=m..k`.
    pub fn read(text: &str) -> Option<Backup> {
        match *text.as_bytes() {
            [line, b'=', a, b, c, d] => Backup::new(Line::read(line)?, [a, b, c, d]),
            _ => None,
        }
    }

    /// The line that this backup recorded.
    pub const fn line(self) -> Line {
        Line((self.0 >> 8) as u8 ^ 8)
    }

    /// Its signs along the line: `m`, `k` or `.`.
    pub fn signs(self) -> [u8; 4] {
        [6, 4, 2, 0].map(|place| SIGNS[(self.0 >> place & 3) as usize % 3])
    }

    fn signed(self, wanted: u8) -> u64 {
        squares(self.line().squares())
            .zip(self.signs())
            .filter(|&(_, sign)| sign == wanted)
            .fold(0, |set, (square, _)| set | square.bit())
    }

    /// Where it records men.
    pub fn men(self) -> u64 {
        self.signed(b'm')
    }

    /// Where it records kings.
    pub fn kings(self) -> u64 {
        self.signed(b'k')
    }

    /// How many men one of its signs is made of: a king is two, and an aperture is paid for as well.
    pub const fn sign_price(sign: u8) -> u8 {
        if sign == b'k' { 2 } else { 1 }
    }

    /// How many men it is made of.
    pub fn price(self) -> u8 {
        self.line().price(self.kings())
    }

    /// Whether a seat can have recorded it: nobody's man stands on his last rank.
    pub fn possible(self, seat: Seat) -> bool {
        self.men() & last_rank(seat) == 0
    }
}

impl fmt::Display for Backup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}=", self.line())?;
        self.signs()
            .iter()
            .try_for_each(|&sign| write!(f, "{}", sign as char))
    }
}

/// The backups of one seat, sorted. Twelve men make at most three.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shelf([u16; 3]);

const EMPTY: u16 = u16::MAX;

impl Shelf {
    /// No backups.
    pub const fn new() -> Shelf {
        Shelf([EMPTY; 3])
    }

    /// The backups in order, equal ones too.
    pub fn iter(self) -> impl Iterator<Item = Backup> {
        self.0.into_iter().filter(|&code| code != EMPTY).map(Backup)
    }

    /// The backups in order, equal ones once.
    pub fn distinct(self) -> impl Iterator<Item = Backup> {
        let codes = self.0;
        (0..3)
            .filter(move |&i| codes[i] != EMPTY && (i == 0 || codes[i - 1] != codes[i]))
            .map(move |i| Backup(codes[i]))
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0[0] == EMPTY
    }

    /// Whether this backup is there.
    pub fn holds(self, backup: Backup) -> bool {
        self.0.contains(&backup.0)
    }

    /// Adds a backup; whether there was room.
    pub fn add(&mut self, backup: Backup) -> bool {
        let room = self.0[2] == EMPTY;
        if room {
            self.0[2] = backup.0;
            self.0.sort_unstable();
        }
        room
    }

    /// Takes a backup away, once.
    pub fn take(&mut self, backup: Backup) {
        if let Some(code) = self.0.iter_mut().find(|code| **code == backup.0) {
            *code = EMPTY;
            self.0.sort_unstable();
        }
    }

    /// A number for keys: different for different shelves.
    pub fn number(self) -> u64 {
        self.0
            .iter()
            .fold(0, |number, &code| number << 16 | u64::from(code))
    }
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{Backup, Line, Lines, SIGNS, on_lines};
    use crate::{bits::DARK, zobrist};

    #[test]
    fn a_backup_costs_what_its_signs_cost() {
        for number in 0..3_usize.pow(4) {
            let signs = [1, 3, 9, 27].map(|place| SIGNS[number / place % 3]);
            for line in Line::all() {
                let price = Backup::new(line, signs).map(Backup::price);
                let sum = signs.map(Backup::sign_price).into_iter().sum();
                assert_eq!(price, Some(sum), "{line} {signs:?}");
            }
        }
    }

    #[test]
    fn lines_within_a_price_are_those_that_cost_no_more() {
        for round in 0..2000 {
            let kings = (0..=round % 4).fold(DARK, |set, i| set & zobrist::mix(round * 4 + i));
            for men in 0..=12 {
                let found: Vec<_> = Lines::within(men, kings).iter().collect();
                let wanted: Vec<_> = Line::all().filter(|l| l.price(kings) <= men).collect();
                assert_eq!(found, wanted, "{men} men, kings {kings:016x}");
                assert_eq!(Lines::within(men, kings).count() as usize, found.len());
            }
        }
    }

    #[test]
    fn lines_counting_enough_are_those_with_so_many_squares_of_the_set() {
        for round in 0..2000 {
            let (men, kings) = (DARK & zobrist::mix(round), DARK & zobrist::mix(!round));
            let (men, kings) = (men & !kings, men & kings);
            let counts = on_lines(men) + 2 * on_lines(kings);
            let count = |line: &Line| {
                let of = |set: u64| (line.squares() & set).count_ones();
                of(men) + 2 * of(kings)
            };
            for least in 1..=8 {
                let found: Vec<_> = Lines::counting(counts, least).iter().collect();
                let wanted: Vec<_> = Line::all().filter(|l| count(l) >= least.into()).collect();
                assert_eq!(found, wanted, "{least}, men {men:016x}, kings {kings:016x}");
            }
        }
    }
}
