//! View, steps and events: implements `Show`.

use super::{Cyclic, Move, position::home};
use crate::{
    Area, AreaKind, Event, Kind, Note, Seat, Show, Step, Token, View,
    draughts::{illegal, place_name},
    show::draughts_cells,
};

impl Show for Cyclic {
    fn view(&self) -> View {
        let area = |seat: u8| Area {
            kind: AreaKind::Reserve,
            seat,
            count: u32::from(self.reserve[seat as usize]),
            piece: Kind::Man,
        };
        View {
            areas: vec![area(0), area(1)],
            ..View::board(draughts_cells(self.board.pieces(), true), self.seat)
        }
    }

    fn step_sequences(&self, m: Move) -> Vec<Vec<Step>> {
        match m {
            Move::Board(m) => self.turn().step_sequences(m),
            Move::Drop(square) => vec![vec![Step::Reserve, Step::square(square)]],
        }
    }

    fn events(&self, m: Move) -> Vec<Event> {
        let own = self.seat.index() as u8;
        match m {
            // Own pieces go to the reserve; the enemy's leave the game.
            Move::Board(m) => self.turn().events(m, |seat| (seat == own).then_some(own)),
            Move::Drop(square) => vec![Event::Put {
                at: square.into(),
                token: Token {
                    kind: Kind::Man,
                    seat: Some(own),
                },
            }],
        }
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        let turn = self.turn();
        match steps {
            [Step::Reserve, rest @ ..] => {
                if self.reserve(self.seat) == 0 {
                    return Note::new("cyclic-reserve-empty").article("4.8");
                }
                if turn.must_capture() != 0 {
                    return turn.capture_is_compulsory();
                }
                match rest {
                    [] => Note::new("cyclic-drop-nowhere").article("4.8"),
                    [Step::Place(place), ..] => self.why_not_drop(*place),
                    _ => illegal(steps),
                }
            }
            _ => turn.refuse_steps(steps),
        }
    }
}

impl Cyclic {
    fn why_not_drop(&self, place: crate::Place) -> Note {
        let named = |id| Note::new(id).with("place", place_name(place));
        let Some(square) = place.square() else {
            return named("move-off-board").article("1.1");
        };
        if self.board.occupied() & square.bit() != 0 {
            named("move-occupied").article("4.8")
        } else if !square.is_dark() {
            named("cyclic-drop-light").article("4.8")
        } else if home(self.seat) & square.bit() == 0 {
            let ranks = if self.seat == Seat::FIRST {
                "1-4"
            } else {
                "5-8"
            };
            named("cyclic-drop-far").with("ranks", ranks).article("4.8")
        } else {
            // The drop is legal, so something else came after it.
            named(super::RULES.move_over).article("4.8")
        }
    }
}
