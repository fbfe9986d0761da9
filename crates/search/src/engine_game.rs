//! What the engine needs of a game beyond its rules: evaluation, move ordering, quiescence, and optional
//! abilities that have defaults.
//!
//! All of it is heuristic, never legality: a worse answer makes a weaker engine, not a wrong one.

use std::hash::{Hash, Hasher};

use doska_rules::{Game, Square, zobrist};

use crate::level::LevelTable;
use crate::weights::Terms;

/// The value of a man. Scores are in hundredths of it.
pub const MAN: i32 = 100;

/// A game that the engine can play.
pub trait EngineGame: Evaluation + Quiescence + Pruning + Transpositions {
    /// What the levels of play mean in this game.
    const LEVELS: LevelTable;

    /// The position for another thread, sharing no reference counts with this one.
    fn detached(&self) -> Self {
        self.clone()
    }
}

/// Static evaluation: a weighted sum of evaluation terms.
pub trait Evaluation: Game {
    /// The weights of the evaluation terms.
    type Weights: Terms;

    /// The built-in weights.
    const WEIGHTS: Self::Weights;

    /// Whether evaluating a position and making a move take no longer than a probe of the transposition table.
    /// Then a node is evaluated while the table entry is fetched, and the next move is made once beforehand to
    /// prefetch its entry.
    const CHEAP_EVAL: bool = false;

    /// How good the position is for the team to move, in hundredths of a man; well below
    /// [`WIN_BOUND`](crate::score::WIN_BOUND). Asked only while the game goes on. But for rounding it is linear in
    /// the weights.
    fn evaluate_with(&self, weights: &Self::Weights) -> i32;

    /// The evaluation by the built-in weights.
    fn evaluate(&self) -> i32 {
        self.evaluate_with(&Self::WEIGHTS)
    }
}

/// Move ordering: which moves are likely to be best.
pub trait MoveOrdering: Game {
    /// Whether a legal move changes the balance so much that the position should not be evaluated before it is
    /// answered: a capture, as a rule.
    fn is_noisy(&self, m: Self::Move) -> bool;

    /// How early a move should be tried before anything is known of it; higher is earlier. Noisy moves by what
    /// they win, quiet ones by what usually helps. Between -1000 and 1000.
    fn order_score(&self, m: Self::Move) -> i32;

    /// Both [`is_noisy`](Self::is_noisy) and [`order_score`](Self::order_score), where that is quicker together.
    fn classify(&self, m: Self::Move) -> (bool, i32) {
        (self.is_noisy(m), self.order_score(m))
    }

    /// The move's index in the history and counter move tables, below [`HISTORY_SLOTS`].
    fn history_slot(m: Self::Move) -> usize;

    /// Sixteen bits by which the transposition table recognises a move among those of its position, never 0.
    /// A collision only costs ordering.
    fn move_code(m: Self::Move) -> u16 {
        hashed_code(m)
    }
}

/// Quiescence search: the moves that are followed where the depth is used up.
pub trait Quiescence: MoveOrdering {
    /// Whether every legal move is noisy, as where a capture is compulsory: then there is no standing pat.
    /// Also where there is no move at all, so that the search sees the end.
    fn is_forced(&self) -> bool;

    /// Appends the noisy moves worth trying. `forced` is what [`is_forced`](Self::is_forced) has answered.
    fn noisy_moves(&self, forced: bool, out: &mut Vec<Self::Move>) {
        let _ = forced;
        let from = out.len();
        self.legal_moves(out);
        retain_from(out, from, |m| self.is_noisy(m));
    }
}

/// Which parts of the tree need not be searched. Nothing, unless a game says more.
pub trait Pruning: Game {
    /// Whether passing the turn is never better than the best move, so that null move pruning is sound.
    const NULL_MOVE: bool = false;

    /// The position with the turn passed. Only asked if [`NULL_MOVE`](Self::NULL_MOVE).
    fn null_move(&self, counters: &Self::Counters) -> Option<(Self, Self::Counters)> {
        let _ = counters;
        None
    }

    /// Appends the legal moves worth searching below the root: all of them, but in games with many more moves
    /// than ideas. Where there is a legal move, one is among them. Returns whether others may have been left
    /// out: before the position is called lost, they are searched too.
    fn candidate_moves(&self, out: &mut Vec<Self::Move>) -> bool {
        self.legal_moves(out);
        false
    }

    /// Keeps one of each set of moves that lead to the same position up to symmetry, where that is cheap to see.
    fn drop_symmetric(&self, moves: &mut Vec<Self::Move>) {
        let _ = moves;
    }
}

/// When two positions of the tree are the same.
pub trait Transpositions: Game {
    /// The position's key in the transposition table. Counters that decide games, as periods do, belong to it.
    fn table_key(&self, counters: &Self::Counters) -> u64 {
        let _ = counters;
        self.key()
    }

    /// Within how many plies the counters that [`table_key`](Self::table_key) leaves out may end the game. Table
    /// entries of wins that take as long are not used.
    fn plies_to_limit(&self, counters: &Self::Counters) -> u32 {
        let _ = counters;
        u32::MAX
    }

    /// How many of the positions counted before this one can be the same as it: none of those before the last
    /// irreversible move.
    fn repetition_window(&self, counters: &Self::Counters) -> usize {
        let _ = counters;
        usize::MAX
    }
}

/// The size of the history tables.
pub const HISTORY_SLOTS: usize = 4096;

/// The history slot of a move between two squares.
pub fn square_slot(from: Square, to: Square) -> usize {
    from.index() * 64 + to.index()
}

/// Keeps those of `moves` from index `from` on that pass the test.
pub(crate) fn retain_from<M: Copy>(
    moves: &mut Vec<M>,
    from: usize,
    mut test: impl FnMut(M) -> bool,
) {
    let mut kept = from;
    for i in from..moves.len() {
        if test(moves[i]) {
            moves.swap(kept, i);
            kept += 1;
        }
    }
    moves.truncate(kept);
}

/// Sixteen bits of a move's hash; never 0.
fn hashed_code<M: Hash>(m: M) -> u16 {
    let mut hasher = StableHasher(0x517C_C1B7);
    m.hash(&mut hasher);
    let x = hasher.finish();
    ((x >> 48) as u16 ^ (x >> 16) as u16).max(1)
}

/// A small hasher whose results are the same in every build.
struct StableHasher(u64);

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        zobrist::mix(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517C_C1B7_2722_0A95);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
