//! Choosing a game from a list.

use std::io::Write;

use anyhow::Result;
use doska_play::{GameSpec, games};

use super::reader::Reader;
use crate::console::{Console, stdout};

/// Asks which game to play; `None` if the person leaves.
pub fn choose(console: &Console, reader: &mut Reader) -> Result<Option<GameSpec>> {
    let mut out = stdout();
    writeln!(out, "{}\n", console.text("cli-choose"))?;
    for (i, game) in games().iter().enumerate() {
        let name = console.text(&format!("game-{}", game.id));
        let about = console.text(&format!("game-{}-about", game.id));
        writeln!(out, "  {}  {}", i + 1, console.bold(&name))?;
        writeln!(out, "     {about}")?;
        let forms: Vec<String> = game
            .options
            .iter()
            .map(|option| format!("{}={}", option.key, option.values))
            .collect();
        if !forms.is_empty() {
            let forms = format!("{}?{}", game.id, forms.join("&"));
            writeln!(out, "     {}", console.dim(&forms))?;
        }
    }
    writeln!(out, "\n{}", console.text("cli-choose-how"))?;
    reader.expect(games().iter().map(|game| game.id.to_owned()).collect());
    while let Some(line) = reader.ask(console, &console.text("cli-choose-prompt"))? {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let numbered = line.parse::<usize>().ok();
        let numbered = numbered.and_then(|n| games().get(n.checked_sub(1)?));
        match GameSpec::read(numbered.map_or(line, |game| game.id)) {
            Ok(game) => return Ok(Some(game)),
            Err(note) => writeln!(out, "{}", console.words.say(&note))?,
        }
    }
    Ok(None)
}
