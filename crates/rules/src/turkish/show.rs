//! View, steps and events: implements `Show`.

use super::{
    chain::{Chain, ways},
    position::{Move, Turkish},
    why,
};
use crate::{
    Event, Kind, Note, Position, Show, Square, Step, Token, View, bits, show::draughts_cells,
};

/// How many ways to enter one move are offered. In play a capture has a handful; only set-up lattices
/// of men have more than this, and then millions. Any way can be written as text.
const MOST_LINES: usize = 500;

impl Show for Turkish {
    fn view(&self) -> View {
        View::board(draughts_cells(self.pieces(), false), self.seat())
    }

    /// Every way to enter the move; of a capture with more than 500 ways the first 500 by name.
    fn step_sequences(&self, m: Move) -> Vec<Vec<Step>> {
        let paths = if m.is_capture() {
            ways(self, m, MOST_LINES)
        } else {
            vec![vec![m.from(), m.to()]]
        };
        paths
            .into_iter()
            .map(|path| path.into_iter().map(Step::square).collect())
            .collect()
    }

    fn events(&self, m: Move) -> Vec<Event> {
        let seat = self.seat().index() as u8;
        let token = Token {
            kind: self.kind(m.from()),
            seat: Some(seat),
        };
        let hop = |from: Square, to: Square| Event::Move {
            from: from.into(),
            to: to.into(),
            token,
            count: 1,
        };
        let mut out = Vec::new();
        if m.is_capture() {
            let mut chain = Chain::begin(self, m.from());
            for to in self.canonical(m).into_iter().skip(1) {
                let Some(next) = chain.landing(to) else { break };
                out.push(hop(chain.at, to));
                out.extend(
                    bits::squares(next.captured & !chain.captured).map(|at| Event::Take {
                        at: at.into(),
                        token: Token {
                            kind: self.kind(at),
                            seat: Some(1 - seat),
                        },
                        to: None,
                    }),
                );
                chain = next;
            }
        } else {
            out.push(hop(m.from(), m.to()));
        }
        if token.kind == Kind::Man && self.after(m).is_king(m.to()) {
            out.push(Event::Become {
                at: m.to().into(),
                token: Token {
                    kind: Kind::King,
                    ..token
                },
            });
        }
        out
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        why::why_not(self, steps)
    }
}

impl Turkish {
    fn kind(&self, square: Square) -> Kind {
        if self.is_king(square) {
            Kind::King
        } else {
            Kind::Man
        }
    }
}
