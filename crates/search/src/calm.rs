//! Where the depth is used up: loud moves alone, until the position is calm enough to be judged.

use crate::judge::EngineGame;
use crate::order::Ranked;
use crate::repetition::{Arrival, unproven};
use crate::score::{self, INFINITE, MOST_PLIES, WIN_BOUND};
use crate::worker::{At, Lists, Worker};

impl<G: EngineGame> Worker<'_, G> {
    /// Looks at loud moves alone until the position is calm enough to be judged.
    pub(crate) fn calm(&mut self, at: &At<G>, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        let forced = at.position.must_be_loud();
        if ply >= MOST_PLIES {
            return self.judge(&at.position);
        }
        let mut best = -INFINITE;
        if !forced {
            best = self.judge(&at.position);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let moves = &mut self.lists[ply].moves;
        moves.clear();
        at.position.loud_moves(forced, moves);
        if moves.is_empty() {
            return if forced {
                score::of_outcome(at.position.stuck(), at.position.seat().team(), ply)
            } else {
                best
            };
        }
        let mut lists = std::mem::take(&mut self.lists[ply]);
        let Lists { moves, ranks, .. } = &mut lists;
        ranks.rank_loud(&at.position, moves);
        for _ in 0..moves.len() {
            let Ranked { m, .. } = ranks.pick(moves);
            let child = at.after(m);
            self.lines[ply + 1].clear();
            self.count(ply + 1);
            if self.stopped {
                break;
            }
            let arrival = self.arrival(&child, ply + 1);
            let score = match (&arrival, self.certain(&child, ply + 1)) {
                (Arrival::Over(score), _) => -score,
                (_, Some(score)) => -score,
                (Arrival::Cycle, None) => unproven(-self.calm(&child, -beta, -alpha, ply + 1)),
                (Arrival::New, None) => -self.calm(&child, -beta, -alpha, ply + 1),
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    if beta - alpha > 1 {
                        self.keep_line(ply, m);
                    }
                    alpha = score;
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        let tried = lists.moves.len();
        self.lists[ply] = lists;
        if forced && best <= -WIN_BOUND && !self.stopped {
            // Lost only if nothing was left out.
            let legal = at.position.count_moves(&mut Vec::new());
            if tried < legal as usize {
                return best.max(self.judge(&at.position));
            }
        }
        best
    }
}
