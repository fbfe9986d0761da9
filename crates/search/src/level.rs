//! How strong the engine plays: a budget of positions and some chance, not a broken search.

use doska_rules::zobrist;

use crate::limits::Limits;

/// A strength from 1, which a beginner beats, to 10, which is all there is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level(u8);

/// One level: how deep it looks, how many positions a move may cost, how many lines are compared, and how
/// much worse than the best a chosen one may look, in hundredths of a man.
struct Row {
    depth: Option<u32>,
    nodes: u64,
    lines: usize,
    slack: i32,
}

const fn row(depth: u32, nodes: u64, lines: usize, slack: i32) -> Row {
    let depth = if depth == 0 { None } else { Some(depth) };
    Row {
        depth,
        nodes,
        lines,
        slack,
    }
}

/// The low levels look a ply or a few ahead at every move, the high ones have more and more to spend.
const TABLE: [Row; 9] = [
    row(1, 20_000, 8, 300),
    row(2, 20_000, 8, 200),
    row(3, 20_000, 6, 120),
    row(4, 20_000, 5, 70),
    row(0, 3_000, 4, 40),
    row(0, 8_000, 3, 20),
    row(0, 30_000, 2, 8),
    row(0, 100_000, 1, 0),
    row(0, 400_000, 1, 0),
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

    fn row(self) -> Option<&'static Row> {
        TABLE.get(usize::from(self.0) - 1)
    }

    /// What a search at this level may use, within `limits`.
    pub fn limits(self, limits: Limits) -> Limits {
        let Some(row) = self.row() else { return limits };
        Limits {
            nodes: Some(limits.nodes.map_or(row.nodes, |most| most.min(row.nodes))),
            depth: limits.depth.into_iter().chain(row.depth).min(),
            ..limits
        }
    }

    /// How many lines a search at this level should compare.
    pub fn lines(self) -> usize {
        self.row().map_or(1, |row| row.lines)
    }

    /// Which of several lines is played, by their scores, best first. The same `seed` gives the same
    /// choice.
    pub fn choose(self, scores: &[i32], seed: u64) -> usize {
        let slack = self.row().map_or(0, |row| row.slack);
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
