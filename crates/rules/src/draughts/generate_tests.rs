//! The fast lists and counts against [`Hunt`](super::Hunt), from which texts and refusals are made.

use super::{Board, BoardMove, Rules, Turn};
use crate::{
    Seat,
    bits::{DARK, RANK_1, RANK_8, squares},
    text::Pieces,
    zobrist,
};

const fn rules(jumps_own: bool) -> Rules {
    Rules {
        jumps_own,
        form: "",
        compulsory: "",
        goes_on: "",
        landing: "",
        own: "",
        no_move_of: "",
        nothing_to_jump: "",
        jumped_already: "",
        blocked: "",
        king_landing: "",
        move_over: "",
        own_refused: "",
    }
}

static ENEMIES_ALONE: Rules = rules(false);
static OWN_TOO: Rules = rules(true);

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 += 1;
        zobrist::mix(self.0)
    }

    /// A set in which each square is with a chance of `eighths` out of eight.
    fn set(&mut self, eighths: u64) -> u64 {
        let bits = [self.next(), self.next(), self.next()];
        (0..64)
            .filter(|square| {
                bits.iter()
                    .fold(0, |number, word| number << 1 | word >> square & 1)
                    < eighths
            })
            .fold(0, |set, square| set | 1 << square)
    }

    /// A board with few or many pieces and kings. On every second board most pieces stand with gaps
    /// between them, where captures are long and meet each other.
    fn board(&mut self) -> Board {
        let lattice = match self.next() % 4 {
            0 => 0x0000_2A00_2A00_2A00 | self.set(1),
            1 => 0x0054_0054_0054_0000 | self.set(1),
            _ => !0,
        };
        let density = 1 + self.next() % 8;
        let taken = self.set(density) & DARK & lattice;
        let white = taken & self.set(4);
        let kings = match self.next() % 4 {
            0 => 0,
            1 => self.set(4),
            _ => self.set(1),
        };
        let side = |all: u64, last_rank: u64| Pieces {
            men: all & !kings & !last_rank,
            kings: all & kings,
        };
        Board::new([side(white, RANK_8), side(taken & !white, RANK_1)])
    }
}

fn plain(turn: Turn) -> (Vec<BoardMove>, bool) {
    let mut list = Vec::new();
    let (starters, compulsory) = turn.starters();
    if !compulsory {
        turn.quiets(&mut |m| list.push(m));
    }
    turn.captures(starters, &mut |m| list.push(m));
    (list, compulsory)
}

#[test]
fn fast_lists_and_counts_are_those_of_the_plain_rules() {
    let mut random = Random(1);
    let mut longest = 0;
    let mut of_several = 0;
    for round in 0..60_000 {
        let board = random.board();
        let turn = Turn {
            board: &board,
            seat: [Seat::FIRST, Seat::SECOND][round & 1],
            rules: [&ENEMIES_ALONE, &OWN_TOO][round >> 1 & 1],
        };
        let (mut wanted, compulsory) = plain(turn);
        let mut found = Vec::new();
        assert_eq!(turn.moves(&mut |m| found.push(m)), compulsory, "{turn:?}");
        // Drops are counted only for sides that may jump their own.
        let drops = if turn.rules.jumps_own && !compulsory {
            random.next() & DARK & !board.occupied()
        } else {
            0
        };
        assert_eq!(
            turn.count(drops),
            found.len() as u64 + squares(drops).count() as u64,
            "{turn:?}"
        );
        wanted.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, wanted, "{turn:?}");
        for m in &found {
            let taken = m.captured.count_ones();
            longest = longest.max(taken);
            of_several += u32::from(taken > 3);
        }
    }
    // The boards are worth comparing on.
    assert!(
        longest >= 9 && of_several > 10_000,
        "{longest} {of_several}"
    );
}
