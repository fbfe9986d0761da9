//! Classes of positions by material: the men and kings of both sides.

use crate::{Board, MOST_PIECES};

/// The material of both sides, that of the side to move first. One class, one table.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// Own men, own kings, the other's men, the other's kings.
    pub counts: [u8; 4],
}

impl Class {
    /// How many numbers [`number`](Self::number) may give.
    pub const NUMBERS: usize = 1 << 12;

    /// The class of a board.
    #[inline]
    pub fn of(board: Board) -> Class {
        Class {
            counts: board.0.map(|set| set.count_ones() as u8),
        }
    }

    /// A class with these counts, if both sides have pieces and there are no more than tables may have.
    pub fn new(counts: [u8; 4]) -> Option<Class> {
        let [a, b, c, d] = counts.map(u32::from);
        let known = a + b > 0 && c + d > 0 && a + b + c + d <= MOST_PIECES;
        known.then_some(Class { counts })
    }

    /// A number of its own.
    #[inline]
    pub fn number(self) -> usize {
        let [a, b, c, d] = self.counts.map(usize::from);
        (a & 7) | (b & 7) << 3 | (c & 7) << 6 | (d & 7) << 9
    }

    /// How many pieces there are.
    pub fn pieces(self) -> u32 {
        self.counts.iter().map(|&n| u32::from(n)).sum()
    }

    /// The class after a quiet move: the other side is to move.
    pub const fn turned(self) -> Class {
        let [a, b, c, d] = self.counts;
        Class {
            counts: [c, d, a, b],
        }
    }

    /// The class after a man of the side to move became a king, if there is one.
    pub const fn promoted(self) -> Option<Class> {
        let [a, b, c, d] = self.counts;
        if a == 0 {
            return None;
        }
        Some(Class {
            counts: [c, d, a - 1, b + 1],
        })
    }

    /// The two that are solved together, because quiet moves lead from one to the other; the same class
    /// twice where both sides have the same.
    pub fn pair(self) -> [Class; 2] {
        [self, self.turned()]
    }

    /// All pairs of at most so many pieces, each by one of its classes, so that every class comes after
    /// those it leads to: fewer pieces first, then fewer men.
    pub fn order(pieces: u32) -> Vec<Class> {
        let range = || 0..=pieces.min(MOST_PIECES) as u8;
        let mut all: Vec<Class> = range()
            .flat_map(|a| range().flat_map(move |b| range().map(move |c| [a, b, c])))
            .flat_map(|[a, b, c]| range().filter_map(move |d| Class::new([a, b, c, d])))
            .filter(|class| class.pieces() <= pieces && *class >= class.turned())
            .collect();
        all.sort_by_key(|class| {
            let men = class.counts[0] + class.counts[2];
            (class.pieces(), men, class.counts)
        });
        all
    }

    /// Reads the name of a class, `KKvKM`.
    pub fn read(name: &str) -> Option<Class> {
        let (own, other) = name.split_once('v')?;
        let count = |side: &str, letter| side.bytes().filter(|&b| b == letter).count() as u8;
        let counts = [
            count(own, b'M'),
            count(own, b'K'),
            count(other, b'M'),
            count(other, b'K'),
        ];
        if name.len() > 2 * MOST_PIECES as usize {
            return None;
        }
        Class::new(counts).filter(|class| class.to_string() == name)
    }
}

/// `KKvKM`: kings and men of the side to move, then of the other.
impl std::fmt::Display for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [a, b, c, d] = self.counts.map(usize::from);
        let side = |men, kings| "K".repeat(kings) + &"M".repeat(men);
        let name = format!("{}v{}", side(a, b), side(c, d));
        f.pad(&name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let class = Class::new([1, 2, 0, 1]).unwrap();
        assert_eq!(class.to_string(), "KKMvK");
        assert_eq!(Class::read("KKMvK"), Some(class));
        assert_eq!(class.turned().to_string(), "KvKKM");
        for wrong in ["", "v", "KvK ", "MKvK", "Kv", "KKKvKKK", "KvKvK", "kvk"] {
            assert_eq!(Class::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_class_comes_after_those_it_leads_to() {
        let order = Class::order(4);
        let at = |class: Class| order.iter().position(|c| c.pair().contains(&class));
        let mut seen = std::collections::HashSet::new();
        for (i, class) in order.iter().enumerate() {
            for class in class.pair() {
                seen.insert(class.number());
                if let Some(next) = class.promoted() {
                    assert!(at(next).unwrap() < i, "{class} to {next}");
                }
            }
        }
        // Of n pieces: which are own, which are men; both sides have some.
        assert_eq!(seen.len(), 4 + (2 * 6) + (2 * 8 + 9));
        assert_eq!(order[0].to_string(), "KvK");
    }
}
