//! Russian Cyclic Checkers: the board, and the men in hand.

use doska_rules::bits::{RANK_1, RANK_8};
use doska_rules::cyclic::{Cyclic, Move, QUIET_LIMIT};
use doska_rules::draughts::BoardMove;
use doska_rules::{Position, Seat};

use super::draughts::{Standing, View, dark, is_exposed, promotes, sharpened, view};
use crate::engine_game::{
    EngineGame, Evaluation, MAN, MoveOrdering, Pruning, Quiescence, Transpositions, retain_from,
};
use crate::level::{LevelTable, beginner, by_depth, by_nodes};
use crate::weights::terms;

terms! {
    /// What there is beside the pieces on the board.
    pub struct Weights {
        standing: Standing,
        /// A man in reserve.
        reserve: i32,
        /// The first man in reserve, over and above: he gives a turn to whoever has none.
        in_hand: i32,
        /// A man in reserve, over and above, for every eight pieces that have left the board.
        reserve_late: i32,
        /// A free square to drop a man on, where there is one to drop.
        room: i32,
        /// A jump over an own piece: it may strike beyond.
        springs: i32,
        /// The side to move has the next step.
        tempo: i32,
    }
}

/// Found by matches of the engine with itself. They decide clearly on one thing: a man in reserve is worth
/// a little more than one on the board. At 80, and at 125, the engine loses to itself.
const WEIGHTS: Weights = Weights {
    standing: Standing {
        king: 260,
        main_road: 0,
        rank: [0, 0, 2, 4, 8, 16, 35],
        centre: 6,
        edge: -4,
        guard: 0,
        supported: 3,
        alone: -6,
        outpost: -8,
        blocked: -2,
        hanging: -15,
        free: 20,
        steps: 0,
    },
    reserve: 110,
    in_hand: 5,
    reserve_late: 5,
    room: 0,
    springs: 0,
    tempo: 6,
};

impl Evaluation for Cyclic {
    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;

    fn evaluate_with(&self, w: &Weights) -> i32 {
        let own = self.seat();
        let board = view(self.board(), own);
        let left = board.occupied().count_ones() as i32;
        let side = |board: View, seat: Seat| {
            let men = i32::from(self.reserve(seat));
            board.worth(&w.standing, MAN)
                + men * (w.reserve + w.reserve_late * (24 - left) / 8)
                + men.min(1) * (w.in_hand + board.room() * w.room)
                + board.springs() * w.springs
        };
        let balance = side(board, own) - side(board.other(), own.next(2));
        sharpened(balance, left) + w.tempo
    }
}

impl MoveOrdering for Cyclic {
    /// A capture that begins with an own piece is noisy where it takes enemies too, and matters much
    /// there; of own pieces alone it changes no balance, and is noisy only where it makes a king.
    fn is_noisy(&self, m: Move) -> bool {
        match m {
            Move::Board(m) => self.takes_enemy(m) || self.promotes(m),
            Move::Drop(_) => false,
        }
    }

    fn order_score(&self, m: Move) -> i32 {
        let Move::Board(m) = m else {
            return 0;
        };
        let own = self.seat();
        if m.captured != 0 {
            let other = own.next(2);
            let taken = |set: u64| (m.captured & set).count_ones() as i32;
            let board = self.board();
            let won = 50 * taken(board.men(other)) + 150 * taken(board.kings(other));
            let given = 5 * taken(board.men(own)) + 100 * taken(board.kings(own));
            let made = if self.promotes(m) { 100 } else { 0 };
            (won + made - given).clamp(-1000, 1000)
        } else if self.promotes(m) {
            100
        } else if is_exposed(self.board(), own, m) {
            -30
        } else {
            0
        }
    }

    fn move_code(m: Move) -> u16 {
        // Captures between the same squares differ in what they take.
        let taken = match m {
            Move::Board(m) => m.captured.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60,
            Move::Drop(_) => 0,
        };
        ((taken as usize) << 12 | Cyclic::history_slot(m)).max(1) as u16
    }

    fn history_slot(m: Move) -> usize {
        match m {
            Move::Board(m) => {
                let own = if m.captured == 0 { 0 } else { 1024 };
                own + dark(m.from) * 32 + dark(m.to)
            }
            Move::Drop(square) => 2048 + dark(square),
        }
    }
}

impl Quiescence for Cyclic {
    fn noisy_moves(&self, forced: bool, out: &mut Vec<Move>) {
        let from = out.len();
        if forced {
            self.legal_moves(out);
            return;
        }
        let before_last = if self.seat() == Seat::FIRST {
            RANK_8 >> 8
        } else {
            RANK_1 << 8
        };
        if self.board().men(self.seat()) & before_last == 0 {
            self.captures(out);
        } else {
            self.legal_moves(out);
        }
        retain_from(out, from, |m| self.is_noisy(m));
    }

    /// Also where there is no move at all: the search then sees the end.
    fn is_forced(&self) -> bool {
        self.must_capture() || self.is_stuck()
    }
}

impl Pruning for Cyclic {}

impl Transpositions for Cyclic {
    fn repetition_window(&self, plies: &u32) -> usize {
        *plies as usize
    }

    fn plies_to_limit(&self, plies: &u32) -> u32 {
        QUIET_LIMIT.saturating_sub(*plies)
    }
}

impl EngineGame for Cyclic {
    const LEVELS: LevelTable = [
        beginner(60_000, 8),
        beginner(6_000, 0),
        beginner(1_000, 0),
        by_depth(2, 16, 600),
        by_depth(2, 16, 300),
        by_depth(3, 8, 120),
        by_nodes(1_200),
        by_nodes(5_000),
        by_nodes(32_000),
    ];
}

/// Questions about moves.
trait MoveFacts {
    fn takes_enemy(&self, m: BoardMove) -> bool;
    fn promotes(&self, m: BoardMove) -> bool;
    fn is_stuck(&self) -> bool;
}

impl MoveFacts for Cyclic {
    fn takes_enemy(&self, m: BoardMove) -> bool {
        m.captured & self.board().all(self.seat().next(2)) != 0
    }

    fn promotes(&self, m: BoardMove) -> bool {
        promotes(self.board(), self.seat(), m)
    }

    /// Whether there is no quiet move, no drop and no capture of own pieces either.
    fn is_stuck(&self) -> bool {
        let own = self.seat();
        self.reserve(own) == 0 && view(self.board(), own).is_shut_in() && !self.can_jump_own()
    }
}
