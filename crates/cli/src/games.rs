//! `doska games`: which games there are.

use std::io::Write;

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::NamedGame;
use doska_play::rules::OptionSpec;
use doska_play::{GameInfo, games};

use crate::console::{Console, stdout};
use crate::{draw, json};

/// Lists the games.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let mut out = stdout();
    if args.get_flag("json") {
        let list: Vec<NamedGame> = games().iter().map(|game| listed(console, game)).collect();
        return json::line(&mut out, &list);
    }
    for game in games() {
        writeln!(out, "{}\n", entry(console, game))?;
    }
    writeln!(out, "{}", console.text("cli-games-hint"))?;
    Ok(())
}

/// A game in a few lines: its name, what it is, its options.
fn entry(console: &Console, game: &'static GameInfo) -> String {
    let listed = listed(console, game);
    let seats: Vec<String> = listed.info.seats.iter().map(usize::to_string).collect();
    let seats = seats.join(", ");
    let mut texts = vec![
        listed.about,
        console.say("cli-games-seats", &[("seats", &seats)]),
    ];
    texts.extend(game.options.iter().map(|option| {
        let form = form(game, option);
        let args = [("option", &*form), ("default", option.default)];
        console.say("cli-games-option", &args)
    }));
    let indent = " ".repeat(4);
    let mut lines = vec![format!("{}  {}", console.bold(game.id), listed.name)];
    lines.extend(
        texts
            .iter()
            .flat_map(|text| draw::wrap(text, console.width, &indent, &indent)),
    );
    lines.join("\n")
}

/// How an option is written: `martian?players=2|4`.
fn form(game: &GameInfo, option: &OptionSpec) -> String {
    format!("{}?{}={}", game.id, option.key, option.values)
}

fn listed(console: &Console, game: &'static GameInfo) -> NamedGame {
    NamedGame {
        info: game.into(),
        name: console.text(&format!("game-{}", game.id)),
        about: console.text(&format!("game-{}-about", game.id)),
        variants: game.manifest.variants,
    }
}
