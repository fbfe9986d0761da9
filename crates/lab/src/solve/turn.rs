//! A layout turned, mirrored and moved so that layouts that are the same game are the same list.

use doska_rules::topological::{Cell, Topological};

/// Cells as (y, x) with the first at 0,0, each with whether its checker is black.
pub(super) type Cells = Vec<(i8, i8, bool)>;

/// The least of the eight symmetric images of a layout, the cells alone deciding before the colours, and where
/// each of its cells stood in the layout itself.
pub(super) fn turned(cells: &[(Cell, bool)]) -> (Cells, Vec<u8>) {
    let mut best: Option<(Cells, Vec<u8>)> = None;
    for turn in 0..8 {
        let mut seen: Vec<(i8, i8, bool, u8)> = cells
            .iter()
            .zip(0..)
            .map(|(&(cell, black), i)| {
                let (mut x, mut y) = (cell.x(), cell.y());
                if turn & 1 != 0 {
                    x = -x;
                }
                if turn & 2 != 0 {
                    y = -y;
                }
                if turn & 4 != 0 {
                    (x, y) = (y, x);
                }
                (y, x, black, i)
            })
            .collect();
        seen.sort_unstable_by_key(|&(y, x, ..)| (y, x));
        let (y0, x0) = seen.first().map_or((0, 0), |&(y, x, ..)| (y, x));
        let cells: Cells = seen
            .iter()
            .map(|&(y, x, black, _)| (y - y0, x - x0, black))
            .collect();
        let less = best.as_ref().is_none_or(|(least, _)| {
            let place = |&(y, x, _): &(i8, i8, bool)| (y, x);
            let colour = |&(_, _, black): &(i8, i8, bool)| black;
            let places = cells.iter().map(place).cmp(least.iter().map(place));
            let colours = || cells.iter().map(colour).cmp(least.iter().map(colour));
            places.then_with(colours).is_lt()
        });
        if less {
            best = Some((cells, seen.iter().map(|&(.., i)| i).collect()));
        }
    }
    best.unwrap_or_default()
}

/// The cells and colours of a layout, whole or not, before anything has moved.
pub(super) fn checkers(position: &Topological) -> Vec<(Cell, bool)> {
    if let Some(laying) = position.laying() {
        let colours = |i: usize| laying.black() >> i & 1 != 0;
        let cells = laying.cells().iter().enumerate();
        return cells.map(|(i, &cell)| (cell, colours(i))).collect();
    }
    let stacks = position.stacks().into_iter();
    let all = stacks.flat_map(|stacks| stacks.all().collect::<Vec<_>>());
    all.map(|(cell, stack)| (cell, stack.black & 1 != 0))
        .collect()
}
