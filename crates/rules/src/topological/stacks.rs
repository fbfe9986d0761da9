//! The moving stage (2): the stacks on the fields.

use std::sync::Arc;

use super::{Cell, Layout};
use crate::{Seat, Square, bits};

/// What stands on every field of a layout.
///
/// All stacks together are as many checkers as there are fields, 64 at most: their colours are one
/// word, the stacks one after another in the order of the fields, each from bottom to top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stacks {
    layout: Arc<Layout>,
    black: u64,
    heights: [u8; 64],
    owned: [u64; 2],
    captures: [u8; 2],
}

/// What stands on one field: nothing, or checkers on top of each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    /// How many checkers.
    pub height: u8,
    /// Which of them are black: bit 0 is the bottom.
    pub black: u64,
}

/// The lowest `n` bits; all for 64.
pub(super) const fn low(n: u32) -> u64 {
    if n < 64 { (1 << n) - 1 } else { u64::MAX }
}

const fn up(bits: u64, n: u32) -> u64 {
    if n < 64 { bits << n } else { 0 }
}

const fn down(bits: u64, n: u32) -> u64 {
    if n < 64 { bits >> n } else { 0 }
}

impl Stack {
    /// The seat it belongs to: the colour on top. `None` when it is empty.
    pub fn owner(self) -> Option<Seat> {
        let top = self.height.checked_sub(1)?;
        Some(if self.black >> top & 1 == 0 {
            Seat::FIRST
        } else {
            Seat::SECOND
        })
    }

    /// How many checkers of the owner's enemy it holds.
    pub fn captured(self) -> u8 {
        let black = self.black.count_ones() as u8;
        match self.owner() {
            Some(Seat::FIRST) => black,
            Some(_) => self.height - black,
            None => 0,
        }
    }

    /// The top `k` of them; `k` is at most the height.
    fn top(self, k: u8) -> Stack {
        Stack {
            height: k,
            black: down(self.black, u32::from(self.height - k)),
        }
    }

    /// What is left without the top `k`.
    fn without(self, k: u8) -> Stack {
        let height = self.height - k;
        Stack {
            height,
            black: self.black & low(u32::from(height)),
        }
    }

    /// This with another put on top.
    fn under(self, other: Stack) -> Stack {
        Stack {
            height: self.height + other.height,
            black: self.black | up(other.black, u32::from(self.height)),
        }
    }
}

impl Stacks {
    /// The stacks of the fields of a layout, in their order; as many checkers in all as fields.
    pub(super) fn new(layout: Arc<Layout>, stacks: impl IntoIterator<Item = Stack>) -> Stacks {
        let mut out = Stacks {
            layout,
            black: 0,
            heights: [0; 64],
            owned: [0; 2],
            captures: [0; 2],
        };
        let mut below = 0;
        for (field, stack) in stacks.into_iter().enumerate() {
            out.heights[field] = stack.height;
            out.black |= up(stack.black, below);
            below += u32::from(stack.height);
            out.count(field, stack);
        }
        out
    }

    /// The same with a layout of its own.
    pub(super) fn apart(&self) -> Stacks {
        Stacks {
            layout: Arc::new(Layout::clone(&self.layout)),
            ..self.clone()
        }
    }

    /// The board they stand on.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The fields whose stacks belong to a seat.
    pub const fn owned(&self, seat: Seat) -> u64 {
        self.owned[seat.index() & 1]
    }

    /// Enemy checkers in the stacks each seat owns.
    pub const fn captures(&self) -> [u8; 2] {
        self.captures
    }

    /// How many checkers stand on a field.
    pub const fn height(&self, field: usize) -> u8 {
        self.heights[field]
    }

    /// What stands on a field.
    pub fn stack(&self, field: usize) -> Stack {
        self.above(self.below(field), self.heights[field])
    }

    /// The stack of this height that begins with this checker of all.
    fn above(&self, below: u32, height: u8) -> Stack {
        let black = down(self.black, below) & low(u32::from(height));
        Stack { height, black }
    }

    /// Every field with its cell and stack, in order.
    pub fn all(&self) -> impl Iterator<Item = (Cell, Stack)> {
        let stacks = self.each(0..self.heights.len()).map(|(_, stack)| stack);
        self.layout.cells().iter().copied().zip(stacks)
    }

    /// Every stack that is not empty with its field, in order.
    pub fn standing(&self) -> impl Iterator<Item = (usize, Stack)> {
        let [white, black] = self.owned;
        self.each(bits::squares(white | black).map(Square::index))
    }

    /// These fields with their stacks. They are in order, and none is left out that is not empty.
    fn each(&self, fields: impl Iterator<Item = usize>) -> impl Iterator<Item = (usize, Stack)> {
        let mut below = 0;
        fields.map(move |field| {
            let stack = self.above(below, self.heights[field]);
            below += u32::from(stack.height);
            (field, stack)
        })
    }

    /// How many checkers stand on each field, and none where there is no field.
    pub const fn heights(&self) -> &[u8; 64] {
        &self.heights
    }

    /// Moves the top `k` of one stack onto another; returns both stacks before and after.
    pub(super) fn carry(&mut self, from: usize, to: usize, k: u8) -> [(usize, Stack, Stack); 2] {
        let (source, target) = (self.stack(from), self.stack(to));
        let moved = source.top(k);
        let changes = [
            (from, source, source.without(k)),
            (to, target, target.under(moved)),
        ];
        let taken = self.below(from) + u32::from(source.height - k);
        self.black = self.black & low(taken) | up(down(self.black, taken + u32::from(k)), taken);
        self.heights[from] -= k;
        let put = self.below(to) + u32::from(target.height);
        self.black = self.black & low(put)
            | up(moved.black, put)
            | up(down(self.black, put), put + u32::from(k));
        self.heights[to] += k;
        for (field, before, after) in changes {
            if let Some(owner) = before.owner() {
                self.owned[owner.index()] &= !(1 << field);
                self.captures[owner.index()] -= before.captured();
            }
            self.count(field, after);
        }
        changes
    }

    fn count(&mut self, field: usize, stack: Stack) {
        if let Some(owner) = stack.owner() {
            self.owned[owner.index()] |= 1 << field;
            self.captures[owner.index()] += stack.captured();
        }
    }

    /// How many checkers stand on the fields before this one.
    fn below(&self, field: usize) -> u32 {
        self.heights[..field]
            .iter()
            .map(|&height| u32::from(height))
            .sum()
    }
}
