//! Turkish Draughts: men, kings worth several of them, men on their way.

use doska_rules::bits::{FILE_A, FILE_H, squares};
use doska_rules::text::Pieces;
use doska_rules::turkish::{Move, Turkish};
use doska_rules::{Position, Seat};

use crate::judge::{Judge, MAN, square_slot};

/// A king beside men: it rules a rank and a file.
const KING: i32 = 480;
/// What a man has gained by each rank he has gone, from his own first rank.
const ADVANCED: [i32; 8] = [0, 0, 0, 4, 10, 20, 38, 0];
/// The side to move has the next step.
const TEMPO: i32 = 6;
/// A man on the edge is taken from one side less, but helps less.
const EDGE: i32 = -3;
/// Two men side by side cover each other from the flank.
const NEIGHBOURS: i32 = 3;

fn side(pieces: Pieces, seat: Seat) -> i32 {
    let men = pieces.men;
    let mut sum = men.count_ones() as i32 * MAN + pieces.kings.count_ones() as i32 * KING;
    for (rank, gained) in ADVANCED.into_iter().enumerate() {
        let rank = if seat == Seat::FIRST { rank } else { 7 - rank };
        sum += (men & 0xFF << (8 * rank)).count_ones() as i32 * gained;
    }
    sum += (men & (FILE_A | FILE_H)).count_ones() as i32 * EDGE;
    sum += (men & (men & !FILE_H) << 1).count_ones() as i32 * NEIGHBOURS;
    sum
}

impl Judge for Turkish {
    fn judge(&self) -> i32 {
        let pieces = self.pieces();
        let own = self.seat();
        let other = own.next(2);
        let balance = side(pieces[own.index()], own) - side(pieces[other.index()], other);
        // Ahead, every trade helps: the fewer are left, the more the same lead is worth.
        let left = pieces
            .iter()
            .map(|p| (p.men | p.kings).count_ones() as i32)
            .sum::<i32>();
        balance + balance * (32 - left) / 64 + TEMPO
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
