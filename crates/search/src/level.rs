//! Levels of play: a limit of depth or nodes and some randomness, not a broken search.

use doska_rules::zobrist;

use crate::limits::Limits;

/// A strength from 1, which a beginner beats, to 10, which is all there is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level(u8);

/// What a level means in one game: limits of depth and nodes, how many lines are compared, and how much worse than
/// the best the chosen one may be, in hundredths of a man.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LevelSettings {
    /// No deeper than this.
    pub depth: Option<u32>,
    /// At most so many nodes.
    pub nodes: Option<u64>,
    /// So many lines to choose from.
    pub lines: usize,
    /// The randomness added to each score.
    pub slack: i32,
    /// In so many turns of a hundred the worst of the lines is played: where captures are compulsory, even a random
    /// mover plays as well as a beginner.
    pub blunders: u8,
}

/// Levels 1 to 9 of a game.
///
/// Each is found by matches: the first loses to a greedy mover most of its games, the second about half, and each
/// beats the one below two times in three or more. `scripts/strength` plays them.
pub type LevelTable = [LevelSettings; 9];

/// So many lines are all moves of nearly every position.
pub const ALL_LINES: usize = 64;

/// A middle level, limited by depth.
pub const fn by_depth(depth: u32, lines: usize, slack: i32) -> LevelSettings {
    LevelSettings {
        depth: Some(depth),
        nodes: Some(20_000),
        lines,
        slack,
        blunders: 0,
    }
}

/// A level for a first game: looks at every move, and plays the worst one now and then.
pub const fn beginner(slack: i32, blunders: u8) -> LevelSettings {
    LevelSettings {
        blunders,
        ..by_depth(1, ALL_LINES, slack)
    }
}

/// A high level, limited by nodes: it plays its best line.
pub const fn by_nodes(nodes: u64) -> LevelSettings {
    LevelSettings {
        nodes: Some(nodes),
        ..LevelSettings::FULL
    }
}

/// Whether to blunder does not depend on what is played otherwise.
const BLUNDER: u64 = 0x626c_756e_6465_7273;

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

    /// What it means by a game's table.
    pub fn on(self, table: &LevelTable) -> LevelSettings {
        let settings = table.get(usize::from(self.0) - 1);
        settings.copied().unwrap_or(LevelSettings::FULL)
    }
}

impl LevelSettings {
    /// No limits, and always the best line.
    pub const FULL: LevelSettings = LevelSettings {
        depth: None,
        nodes: None,
        lines: 1,
        slack: 0,
        blunders: 0,
    };

    /// What a search may use, within `limits`.
    pub fn limits(self, mut limits: Limits) -> Limits {
        limits.depth = limits.depth.into_iter().chain(self.depth).min();
        limits.nodes = limits.nodes.into_iter().chain(self.nodes).min();
        limits
    }

    /// Which of several lines is played, by their scores, best first. The same `seed` gives the same
    /// choice.
    pub fn choose(self, scores: &[i32], seed: u64) -> usize {
        if zobrist::mix(seed ^ BLUNDER) % 100 < u64::from(self.blunders) {
            return scores.len().min(self.lines).saturating_sub(1);
        }
        if self.slack == 0 {
            return 0;
        }
        let noise = |i: usize| {
            let chance = zobrist::mix(seed ^ zobrist::mix(i as u64));
            (chance % (self.slack as u64 + 1)) as i32
        };
        let ranked = scores.iter().enumerate().take(self.lines);
        let chosen = ranked.max_by_key(|(i, score)| (**score + noise(*i), usize::MAX - *i));
        chosen.map_or(0, |(i, _)| i)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blunders_come_as_often_as_they_are_asked_for() {
        let scores = [300, 0, -300];
        let worst = |settings: LevelSettings| {
            let chosen = (0..10_000).map(|seed| settings.choose(&scores, seed));
            chosen.filter(|&i| i == 2).count()
        };
        assert_eq!(worst(beginner(0, 0)), 0);
        assert!((1_900..2_100).contains(&worst(beginner(0, 20))));
        assert_eq!(worst(beginner(0, 100)), 10_000);
        assert_eq!(beginner(0, 100).choose(&[], 1), 0);
    }
}
