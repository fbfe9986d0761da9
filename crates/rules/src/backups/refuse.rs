//! Why a move is illegal, with the article that forbids it.

use super::{
    Backup, Backups, Extra, Line, Move, Restoring,
    text::{Attempt, Wanted},
};
use crate::{
    Note, Square, Step, Text,
    draughts::{BoardMove, illegal},
};

impl Backups {
    /// Why a move text that was taken apart means no legal move.
    pub(super) fn refuse_attempt(&self, attempt: &Attempt) -> Note {
        let Some((text, squares, capture)) = &attempt.board else {
            return self.refuse_alone(attempt.extra);
        };
        if !self.can_move() {
            return no_board_move();
        }
        match self.turn().meant(squares, *capture).first() {
            Some(&m) => self.refuse_extra(m, attempt.extra),
            None => self.turn().refuse_text(text, squares, *capture),
        }
    }

    /// Why no legal move begins with these steps.
    pub(super) fn refuse_steps(&self, steps: &[Step]) -> Note {
        let extra = steps
            .iter()
            .position(|step| !matches!(step, Step::Place(_)));
        let (places, extras) = steps.split_at(extra.unwrap_or(steps.len()));
        let squares = match self.turn().squares(places) {
            Ok(squares) => squares,
            Err(note) => return note.unwrap_or_else(|| illegal(steps)),
        };
        let wanted = match extras.first() {
            None => Wanted::Nothing,
            Some(&Step::Build(number)) => match Line::new(number) {
                Some(line) => Wanted::Build(line),
                None => return illegal(steps),
            },
            Some(&Step::Restore(number, signs)) => {
                match Line::new(number).and_then(|line| Backup::new(line, signs)) {
                    Some(backup) => Wanted::Restore(backup),
                    None => return illegal(steps),
                }
            }
            Some(_) => return illegal(steps),
        };
        if extras.len() > 1 && self.allows(&squares, wanted) {
            return self.turn_over();
        }
        if squares.is_empty() {
            return self.refuse_alone(wanted);
        }
        if !self.can_move() {
            return no_board_move();
        }
        let whole = self
            .turn()
            .spelt(&squares, false)
            .or_else(|| self.turn().spelt(&squares, true));
        match (whole, &squares[..]) {
            (Some(m), _) if !matches!(wanted, Wanted::Nothing) => self.refuse_extra(m, wanted),
            (None, &[from])
                if !matches!(wanted, Wanted::Nothing)
                    && self.board_moves().iter().any(|m| m.from == from) =>
            {
                Note::new("backups-not-moved-yet")
                    .with("place", from)
                    .article("4.3")
            }
            _ => self.turn().refuse(&squares, false),
        }
    }

    /// Whether this is a whole legal turn.
    fn allows(&self, squares: &[Square], extra: Wanted) -> bool {
        [false, true].into_iter().any(|capture| {
            let board = (!squares.is_empty()).then(|| ("", squares.to_vec(), capture));
            !self.meant(&Attempt { board, extra }).is_empty()
        })
    }

    /// The refusal of a second backup operation.
    pub(super) fn turn_over(&self) -> Note {
        Note::new("backups-turn-over").article(match self.restore {
            Restoring::Instead => "4.3",
            Restoring::After => "4.9",
        })
    }

    /// The refusal of a short text that means several moves, by its captures or by its backups.
    pub(super) fn ambiguous(&self, text: &str, attempt: &Attempt, several: &[Move]) -> Note {
        if let Some((_, squares, capture)) = &attempt.board
            && self.turn().meant(squares, *capture).len() > 1
        {
            let mut texts: Vec<_> = several.iter().take(5).map(|&m| self.move_text(m)).collect();
            texts.sort_unstable();
            return Note::new("move-ambiguous")
                .part(text)
                .with("list", texts.join(", "));
        }
        let board = attempt.board.as_ref().map_or("", |(board, ..)| board);
        let texts: Vec<_> = several
            .iter()
            .filter_map(|m| match m.extra {
                Extra::Restore(backup) => Some(format!("{board}^{backup}")),
                _ => None,
            })
            .collect();
        listed(Note::new("backups-several"), &texts).article("4.7")
    }

    /// Why a backup operation cannot be the whole turn.
    fn refuse_alone(&self, wanted: Wanted) -> Note {
        match wanted {
            Wanted::Nothing => illegal(&[]),
            Wanted::Build(_) if self.can_move() => Note::new("backups-build-alone").article("4.8"),
            Wanted::Build(line) => self.too_dear(line, self.board.kings(self.seat)),
            Wanted::Restore(backup) => {
                self.refuse_restore(backup.to_string(), self.shelf(self.seat).holds(backup))
            }
            Wanted::RestoreLine(line) => self.refuse_restore(line.to_string(), self.has_line(line)),
        }
    }

    fn has_line(&self, line: Line) -> bool {
        self.shelf(self.seat)
            .iter()
            .any(|backup| backup.line() == line)
    }

    /// Why a restore alone is refused; `exists` says that the player has such a backup.
    fn refuse_restore(&self, wanted: String, exists: bool) -> Note {
        if exists {
            Note::new("backups-restore-after-moving").article("4.9")
        } else {
            self.no_such_backup(wanted)
        }
    }

    fn no_such_backup(&self, wanted: String) -> Note {
        let other = self.shelf(self.seat.next(2));
        if other.iter().any(|backup| backup.to_string() == wanted) {
            return Note::new("backups-not-your-backup")
                .with("wanted", wanted)
                .article("4.5");
        }
        let names: Vec<_> = self
            .shelf(self.seat)
            .distinct()
            .map(|b| b.to_string())
            .collect();
        if names.is_empty() {
            return Note::new("backups-no-backups").article("4.5");
        }
        listed(
            Note::new("backups-no-such-backup").with("wanted", wanted),
            &names,
        )
        .article("4.5")
    }

    /// Why this cannot follow a legal board move.
    fn refuse_extra(&self, m: BoardMove, wanted: Wanted) -> Note {
        let (name, exists) = match wanted {
            Wanted::Nothing => return illegal(&self.turn().step_sequences(m)[0]),
            Wanted::Build(line) => return self.too_dear(line, self.kings_after(m)),
            Wanted::Restore(backup) => (backup.to_string(), self.shelf(self.seat).holds(backup)),
            Wanted::RestoreLine(line) => (line.to_string(), self.has_line(line)),
        };
        if exists && self.restore == Restoring::Instead {
            Note::new("backups-restore-is-a-turn").article("4.5")
        } else {
            self.no_such_backup(name)
        }
    }

    fn too_dear(&self, line: Line, kings: u64) -> Note {
        Note::new("backups-too-dear")
            .with("held", self.repository(self.seat))
            .with("price", line.price(kings))
            .with("kind", if line.is_file() { "file" } else { "rank" })
            .with("line", line)
            .article("4.4")
    }
}

/// A note with up to three texts, one by one: backups end in dots, so a sentence must quote each.
fn listed(note: Note, texts: &[String]) -> Note {
    let names = ["first", "second", "third"];
    let note = note.with("count", texts.len());
    names
        .into_iter()
        .zip(texts)
        .fold(note, |note, (name, text)| note.with(name, text))
}

fn no_board_move() -> Note {
    Note::new("backups-no-board-move").article("4.8")
}
