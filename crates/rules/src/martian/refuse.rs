//! Why a move is illegal, with the article that forbids it.

use super::board::{QUADRANTS, blocker, owner, reach};
use super::text::names;
use super::{Martian, Move, Players};
use crate::{Kind, Note, Place, Position, Square, Step, Text};

/// The article that says how a piece moves.
const fn article(kind: Kind) -> &'static str {
    match kind {
        Kind::Queen => "2.3",
        Kind::Drone => "2.2",
        _ => "2.1",
    }
}

impl Martian {
    /// That nothing can be played any more, if so.
    pub(super) fn over(&self) -> Option<Note> {
        let seat = self.empty_quadrant()?;
        Some(
            Note::new("martian-over")
                .with("seat", seat.index() + 1)
                .article("7.1"),
        )
    }

    /// Why no legal move begins with these steps.
    pub(super) fn refusal(&self, steps: &[Step]) -> Note {
        if let Some(over) = self.over() {
            return over;
        }
        match *steps {
            [Step::Pass] if !self.must_pass() => self.not_a_pass(),
            [Step::Place(from), ref rest @ ..] => self.refused_from(from, rest),
            _ => Note::new("move-illegal").with("part", written(steps)),
        }
    }

    fn not_a_pass(&self) -> Note {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let texts: Vec<String> = moves.iter().take(5).map(|&m| self.move_text(m)).collect();
        Note::new("martian-pass")
            .with("list", texts.join(", "))
            .article("6.1")
    }

    /// The square of a place that the board of this game has.
    fn square(&self, place: Place) -> Result<Square, Note> {
        place
            .square()
            .filter(|square| square.bit() & self.players.board() != 0)
            .ok_or_else(|| {
                let name = place
                    .square()
                    .map_or_else(|| format!("{},{}", place.x, place.y), |s| s.to_string());
                Note::new("move-off-board")
                    .with("place", name)
                    .article(match self.players {
                        Players::Two => "1.1",
                        Players::Four => "1.2",
                    })
            })
    }

    fn refused_from(&self, from: Place, rest: &[Step]) -> Note {
        let from = match self.square(from) {
            Ok(from) => from,
            Err(note) => return note,
        };
        let Some(kind) = self.kind_at(from) else {
            return Note::new("move-no-piece")
                .with("place", from)
                .article("1.4");
        };
        if self.own() & from.bit() == 0 {
            let seat = owner(from) + 1;
            return Note::new("martian-not-yours")
                .with("place", from)
                .with("seat", seat)
                .article("1.4");
        }
        match *rest {
            [Step::Place(to)] => match self.square(to) {
                Ok(to) => self.refused_way(kind, from, to),
                Err(note) => note,
            },
            [] => self.refused_piece(kind, from),
            _ => Note::new("move-illegal").with("part", written_from(from, rest)),
        }
    }

    /// Why a piece of the seat to move goes nowhere at all.
    fn refused_piece(&self, kind: Kind, from: Square) -> Note {
        if let Some(crossing) = self.no_return.filter(|crossing| crossing.to == from) {
            return self.refused_way(kind, from, crossing.from);
        }
        Note::new("martian-no-moves")
            .with("place", from)
            .article(article(kind))
    }

    /// Why a piece of the seat to move does not go to a square of the board.
    fn refused_way(&self, kind: Kind, from: Square, to: Square) -> Note {
        let way = |note: Note| note.with("from", from).with("to", to);
        if self
            .no_return
            .is_some_and(|crossing| (crossing.to, crossing.from) == (from, to))
        {
            return way(Note::new("martian-no-return")).article("4.1");
        }
        if reach(kind, from, 0) & to.bit() == 0 {
            let id = match kind {
                Kind::Queen => "martian-queen",
                Kind::Drone => "martian-drone",
                _ => "martian-pawn",
            };
            return way(Note::new(id)).article(article(kind));
        }
        if kind != Kind::Pawn
            && let Some(at) = blocker(from, to, self.occupied())
        {
            return way(Note::new("martian-blocked").with("place", at)).article(article(kind));
        }
        let quadrant = QUADRANTS[self.seat.index()];
        match (kind, self.kind_at(to)) {
            (Kind::Queen, Some(_)) | (_, Some(Kind::Queen)) => {
                way(Note::new("martian-merge-queen")).article("5.3")
            }
            (Kind::Drone, Some(Kind::Drone)) => {
                way(Note::new("martian-merge-drones")).article("5.3")
            }
            (Kind::Pawn, Some(Kind::Pawn)) => {
                let drones = names(self.drones & quadrant);
                way(Note::new("martian-merge-has-drone"))
                    .with("list", drones)
                    .article("5.2")
            }
            (_, Some(_)) => {
                let queens = names(self.queens & quadrant);
                way(Note::new("martian-merge-has-queen"))
                    .with("list", queens)
                    .article("5.1")
            }
            // Every way to an empty square has been spoken of.
            (_, None) => Note::new("move-illegal").with("part", self.move_text(Move { from, to })),
        }
    }
}

/// Steps as a person would write them, for a message about steps that this game does not have.
fn written(steps: &[Step]) -> String {
    let words: Vec<String> = steps
        .iter()
        .take(8)
        .map(|step| match step {
            Step::Place(place) => place
                .square()
                .map_or_else(|| format!("{},{}", place.x, place.y), |s| s.to_string()),
            Step::Pass => "pass".to_owned(),
            other => format!("{other:?}").to_lowercase(),
        })
        .collect();
    words.join("-")
}

fn written_from(from: Square, rest: &[Step]) -> String {
    format!("{from}-{}", written(rest))
}
