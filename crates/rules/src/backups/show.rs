//! View, steps and events: implements `Show`.

use super::{Backup, Backups, Extra, Line, Move};
use crate::{
    Area, AreaKind, BackupLine, BackupRules, BackupSign, Event, Kind, Note, Place, Seat, Show,
    Step, Token, View, bits::squares, draughts::Board, show::draughts_cells,
};

/// The lines with their dark squares, and the three signs.
fn backup_rules() -> BackupRules {
    let lines = Line::all().map(|line| BackupLine {
        number: line.number(),
        name: line.to_string(),
        squares: squares(line.squares()).map(Place::from).collect(),
    });
    let signs = [
        (b'.', None),
        (b'm', Some(Kind::Man)),
        (b'k', Some(Kind::King)),
    ];
    BackupRules {
        lines: lines.collect(),
        signs: signs
            .map(|(sign, kind)| BackupSign {
                sign,
                kind,
                price: Backup::sign_price(sign),
            })
            .to_vec(),
    }
}

impl Show for Backups {
    /// Beside the board lie each seat's share of the repository and, after it, its backups.
    fn view(&self) -> View {
        let mut areas = Vec::new();
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut area = |kind, count: u8| {
                areas.push(Area {
                    kind,
                    seat: seat.index() as u8,
                    count: u32::from(count),
                    piece: Kind::Man,
                });
            };
            area(AreaKind::Repository, self.repository(seat));
            for backup in self.shelf(seat).iter() {
                let kind = AreaKind::Backup(backup.line().number(), backup.signs());
                area(kind, backup.price());
            }
        }
        View {
            areas,
            backups: Some(backup_rules()),
            ..View::board(draughts_cells(self.board.pieces(), true), self.seat)
        }
    }

    fn step_sequences(&self, m: Move) -> Vec<Vec<Step>> {
        let boards = match (m.board, m.extra) {
            (None, _) => Vec::new(),
            (Some(board), Extra::Restore(backup)) => self.same_before(board, backup),
            (Some(board), _) => vec![board],
        };
        let mut lines: Vec<Vec<Step>> = boards
            .into_iter()
            .flat_map(|board| self.turn().step_sequences(board))
            .collect();
        if m.board.is_none() {
            lines.push(Vec::new());
        }
        let last = match m.extra {
            Extra::None => return lines,
            Extra::Build(line) => Step::Build(line.number()),
            Extra::Restore(backup) => Step::Restore(backup.line().number(), backup.signs()),
        };
        for line in &mut lines {
            line.push(last);
        }
        lines
    }

    fn events(&self, m: Move) -> Vec<Event> {
        let mut board = self.board;
        let mut out = Vec::new();
        if let Some(m) = m.board {
            // A piece taken goes to its owner's share.
            out = self.turn().events(m, Some);
            board.play(self.seat, m);
        }
        match m.extra {
            Extra::None => {}
            Extra::Build(line) => {
                let backup = Backup::record(&board, self.seat, line);
                out.push(Event::Build(line.number(), backup.signs()));
            }
            Extra::Restore(backup) => restore_events(&board, self.seat, backup, &mut out),
        }
        out
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        self.refuse_steps(steps)
    }
}

/// What happens when a backup is restored: what stands in its way goes, then its pieces come.
fn restore_events(board: &Board, seat: Seat, backup: Backup, out: &mut Vec<Event>) {
    out.push(Event::Restore(backup.line().number(), backup.signs()));
    let token = |king: bool, seat: Seat| Token {
        kind: if king { Kind::King } else { Kind::Man },
        seat: Some(seat.index() as u8),
    };
    let recorded = backup.men() | backup.kings();
    for square in squares(recorded & board.occupied()) {
        let owner = if board.all(seat) & square.bit() == 0 {
            seat.next(2)
        } else {
            seat
        };
        let king = board.kings(owner) & square.bit() != 0;
        out.push(Event::Discard {
            at: square.into(),
            token: token(king, owner),
        });
    }
    for square in squares(recorded) {
        out.push(Event::Put {
            at: square.into(),
            token: token(backup.kings() & square.bit() != 0, seat),
        });
    }
}
