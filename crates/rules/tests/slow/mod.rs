//! The slow, obvious second implementation of the games. Tests compare the real one with it.
//!
//! It was written from the rules files alone and shares no code with the real implementation: what
//! goes in and comes out is text. Obvious goes before fast everywhere.
#![allow(
    dead_code,
    clippy::match_same_arms,
    clippy::needless_range_loop,
    reason = "no test uses all of it; plain tables and loops over squares are the point"
)]

pub mod backups;
pub mod cyclic;
pub mod draughts;
pub mod martian;
pub mod random;
pub mod russian;
pub mod topological;
pub mod turkish;

use std::collections::{BTreeMap, BTreeSet};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlowOutcome {
    /// Empty for a draw; both seats of a winning team.
    pub winners: Vec<usize>,
    /// One of "no-pieces", "no-moves", "single-man", "one-each", "empty-quadrant", "threefold",
    /// "quiet-limit", "lone-king", "few-pieces", "main-road", "two-passes", "period", "period-repeated".
    pub reason: &'static str,
    /// Martian: points of each seat. Topological: captures of White and of Black. Else none.
    pub scores: Option<Vec<u32>>,
}

/// One legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlowMove {
    /// The lexicographically smallest of `paths`.
    pub text: String,
    /// The position after it, without a tail.
    pub position: String,
    /// Every full path text of this move, sorted; only the `PATHS` smallest where there are more.
    pub paths: Vec<String>,
}

/// What a position is by the board alone, counters left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slow {
    pub seat: usize,
    pub outcome: Option<SlowOutcome>,
    /// Sorted by text; empty in a finished position.
    pub moves: Vec<SlowMove>,
}

/// No more than this many paths of one move are kept. The smallest are: all paths of one move have
/// the same number of jumps, so the smallest whole paths go on from the smallest beginnings.
pub const PATHS: usize = 200;

/// A game with its options.
#[derive(Clone, Debug)]
pub struct Spec {
    pub id: String,
    pub players: usize,
    pub restore_after: bool,
    pub checkers: usize,
    pub period: usize,
    pub straight: bool,
}

/// Reads `id` or `id?key=value&key=value`.
pub fn spec(game: &str) -> Spec {
    let (id, options) = game.split_once('?').unwrap_or((game, ""));
    let mut spec = Spec {
        id: id.to_string(),
        players: 2,
        restore_after: false,
        checkers: 10,
        period: 10,
        straight: false,
    };
    for option in options.split('&').filter(|o| !o.is_empty()) {
        let (key, value) = option.split_once('=').expect("an option is key=value");
        match (id, key, value) {
            ("backups", "restore", "instead") => spec.restore_after = false,
            ("backups", "restore", "after") => spec.restore_after = true,
            ("martian", "players", "2") => spec.players = 2,
            ("martian", "players", "4") => spec.players = 4,
            ("topological", "checkers", n) => spec.checkers = n.parse().expect("checkers"),
            ("topological", "period", n) => spec.period = n.parse().expect("period"),
            ("topological", "path", "any") => spec.straight = false,
            ("topological", "path", "straight") => spec.straight = true,
            _ => panic!("no such option of {id}: {option}"),
        }
    }
    spec
}

/// The position a game begins with.
pub fn start(game: &str) -> String {
    let spec = spec(game);
    match spec.id.as_str() {
        "cyclic" => cyclic::START,
        "backups" => backups::START,
        "turkish" => turkish::START,
        "russian" => russian::START,
        "martian" if spec.players == 4 => martian::START_4,
        "martian" => martian::START_2,
        "topological" => topological::START,
        other => panic!("no such game: {other}"),
    }
    .to_string()
}

/// A random position text within the limits the game's file gives; it need not be reachable.
pub fn placement(game: &str, rng: &mut random::Rng) -> String {
    let spec = spec(game);
    match spec.id.as_str() {
        "cyclic" => random::cyclic_placement(rng),
        "backups" => random::backups_placement(rng),
        "turkish" => random::turkish_placement(rng),
        "russian" => russian::placement(rng),
        "martian" => random::martian_placement(&spec, rng),
        "topological" => random::topological_placement(&spec, rng),
        other => panic!("no such game: {other}"),
    }
}

/// Seat to move, end of the game by the board alone, legal moves. `position` has no tail.
pub fn inspect(game: &str, position: &str) -> Slow {
    inspect_spec(&spec(game), position)
}

fn inspect_spec(spec: &Spec, position: &str) -> Slow {
    match spec.id.as_str() {
        "cyclic" => cyclic::inspect(position),
        "backups" => backups::inspect(spec, position),
        "turkish" => turkish::inspect(position),
        "russian" => russian::inspect(position),
        "martian" => martian::inspect(spec, position),
        "topological" => topological::inspect(spec, position),
        other => panic!("no such game: {other}"),
    }
}

/// The number of move sequences of this length; counters do not count.
pub fn perft(game: &str, position: &str, depth: usize) -> u64 {
    perft_spec(&spec(game), position, depth)
}

fn perft_spec(spec: &Spec, position: &str, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = inspect_spec(spec, position).moves;
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|m| perft_spec(spec, &m.position, depth - 1))
        .sum()
}

/// Gathers ways to play into moves.
///
/// README.md, "Same move": ways that start from the same square and give the same position are one
/// move. A way without a starting square (drop, restore, building alone, pass) is told from the
/// others by the position it gives.
#[derive(Default)]
pub struct Ways {
    ways: BTreeMap<(Option<String>, String), BTreeSet<String>>,
}

impl Ways {
    pub fn add(&mut self, from: Option<String>, position: String, path: String) {
        let paths = self.ways.entry((from, position)).or_default();
        paths.insert(path);
        if paths.len() > PATHS {
            paths.pop_last();
        }
    }

    pub fn moves(self) -> Vec<SlowMove> {
        let mut moves: Vec<SlowMove> = Vec::new();
        for ((_, position), paths) in self.ways {
            let paths: Vec<String> = paths.into_iter().collect();
            moves.push(SlowMove {
                text: paths[0].clone(),
                position,
                paths,
            });
        }
        moves.sort_by(|a, b| a.text.cmp(&b.text));
        moves
    }
}

/// A game being played, with what the board does not show.
#[derive(Clone)]
pub struct SlowGame {
    spec: Spec,
    position: String,
    /// Every position that has stood, the present one included.
    stood: Vec<String>,
    /// Plies in a row without what the game's file calls progress.
    quiet: usize,
    /// Topological, stage 2.
    period: topological::Period,
}

impl SlowGame {
    pub fn new(game: &str) -> SlowGame {
        SlowGame::from_position(game, &start(game))
    }

    /// A game that begins with a given position, all counters at nought.
    pub fn from_position(game: &str, position: &str) -> SlowGame {
        let spec = spec(game);
        let mut period = topological::Period::default();
        if spec.id == "topological" {
            period.begin(position);
        }
        SlowGame {
            spec,
            position: position.to_string(),
            stood: vec![position.to_string()],
            quiet: 0,
            period,
        }
    }

    pub fn position(&self) -> String {
        self.position.clone()
    }

    /// The counters as the game's file writes them; empty while topological is being laid out.
    pub fn tail(&self) -> String {
        if self.spec.id == "russian" {
            russian::counters(&self.stood)
                .map(|n| n.to_string())
                .join(",")
        } else if self.spec.id != "topological" {
            self.quiet.to_string()
        } else if self.position.starts_with('M') {
            self.period.tail()
        } else {
            String::new()
        }
    }

    /// The end by the board goes before an end by counters; of these threefold goes first.
    pub fn outcome(&self) -> Option<SlowOutcome> {
        let by_board = inspect_spec(&self.spec, &self.position).outcome;
        by_board.or_else(|| self.counter_outcome())
    }

    fn counter_outcome(&self) -> Option<SlowOutcome> {
        if self.spec.id == "topological" {
            return self.period.outcome(&self.position);
        }
        let limit = match self.spec.id.as_str() {
            // Counted from the positions that stood.
            "russian" => usize::MAX,
            "cyclic" | "turkish" => 100,
            "backups" => 30,
            // "27 turns of each player in a row".
            "martian" => 27 * self.spec.players,
            other => panic!("no such game: {other}"),
        };
        let reason = if self.stood.iter().filter(|p| **p == self.position).count() >= 3 {
            "threefold"
        } else if self.quiet >= limit {
            "quiet-limit"
        } else if self.spec.id == "russian" {
            russian::draw(&self.stood)?
        } else {
            return None;
        };
        if self.spec.id == "martian" {
            return Some(martian::counter_outcome(&self.spec, &self.position, reason));
        }
        Some(SlowOutcome {
            winners: Vec::new(),
            reason,
            scores: None,
        })
    }

    /// Empty when the game is over.
    pub fn moves(&self) -> Vec<SlowMove> {
        if self.counter_outcome().is_some() {
            return Vec::new();
        }
        inspect_spec(&self.spec, &self.position).moves
    }

    /// Plays a move by any of its paths.
    pub fn play(&mut self, text: &str) {
        let moves = self.moves();
        let played = moves.iter().find(|m| m.paths.iter().any(|p| p == text));
        let Some(played) = played else {
            panic!(
                "{text} is no legal move in {} ~{}",
                self.position,
                self.tail()
            );
        };
        if self.spec.id == "topological" {
            self.period
                .play(&self.spec, &self.position, &played.text, &played.position);
        } else if self.is_progress(played) {
            self.quiet = 0;
        } else {
            self.quiet += 1;
        }
        self.position.clone_from(&played.position);
        self.stood.push(self.position.clone());
    }

    /// Whether a move restarts the count of quiet plies.
    fn is_progress(&self, played: &SlowMove) -> bool {
        match self.spec.id.as_str() {
            "cyclic" => cyclic::is_progress(&self.position, &played.position),
            "backups" => backups::is_progress(&self.position, &played.text),
            "turkish" => turkish::is_progress(&self.position, &played.text),
            "russian" => russian::is_progress(&self.position, &played.position),
            "martian" => played.text.contains('x'),
            _ => true,
        }
    }
}
