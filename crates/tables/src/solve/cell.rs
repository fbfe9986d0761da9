//! The state of each board while its class is being solved.

use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

use crate::{Index, Table, Value};

/// What is known of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing yet; a draw in the end.
    Open,
    /// The value of the position is known.
    Known(Value),
    /// A promotion wins in so many plies; a quiet move may win sooner.
    WinsBy(u16),
    /// If all quiet moves lose, so does the board, but a promotion lasts so many plies.
    LastsFor(u16),
    /// The index belongs to no position.
    None,
}

const DISTANCE: u16 = (1 << 13) - 1;

impl Cell {
    fn pack(self) -> u16 {
        let (kind, plies) = match self {
            Cell::Open => (0, 0),
            Cell::Known(Value::Win(plies)) => (1, plies),
            Cell::Known(Value::Loss(plies)) => (2, plies),
            Cell::Known(Value::Draw) => (3, 0),
            Cell::WinsBy(plies) => (4, plies),
            Cell::LastsFor(plies) => (5, plies),
            Cell::None => (6, 0),
        };
        debug_assert!(plies <= DISTANCE);
        kind << 13 | plies
    }

    fn unpack(packed: u16) -> Cell {
        let plies = packed & DISTANCE;
        match packed >> 13 {
            0 => Cell::Open,
            1 => Cell::Known(Value::Win(plies)),
            2 => Cell::Known(Value::Loss(plies)),
            3 => Cell::Known(Value::Draw),
            4 => Cell::WinsBy(plies),
            5 => Cell::LastsFor(plies),
            _ => Cell::None,
        }
    }
}

/// All boards of a class.
pub struct Cells {
    pub index: Index,
    known: Vec<AtomicU16>,
    /// How many moves are not yet found to win for the other side.
    left: Vec<AtomicU8>,
}

impl Cells {
    pub fn new(index: Index) -> Cells {
        let len = index.len() as usize;
        let mut known = Vec::new();
        known.resize_with(len, AtomicU16::default);
        let mut left = Vec::new();
        left.resize_with(len, AtomicU8::default);
        Cells { index, known, left }
    }

    #[inline]
    pub fn get(&self, at: u64) -> Cell {
        Cell::unpack(self.known[at as usize].load(Relaxed))
    }

    pub fn set(&self, at: u64, cell: Cell) {
        self.known[at as usize].store(cell.pack(), Relaxed);
    }

    pub fn set_left(&self, at: u64, moves: usize) {
        let moves = u8::try_from(moves).expect("five pieces have fewer moves");
        self.left[at as usize].store(moves, Relaxed);
    }

    /// One more move loses; whether it was the last.
    pub fn one_less(&self, at: u64) -> bool {
        self.left[at as usize].fetch_sub(1, Relaxed) == 1
    }

    /// The values, all settled: what is open now is a draw.
    pub fn table(self) -> Table {
        let Cells { index, known, .. } = self;
        Table::new(index, |at| {
            match Cell::unpack(known[at as usize].load(Relaxed)) {
                Cell::None => None,
                Cell::Known(value) => Some(value),
                Cell::Open | Cell::LastsFor(_) | Cell::WinsBy(_) => Some(Value::Draw),
            }
        })
    }
}
