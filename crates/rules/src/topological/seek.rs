//! Self-avoiding paths of one length from one field, found one by one.
//!
//! In a broad layout nearly every field that parity and distance allow can be reached, so one way to
//! each proves it, and a way is quickly shown: a short one is searched for, then two steps are added at
//! a time, where an edge `u v` of the way has free fields `a b` beside it: `u a b v`. Where no way is
//! found and none was shown impossible, the answer is left to the [frontier](super::frontier).

use super::paths::fields;

/// How many steps the search for one short way may take.
const BUDGET: usize = 500;
/// Lengths of short ways to begin with, beside the shortest: two steps more cannot always be added to
/// one, and can to another.
const LENGTHS: [u8; 6] = [6, 10, 12, 14, 16, 18];

/// How many steps each two fields are apart, at `a * fields + b`.
pub(super) fn distances(beside: &[u64]) -> Box<[u8]> {
    let n = beside.len();
    let mut out = vec![0; n * n].into_boxed_slice();
    for (from, row) in out.chunks_exact_mut(n).enumerate() {
        let mut seen = 1u64 << from;
        let mut ring = seen;
        let mut steps = 0;
        while ring != 0 {
            let mut next = 0;
            for field in fields(ring) {
                row[field] = steps;
                next |= beside[field];
            }
            ring = next & !seen;
            seen |= ring;
            steps += 1;
        }
    }
    out
}

/// The fields exactly `k` steps from one; `None` where that is not quickly seen.
pub(super) fn reach(beside: &[u64], distances: &[u8], from: usize, k: usize) -> Option<u64> {
    let row = &distances[from * beside.len()..][..beside.len()];
    let k = k as u8; // less than the fields, of which there are 64 at most
    // A way goes from one colour to the other and back.
    let alike = row.iter().filter(|&&steps| steps % 2 == 0).count();
    let (whites, blacks) = (usize::from(k / 2 + 1), usize::from(k.div_ceil(2)));
    if whites > alike || blacks > row.len() - alike {
        return Some(0);
    }
    let mut found = 0;
    for (to, &least) in row.iter().enumerate() {
        if to != from && least <= k && (k - least).is_multiple_of(2) {
            let target = Target {
                beside,
                steps: &distances[to * beside.len()..][..beside.len()],
                to,
            };
            found |= u64::from(target.way(from, least, k)?) << to;
        }
    }
    Some(found)
}

/// A field that ways are searched to.
struct Target<'a> {
    beside: &'a [u64],
    /// How far the others are from it.
    steps: &'a [u8],
    to: usize,
}

impl Target<'_> {
    /// Whether there is a way of `k` steps; `least` is the length of the shortest.
    fn way(&self, from: usize, least: u8, k: u8) -> Option<bool> {
        let mut last = 0;
        for length in std::iter::once(least).chain(LENGTHS) {
            let length = (length + (length ^ k) % 2).max(least).min(k);
            if length == last {
                continue;
            }
            last = length;
            let (mut way, mut budget) = (Vec::with_capacity(64), BUDGET);
            match self.walk(from, 1 << from, length, &mut way, &mut budget) {
                Some(true) if self.stretch(&mut way, usize::from(k)) => return Some(true),
                Some(false) if length == k => return Some(false),
                _ => {}
            }
        }
        None
    }

    /// Searches a way of `left` steps from `at` past the fields `visited`, to where few fields are free
    /// first; it is put into `way` from its end. `None` when that takes more steps than the budget.
    fn walk(
        &self,
        at: usize,
        visited: u64,
        left: u8,
        way: &mut Vec<u8>,
        budget: &mut usize,
    ) -> Option<bool> {
        *budget = budget.checked_sub(1)?;
        let found = if left == 1 {
            let there = self.beside[at] >> self.to & 1 == 1;
            if there {
                way.push(self.to as u8);
            }
            there
        } else {
            let mut next = [(0, 0); 4];
            let mut count = 0;
            for field in fields(self.beside[at] & !visited & !(1 << self.to)) {
                if self.steps[field] < left {
                    next[count] = ((self.beside[field] & !visited).count_ones(), field);
                    count += 1;
                }
            }
            next[..count].sort_unstable();
            let mut found = false;
            for &(_, field) in &next[..count] {
                if self.walk(field, visited | 1 << field, left - 1, way, budget)? {
                    found = true;
                    break;
                }
            }
            found
        };
        if found {
            way.push(at as u8);
        }
        Some(found)
    }

    /// Adds two steps at a time, each time where the fewest free fields are near, until there are `k`.
    fn stretch(&self, way: &mut Vec<u8>, k: usize) -> bool {
        let mut free = !way.iter().fold(0u64, |set, &field| set | 1 << field);
        while way.len() <= k {
            let mut best: Option<(u32, usize, [usize; 2])> = None;
            for (i, edge) in way.windows(2).enumerate() {
                let [u, v] = [edge[0], edge[1]].map(usize::from);
                for a in fields(self.beside[u] & free) {
                    for b in fields(self.beside[a] & self.beside[v] & free) {
                        let room = (self.beside[a] & free).count_ones()
                            + (self.beside[b] & free).count_ones();
                        if best.is_none_or(|(least, ..)| room < least) {
                            best = Some((room, i, [a, b]));
                        }
                    }
                }
            }
            let Some((_, i, [a, b])) = best else {
                return false;
            };
            way.insert(i + 1, b as u8);
            way.insert(i + 1, a as u8);
            free &= !(1 << a | 1 << b);
        }
        true
    }
}
