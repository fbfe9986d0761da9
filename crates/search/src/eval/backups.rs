//! Checkers with Backups: the board, the men that can pay for a line, and the lines on the shelf.

use doska_rules::backups::{
    Backup, Backups, Extra, KINGS_LIMIT, Line, Lines, Move, Restoring, on_lines,
};
use doska_rules::bits::{RANK_1, RANK_8};
use doska_rules::draughts::BoardMove;
use doska_rules::{Position, Seat};

use super::draughts::{Standing, View, dark, promotes, sharpened, view};
use crate::engine_game::{
    EngineGame, Evaluation, MAN, MoveOrdering, Pruning, Quiescence, Transpositions, retain_from,
};
use crate::level::{LevelTable, beginner, by_depth, by_nodes};
use crate::weights::terms;

terms! {
    /// What there is beside the pieces on the board.
    pub struct Weights {
        standing: Standing,
        /// A man in the repository, up to the four that buy a line.
        saved: i32,
        /// Each further man there.
        spare: i32,
        /// Four men there, a line can be bought: less than the men alone, for all depends on the next.
        line: i32,
        /// Each own piece on the fullest line, where one can be bought.
        to_record: i32,
        /// A man that a backup would add to the board now.
        adds: i32,
        /// A man that a backup holds and that stands there still: he may yet be lost, or go on.
        holds: i32,
        /// An enemy man that a backup would take off now.
        removes: i32,
        /// A king that a backup would add, beyond a man.
        adds_king: i32,
        /// A king that a backup holds and that stands there still, beyond a man.
        holds_king: i32,
        /// An enemy king that a backup would take off now.
        removes_king: i32,
        /// The side to move has the next step.
        tempo: i32,
    }
}

/// Found by fitting them to the ends of games of the engine with itself, then by matches. What a line
/// holds, against the four men it costs, decides when to build: here a full line is worth building, one
/// of two or three men is not yet. Matches are sensitive to that, more than to anything on the board.
const WEIGHTS: Weights = Weights {
    standing: Standing {
        king: 230,
        main_road: 10,
        rank: [15, 10, 3, 3, 8, 12, 15],
        centre: 0,
        edge: -8,
        guard: 0,
        supported: -2,
        alone: 0,
        outpost: 0,
        blocked: -6,
        hanging: -15,
        free: 20,
        steps: 0,
    },
    saved: 55,
    spare: 42,
    line: -80,
    to_record: 38,
    adds: 102,
    holds: 80,
    removes: 20,
    adds_king: 110,
    holds_king: 130,
    removes_king: 150,
    tempo: 0,
};

/// How much a line must hold to be recorded below the root, where a king counts for this many men.
const WORTH_RECORDING: u8 = 2;
const KING_ON_LINE: u64 = 2;

/// What restoring a backup would do to the board.
struct Restored {
    /// Squares of recorded men where the owner has nothing, of recorded kings where he has no king.
    new_men: i32,
    new_kings: i32,
    /// Recorded pieces that stand there as recorded.
    old_men: i32,
    old_kings: i32,
    /// Own kings that would be men.
    lost_kings: i32,
    enemy_men: i32,
    enemy_kings: i32,
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl Restored {
    fn new(position: &Backups, owner: Seat, backup: Backup) -> Restored {
        let board = position.board();
        let other = owner.next(2);
        let (men, kings) = (backup.men(), backup.kings());
        let both = men | kings;
        Restored {
            new_men: count(men & !board.all(owner)),
            new_kings: count(kings & !board.kings(owner)),
            old_men: count(men & board.men(owner)),
            old_kings: count(kings & board.kings(owner)),
            lost_kings: count(men & board.kings(owner)),
            enemy_men: count(both & board.men(other)),
            enemy_kings: count(both & board.kings(other)),
        }
    }

    /// How much the balance would change at once, in hundredths of a man.
    fn gain(&self) -> i32 {
        MAN * (self.new_men + self.enemy_men) + 3 * MAN * (self.new_kings + self.enemy_kings)
            - 2 * MAN * self.lost_kings
    }

    fn worth(&self, w: &Weights) -> i32 {
        self.new_men * w.adds
            + self.new_kings * (w.adds + w.adds_king)
            + self.old_men * w.holds
            + self.old_kings * (w.holds + w.holds_king)
            + self.enemy_men * w.removes
            + self.enemy_kings * w.removes_king
    }
}

/// What a seat has beside the board: the repository and the shelf.
fn stock(position: &Backups, seat: Seat, w: &Weights) -> i32 {
    let men = i32::from(position.repository(seat));
    let mut sum = men.min(4) * w.saved + (men - 4).max(0) * w.spare;
    if men >= 4 {
        let own = position.board().all(seat);
        let best = Line::all().map(|line| count(line.squares() & own)).max();
        sum += w.line + best.unwrap_or(0) * w.to_record;
    }
    position
        .shelf(seat)
        .iter()
        .map(|backup| Restored::new(position, seat, backup).worth(w))
        .sum::<i32>()
        + sum
}

impl Evaluation for Backups {
    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;

    fn evaluate_with(&self, w: &Weights) -> i32 {
        let own = self.seat();
        let board = view(self.board(), own);
        let left = count(board.occupied());
        let balance = board.worth(&w.standing, MAN) - board.other().worth(&w.standing, MAN)
            + stock(self, own, w)
            - stock(self, own.next(2), w);
        sharpened(balance, left) + w.tempo
    }
}

impl MoveOrdering for Backups {
    /// Captures, promotions, and restores that change the balance or come instead of a capture. A
    /// build makes nothing noisy: the same move without it is there to be seen first.
    fn is_noisy(&self, m: Move) -> bool {
        match (m.board, m.extra) {
            (Some(m), Extra::None) => m.captured != 0 || self.promotes(m),
            (_, Extra::Build(_)) | (None, Extra::None) => false,
            (board, Extra::Restore(backup)) => {
                let restored = Restored::new(self, self.seat(), backup);
                restored.enemy_men + restored.enemy_kings > 0
                    || restored.gain() >= 2 * MAN
                    || board.is_none() && self.must_capture()
            }
        }
    }

    fn order_score(&self, m: Move) -> i32 {
        let board = m.board.map_or(0, |m| self.board_order_score(m));
        let extra = match m.extra {
            Extra::None => 0,
            Extra::Build(line) => self.build_order_score(m.board, line),
            Extra::Restore(backup) => Restored::new(self, self.seat(), backup).gain() / 2 - MAN,
        };
        (board + extra).clamp(-1000, 1000)
    }

    fn history_slot(m: Move) -> usize {
        match (m.extra, m.board) {
            (Extra::None, Some(m)) => dark(m.from) * 32 + dark(m.to),
            (Extra::Build(line), board) => 1024 + 128 * number(line) + board.map_or(0, way),
            (Extra::Restore(backup), _) => 3072 + 64 * number(backup.line()) + kind(backup),
            (Extra::None, None) => 0,
        }
    }
}

impl Quiescence for Backups {
    fn noisy_moves(&self, forced: bool, out: &mut Vec<Move>) {
        let from = out.len();
        if forced {
            self.captures(out);
        } else {
            let white = self.seat() == Seat::FIRST;
            let before_last = if white { RANK_8 >> 8 } else { RANK_1 << 8 };
            if self.board().men(self.seat()) & before_last != 0 {
                self.quiet_moves(out);
            }
        }
        if self.options().restore == Restoring::Instead {
            out.extend(self.shelf(self.seat()).distinct().map(|backup| Move {
                board: None,
                extra: Extra::Restore(backup),
            }));
        }
        retain_from(out, from, |m| self.is_noisy(m));
    }

    /// Where a capture is possible the choice is between captures and restores, which are noisy then.
    /// Also where there is no move at all: the search then sees the end.
    fn is_forced(&self) -> bool {
        self.must_capture() || self.is_stuck()
    }
}

impl Pruning for Backups {
    /// Of the sixteen lines that may be recorded after a board move only those that hold something: two
    /// men or a king. With the others there are hundreds of moves, nearly all of them men thrown away.
    fn candidate_moves(&self, out: &mut Vec<Move>) -> bool {
        if self.repository(self.seat()) < 4 {
            self.legal_moves(out);
            return false;
        }
        let (men, kings) = (
            self.board().men(self.seat()),
            self.board().kings(self.seat()),
        );
        let weight = |king: bool| if king { KING_ON_LINE } else { 1 };
        let now = on_lines(men) + weight(true) * on_lines(kings);
        let after = |m: BoardMove| {
            let leaves = weight(kings & m.from.bit() != 0) * on_lines(m.from.bit());
            now - leaves + weight(m.king) * on_lines(m.to.bit())
        };
        self.moves_building(|m| Lines::counting(after(m), WORTH_RECORDING), out);
        true
    }
}

impl Transpositions for Backups {
    fn plies_to_limit(&self, plies: &u32) -> u32 {
        KINGS_LIMIT.saturating_sub(*plies)
    }
}

impl EngineGame for Backups {
    const LEVELS: LevelTable = [
        beginner(60_000, 13),
        beginner(6_500, 0),
        beginner(680, 0),
        by_depth(2, 16, 400),
        by_depth(2, 16, 150),
        by_depth(3, 8, 40),
        by_nodes(1_200),
        by_nodes(5_000),
        by_nodes(32_000),
    ];
}

fn number(line: Line) -> usize {
    usize::from(line.number())
}

/// Where a move goes and roughly where it comes from, below 128.
fn way(m: BoardMove) -> usize {
    dark(m.to) + 32 * ((m.from.index() ^ m.to.index()) & 3)
}

/// What a backup records, below 64.
fn kind(backup: Backup) -> usize {
    let signs = backup.signs().map(|sign| match sign {
        b'm' => 1,
        b'k' => 2,
        _ => 0,
    });
    signs.into_iter().fold(0, |sum, sign| sum * 3 + sign) % 64
}

/// Questions about moves.
trait MoveFacts {
    fn promotes(&self, m: BoardMove) -> bool;
    fn is_stuck(&self) -> bool;
    fn board_order_score(&self, m: BoardMove) -> i32;
    fn build_order_score(&self, m: Option<BoardMove>, line: Line) -> i32;
    fn seen(&self) -> View;
}

impl MoveFacts for Backups {
    fn promotes(&self, m: BoardMove) -> bool {
        promotes(self.board(), self.seat(), m)
    }

    fn seen(&self) -> View {
        view(self.board(), self.seat())
    }

    /// Whether there is no board move, nothing to restore and nothing to build with. Asked where no
    /// capture is possible.
    fn is_stuck(&self) -> bool {
        let own = self.seat();
        self.shelf(own).is_empty() && self.repository(own) < 4 && self.seen().is_shut_in()
    }

    fn board_order_score(&self, m: BoardMove) -> i32 {
        let enemy = self.seat().next(2);
        let kings = count(m.captured & self.board().kings(enemy));
        let made = if self.promotes(m) { 100 } else { 0 };
        50 * count(m.captured) + 100 * kings + made
    }

    /// A build is worth what it records: lines of which little would come back are tried last.
    fn build_order_score(&self, m: Option<BoardMove>, line: Line) -> i32 {
        let own = self.seat();
        let board = self.board();
        let (mut men, mut kings) = (board.men(own), board.kings(own));
        if let Some(m) = m {
            men &= !m.from.bit();
            kings &= !m.from.bit();
            if m.king {
                kings |= m.to.bit();
            } else {
                men |= m.to.bit();
            }
        }
        let worth = count(men & line.squares()) + 3 * count(kings & line.squares());
        match worth {
            0 => -900,
            1 => -600,
            2 => -200,
            3 => 20,
            _ => 20 + 40 * (worth - 3).min(5),
        }
    }
}
