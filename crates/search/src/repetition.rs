//! Repetition in the tree: when it ends the game, and when it only looks as if it did.
//!
//! Where threefold is a draw, a first repetition in the tree is scored as one at once: who can repeat a
//! position once can repeat it twice. Where threefold is decided by points, that would be wrong: the side
//! behind plays something else the second time. There only a position that has stood twice in the game itself
//! ends it. A position that stands for the second time is searched on, but nothing below it is a proof:
//! the third time may come before the win does.
//!
//! A win or loss by force is then a proof whatever came before, but for one thing: a position that has stood
//! twice in the game must not be entered again. Scores found with that in mind are kept under keys of their
//! own; see [`repeated_key`].

use doska_rules::{Outcome, zobrist};

use crate::engine_game::EngineGame;
use crate::score::{self, WIN_BOUND};
use crate::worker::{Node, Worker};

/// What a node is before any of its moves is tried.
pub(crate) enum Arrival {
    /// The game is over: its score.
    Over(i32),
    /// A position that stood before, where the third time decides the game. Nothing below it is a proof.
    Cycle,
    /// Any other.
    New,
}

/// The score of a third occurrence that was not played but only searched, for the side ahead.
const THREEFOLD_IN_TREE: i32 = 15_000;

impl<G: EngineGame> Worker<'_, G> {
    /// Whether the game ends at this position, by the board, by repetition or by counters.
    pub(crate) fn arrival(&self, node: &Node<G>, ply: usize) -> Arrival {
        let team = node.position.seat().team();
        let over = |end: Outcome| Arrival::Over(score::of_outcome(end, team, ply));
        if let Some(end) = node.position.outcome() {
            return over(end);
        }
        if node.position.repeats_at(&node.counters)
            && let Some(earlier) = self.earlier(node)
            && let Some(end) = node.position.counted_outcome(&node.counters, 3)
        {
            return match end.winner {
                None => over(end),
                Some(_) if earlier.in_game >= 2 => over(end),
                // Both sides have gone round twice.
                Some(winner) if earlier.in_game + earlier.in_tree >= 2 => {
                    Arrival::Over(if winner == team {
                        THREEFOLD_IN_TREE
                    } else {
                        -THREEFOLD_IN_TREE
                    })
                }
                Some(_) => match node.position.counted_outcome(&node.counters, 0) {
                    Some(end) => over(end),
                    None => Arrival::Cycle,
                },
            };
        }
        match node.position.counted_outcome(&node.counters, 0) {
            Some(end) => over(end),
            None => Arrival::New,
        }
    }

    /// How often the position stood before; `None` if it did not.
    fn earlier(&self, node: &Node<G>) -> Option<Earlier> {
        let window = node.position.repetition_window(&node.counters);
        let key = node.position.key();
        let from = self.path.len().saturating_sub(window);
        let recent = &self.path[from..];
        if !recent.contains(&key) {
            return None;
        }
        let in_game = self.game_len.saturating_sub(from);
        let count = |keys: &[u64]| keys.iter().filter(|&&stood| stood == key).count();
        Some(Earlier {
            in_game: count(&recent[..in_game]),
            in_tree: count(&recent[in_game..]),
        })
    }
}

/// How often a position stood in the game, the root included, and in the tree below it.
struct Earlier {
    in_game: usize,
    in_tree: usize,
}

/// A score that claims no win and no loss.
pub(crate) fn unproven(score: i32) -> i32 {
    score.clamp(1 - WIN_BOUND, WIN_BOUND - 1)
}

/// What the table's keys are changed by in a search whose game has seen positions twice: 0 where it has not.
///
/// A win that the table knows of holds after any history in which no position of it has stood twice, because
/// on the way to it no position comes twice.
pub(crate) fn repeated_key(recent: &[u64]) -> u64 {
    let mut keys = recent.to_vec();
    keys.sort_unstable();
    let mut twice: Vec<u64> = keys
        .windows(2)
        .filter(|pair| pair[0] == pair[1])
        .map(|pair| pair[0])
        .collect();
    twice.dedup();
    twice
        .into_iter()
        .fold(0, |sum, key| sum ^ zobrist::mix(key))
}
