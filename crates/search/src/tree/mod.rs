//! The second searcher: a tree that grows where it pays, for positions too wide for alpha-beta.
//!
//! Every visit goes down to a leaf by what moves have been worth so far and what they promise, judges it
//! by a short calm search instead of a playout, and carries that up: as an average, and as what both
//! sides would choose. Proved wins and losses go up as such. No transpositions; memory is bounded: a full
//! tree is cut back to what is visited most. With one thread and a limit of nodes it is repeatable.

mod grow;
mod node;

use crate::engine::{Found, Report};
use crate::judge::EngineGame;
use crate::limits::Stop;
use crate::score::{self, WIN_BOUND};
use crate::table::Table;
use crate::worker::{At, Worker};
use node::{Node, OPEN};

/// A tree and what it takes to grow it.
pub(crate) struct Tree<'a, G: EngineGame> {
    nodes: Vec<Node<G::Move>>,
    /// Judges the leaves, counts the positions, knows what stood before.
    worker: Worker<'a, G>,
    root: At<G>,
    /// How many keys the game before the root has left.
    past: usize,
    /// The nodes of the visit going on.
    path: Vec<usize>,
    most: usize,
    visits: u64,
}

/// How much of the score makes a win three times as likely, in hundredths of a man.
const SCALE: f32 = 200.0;

/// A score as a value from -1 to 1.
fn squash(score: i32) -> f32 {
    (score as f32 / SCALE / 2.0).tanh()
}

/// The reverse of [`squash`].
fn unsquash(value: f32) -> i32 {
    let score = value.clamp(-0.999_999, 0.999_999).atanh() * 2.0 * SCALE;
    (score as i32).clamp(1 - WIN_BOUND, WIN_BOUND - 1)
}

/// Searches as [`Engine::search`](crate::Engine::search) does, by one thread.
pub(crate) fn search<G: EngineGame>(
    (table, lines, weights): (&Table, usize, Option<G::Weights>),
    (position, counters): (&G, &G::Counters),
    history: &[u64],
    stop: &Stop,
    tell: &mut dyn FnMut(&Report<G::Move>),
) -> Found<G::Move> {
    let root = At {
        position: position.clone(),
        counters: counters.clone(),
        before: None,
    };
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let Some(&only) = legal.first() else {
        return Found {
            lines: Vec::new(),
            nodes: 0,
        };
    };
    let mut worker = Worker::new(table, stop, history);
    worker.weights = weights;
    let room = table.bytes() / size_of::<Node<G::Move>>();
    let mut tree = Tree {
        nodes: vec![Node::new(only)],
        worker,
        root,
        past: history.len(),
        path: Vec::new(),
        // A node and its children must fit, whatever was asked for.
        most: room.max(4 * legal.len() + 1024),
        visits: 0,
    };
    let mut next_told = 64;
    while tree.visit() {
        if tree.visits >= next_told {
            next_told *= 2;
            tree.report(lines, stop).iter().for_each(&mut *tell);
        }
        let settled = legal.len() == 1 || tree.nodes[0].proved != OPEN;
        if !stop.may_deepen(100) || settled {
            break;
        }
    }
    let mut found = tree.report(lines, stop);
    if found.is_empty() {
        found.push(tree.told(stop, 1, 0, vec![only]));
    }
    found.iter().for_each(tell);
    stop.ask();
    Found {
        nodes: stop.nodes().max(tree.worker.nodes),
        lines: found,
    }
}

impl<G: EngineGame> Tree<'_, G> {
    /// The best lines: what is proved won first, and what is proved lost last; else by visits.
    fn report(&self, lines: usize, stop: &Stop) -> Vec<Report<G::Move>> {
        let mut ranked: Vec<usize> = self.nodes[0].children().collect();
        ranked.sort_by_key(|&i| std::cmp::Reverse(self.rank(i)));
        ranked.truncate(lines.max(1));
        let mut out = Vec::with_capacity(ranked.len());
        for (i, at) in ranked.into_iter().enumerate() {
            let node = &self.nodes[at];
            let score = match node.proved {
                OPEN => unsquash(node.mean()),
                proved => proved,
            };
            out.push(self.told(stop, i + 1, score, self.line_from(at)));
        }
        out
    }

    fn rank(&self, i: usize) -> (i32, u32, i32) {
        let node = &self.nodes[i];
        let proved = match node.proved {
            OPEN => 0,
            proved if proved.abs() >= WIN_BOUND => proved,
            _ => 0,
        };
        (proved, node.visits, (node.value * 1e6) as i32)
    }

    fn line_from(&self, mut at: usize) -> Vec<G::Move> {
        let mut moves = vec![self.nodes[at].m];
        loop {
            let children = self.nodes[at].children();
            let tried = children.filter(|&i| self.nodes[i].visits > 0);
            let Some(next) = tried.max_by_key(|&i| (self.rank(i), usize::MAX - i)) else {
                return moves;
            };
            moves.push(self.nodes[next].m);
            at = next;
        }
    }

    fn told(&self, stop: &Stop, line: usize, score: i32, moves: Vec<G::Move>) -> Report<G::Move> {
        Report {
            depth: moves.len() as u32,
            deepest: self.worker.deepest as u32,
            line,
            score: match score::plies_to_end(score) {
                // The first move is a ply as well.
                Some(_) if score > 0 => score - 1,
                Some(_) => score + 1,
                None => score,
            },
            moves,
            nodes: stop.nodes().max(self.worker.nodes),
            time: stop.elapsed(),
            fullness: (1000 * self.nodes.len() / self.most).min(1000) as u32,
            hits: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squashing_goes_back() {
        for score in [-900, -100, -7, 0, 1, 60, 250, 800] {
            assert!((unsquash(squash(score)) - score).abs() <= 1, "{score}");
        }
        assert!(unsquash(1.0) < WIN_BOUND);
    }
}
