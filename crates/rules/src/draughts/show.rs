//! Board moves as steps to tap and as events; board moves read from text.

use super::{BoardMove, Turn, illegal, place_name, refuse::capture_article};
use crate::{Event, Kind, Note, Square, Step, Token};

impl Turn<'_> {
    /// Every way to tap a legal board move.
    pub fn step_sequences(self, m: BoardMove) -> Vec<Vec<Step>> {
        self.paths(m)
            .into_iter()
            .map(|path| path.into_iter().map(Step::square).collect())
            .collect()
    }

    /// What happens in a legal board move. Pieces are taken when it ends, in the order in which they
    /// were jumped; `goes_to` says whose pile a piece of this seat goes to.
    pub fn events(self, m: BoardMove, goes_to: impl Fn(u8) -> Option<u8>) -> Vec<Event> {
        let (hunt, mut stage) = self.hunt(m.from);
        let mut out = Vec::new();
        let mut taken = Vec::new();
        let mover = self.seat.index() as u8;
        let token = |king, seat| Token {
            kind: if king { Kind::King } else { Kind::Man },
            seat: Some(seat),
        };
        for to in self.path(m).into_iter().skip(1) {
            let was_king = stage.king;
            out.push(Event::Move {
                from: stage.at.into(),
                to: to.into(),
                token: token(was_king, mover),
                count: 1,
            });
            if m.captured == 0 {
                stage.king = m.king;
            } else if let Some((victim, next)) = hunt.hop_to(stage, to) {
                taken.push(victim);
                stage = next;
            }
            if stage.king && !was_king {
                out.push(Event::Become {
                    at: to.into(),
                    token: token(true, mover),
                });
            }
        }
        for victim in taken {
            let owner = if self.board.all(self.seat) & victim.bit() == 0 {
                self.other()
            } else {
                self.seat
            };
            let king = self.board.kings(owner) & victim.bit() != 0;
            let owner = owner.index() as u8;
            out.push(Event::Take {
                at: victim.into(),
                token: token(king, owner),
                to: goes_to(owner),
            });
        }
        out
    }

    /// The squares of steps that are all places; the refusal of a place off the board; `None` for steps
    /// of another kind.
    pub fn squares(self, steps: &[Step]) -> Result<Vec<Square>, Option<Note>> {
        steps
            .iter()
            .map(|step| match step {
                Step::Place(place) => place.square().ok_or_else(|| {
                    let note = Note::new("move-off-board").with("place", place_name(*place));
                    Some(note.article("1.1"))
                }),
                _ => Err(None),
            })
            .collect()
    }

    /// Why no legal board move begins with these steps.
    pub fn refuse_steps(self, steps: &[Step]) -> Note {
        match self.squares(steps) {
            Ok(squares) => self.refuse(&squares, false),
            Err(Some(note)) => note,
            Err(None) => illegal(steps),
        }
    }

    /// The one legal board move that a path, read from `text`, means.
    pub fn read(self, text: &str, squares: &[Square], capture: bool) -> Result<BoardMove, Note> {
        match self.meant(squares, capture)[..] {
            [m] => Ok(m),
            [] => Err(self.refuse_text(text, squares, capture)),
            ref several => Err(self.ambiguous(text, several)),
        }
    }

    /// The refusal of a short text that means several moves.
    pub fn ambiguous(self, text: &str, several: &[BoardMove]) -> Note {
        Note::new("move-ambiguous")
            .part(text)
            .with("list", self.texts(several))
    }

    /// Why a path read from `text` means no legal board move.
    pub fn refuse_text(self, text: &str, squares: &[Square], capture: bool) -> Note {
        let id = if capture {
            "move-not-a-capture"
        } else {
            "move-is-a-capture"
        };
        match self.meant(squares, !capture)[..] {
            [m] => {
                let king = self.board.kings(self.seat) & m.from.bit() != 0;
                Note::new(id)
                    .part(text)
                    .with("right", self.text(m))
                    .article(capture_article(king))
            }
            [] => self.refuse(squares, capture),
            ref several => self.ambiguous(text, several),
        }
    }
}
