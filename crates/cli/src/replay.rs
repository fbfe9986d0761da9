//! `doska replay`: whole games, played to their last move.

use std::io::{BufReader, BufWriter, Write};

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::{Outcome, Replayed, Stopped};
use doska_play::{AnyPosition, GameHistory, Note};

use crate::console::Console;
use crate::lines::Lines;
use crate::{given, json, names};

/// The longest line that is tried as a game: room for a million moves and more.
const LONGEST: usize = 16 << 20;

/// Replays as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = given::game(&console.words, args)?;
    let start = given::position(&console.words, args, &game)?;
    let json = args.get_flag("json");
    let counters = args.get_flag("counters");
    let mut out = BufWriter::new(std::io::stdout().lock());
    if let Some(moves) = args.get_one::<String>("moves") {
        let played = play(&start, moves);
        write(console, &mut out, played, json, counters)?;
    } else {
        let mut lines = Lines::new(BufReader::new(std::io::stdin().lock()), LONGEST);
        loop {
            if lines.waits() {
                out.flush()?;
            }
            let Some(line) = lines.next()? else { break };
            let played = match line {
                Ok(moves) => play(&start, moves),
                // What could be read of a bad line tells how far the game goes.
                Err(note) => match play(&start, &lines.remains()) {
                    Ok(line) => Err((note, line.plies() + 1)),
                    Err((_, ply)) => Err((note, ply)),
                },
            };
            write(console, &mut out, played, json, counters)?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Plays the moves of one game; the error names the first illegal one, counted from 1.
fn play(start: &AnyPosition, moves: &str) -> Result<GameHistory, (Note, usize)> {
    let mut line = GameHistory::new(start);
    for text in moves.split_whitespace() {
        line.play_text(text)
            .map_err(|note| (note, line.plies() + 1))?;
    }
    Ok(line)
}

fn write(
    console: &Console,
    out: &mut impl Write,
    played: Result<GameHistory, (Note, usize)>,
    json: bool,
    counters: bool,
) -> Result<()> {
    let line = match played {
        Ok(line) => line,
        Err((note, ply)) => {
            let error = console.words.say(&note);
            if json {
                return json::line(out, &Stopped { error, ply });
            }
            let ply = ply.to_string();
            let said = console.say("cli-bad-move", &[("ply", &ply), ("said", &error)]);
            writeln!(out, "{said}")?;
            return Ok(());
        }
    };
    let position = line.position();
    let text = if counters {
        position.text_with_tail()
    } else {
        position.text()
    };
    if json {
        let replayed = Replayed {
            position: text,
            outcome: line
                .outcome()
                .map(|outcome| Outcome::new(outcome, &position)),
            plies: line.plies(),
        };
        return json::line(out, &replayed);
    }
    let plies = line.plies().to_string();
    let state = names::state(console, &position, line.outcome());
    let said = console.say("cli-replayed", &[("plies", &plies), ("state", &state)]);
    writeln!(out, "{said}\n  {text}")?;
    Ok(())
}
