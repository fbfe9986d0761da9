//! Turkish Draughts: men, kings worth several of them, men on their way, men that can be taken.

use doska_rules::bits::{FILE_A, FILE_H, squares};
use doska_rules::text::Pieces;
use doska_rules::turkish::{Move, QUIET_LIMIT, Turkish};
use doska_rules::{Position, Seat};

use crate::engine_game::{
    EngineGame, Evaluation, MAN, MoveOrdering, Pruning, Quiescence, Transpositions, retain_from,
    square_slot,
};
use crate::level::{LevelTable, beginner, by_depth, by_nodes};
use crate::weights::terms;

terms! {
    /// What the terms weigh, in hundredths of a man.
    pub struct Weights {
        /// A king: it rules a rank and a file.
        king: i32,
        /// Kings against none.
        only_king: i32,
        /// A square that kings get to.
        king_reach: i32,
        /// A man, by his rank.
        rank: [i32; 7],
        /// A rank that a man has gone, once all other pieces have left the board.
        advance_late: i32,
        /// A man on the edge is taken from one side less, but helps less.
        edge: i32,
        /// A man beside one: neither can be taken along the rank.
        neighbours: i32,
        /// A man behind one: neither can be taken along the file.
        column: i32,
        /// A step forward, and one to the side.
        forward: i32,
        sideways: i32,
        /// A man with free squares on both sides, or before and behind him: an enemy beside him takes
        /// him.
        open_flank: i32,
        open_file: i32,
        /// A man of the side to move that an enemy man could take if it were his turn.
        hanging: i32,
        /// A man whom no enemy can meet on his file or the next ones: up to rank 4, then by rank.
        free: [i32; 4],
        /// A man more, once all other pieces have left the board: ahead, every trade helps.
        trade: i32,
        /// The side to move has the next step.
        tempo: i32,
    }
}

/// Found by `doska tune` on games of the engine with itself; docs/strength.md has the matches. What would
/// have weighed next to nothing weighs nothing, and costs nothing.
const WEIGHTS: Weights = Weights {
    king: 377,
    only_king: 191,
    king_reach: 0,
    rank: [0, -14, 0, 4, 5, 87, 103],
    advance_late: 3,
    edge: 30,
    neighbours: -6,
    column: 0,
    forward: 7,
    sideways: 0,
    open_flank: -5,
    open_file: 0,
    hanging: -14,
    free: [19, 98, 67, 95],
    trade: 43,
    tempo: 10,
};

/// As many men as a king is counted for where trades are weighed.
const KING_IN_MEN: i32 = 5;
/// As many pieces as there are at the start.
const ALL: i32 = 32;

/// The board as one side sees it: its own first rank is rank 1.
#[derive(Copy, Clone)]
struct View {
    men: u64,
    kings: u64,
    enemy_men: u64,
    enemy: u64,
    empty: u64,
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

fn left(set: u64) -> u64 {
    (set & !FILE_A) >> 1
}

fn right(set: u64) -> u64 {
    (set & !FILE_H) << 1
}

/// How many squares of each rank a set holds, a byte each.
fn by_rank(set: u64) -> u64 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
}

/// How many more squares of each rank the first of two sets holds.
fn more_by_rank(own: u64, enemy: u64) -> [i32; 8] {
    // Raised by 128, so that no byte borrows from the next.
    let raised = (by_rank(own) | 0x8080_8080_8080_8080) - by_rank(enemy);
    raised.to_le_bytes().map(|byte| i32::from(byte) - 128)
}

/// How many ranks men have gone, all together: at most 112, so that a byte holds it.
fn advance(men: u64) -> i32 {
    (by_rank(men).wrapping_mul(0x0001_0203_0405_0607) >> 56) as i32
}

/// What rooks on `from` get to over empty squares.
fn reach(from: u64, empty: u64) -> u64 {
    let slide = |step: fn(u64) -> u64| {
        let mut front = step(from) & empty;
        let mut all = 0;
        while front != 0 {
            all |= front;
            front = step(front) & empty;
        }
        all
    };
    slide(left) | slide(right) | slide(|set| set << 8) | slide(|set| set >> 8)
}

impl View {
    fn new(own: Pieces, enemy: Pieces) -> View {
        let enemy_men = enemy.men;
        let enemy = enemy_men | enemy.kings;
        View {
            men: own.men,
            kings: own.kings,
            enemy_men,
            enemy,
            empty: !(own.men | own.kings | enemy),
        }
    }

    /// The men whom no enemy can meet. Near the start there are none.
    fn free(&self) -> u64 {
        self.men & !self.watched()
    }

    /// The squares from which a man meets an enemy on his file or the next ones.
    fn watched(&self) -> u64 {
        let mut set = self.enemy | left(self.enemy) | right(self.enemy);
        set |= set >> 8;
        set |= set >> 16;
        set | set >> 32
    }

    /// The own men that enemy men could take if it were their turn.
    fn hanging(&self) -> u64 {
        let (enemy, empty) = (self.enemy_men, self.empty);
        let along = left(enemy) & right(empty) | right(enemy) & left(empty);
        self.men & (along | enemy >> 8 & empty << 8)
    }
}

impl Evaluation for Turkish {
    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;
    const CHEAP_EVAL: bool = true;

    #[allow(clippy::inline_always)] // so that the weights are constants in it
    #[inline(always)]
    fn evaluate_with(&self, w: &Weights) -> i32 {
        let [white, black] = self.pieces();
        let turned = |side: Pieces| Pieces {
            men: side.men.swap_bytes(),
            kings: side.kings.swap_bytes(),
        };
        let views = (
            View::new(white, black),
            View::new(turned(black), turned(white)),
        );
        let (own, enemy) = if self.seat() == Seat::FIRST {
            views
        } else {
            (views.1, views.0)
        };
        let more = |set: fn(&View) -> u64| count(set(&own)) - count(set(&enemy));
        let gone = ALL - count(!own.empty);
        let men = more(|view| view.men);
        let mut sum = men * MAN + w.tempo;
        let mut ahead = men;
        if own.kings | enemy.kings != 0 {
            let kings = more(|view| view.kings);
            sum += kings * w.king;
            ahead += kings * KING_IN_MEN;
            let alone = |own: &View, enemy: &View| i32::from(own.kings != 0 && enemy.kings == 0);
            sum += (alone(&own, &enemy) - alone(&enemy, &own)) * w.only_king;
            // Loops are not left out by themselves where they weigh nothing.
            if w.king_reach != 0 {
                sum += more(|view| reach(view.kings, view.empty)) * w.king_reach;
            }
        }
        sum += ahead * gone * w.trade / ALL;
        let ranks = more_by_rank(own.men, enemy.men);
        for (men, weight) in ranks.into_iter().zip(w.rank) {
            sum += men * weight;
        }
        sum += (advance(own.men) - advance(enemy.men)) * gone * w.advance_late / ALL;
        sum += more(|view| view.men & (FILE_A | FILE_H)) * w.edge;
        sum += more(|view| view.men & right(view.men)) * w.neighbours;
        sum += more(|view| view.men & view.men << 8) * w.column;
        sum += more(|view| view.men << 8 & view.empty) * w.forward;
        sum += more(|view| right(view.men) & view.empty) * w.sideways;
        sum += more(|view| left(view.men) & view.empty) * w.sideways;
        sum += more(|view| view.men & right(view.empty) & left(view.empty)) * w.open_flank;
        sum += more(|view| view.men & view.empty << 8 & view.empty >> 8) * w.open_file;
        sum += count(own.hanging()) * w.hanging;
        let free = (own.free(), enemy.free());
        if free.0 | free.1 != 0 {
            let [one, two, three, four, rest @ ..] = more_by_rank(free.0, free.1);
            sum += (one + two + three + four) * w.free[0];
            for (men, weight) in rest.into_iter().zip(&w.free[1..]) {
                sum += men * weight;
            }
        }
        sum
    }
}

impl MoveOrdering for Turkish {
    fn is_noisy(&self, m: Move) -> bool {
        m.is_capture() || self.promotes(m)
    }

    fn order_score(&self, m: Move) -> i32 {
        self.classify(m).1
    }

    fn classify(&self, m: Move) -> (bool, i32) {
        if m.is_capture() {
            let kings = squares(m.captured())
                .filter(|&square| self.is_king(square))
                .count();
            let order_score = 100 + kings as i32 * 50 + i32::from(self.is_king(m.from()));
            (true, order_score)
        } else if self.promotes(m) {
            (true, 80)
        } else {
            let forward = (m.from().rank() != m.to().rank()) & !self.is_king(m.from());
            (false, 10 * i32::from(forward))
        }
    }

    fn move_code(m: Move) -> u16 {
        // Captures between the same squares differ in what they take.
        let taken = (m.captured().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as usize;
        ((taken << 12 | Turkish::history_slot(m)) as u16).max(1)
    }

    fn history_slot(m: Move) -> usize {
        square_slot(m.from(), m.to())
    }
}

impl Quiescence for Turkish {
    fn noisy_moves(&self, forced: bool, out: &mut Vec<Move>) {
        if forced {
            self.legal_moves(out);
        } else {
            let white = self.seat() == Seat::FIRST;
            let pieces = self.pieces()[self.seat().index()];
            let before_last = 0xFF_u64 << if white { 48 } else { 8 };
            if pieces.men & before_last != 0 {
                let from = out.len();
                self.legal_moves(out);
                retain_from(out, from, |m| self.promotes(m));
            }
        }
    }

    fn is_forced(&self) -> bool {
        self.can_capture()
    }
}

impl Pruning for Turkish {}

impl Transpositions for Turkish {
    fn repetition_window(&self, plies: &u32) -> usize {
        // Both sides have to go and come back.
        if *plies < 4 { 0 } else { *plies as usize }
    }

    fn plies_to_limit(&self, plies: &u32) -> u32 {
        QUIET_LIMIT.saturating_sub(*plies)
    }
}

impl EngineGame for Turkish {
    const LEVELS: LevelTable = [
        beginner(60_000, 16),
        beginner(60_000, 3),
        beginner(8_000, 0),
        beginner(2_000, 0),
        beginner(400, 0),
        by_depth(2, 16, 300),
        by_depth(3, 8, 120),
        by_nodes(2_500),
        by_nodes(32_000),
    ];
}

/// Questions about moves.
trait Promotes {
    fn promotes(&self, m: Move) -> bool;
}

impl Promotes for Turkish {
    fn promotes(&self, m: Move) -> bool {
        let last = if self.seat() == Seat::FIRST { 7 } else { 0 };
        m.to().rank() == last && !self.is_king(m.from())
    }
}

#[cfg(test)]
#[path = "turkish_tests.rs"]
mod tests;
