//! How late the engine's moves come when it is given little time.

use std::fmt::Write;
use std::time::{Duration, Instant};

use doska_play::{AnyEngine, GameHistory, GameSpec, Limits, Stop};

use crate::layouts;

const GIVEN: Duration = Duration::from_millis(20);
const PLIES: usize = 100;

/// Milliseconds beyond what was given, of every move of a game that the engine plays against itself. It
/// is given each position afresh, as by the protocol: nothing is left of what it computed before.
fn late(game: &str, start: &str) -> Vec<f64> {
    let game = GameSpec::read(game).expect("a form of ours");
    let mut text = start.to_owned();
    let mut late = Vec::new();
    let mut engine = AnyEngine::new(16, 1);
    while late.len() < PLIES {
        let position = match text.as_str() {
            "start" => game.start(),
            text => game.position(text).expect("written by the game itself"),
        };
        let line = GameHistory::new(&position);
        let begun = Instant::now();
        let stop = Stop::new(Limits::time(GIVEN));
        let infos = engine.think(&line, 1, &stop, &mut |_| {});
        let taken = begun.elapsed().saturating_sub(GIVEN);
        let Some(best) = infos.first() else { break };
        late.push(taken.as_secs_f64() * 1e3);
        text = best.best.after().text();
    }
    late.sort_by(f64::total_cmp);
    late
}

/// Measures how soon a search stops when told to, as a Markdown table.
pub fn table() -> String {
    let mut out = String::from(
        "| game | moves | ms late: median | 95th percentile | maximum |\n|---|--:|--:|--:|--:|\n",
    );
    let block = layouts::mixed_block();
    let games = doska_play::main_variants().map(|game| (game, "start"));
    for (game, start) in games.chain([("topological?checkers=32", block.as_str())]) {
        let late = late(game, start);
        let of = |share: f64| late[((late.len() - 1) as f64 * share) as usize];
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "| {game} | {} | {:.1} | {:.1} | {:.1} |",
            late.len(),
            of(0.5),
            of(0.95),
            of(1.0)
        );
    }
    out
}
