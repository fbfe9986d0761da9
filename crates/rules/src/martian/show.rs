//! View, steps and events: implements `Show`.

use super::board::owner;
use super::{Landing, Martian, Move};
use crate::{Cell, Event, Ground, Kind, Note, Position, Seating, Show, Step, Token, View, bits};

/// A piece. None has a colour.
const fn token(kind: Kind) -> Token {
    Token { kind, seat: None }
}

impl Show for Martian {
    fn view(&self) -> View {
        let cells = bits::squares(self.players.board())
            .map(|square| Cell {
                place: square.into(),
                name: square.to_string(),
                ground: Ground::Plain,
                zone: Some(owner(square)),
                stack: self.kind_at(square).map(token).into_iter().collect(),
            })
            .collect();
        let seats = self.seats() as u8;
        let view = View {
            scores: self.scores(),
            seats,
            jumps: false,
            ..View::board(cells, self.seat)
        };
        if seats == 2 {
            return view;
        }
        // Each seat has a quarter of the board, and sits at its corner.
        View {
            seating: Seating::around(&[(-1, -1), (-1, 1), (1, 1), (1, -1)]),
            ..view
        }
    }

    fn step_sequences(&self, m: Move) -> Vec<Vec<Step>> {
        let line = if m.is_pass() {
            vec![Step::Pass]
        } else {
            vec![Step::square(m.from), Step::square(m.to)]
        };
        vec![line]
    }

    /// A captured piece leaves before the capturing one arrives; pieces that merge meet first.
    fn events(&self, m: Move) -> Vec<Event> {
        let Some(mover) = self.kind_at(m.from).filter(|_| !m.is_pass()) else {
            return vec![Event::Pass];
        };
        let (from, to) = (m.from.into(), m.to.into());
        let go = Event::Move {
            from,
            to,
            token: token(mover),
            count: 1,
        };
        match self.landing(m) {
            Landing::Empty => vec![go],
            Landing::Capture(kind) => {
                let scorer = Some(self.seat.index() as u8);
                vec![
                    Event::Take {
                        at: to,
                        token: token(kind),
                        to: scorer,
                    },
                    go,
                ]
            }
            Landing::Merging(kind) => vec![
                go,
                Event::Become {
                    at: to,
                    token: token(kind),
                },
            ],
        }
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        self.refusal(steps)
    }
}
