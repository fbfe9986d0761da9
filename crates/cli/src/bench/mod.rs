//! `doska bench`: one number that says whether the search is still the same.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_contract::{BenchPosition, BenchTotal};
use doska_play::{AnyEngine, GameHistory, GameSpec, Limits, Stop};

use crate::console::Console;
use crate::engine::position;
use crate::json;

/// The size of the table, which begins empty for every position. Another size is another count.
const MEGABYTES: usize = 16;

/// One position and how deep it is searched.
struct Task {
    game: String,
    line: GameHistory,
    depth: u32,
}

/// Searches all positions, one after the other, by one thread.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let depth = args.get_one::<u32>("depth").copied();
    let tasks: Result<Vec<Task>> = lines().map(read).collect();
    let tasks = tasks?;
    let as_json = args.get_flag("json");
    let widest = tasks.iter().map(|task| task.game.len()).max().unwrap_or(0);
    let mut out = std::io::stdout().lock();
    let mut total = BenchTotal {
        positions: Vec::new(),
        nodes: 0,
        seconds: 0.0,
        nps: 0,
    };
    for (i, task) in tasks.iter().enumerate() {
        let counted = search(task, depth.unwrap_or(task.depth));
        if !as_json {
            let number = i + 1;
            let BenchPosition {
                game,
                depth,
                nodes,
                r#move: best,
                ..
            } = &counted;
            writeln!(
                out,
                "{number:3}  {game:widest$} {depth:3} {nodes:10}  {best}"
            )?;
            out.flush()?;
        }
        total.nodes += counted.nodes;
        total.seconds += counted.seconds;
        total.positions.push(counted);
    }
    total.nps = per_second(total.nodes, Duration::from_secs_f64(total.seconds));
    if as_json {
        return json::line(&mut out, &total);
    }
    let (nodes, nps) = (total.nodes.to_string(), total.nps.to_string());
    let seconds = format!("{:.3}", total.seconds);
    // Digits that programs read: numbers are given as text, so that no language groups them.
    for (id, value) in [
        ("bench-nodes", nodes),
        ("bench-seconds", seconds),
        ("bench-speed", nps),
    ] {
        writeln!(out, "{}: {value}", console.text(id))?;
    }
    Ok(())
}

/// What is searched, a line each: the depth, the variant, where it stands as the protocol writes it.
fn lines() -> impl Iterator<Item = &'static str> {
    let games = doska_play::games().iter();
    games.flat_map(|game| game.manifest.bench).copied()
}

fn read(text: &str) -> Result<Task> {
    let (depth, rest) = position::word(text);
    let (game, rest) = position::word(rest);
    let line = GameSpec::read(game).and_then(|game| position::read(&game, rest));
    Ok(Task {
        game: game.to_owned(),
        line: line.map_err(|note| anyhow!("{text}: {note}"))?,
        depth: depth.parse()?,
    })
}

fn search(task: &Task, depth: u32) -> BenchPosition {
    let mut engine = AnyEngine::new(MEGABYTES, 1);
    let begun = Instant::now();
    let stop = Stop::new(Limits::depth(depth));
    let infos = engine.think(&task.line, 1, &stop, &mut |_| {});
    let seconds = begun.elapsed().as_secs_f64();
    let first = infos.first();
    BenchPosition {
        game: task.game.clone(),
        position: task.line.position().text_with_tail(),
        depth,
        nodes: first.map_or(0, |info| info.nodes),
        seconds,
        r#move: first.map_or_else(String::new, |info| info.pv[0].clone()),
    }
}

fn per_second(nodes: u64, time: Duration) -> u64 {
    (u128::from(nodes) * 1_000_000 / time.as_micros().max(1)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_several_positions_that_are_not_over() {
        let tasks: Vec<Task> = lines().map(|line| read(line).unwrap()).collect();
        for game in doska_play::games() {
            let of_game = |task: &&Task| task.game.split('?').next() == Some(game.id);
            assert!(tasks.iter().filter(of_game).count() >= 3, "{}", game.id);
        }
        assert!(tasks.iter().all(|task| task.line.outcome().is_none()));
    }
}
