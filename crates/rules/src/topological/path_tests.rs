//! Ways along the frontier against ways walked one by one, and how long the hardest layouts take.

use std::collections::BTreeSet;
use std::time::Instant;

use super::{Cell, Layout, Path, frontier, order, paths, seek};

/// A random number below `n`, from a fixed sequence.
fn random(seed: &mut u64, n: usize) -> usize {
    *seed = seed.wrapping_add(1);
    (crate::zobrist::mix(*seed) % n as u64) as usize
}

/// A connected layout grown from 0,0; `tight` prefers cells with many neighbours.
fn blob(seed: &mut u64, size: usize, tight: bool) -> Vec<Cell> {
    let mut cells = BTreeSet::from([Cell::ORIGIN]);
    while cells.len() < size {
        let free: Vec<Cell> = cells
            .iter()
            .flat_map(|cell| Cell::STEPS.map(|step| cell.step(step)))
            .filter(|cell| !cells.contains(cell))
            .collect();
        let a = free[random(seed, free.len())];
        let b = free[random(seed, free.len())];
        let weight = |c: Cell| cells.iter().filter(|cell| cell.beside(c)).count();
        cells.insert(if tight && weight(b) > weight(a) { b } else { a });
    }
    cells.into_iter().collect()
}

/// The cells of a drawing, `#` each.
fn drawn(rows: &[&str]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = (0i8..)
        .zip(rows)
        .flat_map(|(y, row)| {
            (0i8..)
                .zip(row.bytes())
                .filter(|&(_, c)| c == b'#')
                .map(move |(x, _)| Cell::new(x, y))
        })
        .collect();
    cells.sort_unstable();
    cells
}

fn shaped(inside: impl Fn(i8, i8) -> bool) -> Vec<Cell> {
    (-40..=40)
        .flat_map(|y| (-40..=40).map(move |x| (x, y)))
        .filter(|&(x, y)| inside(x, y))
        .map(|(x, y)| Cell::new(x, y))
        .collect()
}

fn beside(cells: &[Cell]) -> Vec<u64> {
    let layout = Layout::new(cells, Path::Any);
    (0..cells.len()).map(|field| layout.beside(field)).collect()
}

#[track_caller]
fn agree(cells: &[Cell]) {
    let beside = beside(cells);
    let walked = paths::plain(&beside, usize::MAX).unwrap();
    let counted = frontier::far(&beside, &order::best(cells, &beside));
    assert_eq!(walked, counted, "{cells:?}");
    let layout = Layout::new(cells, Path::Any);
    for field in 0..cells.len() {
        for k in 0..=cells.len() {
            let expected = if k < cells.len() {
                walked[field * cells.len() + k]
            } else {
                0
            };
            assert_eq!(
                layout.reach(field, k),
                expected,
                "{k} steps from {field} in {cells:?}"
            );
        }
    }
}

#[test]
fn the_frontier_finds_the_same_ways_as_walking_them() {
    let mut seed = 1;
    for round in 0..600 {
        let size = 2 + random(&mut seed, 17);
        agree(&blob(&mut seed, size, round % 2 == 0));
    }
    for _ in 0..20 {
        agree(&blob(&mut seed, 20, true));
    }
}

#[test]
fn the_frontier_agrees_in_any_order_of_the_fields() {
    let mut seed = 99;
    for _ in 0..100 {
        let cells = blob(&mut seed, 12, true);
        let beside = beside(&cells);
        let mut order: Vec<u8> = (0..12).collect();
        for i in (1..12).rev() {
            order.swap(i, random(&mut seed, i + 1));
        }
        let walked = paths::plain(&beside, usize::MAX).unwrap();
        assert_eq!(
            walked,
            frontier::far(&beside, &order),
            "{cells:?} by {order:?}"
        );
    }
}

#[test]
fn the_frontier_agrees_on_shapes() {
    let shapes: [&[&str]; 9] = [
        &["##"],
        &["####################"],
        &["#.#.#.#.#", "#.#.#.#.#", "#########"],
        &["######", "#....#", "#....#", "######"],
        &[
            "######", ".....#", "####.#", "#..#.#", "#.##.#", "#....#", "######",
        ],
        &["..##..", "..##..", "######", "######", "..##..", "..##.."],
        &["#####", "#.#.#", "#####", "#.#.#", "#####"],
        &["####", "####", "####", "####"],
        &["#####", "#####", "#####", "#####"],
    ];
    for shape in shapes {
        agree(&drawn(shape));
    }
}

/// Layouts that might be hard.
fn hard() -> Vec<(&'static str, Vec<Cell>)> {
    let mut seed = 7;
    let mut shapes = regular();
    // What 12,000 random changes to a diamond made of it, each kept if it made the work harder.
    let bred = [
        "....###",
        "....####",
        "....####",
        "#...####.#",
        "##########",
        "##########",
        "###########",
        "....####.#",
        "....####",
        "....###",
        ".....#",
    ];
    shapes.push(("bred to be hard", drawn(&bred)));
    for _ in 0..4 {
        shapes.push(("64 at random", blob(&mut seed, 64, false)));
        shapes.push(("64 at random, tight", blob(&mut seed, 64, true)));
        shapes.push(("20 at random", blob(&mut seed, 20, false)));
        shapes.push(("20 at random, tight", blob(&mut seed, 20, true)));
    }
    shapes
}

/// Blocks, rings, staircases and the like.
fn regular() -> Vec<(&'static str, Vec<Cell>)> {
    vec![
        (
            "8x8 block",
            shaped(|x, y| (0..8).contains(&x) && (0..8).contains(&y)),
        ),
        (
            "4x16 block",
            shaped(|x, y| (0..16).contains(&x) && (0..4).contains(&y)),
        ),
        (
            "2x32 block",
            shaped(|x, y| (0..32).contains(&x) && (0..2).contains(&y)),
        ),
        (
            "7x9 block",
            shaped(|x, y| (0..9).contains(&x) && (0..7).contains(&y)),
        ),
        ("diamond", shaped(|x, y| x.abs() + y.abs() <= 5)),
        (
            "tilted square",
            shaped(|x, y| (0..12).contains(&(x + y)) && (0..10).contains(&(x - y))),
        ),
        (
            "staircase",
            shaped(|x, y| (0..32).contains(&y) && (x == y || x == y + 1)),
        ),
        (
            "wide staircase",
            shaped(|x, y| (0..16).contains(&y) && (0..4).contains(&(x - y))),
        ),
        (
            "plus of 3",
            shaped(|x, y| x.abs().max(y.abs()) <= 6 && x.abs().min(y.abs()) <= 1),
        ),
        (
            "plus of 2",
            shaped(|x, y| {
                (-8..9).contains(&x.max(y))
                    && (-8..9).contains(&x.min(y))
                    && ((0..2).contains(&x) || (0..2).contains(&y))
            }),
        ),
        ("ring", shaped(|x, y| x.abs().max(y.abs()) == 8)),
        (
            "thick ring",
            shaped(|x, y| (3..=4).contains(&x.abs().max(y.abs()))),
        ),
        (
            "lattice",
            shaped(|x, y| {
                (0..9).contains(&x)
                    && (0..9).contains(&y)
                    && (x % 2 == 0 || y % 2 == 0)
                    && x + y < 16
            }),
        ),
        (
            "4x5 block",
            shaped(|x, y| (0..5).contains(&x) && (0..4).contains(&y)),
        ),
    ]
}

#[test]
fn what_is_shown_by_example_is_what_the_frontier_finds() {
    let mut seed = 3;
    let mut shapes: Vec<Vec<Cell>> = hard().into_iter().map(|(_, cells)| cells).collect();
    for round in 0..60 {
        let size = 10 + random(&mut seed, 40);
        shapes.push(blob(&mut seed, size, round % 3 != 0));
    }
    for mut cells in shapes {
        cells.truncate(64);
        let n = cells.len();
        let beside = beside(&cells);
        let counted = frontier::far(&beside, &order::best(&cells, &beside));
        let distances = seek::distances(&beside);
        for field in 0..n {
            for k in 1..n {
                if let Some(found) = seek::reach(&beside, &distances, field, k) {
                    let expected = counted[field * n + k];
                    assert_eq!(found, expected, "{k} steps from {field} in {cells:?}");
                }
            }
        }
        let layout = Layout::new(&cells, Path::Any);
        for _ in 0..100 {
            let (field, k) = (random(&mut seed, n), 1 + random(&mut seed, n - 1));
            assert_eq!(layout.reach(field, k), counted[field * n + k]);
        }
    }
}

#[test]
fn in_a_broad_layout_ways_of_forty_steps_need_no_frontier() {
    let block = shaped(|x, y| (0..8).contains(&x) && (0..8).contains(&y));
    let beside = beside(&block);
    let distances = seek::distances(&beside);
    for field in 0..64 {
        for k in 1..=40 {
            assert!(seek::reach(&beside, &distances, field, k).is_some());
        }
    }
}

/// Prints how long every k-step set of a layout takes from nothing.
#[test]
fn times() {
    for (name, mut cells) in hard() {
        cells.truncate(64);
        let start = Instant::now();
        let layout = Layout::new(&cells, Path::Any);
        let near = start.elapsed();
        let pairs: u32 = (4..cells.len())
            .flat_map(|k| (0..cells.len()).map(move |field| (field, k)))
            .map(|(field, k)| layout.reach(field, k).count_ones())
            .sum();
        let all = start.elapsed();
        let beside = beside(&cells);
        let start = Instant::now();
        frontier::far(&beside, &order::best(&cells, &beside));
        let frontier = start.elapsed();
        println!(
            "{:20} {:2} fields: up to 3 steps {near:?}, all {all:?} ({pairs} pairs), frontier {frontier:?}",
            name,
            cells.len()
        );
    }
}
