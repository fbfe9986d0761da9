//! Verdicts of tables, in words.

use doska_play::{AnyPosition, Certain, Endings};

use crate::console::Console;

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
