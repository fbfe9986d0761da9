//! The order of the fields that keeps the frontier narrow.

use super::{Cell, paths::fields};

/// The best of several orders: rows, columns, both diagonals, and from each extreme field outward,
/// nearest first and narrowest first.
pub(super) fn best(cells: &[Cell], beside: &[u64]) -> Vec<u8> {
    let direction = |cell: Cell, i: usize| {
        let (x, y) = (i16::from(cell.x()), i16::from(cell.y()));
        [
            y * 128 + x,
            x * 128 + y,
            (x + y) * 128 + x,
            (x - y) * 128 + x,
        ][i]
    };
    let mut orders = Vec::with_capacity(20);
    for i in 0..4 {
        let mut order: Vec<u8> = (0..cells.len() as u8).collect();
        order.sort_by_key(|&field| direction(cells[field as usize], i));
        for start in [order.first(), order.last()].into_iter().flatten() {
            orders.push(nearest(beside, *start));
            orders.push(narrowest(beside, *start));
        }
        orders.push(order);
    }
    orders
        .into_iter()
        .min_by_key(|order| cost(beside, order))
        .unwrap_or_default()
}

/// How many edges lead from a field to those done, and to those not done.
fn edges(beside: &[u64], done: u64, field: usize) -> (u32, u32) {
    (
        (beside[field] & done).count_ones(),
        (beside[field] & !done).count_ones(),
    )
}

/// An estimate of the work: the number of states grows about threefold with each edge of the frontier.
pub(super) fn cost(beside: &[u64], order: &[u8]) -> u64 {
    let (mut done, mut cut, mut sum) = (0u64, 0, 0u64);
    for &field in order {
        let (back, forth) = edges(beside, done, field as usize);
        cut = cut - back + forth;
        done |= 1 << field;
        sum = sum.saturating_add(3u64.saturating_pow(cut));
    }
    sum
}

/// By distance from `start`.
fn nearest(beside: &[u64], start: u8) -> Vec<u8> {
    let mut order = vec![start];
    let mut done = 1u64 << start;
    let mut at = 0;
    while at < order.len() {
        let next = beside[order[at] as usize] & !done;
        order.extend(fields(next).map(|field| field as u8));
        done |= next;
        at += 1;
    }
    order
}

/// Always the field that leaves the fewest edges crossing; of these, the one beside the oldest.
fn narrowest(beside: &[u64], start: u8) -> Vec<u8> {
    let mut order = vec![start];
    let mut done = 1u64 << start;
    loop {
        let best = order
            .iter()
            .flat_map(|&old| fields(beside[old as usize] & !done))
            .min_by_key(|&field| {
                let (back, forth) = edges(beside, done, field);
                forth + 4 - back
            });
        let Some(field) = best else { return order };
        order.push(field as u8);
        done |= 1 << field;
    }
}
