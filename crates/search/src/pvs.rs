//! Principal variation search of one node: what can be said of it before its moves are tried.

use crate::engine_game::EngineGame;
use crate::move_loop::NodeInfo;
use crate::repetition::{Arrival, unproven};
use crate::score::{self, MAX_PLY, WIN, WIN_BOUND};
use crate::transposition::{Bound, TtEntry};
use crate::worker::{Node, Window, Worker};

/// Reverse futility pruning: the deepest, and how far above beta the static evaluation has to be for each ply.
const REVERSE_FUTILITY_DEPTH: i32 = 6;
const REVERSE_FUTILITY_MARGIN: i32 = 90;
/// Internal iterative reduction: the least depth.
const IIR_DEPTH: i32 = 5;
const NULL_MOVE_DEPTH: i32 = 3;

impl<G: EngineGame> Worker<'_, G> {
    /// The score of a node for the team to move.
    pub(crate) fn search(&mut self, node: &Node<G>, window: Window) -> i32 {
        let ply = window.ply;
        self.pv[ply].clear();
        self.count_node(ply);
        if self.stopped {
            return 0;
        }
        if ply == 0 {
            return self.search_node(node, window);
        }
        let arrival = self.arrival(node, ply);
        if let Arrival::Over(score) = arrival {
            return score;
        }
        if let Some(score) = self.probe_oracle(node, ply) {
            return score;
        }
        // Mate distance pruning: no end from here on is nearer than the next ply.
        let window = Window {
            alpha: window.alpha.max(ply as i32 - WIN),
            beta: window.beta.min(WIN - ply as i32 - 1),
            ..window
        };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let score = self.search_node(node, window);
        match arrival {
            Arrival::Cycle => unproven(score),
            _ => score,
        }
    }

    /// The score of a node where the game goes on.
    fn search_node(&mut self, node: &Node<G>, window: Window) -> i32 {
        let Window {
            alpha,
            beta,
            depth,
            ply,
        } = window;
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(node, alpha, beta, ply);
        }
        let (root, is_pv) = (ply == 0, window.is_pv());
        // Before the table is probed, which takes its time to answer.
        let forced = node.position.is_forced();
        let early_eval = if G::CHEAP_EVAL {
            Some(self.evaluate(&node.position))
        } else {
            None
        };
        let tt = self.table.probe(self.table_key(node));
        if let Some(entry) = tt
            && !root
            && !is_pv
            && entry.depth >= depth
            && let Some(score) = tt_cutoff(node, entry, window)
        {
            return score;
        }
        let static_eval = early_eval
            .or(tt.map(|entry| entry.static_eval))
            .unwrap_or_else(|| self.evaluate(&node.position));
        if !is_pv && !forced && !root {
            // Reverse futility pruning: so far above beta that a shallow search would not change it.
            if depth <= REVERSE_FUTILITY_DEPTH
                && static_eval - REVERSE_FUTILITY_MARGIN * depth >= beta
                && static_eval < WIN_BOUND
            {
                return static_eval;
            }
            if let Some(score) = self.null_move_pruning(node, static_eval, window) {
                return score;
            }
        }
        let tt_move = tt.map_or(0, |entry| entry.move_code);
        // Internal iterative reduction: without a table move, a shallower search finds one sooner.
        let reduce = tt_move == 0 && depth >= IIR_DEPTH;
        let window = Window {
            depth: depth - i32::from(reduce),
            ..window
        };
        let info = NodeInfo {
            tt_move,
            static_eval,
            forced,
        };
        self.search_moves(node, window, info)
    }

    /// Null move pruning: if the enemy cannot profit from moving twice, the node fails high.
    fn null_move_pruning(
        &mut self,
        node: &Node<G>,
        static_eval: i32,
        window: Window,
    ) -> Option<i32> {
        let Window {
            beta, depth, ply, ..
        } = window;
        if !G::NULL_MOVE
            || depth < NULL_MOVE_DEPTH
            || static_eval < beta
            || node.previous.is_none()
            || beta.abs() >= WIN_BOUND
        {
            return None;
        }
        let (position, counters) = node.position.null_move(&node.counters)?;
        let passed = Node::root(position, counters);
        let depth = depth - 3 - depth / 5;
        let score = -self.search(&passed, Window::child(beta - 1, beta, depth, ply));
        (score >= beta && !self.stopped).then_some(score.min(WIN_BOUND - 1))
    }
}

/// The score of a table entry, if it settles the node.
fn tt_cutoff<G: EngineGame>(node: &Node<G>, entry: TtEntry, window: Window) -> Option<i32> {
    if !node.holds_for_any_count(entry.score) {
        return None;
    }
    let score = score::from_table(entry.score, window.ply);
    let settled = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    settled.then_some(score)
}
