//! `doska solve`: the result of a small game with best play of both sides, proved.

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::SolvedGame;
use doska_lab::{Solved, solve_game};
use doska_play::{GameSpec, Limits, Stop, Team};

use crate::console::Console;
use crate::fail::Usage;
use crate::progress::Progress;
use crate::{arguments, json, names};

/// Megabytes where nothing is said.
const MEGABYTES: u64 = 512;

/// Solves the game that the arguments name.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = game(console, args)?;
    let megabytes = args.get_one::<u64>("hash").copied().unwrap_or(MEGABYTES);
    let stop = Arc::new(Stop::new(Limits::default()));
    let heard = stop.clone();
    // Without a handler Ctrl-C ends the program at once: nothing worse.
    let _ = ctrlc::set_handler(move || {
        if heard.asked() {
            // Asked twice: no more patience.
            std::process::exit(130);
        }
        heard.ask();
    });
    let begun = Instant::now();
    let progress = Progress::new();
    let solved = solve_game(&game, megabytes as usize, &stop, &mut |solved| {
        progress.show(&standing(console, &game, solved, begun));
    })
    .map_err(|note| Usage::note(&console.words, &note))?;
    progress.clear();
    let complete = !stop.asked();
    let seconds = begun.elapsed().as_secs_f64();
    let mut out = std::io::stdout().lock();
    if args.get_flag("json") {
        let told = SolvedGame {
            game: game.text().to_owned(),
            solved: solved.low == solved.high,
            winner: winner(&solved).map(|team| team as usize),
            low: solved.low,
            high: solved.high,
            line: solved.line,
            positions: solved.positions,
            seconds,
            complete,
        };
        return json::line(&mut out, &told);
    }
    writeln!(out, "{}", names::game(console, game.text()))?;
    writeln!(out, "{}", result(console, &game, &solved))?;
    if !solved.line.is_empty() {
        let line = solved.line.join(" ");
        writeln!(out, "{}", console.say("solve-line", &[("line", &line)]))?;
    }
    writeln!(out, "{}", effort(console, &solved, seconds))?;
    if !complete {
        writeln!(out, "{}", console.text("solve-interrupted"))?;
    } else if solved.low < solved.high {
        writeln!(out, "{}", console.text("solve-open"))?;
    }
    Ok(())
}

/// The game, with the number of checkers that `--checkers` says.
fn game(console: &Console, args: &ArgMatches) -> Result<GameSpec> {
    let game = arguments::game(&console.words, args)?;
    let Some(checkers) = args.get_one::<String>("checkers") else {
        return Ok(game);
    };
    let said = args
        .get_one::<String>("game")
        .map_or("", |text| text.trim());
    let join = if said.contains('?') { '&' } else { '?' };
    GameSpec::read(&format!("{said}{join}checkers={checkers}"))
        .map_err(|note| Usage::note(&console.words, &note))
}

/// Who wins, where that is settled.
fn winner(solved: &Solved) -> Option<Team> {
    if solved.low > 0 {
        Some(Team::First)
    } else if solved.high < 0 {
        Some(Team::Second)
    } else {
        None
    }
}

/// What is known of the result.
fn result(console: &Console, game: &GameSpec, solved: &Solved) -> String {
    let &Solved { low, high, .. } = solved;
    match winner(solved) {
        None if low == high => console.text("solve-draw"),
        None => {
            let (low, high) = (low.to_string(), high.to_string());
            console.say("solve-between", &[("low", &low), ("high", &high)])
        }
        Some(team) => {
            let winner = names::Side::team(&game.start().view(), team);
            let (least, most) = (low.abs().min(high.abs()), low.abs().max(high.abs()));
            let id = if least == most {
                "solve-win"
            } else {
                "solve-win-between"
            };
            let (least, most) = (least.to_string(), most.to_string());
            let args = [
                ("side", winner.key),
                ("number", &*winner.number),
                ("least", &least),
                ("most", &most),
            ];
            console.say(id, &args)
        }
    }
}

fn effort(console: &Console, solved: &Solved, seconds: f64) -> String {
    let (positions, seconds) = (solved.positions.to_string(), format!("{seconds:.1}"));
    let args = [("positions", positions.as_str()), ("seconds", &seconds)];
    console.say("solve-effort", &args)
}

fn standing(console: &Console, game: &GameSpec, solved: &Solved, begun: Instant) -> String {
    let seconds = begun.elapsed().as_secs_f64();
    let known = result(console, game, solved);
    format!("{known}. {}", effort(console, solved, seconds))
}
