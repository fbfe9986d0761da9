//! Why a wrong answer to a puzzle is wrong, for the line mode and the full-screen application.

use doska_play::review::Worth;
use doska_play::{GameHistory, Limits, PuzzleAttempt, Score, SearchInfo, Team};

use crate::console::Console;
use crate::names;

/// Nodes of the search that refutes a wrong answer.
const NODES: u64 = 100_000;
/// So many plies of the refutation are shown.
const PLIES: usize = 5;

/// What the search of a refutation may use.
pub fn limits() -> Limits {
    Limits::nodes(NODES)
}

/// A wrong move that ends the game: how it ends. `None` if the game goes on and a search has to answer.
pub fn ended(console: &Console, after: &GameHistory) -> Option<String> {
    let end = after.outcome()?;
    let end = names::outcome(console, &after.position().view(), end);
    let text = last(console, after);
    Some(console.say("puzzle-wrong-ends", &[("move", &text), ("end", &end)]))
}

/// How the others answer a wrong move, and what it comes to. `after` is the game with the wrong move in it, and
/// `info` what a search found there.
pub fn said(
    console: &Console,
    attempt: &PuzzleAttempt,
    after: &GameHistory,
    info: &SearchInfo,
) -> String {
    let own = after.seat().team() == attempt.solver().team();
    let score = if own { info.score } else { turned(info.score) };
    let reply: Vec<&str> = info.pv.iter().take(PLIES).map(String::as_str).collect();
    let reply = names::quoted(console, &reply.join(" "));
    let why = match score {
        Score::LosesIn(_) => "loses",
        Score::WinsIn(_) => "slow",
        Score::Cp(_) => "worse",
    };
    let worth = names::decimal(console, &Worth(score).text(Team::First));
    let args = [
        ("move", &*last(console, after)),
        ("reply", &reply),
        ("score", &worth),
        ("why", why),
    ];
    console.say("puzzle-wrong", &args)
}

/// The wrong move itself.
fn last(console: &Console, after: &GameHistory) -> String {
    let text = after.last_move().map_or(String::new(), |m| m.text());
    names::quoted(console, &text)
}

fn turned(score: Score) -> Score {
    match score {
        Score::Cp(n) => Score::Cp(-n),
        Score::WinsIn(n) => Score::LosesIn(n),
        Score::LosesIn(n) => Score::WinsIn(n),
    }
}
