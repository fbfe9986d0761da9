//! Messages that the full screen and the line mode share: ends, seats, clocks, hints, scores.

use doska_play::review::Worth;
use doska_play::round::{End, Millis};
use doska_play::{GameHistory, Level, SearchInfo, View};

use super::setup::{Player, Setup};
use crate::console::Console;
use crate::names;

/// How a game ended, in words.
pub fn end(console: &Console, view: &View, end: End) -> String {
    names::result(console, view, end.winner, end.cause.name())
}

/// Who sits on a seat; nothing where all are people and need no telling apart.
pub fn player(console: &Console, setup: &Setup, seat: usize) -> Option<String> {
    match setup.players.get(seat)? {
        Player::Engine(level) => Some(engine(console, *level)),
        Player::Person if setup.players.iter().all(|p| *p == Player::Person) => None,
        Player::Person => Some(console.text("play-person")),
    }
}

/// The engine at a level: `Fox, level 6`.
pub fn engine(console: &Console, level: Level) -> String {
    let level = level.number().to_string();
    let name = console.say("level-name", &[("level", &level)]);
    console.say("play-engine", &[("name", &name), ("level", &level)])
}

/// Whom the people of a game play: the engines, or each other.
pub fn opponents(console: &Console, players: &[Player]) -> String {
    let mut engines: Vec<String> = players
        .iter()
        .filter_map(|player| match player {
            Player::Engine(level) => Some(engine(console, *level)),
            Player::Person => None,
        })
        .collect();
    engines.dedup();
    if engines.is_empty() {
        return console.text("play-people");
    }
    engines.join(", ")
}

/// What is left on a clock: `4:59`, `1:02:03`, and tenths where little is left: `0:09.4`.
pub fn clock(left: Millis) -> String {
    let seconds = left / 1000;
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{rest:02}")
    } else if seconds < 10 {
        format!("0:{rest:02}.{}", left % 1000 / 100)
    } else {
        format!("{minutes}:{rest:02}")
    }
}

/// A move, what it is worth to the first team, and the line it begins: why it is the best.
pub fn hint(console: &Console, history: &GameHistory, info: &SearchInfo) -> String {
    let mover = history.position().seat().team();
    let worth = names::decimal(console, &Worth::of(info.score, mover).text(mover));
    let first = info.pv.first().map_or("", String::as_str);
    let more: Vec<&str> = info.pv.iter().take(6).map(String::as_str).collect();
    let args = [
        ("move", &*names::written(console, first)),
        ("score", &worth),
        ("depth", &info.depth.to_string()),
        ("line", &names::written(console, &more.join(" "))),
    ];
    console.say("play-hint", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_as_text() {
        let text = clock;
        assert_eq!(text(299_999), "4:59");
        assert_eq!(text(3_723_000), "1:02:03");
        assert_eq!(text(9_460), "0:09.4");
        assert_eq!(text(0), "0:00.0");
    }
}
