//! Playing a move: implements `Position`.

use super::{Backup, Backups, Extra, Line, Move, Options, Shelf};
use crate::{Seat, bits::squares, draughts::Board, zobrist};

/// Numbers for the keys: the men in the repository, by seat and count.
static REPOSITORY: [u64; 32] = zobrist::table(0xBAC0_0001);
/// The number for Black to move.
const BLACK: u64 = zobrist::mix(0xBAC0_0002);

impl Backups {
    /// A position; a colour has at most twelve men on the board, in the repository and in backups.
    pub(super) fn new(
        board: Board,
        repository: [u8; 2],
        shelves: [Shelf; 2],
        seat: Seat,
        options: Options,
    ) -> Backups {
        Backups {
            board,
            repository,
            shelves,
            seat,
            restore: options.restore,
        }
    }

    /// [`key`](crate::Position::key), computed from scratch.
    pub fn fresh_key(&self) -> u64 {
        self.board.fresh_key() ^ self.key_beside()
    }

    /// The part of the key that the board does not make: so little that it is made when asked for.
    #[inline]
    pub(super) fn key_beside(&self) -> u64 {
        let side = if self.seat == Seat::FIRST { 0 } else { BLACK };
        let [white, black] = self.repository.map(usize::from);
        REPOSITORY[white & 15]
            ^ REPOSITORY[16 + (black & 15)]
            ^ shelf_key(self.shelves, 0)
            ^ shelf_key(self.shelves, 1)
            ^ side
    }

    #[allow(clippy::inline_always)] // as in `generate`
    #[inline(always)]
    pub(super) fn make(&mut self, m: Move) {
        let seat = self.seat;
        if let Some(m) = m.board {
            if m.captured != 0 {
                let taken = m.captured.count_ones() as u8;
                if seat == Seat::FIRST {
                    self.repository[1] += taken;
                } else {
                    self.repository[0] += taken;
                }
            }
            self.board.play(seat, m);
        }
        if m.extra != Extra::None {
            let key = self.board.key();
            *self = self.without_key().with_extra(m.extra);
            self.board.add_key(key);
        }
        self.seat = seat.next(2);
    }

    /// A copy that need not have a key, for what does not ask for it.
    #[inline]
    pub(super) fn without_key(&self) -> Backups {
        Backups {
            board: self.board.without_key(),
            ..self.clone()
        }
    }

    /// Builds or restores. By value, so that a position which does neither need not lie in memory.
    #[inline(never)]
    fn with_extra(mut self, extra: Extra) -> Backups {
        match extra {
            Extra::None => {}
            Extra::Build(line) => self.build(line),
            Extra::Restore(backup) => {
                self.shelves[self.seat.index()].take(backup);
                restore(&mut self.board, self.seat, backup);
            }
        }
        self
    }

    fn build(&mut self, line: Line) {
        let backup = Backup::record(&self.board, self.seat, line);
        let share = &mut self.repository[self.seat.index()];
        debug_assert!(*share >= backup.price());
        *share = share.saturating_sub(backup.price());
        let room = self.shelves[self.seat.index()].add(backup);
        debug_assert!(room, "twelve men make three backups");
    }
}

/// The part of the key that one seat's backups make.
fn shelf_key(shelves: [Shelf; 2], seat: usize) -> u64 {
    if shelves[seat].is_empty() {
        0
    } else {
        // 48 bits of backups, and the seat above them.
        zobrist::mix(shelves[seat].number() | (seat as u64 + 1) << 48)
    }
}

/// Puts what a backup records on the board; what stood there is gone.
pub(super) fn restore(board: &mut Board, seat: Seat, backup: Backup) {
    let (men, kings) = (backup.men(), backup.kings());
    board.clear(men | kings);
    for square in squares(men) {
        board.put(seat, square, false);
    }
    for square in squares(kings) {
        board.put(seat, square, true);
    }
}
