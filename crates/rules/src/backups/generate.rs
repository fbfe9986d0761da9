//! The move generator.

use super::{Backup, Backups, Extra, Lines, Move, Restoring, position::restore};
use crate::draughts::{Board, BoardMove};

impl Backups {
    /// Every legal board move: the captures if there are any, else the quiet moves. Those of one piece
    /// follow each other.
    #[inline]
    pub(super) fn each_board_move(&self, each: &mut impl FnMut(BoardMove)) {
        self.turn().moves(each);
    }

    pub(super) fn board_moves(&self) -> Vec<BoardMove> {
        let mut list = Vec::new();
        self.each_board_move(&mut |m| list.push(m));
        list
    }

    /// Whether the side to move can move a piece.
    pub(super) fn can_move(&self) -> bool {
        let turn = self.turn();
        turn.must_capture() != 0 || turn.count_quiets() != 0
    }

    /// The kings of the side to move after a board move.
    pub(super) fn kings_after(&self, m: BoardMove) -> u64 {
        let kings = self.board.kings(self.seat) & !m.from.bit();
        if m.king { kings | m.to.bit() } else { kings }
    }

    /// The lines of which the side to move can pay a backup, having these kings.
    pub(super) fn affordable(&self, kings: u64) -> Lines {
        Lines::within(self.repository(self.seat), kings)
    }

    /// Board moves, each alone and then with every backup that can be built after it; then restores.
    /// Without a board move: restores, then the backups that can be built.
    pub(super) fn list(&self, out: &mut Vec<Move>) {
        self.moves_building(|_| Lines::ALL, out);
    }

    /// Appends the legal moves, in their order, without most of the builds: those that follow a board
    /// move are only of the lines that `wanted` names for it. Where there is no board move all are there.
    #[inline]
    pub fn moves_building(&self, wanted: impl Fn(BoardMove) -> Lines, out: &mut Vec<Move>) {
        let before = out.len();
        let kings = self.board.kings(self.seat);
        let usual = self.affordable(kings);
        let can_pay = self.repository(self.seat) >= 4;
        self.each_board_move(&mut |m| {
            let with = |extra| Move {
                board: Some(m),
                extra,
            };
            out.push(with(Extra::None));
            if can_pay {
                let lines = match self.kings_after(m) {
                    after if after == kings => usual,
                    after => self.affordable(after),
                };
                let lines = lines.and(wanted(m));
                out.extend(lines.iter().map(|line| with(Extra::Build(line))));
            }
        });
        let stuck = out.len() == before;
        let restores = self.shelf(self.seat).distinct();
        let alone = |extra| Move { board: None, extra };
        if stuck || self.restore == Restoring::Instead {
            out.extend(restores.map(Extra::Restore).map(alone));
        } else if !self.shelf(self.seat).is_empty() {
            let boards = self.board_moves();
            for backup in restores {
                out.extend(
                    self.restores_after(&boards, backup)
                        .into_iter()
                        .map(|m| Move {
                            board: Some(m),
                            extra: Extra::Restore(backup),
                        }),
                );
            }
        }
        if stuck {
            out.extend(usual.iter().map(Extra::Build).map(alone));
        }
    }

    /// How many moves [`list`](Self::list) would append.
    #[allow(clippy::inline_always)] // the caller's position then never leaves the registers
    #[inline(always)]
    pub(super) fn count(&self, scratch: &mut Vec<Move>) -> u64 {
        if self.repository(self.seat) < 4 && self.shelf(self.seat).is_empty() {
            // Nothing can be built or restored: that is all, even where it is nothing.
            return self.turn().count(0);
        }
        self.without_key().count_with_extras(scratch)
    }

    /// As [`list`](Self::list), but the builds are counted, not listed.
    #[inline(never)]
    fn count_with_extras(&self, scratch: &mut Vec<Move>) -> u64 {
        let restores = self.shelf(self.seat).distinct().count() as u64;
        let boards = match self.restore {
            // Which restores are the same after different moves, the list must find out.
            Restoring::After if restores > 0 => 0,
            _ => self.count_with_builds(),
        };
        if boards > 0 {
            return boards + restores;
        }
        scratch.clear();
        self.list(scratch);
        scratch.len() as u64
    }

    /// How many board moves there are, each alone and with every backup that can be built after it.
    fn count_with_builds(&self) -> u64 {
        let held = self.repository(self.seat);
        let kings = self.board.kings(self.seat);
        // A line costs four and its kings, one of which may be new: with this much any can be paid.
        let rich = u32::from(held) >= 4 + (kings.count_ones() + 1).min(4);
        if held < 4 || rich {
            let count = self.turn().count(0);
            return if rich { 17 * count } else { count };
        }
        let usual = 1 + u64::from(self.affordable(kings).count());
        let mut count = 0;
        self.each_board_move(&mut |m| {
            let after = self.kings_after(m);
            count += if after == kings {
                usual
            } else {
                1 + u64::from(self.affordable(after).count())
            };
        });
        count
    }

    /// Board and enemy repository after a board move and a restore: what the same moves have the same.
    fn result(&self, m: BoardMove, backup: Backup) -> (Board, u32) {
        let mut board = self.board;
        board.play(self.seat, m);
        restore(&mut board, self.seat, backup);
        (board, m.captured.count_ones())
    }

    /// Of the board moves that can come before this restore, one of each kind: those of one piece that
    /// give the same position are the same move, known by the first of their texts.
    fn restores_after(&self, boards: &[BoardMove], backup: Backup) -> Vec<BoardMove> {
        let recorded = backup.men() | backup.kings();
        let mut out: Vec<BoardMove> = Vec::with_capacity(boards.len());
        // Only moves that a recorded square hides can give the same position.
        let mut hidden: Vec<(usize, (Board, u32))> = Vec::new();
        for &m in boards {
            if (m.captured | m.to.bit()) & recorded == 0 {
                out.push(m);
                continue;
            }
            let result = self.result(m, backup);
            let same = hidden
                .iter()
                .find(|(i, other)| out[*i].from == m.from && *other == result);
            if let Some(&(i, _)) = same {
                out[i] = self.first_by_text(out[i], m);
            } else {
                hidden.push((out.len(), result));
                out.push(m);
            }
        }
        out
    }

    fn first_by_text(&self, a: BoardMove, b: BoardMove) -> BoardMove {
        let text = |m| self.turn().text(m) + "^";
        if text(b) < text(a) { b } else { a }
    }

    /// The board moves that, before this restore, are the same move as `m`, which is legal. The first
    /// is the one that the move is known by.
    pub(super) fn same_before(&self, m: BoardMove, backup: Backup) -> Vec<BoardMove> {
        let result = self.result(m, backup);
        let mut list: Vec<_> = self
            .board_moves()
            .into_iter()
            .filter(|other| other.from == m.from && self.result(*other, backup) == result)
            .collect();
        list.sort_by_cached_key(|&m| self.turn().text(m) + "^");
        list
    }
}
