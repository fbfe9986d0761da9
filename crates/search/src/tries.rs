//! Trying the moves of a position, likely ones first, unlikely ones less deeply or not at all.

use std::sync::LazyLock;

use crate::judge::EngineGame;
use crate::order::Ranked;
use crate::score::{self, INFINITE, WIN_BOUND};
use crate::table::{Bound, Entry};
use crate::worker::{At, Lists, Task, Worker};

/// What is known of a position before its moves are tried.
#[derive(Copy, Clone)]
pub(crate) struct Before {
    /// The code of the table's move; 0 if there is none.
    pub known: u16,
    /// How the position looks.
    pub judged: i32,
    /// Whether only loud moves are legal.
    pub forced: bool,
}

impl<G: EngineGame> Worker<'_, G> {
    /// Tries the moves of a position.
    pub(crate) fn moves(&mut self, at: &At<G>, task: Task, before: Before) -> i32 {
        let mut lists = std::mem::take(&mut self.lists[task.ply]);
        lists.clear();
        if task.ply == 0 {
            at.position.legal_moves(&mut lists.moves);
        } else {
            lists.thinned = at.position.worth_trying(&mut lists.moves);
        }
        at.position.drop_twins(&mut lists.moves);
        if task.ply == 0 {
            lists.moves.retain(|m| !self.excluded.contains(m));
        }
        let score = if lists.moves.is_empty() {
            let team = at.position.seat().team();
            score::of_outcome(at.position.stuck(), team, task.ply)
        } else {
            let counted = at.position.repeats_at(&at.counters);
            if counted {
                self.path.push(at.position.key());
            }
            let mut score = self.try_all(at, task, before, &mut lists);
            if lists.thinned && score <= -WIN_BOUND && !self.stopped {
                // Nothing worth trying saves the game; what else there is may.
                lists.clear();
                at.position.legal_moves(&mut lists.moves);
                score = self.try_all(at, task, before, &mut lists);
            }
            if counted {
                self.path.pop();
            }
            score
        };
        self.lists[task.ply] = lists;
        score
    }

    fn try_all(
        &mut self,
        at: &At<G>,
        task: Task,
        before: Before,
        lists: &mut Lists<G::Move>,
    ) -> i32 {
        let Lists {
            moves,
            ranks,
            failed,
            thinned,
        } = lists;
        let Task {
            mut alpha,
            beta,
            depth,
            ply,
        } = task;
        let wide = beta - alpha > 1;
        // The table's move is tried before the others are even ranked.
        let known = if before.known == 0 {
            None
        } else {
            moves.iter().position(|&m| G::code(m) == before.known)
        };
        if let Some(known) = known {
            moves.swap(0, known);
        }
        let first = usize::from(known.is_some());
        // The only move there is costs no depth.
        let extension = i32::from(moves.len() == 1 && before.forced);
        let first_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_code = 0;
        let mut ahead = None;
        for i in 0..moves.len() {
            let tried = if i < first {
                Ranked {
                    m: moves[0],
                    rank: i32::MAX,
                    loud: at.position.is_loud(moves[0]),
                }
            } else {
                if i == first {
                    ranks.rank(at, &moves[first..], &self.memory, ply);
                }
                ahead.take().unwrap_or_else(|| ranks.pick(&moves[first..]))
            };
            let Ranked { m, rank, loud } = tried;
            if i > 0
                && !loud
                && !wide
                && best > -WIN_BOUND
                && skip(depth, i, alpha - before.judged, rank)
            {
                // Those that follow promise even less.
                break;
            }
            if G::QUICK && depth > 1 && i > 0 && i + 1 < moves.len() {
                // Where one move has not refuted, others will be tried: the table is asked for the next.
                let next = ranks.pick(&moves[first..]);
                self.table.prefetch(self.key(&at.after(next.m)));
                ahead = Some(next);
            }
            let window = Task { alpha, ..task };
            let score = self.try_move(at, tried, i, window, depth - 1 + extension);
            if self.stopped {
                return best.max(-INFINITE + 1);
            }
            if score > best {
                best = score;
                if score > alpha || (ply == 0 && i == 0) {
                    best_code = G::code(m);
                    if wide {
                        self.keep_line(ply, m);
                    }
                }
                alpha = alpha.max(score);
                if alpha >= beta {
                    if !loud {
                        let team = at.position.seat().team();
                        self.memory
                            .refuted::<G>(team, m, failed, at.before, ply, depth);
                    }
                    break;
                }
            }
            if !loud && failed.len() < 64 {
                failed.push(m);
            }
        }
        let unsure = *thinned && best <= -WIN_BOUND;
        let kept = score::to_table(best, ply);
        let whole = ply > 0 || self.excluded.is_empty();
        if whole && !unsure && at.holds_for_any_count(kept) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = Entry {
                code: best_code,
                score: kept,
                judged: before.judged,
                depth,
                bound,
            };
            self.table.put(self.key(at), entry);
        }
        best
    }

    /// The score of the `i`th move: the first with the whole window, later ones with none until they
    /// prove better, late quiet ones less deeply until they do.
    fn try_move(
        &mut self,
        at: &At<G>,
        tried: Ranked<G::Move>,
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
        if next > 0 {
            self.table.prefetch(self.key(&child));
        }
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
    const SIZE: usize = 64;
    static TABLE: LazyLock<[[u8; SIZE]; SIZE]> = LazyLock::new(|| {
        let mut table = [[0; SIZE]; SIZE];
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (i, cell) in row.iter_mut().enumerate().skip(1) {
                let logs = (depth as f64).ln() * (i as f64).ln();
                *cell = (0.6 + logs / 2.2) as u8;
            }
        }
        table
    });
    TABLE[(depth as usize).min(SIZE - 1)][i.min(SIZE - 1)].into()
}
