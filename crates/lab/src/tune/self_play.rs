//! A self-play game, for the sake of its quiet positions.

use std::collections::HashMap;

use doska_rules::zobrist::mix;
use doska_rules::{Outcome, Team};

use doska_search::score::{WIN_BOUND, plies_to_end};
use doska_search::{Engine, EngineGame, Limits, Stop, quiescence_score};

/// How games are played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SelfPlay {
    /// What all chance follows from.
    pub seed: u64,
    /// How many nodes every move may cost.
    pub nodes: u64,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// Who won.
    pub winner: Option<Team>,
    /// The quiet positions after the opening: those whose evaluation quiescence search does not change.
    pub quiet: Vec<G>,
}

/// Random openings have at least so many plies, and at most so many more.
const LEAST_PLIES: u64 = 4;
const MORE_PLIES: u64 = 9;
/// How often another opening is tried before what was found is taken.
const TRIES: u64 = 20;
/// Where neither side is ahead, in hundredths of a man.
const EVEN: i32 = 120;
/// A longer game is broken off and counts as a draw.
const MOST_PLIES: usize = 500;
/// Beyond this an evaluation is no sum of terms: it has seen the end.
const DECIDED: i32 = 5_000;

/// Plays game number `index`. The same plan and number give the same game.
pub fn play<G: EngineGame>(options: &G::Options, plan: &SelfPlay, index: u64) -> Played<G> {
    let engine = Engine::new(1);
    let seed = mix(plan.seed ^ mix(index));
    let mut game = open::<G>(options, &engine, plan.nodes, seed);
    let mut quiet = Vec::new();
    loop {
        if let Some(end) = game.end {
            return Played {
                winner: end.winner,
                quiet,
            };
        }
        if game.plies >= MOST_PLIES {
            return Played {
                winner: None,
                quiet,
            };
        }
        let (score, m) = game.search(&engine, plan.nodes);
        if let Some(plies) = plies_to_end(score) {
            // The engine has seen the end: no need to play it.
            let team = game.position.seat().team();
            let winner = Some(if plies > 0 { team } else { team.other() });
            return Played { winner, quiet };
        }
        if is_quiet(&game) {
            quiet.push(game.position.clone());
        }
        let Some(m) = m else {
            return Played {
                winner: None,
                quiet,
            };
        };
        game.play(m);
    }
}

/// A game and what its end depends on.
struct Ongoing<G: EngineGame> {
    position: G,
    counters: G::Counters,
    plies: usize,
    seen: HashMap<G, u32>,
    keys: Vec<u64>,
    end: Option<Outcome>,
}

impl<G: EngineGame> Ongoing<G> {
    fn new(options: &G::Options) -> Ongoing<G> {
        let position = G::start(options);
        let counters = position.fresh();
        let mut game = Ongoing {
            position,
            counters,
            plies: 0,
            seen: HashMap::new(),
            keys: Vec::new(),
            end: None,
        };
        game.arrive();
        game
    }

    fn play(&mut self, m: G::Move) {
        let after = self.position.after(m);
        self.counters = self.position.advance(&self.counters, m, &after);
        self.position = after;
        self.plies += 1;
        self.arrive();
    }

    fn arrive(&mut self) {
        let (position, counters) = (&self.position, &self.counters);
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
    fn search(&self, engine: &Engine, nodes: u64) -> (i32, Option<G::Move>) {
        let stop = Stop::new(Limits::nodes(nodes).for_a_move());
        let (position, counters) = (&self.position, &self.counters);
        // The engine counts the position it begins with by itself.
        let counted = usize::from(position.repeats_at(counters));
        let earlier = &self.keys[..self.keys.len() - counted];
        let found = engine.search(position, counters, earlier, &stop, &mut |_| {});
        let score = found.lines.first().map_or(0, |line| line.score);
        (score, found.best())
    }
}

/// A random opening after which neither side seems to be ahead.
fn open<G: EngineGame>(options: &G::Options, engine: &Engine, nodes: u64, seed: u64) -> Ongoing<G> {
    let mut game: Ongoing<G> = Ongoing::new(options);
    for attempt in 0..TRIES {
        let seed = mix(seed ^ mix(attempt));
        let plies = LEAST_PLIES + mix(!seed) % MORE_PLIES;
        game = Ongoing::new(options);
        let mut moves = Vec::new();
        for ply in 0..plies {
            moves.clear();
            game.position.legal_moves(&mut moves);
            game.play(moves[(mix(seed ^ mix(ply)) % moves.len() as u64) as usize]);
            if game.end.is_some() {
                break;
            }
        }
        if game.end.is_none() && game.search(engine, nodes).0.abs() <= EVEN {
            break;
        }
    }
    engine.forget();
    game
}

/// Whether quiescence search does not change the evaluation of a position.
fn is_quiet<G: EngineGame>(game: &Ongoing<G>) -> bool {
    let value = game.position.evaluate();
    if game.position.is_forced() || value.abs() > DECIDED {
        return false;
    }
    let score = quiescence_score(&game.position, &game.counters);
    score.abs() < WIN_BOUND && score == value
}
