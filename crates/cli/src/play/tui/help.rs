//! The help screen: keys, how moves are written, what the signs mean.

use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::super::game_files;
use super::game::Game;
use super::styles;
use crate::console::Console;
use crate::draw::{self, panel};

/// Keys with what they do, as message ids.
const KEYS: [(&str, &str); 19] = [
    ("tui-letters", "tui-help-type"),
    ("tui-arrows", "tui-help-walk"),
    ("Enter", "tui-help-tap"),
    ("Tab", "tui-help-next"),
    ("Backspace, Esc", "tui-help-back"),
    ("1-9", "tui-help-number"),
    ("Esc", "tui-help-menu"),
    ("F1, ?", "tui-help-help"),
    ("F2", "tui-help-hint"),
    ("F3", "tui-help-undo"),
    ("F4", "tui-help-flip"),
    ("F5", "tui-help-judge"),
    ("F6", "tui-help-rules"),
    ("F7", "tui-help-save"),
    ("F8", "tui-help-rematch"),
    ("F9", "tui-help-new"),
    ("PageUp, PageDown", "tui-help-moves"),
    ("F10, Ctrl-C", "tui-help-quit"),
    ("tui-mouse", "tui-help-mouse"),
];

/// What the signs beside a piece mean.
const SIGNS: [(&str, &str); 6] = [
    ("˙", "tui-sign-origin"),
    ("( )", "tui-sign-chosen"),
    ("•", "tui-sign-target"),
    ("x x", "tui-sign-jumped"),
    ("[ ]", "tui-sign-last"),
    ("{ }", "tui-sign-hint"),
];

/// The whole help, in lines of this width.
pub fn lines(console: &Console, game: Option<&Game>, width: usize) -> Vec<Line<'static>> {
    let mut out = Vec::new();
    title(console, "tui-help-keys", &mut out);
    table(console, &KEYS, width, &mut out);
    if let Some(game) = game {
        let id = game_files::game(&game.round).info().id;
        let forms = format!("cli-forms-{id}");
        if console.words.has(&forms) {
            out.push(Line::default());
            title(console, "cli-help-moves-title", &mut out);
            for line in console.text(&forms).lines() {
                out.extend(form(line, width));
            }
        }
    }
    out.push(Line::default());
    title(console, "tui-help-signs", &mut out);
    if let Some(game) = game {
        for line in panel::legend(console, &game.view()) {
            let plain = anstream::adapter::strip_str(&line).to_string();
            let lines = draw::wrap(&plain, width, "  ", "    ");
            out.extend(lines.into_iter().map(Line::raw));
        }
    }
    table(console, &SIGNS, width, &mut out);
    if console.colour {
        let note = console.text("tui-help-colours");
        out.extend(
            draw::wrap(&note, width, "  ", "  ")
                .into_iter()
                .map(Line::raw),
        );
    }
    out
}

fn title(console: &Console, id: &str, out: &mut Vec<Line<'static>>) {
    out.push(Line::styled(console.text(id), styles::strong()));
}

fn table(console: &Console, rows: &[(&str, &str)], width: usize, out: &mut Vec<Line<'static>>) {
    let name = |name: &str| {
        if name.starts_with("tui-") {
            console.text(name)
        } else if console.ascii {
            name.replace('˙', "'").replace('•', "*")
        } else {
            name.to_owned()
        }
    };
    let widest = rows
        .iter()
        .map(|(key, _)| name(key).width())
        .max()
        .unwrap_or(0);
    for (key, id) in rows {
        let key = name(key);
        let first = format!("  {key}{}  ", " ".repeat(widest - key.width()));
        let rest = " ".repeat(widest + 4);
        let lines = draw::wrap(&console.text(id), width, &first, &rest);
        out.extend(lines.into_iter().map(Line::raw));
    }
}

/// A line on how moves are written, broken under its second column where it is too long.
fn form(line: &str, width: usize) -> Vec<Line<'static>> {
    let indented = format!("  {line}");
    if indented.width() <= width {
        return vec![Line::raw(indented)];
    }
    let text = line.trim_start();
    let after = text
        .split_once("  ")
        .map_or(text, |(_, after)| after.trim_start());
    let (first, after) = indented.split_at(indented.len() - after.len());
    let rest = " ".repeat(first.width());
    let lines = draw::wrap(after, width, first, &rest);
    lines.into_iter().map(Line::raw).collect()
}
