//! The engine, for whichever game.

use std::sync::Arc;
use std::time::Duration;

use doska_search::{Engine, Level, LevelSettings, Limits, Stop, score};

use crate::{AnyMove, Endings, GameHistory};

/// An engine that searches positions of any game.
pub struct AnyEngine {
    engine: Engine,
    endings: Option<Arc<Endings>>,
}

/// What a search knows of one line after a depth.
#[derive(Clone)]
pub struct SearchInfo {
    /// The depth that is complete.
    pub depth: u32,
    /// The greatest ply reached.
    pub seldepth: u32,
    /// Which of the lines this is, from 1.
    pub multipv: usize,
    /// How good it is for the team to move.
    pub score: Score,
    /// The score as the search itself counts it.
    pub(crate) number: i32,
    /// Its first move.
    pub best: AnyMove,
    /// The principal variation as move texts.
    pub pv: Vec<String>,
    /// Nodes searched.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// Positions that tables of endings knew.
    pub tbhits: u64,
}

/// How good a position is for the team to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a man.
    Cp(i32),
    /// Won in so many plies.
    WinsIn(u32),
    /// Lost in so many plies.
    LosesIn(u32),
}

impl Score {
    /// Reads a score of the search.
    pub(crate) fn of(number: i32) -> Score {
        match score::plies_to_end(number) {
            Some(plies) if plies >= 0 => Score::WinsIn(plies.unsigned_abs()),
            Some(plies) => Score::LosesIn(plies.unsigned_abs()),
            None => Score::Cp(number),
        }
    }
}

impl AnyEngine {
    /// An engine with a transposition table of this many megabytes that searches with this many threads.
    pub fn new(megabytes: usize, threads: usize) -> AnyEngine {
        let mut engine = Engine::new(megabytes);
        engine.threads = threads.max(1);
        AnyEngine {
            engine,
            endings: None,
        }
    }

    /// Sets the tables of endings it plays by, if any.
    pub fn know(&mut self, endings: Option<Arc<Endings>>) {
        self.endings = endings;
    }

    /// Evaluates by other weights than the built-in ones, in the order of the game's evaluation terms. From then on
    /// it is an engine for that game alone.
    pub fn weigh(&mut self, weights: Option<Vec<i32>>) {
        self.engine.weights = weights;
        self.forget();
    }

    /// Empties the transposition table, for a new game.
    pub fn forget(&self) {
        self.engine.forget();
    }

    /// Searches where a game stands, within the limits of `stop`, and gives the best `lines` lines, best first;
    /// none if the game is over. `tell` hears of every line of every depth.
    pub fn think(
        &mut self,
        line: &GameHistory,
        lines: usize,
        stop: &Stop,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> Vec<SearchInfo> {
        self.engine.multipv = lines.max(1);
        if line.outcome().is_some() {
            Vec::new()
        } else {
            line.think(&self.engine, self.endings.as_deref(), stop, tell)
        }
    }

    /// The move that the engine plays at a level; `None` if the game is over.
    pub fn play(
        &mut self,
        line: &GameHistory,
        level: Level,
        limits: Limits,
        seed: u64,
    ) -> Option<AnyMove> {
        let settings = line.level_settings(level);
        let stop = Stop::new(settings.limits(limits.for_a_move()));
        let infos = self.think(line, settings.lines, &stop, &mut |_| {});
        AnyEngine::choose(line, settings, &infos, seed).map(|info| info.best.clone())
    }

    /// Which of the lines found, best first, is played with the [`GameHistory::level_settings`] of a level. The same
    /// `seed` gives the same choice.
    pub fn choose<'t>(
        line: &GameHistory,
        settings: LevelSettings,
        infos: &'t [SearchInfo],
        seed: u64,
    ) -> Option<&'t SearchInfo> {
        let scores: Vec<i32> = infos.iter().map(|info| info.number).collect();
        infos.get(settings.choose(&scores, seed ^ line.position().key()))
    }
}
