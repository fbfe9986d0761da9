//! One thread of a search and what it keeps: node counts, the path, the principal variation, move lists.

use crate::engine_game::EngineGame;
use crate::limits::Stop;
use crate::move_ordering::{MovePicker, OrderingTables};
use crate::oracle::Oracle;
use crate::repetition::repeated_key;
use crate::score::{self, MAX_PLY};
use crate::transposition::TranspositionTable;

/// How many nodes a thread searches between two looks at the clock.
const CHECK_EVERY: u64 = 256;

/// One thread of a search. With lazy SMP, threads share the transposition table and nothing else.
pub(crate) struct Worker<'a, G: EngineGame> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) stop: &'a Stop,
    pub(crate) oracle: Option<&'a dyn Oracle<G>>,
    pub(crate) ordering: OrderingTables,
    /// Keys of the earlier positions whose repetition counts: of the game, then of the path from the root.
    pub(crate) path: Vec<u64>,
    /// How many of them are of the game, the root included.
    pub(crate) game_len: usize,
    /// What table keys are changed by: see [`repeated_key`].
    repeated_key: u64,
    pub(crate) move_lists: Vec<MoveLists<G::Move>>,
    /// The principal variation from each ply on.
    pub(crate) pv: Vec<Vec<G::Move>>,
    /// Nodes since the last look at the clock, and how many there may be.
    unreported: u64,
    report_at: u64,
    pub(crate) nodes: u64,
    /// The greatest ply reached.
    pub(crate) seldepth: usize,
    pub(crate) stopped: bool,
    /// Root moves that better lines begin with, left out of this one.
    pub(crate) excluded: Vec<G::Move>,
    /// Evaluation weights other than the built-in ones.
    pub(crate) weights: Option<G::Weights>,
    /// Root moves that are never searched.
    pub(crate) skipped: Vec<G::Move>,
}

/// The moves of one ply, kept to be filled again.
pub(crate) struct MoveLists<M> {
    /// In the order in which they were generated.
    pub moves: Vec<M>,
    pub picker: MovePicker,
    /// Quiet ones that were tried and caused no cutoff.
    pub quiets_tried: Vec<M>,
    /// Whether legal moves may be missing: then the position is not lost because these all lose.
    pub incomplete: bool,
}

impl<M> MoveLists<M> {
    /// For the moves of another position.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.quiets_tried.clear();
        self.incomplete = false;
    }
}

impl<M> Default for MoveLists<M> {
    fn default() -> MoveLists<M> {
        MoveLists {
            moves: Vec::new(),
            picker: MovePicker::default(),
            quiets_tried: Vec::new(),
            incomplete: false,
        }
    }
}

/// A node of the tree: a position with its counters, and the move that led there.
#[derive(Clone)]
pub(crate) struct Node<G: EngineGame> {
    pub position: G,
    pub counters: G::Counters,
    /// `None` at the root and after a null move.
    pub previous: Option<G::Move>,
}

impl<G: EngineGame> Node<G> {
    pub(crate) fn root(position: G, counters: G::Counters) -> Node<G> {
        Node {
            position,
            counters,
            previous: None,
        }
    }

    pub(crate) fn after(&self, m: G::Move) -> Node<G> {
        let position = self.position.after(m);
        let counters = self.position.advance(&self.counters, m, &position);
        Node {
            position,
            counters,
            previous: Some(m),
        }
    }

    /// Whether a table score holds whatever the counters are that the table key leaves out: a win or loss has to
    /// come before they could end the game.
    #[inline]
    pub(crate) fn holds_for_any_count(&self, table_score: i32) -> bool {
        score::plies_to_end(table_score)
            .is_none_or(|plies| plies.unsigned_abs() < self.position.plies_to_limit(&self.counters))
    }
}

/// The alpha-beta window of a node, and how deep it is searched.
#[derive(Copy, Clone)]
pub(crate) struct Window {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
}

impl Window {
    /// Whether this is a node of the principal variation: all others have a null window.
    #[inline]
    pub(crate) fn is_pv(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The window of a child, as its own side to move sees it.
    #[inline]
    pub(crate) fn child(alpha: i32, beta: i32, depth: i32, ply: usize) -> Window {
        Window {
            alpha: -beta,
            beta: -alpha,
            depth,
            ply: ply + 1,
        }
    }
}

impl<'a, G: EngineGame> Worker<'a, G> {
    /// `history` are the keys of the game's earlier positions whose repetition counts.
    pub(crate) fn new(
        table: &'a TranspositionTable,
        stop: &'a Stop,
        history: &[u64],
    ) -> Worker<'a, G> {
        let mut worker = Worker {
            table,
            stop,
            oracle: None,
            ordering: OrderingTables::new(),
            path: history.to_vec(),
            game_len: history.len(),
            repeated_key: 0,
            move_lists: (0..MAX_PLY + 2).map(|_| MoveLists::default()).collect(),
            pv: vec![Vec::new(); MAX_PLY + 2],
            unreported: 0,
            report_at: 1,
            nodes: 0,
            seldepth: 0,
            stopped: false,
            excluded: Vec::new(),
            weights: None,
            skipped: Vec::new(),
        };
        worker.report_at = worker.report_interval();
        worker
    }

    /// Prepares to search from this root.
    pub(crate) fn set_root(&mut self, root: &Node<G>) {
        let window = root.position.repetition_window(&root.counters);
        let mut recent = self.path[self.path.len().saturating_sub(window)..].to_vec();
        if root.position.repeats_at(&root.counters) {
            recent.push(root.position.key());
            self.game_len = self.path.len() + 1;
        }
        self.repeated_key = repeated_key(&recent);
    }

    /// A node's key in the transposition table.
    #[inline]
    pub(crate) fn table_key(&self, node: &Node<G>) -> u64 {
        node.position.table_key(&node.counters) ^ self.repeated_key
    }

    /// Small node limits are kept to the node.
    fn report_interval(&self) -> u64 {
        let limit = self.stop.limits().nodes.unwrap_or(u64::MAX);
        let left = limit.saturating_sub(self.stop.nodes());
        left.clamp(1, CHECK_EVERY)
    }

    pub(crate) fn count_node(&mut self, ply: usize) {
        // Once stopped, a search only unwinds: what it still visits is not searched.
        if self.stopped {
            return;
        }
        self.nodes += 1;
        self.unreported += 1;
        self.seldepth = self.seldepth.max(ply);
        if self.unreported >= self.report_at {
            self.stopped = self.stop.tell(self.unreported);
            self.unreported = 0;
            self.report_at = self.report_interval();
        }
    }

    pub(crate) fn evaluate(&self, position: &G) -> i32 {
        match &self.weights {
            None => position.evaluate(),
            Some(weights) => position.evaluate_with(weights),
        }
    }

    /// The principal variation from here on is `m` and that of its child.
    pub(crate) fn update_pv(&mut self, ply: usize, m: G::Move) {
        let (before, after) = self.pv.split_at_mut(ply + 1);
        let pv = &mut before[ply];
        pv.clear();
        pv.push(m);
        pv.extend_from_slice(&after[0]);
    }
}
