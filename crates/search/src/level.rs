//! How strong the engine plays: a budget of positions and some chance, not a broken search.

use doska_rules::zobrist;

use crate::limits::Limits;

/// A strength from 1, which a beginner beats, to 10, which is all there is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level(u8);

/// Positions a move may cost, how many lines are compared, and how much worse than the best a chosen
/// one may look, in hundredths of a man.
const TABLE: [(u64, usize, i32); 9] = [
    (12, 8, 300),
    (40, 8, 200),
    (120, 6, 130),
    (400, 5, 80),
    (1_500, 4, 45),
    (6_000, 3, 20),
    (25_000, 2, 8),
    (100_000, 1, 0),
    (400_000, 1, 0),
];

impl Level {
    /// The strongest.
    pub const FULL: Level = Level(10);

    /// The level with this number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What a search at this level may use, within `limits`.
    pub fn limits(self, limits: Limits) -> Limits {
        match TABLE.get(usize::from(self.0) - 1) {
            Some((nodes, _, _)) => Limits {
                nodes: Some(limits.nodes.map_or(*nodes, |most| most.min(*nodes))),
                ..limits
            },
            None => limits,
        }
    }

    /// How many lines a search at this level should compare.
    pub fn lines(self) -> usize {
        TABLE.get(usize::from(self.0) - 1).map_or(1, |row| row.1)
    }

    /// Which of several lines is played, by their scores, best first. The same `seed` gives the same
    /// choice.
    pub fn choose(self, scores: &[i32], seed: u64) -> usize {
        let slack = TABLE.get(usize::from(self.0) - 1).map_or(0, |row| row.2);
        if slack == 0 {
            return 0;
        }
        let noise = |i: usize| {
            let chance = zobrist::mix(seed ^ zobrist::mix(i as u64));
            (chance % (slack as u64 + 1)) as i32
        };
        let ranked = scores.iter().enumerate();
        let chosen = ranked.max_by_key(|(i, score)| (**score + noise(*i), usize::MAX - *i));
        chosen.map_or(0, |(i, _)| i)
    }
}
