//! One game and its puzzles.

use doska_play::puzzle::proof::{self, Standard};
use doska_play::puzzle::{Puzzle, themes};
use doska_play::rules::zobrist::mix;
use doska_play::{AnyEngine, AnyMove, Event, GameHistory, GameSpec, Level, Limits, Score, Stop};

use super::solution::solve;
use super::{Plan, grade};

/// Random moves at the beginning of a game: at least so many, and up to so many more.
const OPENING: u64 = 3;
const OPENING_MORE: u64 = 6;
/// The longest game.
const MOST_PLIES: usize = 160;
/// The nodes by which every position is looked at before anything is proved.
const LOOK: u64 = 4_000;
/// What such a look has to show: the proof will be stricter.
const LOOSE: Standard = Standard {
    gain: 120,
    level: 170,
    margin: 110,
    held: -150,
    lost: -190,
};
/// Where so many moves take something, it has to be found which of them is right.
const MANY_CAPTURES: usize = 4;
/// A game in which one side has had more than this for so many plies is over: what follows is no puzzle.
const DECIDED: i32 = 700;
const DECIDED_PLIES: usize = 6;
/// Puzzles of one game lie at least so many plies apart.
const APART: usize = 16;

/// Mines one game after the other.
pub struct Miner {
    plan: Plan,
    engine: AnyEngine,
}

/// A game being mined.
struct Mined {
    variant: GameSpec,
    line: GameHistory,
    seed: u64,
    /// How often, in hundredths, a weak level moves.
    weak: u64,
    /// Which level that is.
    level: Level,
}

impl Miner {
    /// A miner with an engine of its own.
    pub fn new(plan: Plan) -> Miner {
        Miner {
            plan,
            engine: proof::engine(),
        }
    }

    /// The puzzles of game number `index`, in the order of the game; `stopped` is asked now and then.
    pub fn mine(&mut self, index: u64, stopped: &dyn Fn() -> bool) -> Vec<Puzzle> {
        let mut game = self.open(index);
        let mut found = Vec::new();
        let mut next = game.line.plies();
        let mut decided = 0;
        while decided < DECIDED_PLIES
            && game.line.outcome().is_none()
            && game.line.plies() < MOST_PLIES
            && !stopped()
        {
            let choice = proof::search(&mut self.engine, &game.line, LOOK);
            if game.line.plies() >= next
                && let Some(choice) = &choice
                && LOOSE.aim(choice.score, choice.second).is_some()
                && !self.is_plain(&game, &choice.best)
                && let Some(puzzle) = self.puzzle(&game)
            {
                found.push(puzzle);
                next = game.line.plies() + APART;
            }
            let level = choice.as_ref().is_some_and(|choice| is_level(choice.score));
            decided = if level { 0 } else { decided + 1 };
            let ply = game.line.plies() as u64;
            let chance = mix(game.seed ^ mix(ply));
            let m = match choice {
                Some(choice) if chance % 100 >= game.weak => Some(choice.best),
                _ => {
                    self.engine.forget();
                    let limits = Limits::nodes(LOOK);
                    self.engine.play(&game.line, game.level, limits, chance)
                }
            };
            if m.is_none_or(|m| game.line.play(&m).is_err()) {
                break;
            }
        }
        found
    }

    fn open(&self, index: u64) -> Mined {
        let seed = mix(self.plan.seed ^ mix(index));
        // The first variant is played as often as all others together, and once more.
        let variants = &self.plan.variants;
        let turn = (index % (2 * variants.len() as u64)) as usize;
        let variant = variants.get(turn).unwrap_or(&variants[0]).clone();
        let mut line = GameHistory::new(&variant.start());
        let plies = OPENING + mix(seed) % OPENING_MORE;
        for ply in 0..plies {
            let moves = line.moves();
            if moves.is_empty() {
                break;
            }
            let chosen = mix(!seed ^ mix(ply)) % moves.len() as u64;
            if line.play(&moves[chosen as usize]).is_err() {
                break;
            }
        }
        Mined {
            variant,
            line,
            seed,
            weak: 5 + mix(seed ^ 1) % 30,
            level: Level::new(2 + (mix(seed ^ 2) % 4) as u8).expect("2 to 5"),
        }
    }

    /// Whether nothing has to be found: the move takes back what has just been taken, or it takes something where
    /// little else can be taken and a search of one ply takes it too.
    fn is_plain(&mut self, game: &Mined, m: &AnyMove) -> bool {
        let position = game.line.position();
        if is_retaking(game, m) {
            return true;
        }
        let captures = |m: &&AnyMove| themes::captures(&position, m);
        let all = game.line.moves().iter().filter(captures).count();
        if !captures(&m) || all >= MANY_CAPTURES {
            return false;
        }
        self.engine.forget();
        let stop = Stop::new(Limits::depth(1));
        let infos = self.engine.think(&game.line, 1, &stop, &mut |_| {});
        infos
            .first()
            .is_some_and(|info| info.best.text() == m.text())
    }

    /// The puzzle where a game stands, if there is one.
    fn puzzle(&mut self, game: &Mined) -> Option<Puzzle> {
        // Puzzles begin with their position: what stood before does not count.
        let position = game.line.position();
        let start = GameHistory::new(&position);
        let solution = solve(&mut self.engine, &start, self.plan.nodes)?;
        let first = solution.line.played().into_iter().next()?;
        if self.is_plain(game, &first) {
            return None;
        }
        let variant = game.variant.text().to_owned();
        let position = position.text_with_tail();
        let moves = solution.line.move_texts();
        Some(Puzzle {
            id: Puzzle::id_of(&variant, &position, &moves),
            level: grade::level(&mut self.engine, &solution),
            themes: themes::of_line(&solution.line, solution.aim),
            variant,
            position,
            moves,
        })
    }
}

fn is_level(score: Score) -> bool {
    matches!(score, Score::Cp(n) if n.abs() <= DECIDED)
}

/// Whether a move only takes back what has just been taken.
fn is_retaking(game: &Mined, m: &AnyMove) -> bool {
    let Some(last) = game.line.last_move() else {
        return false;
    };
    let arrived = last.events().iter().rev().find_map(|event| match event {
        Event::Move { to, .. } => Some(*to),
        _ => None,
    });
    let first = m.events();
    let took = first
        .iter()
        .any(|event| matches!(event, Event::Take { .. }));
    first.iter().any(|event| match event {
        Event::Take { at, .. } => Some(*at) == arrived,
        // In stacks, covering what has just covered something.
        Event::Move { to, .. } => Some(*to) == arrived && !took,
        _ => false,
    })
}
