//! `doska tune`: better evaluation weights for a game, from self-play games.

mod gather;
pub mod remote;
mod report;
mod store;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_lab::tuning::{Data, SelfPlay, Tuning};
use doska_play::{GameSpec, Team};

use crate::console::Console;
use crate::fail::{Reported, Usage};
use crate::workers::Hands;
use crate::{arguments, files};
use gather::Played;
use report::Report;
use store::{Games, Store};

/// Of so many games one takes no part in the fitting.
const HELD_OUT: u64 = 5;

/// Gathers games, or reads them, and fits the weights to them.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let words = &console.words;
    let game = arguments::game(words, args)?;
    let text = |name: &str| args.get_one::<String>(name).map(String::as_str);
    let number = |name: &str| *args.get_one::<u64>(name).expect("it has a default");
    let output = text("output").expect("a required argument");
    if Path::new(output).is_file() && !args.get_flag("force") {
        return Err(Usage(console.say("tune-exists", &[("file", output)])).into());
    }
    let tuning = Arc::new(Tuning::of(&game));
    let kept = kept(console, &tuning, text("keep").unwrap_or(""))?;
    let games = if let Some(file) = text("from") {
        Games::read(console, file)?
    } else {
        let threads = *args.get_one::<usize>("threads").expect("it has a default");
        let hands = Hands::read(console, args, threads)?;
        let plan = SelfPlay {
            seed: number("seed"),
            nodes: number("nodes"),
        };
        let store = Store::open(
            console,
            &game,
            &tuning,
            plan,
            output,
            args.get_flag("resume"),
        )?;
        let count = number("games");
        let played = Played {
            game: &game,
            tuning: &tuning,
            plan,
        };
        let (games, whole) = gather::gather(console, &played, store, count, &hands)?;
        if !whole {
            let done = games.list.len().to_string();
            let args = [("count", done.as_str()), ("file", &games.file)];
            let said = console.say("tune-interrupted", &args);
            let _ = writeln!(anstream::stderr(), "{said}");
            return Err(Reported::Failure.into());
        }
        games
    };
    let data = data(console, &tuning, &games)?;
    if data.is_empty() {
        return Err(anyhow!(console.say("tune-few", &[("file", &games.file)])));
    }
    let fit = data.fit(&tuning.built_in(), &kept);
    let report = Report {
        game: &game,
        tuning: &tuning,
        games: &games,
        positions: data.len(),
        fit: &fit,
    };
    files::write(console, Path::new(output), &report.file())?;
    report.print(
        console,
        output,
        args.get_flag("source"),
        args.get_flag("json"),
    )
}

/// The numbers of the terms that keep their weights: names with commas between them, or beginnings of
/// names up to a dot.
fn kept(console: &Console, tuning: &Tuning, text: &str) -> Result<Vec<usize>> {
    let names = tuning.names();
    let mut kept = Vec::new();
    for word in text
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty())
    {
        let part = format!("{word}.");
        let before = kept.len();
        kept.extend((0..names.len()).filter(|&i| names[i] == word || names[i].starts_with(&part)));
        if kept.len() == before {
            let args = [("part", word), ("valid", &names.join(", "))];
            return Err(Usage(console.say("tune-keep", &args)).into());
        }
    }
    Ok(kept)
}

/// What the terms count in every position.
fn data(console: &Console, tuning: &Tuning, games: &Games) -> Result<Data> {
    let mut data = Data::new(tuning.names().len());
    for (number, game) in (0u64..).zip(&games.list) {
        let held = number % HELD_OUT == HELD_OUT - 1;
        for (line, position) in &game.positions {
            let (sample, team) = tuning.sample(position).map_err(|note| {
                let said = console.words.say(&note);
                games.wrong(console, *line, &said)
            })?;
            data.add(&sample, share(game.winner, team), held);
        }
    }
    Ok(data)
}

/// The share of the point that a team made.
fn share(winner: Option<Team>, team: Team) -> f64 {
    match winner {
        None => 0.5,
        Some(winner) if winner == team => 1.0,
        Some(_) => 0.0,
    }
}

/// The weights of a file, for a side of a match.
pub fn read_weights(console: &Console, game: &GameSpec, file: &str) -> Result<Vec<i32>> {
    let bytes = files::read(console, file)?;
    let unreadable =
        |why: &str| anyhow!(console.say("cli-file-read", &[("file", file), ("why", why)]));
    let text = std::str::from_utf8(&bytes).map_err(|error| unreadable(&error.to_string()))?;
    let read = Tuning::of(game).read(text.trim_start_matches('\u{feff}'));
    read.map_err(|note| unreadable(&console.words.say(&note)))
}
