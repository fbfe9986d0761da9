//! Verdicts of tables, for people and for programs.

use doska_play::{AnyPosition, Certain, Endings};
use serde::Serialize;

use crate::console::Console;

/// A verdict as programs read it, for the side to move.
#[derive(Clone, Serialize)]
pub struct Verdict {
    verdict: &'static str,
    plies: Option<u32>,
}

impl From<Certain> for Verdict {
    fn from(certain: Certain) -> Verdict {
        let (verdict, plies) = match certain {
            Certain::Win(plies) => ("win", Some(plies)),
            Certain::Draw => ("draw", None),
            Certain::Loss(plies) => ("loss", Some(plies)),
        };
        Verdict { verdict, plies }
    }
}

/// A verdict in words, for the side to move.
pub fn text(console: &Console, certain: Certain) -> String {
    match certain {
        Certain::Win(plies) => console.say("tables-win", &[("plies", &plies.to_string())]),
        Certain::Draw => console.text("tables-draw"),
        Certain::Loss(plies) => console.say("tables-loss", &[("plies", &plies.to_string())]),
    }
}

/// What tables say of a position in words, with a doubt where its counters leave one; `None` if they do not
/// know it.
pub fn of(console: &Console, endings: &Endings, position: &AnyPosition) -> Option<String> {
    let said = endings.on_the_board(position)?;
    let text = text(console, said);
    Some(if endings.certain(position).is_some() {
        text
    } else {
        console.say("tables-doubt", &[("verdict", &text)])
    })
}
