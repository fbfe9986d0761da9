//! A cell of the plane the board is laid out on.

use std::fmt;

use crate::Place;

/// A cell, relative to the first checker. Cells are ordered by y, then x.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell(u16);

/// What is added to a coordinate to make it positive; no cell in use comes near the ends.
const MIDDLE: i16 = 64;

impl Cell {
    /// Where the first checker lies.
    pub const ORIGIN: Cell = Cell::new(0, 0);

    /// The farthest a coordinate can be: the last of 64 checkers in a row.
    pub const FARTHEST: i8 = 63;

    /// Beyond every cell in the order of cells.
    pub(super) const END: Cell = Cell(u16::MAX);

    /// The change of [`code`](Self::code) in a step down, left, right, up: in the order of cells.
    pub(super) const STEPS: [i16; 4] = [-256, -1, 1, 256];

    /// The cell with these coordinates, each from -63 to 63.
    pub const fn new(x: i8, y: i8) -> Cell {
        debug_assert!(x.unsigned_abs() <= 63 && y.unsigned_abs() <= 63);
        Cell(((y as i16 + MIDDLE) << 8 | (x as i16 + MIDDLE)) as u16)
    }

    /// The cell with these coordinates if they are near enough to be ever reached.
    pub fn near(place: Place) -> Option<Cell> {
        let fits = |v: i8| v.unsigned_abs() <= Cell::FARTHEST.unsigned_abs();
        (fits(place.x) && fits(place.y)).then(|| Cell::new(place.x, place.y))
    }

    /// The first coordinate, which grows to the right.
    pub const fn x(self) -> i8 {
        ((self.0 & 0xFF) as i16 - MIDDLE) as i8
    }

    /// The second coordinate, which grows upward.
    pub const fn y(self) -> i8 {
        ((self.0 >> 8) as i16 - MIDDLE) as i8
    }

    /// A number that orders cells as they are ordered, and changes by a constant in each step.
    pub(super) const fn code(self) -> u16 {
        self.0
    }

    /// The cell one of [`STEPS`](Self::STEPS) away.
    pub(super) const fn step(self, step: i16) -> Cell {
        Cell(self.0.wrapping_add_signed(step))
    }

    /// Whether it has a side in common with `other`.
    pub(super) fn beside(self, other: Cell) -> bool {
        Cell::STEPS.iter().any(|&step| self.step(step) == other)
    }
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Place {
        Place {
            x: cell.x(),
            y: cell.y(),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
