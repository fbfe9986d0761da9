//! The help of a game: how its moves are written, and what else can be typed.

use doska_play::{GameSpec, Lang};

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
        lines.extend(forms.lines().flat_map(|line| form(console, line)));
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
    let rest = " ".repeat(widest + 4);
    for (word, what) in rows {
        let pad = " ".repeat(widest - draw::width(&word));
        let first = format!("  {word}{pad}  ");
        lines.extend(draw::wrap(&what, console.width, &first, &rest));
    }
    if console.words.lang() != Lang::En {
        let english = Command::ALL.map(Command::name).join(", ");
        let said = console.say("cli-help-english", &[("list", &english)]);
        lines.push(String::new());
        lines.extend(draw::wrap(&said, console.width, "", ""));
    }
    lines.join("\n")
}

/// A line on how moves are written, broken under its second column where it is too long.
fn form(console: &Console, line: &str) -> Vec<String> {
    let indented = format!("  {line}");
    if draw::width(&indented) <= console.width {
        return vec![indented];
    }
    let text = line.trim_start();
    let after = text
        .split_once("  ")
        .map_or(text, |(_, after)| after.trim_start());
    let (first, after) = indented.split_at(indented.len() - after.len());
    draw::wrap(after, console.width, first, &" ".repeat(draw::width(first)))
}
