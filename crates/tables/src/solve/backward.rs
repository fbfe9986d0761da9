//! The backward pass: from known values to the positions that lead to them.

use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

use doska_rules::bits::{FILE_A, FILE_H, RANK_8};

use super::cell::{Cell, Cells};
use crate::share::share;
use crate::{Board, Class, Interrupted, Value, Watch};

/// Settles all boards, those with the nearest ends first.
pub fn spread(
    sides: &[Cells],
    class: Class,
    threads: usize,
    watch: &dyn Watch,
) -> Result<(), Interrupted> {
    let farthest = AtomicU16::new(0);
    for here in sides {
        share(here.index.len(), threads, watch, |part| {
            let plies = part.map(|at| match here.get(at) {
                Cell::Known(value) => value.plies().unwrap_or(0),
                Cell::WinsBy(plies) => plies,
                _ => 0,
            });
            farthest.fetch_max(plies.max().unwrap_or(0), Relaxed);
        })?;
    }
    let mut plies = 0;
    while plies <= farthest.load(Relaxed) {
        watch.at(class, plies);
        for at in 0..sides.len() {
            let (here, there) = (&sides[at], &sides[sides.len() - 1 - at]);
            share(here.index.len(), threads, watch, |part| {
                let mut before = Vec::new();
                for at in part {
                    let value = match here.get(at) {
                        Cell::Known(value) if value.plies() == Some(plies) => value,
                        Cell::WinsBy(by) if by == plies => {
                            here.set(at, Cell::Known(Value::Win(plies)));
                            Value::Win(plies)
                        }
                        _ => continue,
                    };
                    let board = here.index.unrank(at).expect("it has a value");
                    before.clear();
                    unmoves(board, |board| before.push(there.index.rank(board)));
                    // Two boards may be mirror images: they are one.
                    before.sort_unstable();
                    before.dedup();
                    for &number in &before {
                        if let Some(new) = settle(there, number, value) {
                            farthest.fetch_max(new, Relaxed);
                        }
                    }
                }
            })?;
        }
        plies += 1;
    }
    Ok(())
}

/// A quiet move leads from this board to one of this value. The distance, if that settles the board.
fn settle(cells: &Cells, number: u64, to: Value) -> Option<u16> {
    let cell = cells.get(number);
    let plies = to.plies()? + 1;
    match (to, cell) {
        // What is known was settled by a nearer end, or has captures or an end of the game: no quiet
        // moves at all.
        (_, Cell::Known(_) | Cell::None) | (Value::Draw, _) => None,
        // A promotion wins anyway, perhaps as soon.
        (to, Cell::WinsBy(by)) if to.worth() > 0 || by <= plies => None,
        (Value::Loss(_), _) => {
            cells.set(number, Cell::Known(Value::Win(plies)));
            Some(plies)
        }
        (Value::Win(_), cell) => cells.one_less(number).then(|| {
            let lasts = match cell {
                Cell::LastsFor(lasts) => lasts.max(plies),
                _ => plies,
            };
            cells.set(number, Cell::Known(Value::Loss(lasts)));
            lasts
        }),
    }
}

/// The boards from which a quiet move that is no promotion leads to this one, whether or not it is legal
/// there: a capture may forbid it.
fn unmoves(board: Board, mut found: impl FnMut(Board)) {
    let [_, _, men, kings] = board.0;
    let empty = !board.occupied();
    let mut each = |at: usize, piece: u64, mut from: u64| {
        while from != 0 {
            let square = from & from.wrapping_neg();
            from ^= square;
            let mut before = board;
            before.0[at] ^= piece | square;
            found(before.turned());
        }
    };
    for piece in bits(men) {
        // The other side goes down.
        let behind = (piece & !RANK_8) << 8;
        let beside = (piece & !FILE_H) << 1 | (piece & !FILE_A) >> 1;
        each(2, piece, (behind | beside) & empty);
    }
    for piece in bits(kings) {
        let mut from = 0;
        for step in [
            |set: u64| set << 8,
            |set: u64| set >> 8,
            |set: u64| (set & !FILE_H) << 1,
            |set: u64| (set & !FILE_A) >> 1,
        ] {
            let mut at = step(piece) & empty;
            while at != 0 {
                from |= at;
                at = step(at) & empty;
            }
        }
        each(3, piece, from);
    }
}

/// The squares of a set, each as a set.
fn bits(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
