//! Move ordering: the transposition table's move, good noisy moves, killers, the counter move, then quiet moves
//! by the history heuristic.

use doska_rules::Team;

use crate::engine_game::{EngineGame, HISTORY_SLOTS};
use crate::score::MAX_PLY;
use crate::worker::Node;

/// What a thread has learnt of quiet moves.
pub(crate) struct OrderingTables {
    /// Quiet moves that refuted other lines at the same ply.
    killers: Vec<[MoveId; 2]>,
    /// By the previous move's slot: the quiet move that refuted it last.
    counter_moves: Vec<MoveId>,
    /// The history heuristic, by team and slot: between -[`HISTORY_MAX`] and [`HISTORY_MAX`].
    history: Box<[[i16; HISTORY_SLOTS]; 2]>,
}

/// A quiet move by its history slot and its code.
#[derive(Copy, Clone, PartialEq, Eq)]
struct MoveId {
    slot: u16,
    code: u16,
}

/// No move has this slot.
const NO_MOVE: MoveId = MoveId {
    slot: HISTORY_SLOTS as u16,
    code: 0,
};

const HISTORY_MAX: i32 = 8_000;
/// Added to the history of a killer, of the older killer, of the counter move.
const KILLER_BONUS: [i32; 2] = [40_000, 30_000];
const COUNTER_BONUS: i32 = 20_000;
/// Added to noisy moves that win something.
const NOISY_BONUS: i32 = 100_000;

impl OrderingTables {
    pub(crate) fn new() -> OrderingTables {
        OrderingTables {
            killers: vec![[NO_MOVE; 2]; MAX_PLY + 2],
            counter_moves: vec![NO_MOVE; HISTORY_SLOTS],
            history: Box::new([[0; HISTORY_SLOTS]; 2]),
        }
    }

    /// A quiet move caused a beta cutoff; the quiet moves tried before it did not.
    pub(crate) fn on_beta_cutoff<G: EngineGame>(
        &mut self,
        node: &Node<G>,
        m: G::Move,
        tried: &[G::Move],
        ply: usize,
        depth: i32,
    ) {
        let id = MoveId {
            slot: G::history_slot(m) as u16,
            code: G::move_code(m),
        };
        let killers = &mut self.killers[ply];
        if killers[0] != id {
            *killers = [id, killers[0]];
        }
        if let Some(previous) = node.previous {
            self.counter_moves[G::history_slot(previous)] = id;
        }
        let team = node.position.seat().team();
        let bonus = (16 * depth * depth + 32 * depth).min(1200);
        self.update_history::<G>(team, m, bonus);
        for &other in tried {
            self.update_history::<G>(team, other, -bonus);
        }
    }

    /// Moves towards the bound, never over it.
    fn update_history<G: EngineGame>(&mut self, team: Team, m: G::Move, bonus: i32) {
        let entry = &mut self.history[team as usize][G::history_slot(m)];
        let now = i32::from(*entry);
        *entry = (now + bonus - now * bonus.abs() / HISTORY_MAX) as i16;
    }
}

/// Picks the moves of a node one by one, best first. Selection instead of sorting: as a rule the first of them
/// causes a cutoff.
#[derive(Default)]
pub(crate) struct MovePicker {
    /// For each move its score, whether it is noisy and its index from the end, from the highest bit down, so
    /// that the greatest is picked next; [`PICKED`] once it was.
    keys: Vec<i64>,
}

/// A move as it was picked.
#[derive(Copy, Clone)]
pub(crate) struct PickedMove<M> {
    pub m: M,
    pub order: i32,
    pub noisy: bool,
}

/// Lower than any key.
const PICKED: i64 = i64::MIN;

impl MovePicker {
    /// Scores the moves of a node.
    pub(crate) fn score_moves<G: EngineGame>(
        &mut self,
        node: &Node<G>,
        moves: &[G::Move],
        tables: &OrderingTables,
        ply: usize,
    ) {
        let position = &node.position;
        let history = &tables.history[position.seat().team() as usize];
        let [killer, older_killer] = tables.killers[ply];
        let counter_move = node
            .previous
            .map_or(NO_MOVE, |m| tables.counter_moves[G::history_slot(m)]);
        self.fill(moves.iter().map(|&m| {
            let (noisy, order_score) = position.classify(m);
            if noisy {
                return noisy_key(order_score);
            }
            let slot = G::history_slot(m);
            let is = |id: MoveId| usize::from(id.slot) == slot && G::move_code(m) == id.code;
            let bonus = if is(killer) {
                KILLER_BONUS[0]
            } else if is(older_killer) {
                KILLER_BONUS[1]
            } else if is(counter_move) {
                COUNTER_BONUS
            } else {
                0
            };
            2 * (i32::from(history[slot]) + order_score * 8 + bonus)
        }));
    }

    /// Scores moves that are all noisy.
    pub(crate) fn score_noisy<G: EngineGame>(&mut self, position: &G, moves: &[G::Move]) {
        self.fill(moves.iter().map(|&m| noisy_key(position.order_score(m))));
    }

    /// Takes scores that are doubled, and one more if the move is noisy.
    fn fill(&mut self, scores: impl ExactSizeIterator<Item = i32>) {
        let count = scores.len() as u32;
        let from_end = (0..count).rev();
        self.keys.clear();
        self.keys.extend(
            scores
                .zip(from_end)
                .map(|(score, index)| i64::from(score) << 32 | i64::from(index)),
        );
    }

    /// The best move that has not been picked yet, the first of equals. `moves` are those that were scored, and
    /// one of them is left.
    pub(crate) fn pick<M: Copy>(&mut self, moves: &[M]) -> PickedMove<M> {
        let best = self.keys.iter().fold(PICKED, |best, &key| best.max(key));
        let i = self.keys.len() - 1 - best as u32 as usize;
        self.keys[i] = PICKED;
        let score = (best >> 32) as i32;
        PickedMove {
            m: moves[i],
            order: score >> 1,
            noisy: score & 1 == 1,
        }
    }
}

/// Noisy moves that win something come before all quiet ones, others after most.
fn noisy_key(order_score: i32) -> i32 {
    let score = if order_score >= 0 {
        NOISY_BONUS + order_score
    } else {
        order_score * 20
    };
    2 * score + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_of_equals_the_one_listed_first() {
        let mut picker = MovePicker::default();
        let moves = ['a', 'b', 'c', 'd', 'e', 'f'];
        let scores = [
            2 * -7,
            noisy_key(-1),
            2 * 300,
            noisy_key(0),
            2 * 300,
            2 * -7,
        ];
        // What was scored before leaves nothing behind.
        picker.fill([0; 9].into_iter());
        picker.fill(scores.into_iter());
        let picked = moves.map(|_| picker.pick(&moves));
        assert_eq!(picked.map(|p| p.m), ['d', 'c', 'e', 'a', 'f', 'b']);
        assert_eq!(
            picked.map(|p| p.order),
            [NOISY_BONUS, 300, 300, -7, -7, -20]
        );
        assert_eq!(
            picked.map(|p| p.noisy),
            [true, false, false, false, false, true]
        );
    }
}
