//! The search itself: principal variation search for one thread.

use crate::judge::{Judge, code};
use crate::limits::Stop;
use crate::oracle::Oracle;
use crate::order::{Memory, Ranked, pick, rank};
use crate::score::{self, INFINITE, MOST_PLIES, WIN, WIN_BOUND};
use crate::table::{Bound, Entry, Table};

/// How many positions a thread looks at between two looks at the clock.
const CHECK_EVERY: u64 = 1024;

/// One thread of a search.
pub(crate) struct Worker<'a, G: Judge> {
    table: &'a Table,
    pub(crate) stop: &'a Stop,
    pub(crate) oracle: Option<&'a dyn Oracle<G>>,
    pub(crate) memory: Memory<G::Move>,
    /// Keys of the earlier positions whose repetition counts: of the game, then of the line.
    path: Vec<u64>,
    pub(crate) lists: Vec<Lists<G::Move>>,
    /// The best line found from each ply on.
    pub lines: Vec<Vec<G::Move>>,
    /// Positions since the last look at the clock, and how many there may be.
    untold: u64,
    most_untold: u64,
    pub nodes: u64,
    pub deepest: usize,
    pub stopped: bool,
    /// Root moves of better lines, left out of this one.
    pub excluded: Vec<G::Move>,
    /// Root moves that are never looked at.
    pub barred: Vec<G::Move>,
}

/// Room for the moves of one ply: as they are listed, and as they are tried.
type Lists<M> = (Vec<M>, Vec<Ranked<M>>);

/// A position in the tree with its counters, and the move that led there.
#[derive(Clone)]
pub(crate) struct At<G: Judge> {
    pub position: G,
    pub counters: G::Counters,
    pub before: Option<G::Move>,
}

impl<G: Judge> At<G> {
    /// What the table knows it by.
    fn key(&self) -> u64 {
        self.position.tree_key(&self.counters)
    }

    pub(crate) fn after(&self, m: G::Move) -> At<G> {
        let position = self.position.after(m);
        let counters = self.position.advance(&self.counters, m, &position);
        At {
            position,
            counters,
            before: Some(m),
        }
    }
}

/// The window of scores that matter, and how deep to look.
#[derive(Copy, Clone)]
pub(crate) struct Task {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
}

impl<'a, G: Judge> Worker<'a, G> {
    pub(crate) fn new(table: &'a Table, stop: &'a Stop, history: &[u64]) -> Worker<'a, G> {
        let mut worker = Worker {
            table,
            stop,
            oracle: None,
            memory: Memory::new(),
            path: history.to_vec(),
            lists: (0..MOST_PLIES + 2)
                .map(|_| (Vec::new(), Vec::new()))
                .collect(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            untold: 0,
            most_untold: 1,
            nodes: 0,
            deepest: 0,
            stopped: false,
            excluded: Vec::new(),
            barred: Vec::new(),
        };
        worker.most_untold = worker.interval();
        worker
    }

    /// Small budgets are kept to the position.
    fn interval(&self) -> u64 {
        let most = self.stop.limits().nodes.unwrap_or(u64::MAX);
        most.saturating_sub(self.stop.nodes()).clamp(1, CHECK_EVERY)
    }

    pub(crate) fn count(&mut self, ply: usize) {
        self.nodes += 1;
        self.untold += 1;
        self.deepest = self.deepest.max(ply);
        if self.untold >= self.most_untold {
            self.stopped = self.stop.tell(self.untold);
            self.untold = 0;
            self.most_untold = self.interval();
        }
    }

    /// The end of the game at this position, if it is one: by the board, by repetition or by counters.
    /// In the tree a position that stood before is taken as a repetition at once: who can repeat it
    /// once can repeat it twice.
    pub(crate) fn end(&self, at: &At<G>) -> Option<doska_rules::Outcome> {
        if let Some(end) = at.position.outcome() {
            return Some(end);
        }
        let again = at.position.repeats_at(&at.counters) && self.path.contains(&at.position.key());
        at.position
            .counted_outcome(&at.counters, if again { 3 } else { 0 })
    }

    /// The score of a position for the team to move.
    pub(crate) fn search(&mut self, at: &At<G>, task: Task) -> i32 {
        let Task {
            mut alpha,
            mut beta,
            depth,
            ply,
        } = task;
        self.lines[ply].clear();
        let root = ply == 0;
        let team = at.position.seat().team();
        if !root {
            if let Some(end) = self.end(at) {
                return score::of_outcome(end, team, ply);
            }
            if let Some(score) = self.certain(at, ply) {
                return score;
            }
            // No end from here on is nearer than the next ply.
            alpha = alpha.max(ply as i32 - WIN);
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.calm(at, alpha, beta, ply);
        }
        self.count(ply);
        if self.stopped {
            return 0;
        }
        let wide = beta - alpha > 1;
        let known = self.table.get(at.key());
        if let Some(known) = known
            && !root
            && !wide
            && known.depth >= depth
            && let Some(score) = cut(known, alpha, beta, ply)
        {
            return score;
        }
        let forced = at.position.must_be_loud();
        let judged = known.map_or_else(|| at.position.judge(), |known| known.judged);
        if !wide && !forced && !root {
            // So far ahead that a quiet look would not change it.
            if depth <= 6 && judged - 90 * depth >= beta && judged < WIN_BOUND {
                return judged;
            }
            if let Some(score) = self.null_move(at, judged, beta, depth, ply) {
                return score;
            }
        }
        // Without a move to begin with, a shallower look finds one sooner.
        let depth = if known.is_none_or(|known| known.code == 0) && depth >= 5 {
            depth - 1
        } else {
            depth
        };
        self.moves(
            at,
            Task {
                alpha,
                beta,
                depth,
                ply,
            },
            known.map_or(0, |known| known.code),
            judged,
            forced,
        )
    }

    fn null_move(
        &mut self,
        at: &At<G>,
        judged: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if !G::NULL_MOVE
            || depth < 3
            || judged < beta
            || at.before.is_none()
            || beta.abs() >= WIN_BOUND
        {
            return None;
        }
        let position = at.position.passed()?;
        let counters = position.fresh();
        let passed = At {
            position,
            counters,
            before: None,
        };
        let depth = depth - 3 - depth / 5;
        let score = -self.search(
            &passed,
            Task {
                alpha: -beta,
                beta: 1 - beta,
                depth,
                ply: ply + 1,
            },
        );
        (score >= beta && !self.stopped).then_some(score.min(WIN_BOUND - 1))
    }

    /// Tries the moves of a position.
    fn moves(&mut self, at: &At<G>, task: Task, known: u16, judged: i32, forced: bool) -> i32 {
        let Task {
            mut alpha,
            beta,
            depth,
            ply,
        } = task;
        let wide = beta - alpha > 1;
        let team = at.position.seat().team();
        let (mut moves, mut ranked) = std::mem::take(&mut self.lists[ply]);
        moves.clear();
        ranked.clear();
        at.position.legal_moves(&mut moves);
        if ply == 0 {
            moves.retain(|m| !self.excluded.contains(m));
        }
        rank(
            &at.position,
            &moves,
            &self.memory,
            known,
            at.before,
            ply,
            &mut ranked,
        );
        if moves.is_empty() {
            self.lists[ply] = (moves, ranked);
            return score::of_outcome(at.position.stuck(), team, ply);
        }
        let counted = at.position.repeats_at(&at.counters);
        if counted {
            self.path.push(at.position.key());
        }
        // The only move there is costs no depth.
        let extension = i32::from(moves.len() == 1 && forced);
        let first_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_code = 0;
        // The list of moves is used up by the ranking: it now keeps the quiet ones that failed.
        moves.clear();
        for i in 0..ranked.len() {
            let Ranked { m, rank, loud } = pick(&mut ranked, i);
            if i > 0 && !loud && !wide && best > -WIN_BOUND && skip(depth, i, alpha - judged, rank)
            {
                continue;
            }
            let window = Task { alpha, ..task };
            let score = self.try_move(at, &ranked[i], i, window, depth - 1 + extension);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha || (ply == 0 && i == 0) {
                    best_code = code::<G>(m);
                    self.keep_line(ply, m);
                }
                if score > alpha {
                    alpha = score;
                }
                if alpha >= beta {
                    if !loud {
                        self.memory
                            .refuted::<G>(team, m, &moves, at.before, ply, depth);
                    }
                    break;
                }
            }
            if !loud && moves.len() < 64 {
                moves.push(m);
            }
        }
        if counted {
            self.path.pop();
        }
        self.lists[ply] = (moves, ranked);
        if self.stopped {
            return best.max(-INFINITE + 1);
        }
        if ply > 0 || self.excluded.is_empty() {
            let score = score::to_table(best, ply);
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = Entry {
                code: best_code,
                score,
                judged,
                depth,
                bound,
            };
            self.table.put(at.key(), entry);
        }
        best
    }

    /// The score of the `i`th move: the first with the whole window, later ones with none until they
    /// prove better, late quiet ones less deeply until they do.
    fn try_move(
        &mut self,
        at: &At<G>,
        tried: &Ranked<G::Move>,
        i: usize,
        window: Task,
        next: i32,
    ) -> i32 {
        let Task {
            alpha,
            beta,
            depth,
            ply,
        } = window;
        let child = at.after(tried.m);
        let to = |alpha: i32, beta: i32, depth: i32| Task {
            alpha: -beta,
            beta: -alpha,
            depth,
            ply: ply + 1,
        };
        if i == 0 {
            return -self.search(&child, to(alpha, beta, next));
        }
        let wide = beta - alpha > 1;
        let mut reduced = next;
        if depth >= 3 && i >= 3 && !tried.loud {
            let cut = reduction(depth, i) - i32::from(wide) - (tried.rank / 6000).clamp(-1, 2);
            reduced = (next - cut.max(0)).clamp(1, next);
        }
        let mut score = -self.search(&child, to(alpha, alpha + 1, reduced));
        if score > alpha && reduced < next && !self.stopped {
            score = -self.search(&child, to(alpha, alpha + 1, next));
        }
        if wide && score > alpha && score < beta && !self.stopped {
            score = -self.search(&child, to(alpha, beta, next));
        }
        score
    }

    pub(crate) fn keep_line(&mut self, ply: usize, m: G::Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(m);
        line.extend_from_slice(&after[0]);
    }
}

/// What the table says of a position, if that settles it.
fn cut(known: Entry, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    let score = score::from_table(known.score, ply);
    let settled = match known.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    settled.then_some(score)
}

/// Whether a late quiet move of a shallow node is left out.
fn skip(depth: i32, i: usize, missing: i32, rank: i32) -> bool {
    if depth > 5 || rank >= 20_000 {
        return false;
    }
    i as i32 > 4 + 3 * depth * depth || (depth <= 4 && 60 + 100 * depth <= missing && i > 2)
}

/// By how much later moves are looked at less deeply.
fn reduction(depth: i32, i: usize) -> i32 {
    let logs = f64::from(depth).ln() * (i as f64).ln();
    (0.6 + logs / 2.2) as i32
}
