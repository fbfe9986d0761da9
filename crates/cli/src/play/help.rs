//! The help of a game: how its moves are written, and what else can be typed.

use doska_play::GameSpec;

use super::command::Command;
use crate::console::Console;
use crate::draw;

/// The whole help text.
pub fn text(console: &Console, game: &GameSpec) -> String {
    let mut out = console.bold(&console.text("cli-help-moves-title"));
    out += "\n\n";
    let forms = format!("cli-forms-{}", game.info().id);
    if console.words.has(&forms) {
        for line in console.text(&forms).lines() {
            out += &format!("  {line}\n");
        }
        out.push('\n');
    }
    out += &console.bold(&console.text("cli-help-commands-title"));
    out += "\n\n";
    let rows: Vec<(String, String)> = Command::ALL
        .into_iter()
        .map(|command| {
            let words = command.words(&console.words);
            let operand = console.text(&format!("cli-help-{}-operand", command.name()));
            let operand = operand.trim_matches('-').trim();
            let word = format!("{} {operand}", words[0]);
            let what = console.text(&format!("cli-help-{}", command.name()));
            (word.trim_end().to_owned(), what)
        })
        .collect();
    let widest = rows.iter().map(|(word, _)| draw::width(word)).max();
    let widest = widest.unwrap_or(0);
    for (word, what) in rows {
        let pad = " ".repeat(widest - draw::width(&word));
        out += &format!("  {word}{pad}  {what}\n");
    }
    out.trim_end().to_owned()
}
