//! The values of one class.

use crate::{Board, Class, Index, Value};

/// The values of all boards of one class: two bits each for who wins, and a byte, or two where that is
/// too few, for the distance.
pub struct Table {
    pub(crate) index: Index,
    /// Four to a byte, lowest bits first: 0 draw, 1 win, 2 loss, 3 no board.
    pub(crate) verdicts: Vec<u8>,
    /// One after the other, each of `width` bytes.
    pub(crate) distances: Vec<u8>,
    pub(crate) width: usize,
    pub(crate) about: About,
}

/// What is in a table, counted.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct About {
    /// Boards that the side to move wins.
    pub wins: u64,
    /// Boards that nobody wins.
    pub draws: u64,
    /// Boards that the side to move loses.
    pub losses: u64,
    /// The longest win, in plies.
    pub longest_win: u16,
    /// The longest loss, in plies.
    pub longest_loss: u16,
}

impl About {
    /// How many boards there are, mirror images counted once.
    pub fn boards(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The longest way to an end, in plies.
    pub fn longest(&self) -> u16 {
        self.longest_win.max(self.longest_loss)
    }

    fn count(&mut self, value: Value) {
        match value {
            Value::Win(plies) => {
                self.wins += 1;
                self.longest_win = self.longest_win.max(plies);
            }
            Value::Draw => self.draws += 1,
            Value::Loss(plies) => {
                self.losses += 1;
                self.longest_loss = self.longest_loss.max(plies);
            }
        }
    }
}

pub(crate) const DRAW: u8 = 0;
pub(crate) const WIN: u8 = 1;
pub(crate) const LOSS: u8 = 2;
pub(crate) const NONE: u8 = 3;

impl Table {
    /// The table of the values that `of` gives for the numbers of the index; `None` where there is no
    /// board.
    pub fn new(index: Index, of: impl Fn(u64) -> Option<Value>) -> Table {
        let len = index.len() as usize;
        let mut about = About::default();
        for at in 0..index.len() {
            if let Some(value) = of(at) {
                about.count(value);
            }
        }
        let width = if about.longest() > 255 { 2 } else { 1 };
        let mut table = Table {
            verdicts: vec![0; len.div_ceil(4)],
            distances: Vec::with_capacity(len * width),
            index,
            width,
            about,
        };
        let mut last = 0;
        for at in 0..len {
            let value = of(at as u64);
            let verdict = match value {
                None => NONE,
                Some(Value::Draw) => DRAW,
                Some(Value::Win(_)) => WIN,
                Some(Value::Loss(_)) => LOSS,
            };
            table.verdicts[at / 4] |= verdict << (at % 4 * 2);
            // Nobody asks for the distance of a draw: the last one again takes least room in a file.
            last = value.and_then(Value::plies).unwrap_or(last);
            let bytes = last.to_le_bytes();
            table.distances.extend_from_slice(&bytes[..width]);
        }
        table
    }

    /// The material of the table.
    pub fn class(&self) -> Class {
        self.index.class()
    }

    /// The index of its boards.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// The counts and distances of the table.
    pub fn about(&self) -> About {
        self.about
    }

    /// The value of a board of this class.
    #[inline]
    pub fn value(&self, board: Board) -> Option<Value> {
        self.at(self.index.rank(board))
    }

    /// The value of a number of the index; `None` if it belongs to no board.
    #[inline]
    pub fn at(&self, number: u64) -> Option<Value> {
        let at = number as usize;
        let distance = || {
            let low = u16::from(self.distances[at * self.width]);
            if self.width == 1 {
                low
            } else {
                low | u16::from(self.distances[at * 2 + 1]) << 8
            }
        };
        match self.verdicts[at / 4] >> (at % 4 * 2) & 3 {
            DRAW => Some(Value::Draw),
            WIN => Some(Value::Win(distance())),
            LOSS => Some(Value::Loss(distance())),
            _ => None,
        }
    }
}
