//! Retrograde analysis: the values of a class from those of the classes it leads to.
//!
//! Quiet moves lead to the same material with the other side to move, so the two classes of a
//! [pair](Class::pair) are solved together. Everything else leads to classes solved before: captures to
//! fewer pieces, promotions to fewer men. First every board is looked at forward (`forward.rs`): ends and
//! captures are settled at once, since a capture is compulsory and all captures lead elsewhere; of the
//! rest the quiet moves are counted. Then values go backward (`backward.rs`), nearest ends first: before a
//! loss stands a win, and where the last quiet move is found to win for the other, a loss.

mod backward;
mod cell;
mod forward;

use crate::{Class, Index, Interrupted, Table, Tables, Watch};
use cell::Cells;

/// Solves a class and the class with the other side to move, the same one if both sides have the same
/// material. `known` must hold every class they lead to; see [`Class::order`].
pub fn solve(
    class: Class,
    known: &Tables,
    threads: usize,
    watch: &dyn Watch,
) -> Result<Vec<Table>, Interrupted> {
    let [first, second] = class.pair();
    let mut sides = vec![Cells::new(Index::new(first))];
    if second != first {
        sides.push(Cells::new(Index::new(second)));
    }
    watch.at(class, 0);
    for at in 0..sides.len() {
        forward::look(&sides, at, known, threads, watch)?;
    }
    backward::spread(&sides, class, threads, watch)?;
    watch.gone(sides.iter().map(|cells| cells.index.len()).sum());
    Ok(sides.into_iter().map(Cells::table).collect())
}

/// How many boards [`Watch::gone`] will hear of for a pair: each twice, for it is looked at forward and
/// settled backward.
pub fn work(class: Class) -> u64 {
    let [first, second] = class.pair();
    let len = |class| 2 * Index::new(class).len();
    if first == second {
        len(first)
    } else {
        len(first) + len(second)
    }
}
