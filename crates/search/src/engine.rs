//! Searching a position: deeper and deeper, by one thread or several, one line or several.

use std::time::Duration;

use doska_rules::Position;

use crate::judge::EngineGame;
use crate::limits::Stop;
use crate::oracle::{self, Oracle, Root};
use crate::score::{INFINITE, MOST_PLIES, WIN_BOUND};
use crate::table::Table;
use crate::weights::of_numbers;
use crate::worker::{At, Task, Worker};

/// The engine's memory and habits; searches come and go.
pub struct Engine {
    table: Table,
    /// How many threads search.
    pub threads: usize,
    /// How many lines are wanted.
    pub lines: usize,
    /// Other weights to judge by than the built-in ones, as [`Terms`](crate::weights::Terms) order them.
    pub weights: Option<Vec<i32>>,
}

/// What a search knows at some point: told after every depth.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// The depth that is complete.
    pub depth: u32,
    /// The longest line looked at.
    pub deepest: u32,
    /// Which line this is, from 1.
    pub line: usize,
    /// Its score for the team to move.
    pub score: i32,
    /// The line.
    pub moves: Vec<M>,
    /// Positions looked at, by all threads.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub fullness: u32,
    /// Positions that were known for certain.
    pub hits: u64,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The best lines, best first; never empty where there is a legal move.
    pub lines: Vec<Report<M>>,
    /// Positions looked at, by all threads.
    pub nodes: u64,
}

impl<M: Copy> Found<M> {
    /// The move to play; `None` if there is none.
    pub fn best(&self) -> Option<M> {
        self.lines
            .first()
            .and_then(|line| line.moves.first().copied())
    }
}

impl Engine {
    /// An engine with a table of this many megabytes, one thread and one line.
    pub fn new(megabytes: usize) -> Engine {
        Engine {
            table: Table::new(megabytes),
            threads: 1,
            lines: 1,
            weights: None,
        }
    }

    /// Forgets what it knows of positions.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Searches a position that is not over. `history` are the keys of the earlier positions of the
    /// game whose repetition counts; `tell` hears of every line of every depth.
    pub fn search<G: EngineGame>(
        &self,
        position: &G,
        counters: &G::Counters,
        history: &[u64],
        stop: &Stop,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Found<G::Move> {
        self.search_with(position, counters, history, None, stop, tell)
    }

    /// [`search`](Self::search) with an oracle that knows some positions for certain. If it knows the
    /// root and the game is won or lost there, it is played by it alone. If it is drawn there, only moves
    /// that keep the draw are searched, without the oracle: it would see no difference between them.
    pub fn search_with<G: EngineGame>(
        &self,
        position: &G,
        counters: &G::Counters,
        history: &[u64],
        oracle: Option<&dyn Oracle<G>>,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Found<G::Move> {
        self.table.next_search();
        let weights = self.weights.as_deref().map(of_numbers::<G::Weights>);
        let root = At {
            position: position.clone(),
            counters: counters.clone(),
            before: None,
        };
        let report =
            |depth: i32, deepest: usize, line: usize, score: i32, moves: &[G::Move]| Report {
                depth: depth as u32,
                deepest: deepest as u32,
                line,
                score,
                moves: moves.to_vec(),
                nodes: stop.nodes(),
                time: stop.elapsed(),
                fullness: self.table.fullness(),
                hits: stop.hits(),
            };
        let known = oracle::root(&root, history, oracle, self.lines);
        if let Some(Root::Decided(lines)) = known {
            stop.hit(lines.len() as u64);
            let lines = lines.iter().enumerate().map(|(i, (score, moves))| {
                let report = report(1, moves.len(), i + 1, *score, moves);
                tell(&report);
                report
            });
            return Found {
                lines: lines.collect(),
                nodes: 0,
            };
        }
        let (oracle, drawn, lost) = match known {
            Some(Root::Drawn(lost)) => (None, oracle, lost),
            _ => (oracle, None, Vec::new()),
        };
        stop.hit(lost.len() as u64 + u64::from(drawn.is_some()));
        let barred: Vec<G::Move> = lost.iter().map(|line| line.1[0]).collect();
        std::thread::scope(|scope| {
            for helper in 1..self.threads.max(1) {
                let (mut root, table) = (root.clone(), &self.table);
                root.position = root.position.apart();
                let barred = barred.clone();
                scope.spawn(move || {
                    let mut worker = Worker::new(table, stop, history);
                    worker.weights = weights;
                    worker.oracle = oracle;
                    worker.barred = barred;
                    // Helpers begin at other depths, so that they fill the table ahead.
                    deepen(
                        &mut worker,
                        &root,
                        1,
                        1 + helper as i32 % 2,
                        stop,
                        &mut |_, _, _| {},
                    );
                });
            }
            let mut worker = Worker::new(&self.table, stop, history);
            worker.weights = weights;
            worker.oracle = oracle;
            worker.barred.clone_from(&barred);
            let mut best: Vec<Report<G::Move>> = Vec::new();
            deepen(
                &mut worker,
                &root,
                self.lines,
                1,
                stop,
                &mut |worker, depth, found| {
                    best.clear();
                    let found = found.iter().map(|(score, moves)| match drawn {
                        // Whatever they look like, these are draws.
                        Some(oracle) => (0, oracle::drawn_part(&root, oracle, moves)),
                        None => (*score, moves.as_slice()),
                    });
                    let lost = lost.iter().map(|(score, moves)| (*score, moves.as_slice()));
                    for (i, (score, moves)) in found.chain(lost).take(self.lines).enumerate() {
                        let mut report = report(depth, worker.deepest, i + 1, score, moves);
                        report.nodes = report.nodes.max(worker.nodes);
                        tell(&report);
                        best.push(report);
                    }
                },
            );
            stop.ask();
            Found {
                lines: best,
                nodes: stop.nodes().max(worker.nodes),
            }
        })
    }
}

type Lines<M> = Vec<(i32, Vec<M>)>;
/// Hears of the lines of a depth.
type Told<'t, G> = &'t mut dyn FnMut(&Worker<'_, G>, i32, &Lines<<G as Position>::Move>);

/// Iterative deepening. `told` hears of every depth that gave a line, the last of them perhaps not whole.
fn deepen<G: EngineGame>(
    worker: &mut Worker<'_, G>,
    root: &At<G>,
    lines: usize,
    from_depth: i32,
    stop: &Stop,
    told: Told<'_, G>,
) {
    worker.set_root(root);
    let mut legal = Vec::new();
    root.position.legal_moves(&mut legal);
    legal.retain(|m| !worker.barred.contains(m));
    if legal.is_empty() {
        return;
    }
    let wanted = lines.clamp(1, legal.len());
    let most = stop
        .limits()
        .depth
        .map_or(MOST_PLIES as i32 - 1, |depth| depth as i32);
    let mut before: Lines<G::Move> = Vec::new();
    let mut haste = Haste::default();
    for depth in from_depth.min(most.max(1))..=most.max(1) {
        let mut found: Lines<G::Move> = Vec::new();
        worker.excluded.clone_from(&worker.barred);
        for line in 0..wanted {
            let guess = before.get(line).map(|(score, _)| *score);
            let score = aspire(worker, root, depth, guess);
            if worker.lines[0].is_empty() {
                break;
            }
            // A line that was broken off counts only if it is the first: its first move was the best so
            // far, or a better one was found.
            if worker.stopped && line > 0 {
                break;
            }
            let moves = worker.lines[0].clone();
            worker.excluded.push(moves[0]);
            found.push((score, moves));
            if worker.stopped {
                break;
            }
        }
        if worker.stopped {
            // Where not every move was tried, the best of them is no proof that all lose.
            let proven = |line: &&mut (i32, Vec<G::Move>)| line.0 > -WIN_BOUND;
            if before.is_empty() {
                let first = found.first_mut();
                let score = first.filter(proven).map(|line| line.0);
                let m = found
                    .into_iter()
                    .next()
                    .map_or_else(|| vec![legal[0]], |line| line.1);
                told(worker, depth, &vec![(score.unwrap_or(0), m)]);
            } else if let Some(first) = found.into_iter().next()
                && first.0 > -WIN_BOUND
                && first.0 > before[0].0 - 30
                && still_first(&first, &before)
            {
                before[0] = first;
                told(worker, depth, &before);
            }
            return;
        }
        found.sort_by_key(|(score, _)| -score);
        told(worker, depth, &found);
        haste.see(before.first(), &found[0]);
        before = found;
        // Where the move cannot change, or the end is in sight, more depth changes nothing.
        let settled =
            crate::score::plies_to_end(before[0].0).is_some_and(|plies| plies.abs() <= depth);
        if !stop.may_deepen(haste.share())
            || wanted == 1 && (legal.len() == 1 && stop.limits().move_only || settled)
        {
            return;
        }
    }
}

/// How much of the time meant for a move is worth using: less the longer the best move has stayed the
/// same, more where it has just got worse.
#[derive(Default)]
struct Haste {
    stayed: usize,
    worse: bool,
}

impl Haste {
    fn see<M: PartialEq>(&mut self, before: Option<&(i32, Vec<M>)>, now: &(i32, Vec<M>)) {
        let Some(before) = before else { return };
        let same = before.1.first() == now.1.first();
        self.stayed = if same { self.stayed + 1 } else { 0 };
        self.worse = now.0 < before.0 - 30;
    }

    /// In hundredths.
    fn share(&self) -> u32 {
        let share = [150, 120, 100, 90, 80, 70][self.stayed.min(5)];
        if self.worse { share * 3 / 2 } else { share }
    }
}

/// Whether a first line of a depth that was broken off leaves the others of the last depth in their places:
/// it is no other of them, and no worse.
fn still_first<M: PartialEq>(first: &(i32, Vec<M>), before: &Lines<M>) -> bool {
    match before.get(1) {
        None => true,
        Some(second) => first.1.first() == before[0].1.first() && first.0 >= second.0,
    }
}

/// Searches the root with a window about the last score, widened where it proves too narrow.
fn aspire<G: EngineGame>(
    worker: &mut Worker<'_, G>,
    root: &At<G>,
    depth: i32,
    guess: Option<i32>,
) -> i32 {
    let mut width = 25;
    let (mut alpha, mut beta) = match guess {
        Some(guess) if depth >= 4 => (guess - width, guess + width),
        _ => (-INFINITE, INFINITE),
    };
    loop {
        let task = Task {
            alpha: alpha.max(-INFINITE),
            beta: beta.min(INFINITE),
            depth,
            ply: 0,
        };
        let score = worker.search(root, task);
        if worker.stopped || score > task.alpha && score < task.beta {
            return score;
        }
        width *= 3;
        if width > 1000 {
            (alpha, beta) = (-INFINITE, INFINITE);
        } else if score <= task.alpha {
            alpha = score - width;
        } else {
            beta = score + width;
        }
    }
}
