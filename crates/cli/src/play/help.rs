//! The help of a game: how its moves are written, and what else can be typed.

use doska_play::GameSpec;

use super::command::Command;
use crate::console::Console;
use crate::draw;

/// The whole help text.
pub fn text(console: &Console, game: &GameSpec) -> String {
    let mut lines = vec![
        console.bold(&console.text("cli-help-moves-title")),
        String::new(),
    ];
    let forms = format!("cli-forms-{}", game.info().id);
    if console.words.has(&forms) {
        let forms = console.text(&forms);
        lines.extend(forms.lines().map(|line| format!("  {line}")));
        lines.push(String::new());
    }
    lines.push(console.bold(&console.text("cli-help-commands-title")));
    lines.push(String::new());
    let rows: Vec<(String, String)> = Command::ALL
        .into_iter()
        .map(|command| {
            let words = command.words(&console.words);
            // A message cannot be empty: `-` stands for a command that is typed alone.
            let operand = console.text(&format!("cli-help-{}-operand", command.name()));
            let operand = operand.trim_matches('-');
            let word = format!("{} {operand}", words[0]);
            let what = console.text(&format!("cli-help-{}", command.name()));
            (word.trim_end().to_owned(), what)
        })
        .collect();
    let widths = rows.iter().map(|(word, _)| draw::width(word));
    let widest = widths.max().unwrap_or(0);
    lines.extend(rows.iter().map(|(word, what)| {
        let pad = " ".repeat(widest - draw::width(word));
        format!("  {word}{pad}  {what}")
    }));
    lines.join("\n")
}
