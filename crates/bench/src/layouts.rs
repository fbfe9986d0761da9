//! How long the k-step sets of a layout of Topological Checkers take: each is found once per layout.

use std::{fmt::Write, hint::black_box, time::Instant};

use doska_rules::topological::{Options, Topological};
use doska_rules::{Text, game::read_options};

/// How often each is measured; the best counts.
const ROUNDS: u32 = 5;

/// A full set of fields with one checker each; which are White's goes by their numbers.
fn text(fields: &[(i32, i32)], white: impl Fn(usize) -> bool) -> String {
    let cells: Vec<String> = fields
        .iter()
        .enumerate()
        .map(|(i, (x, y))| format!("{x},{y}={}", if white(i) { 'w' } else { 'b' }))
        .collect();
    format!("M w {}", cells.join(";"))
}

/// The 8x8 block with pairs of fields that take turns: stacks grow high there.
pub fn mixed_block() -> String {
    text(&block(8, 8), |i| (i / 2 + i / 8) % 2 == 0)
}

fn block(width: i32, height: i32) -> Vec<(i32, i32)> {
    (0..height)
        .flat_map(|y| (0..width).map(move |x| (x, y)))
        .collect()
}

/// The fields within a distance of 0,0, as many as a layout has.
fn diamond() -> Vec<(i32, i32)> {
    let mut fields: Vec<(i32, i32)> = (-6..=6)
        .flat_map(|y| (-6..=6).map(move |x| (x, y)))
        .collect();
    fields.sort_by_key(|(x, y): &(i32, i32)| (x.abs() + y.abs(), *y, *x));
    fields.truncate(64);
    fields
}

/// An 8x8 ring two fields wide, and what is left of 64 as a tail.
fn ring() -> Vec<(i32, i32)> {
    let inner = |x: i32, y: i32| (2..6).contains(&x) && (2..6).contains(&y);
    let mut fields: Vec<(i32, i32)> = block(8, 8)
        .into_iter()
        .filter(|(x, y)| !inner(*x, *y))
        .collect();
    fields.extend((8..).map(|x| (x, 0)).take(64 - fields.len()));
    fields
}

/// Measures move generation in wide layouts, as a Markdown table.
pub fn table() -> String {
    let mut out = String::from(
        "| layout | fields | one set of 8 steps, ms | all sets, ms |\n|---|--:|--:|--:|\n",
    );
    let shapes = [
        ("8x8 block", block(8, 8)),
        ("diamond", diamond()),
        ("ring two fields wide", ring()),
        ("4x16 block", block(4, 16)),
        ("2x32 block", block(2, 32)),
        ("4x5 block", block(4, 5)),
    ];
    for (name, fields) in shapes {
        let options: Options =
            read_options::<Topological>(&format!("checkers={}", fields.len() / 2))
                .expect("2 to 32 checkers");
        let text = text(&fields, |i| i < fields.len() / 2);
        let mut best = [f64::INFINITY; 2];
        for _ in 0..ROUNDS {
            let position = Topological::read(&text, &options).expect("a connected layout with 0,0");
            let layout = position.stacks().expect("stage 2").layout();
            let start = Instant::now();
            black_box(layout.reach(0, 8));
            best[0] = best[0].min(start.elapsed().as_secs_f64());
            for field in 0..layout.len() {
                for k in 0..layout.len() {
                    black_box(layout.reach(field, k));
                }
            }
            best[1] = best[1].min(start.elapsed().as_secs_f64());
        }
        let [one, all] = best.map(|seconds| seconds * 1e3);
        // Writing to a String cannot fail.
        let _ = writeln!(out, "| {name} | {} | {one:.2} | {all:.2} |", fields.len());
    }
    out
}
