//! Where the depth is used up: loud moves alone, until the position is calm enough to be judged.

use crate::judge::Judge;
use crate::order::{Ranked, pick, rank};
use crate::score::{self, INFINITE, MOST_PLIES};
use crate::worker::{At, Worker};

impl<G: Judge> Worker<'_, G> {
    /// Looks at loud moves alone until the position is calm enough to be judged.
    pub(crate) fn calm(&mut self, at: &At<G>, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        self.count(ply);
        if self.stopped {
            return 0;
        }
        let team = at.position.seat().team();
        let forced = at.position.must_be_loud();
        if ply >= MOST_PLIES {
            return at.position.judge();
        }
        let mut best = -INFINITE;
        if !forced {
            best = at.position.judge();
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let (mut moves, mut ranked) = std::mem::take(&mut self.lists[ply]);
        moves.clear();
        ranked.clear();
        at.position.loud_moves(&mut moves);
        if moves.is_empty() && forced {
            best = score::of_outcome(at.position.stuck(), team, ply);
        }
        rank(
            &at.position,
            &moves,
            &self.memory,
            0,
            at.before,
            ply,
            &mut ranked,
        );
        for i in 0..ranked.len() {
            let Ranked { m, .. } = pick(&mut ranked, i);
            let child = at.after(m);
            let score = match self.end(&child) {
                Some(end) => {
                    // No line goes on from an end, whatever was looked at there before.
                    self.lines[ply + 1].clear();
                    -score::of_outcome(end, child.position.seat().team(), ply + 1)
                }
                None => match self.certain(&child, ply + 1) {
                    Some(score) => {
                        self.lines[ply + 1].clear();
                        -score
                    }
                    None => -self.calm(&child, -beta, -alpha, ply + 1),
                },
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.keep_line(ply, m);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        self.lists[ply] = (moves, ranked);
        best
    }
}
