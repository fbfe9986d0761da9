//! Iterative deepening of one thread, with aspiration windows and time management.

use doska_rules::Position;

use crate::engine_game::EngineGame;
use crate::limits::Stop;
use crate::score::{INFINITE, MAX_PLY, WIN_BOUND, plies_to_end};
use crate::worker::{Node, Window, Worker};

/// A score and the principal variation it comes from.
pub(crate) type Line<M> = (i32, Vec<M>);

/// Hears of the lines of a depth, best first.
pub(crate) type OnDepth<'t, G> =
    &'t mut dyn FnMut(&Worker<'_, G>, i32, &[Line<<G as Position>::Move>]);

/// A drop of the score by more than this is worth more time, and a line of a depth that was broken off is not
/// believed.
const SCORE_DROP: i32 = 30;
/// The half width of the first aspiration window, and the depth from which there is one.
const ASPIRATION_WIDTH: i32 = 25;
const ASPIRATION_DEPTH: i32 = 4;

/// How a thread deepens.
pub(crate) struct Plan {
    /// How many lines are wanted.
    pub multipv: usize,
    pub first_depth: i32,
}

/// Iterative deepening. `on_depth` hears of every depth that gave a line, the last of them perhaps not complete.
pub(crate) fn deepen<G: EngineGame>(
    worker: &mut Worker<'_, G>,
    root: &Node<G>,
    plan: &Plan,
    stop: &Stop,
    on_depth: OnDepth<'_, G>,
) {
    worker.set_root(root);
    let mut legal = Vec::new();
    root.position.legal_moves(&mut legal);
    legal.retain(|m| !worker.skipped.contains(m));
    if legal.is_empty() {
        return;
    }
    let wanted = plan.multipv.clamp(1, legal.len());
    let most = stop
        .limits()
        .depth
        .map_or(MAX_PLY as i32 - 1, |depth| depth as i32)
        .max(1);
    let mut last: Vec<Line<G::Move>> = Vec::new();
    let mut time = TimeManagement::default();
    for depth in plan.first_depth.min(most)..=most {
        let mut found = search_depth(worker, root, depth, wanted, &last);
        if worker.stopped {
            let first = found.into_iter().next();
            if let Some(lines) = broken_off(first, last, legal[0]) {
                on_depth(worker, depth, &lines);
            }
            return;
        }
        found.sort_by_key(|(score, _)| -score);
        on_depth(worker, depth, &found);
        time.update(last.first(), &found[0]);
        last = found;
        // Where the move cannot change, or the end is in sight, more depth changes nothing.
        let settled = plies_to_end(last[0].0).is_some_and(|plies| plies.abs() <= depth);
        let single = legal.len() == 1 && stop.limits().move_only;
        if !stop.may_deepen(time.share()) || wanted == 1 && (single || settled) {
            return;
        }
    }
}

/// Searches one depth for so many lines; fewer if the search is stopped meanwhile.
fn search_depth<G: EngineGame>(
    worker: &mut Worker<'_, G>,
    root: &Node<G>,
    depth: i32,
    wanted: usize,
    last: &[Line<G::Move>],
) -> Vec<Line<G::Move>> {
    let mut found: Vec<Line<G::Move>> = Vec::new();
    worker.excluded.clone_from(&worker.skipped);
    for multipv in 0..wanted {
        let guess = last.get(multipv).map(|(score, _)| *score);
        let score = aspiration_search(worker, root, depth, guess);
        if worker.pv[0].is_empty() {
            break;
        }
        // A line that was broken off counts only if it is the first: its first move was the best so far, or a
        // better one was found.
        if worker.stopped && multipv > 0 {
            break;
        }
        let pv = worker.pv[0].clone();
        worker.excluded.push(pv[0]);
        found.push((score, pv));
        if worker.stopped {
            break;
        }
    }
    found
}

/// What a depth that was broken off adds to the lines of the last one; `None` if nothing. Where not every move was
/// tried, the best of them is no proof that all lose.
fn broken_off<M: Copy + PartialEq>(
    first: Option<Line<M>>,
    mut last: Vec<Line<M>>,
    any: M,
) -> Option<Vec<Line<M>>> {
    if last.is_empty() {
        let (score, pv) = first.unwrap_or_else(|| (0, vec![any]));
        return Some(vec![(if score > -WIN_BOUND { score } else { 0 }, pv)]);
    }
    let first = first?;
    if first.0 > -WIN_BOUND && first.0 > last[0].0 - SCORE_DROP && stays_first(&first, &last) {
        last[0] = first;
        return Some(last);
    }
    None
}

/// Whether the first line of a depth that was broken off leaves the others of the last depth in their places: it
/// is no other of them, and no worse.
fn stays_first<M: PartialEq>(first: &Line<M>, last: &[Line<M>]) -> bool {
    match last.get(1) {
        None => true,
        Some(second) => first.1.first() == last[0].1.first() && first.0 >= second.0,
    }
}

/// Searches the root with an aspiration window about the last score, widened where the search fails low or high.
fn aspiration_search<G: EngineGame>(
    worker: &mut Worker<'_, G>,
    root: &Node<G>,
    depth: i32,
    guess: Option<i32>,
) -> i32 {
    let mut width = ASPIRATION_WIDTH;
    let (mut alpha, mut beta) = match guess {
        Some(guess) if depth >= ASPIRATION_DEPTH => (guess - width, guess + width),
        _ => (-INFINITE, INFINITE),
    };
    loop {
        let window = Window {
            alpha: alpha.max(-INFINITE),
            beta: beta.min(INFINITE),
            depth,
            ply: 0,
        };
        let score = worker.search(root, window);
        if worker.stopped || score > window.alpha && score < window.beta {
            return score;
        }
        width *= 3;
        if width > 1000 {
            (alpha, beta) = (-INFINITE, INFINITE);
        } else if score <= window.alpha {
            alpha = score - width;
        } else {
            beta = score + width;
        }
    }
}

/// Time management: how much of the time meant for a move is worth using. Less the longer the best move has stayed
/// the same, more where its score has just dropped.
#[derive(Default)]
struct TimeManagement {
    stable_depths: usize,
    dropped: bool,
}

impl TimeManagement {
    fn update<M: PartialEq>(&mut self, last: Option<&Line<M>>, now: &Line<M>) {
        let Some(last) = last else { return };
        let same = last.1.first() == now.1.first();
        self.stable_depths = if same { self.stable_depths + 1 } else { 0 };
        self.dropped = now.0 < last.0 - SCORE_DROP;
    }

    /// In hundredths.
    fn share(&self) -> u32 {
        let share = [150, 120, 100, 90, 80, 70][self.stable_depths.min(5)];
        if self.dropped { share * 3 / 2 } else { share }
    }
}
