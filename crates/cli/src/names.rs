//! The names of seats, pieces, outcomes and lines, in the chosen language.

use doska_play::rules::Kind;
use doska_play::{AnyPosition, Outcome, Seat, View};

use crate::console::Console;

/// What a game is called; options that differ from their defaults follow.
pub fn game(console: &Console, text: &str) -> String {
    let (id, options) = text.split_once('?').unwrap_or((text, ""));
    let name = console.text(&format!("game-{id}"));
    if options.is_empty() {
        name
    } else {
        format!("{name} ({})", options.replace('&', ", "))
    }
}

/// What a seat is called: by its colour, or by its number where pieces have none.
pub fn seat(console: &Console, view: &View, seat: usize) -> String {
    let coloured = view.seats == 2 && view.cells.iter().all(|cell| cell.zone.is_none());
    match (coloured, seat) {
        (true, 0) => console.text("seat-white"),
        (true, _) => console.text("seat-black"),
        (false, _) => console.say("seat-number", &[("number", &(seat + 1).to_string())]),
    }
}

/// What a piece is called, without its colour.
pub fn kind(console: &Console, kind: Kind) -> String {
    console.text(match kind {
        Kind::Man => "piece-man",
        Kind::King => "piece-king",
        Kind::Pawn => "piece-pawn",
        Kind::Drone => "piece-drone",
        Kind::Queen => "piece-queen",
        Kind::Checker => "piece-checker",
    })
}

/// What several pieces are called, or one, as many as `count`.
pub fn pieces(console: &Console, kind: Kind, count: usize) -> String {
    let id = match kind {
        Kind::Man => "cli-pieces-man",
        Kind::King => "cli-pieces-king",
        Kind::Pawn => "cli-pieces-pawn",
        Kind::Drone => "cli-pieces-drone",
        Kind::Queen => "cli-pieces-queen",
        Kind::Checker => "cli-pieces-checker",
    };
    console.say(id, &[("count", &count.to_string())])
}

/// How many points somebody has, in the game's own word for them where it has one.
pub fn score(console: &Console, game: &str, count: u32) -> String {
    let own = format!("cli-score-{game}");
    let id = if console.words.has(&own) {
        &own
    } else {
        "cli-points"
    };
    console.say(id, &[("count", &count.to_string())])
}

/// A move or another text of ours inside a sentence: in quotes if its end could be taken for that of the
/// sentence.
pub fn quoted(console: &Console, text: &str) -> String {
    if text.ends_with('.') {
        console.say("cli-quoted", &[("text", text)])
    } else {
        text.to_owned()
    }
}

/// The names of several seats, with commas.
pub fn seats(console: &Console, view: &View, list: impl Iterator<Item = Seat>) -> String {
    list.map(|one| seat(console, view, one.index()))
        .collect::<Vec<_>>()
        .join(", ")
}

/// How a game ended: who won, and why.
pub fn outcome(console: &Console, view: &View, outcome: Outcome) -> String {
    let reason = console.text(&format!("reason-{}", outcome.reason.name()));
    result(console, view, outcome.winner, &reason)
}

/// A result by the rules or by the players' will.
pub fn result(
    console: &Console,
    view: &View,
    winner: Option<doska_play::Team>,
    reason: &str,
) -> String {
    let result = match winner {
        Some(team) => {
            let winners = seats(console, view, team.seats(view.seats as usize));
            console.say("outcome-win", &[("winners", &winners)])
        }
        None => console.text("outcome-draw"),
    };
    console.say("cli-result", &[("result", &result), ("reason", reason)])
}

/// Whose turn it is, or how the game ended.
pub fn state(console: &Console, position: &AnyPosition, end: Option<Outcome>) -> String {
    let view = position.view();
    if let Some(end) = end {
        return outcome(console, &view, end);
    }
    let seat = seat(console, &view, position.seat().index());
    console.say("cli-to-move", &[("seat", &seat)])
}
