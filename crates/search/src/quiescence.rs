//! Quiescence search: where the depth is used up, noisy moves alone are followed until the position is quiet
//! enough to be evaluated.

use crate::engine_game::EngineGame;
use crate::limits::{Limits, Stop};
use crate::repetition::{Arrival, unproven};
use crate::score::{self, INFINITE, MAX_PLY, WIN_BOUND};
use crate::transposition::TranspositionTable;
use crate::worker::{MoveLists, Node, Worker};

impl<G: EngineGame> Worker<'_, G> {
    /// The score of a node by noisy moves alone. The side to move may stand pat, unless it is forced.
    pub(crate) fn quiescence(
        &mut self,
        node: &Node<G>,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let forced = node.position.is_forced();
        if ply >= MAX_PLY {
            return self.evaluate(&node.position);
        }
        let mut best = -INFINITE;
        if !forced {
            best = self.evaluate(&node.position);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let moves = &mut self.move_lists[ply].moves;
        moves.clear();
        node.position.noisy_moves(forced, moves);
        if moves.is_empty() {
            return if forced {
                score::of_outcome(node.position.stuck(), node.position.seat().team(), ply)
            } else {
                best
            };
        }
        let mut lists = std::mem::take(&mut self.move_lists[ply]);
        let MoveLists { moves, picker, .. } = &mut lists;
        picker.score_noisy(&node.position, moves);
        for _ in 0..moves.len() {
            let m = picker.pick(moves).m;
            let score = self.quiescence_move(node, m, alpha, beta, ply);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    if beta - alpha > 1 {
                        self.update_pv(ply, m);
                    }
                    alpha = score;
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        let tried = lists.moves.len();
        self.move_lists[ply] = lists;
        if forced && best <= -WIN_BOUND && !self.stopped {
            best = self.unless_moves_are_left(node, best, tried);
        }
        best
    }

    fn quiescence_move(
        &mut self,
        node: &Node<G>,
        m: G::Move,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let child = node.after(m);
        self.pv[ply + 1].clear();
        self.count_node(ply + 1);
        if self.stopped {
            return 0;
        }
        let arrival = self.arrival(&child, ply + 1);
        if let Arrival::Over(score) = arrival {
            return -score;
        }
        if let Some(score) = self.probe_oracle(&child, ply + 1) {
            return -score;
        }
        let score = -self.quiescence(&child, -beta, -alpha, ply + 1);
        match arrival {
            Arrival::Cycle => unproven(score),
            _ => score,
        }
    }

    /// A position where all noisy moves lose is lost only if there are no others.
    #[cold]
    fn unless_moves_are_left(&self, node: &Node<G>, lost: i32, tried: usize) -> i32 {
        let legal = node.position.count_moves(&mut Vec::new());
        if (tried as u64) < legal {
            lost.max(self.evaluate(&node.position))
        } else {
            lost
        }
    }
}

/// The score of a position by quiescence search alone, for the team to move.
pub fn quiescence_score<G: EngineGame>(position: &G, counters: &G::Counters) -> i32 {
    let table = TranspositionTable::new(0);
    let stop = Stop::new(Limits::default());
    let mut worker = Worker::new(&table, &stop, &[]);
    let node = Node::root(position.clone(), counters.clone());
    worker.quiescence(&node, -INFINITE, INFINITE, 0)
}
