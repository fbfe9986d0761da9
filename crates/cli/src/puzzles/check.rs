//! `doska puzzles check`: proves puzzles again.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use clap::ArgMatches;
use doska_play::puzzle::proof::{self, Failure, Standard};
use doska_play::{Puzzle, PuzzleFile, games, puzzle};

use super::build;
use crate::console::{Console, stdout};
use crate::fail::{Reported, Usage};
use crate::progress::Progress;
use crate::tablebase::threads;

/// The nodes of a proof where a file does not say.
const NODES: u64 = 60_000;

/// Proves what the arguments name.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let what = args.get_one::<String>("what").expect("a required argument");
    let file = if games().iter().any(|game| game.id == what) {
        let Some(text) = puzzle::source(what) else {
            return Err(Usage(console.say("puzzles-none", &[("game", what)])).into());
        };
        PuzzleFile::read(text).map_err(|note| Usage::note(&console.words, &note))?
    } else {
        build::read(console, what)?
    };
    let nodes = args.get_one::<u64>("nodes").copied();
    let nodes = nodes.or(file.nodes()).unwrap_or(NODES);
    let failures = prove(&file.puzzles, nodes, threads(args));
    let mut out = stdout();
    for (puzzle, failure) in &failures {
        let why = reason(console, failure);
        let args = [("id", puzzle.id.as_str()), ("why", &why)];
        writeln!(out, "{}", console.say("puzzles-failed", &args))?;
    }
    let (count, failed) = (file.puzzles.len().to_string(), failures.len().to_string());
    let nodes = nodes.to_string();
    let args = [("count", &*count), ("failed", &failed), ("nodes", &nodes)];
    writeln!(out, "{}", console.say("puzzles-checked", &args))?;
    if failures.is_empty() {
        Ok(())
    } else {
        Err(Reported::Failure.into())
    }
}

/// Those that cannot be proved, in their order.
fn prove(puzzles: &[Puzzle], nodes: u64, threads: usize) -> Vec<(&Puzzle, Failure)> {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let progress = Progress::new();
    std::thread::scope(|scope| {
        for _ in 0..threads.min(puzzles.len()) {
            scope.spawn(|| {
                let mut engine = proof::engine();
                loop {
                    let index = next.fetch_add(1, Ordering::SeqCst);
                    let Some(puzzle) = puzzles.get(index) else {
                        break;
                    };
                    progress.show(&format!("{index}/{}", puzzles.len()));
                    let proved = proof::prove(&mut engine, puzzle, nodes, &Standard::PROVED);
                    if let Err(failure) = proved {
                        let mut failures = failures.lock().expect("no thread panics");
                        failures.push((index, puzzle, failure));
                    }
                }
            });
        }
    });
    progress.clear();
    let mut failures = failures.into_inner().expect("no thread panics");
    failures.sort_by_key(|(index, ..)| *index);
    failures
        .into_iter()
        .map(|(_, puzzle, failure)| (puzzle, failure))
        .collect()
}

fn reason(console: &Console, failure: &Failure) -> String {
    match failure {
        Failure::Bad(note) => console.words.say(note),
        Failure::Form => console.text("puzzles-form"),
        Failure::Unclear {
            ply,
            best,
            score,
            second,
        } => {
            let (ply, score, second) = (
                (ply + 1).to_string(),
                format!("{score:?}"),
                format!("{second:?}"),
            );
            let args = [
                ("ply", ply.as_str()),
                ("move", best),
                ("score", &score),
                ("second", &second),
            ];
            console.say("puzzles-unclear", &args)
        }
    }
}
