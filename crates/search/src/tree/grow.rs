//! How the tree grows: down to a leaf, judge it, and carry that up.

use super::node::{Node, OPEN, cut_back};
use super::{Tree, squash};
use crate::judge::EngineGame;
use crate::score::{self, INFINITE, MOST_PLIES, WIN_BOUND};
use crate::worker::{At, Task};

/// How much unvisited moves that promise much are preferred.
const CURIOSITY: f32 = 0.8;
/// How much the best play known counts beside the average of the visits.
const TRUST: f32 = 0.4;
/// How sharply better judged moves are preferred: hundredths of a man for e times the share.
const SHARPNESS: f32 = 60.0;
/// How deep leaves are looked at before they are judged.
const LEAF_DEPTH: i32 = 0;
/// Positions with more moves than this have them judged one by one, as they are visited.
const MANY: usize = 128;
/// How many moves are open to a visit at first where there are many.
const OPEN_AT_FIRST: f32 = 6.0;
/// The deepest the tree goes.
const DEEPEST: usize = MOST_PLIES - 24;

impl<G: EngineGame> Tree<'_, G> {
    /// One visit. `false` if the search was stopped: then it does not count.
    pub(super) fn visit(&mut self) -> bool {
        if self.nodes.len() + 4096 > self.most {
            cut_back(&mut self.nodes, self.most / 2);
        }
        self.worker.path.truncate(self.past);
        self.path.clear();
        self.path.push(0);
        let mut at = self.root.clone();
        let mut node = 0;
        while self.nodes[node].proved == OPEN {
            let leaf = self.nodes[node].visits == 0 && node != 0;
            if leaf || self.path.len() > DEEPEST {
                self.judge(&at, node);
                break;
            }
            let counted = at.position.repeats_at(&at.counters);
            if counted {
                self.worker.path.push(at.position.key());
            }
            if self.nodes[node].count == 0 {
                self.grow(&at, node);
                if self.nodes[node].proved != OPEN {
                    break;
                }
            }
            if self.worker.stopped {
                break;
            }
            node = self.choose(node);
            self.path.push(node);
            at = at.after(self.nodes[node].m);
            // Where moves are judged one by one, an end is seen only now.
            if self.nodes[node].proved == OPEN
                && self.nodes[node].visits == 0
                && let Some(end) = self.worker.end(&at)
            {
                let team = at.position.seat().team();
                self.nodes[node].proved = -score::of_outcome(end, team, 0);
            }
        }
        if self.worker.stopped {
            return false;
        }
        self.carry_up();
        self.visits += 1;
        true
    }

    /// Judges a leaf.
    fn judge(&mut self, at: &At<G>, node: usize) {
        let ply = self.path.len().min(MOST_PLIES - 1);
        let task = Task {
            alpha: -INFINITE,
            beta: INFINITE,
            depth: LEAF_DEPTH,
            ply,
        };
        let score = -self.worker.search(at, task);
        let score = score::to_table(score, ply);
        if score.abs() >= WIN_BOUND {
            self.nodes[node].proved = score;
        }
        self.nodes[node].value = squash(score);
    }

    /// Lists the moves of a position, judged where there are not too many.
    fn grow(&mut self, at: &At<G>, node: usize) {
        let mut moves = Vec::new();
        at.position.legal_moves(&mut moves);
        at.position.drop_twins(&mut moves);
        if moves.is_empty() {
            let team = at.position.seat().team();
            self.nodes[node].proved = -score::of_outcome(at.position.stuck(), team, 0);
            return;
        }
        let many = moves.len() > MANY;
        let mut listed: Vec<Node<G::Move>> = Vec::with_capacity(moves.len());
        let expected = -self.nodes[node].mean();
        for m in moves {
            let mut child = Node::new(m);
            if many {
                child.value = expected;
                child.share = at.position.promise(m) as f32 / 2.0;
            } else {
                let after = at.after(m);
                self.worker.count(self.path.len());
                if self.worker.stopped {
                    return;
                }
                let score = match self.worker.end(&after) {
                    Some(end) => {
                        let score = -score::of_outcome(end, after.position.seat().team(), 0);
                        child.proved = score;
                        score
                    }
                    None => -self.worker.judge(&after.position),
                };
                child.value = squash(score);
                child.share = score.clamp(-3000, 3000) as f32;
            }
            listed.push(child);
        }
        if many {
            listed.sort_by(|a, b| b.share.total_cmp(&a.share));
        }
        share_out(&mut listed);
        self.nodes[node].first = self.nodes.len() as u32;
        self.nodes[node].count = listed.len() as u32;
        self.nodes.append(&mut listed);
    }

    /// The child to visit.
    fn choose(&self, node: usize) -> usize {
        let parent = &self.nodes[node];
        let mut children = parent.children();
        if children.len() > MANY {
            let open = OPEN_AT_FIRST + 2.0 * (parent.visits as f32).sqrt();
            children.end = children.end.min(children.start + open as usize);
        }
        let root = (parent.visits.max(1) as f32).sqrt() * CURIOSITY;
        let mut best = (children.start, f32::NEG_INFINITY);
        for i in children {
            let child = &self.nodes[i];
            let worth = if child.proved == OPEN {
                let known = (1.0 - TRUST) * child.mean() + TRUST * child.value;
                known + root * child.share / (1 + child.visits) as f32
            } else {
                // What is proved needs no more visits; a proved win ends the search of its parent.
                squash(child.proved) - 2.0
            };
            if worth > best.1 {
                best = (i, worth);
            }
        }
        best.0
    }

    /// Carries what the visit found up the path.
    fn carry_up(&mut self) {
        let Some(&leaf) = self.path.last() else {
            return;
        };
        let mut found = match self.nodes[leaf].proved {
            OPEN => self.nodes[leaf].value,
            proved => squash(proved),
        };
        for at in (0..self.path.len()).rev() {
            let node = self.path[at];
            if self.nodes[node].count > 0 {
                self.choose_best(node);
            }
            let kept = &mut self.nodes[node];
            kept.visits += 1;
            kept.sum += found;
            found = -found;
        }
    }

    /// What a node is worth by its children, and what they prove of it.
    fn choose_best(&mut self, node: usize) {
        let mut value = f32::NEG_INFINITY;
        let mut proved = -INFINITE;
        let mut whole = true;
        for child in &self.nodes[self.nodes[node].children()] {
            value = value.max(child.value);
            if child.proved == OPEN {
                whole = false;
            } else {
                proved = proved.max(child.proved);
            }
        }
        self.nodes[node].value = -value;
        if whole || proved >= WIN_BOUND {
            // One ply farther from the end.
            let farther = score::from_table(proved, 1);
            self.nodes[node].proved = -farther;
            self.nodes[node].value = squash(-farther);
        }
    }
}

/// Turns scores into shares whose sum is 1.
fn share_out<M>(listed: &mut [Node<M>]) {
    let scores = listed.iter().map(|node| node.share);
    let most = scores.fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for node in listed.iter_mut() {
        node.share = ((node.share - most) / SHARPNESS).exp();
        sum += node.share;
    }
    for node in listed {
        node.share /= sum;
    }
}
