//! The forward pass: the moves of every board, by the rules.

use doska_rules::Position;
use doska_rules::turkish::{Move, Turkish};

use super::cell::{Cell, Cells};
use crate::share::share;
use crate::tables::of_end;
use crate::{Board, Interrupted, Tables, Value, Watch};

/// Looks at all boards of one side of a pair.
pub fn look(
    sides: &[Cells],
    at: usize,
    known: &Tables,
    threads: usize,
    watch: &dyn Watch,
) -> Result<(), Interrupted> {
    let (here, there) = (&sides[at], &sides[sides.len() - 1 - at]);
    share(here.index.len(), threads, watch, |part| {
        let mut moves = Vec::new();
        let mut quiet = Vec::new();
        let boards = part.end - part.start;
        for number in part {
            let position = here.index.unrank(number).and_then(Board::position);
            let Some(position) = position else {
                here.set(number, Cell::None);
                continue;
            };
            moves.clear();
            position.legal_moves(&mut moves);
            quiet.clear();
            let cell = if moves.is_empty() {
                let end = position.outcome().unwrap_or_else(|| position.stuck());
                Cell::Known(of_end(&position, end))
            } else if moves[0].is_capture() {
                Cell::Known(by_captures(&position, &moves, known))
            } else {
                let (cell, draws) = by_steps(&position, &moves, known, there, &mut quiet);
                // Two moves may lead to mirror images: they are one.
                quiet.sort_unstable();
                quiet.dedup();
                let left = quiet.len() + usize::from(draws);
                here.set_left(number, left);
                match cell {
                    Cell::LastsFor(plies) if left == 0 => Cell::Known(Value::Loss(plies)),
                    cell => cell,
                }
            };
            here.set(number, cell);
        }
        watch.gone(boards);
    })
}

/// The value of a position in another class.
fn elsewhere(position: &Turkish, known: &Tables) -> Value {
    known
        .value(position)
        .expect("the classes a class leads to are solved before it")
}

fn by_captures(position: &Turkish, moves: &[Move], known: &Tables) -> Value {
    let values = moves
        .iter()
        .map(|&m| elsewhere(&position.after(m), known).before());
    values
        .reduce(Value::better)
        .expect("there is at least one capture")
}

/// What promotions make of a board without captures, and whether one of them draws; the numbers of the
/// boards that quiet moves lead to go to `quiet`.
fn by_steps(
    position: &Turkish,
    moves: &[Move],
    known: &Tables,
    there: &Cells,
    quiet: &mut Vec<u64>,
) -> (Cell, bool) {
    let mut best: Option<Value> = None;
    let mut draws = false;
    for &m in moves {
        let after = position.after(m);
        // White is to move here.
        if m.to().rank() == 7 && !position.is_king(m.from()) {
            let value = elsewhere(&after, known).before();
            draws |= value == Value::Draw;
            best = Some(best.map_or(value, |best| best.better(value)));
        } else {
            quiet.push(there.index.rank(Board::of(&after)));
        }
    }
    let cell = match best {
        Some(Value::Win(plies)) => Cell::WinsBy(plies),
        Some(Value::Loss(plies)) => Cell::LastsFor(plies),
        Some(Value::Draw) | None => Cell::Open,
    };
    (cell, draws)
}
