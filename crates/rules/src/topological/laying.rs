//! The layout stage (1): the checkers laid so far.

use super::Cell;

/// The checkers laid so far, sorted by y, then x. At most 64.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laying {
    cells: [Cell; 64], // those beyond `count` stay as they were at the start, so that equality is plain
    count: u8,
    black: u64,
}

impl Laying {
    /// Nothing laid yet.
    pub(super) const fn new() -> Laying {
        Laying {
            cells: [Cell::ORIGIN; 64],
            count: 0,
            black: 0,
        }
    }

    /// The cells laid, by y, then x.
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.count as usize]
    }

    /// Which of [`cells`](Self::cells) hold a black checker, as a set of their numbers.
    pub const fn black(&self) -> u64 {
        self.black
    }

    /// Whether the checker on a cell is black; `None` where none lies.
    pub fn is_black(&self, cell: Cell) -> Option<bool> {
        let at = self.cells().binary_search(&cell).ok()?;
        Some(self.black >> at & 1 != 0)
    }

    /// Whether the next checker may be laid there.
    pub fn allows(&self, cell: Cell) -> bool {
        if self.count == 0 {
            return cell == Cell::ORIGIN;
        }
        self.is_black(cell).is_none() && self.cells().iter().any(|&laid| laid.beside(cell))
    }

    /// Lays a checker on a free cell, while there are fewer than 64.
    pub(super) fn lay(&mut self, cell: Cell, black: bool) {
        let at = self.cells().partition_point(|&laid| laid < cell);
        let count = self.count as usize;
        self.cells.copy_within(at..count, at + 1);
        self.cells[at] = cell;
        self.count += 1;
        let below = (1u64 << at) - 1;
        self.black = self.black & below | (self.black & !below) << 1 | u64::from(black) << at;
    }

    /// Every cell where the next checker may be laid, once each, by y, then x.
    pub fn places(&self) -> Places<'_> {
        Places {
            cells: self.cells(),
            heads: [0; 4],
            laid: 0,
            first: self.count == 0,
        }
    }
}

/// Four copies of the sorted cells, each moved by one step, merged; without the cells themselves.
pub struct Places<'a> {
    cells: &'a [Cell],
    heads: [usize; 4],
    laid: usize,
    first: bool,
}

impl Iterator for Places<'_> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if std::mem::take(&mut self.first) {
            return Some(Cell::ORIGIN);
        }
        let cell = |at: usize| self.cells.get(at).copied();
        loop {
            let heads: [Cell; 4] = std::array::from_fn(|i| {
                cell(self.heads[i]).map_or(Cell::END, |laid| laid.step(Cell::STEPS[i]))
            });
            let place = heads[0].min(heads[1]).min(heads[2]).min(heads[3]);
            if place == Cell::END {
                return None;
            }
            for (at, head) in self.heads.iter_mut().zip(heads) {
                *at += usize::from(head == place);
            }
            while cell(self.laid).is_some_and(|laid| laid < place) {
                self.laid += 1;
            }
            if cell(self.laid) != Some(place) {
                return Some(place);
            }
        }
    }
}
