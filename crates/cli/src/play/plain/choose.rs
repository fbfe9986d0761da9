//! Choosing a game from a list.

use std::io::Write;

use anyhow::Result;
use doska_play::{GameInfo, GameSpec, games};

use super::command::Command;
use super::reader::Reader;
use crate::console::{Console, stdout};
use crate::draw;
use doska_play::fold::fold;

/// Asks which game to play; `None` if the person leaves.
pub fn choose(console: &Console, reader: &mut Reader) -> Result<Option<GameSpec>> {
    let mut out = stdout();
    let list = list(console);
    writeln!(out, "{list}")?;
    reader.expect(games().iter().map(|game| game.id.to_owned()).collect());
    while let Some(line) = reader.ask(console, &console.text("cli-choose-prompt"))? {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        match Command::read(&console.words, line) {
            Some((Command::Quit, "")) => return Ok(None),
            Some((Command::Help, "")) => {
                writeln!(out, "{list}")?;
                continue;
            }
            _ => {}
        }
        match GameSpec::read(meant(console, line).map_or(line, |game| game.id)) {
            Ok(game) => return Ok(Some(game)),
            Err(note) => writeln!(out, "{}", console.words.say(&note))?,
        }
    }
    Ok(None)
}

/// The game with this number, or this name or id in any writing.
fn meant(console: &Console, typed: &str) -> Option<&'static GameInfo> {
    if let Ok(number) = typed.parse::<usize>() {
        return games().get(number.checked_sub(1)?);
    }
    let typed = fold(&typed.split_whitespace().collect::<Vec<_>>().join(" "));
    let named = |game: &&GameInfo| {
        let name = console.text(&format!("game-{}", game.id));
        typed == game.id || typed == fold(&name)
    };
    games().iter().find(named)
}

/// The games, and how to choose.
fn list(console: &Console) -> String {
    let mut lines = vec![console.text("cli-choose"), String::new()];
    let indent = " ".repeat(5);
    let mut put = |first: &str, text: &str| {
        lines.extend(draw::wrap(text, console.width, first, &indent));
    };
    for (i, game) in games().iter().enumerate() {
        let name = console.bold(&console.text(&format!("game-{}", game.id)));
        put(&format!("  {}  ", i + 1), &format!("{name} ({})", game.id));
        put(&indent, &console.text(&format!("game-{}-about", game.id)));
        let forms: Vec<String> = game
            .options
            .iter()
            .map(|option| format!("{}={}", option.key, option.values))
            .collect();
        if !forms.is_empty() {
            let forms = forms.join(", ");
            put(
                &indent,
                &console.say("cli-choose-options", &[("list", &forms)]),
            );
        }
    }
    lines.push(String::new());
    lines.extend(draw::wrap(
        &console.text("cli-choose-how"),
        console.width,
        "",
        "",
    ));
    lines.join("\n")
}
