//! Turkish Draughts: men, kings worth several of them, men on their way, men that can be taken.

use doska_rules::bits::{FILE_A, FILE_H, squares};
use doska_rules::text::Pieces;
use doska_rules::turkish::{Move, Turkish};
use doska_rules::{Position, Seat};

use crate::judge::{Judge, MAN, square_slot};
use crate::level::{Ladder, rung, shallow};
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
fn by_rank(set: u64) -> [u8; 8] {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).to_le_bytes()
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
    fn new(own: Pieces, enemy: Pieces, turned: bool) -> View {
        let turn = |set: u64| if turned { set.swap_bytes() } else { set };
        let (men, kings) = (turn(own.men), turn(own.kings));
        let enemy_men = turn(enemy.men);
        let enemy = enemy_men | turn(enemy.kings);
        View {
            men,
            kings,
            enemy_men,
            enemy,
            empty: !(men | kings | enemy),
        }
    }

    /// The men in men and kings.
    fn material(&self) -> i32 {
        count(self.men) + KING_IN_MEN * count(self.kings)
    }

    /// What the pieces and their standing are worth. `gone` is how many pieces have left the board.
    #[allow(clippy::inline_always)] // so that the weights are constants in it
    #[inline(always)]
    fn worth(&self, w: &Weights, gone: i32) -> i32 {
        let View {
            men, kings, empty, ..
        } = *self;
        let mut sum = count(men) * MAN;
        if kings != 0 {
            sum += count(kings) * w.king;
            // Loops are not left out by themselves where they weigh nothing.
            if w.king_reach != 0 {
                sum += count(reach(kings, empty)) * w.king_reach;
            }
            sum += i32::from(self.enemy == self.enemy_men) * w.only_king;
        }
        let ranks = by_rank(men);
        let mut advance = 0;
        for ((rank, &men), weight) in (0..).zip(&ranks).zip(w.rank) {
            sum += i32::from(men) * weight;
            advance += i32::from(men) * rank;
        }
        sum += advance * gone * w.advance_late / ALL;
        sum += count(men & (FILE_A | FILE_H)) * w.edge;
        sum += count(men & right(men)) * w.neighbours;
        sum += count(men & men << 8) * w.column;
        sum += count(men << 8 & empty) * w.forward;
        sum += (count(right(men) & empty) + count(left(men) & empty)) * w.sideways;
        sum += count(men & right(empty) & left(empty)) * w.open_flank;
        sum += count(men & empty << 8 & empty >> 8) * w.open_file;
        // Near the start nobody is free.
        let free = men & !self.watched();
        if free != 0 {
            let [one, two, three, four, rest @ ..] = by_rank(free).map(i32::from);
            sum += (one + two + three + four) * w.free[0];
            for (men, weight) in rest.into_iter().zip(&w.free[1..]) {
                sum += men * weight;
            }
        }
        sum
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

impl Judge for Turkish {
    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;
    const LADDER: Ladder = [
        shallow(1, 10, 2_000),
        shallow(1, 8, 1_100),
        shallow(1, 8, 130),
        shallow(2, 6, 350),
        shallow(2, 5, 60),
        shallow(3, 5, 80),
        rung(2_500, 2, 5),
        rung(6_500, 1, 0),
        rung(40_000, 1, 0),
    ];
    const QUICK: bool = true;

    #[allow(clippy::inline_always)] // as above
    #[inline(always)]
    fn judge_with(&self, w: &Weights) -> i32 {
        let pieces = self.pieces();
        let white = self.seat() == Seat::FIRST;
        let (own, enemy) = if white {
            (pieces[0], pieces[1])
        } else {
            (pieces[1], pieces[0])
        };
        let own_view = View::new(own, enemy, !white);
        let enemy_view = View::new(enemy, own, white);
        let gone = ALL - count(!own_view.empty);
        let ahead = own_view.material() - enemy_view.material();
        own_view.worth(w, gone) - enemy_view.worth(w, gone)
            + count(own_view.hanging()) * w.hanging
            + ahead * gone * w.trade / ALL
            + w.tempo
    }

    fn is_loud(&self, m: Move) -> bool {
        m.is_capture() || self.promotes(m)
    }

    fn loud_moves(&self, forced: bool, out: &mut Vec<Move>) {
        if forced {
            self.legal_moves(out);
        } else {
            let white = self.seat() == Seat::FIRST;
            let pieces = self.pieces()[self.seat().index()];
            let before_last = 0xFF_u64 << if white { 48 } else { 8 };
            if pieces.men & before_last != 0 {
                let from = out.len();
                self.legal_moves(out);
                let mut kept = from;
                for i in from..out.len() {
                    if self.promotes(out[i]) {
                        out.swap(kept, i);
                        kept += 1;
                    }
                }
                out.truncate(kept);
            }
        }
    }

    fn must_be_loud(&self) -> bool {
        self.can_capture()
    }

    fn promise(&self, m: Move) -> i32 {
        if m.is_capture() {
            let kings = squares(m.captured())
                .filter(|&square| self.is_king(square))
                .count();
            100 + kings as i32 * 50 + i32::from(self.is_king(m.from()))
        } else if self.promotes(m) {
            80
        } else if m.from().rank() != m.to().rank() && !self.is_king(m.from()) {
            10
        } else {
            0
        }
    }

    fn look_back(&self, plies: &u32) -> usize {
        *plies as usize
    }

    fn code(m: Move) -> u16 {
        // Captures between the same squares differ in what they take.
        let taken = (m.captured().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as usize;
        ((taken << 12 | Turkish::slot(m)) as u16).max(1)
    }

    fn slot(m: Move) -> usize {
        square_slot(m.from(), m.to())
    }
}

/// What the judgement asks of a move.
trait Promotes {
    fn promotes(&self, m: Move) -> bool;
}

impl Promotes for Turkish {
    fn promotes(&self, m: Move) -> bool {
        let last = if self.seat() == Seat::FIRST { 7 } else { 0 };
        m.to().rank() == last && !self.is_king(m.from())
    }
}
