//! A game of the engine with itself, for the sake of its positions.

use std::collections::HashMap;

use doska_rules::zobrist::mix;
use doska_rules::{Outcome, Team};

use crate::engine::Engine;
use crate::judge::EngineGame;
use crate::limits::{Limits, Stop};
use crate::score::{INFINITE, WIN_BOUND, plies_to_end};
use crate::table::Table;
use crate::worker::{At, Worker};

/// How games are played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SelfPlay {
    /// What all chance follows from.
    pub seed: u64,
    /// How many positions every move may cost.
    pub nodes: u64,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// Who won.
    pub winner: Option<Team>,
    /// The positions after the opening that are calm: nothing hangs that their judgement does not see.
    pub calm: Vec<G>,
}

/// Openings by chance have at least so many plies, and at most so many more.
const LEAST_PLIES: u64 = 4;
const MORE_PLIES: u64 = 9;
/// How often another opening is tried before what was found is taken.
const TRIES: u64 = 20;
/// Where neither side is ahead, in hundredths of a man.
const EVEN: i32 = 120;
/// A longer game is broken off and counts as a draw.
const MOST_PLIES: usize = 500;
/// Beyond this a judgement is no sum of terms: it has seen the end.
const DECIDED: i32 = 5_000;

/// Plays game number `index`. The same plan and number give the same game.
pub fn play<G: EngineGame>(options: &G::Options, plan: &SelfPlay, index: u64) -> Played<G> {
    let (engine, table) = (Engine::new(1), Table::new(0));
    let seed = mix(plan.seed ^ mix(index));
    let mut line = open::<G>(options, &engine, plan.nodes, seed);
    let mut calm = Vec::new();
    loop {
        if let Some(end) = line.end {
            return Played {
                winner: end.winner,
                calm,
            };
        }
        if line.plies >= MOST_PLIES {
            return Played { winner: None, calm };
        }
        let (score, m) = line.think(&engine, plan.nodes);
        if let Some(plies) = plies_to_end(score) {
            // The engine has seen the end: no need to play it.
            let team = line.at.position.seat().team();
            let winner = Some(if plies > 0 { team } else { team.other() });
            return Played { winner, calm };
        }
        if is_calm(&line.at, &table) {
            calm.push(line.at.position.clone());
        }
        let Some(m) = m else {
            return Played { winner: None, calm };
        };
        line.play(m);
    }
}

/// A game and what its end depends on.
struct Going<G: EngineGame> {
    at: At<G>,
    plies: usize,
    seen: HashMap<G, u32>,
    keys: Vec<u64>,
    end: Option<Outcome>,
}

impl<G: EngineGame> Going<G> {
    fn new(options: &G::Options) -> Going<G> {
        let position = G::start(options);
        let counters = position.fresh();
        let at = At {
            position,
            counters,
            before: None,
        };
        let mut line = Going {
            at,
            plies: 0,
            seen: HashMap::new(),
            keys: Vec::new(),
            end: None,
        };
        line.arrive();
        line
    }

    fn play(&mut self, m: G::Move) {
        self.at = self.at.after(m);
        self.at.before = None;
        self.plies += 1;
        self.arrive();
    }

    fn arrive(&mut self) {
        let At {
            position, counters, ..
        } = &self.at;
        let mut times = 0;
        if position.repeats_at(counters) {
            self.keys.push(position.key());
            let seen = self.seen.entry(position.clone()).or_default();
            *seen += 1;
            times = *seen;
        }
        let stuck = || (position.count_moves(&mut Vec::new()) == 0).then(|| position.stuck());
        self.end = position
            .outcome()
            .or_else(stuck)
            .or_else(|| position.counted_outcome(counters, times));
    }

    /// The score for the team to move, and the best move.
    fn think(&self, engine: &Engine, nodes: u64) -> (i32, Option<G::Move>) {
        let stop = Stop::new(Limits::nodes(nodes).for_a_move());
        let At {
            position, counters, ..
        } = &self.at;
        // The engine counts the position it begins with by itself.
        let counted = usize::from(position.repeats_at(counters));
        let earlier = &self.keys[..self.keys.len() - counted];
        let found = engine.search(position, counters, earlier, &stop, &mut |_| {});
        let score = found.lines.first().map_or(0, |line| line.score);
        (score, found.best())
    }
}

/// Moves by chance after which neither side seems to be ahead.
fn open<G: EngineGame>(options: &G::Options, engine: &Engine, nodes: u64, seed: u64) -> Going<G> {
    let mut line: Going<G> = Going::new(options);
    for attempt in 0..TRIES {
        let seed = mix(seed ^ mix(attempt));
        let plies = LEAST_PLIES + mix(!seed) % MORE_PLIES;
        line = Going::new(options);
        let mut moves = Vec::new();
        for ply in 0..plies {
            moves.clear();
            line.at.position.legal_moves(&mut moves);
            line.play(moves[(mix(seed ^ mix(ply)) % moves.len() as u64) as usize]);
            if line.end.is_some() {
                break;
            }
        }
        if line.end.is_none() && line.think(engine, nodes).0.abs() <= EVEN {
            break;
        }
    }
    engine.forget();
    line
}

/// Whether a look at loud moves alone changes nothing in how the position is judged.
fn is_calm<G: EngineGame>(at: &At<G>, table: &Table) -> bool {
    let judged = at.position.judge();
    if at.position.must_be_loud() || judged.abs() > DECIDED {
        return false;
    }
    let stop = Stop::new(Limits::default());
    let mut worker = Worker::new(table, &stop, &[]);
    let score = worker.calm(at, -INFINITE, INFINITE, 0);
    score.abs() < WIN_BOUND && score == judged
}
