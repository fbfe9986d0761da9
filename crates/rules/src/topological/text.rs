//! Position and move texts: implements `Text`.

use std::fmt::Write;
use std::sync::Arc;

use super::position::Stage;
use super::{Cell, Laying, Layout, Move, Options, Stack, Stacks, Topological};
use crate::{Note, Place, Position, Seat, Show, Step, Text, text::fields};

/// What a position text looks like.
const FORM: &str = "P b 0,0=w";
/// What move texts look like.
const MOVES: &str = "2,-1 0,0>2,1*3 pass";

impl Text for Topological {
    fn write(&self) -> String {
        let (phase, count) = match self.stage() {
            Stage::Laying(laying) => ('P', laying.cells().len()),
            Stage::Moving(stacks) => ('M', stacks.layout().len()),
        };
        let mut out = String::with_capacity(8 + count * 9);
        out.push(phase);
        out.push_str(if self.seat() == Seat::FIRST {
            " w "
        } else {
            " b "
        });
        match self.stage() {
            Stage::Laying(laying) => {
                for (i, &cell) in laying.cells().iter().enumerate() {
                    write_cell(
                        &mut out,
                        i,
                        cell,
                        Stack {
                            height: 1,
                            black: laying.black() >> i & 1,
                        },
                    );
                }
                if count == 0 {
                    out.push('-');
                }
            }
            Stage::Moving(stacks) => {
                for (i, (cell, stack)) in stacks.all().enumerate() {
                    write_cell(&mut out, i, cell, stack);
                }
            }
        }
        out
    }

    /// Cells may come in any order. A position need not have come about in a game.
    fn read(text: &str, options: &Options) -> Result<Topological, Note> {
        let [phase, side, cells] = fields(text, ' ', FORM)?;
        let laying = match phase {
            "P" => true,
            "M" => false,
            _ => return Err(Note::new("topological-phase").part(phase)),
        };
        let seat = match side {
            "w" => Seat::FIRST,
            "b" => Seat::SECOND,
            _ => return Err(Note::new("topological-side").part(side)),
        };
        let list = read_cells(cells, laying, *options)?;
        let stage = if laying {
            Stage::Laying(read_laying(&list, seat, side)?)
        } else {
            Stage::Moving(read_stacks(&list, cells, *options)?)
        };
        Ok(Topological::new(*options, seat, stage))
    }

    fn move_text(&self, m: Move) -> String {
        let name = |field: u8| {
            self.stacks()
                .and_then(|s| s.layout().cells().get(field as usize))
        };
        match m {
            Move::Lay { x, y } => format!("{x},{y}"),
            Move::Move { from, to, k } => match (name(from), name(to)) {
                (Some(from), Some(to)) => format!("{from}>{to}*{k}"),
                _ => String::new(), // no legal move
            },
            Move::Pass => "pass".to_owned(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Note> {
        let steps = read_steps(text)?;
        let number = |place: Place| {
            let layout = self.stacks()?.layout();
            Some(layout.field(Cell::near(place)?)? as u8)
        };
        let found = match steps[..] {
            [Step::Place(Place { x, y })] => Some(Move::Lay { x, y }),
            [Step::Place(from), Step::Take(k), Step::Place(to)] => number(from)
                .zip(number(to))
                .map(|(from, to)| Move::Move { from, to, k }),
            [Step::Pass] => Some(Move::Pass),
            _ => None,
        };
        found.filter(|&m| self.is_legal(m)).ok_or_else(|| {
            let note = self.why_not(&steps);
            if note.get("part").is_none() {
                note.part(text)
            } else {
                note
            }
        })
    }
}

fn write_cell(out: &mut String, i: usize, cell: Cell, stack: Stack) {
    if i > 0 {
        out.push(';');
    }
    let _ = write!(out, "{cell}="); // writing to a String cannot fail
    if stack.height == 0 {
        out.push('-');
    }
    out.extend((0..stack.height).map(|i| if stack.black >> i & 1 == 0 { 'w' } else { 'b' }));
}

/// A coordinate in its canonical writing, at most 63 from the first checker.
fn coordinate(text: &str) -> Option<i8> {
    let (digits, sign) = text
        .strip_prefix('-')
        .map_or((text, 1), |digits| (digits, -1));
    let value = i8::try_from(crate::text::number(digits)?).ok()?;
    let canonical = value <= Cell::FARTHEST && (sign == 1 || value != 0);
    canonical.then_some(value * sign)
}

fn cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell::new(coordinate(x)?, coordinate(y)?))
}

/// The cells with what stands on them and their texts, sorted; each once and all connected with 0,0.
fn read_cells(
    text: &str,
    laying: bool,
    options: Options,
) -> Result<Vec<(Cell, Stack, &str)>, Note> {
    let max = if laying {
        options.fields() - 1
    } else {
        options.fields()
    };
    let mut list = Vec::new();
    for part in text.split(';').filter(|_| text != "-") {
        if list.len() == max {
            return Err(if laying {
                Note::new("topological-all-laid")
                    .part(part)
                    .with("expected", options.fields())
                    .article("1.4")
            } else {
                wrong_count(text, options)
            });
        }
        let (name, pieces) = part
            .split_once('=')
            .ok_or_else(|| Note::new("topological-cell").part(part))?;
        let cell = cell(name).ok_or_else(|| Note::new("topological-coordinates").part(name))?;
        let stack = stack(pieces, options.fields())
            .ok_or_else(|| Note::new("topological-stack").part(part))?;
        if laying && stack.height != 1 {
            return Err(Note::new("topological-single")
                .part(part)
                .with("place", cell)
                .article("1.3"));
        }
        list.push((cell, stack, part));
    }
    list.sort_by_key(|&(cell, ..)| cell);
    if let Some(pair) = list.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(Note::new("topological-twice")
            .part(pair[1].2)
            .with("place", pair[1].0));
    }
    connected(&list)?;
    Ok(list)
}

fn stack(text: &str, most: usize) -> Option<Stack> {
    if text == "-" {
        return Some(Stack::default());
    }
    if text.is_empty() || text.len() > most {
        return None;
    }
    text.bytes()
        .enumerate()
        .try_fold(Stack::default(), |stack, (i, letter)| {
            let black = match letter {
                b'w' => 0,
                b'b' => 1 << i,
                _ => return None,
            };
            Some(Stack {
                height: stack.height + 1,
                black: stack.black | black,
            })
        })
}

/// Checks that there is 0,0 and that every cell can be walked to from it.
fn connected(list: &[(Cell, Stack, &str)]) -> Result<(), Note> {
    if list.is_empty() {
        return Ok(());
    }
    let find = |cell: Cell| list.binary_search_by_key(&cell, |&(cell, ..)| cell).ok();
    let first = find(Cell::ORIGIN).ok_or_else(|| {
        Note::new("topological-no-origin")
            .with("part", Cell::ORIGIN)
            .with("place", Cell::ORIGIN)
            .article("1.2")
    })?;
    let mut seen = 1u64 << first;
    let mut open = vec![first];
    while let Some(at) = open.pop() {
        for next in Cell::STEPS
            .iter()
            .filter_map(|&step| find(list[at].0.step(step)))
        {
            if seen >> next & 1 == 0 {
                seen |= 1 << next;
                open.push(next);
            }
        }
    }
    match (0..list.len()).find(|i| seen >> i & 1 == 0) {
        Some(apart) => Err(Note::new("topological-apart")
            .part(list[apart].2)
            .with("place", list[apart].0)
            .article("1.3")),
        None => Ok(()),
    }
}

fn read_laying(list: &[(Cell, Stack, &str)], seat: Seat, side: &str) -> Result<Laying, Note> {
    let mut laying = Laying::new();
    for &(cell, stack, part) in list {
        let black = stack.black != 0;
        if black && cell == Cell::ORIGIN {
            return Err(Note::new("topological-origin-white")
                .part(part)
                .with("place", cell)
                .article("1.1"));
        }
        laying.lay(cell, black);
    }
    let black = laying.black().count_ones() as usize;
    let white = list.len() - black;
    let note = |id| {
        Note::new(id)
            .part(side)
            .with("white", white)
            .with("black", black)
    };
    match white.checked_sub(black) {
        Some(lead) if lead == seat.index() => {}
        Some(lead @ 0..=1) => {
            let colour = ["white", "black"][lead];
            let note = note("topological-turn").with("colour", colour);
            return Err(note.article("1.1"));
        }
        _ => return Err(note("topological-laid").article("1.1")),
    }
    Ok(laying)
}

fn read_stacks(list: &[(Cell, Stack, &str)], text: &str, options: Options) -> Result<Stacks, Note> {
    if list.len() != options.fields() {
        return Err(wrong_count(text, options));
    }
    let all: usize = list.iter().map(|(_, stack, _)| stack.height as usize).sum();
    let black: usize = list
        .iter()
        .map(|(_, stack, _)| stack.black.count_ones() as usize)
        .sum();
    for (letter, colour, count) in [("w", "white", all - black), ("b", "black", black)] {
        if count != options.checkers() {
            return Err(Note::new("topological-checkers")
                .part(letter)
                .with("colour", colour)
                .with("expected", options.checkers())
                .with("count", count)
                .article("1.1"));
        }
    }
    let cells: Vec<Cell> = list.iter().map(|&(cell, ..)| cell).collect();
    let layout = Arc::new(Layout::new(&cells, options.path()));
    Ok(Stacks::new(layout, list.iter().map(|&(_, stack, _)| stack)))
}

fn wrong_count(text: &str, options: Options) -> Note {
    Note::new("topological-field-count")
        .part(text)
        .with(
            "count",
            if text == "-" {
                0
            } else {
                text.split(';').count()
            },
        )
        .with("expected", options.fields())
        .article("1.4")
}

/// A move text as the steps it names. `0,0>2,1` without a number is read too, to say what is missing.
fn read_steps(text: &str) -> Result<Vec<Step>, Note> {
    if text == "pass" {
        return Ok(vec![Step::Pass]);
    }
    let syntax = || Note::new("move-syntax").part(text).with("form", MOVES);
    let place = |part: &str| match cell(part) {
        Some(cell) => Ok(Step::Place(cell.into())),
        None if part.split_once(',').is_some_and(|(x, y)| far(x) || far(y)) => {
            Err(Note::new("topological-coordinates").part(part))
        }
        None => Err(syntax()),
    };
    let Some((from, rest)) = text.split_once('>') else {
        return Ok(vec![place(text)?]);
    };
    let Some((to, count)) = rest.split_once('*') else {
        return Ok(vec![place(from)?, place(rest)?]);
    };
    let count = crate::text::number(count).ok_or_else(syntax)?;
    let take = Step::Take(u8::try_from(count).unwrap_or(u8::MAX)); // more than any stack has
    Ok(vec![place(from)?, take, place(to)?])
}

/// Whether a coordinate is one but for being too far away.
fn far(text: &str) -> bool {
    crate::text::number(text.strip_prefix('-').unwrap_or(text))
        .is_some_and(|n| n > Cell::FARTHEST.unsigned_abs().into())
}
