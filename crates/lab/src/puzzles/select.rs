//! Which of the puzzles found are kept: none twice, none nearly twice, all levels.

use doska_play::Puzzle;

/// Positions with the same first move that differ in fewer places than this are the same puzzle.
const UNLIKE: usize = 8;
/// No level has more than this share of the puzzles wanted, in hundredths.
const MOST_OF_A_LEVEL: usize = 24;
/// Nor have those with a single choice.
const MOST_SINGLE: usize = 50;

/// The puzzles kept so far. Whether one more is kept depends on these alone, not on their order.
pub struct Selection {
    count: usize,
    kept: Vec<(Puzzle, Vec<String>)>,
}

impl Selection {
    /// A selection of so many, with these to begin with.
    pub fn new(count: usize, kept: Vec<Puzzle>) -> Selection {
        let kept = kept.into_iter().map(|puzzle| {
            let parts = parts(&puzzle);
            (puzzle, parts)
        });
        Selection {
            count,
            kept: kept.collect(),
        }
    }

    /// The puzzles kept.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.kept.iter().map(|(puzzle, _)| puzzle)
    }

    /// How many are kept.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether none is kept.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Whether as many are kept as were wanted.
    pub fn is_whole(&self) -> bool {
        self.kept.len() >= self.count
    }

    /// Keeps a puzzle if it is unlike those there are.
    pub fn offer(&mut self, puzzle: Puzzle) -> bool {
        let share = |hundredths: usize| (self.count * hundredths).div_ceil(100).max(2);
        let level = self.puzzles().filter(|kept| kept.level == puzzle.level);
        let single = |kept: &&Puzzle| kept.choices().is_ok_and(|choices| choices == 1);
        let many_single = || self.puzzles().filter(single).count() >= share(MOST_SINGLE);
        if self.is_whole()
            || level.count() >= share(MOST_OF_A_LEVEL)
            || single(&&puzzle) && many_single()
        {
            return false;
        }
        let parts = parts(&puzzle);
        let like = |(kept, of): &(Puzzle, Vec<String>)| {
            kept.id == puzzle.id
                || kept.position == puzzle.position
                || kept.variant == puzzle.variant
                    && kept.moves[0] == puzzle.moves[0]
                    && differing(of, &parts) < UNLIKE
        };
        if self.kept.iter().any(like) {
            return false;
        }
        self.kept.push((puzzle, parts));
        true
    }
}

/// What stands where, sorted.
fn parts(puzzle: &Puzzle) -> Vec<String> {
    let Ok(position) = puzzle.start() else {
        return Vec::new();
    };
    let cells = position.view().cells.into_iter();
    let mut parts: Vec<String> = cells
        .filter(|cell| !cell.stack.is_empty())
        .map(|cell| format!("{} {:?}", cell.name, cell.stack))
        .collect();
    parts.sort();
    parts
}

/// How many parts are in one list alone.
fn differing(a: &[String], b: &[String]) -> usize {
    let alone = |one: &[String], other: &[String]| {
        let missing = |part: &&String| other.binary_search(part).is_err();
        one.iter().filter(missing).count()
    };
    alone(a, b) + alone(b, a)
}
