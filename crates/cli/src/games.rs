//! `doska games`: which games there are.

use std::collections::BTreeSet;
use std::io::Write;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::rules::{OptionSpec, OptionValues};
use doska_play::{GameInfo, GameSpec, games};
use serde::Serialize;

use crate::console::{Console, stdout};
use crate::{draw, json};

/// A game as JSON lists it.
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    version: u32,
    name: String,
    about: String,
    seats: BTreeSet<usize>,
    options: Vec<Choice>,
    /// The option sets that are worth measuring, for scripts.
    variants: &'static [&'static str],
}

/// An option of a game: its words, or the least and the greatest number it may be.
#[derive(Serialize)]
struct Choice {
    key: &'static str,
    default: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<&'static [&'static str]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<(u32, u32)>,
}

/// Lists the games.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let mut out = stdout();
    if args.get_flag("json") {
        let list: Vec<Listed> = games().iter().map(|game| listed(console, game)).collect();
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
    let seats: Vec<String> = listed.seats.iter().map(usize::to_string).collect();
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

fn listed(console: &Console, game: &'static GameInfo) -> Listed {
    Listed {
        id: game.id,
        version: game.version,
        name: console.text(&format!("game-{}", game.id)),
        about: console.text(&format!("game-{}-about", game.id)),
        seats: seats(game),
        options: game.options.iter().map(choice).collect(),
        variants: game.manifest.variants,
    }
}

fn choice(option: &OptionSpec) -> Choice {
    let (values, range) = match option.values {
        OptionValues::OneOf(words) => (Some(words), None),
        OptionValues::Range(low, high) => (None, Some((low, high))),
    };
    Choice {
        key: option.key,
        default: option.default,
        values,
        range,
    }
}

/// How many can play: with the defaults, and with each word of each option.
fn seats(game: &GameInfo) -> BTreeSet<usize> {
    let worded = game.options.iter().flat_map(|option| {
        let words: &[&str] = match option.values {
            OptionValues::OneOf(words) => words,
            OptionValues::Range(..) => &[],
        };
        words
            .iter()
            .map(|word| format!("{}?{}={word}", game.id, option.key))
    });
    worded
        .chain([game.id.to_owned()])
        .filter_map(|text| GameSpec::read(&text).ok())
        .map(|spec| spec.seats())
        .collect()
}
