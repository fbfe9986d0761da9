//! The move loop: the moves of a node in order, late ones reduced or pruned.

use std::sync::LazyLock;

use crate::engine_game::EngineGame;
use crate::move_ordering::{MovePicker, PickedMove};
use crate::score::{self, INFINITE, WIN_BOUND};
use crate::transposition::{Bound, TtEntry};
use crate::worker::{MoveLists, Node, Window, Worker};

/// What is known of a node before its moves are tried.
#[derive(Copy, Clone)]
pub(crate) struct NodeInfo {
    /// The code of the transposition table's move; 0 if there is none.
    pub tt_move: u16,
    pub static_eval: i32,
    /// Whether only noisy moves are legal.
    pub forced: bool,
}

/// How many failed quiet moves are remembered, to lower their history.
const MOST_QUIETS_TRIED: usize = 64;
/// Moves ordered at least this high, killers and counter moves among them, are not pruned.
const NEVER_PRUNED: i32 = 20_000;

/// The best that the loop has found so far.
struct Best {
    score: i32,
    move_code: u16,
}

impl<G: EngineGame> Worker<'_, G> {
    /// Searches the moves of a node.
    pub(crate) fn search_moves(&mut self, node: &Node<G>, window: Window, info: NodeInfo) -> i32 {
        let ply = window.ply;
        let mut lists = std::mem::take(&mut self.move_lists[ply]);
        self.generate(node, ply, &mut lists);
        let score = if lists.moves.is_empty() {
            let team = node.position.seat().team();
            score::of_outcome(node.position.stuck(), team, ply)
        } else {
            let counted = node.position.repeats_at(&node.counters);
            if counted {
                self.path.push(node.position.key());
            }
            let mut score = self.move_loop(node, window, info, &mut lists);
            if lists.incomplete && score <= -WIN_BOUND && !self.stopped {
                // No candidate saves the game; a move that was left out may.
                lists.clear();
                node.position.legal_moves(&mut lists.moves);
                score = self.move_loop(node, window, info, &mut lists);
            }
            if counted {
                self.path.pop();
            }
            score
        };
        self.move_lists[ply] = lists;
        score
    }

    fn generate(&self, node: &Node<G>, ply: usize, lists: &mut MoveLists<G::Move>) {
        lists.clear();
        if ply == 0 {
            node.position.legal_moves(&mut lists.moves);
        } else {
            lists.incomplete = node.position.candidate_moves(&mut lists.moves);
        }
        node.position.drop_symmetric(&mut lists.moves);
        if ply == 0 {
            lists.moves.retain(|m| !self.excluded.contains(m));
        }
    }

    fn move_loop(
        &mut self,
        node: &Node<G>,
        window: Window,
        info: NodeInfo,
        lists: &mut MoveLists<G::Move>,
    ) -> i32 {
        let MoveLists {
            moves,
            picker,
            quiets_tried,
            incomplete,
        } = lists;
        let Window {
            mut alpha,
            beta,
            depth,
            ply,
        } = window;
        let is_pv = window.is_pv();
        let unscored = usize::from(tt_move_first::<G>(moves, info.tt_move));
        // Single-reply extension: the only move there is costs no depth.
        let extension = i32::from(moves.len() == 1 && info.forced);
        let mut best = Best {
            score: -INFINITE,
            move_code: 0,
        };
        let mut prefetched = None;
        for i in 0..moves.len() {
            let picked = if i < unscored {
                tt_move(node, moves[0])
            } else {
                if i == unscored {
                    picker.score_moves(node, &moves[unscored..], &self.ordering, ply);
                }
                prefetched
                    .take()
                    .unwrap_or_else(|| picker.pick(&moves[unscored..]))
            };
            let PickedMove { m, order, noisy } = picked;
            let may_prune = i > 0 && !noisy && !is_pv && best.score > -WIN_BOUND;
            if may_prune && is_pruned(depth, i, alpha - info.static_eval, order) {
                // Those that follow are ordered even lower.
                break;
            }
            if G::CHEAP_EVAL && depth > 1 && i > 0 && i + 1 < moves.len() {
                prefetched = Some(self.pick_ahead(node, picker, &moves[unscored..]));
            }
            let now = Window { alpha, ..window };
            let score = self.search_move(node, picked, i, now, depth - 1 + extension);
            if self.stopped {
                return best.score.max(-INFINITE + 1);
            }
            if score > best.score {
                best.score = score;
                if score > alpha || (ply == 0 && i == 0) {
                    best.move_code = G::move_code(m);
                    if is_pv {
                        self.update_pv(ply, m);
                    }
                }
                alpha = alpha.max(score);
                if alpha >= beta {
                    if !noisy {
                        self.ordering
                            .on_beta_cutoff(node, m, quiets_tried, ply, depth);
                    }
                    break;
                }
            }
            if !noisy && quiets_tried.len() < MOST_QUIETS_TRIED {
                quiets_tried.push(m);
            }
        }
        let unsure = *incomplete && best.score <= -WIN_BOUND;
        if !unsure {
            self.store(node, window, info, &best);
        }
        best.score
    }

    /// Picks the next move early. Where one move has caused no cutoff, others will be tried: the next one's table entry
    /// is fetched meanwhile.
    #[inline]
    fn pick_ahead(
        &self,
        node: &Node<G>,
        picker: &mut MovePicker,
        moves: &[G::Move],
    ) -> PickedMove<G::Move> {
        let next = picker.pick(moves);
        self.table.prefetch(self.table_key(&node.after(next.m)));
        next
    }

    /// Stores what the loop found in the transposition table, unless it holds only here and now.
    fn store(&self, node: &Node<G>, window: Window, info: NodeInfo, best: &Best) {
        let table_score = score::to_table(best.score, window.ply);
        let all_moves = window.ply > 0 || self.excluded.is_empty();
        if !all_moves || !node.holds_for_any_count(table_score) {
            return;
        }
        let bound = if best.score >= window.beta {
            Bound::Lower
        } else if best.score > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = TtEntry {
            move_code: best.move_code,
            score: table_score,
            static_eval: info.static_eval,
            depth: window.depth,
            bound,
        };
        self.table.store(self.table_key(node), entry);
    }

    /// The score of the `i`th move. Principal variation search: the first with the whole window, later ones with
    /// a null window until they prove better. Late move reductions: late quiet ones at less depth until they do.
    fn search_move(
        &mut self,
        node: &Node<G>,
        picked: PickedMove<G::Move>,
        i: usize,
        window: Window,
        new_depth: i32,
    ) -> i32 {
        let Window {
            alpha, beta, ply, ..
        } = window;
        let child = node.after(picked.m);
        if new_depth > 0 {
            self.table.prefetch(self.table_key(&child));
        }
        if i == 0 {
            return -self.search(&child, Window::child(alpha, beta, new_depth, ply));
        }
        let is_pv = window.is_pv();
        let reduced = new_depth - late_move_reduction(&picked, i, window, new_depth);
        let mut score = -self.search(&child, Window::child(alpha, alpha + 1, reduced, ply));
        if score > alpha && reduced < new_depth && !self.stopped {
            score = -self.search(&child, Window::child(alpha, alpha + 1, new_depth, ply));
        }
        if is_pv && score > alpha && score < beta && !self.stopped {
            score = -self.search(&child, Window::child(alpha, beta, new_depth, ply));
        }
        score
    }
}

/// The transposition table's move, which is tried before the others are even scored.
#[inline]
fn tt_move<G: EngineGame>(node: &Node<G>, m: G::Move) -> PickedMove<G::Move> {
    PickedMove {
        m,
        order: i32::MAX,
        noisy: node.position.is_noisy(m),
    }
}

/// Puts the transposition table's move first, if it is among these.
fn tt_move_first<G: EngineGame>(moves: &mut [G::Move], tt_move: u16) -> bool {
    if tt_move == 0 {
        return false;
    }
    let found = moves.iter().position(|&m| G::move_code(m) == tt_move);
    if let Some(at) = found {
        moves.swap(0, at);
    }
    found.is_some()
}

/// Whether a late quiet move of a shallow node is left out: late move pruning by its number, futility pruning by
/// how far the static evaluation is below alpha.
fn is_pruned(depth: i32, i: usize, below_alpha: i32, order: i32) -> bool {
    if depth > 5 || order >= NEVER_PRUNED {
        return false;
    }
    let late = i as i32 > 4 + 3 * depth * depth;
    let futile = depth <= 4 && 60 + 100 * depth <= below_alpha && i > 2;
    late || futile
}

/// By how many plies a late quiet move is searched less deeply, leaving at least one.
fn late_move_reduction<M>(picked: &PickedMove<M>, i: usize, window: Window, new_depth: i32) -> i32 {
    if window.depth < 3 || i < 3 || picked.noisy {
        return 0;
    }
    let by_history = (picked.order / 6000).clamp(-1, 2);
    let reduction = base_reduction(window.depth, i) - i32::from(window.is_pv()) - by_history;
    new_depth - (new_depth - reduction.max(0)).clamp(1, new_depth)
}

/// The reduction by depth and move number.
fn base_reduction(depth: i32, i: usize) -> i32 {
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
