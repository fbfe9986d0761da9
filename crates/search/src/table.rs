//! The transposition table: what is known of positions seen before. Shared by all threads without locks.
//!
//! Two words an entry, the key mixed with the data: a torn write shows as a key that does not fit.

use crate::hardware::{prefetch, roomy};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a kept score says of the true one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is this or more.
    Lower,
    /// It is this or less.
    Upper,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The best move's code; 0 if none is known.
    pub code: u16,
    /// Its score, with distances counted from the position.
    pub score: i32,
    /// How the position looked.
    pub judged: i32,
    /// To which depth.
    pub depth: i32,
    /// What the score says.
    pub bound: Bound,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots that a key may use, on one line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The table. Replaces what is shallow or old.
pub struct Table {
    buckets: Vec<Bucket>,
    age: std::sync::atomic::AtomicU8,
}

impl Table {
    /// A table of about this many megabytes; at least one.
    pub fn new(megabytes: usize) -> Table {
        let buckets = (megabytes.max(1) << 20) / size_of::<Bucket>();
        let mut room = roomy(buckets);
        room.resize_with(buckets, Bucket::default);
        Table {
            buckets: room,
            age: 0.into(),
        }
    }

    fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.buckets.iter().flat_map(|bucket| &bucket.0)
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.slots() {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// A new search begins: what was kept before may be replaced first.
    pub fn next_search(&self) {
        self.age
            .store(self.age.load(Relaxed).wrapping_add(1) & AGES, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }

    /// Asks for what [`get`](Self::get) of this key will look at soon.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.check.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Keeps what was found. An entry without a move leaves the move that was known.
    pub fn put(&self, key: u64, mut entry: Entry) {
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
                if entry.code == 0 {
                    entry.code = kept.code;
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
            let value = unpack(data).depth - 8 * i32::from(age.wrapping_sub(age_of(data)) & AGES);
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

    /// How full it is, in thousandths, by a sample.
    pub fn fullness(&self) -> u32 {
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
const AGES: u8 = 0x1F;

/// Data: code 16, score 16, judged 16, depth 8, age 5, bound 2, and one bit that is always set.
fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 0,
        Bound::Upper => 1,
        Bound::Exact => 2,
    };
    u64::from(entry.code)
        | u64::from(entry.score as i16 as u16) << 16
        | u64::from(entry.judged as i16 as u16) << 32
        | u64::from(entry.depth.clamp(0, 255) as u8) << 48
        | u64::from(age) << 56
        | bound << 61
        | 1 << 63
}

fn age_of(data: u64) -> u8 {
    (data >> 56) as u8 & AGES
}

fn unpack(data: u64) -> Entry {
    Entry {
        code: data as u16,
        score: i32::from((data >> 16) as i16),
        judged: i32::from((data >> 32) as i16),
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
        let table = Table::new(1);
        let entry = Entry {
            code: 7,
            score: -31_000,
            judged: 250,
            depth: 12,
            bound: Bound::Upper,
        };
        assert_eq!(table.get(42), None);
        table.put(42, entry);
        assert_eq!(table.get(42), Some(entry));
        table.put(
            42,
            Entry {
                code: 0,
                depth: 13,
                ..entry
            },
        );
        assert_eq!(
            table.get(42).map(|e| (e.code, e.depth)),
            Some((7, 13)),
            "the move is kept"
        );
        table.clear();
        assert_eq!(table.get(42), None);
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest() {
        let table = Table::new(1);
        for key in 1..=5 {
            let depth = if key == 3 { 1 } else { 10 };
            table.put(
                key,
                Entry {
                    code: 1,
                    score: 0,
                    judged: 0,
                    depth,
                    bound: Bound::Exact,
                },
            );
        }
        assert_eq!(table.get(3), None);
        assert!([1, 2, 4, 5].into_iter().all(|key| table.get(key).is_some()));
    }
}
