//! `doska perft`: counts move sequences.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::Perft;
use doska_play::{AnyMove, AnyPosition};

use crate::console::Console;
use crate::{arguments, json};

/// One count and how long it took.
struct Count {
    nodes: u64,
    seconds: f64,
}

impl Count {
    fn of(work: impl FnOnce() -> u64) -> Count {
        let start = Instant::now();
        let nodes = work();
        Count {
            nodes,
            seconds: start.elapsed().as_secs_f64(),
        }
    }

    fn nps(&self) -> u64 {
        if self.seconds > 0.0 {
            (self.nodes as f64 / self.seconds) as u64
        } else {
            0
        }
    }
}

/// Counts as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = arguments::game(&console.words, args)?;
    let position = arguments::position(&console.words, args, &game)?;
    let depth = *args.get_one::<u32>("depth").expect("a required argument");
    let threads = *args.get_one::<usize>("threads").expect("it has a default");
    let mut out = std::io::stdout().lock();

    let mut divided = None;
    if args.get_flag("divide") {
        let start = Instant::now();
        let list = divide(&position, depth, threads);
        divided = Some((list, start.elapsed().as_secs_f64()));
    }
    if args.get_flag("json") {
        let (count, divide) = match divided {
            Some((list, seconds)) if depth > 0 => {
                let nodes = list.iter().map(|(_, nodes)| nodes).sum();
                let map = list.iter().map(|(m, nodes)| (m.text(), *nodes)).collect();
                (Count { nodes, seconds }, Some(map))
            }
            _ => (Count::of(|| position.perft(depth, threads)), None),
        };
        let counted = Perft {
            game: game.text().to_owned(),
            depth,
            nodes: count.nodes,
            seconds: count.seconds,
            nps: count.nps(),
            divide,
        };
        return json::line(&mut out, &counted);
    }
    if let Some((list, _)) = divided {
        for (m, nodes) in list {
            writeln!(out, "{} {nodes}", m.text())?;
        }
        writeln!(out)?;
    }
    for depth in 1..=depth {
        let count = Count::of(|| position.perft(depth, threads));
        let (nodes, seconds, nps) = (count.nodes, count.seconds, count.nps());
        writeln!(out, "{depth} {nodes} {seconds:.6} {nps}")?;
        out.flush()?;
    }
    Ok(())
}

/// The count for each legal move; none at depth 0, which has no moves.
fn divide(position: &AnyPosition, depth: u32, threads: usize) -> Vec<(AnyMove, u64)> {
    match (depth, threads) {
        (0, _) => Vec::new(),
        (_, 1) => position.divide(depth),
        _ => position
            .divide(1)
            .into_iter()
            .map(|(m, _)| {
                let nodes = m.after().perft(depth - 1, threads);
                (m, nodes)
            })
            .collect(),
    }
}
