//! The names of seats, pieces, outcomes and lines, in the chosen language.

use doska_play::rules::Kind;
use doska_play::{AnyPosition, Lang, Outcome, Seat, Team, View};

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
    match (is_coloured(view), seat) {
        (true, 0) => console.text("seat-white"),
        (true, _) => console.text("seat-black"),
        (false, _) => console.say("seat-number", &[("number", &(seat + 1).to_string())]),
    }
}

/// Whether seats are told apart by the colours of their pieces.
fn is_coloured(view: &View) -> bool {
    view.seats == 2 && view.cells.iter().all(|cell| cell.zone.is_none())
}

/// One seat or the seats of a team as a message selects them: no name is pasted into a sentence.
pub struct Side {
    /// `white`, `black`, `player`, or `team` where two play together.
    pub key: &'static str,
    /// The number of the first of them, from 1.
    pub number: String,
    /// The number of the second one of a team.
    pub ally: String,
}

impl Side {
    /// These seats, one or two.
    pub fn of(view: &View, seats: impl IntoIterator<Item = Seat>) -> Side {
        let seats: Vec<usize> = seats.into_iter().map(Seat::index).collect();
        let number = |i: usize| seats.get(i).map_or(0, |seat| seat + 1).to_string();
        let key = match (is_coloured(view), &seats[..]) {
            (true, [0, ..]) => "white",
            (true, _) => "black",
            (false, [_]) => "player",
            (false, _) => "team",
        };
        Side {
            key,
            number: number(0),
            ally: number(1),
        }
    }

    /// All seats of a team.
    pub fn team(view: &View, team: Team) -> Side {
        Side::of(view, team.seats(view.seats as usize))
    }

    /// The values of a message that says `name` of them, such as `side` or `loser`.
    pub fn args(&self, name: &'static str) -> [(&'static str, &str); 3] {
        [
            (name, self.key),
            ("number", &self.number),
            ("ally", &self.ally),
        ]
    }

    /// The message with this id about them.
    pub fn say(&self, console: &Console, id: &str) -> String {
        console.say(id, &self.args("side"))
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
    let text = written(console, text);
    if text.ends_with('.') {
        console.say("cli-quoted", &[("text", &text)])
    } else {
        text
    }
}

/// A number with the decimal sign of the language.
pub fn decimal(console: &Console, text: &str) -> String {
    match console.words.lang() {
        Lang::En => text.to_owned(),
        Lang::Ru | Lang::Tr => text.replace('.', ","),
    }
}

/// Moves as people write them: Russian players write captures with a colon. Canonical texts are for records and
/// whatever is read again; both are understood when typed.
pub fn written(console: &Console, text: &str) -> String {
    if console.words.lang() != Lang::Ru {
        return text.to_owned();
    }
    let bytes = text.as_bytes();
    let colon = |i: usize| {
        let before = bytes[..i].last().is_some_and(u8::is_ascii_digit);
        bytes[i] == b'x' && before && bytes.get(i + 1).is_some_and(u8::is_ascii_lowercase)
    };
    let signs = text.char_indices();
    signs.map(|(i, c)| if colon(i) { ':' } else { c }).collect()
}

/// How a game ended: who won, and why.
pub fn outcome(console: &Console, view: &View, outcome: Outcome) -> String {
    result(console, view, outcome.winner, outcome.reason.name())
}

/// A result by the rules or by the players' will; `reason` is its name.
pub fn result(console: &Console, view: &View, winner: Option<Team>, reason: &str) -> String {
    let reason = format!("reason-{reason}");
    let (result, reason) = match winner {
        Some(team) => {
            let loser = Side::team(view, team.other());
            (
                Side::team(view, team).say(console, "outcome-win"),
                console.say(&reason, &loser.args("loser")),
            )
        }
        None => (console.text("outcome-draw"), console.text(&reason)),
    };
    console.say("cli-result", &[("result", &result), ("reason", &reason)])
}

/// Whose turn it is, or how the game ended.
pub fn state(console: &Console, position: &AnyPosition, end: Option<Outcome>) -> String {
    let view = position.view();
    if let Some(end) = end {
        return outcome(console, &view, end);
    }
    Side::of(&view, [position.seat()]).say(console, "cli-to-move")
}

#[cfg(test)]
mod tests {
    use doska_play::Words;

    use super::*;

    #[test]
    fn captures_have_a_colon_in_russian_alone() {
        let russian = Console::new(Words::new(Lang::Ru), false);
        let english = Console::new(Words::new(Lang::En), false);
        for (text, shown) in [
            ("c3xe5xg7+d", "c3:e5:g7+d"),
            ("1. c3-d4 f6xd4", "1. c3-d4 f6:d4"),
            ("0,0>1,0*1", "0,0>1,0*1"),
            ("pass", "pass"),
        ] {
            assert_eq!(written(&russian, text), shown);
            assert_eq!(written(&english, text), text);
        }
    }
}
