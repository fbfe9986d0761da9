//! What interfaces need: the view, the steps of a move, its events, and why a move is refused.

use super::position::Stage;
use super::{Laying, Move, Path, Stack, Stacks, Topological, paths::fields};
use crate::{
    Area, AreaKind, Coordinates, Event, Ground, Kind, Note, Place, Position, Seat, Show, Step,
    Surface, Token, View,
};

/// How many fields a refusal names at most.
const NAMED: usize = 8;

impl Show for Topological {
    /// In stage 1 the empty cells are the places where the next checker may be laid.
    fn view(&self) -> View {
        let (cells, areas) = match self.stage() {
            Stage::Laying(laying) => (laying_cells(laying), self.hands(laying)),
            Stage::Moving(stacks) => (
                stacks.all().map(|(at, stack)| cell(at, stack)).collect(),
                Vec::new(),
            ),
        };
        View {
            areas,
            scores: self.scores(),
            surface: Surface::Plane,
            coordinates: Coordinates::Numbers,
            stacks: true,
            jumps: false,
            ..View::board(cells, self.seat())
        }
    }

    fn step_sequences(&self, m: Move) -> Vec<Vec<Step>> {
        vec![match m {
            Move::Lay { x, y } => vec![Step::Place(Place { x, y })],
            Move::Move { from, to, k } => {
                vec![
                    Step::Place(self.place(from)),
                    Step::Take(k),
                    Step::Place(self.place(to)),
                ]
            }
            Move::Pass => vec![Step::Pass],
        }]
    }

    fn events(&self, m: Move) -> Vec<Event> {
        vec![match m {
            Move::Lay { x, y } => Event::Put {
                at: Place { x, y },
                token: token(self.seat()),
            },
            Move::Move { from, to, k } => Event::Move {
                from: self.place(from),
                to: self.place(to),
                token: token(self.seat()),
                count: k,
            },
            Move::Pass => Event::Pass,
        }]
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        let reason = match self.stage() {
            Stage::Laying(laying) => Some(why_not_lay(laying, steps)),
            Stage::Moving(stacks) => self.why_not_move(stacks, steps),
        };
        reason.unwrap_or_else(|| Note::new("move-illegal").with("part", words(steps)))
    }
}

impl Topological {
    /// Where a field lies; 0,0 for a number that is none.
    fn place(&self, field: u8) -> Place {
        let cell = self
            .stacks()
            .and_then(|stacks| stacks.layout().cells().get(field as usize));
        cell.map_or(Place { x: 0, y: 0 }, |&cell| cell.into())
    }

    /// The checkers each player still has to lay.
    fn hands(&self, laying: &Laying) -> Vec<Area> {
        let black = laying.black().count_ones();
        let white = laying.cells().len() as u32 - black;
        let checkers = self.options().checkers() as u32;
        [(0, white), (1, black)]
            .map(|(seat, laid)| Area {
                kind: AreaKind::Hand,
                seat,
                count: checkers - laid,
                piece: Kind::Checker,
            })
            .to_vec()
    }

    fn why_not_move(&self, stacks: &Stacks, steps: &[Step]) -> Option<Note> {
        let layout = stacks.layout();
        let field = |place: Place| super::Cell::near(place).and_then(|cell| layout.field(cell));
        let (&Step::Place(start), rest) = steps.split_first()? else {
            return None;
        };
        let Some(from) = field(start) else {
            return Some(no_field(start));
        };
        if let Some(note) = self.why_not_from(stacks, from) {
            return Some(note);
        }
        let (k, target) = match *rest {
            [] => return Some(self.say_how_far(stacks, from, None)),
            [Step::Take(k)] => (k, None),
            [Step::Take(k), Step::Place(target), ..] => (k, Some(target)),
            [Step::Place(target), ..] => {
                let Some(to) = field(target) else {
                    return Some(no_field(target));
                };
                return Some(self.say_how_far(stacks, from, Some(to)));
            }
            _ => return None,
        };
        let height = stacks.stack(from).height;
        if !(1..=height).contains(&k) {
            return Some(
                Note::new("topological-stack-height")
                    .with("place", name(start))
                    .with("height", height)
                    .article("2.2"),
            );
        }
        let Some(target) = target else {
            let nowhere = Note::new("topological-nowhere")
                .with("place", name(start))
                .with("count", k);
            return (layout.reach(from, k as usize) == 0).then(|| nowhere.article("2.2"));
        };
        let Some(to) = field(target) else {
            return Some(no_field(target));
        };
        self.why_not_to(stacks, from, to, k)
    }

    /// Why the player to move cannot move from a field at all.
    fn why_not_from(&self, stacks: &Stacks, from: usize) -> Option<Note> {
        let place = stacks.layout().cells()[from].to_string();
        let Some(owner) = stacks.stack(from).owner() else {
            let note = Note::new("topological-no-stack").with("place", place);
            return Some(note.article("2.1"));
        };
        if owner == self.seat() {
            return None;
        }
        let side = if owner == Seat::FIRST {
            "white"
        } else {
            "black"
        };
        let note = Note::new("topological-not-your-stack").with("place", place);
        Some(note.with("owner", side).article("2.1"))
    }

    /// Why `k` checkers cannot go from one field to another; `None` if they can.
    fn why_not_to(&self, stacks: &Stacks, from: usize, to: usize, k: u8) -> Option<Note> {
        let layout = stacks.layout();
        let reached = layout.reach(from, k as usize);
        if reached >> to & 1 != 0 {
            return None; // too many steps
        }
        let (id, article) = if reached == 0 {
            ("topological-nowhere-to", "2.2")
        } else if self.options().path() == Path::Straight {
            ("topological-not-straight", "2.4")
        } else if walk(stacks, from, k) >> to & 1 != 0 {
            ("topological-only-twice", "2.3")
        } else {
            ("topological-not-so-far", "2.2")
        };
        let mut list: Vec<String> = fields(reached)
            .take(NAMED)
            .map(|field| layout.cells()[field].to_string())
            .collect();
        if reached.count_ones() as usize > NAMED {
            list.push("…".to_owned());
        }
        Some(
            Note::new(id)
                .with("from", layout.cells()[from])
                .with("to", layout.cells()[to])
                .with("count", k)
                .with("list", list.join(" "))
                .article(article),
        )
    }

    /// A move without the number of checkers: which numbers would do.
    fn say_how_far(&self, stacks: &Stacks, from: usize, to: Option<usize>) -> Note {
        let layout = stacks.layout();
        let start = layout.cells()[from];
        let Some(to) = to else {
            return Note::new("topological-how-many")
                .with("place", start)
                .article("2.2");
        };
        let (from_number, to_number) = (from as u8, to as u8);
        let list: Vec<String> = (1..=stacks.height(from))
            .filter(|&k| layout.reach(from, k as usize) >> to & 1 != 0)
            .map(|k| {
                crate::Text::move_text(
                    self,
                    Move::Move {
                        from: from_number,
                        to: to_number,
                        k,
                    },
                )
            })
            .take(NAMED)
            .collect();
        if list.is_empty() {
            return Note::new("topological-unreachable")
                .with("from", start)
                .with("to", layout.cells()[to])
                .article("2.2");
        }
        Note::new("topological-number-missing")
            .with("from", start)
            .with("to", layout.cells()[to])
            .with("list", list.join(" "))
            .article("2.2")
    }
}

fn why_not_lay(laying: &Laying, steps: &[Step]) -> Note {
    let place = match *steps {
        [Step::Place(place)] => place,
        [Step::Pass] => return Note::new("topological-no-pass").article("1.1"),
        _ => return Note::new("topological-still-laying").article("1.4"),
    };
    let cell = super::Cell::near(place);
    if laying.cells().is_empty() {
        Note::new("topological-first")
            .with("place", name(place))
            .article("1.2")
    } else if cell.is_some_and(|cell| laying.is_black(cell).is_some()) {
        Note::new("topological-laid-already")
            .with("place", name(place))
            .article("1.3")
    } else {
        Note::new("topological-not-beside")
            .with("place", name(place))
            .article("1.3")
    }
}

/// The fields `k` steps away when fields may be visited again.
fn walk(stacks: &Stacks, from: usize, k: u8) -> u64 {
    (0..k).fold(1 << from, |set, _| {
        fields(set).fold(0, |next, field| next | stacks.layout().beside(field))
    })
}

fn laying_cells(laying: &Laying) -> Vec<crate::Cell> {
    let colour = |i: usize| Stack {
        height: 1,
        black: laying.black() >> i & 1,
    };
    let laid = laying
        .cells()
        .iter()
        .enumerate()
        .map(|(i, &at)| (at, colour(i)));
    let mut cells: Vec<_> = laid
        .chain(laying.places().map(|at| (at, Stack::default())))
        .collect();
    cells.sort_by_key(|&(at, _)| at);
    let cells = cells.into_iter().map(|(at, stack)| {
        let ground = if stack.height == 0 {
            Ground::Open
        } else {
            Ground::Field
        };
        crate::Cell {
            ground,
            ..cell(at, stack)
        }
    });
    cells.collect()
}

fn cell(at: super::Cell, stack: Stack) -> crate::Cell {
    let seat = |i: u8| {
        if stack.black >> i & 1 == 0 {
            Seat::FIRST
        } else {
            Seat::SECOND
        }
    };
    crate::Cell {
        place: at.into(),
        name: at.to_string(),
        ground: Ground::Field,
        zone: None,
        stack: (0..stack.height).map(|i| token(seat(i))).collect(),
    }
}

fn token(seat: Seat) -> Token {
    Token {
        kind: Kind::Checker,
        seat: Some(seat.index() as u8),
    }
}

fn no_field(place: Place) -> Note {
    Note::new("topological-no-field")
        .with("place", name(place))
        .article("1.4")
}

fn name(place: Place) -> String {
    format!("{},{}", place.x, place.y)
}

/// Steps as they would be written, for a refusal that has nothing better to say.
fn words(steps: &[Step]) -> String {
    let words = steps.iter().take(NAMED).map(|step| match *step {
        Step::Place(place) => name(place),
        Step::Take(k) => format!("*{k}"),
        Step::Pass => "pass".to_owned(),
        _ => "?".to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}
