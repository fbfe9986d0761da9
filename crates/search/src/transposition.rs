//! The transposition table, shared by all threads without locks.
//!
//! An entry is two words, the key combined with the data by XOR: a torn write shows as a key that does not fit.

use crate::hardware::{large_pages_vec, prefetch};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a stored score says of the true one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The true score is this or more: the node failed high.
    Lower,
    /// The true score is this or less: the node failed low.
    Upper,
    /// The true score is this.
    Exact,
}

/// What is known of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TtEntry {
    /// The best move's code; 0 if none is known.
    pub move_code: u16,
    /// The score, with distances to the end counted from the position.
    pub score: i32,
    /// The static evaluation.
    pub static_eval: i32,
    /// The depth it was searched to.
    pub depth: i32,
    /// What kind of score it is.
    pub bound: Bound,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// The slots that a key may use, in one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The table. Shallow and old entries are replaced first.
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: std::sync::atomic::AtomicU8,
}

impl TranspositionTable {
    /// A table of about this many megabytes; at least one.
    pub fn new(megabytes: usize) -> TranspositionTable {
        let buckets = (megabytes.max(1) << 20) / size_of::<Bucket>();
        let mut memory = large_pages_vec(buckets);
        memory.resize_with(buckets, Bucket::default);
        TranspositionTable {
            buckets: memory,
            age: 0.into(),
        }
    }

    fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.buckets.iter().flat_map(|bucket| &bucket.0)
    }

    /// Empties the table.
    pub fn clear(&self) {
        for slot in self.slots() {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// A new search begins: entries of earlier ones are replaced first.
    pub fn new_search(&self) {
        self.age
            .store(self.age.load(Relaxed).wrapping_add(1) & AGE_MASK, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }

    /// Fetches what a [`probe`](Self::probe) of this key will read soon.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known of the position with this key.
    pub fn probe(&self, key: u64) -> Option<TtEntry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.check.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Stores an entry. One without a move keeps the move that was known.
    pub fn store(&self, key: u64, mut entry: TtEntry) {
        let age = self.age.load(Relaxed);
        let mut chosen = None;
        let mut worst = i32::MAX;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if data == 0 {
                chosen = Some(slot);
                break;
            }
            if slot.check.load(Relaxed) ^ data == key {
                let kept = unpack(data);
                if entry.move_code == 0 {
                    entry.move_code = kept.move_code;
                }
                if entry.bound != Bound::Exact
                    && kept.depth > entry.depth + 3
                    && age_of(data) == age
                {
                    return;
                }
                chosen = Some(slot);
                break;
            }
            let value =
                unpack(data).depth - 8 * i32::from(age.wrapping_sub(age_of(data)) & AGE_MASK);
            if value < worst {
                worst = value;
                chosen = Some(slot);
            }
        }
        if let Some(slot) = chosen {
            let data = pack(entry, age);
            slot.check.store(key ^ data, Relaxed);
            slot.data.store(data, Relaxed);
        }
    }

    /// How full the table is, in thousandths, by a sample.
    pub fn hashfull(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = (4 * self.buckets.len()).min(1000);
        let used = self.slots().take(sample).filter(|slot| {
            let data = slot.data.load(Relaxed);
            data != 0 && age_of(data) == age
        });
        (used.count() * 1000 / sample.max(1)) as u32
    }
}

/// Ages are counted in this many bits.
const AGE_MASK: u8 = 0x1F;

/// Data: move code 16, score 16, static evaluation 16, depth 8, age 5, bound 2, and one bit that is always set.
fn pack(entry: TtEntry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 0,
        Bound::Upper => 1,
        Bound::Exact => 2,
    };
    u64::from(entry.move_code)
        | u64::from(entry.score as i16 as u16) << 16
        | u64::from(entry.static_eval as i16 as u16) << 32
        | u64::from(entry.depth.clamp(0, 255) as u8) << 48
        | u64::from(age) << 56
        | bound << 61
        | 1 << 63
}

fn age_of(data: u64) -> u8 {
    (data >> 56) as u8 & AGE_MASK
}

fn unpack(data: u64) -> TtEntry {
    TtEntry {
        move_code: data as u16,
        score: i32::from((data >> 16) as i16),
        static_eval: i32::from((data >> 32) as i16),
        depth: i32::from((data >> 48) as u8),
        bound: match data >> 61 & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_comes_back() {
        let table = TranspositionTable::new(1);
        let entry = TtEntry {
            move_code: 7,
            score: -31_000,
            static_eval: 250,
            depth: 12,
            bound: Bound::Upper,
        };
        assert_eq!(table.probe(42), None);
        table.store(42, entry);
        assert_eq!(table.probe(42), Some(entry));
        table.store(
            42,
            TtEntry {
                move_code: 0,
                depth: 13,
                ..entry
            },
        );
        assert_eq!(
            table.probe(42).map(|e| (e.move_code, e.depth)),
            Some((7, 13)),
            "the move is kept"
        );
        table.clear();
        assert_eq!(table.probe(42), None);
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest() {
        let table = TranspositionTable::new(1);
        for key in 1..=5 {
            let depth = if key == 3 { 1 } else { 10 };
            table.store(
                key,
                TtEntry {
                    move_code: 1,
                    score: 0,
                    static_eval: 0,
                    depth,
                    bound: Bound::Exact,
                },
            );
        }
        assert_eq!(table.probe(3), None);
        assert!(
            [1, 2, 4, 5]
                .into_iter()
                .all(|key| table.probe(key).is_some())
        );
    }
}
