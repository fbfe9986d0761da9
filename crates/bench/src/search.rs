//! How fast the engine searches, and what a second thread adds.

use std::fmt::Write;
use std::time::Instant;

use doska_play::{GameSpec, Limits, Line, Stop, Thinker};

use crate::timing;

/// What is searched: the positions of `doska bench`, which says for each how deep.
const POSITIONS: &str = include_str!("../../cli/src/bench/positions.txt");
/// So much deeper than there: times of milliseconds say little.
const DEEPER: u32 = 4;
/// Megabytes for the table.
const TABLE: usize = 64;

struct Task {
    game: String,
    line: Line,
    depth: u32,
}

fn tasks() -> Vec<Task> {
    let lines = POSITIONS.lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    // `doska bench` reads the same lines, and its tests read them all.
    lines
        .map(|line| task(line).unwrap_or_else(|| panic!("{line}")))
        .collect()
}

fn task(text: &str) -> Option<Task> {
    let (depth, rest) = text.split_once(' ')?;
    let (name, place) = rest.split_once(' ')?;
    let game = GameSpec::read(name).ok()?;
    let (place, moves) = place.split_once(" moves ").unwrap_or((place, ""));
    let start = match place.strip_prefix("text ") {
        Some(position) => game.position(position).ok()?,
        None => game.start(),
    };
    let mut line = Line::new(&start);
    for text in moves.split_whitespace() {
        line.play_text(text).ok()?;
    }
    Some(Task {
        game: name.to_owned(),
        line,
        depth: depth.parse().ok()?,
    })
}

/// Nodes and seconds of all tasks of a game, searched to their depths one after the other.
fn run(tasks: &[&Task], threads: usize) -> (u64, f64) {
    let mut sum = (0, 0.0);
    for task in tasks {
        let mut thinker = Thinker::new(TABLE, threads);
        let stop = Stop::new(Limits::depth(task.depth + DEEPER));
        let begun = Instant::now();
        thinker.think(&task.line, 1, &stop, &mut |_| {});
        sum.1 += begun.elapsed().as_secs_f64();
        sum.0 += stop.nodes();
    }
    sum
}

/// The table.
pub fn table() -> String {
    let tasks = tasks();
    let mut games: Vec<&str> = Vec::new();
    for task in &tasks {
        if !games.contains(&task.game.as_str()) {
            games.push(&task.game);
        }
    }
    let mut out = String::from(
        "| game | positions | nodes | Mn/s, 1 thread | Mn/s, 2 threads | nodes/s ratio | time to depth ratio |\n\
         |---|--:|--:|--:|--:|--:|--:|\n",
    );
    for game in games {
        let of_game: Vec<&Task> = tasks.iter().filter(|task| task.game == game).collect();
        let (mut one, mut two) = ((0, f64::INFINITY), (0, f64::INFINITY));
        let (mut slow, mut fast) = (0.0f64, 0.0f64);
        for _ in 0..2 * timing::ROUNDS {
            let (single, double) = (run(&of_game, 1), run(&of_game, 2));
            slow = slow.max(timing::rate(single.0, single.1));
            fast = fast.max(timing::rate(double.0, double.1));
            one = if single.1 < one.1 { single } else { one };
            two = if double.1 < two.1 { double } else { two };
        }
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "| {game} | {} | {} | {:.2} | {:.2} | {:.2} | {:.2} |",
            of_game.len(),
            one.0,
            slow / 1e6,
            fast / 1e6,
            fast / slow,
            one.1 / two.1,
        );
    }
    out
}
