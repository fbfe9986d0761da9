//! The engine, for whichever game.

use std::sync::Arc;
use std::time::Duration;

use doska_search::{Engine, Level, Limits, Rung, Searcher, Stop, score};

use crate::{AnyMove, Endings, Line};

/// An engine that thinks about any game's line of play.
pub struct Thinker {
    engine: Engine,
    endings: Option<Arc<Endings>>,
}

/// What the engine knows of a line at some point.
#[derive(Clone)]
pub struct Thought {
    /// The depth that is complete.
    pub depth: u32,
    /// The longest line looked at.
    pub deepest: u32,
    /// Which line this is, from 1.
    pub line: usize,
    /// How good it is for the team to move.
    pub score: Score,
    /// The engine's own number for it.
    pub(crate) number: i32,
    /// Its first move.
    pub best: AnyMove,
    /// The line as move texts.
    pub moves: Vec<String>,
    /// Positions looked at.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// How full the engine's table is, in thousandths.
    pub fullness: u32,
    /// Positions that tables of endings knew.
    pub hits: u64,
}

/// How good a position is for the team to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a man.
    Men(i32),
    /// Won in so many plies.
    WinsIn(u32),
    /// Lost in so many plies.
    LosesIn(u32),
}

impl Score {
    /// Reads the engine's own number.
    pub(crate) fn of(number: i32) -> Score {
        match score::plies_to_end(number) {
            Some(plies) if plies >= 0 => Score::WinsIn(plies.unsigned_abs()),
            Some(plies) => Score::LosesIn(plies.unsigned_abs()),
            None => Score::Men(number),
        }
    }
}

impl Thinker {
    /// An engine with a table of this many megabytes that uses this many threads.
    pub fn new(megabytes: usize, threads: usize) -> Thinker {
        let mut engine = Engine::new(megabytes);
        engine.threads = threads.max(1);
        Thinker {
            engine,
            endings: None,
        }
    }

    /// From now on it plays by these tables of endings, or by none.
    pub fn know(&mut self, endings: Option<Arc<Endings>>) {
        self.endings = endings;
    }

    /// Always searches in this way, whatever the game says; `None`: as the game says.
    pub fn search_by(&mut self, searcher: Option<Searcher>) {
        self.engine.searcher = searcher;
    }

    /// Judges by other weights than the built-in ones: those of a game's [`Tuning`](crate::tune::Tuning).
    /// From then on it is an engine for that game alone.
    pub fn weigh(&mut self, weights: Option<Vec<i32>>) {
        self.engine.weights = weights;
        self.forget();
    }

    /// Forgets what it knows of positions, for a new game.
    pub fn forget(&self) {
        self.engine.forget();
    }

    /// Thinks about where a game stands, within the limits of `stop`, and gives the best `lines` lines,
    /// best first; none if the game is over. `tell` hears of every line of every depth.
    pub fn think(
        &mut self,
        line: &Line,
        lines: usize,
        stop: &Stop,
        tell: &mut dyn FnMut(&Thought),
    ) -> Vec<Thought> {
        self.engine.lines = lines.max(1);
        if line.outcome().is_some() {
            Vec::new()
        } else {
            line.think(&self.engine, self.endings.as_deref(), stop, tell)
        }
    }

    /// The move that the engine plays at a level; `None` if the game is over.
    pub fn play(
        &mut self,
        line: &Line,
        level: Level,
        limits: Limits,
        seed: u64,
    ) -> Option<AnyMove> {
        let rung = line.rung(level);
        let stop = Stop::new(rung.limits(limits.for_a_move()));
        let thoughts = self.think(line, rung.lines, &stop, &mut |_| {});
        Thinker::choose(line, rung, &thoughts, seed).map(|thought| thought.best.clone())
    }

    /// Which of the lines that were found is played, best first, at what [`Line::rung`] says of a level.
    /// The same `seed` gives the same choice.
    pub fn choose<'t>(
        line: &Line,
        rung: Rung,
        thoughts: &'t [Thought],
        seed: u64,
    ) -> Option<&'t Thought> {
        let scores: Vec<i32> = thoughts.iter().map(|thought| thought.number).collect();
        thoughts.get(rung.choose(&scores, seed ^ line.position().key()))
    }
}
