//! What was proved of positions.

use doska_rules::zobrist::mix;

/// Which way the search leans where its horizon of periods ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Lean {
    /// Whatever is not settled by then is lost for White: what is proved is a lower bound.
    Low,
    /// Or lost for Black: what is proved is an upper bound.
    High,
}

/// A question: has White at least so much, within so many periods?
#[derive(Copy, Clone, Debug)]
pub(super) struct Ask {
    pub least: i8,
    pub lean: Lean,
    pub periods: u8,
}

/// What is known of a position.
#[derive(Copy, Clone, Debug)]
pub(super) struct Known {
    /// White has at least `low` and at most `high`, for good.
    low: i8,
    high: i8,
    /// Within so many periods White could not be shown to have so much.
    not_low: (i8, u8),
    /// Within so many periods White could not be shown to have less than this.
    not_high: (i8, u8),
}

impl Known {
    pub const NOTHING: Known = Known {
        low: i8::MIN,
        high: i8::MAX,
        not_low: (i8::MAX, 0),
        not_high: (i8::MIN, 0),
    };

    /// The answer, if it is known.
    pub fn answer(self, ask: Ask) -> Option<bool> {
        if self.low >= ask.least {
            return Some(true);
        }
        if self.high < ask.least {
            return Some(false);
        }
        match ask.lean {
            Lean::Low => {
                let (least, periods) = self.not_low;
                (ask.least >= least && ask.periods <= periods).then_some(false)
            }
            Lean::High => {
                let (least, periods) = self.not_high;
                (ask.least <= least && ask.periods <= periods).then_some(true)
            }
        }
    }

    /// Learns an answer.
    pub fn learn(&mut self, ask: Ask, answer: bool) {
        match (ask.lean, answer) {
            (Lean::Low, true) => self.low = self.low.max(ask.least),
            (Lean::High, false) => self.high = self.high.min(ask.least - 1),
            (Lean::Low, false) => self.not_low = (ask.least, ask.periods),
            (Lean::High, true) => self.not_high = (ask.least, ask.periods),
        }
    }
}

#[derive(Copy, Clone)]
struct Entry {
    key: u64,
    layout: u32,
    known: Known,
    best: u16,
}

/// A table of fixed size. A position is known by all of its bits, never by a hash alone: what is found
/// is of this very position, and what is overwritten is only proved again.
pub(super) struct Table {
    entries: Vec<Entry>,
}

const EMPTY: Entry = Entry {
    key: u64::MAX,
    layout: u32::MAX,
    known: Known::NOTHING,
    best: 0,
};

impl Table {
    pub fn new(megabytes: usize) -> Table {
        let count = (megabytes.max(1) << 20) / size_of::<Entry>();
        Table {
            entries: vec![EMPTY; count.next_power_of_two() / 2],
        }
    }

    fn slot(&self, layout: u32, key: u64) -> usize {
        let spread = mix(key ^ mix(u64::from(layout)));
        spread as usize & (self.entries.len() - 1)
    }

    pub fn get(&self, layout: u32, key: u64) -> Option<(Known, u16)> {
        let entry = &self.entries[self.slot(layout, key)];
        (entry.key == key && entry.layout == layout).then_some((entry.known, entry.best))
    }

    pub fn put(&mut self, layout: u32, key: u64, known: Known, best: u16) {
        let slot = self.slot(layout, key);
        self.entries[slot] = Entry {
            key,
            layout,
            known,
            best,
        };
    }
}
