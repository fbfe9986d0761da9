//! Russian Draughts: the pieces and their places on the board.

use doska_rules::bits::{RANK_1, RANK_8};
use doska_rules::draughts::BoardMove;
use doska_rules::russian::{Counters, Russian};
use doska_rules::{Position, Seat};

use super::draughts::{MAIN_ROAD, Standing, View, dark, is_exposed, promotes, sharpened, view};
use crate::engine_game::{
    EngineGame, Evaluation, MAN, MoveOrdering, Pruning, Quiescence, Transpositions, retain_from,
};
use crate::level::{LevelTable, beginner, by_depth, by_nodes};
use crate::weights::terms;

terms! {
    /// Everything is on the board.
    pub struct Weights {
        standing: Standing,
        /// The side to move has the next step.
        tempo: i32,
    }
}

const WEIGHTS: Weights = Weights {
    standing: Standing {
        king: 270,
        main_road: 25,
        rank: [10, 2, 2, 4, 8, 16, 35],
        centre: 6,
        edge: -4,
        guard: 6,
        supported: 2,
        alone: -4,
        outpost: -6,
        blocked: -3,
        hanging: -15,
        free: 25,
        steps: 0,
    },
    tempo: 4,
};

/// Whether a side has a single king that hardly ever loses: against two kings anywhere, against three pieces
/// on the main road.
fn holds(board: View) -> bool {
    let enemies = (board.enemy_men | board.enemy_kings).count_ones();
    board.men == 0
        && board.kings.is_power_of_two()
        && (board.kings & MAIN_ROAD != 0 && enemies <= 3 || board.enemy_men == 0 && enemies <= 2)
}

impl Evaluation for Russian {
    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;

    fn evaluate_with(&self, w: &Weights) -> i32 {
        let board = view(self.board(), self.seat());
        let left = board.occupied().count_ones() as i32;
        let other = board.other();
        let balance = board.worth(&w.standing, MAN) - other.worth(&w.standing, MAN);
        if holds(board) || holds(other) {
            return balance / 8;
        }
        sharpened(balance, left) + w.tempo
    }
}

impl MoveOrdering for Russian {
    fn is_noisy(&self, m: BoardMove) -> bool {
        m.captured != 0 || promotes(self.board(), self.seat(), m)
    }

    fn order_score(&self, m: BoardMove) -> i32 {
        let (board, own) = (self.board(), self.seat());
        let made = if promotes(board, own, m) { 100 } else { 0 };
        if m.captured != 0 {
            let kings = (m.captured & board.kings(own.next(2))).count_ones() as i32;
            (50 * m.captured.count_ones() as i32 + 100 * kings + made).min(1000)
        } else if made == 0 && is_exposed(board, own, m) {
            -30
        } else {
            made
        }
    }

    fn move_code(m: BoardMove) -> u16 {
        // Captures between the same squares differ in what they take.
        let taken = m.captured.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60;
        ((taken as usize) << 12 | Russian::history_slot(m)).max(1) as u16
    }

    fn history_slot(m: BoardMove) -> usize {
        let capture = if m.captured == 0 { 0 } else { 1024 };
        capture + dark(m.from) * 32 + dark(m.to)
    }
}

impl Quiescence for Russian {
    /// Where nothing can be captured, only a man before the last rank has a noisy move.
    fn noisy_moves(&self, forced: bool, out: &mut Vec<BoardMove>) {
        if forced {
            self.legal_moves(out);
            return;
        }
        let before_last = if self.seat() == Seat::FIRST {
            RANK_8 >> 8
        } else {
            RANK_1 << 8
        };
        if self.board().men(self.seat()) & before_last != 0 {
            let from = out.len();
            self.legal_moves(out);
            retain_from(out, from, |m| self.is_noisy(m));
        }
    }

    /// Also where there is no move at all: the search then sees the end.
    fn is_forced(&self) -> bool {
        self.must_capture() || view(self.board(), self.seat()).is_shut_in()
    }
}

impl Pruning for Russian {}

impl Transpositions for Russian {
    /// A man's step and a capture cannot be undone.
    fn repetition_window(&self, counters: &Counters) -> usize {
        counters.kings_alone as usize
    }

    fn plies_to_limit(&self, counters: &Counters) -> u32 {
        self.plies_to_draw(counters)
    }
}

impl EngineGame for Russian {
    const LEVELS: LevelTable = [
        beginner(60_000, 22),
        beginner(60_000, 3),
        beginner(2_800, 0),
        beginner(680, 0),
        by_depth(2, 16, 300),
        by_depth(3, 8, 120),
        by_nodes(1_200),
        by_nodes(5_000),
        by_nodes(32_000),
    ];
}
