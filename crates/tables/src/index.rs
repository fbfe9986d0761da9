//! Indexing: from a board of a class to its index and back.
//!
//! Each of the four sets is numbered on its own, by the usual numbering of combinations: men over the 56
//! squares they can stand on, kings over 64. One set leads: the smallest, since of every pair of mirror
//! images only the lower number of the leader is kept. The index is a number of mixed base with the leader
//! first. Numbers whose sets overlap belong to no board, and so do the mirror images that are left where
//! the leader is its own image: some tenth of all for four pieces.

use std::sync::OnceLock;

use crate::board::mirror;
use crate::{Board, Class, MOST_PIECES};

const K: usize = MOST_PIECES as usize + 1;

/// `BINOMIAL[n][k]`: how many sets of `k` out of `n` there are.
static BINOMIAL: [[u64; K]; 65] = binomial();

const fn binomial() -> [[u64; K]; 65] {
    let mut out = [[0; K]; 65];
    let mut n = 0;
    while n < 65 {
        out[n][0] = 1;
        let mut k = 1;
        while k < K && n > 0 {
            out[n][k] = out[n - 1][k - 1] + out[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    out
}

/// How many squares a set may use: men never stand on their last rank.
const SQUARES: [u32; 4] = [56, 64, 56, 64];
/// By how much a set is shifted, so that its squares count from 0.
const SHIFT: [u32; 4] = [0, 0, 8, 0];

/// The number of a set among those of its size.
#[inline]
fn number(mut set: u64) -> u64 {
    let mut sum = 0;
    let mut k = 1;
    while set != 0 {
        sum += BINOMIAL[set.trailing_zeros() as usize][k];
        set &= set - 1;
        k += 1;
    }
    sum
}

/// All sets of a size, by their numbers.
fn sets(squares: u32, size: u8) -> &'static [u64] {
    static SETS: [[OnceLock<Vec<u64>>; K]; 2] = [const { [const { OnceLock::new() }; K] }; 2];
    SETS[usize::from(squares == 64)][usize::from(size)].get_or_init(|| {
        let mut all = vec![0u64; BINOMIAL[squares as usize][usize::from(size)] as usize];
        fill(0, 0, squares, size, &mut all);
        all
    })
}

fn fill(set: u64, from: u32, squares: u32, left: u8, all: &mut [u64]) {
    if left == 0 {
        all[number(set) as usize] = set;
        return;
    }
    for square in from..squares {
        fill(set | 1 << square, square + 1, squares, left - 1, all);
    }
}

/// What becomes of a leader: its number among the leaders kept, and how.
#[derive(Copy, Clone)]
struct Lead {
    number: u32,
    kept: Kept,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kept {
    AsItIs,
    Mirrored,
    /// It is its own mirror image: the rest decides.
    Either,
}

/// Numbers the boards of one class.
pub struct Index {
    class: Class,
    /// The four sets, the leader first.
    order: [usize; 4],
    /// By the number of the leader.
    leads: Vec<Lead>,
    /// The leaders kept.
    kept: Vec<u64>,
    /// All sets of the others.
    rest: [&'static [u64]; 3],
    len: u64,
}

impl Index {
    /// The index of a class.
    pub fn new(class: Class) -> Index {
        let leader = (0..4)
            .filter(|&at| class.counts[at] > 0)
            .min_by_key(|&at| class.counts[at])
            .unwrap_or(0);
        let mut order = [leader, 0, 0, 0];
        let others = (0..4).filter(|&at| at != leader);
        for (slot, at) in order[1..].iter_mut().zip(others) {
            *slot = at;
        }
        let all = |at: usize| sets(SQUARES[at], class.counts[at]);
        let mut kept = Vec::new();
        let mut leads: Vec<Lead> = Vec::new();
        for (i, &set) in all(leader).iter().enumerate() {
            // The shift is by whole ranks: it leaves mirror images alone.
            let image = number(mirror(set)) as usize;
            let lead = if image < i {
                Lead {
                    number: leads[image].number,
                    kept: Kept::Mirrored,
                }
            } else {
                kept.push(set << SHIFT[leader]);
                let same = image == i;
                Lead {
                    number: kept.len() as u32 - 1,
                    kept: if same { Kept::Either } else { Kept::AsItIs },
                }
            };
            leads.push(lead);
        }
        let rest = [all(order[1]), all(order[2]), all(order[3])];
        let len = rest
            .iter()
            .fold(kept.len() as u64, |len, sets| len * sets.len() as u64);
        Index {
            class,
            order,
            leads,
            kept,
            rest,
            len,
        }
    }

    /// The class it numbers.
    pub fn class(&self) -> Class {
        self.class
    }

    /// How many numbers there are; some belong to no board.
    #[allow(clippy::len_without_is_empty)] // it never is
    pub fn len(&self) -> u64 {
        self.len
    }

    /// The number of a board of this class; its mirror image has the same.
    #[inline]
    pub fn rank(&self, board: Board) -> u64 {
        let leader = self.order[0];
        let lead = self.leads[number(board.0[leader] >> SHIFT[leader]) as usize];
        let rest = match lead.kept {
            Kept::AsItIs => self.rank_rest(board),
            Kept::Mirrored => self.rank_rest(board.mirrored()),
            Kept::Either => self.rank_rest(board).min(self.rank_rest(board.mirrored())),
        };
        u64::from(lead.number) * (self.len / self.kept.len() as u64) + rest
    }

    #[inline]
    fn rank_rest(&self, board: Board) -> u64 {
        let mut sum = 0;
        for (&at, sets) in self.order[1..].iter().zip(self.rest) {
            sum = sum * sets.len() as u64 + number(board.0[at] >> SHIFT[at]);
        }
        sum
    }

    /// The board of a number; `None` if it belongs to none.
    pub fn unrank(&self, index: u64) -> Option<Board> {
        let mut board = Board([0; 4]);
        let mut left = index;
        let mut clash = 0;
        for i in (0..3).rev() {
            let (at, count) = (self.order[i + 1], self.rest[i].len() as u64);
            let set = self.rest[i][(left % count) as usize] << SHIFT[at];
            left /= count;
            clash |= set & board.occupied();
            board.0[at] = set;
        }
        let leader = self.order[0];
        let set = self.kept[left as usize];
        clash |= set & board.occupied();
        board.0[leader] = set;
        if clash != 0 {
            return None;
        }
        let own_image = mirror(set) == set;
        let kept = !own_image || self.rank_rest(board) <= self.rank_rest(board.mirrored());
        kept.then_some(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_board_has_one_number_and_its_image_the_same() {
        for class in ["KvM", "MvM", "KKvK", "KvKM", "MMvM", "KMvK"] {
            let index = Index::new(Class::read(class).unwrap());
            let mut boards = HashSet::new();
            for number in 0..index.len() {
                if let Some(board) = index.unrank(number) {
                    assert_eq!(index.rank(board), number, "{class}");
                    assert_eq!(index.rank(board.mirrored()), number, "{class}");
                    assert_eq!(Class::of(board), index.class());
                    boards.insert(board.0);
                    boards.insert(board.mirrored().0);
                }
            }
            assert_eq!(boards.len() as u64, arrangements(class), "{class}");
        }
    }

    /// Counted square by square, without any index.
    fn arrangements(class: &str) -> u64 {
        fn go(pieces: &[(u64, u32)], taken: u64) -> u64 {
            let Some(&(area, _)) = pieces.first() else {
                return 1;
            };
            (0..64)
                .filter(|s| area & !taken & 1 << s != 0)
                .map(|s| go(&pieces[1..], taken | 1 << s))
                .sum()
        }
        let counts = Class::read(class).unwrap().counts;
        let areas = [!0 >> 8, !0, !0 << 8, !0];
        let mut pieces = Vec::new();
        let mut orders = 1;
        for (at, &count) in counts.iter().enumerate() {
            for i in 0..count {
                pieces.push((areas[at], 0));
                orders *= u64::from(i) + 1;
            }
        }
        go(&pieces, 0) / orders
    }
}
