//! Evaluation terms of the games played on the board of Russian draughts.

use doska_rules::bits::{DARK, FILE_A, FILE_H, RANK_1};
use doska_rules::draughts::rays::shift;
use doska_rules::draughts::{Board, BoardMove};
use doska_rules::{Seat, Square};

use crate::weights::terms;

/// The pieces as one side sees them: its own first rank is rank 1, its left is the a-file.
#[derive(Copy, Clone)]
pub(super) struct View {
    pub men: u64,
    pub kings: u64,
    pub enemy_men: u64,
    pub enemy_kings: u64,
}

terms! {
    /// What the standing of a man or a king is worth beside the piece itself, in hundredths of a man.
    pub struct Standing {
        /// A king, his man's worth included.
        pub king: i32,
        /// A king on the long diagonal.
        pub main_road: i32,
        /// A man, by his rank.
        pub rank: [i32; 7],
        /// A man on one of the four squares in the middle.
        pub centre: i32,
        /// A man on the left or right edge.
        pub edge: i32,
        /// A man at home on c1 or e1, where he keeps two squares of promotion.
        pub guard: i32,
        /// A man with an own piece close behind him.
        pub supported: i32,
        /// A man with no own piece beside him.
        pub alone: i32,
        /// A man alone in the enemy's half, over and above.
        pub outpost: i32,
        /// A man who cannot step.
        pub blocked: i32,
        /// A piece that an enemy man could take if it were his turn.
        pub hanging: i32,
        /// A man with nobody before him on his way.
        pub free: i32,
        /// A square that a man can step to.
        pub steps: i32,
    }
}

const CENTRE: u64 = 1 << 34 | 1 << 36 | 1 << 27 | 1 << 29; // c5, e5, d4, f4
const GUARDS: u64 = 1 << 2 | 1 << 4; // c1, e1
pub(super) const MAIN_ROAD: u64 = 0x8040_2010_0804_0201;
const FAR_HALF: u64 = 0xFFFF_FFFF_0000_0000;

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// The board as a seat sees it.
pub(super) fn view(board: &Board, seat: Seat) -> View {
    let other = seat.next(2);
    let view = View {
        men: board.men(seat),
        kings: board.kings(seat),
        enemy_men: board.men(other),
        enemy_kings: board.kings(other),
    };
    if seat == Seat::FIRST {
        view
    } else {
        view.turned()
    }
}

impl View {
    fn turned(self) -> View {
        View {
            men: self.men.reverse_bits(),
            kings: self.kings.reverse_bits(),
            enemy_men: self.enemy_men.reverse_bits(),
            enemy_kings: self.enemy_kings.reverse_bits(),
        }
    }

    /// The same board as the other side sees it.
    pub(super) fn other(self) -> View {
        let View {
            men,
            kings,
            enemy_men,
            enemy_kings,
        } = self.turned();
        View {
            men: enemy_men,
            kings: enemy_kings,
            enemy_men: men,
            enemy_kings: kings,
        }
    }

    pub(super) fn occupied(self) -> u64 {
        self.men | self.kings | self.enemy_men | self.enemy_kings
    }

    /// Whether the side cannot step or slide anywhere; captures are another matter.
    pub(super) fn is_shut_in(self) -> bool {
        let empty = !self.occupied();
        let up = shift(self.men | self.kings, 0) | shift(self.men | self.kings, 1);
        let down = shift(self.kings, 2) | shift(self.kings, 3);
        (up | down) & empty == 0
    }

    /// The own pieces that enemy men could take if it were their turn.
    fn hanging(self) -> u64 {
        let own = self.men | self.kings;
        let empty = !self.occupied() & DARK;
        (0..4).fold(0, |set, d| {
            set | shift(self.enemy_men, d) & own & shift(empty, 3 - d)
        })
    }

    /// How many ways there are for own pieces to jump own neighbours, as if all were men.
    pub(super) fn springs(self) -> i32 {
        let own = self.men | self.kings;
        let empty = !self.occupied() & DARK;
        let jumps = |d: usize| count(shift(own, d) & own & shift(empty, 3 - d));
        (0..4).map(jumps).sum()
    }

    /// The empty squares of the own half.
    pub(super) fn room(self) -> i32 {
        count(!self.occupied() & DARK & !FAR_HALF)
    }

    /// What the pieces on the board and their standing are worth.
    pub(super) fn worth(self, s: &Standing, man: i32) -> i32 {
        let View { men, kings, .. } = self;
        let own = men | kings;
        let mut sum = count(men) * man + count(kings) * s.king;
        if kings != 0 {
            sum += count(kings & MAIN_ROAD) * s.main_road;
        }
        for (rank, worth) in s.rank.iter().enumerate() {
            sum += count(men & RANK_1 << (8 * rank)) * worth;
        }
        sum += count(men & CENTRE) * s.centre;
        sum += count(men & (FILE_A | FILE_H)) * s.edge;
        sum += count(men & GUARDS) * s.guard;
        let ahead = shift(own, 0) | shift(own, 1);
        let behind = shift(own, 2) | shift(own, 3);
        sum += count(men & ahead) * s.supported;
        let alone = men & !ahead & !behind;
        sum += count(alone) * s.alone + count(alone & FAR_HALF) * s.outpost;
        let empty = !self.occupied() & DARK;
        let can_step = shift(empty, 2) | shift(empty, 3);
        sum += count(men & !can_step) * s.blocked;
        sum += count(self.hanging()) * s.hanging;
        sum += count(men & !self.watched()) * s.free;
        sum += count((shift(men, 0) | shift(men, 1)) & empty) * s.steps;
        sum
    }

    /// The squares from which a man meets an enemy on some way forward.
    fn watched(self) -> u64 {
        let mut set = self.enemy_men | self.enemy_kings;
        for _ in 0..6 {
            set |= shift(set, 2) | shift(set, 3);
        }
        set
    }
}

/// Whether a man becomes a king with this move of a seat.
pub(super) fn promotes(board: &Board, seat: Seat, m: BoardMove) -> bool {
    m.king && board.men(seat) & m.from.bit() != 0
}

/// Whether an enemy man could take the piece where a quiet move of a seat puts it.
pub(super) fn is_exposed(board: &Board, seat: Seat, m: BoardMove) -> bool {
    let enemy = board.men(seat.next(2));
    let empty = (!board.occupied() | m.from.bit()) & DARK;
    (0..4).any(|d| shift(m.to.bit(), d) & enemy != 0 && shift(m.to.bit(), 3 - d) & empty != 0)
}

/// The number of a dark square among the 32, from 0.
pub(super) fn dark(square: Square) -> usize {
    square.index() / 2
}

/// A man's worth of a side's lead grows as the board empties: ahead, every trade helps.
pub(super) fn sharpened(balance: i32, left: i32) -> i32 {
    balance + balance * (24 - left.clamp(0, 24)) / 40
}
