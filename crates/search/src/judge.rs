//! What the engine has to know of a game beyond its rules.

use doska_rules::{Game, Note};

use crate::level::LevelTable;
use crate::limits::Stop;
use crate::solve::Solved;

use crate::weights::Terms;

/// A man's worth. Scores are in hundredths of it.
pub const MAN: i32 = 100;

/// A game the engine can play: how good a position looks, and which moves to look at first.
///
/// All of it is judgement, never legality: a worse judgement makes a weaker engine, not a wrong one.
pub trait EngineGame: Game {
    /// The numbers that [`judge_with`](Self::judge_with) weighs its terms by.
    type Weights: Terms;

    /// Those it weighs them by when nobody says.
    const WEIGHTS: Self::Weights;

    /// How good the position looks for the team to move by these weights, in hundredths of a man; well
    /// below [`WIN_BOUND`](crate::score::WIN_BOUND). Asked only while the game goes on. But for
    /// rounding it is a sum of the weights, each times a number that the position alone decides.
    fn judge_with(&self, weights: &Self::Weights) -> i32;

    /// How good the position looks for the team to move by the built-in weights.
    fn judge(&self) -> i32 {
        self.judge_with(&Self::WEIGHTS)
    }

    /// Whether a legal move changes the balance so much that the position should not be judged before
    /// it is answered: a capture, as a rule.
    fn is_loud(&self, m: Self::Move) -> bool;

    /// Appends the loud moves worth trying where the depth is used up. The side to move may also stand
    /// still there, unless `forced`, which says what [`must_be_loud`](Self::must_be_loud) has answered.
    fn loud_moves(&self, forced: bool, out: &mut Vec<Self::Move>) {
        let _ = forced;
        let before = out.len();
        self.legal_moves(out);
        let mut kept = before;
        for i in before..out.len() {
            if self.is_loud(out[i]) {
                out.swap(kept, i);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Appends the legal moves worth trying below the root: all of them, but in games with many more
    /// moves than ideas. Where there is a legal move, one is among them. Says whether others may have
    /// been left out: before the position is called lost, they are tried too.
    fn worth_trying(&self, out: &mut Vec<Self::Move>) -> bool {
        self.legal_moves(out);
        false
    }

    /// Whether every legal move is loud, as where a capture is compulsory: then standing still is no
    /// choice.
    fn must_be_loud(&self) -> bool;

    /// How early a move should be tried before anything is known of it; higher is earlier. Loud moves
    /// by what they win, quiet ones by what usually helps. Between -1000 and 1000.
    fn promise(&self, m: Self::Move) -> i32;

    /// Both [`is_loud`](Self::is_loud) and [`promise`](Self::promise), where one look answers them.
    fn appraise(&self, m: Self::Move) -> (bool, i32) {
        (self.is_loud(m), self.promise(m))
    }

    /// A number below [`SLOTS`] under which the engine remembers how well such moves did.
    fn slot(m: Self::Move) -> usize;

    /// The key under which the engine remembers the position. Where counters decide the game, as periods
    /// do, they belong to it.
    fn tree_key(&self, counters: &Self::Counters) -> u64 {
        let _ = counters;
        self.key()
    }

    /// What the levels of play mean in this game.
    const LEVELS: LevelTable;

    /// Leaves one of the moves that lead to the same position but for a symmetry, where that is quickly seen.
    fn drop_twins(&self, moves: &mut Vec<Self::Move>) {
        let _ = moves;
    }

    /// Solves the game from its start, as far as the limits of `stop` allow, with so many megabytes of memory;
    /// `tell` hears whenever more is known. The note says why it cannot be solved.
    fn solve(
        options: &Self::Options,
        megabytes: usize,
        stop: &Stop,
        tell: &mut dyn FnMut(&Solved),
    ) -> Result<Solved, Note> {
        let _ = (options, megabytes, stop, tell);
        Err(Note::new("solve-game").part(Self::ID))
    }

    /// The position for another thread, sharing nothing that both would have to count.
    fn apart(&self) -> Self {
        self.clone()
    }

    /// Whether judging and playing a move take no longer than an answer of the table: then a position is judged
    /// while the table looks for it, and the next move is played once beforehand to ask the table in time.
    const QUICK: bool = false;

    /// Whether passing the turn is never better than the best move, so that a null move may prune.
    const NULL_MOVE: bool = false;

    /// The position with the turn passed, for the null move. Only asked if [`NULL_MOVE`](Self::NULL_MOVE).
    fn passed(&self, counters: &Self::Counters) -> Option<(Self, Self::Counters)> {
        let _ = counters;
        None
    }

    /// How many of the positions counted before this one can be the same as it: none of those before
    /// the last move that cannot be taken back.
    fn look_back(&self, counters: &Self::Counters) -> usize {
        let _ = counters;
        usize::MAX
    }

    /// Within how many plies the counters that [`tree_key`](Self::tree_key) leaves out may end the game. What the
    /// table remembers of a win that takes as long is of no use.
    fn plies_to_limit(&self, counters: &Self::Counters) -> u32 {
        let _ = counters;
        u32::MAX
    }

    /// Sixteen bits by which a move is recognised among those of its position, never 0: what the table
    /// remembers of it. Two moves of the same code do no harm beyond being tried in the wrong order.
    fn code(m: Self::Move) -> u16 {
        hashed(m)
    }
}

/// How many slots the history has.
pub const SLOTS: usize = 4096;

/// The slot of a move between two squares.
pub fn square_slot(from: doska_rules::Square, to: doska_rules::Square) -> usize {
    from.index() * 64 + to.index()
}

/// Sixteen bits of a move's hash; never 0.
fn hashed<M: std::hash::Hash>(m: M) -> u16 {
    use std::hash::Hasher;
    let mut fold = Fold(0x517C_C1B7);
    m.hash(&mut fold);
    let x = fold.finish();
    ((x >> 48) as u16 ^ (x >> 16) as u16).max(1)
}

/// A small hasher that is the same in every build.
struct Fold(u64);

impl std::hash::Hasher for Fold {
    fn finish(&self) -> u64 {
        doska_rules::zobrist::mix(self.0)
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
