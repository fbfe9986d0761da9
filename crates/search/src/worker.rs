//! The search itself: principal variation search for one thread.

use crate::judge::EngineGame;
use crate::limits::Stop;
use crate::oracle::Oracle;
use crate::order::{Memory, Ranks};
use crate::score::{self, MOST_PLIES, WIN, WIN_BOUND};
use crate::table::{Bound, Entry, Table};
use crate::tries::Before;

/// How many positions a thread looks at between two looks at the clock.
const CHECK_EVERY: u64 = 256;

/// One thread of a search.
pub(crate) struct Worker<'a, G: EngineGame> {
    pub(crate) table: &'a Table,
    pub(crate) stop: &'a Stop,
    pub(crate) oracle: Option<&'a dyn Oracle<G>>,
    pub(crate) memory: Memory,
    /// Keys of the earlier positions whose repetition counts: of the game, then of the line.
    pub(crate) path: Vec<u64>,
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
    /// What to judge by, where it is not the built-in weights.
    pub weights: Option<G::Weights>,
    /// Root moves that are never looked at.
    pub barred: Vec<G::Move>,
}

/// Room for the moves of one ply.
pub(crate) struct Lists<M> {
    /// As they are listed.
    pub moves: Vec<M>,
    /// How early they are tried.
    pub ranks: Ranks,
    /// Quiet ones that were tried and did not refute.
    pub failed: Vec<M>,
    /// Whether legal moves may be missing: then the position is not lost because these all lose.
    pub thinned: bool,
}

impl<M> Lists<M> {
    /// For the moves of another position.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.failed.clear();
        self.thinned = false;
    }
}

impl<M> Default for Lists<M> {
    fn default() -> Lists<M> {
        Lists {
            moves: Vec::new(),
            ranks: Ranks::default(),
            failed: Vec::new(),
            thinned: false,
        }
    }
}

/// A position in the tree with its counters, and the move that led there.
#[derive(Clone)]
pub(crate) struct At<G: EngineGame> {
    pub position: G,
    pub counters: G::Counters,
    pub before: Option<G::Move>,
}

impl<G: EngineGame> At<G> {
    /// What the table knows it by.
    pub(crate) fn key(&self) -> u64 {
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

impl<'a, G: EngineGame> Worker<'a, G> {
    pub(crate) fn new(table: &'a Table, stop: &'a Stop, history: &[u64]) -> Worker<'a, G> {
        let mut worker = Worker {
            table,
            stop,
            oracle: None,
            memory: Memory::new(),
            path: history.to_vec(),
            lists: (0..MOST_PLIES + 2).map(|_| Lists::default()).collect(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            untold: 0,
            most_untold: 1,
            nodes: 0,
            deepest: 0,
            stopped: false,
            excluded: Vec::new(),
            weights: None,
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
        // Once stopped, a search only unwinds: what it still calls is not searched.
        if self.stopped {
            return;
        }
        self.nodes += 1;
        self.untold += 1;
        self.deepest = self.deepest.max(ply);
        if self.untold >= self.most_untold {
            self.stopped = self.stop.tell(self.untold);
            self.untold = 0;
            self.most_untold = self.interval();
        }
    }

    pub(crate) fn judge(&self, position: &G) -> i32 {
        match &self.weights {
            None => position.judge(),
            Some(weights) => position.judge_with(weights),
        }
    }

    /// The end of the game at this position, if it is one: by the board, by repetition or by counters.
    /// In the tree a position that stood before is taken as a repetition at once: who can repeat it
    /// once can repeat it twice.
    pub(crate) fn end(&self, at: &At<G>) -> Option<doska_rules::Outcome> {
        if let Some(end) = at.position.outcome() {
            return Some(end);
        }
        let again = at.position.repeats_at(&at.counters) && self.stood_before(at);
        at.position
            .counted_outcome(&at.counters, if again { 3 } else { 0 })
    }

    fn stood_before(&self, at: &At<G>) -> bool {
        let far = at.position.look_back(&at.counters);
        let key = at.position.key();
        self.path
            .iter()
            .rev()
            .take(far)
            .any(|&before| before == key)
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
        self.count(ply);
        if self.stopped {
            return 0;
        }
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
        let wide = beta - alpha > 1;
        // Asked before the table, which takes its time to answer.
        let forced = at.position.must_be_loud();
        let early = if G::QUICK {
            Some(self.judge(&at.position))
        } else {
            None
        };
        let known = self.table.get(at.key());
        if let Some(known) = known
            && !root
            && !wide
            && known.depth >= depth
            && let Some(score) = cut(known, alpha, beta, ply)
        {
            return score;
        }
        let judged = early
            .or(known.map(|known| known.judged))
            .unwrap_or_else(|| self.judge(&at.position));
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
            Before {
                known: known.map_or(0, |known| known.code),
                judged,
                forced,
            },
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
        let (position, counters) = at.position.passed(&at.counters)?;
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
