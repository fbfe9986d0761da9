//! `doska replay`: whole games, played to their last move.

use std::io::{BufReader, BufWriter, Write};

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::{Outcome, Replayed, Stopped};
use doska_play::{AnyPosition, GameHistory, Note};

use crate::console::Console;
use crate::fail::Reported;
use crate::lines::Lines;
use crate::{arguments, json, names};

/// The longest line that is tried as a game: room for a million moves and more.
const LONGEST: usize = 16 << 20;

/// Prints games in the chosen format.
struct Printer<'a> {
    console: &'a Console,
    json: bool,
    counters: bool,
}

/// Where a game breaks off: why, and at which ply, counted from 1.
struct Illegal {
    why: Note,
    ply: usize,
}

/// Replays as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = arguments::game(&console.words, args)?;
    let start = arguments::position(&console.words, args, &game)?;
    let printer = Printer {
        console,
        json: args.get_flag("json"),
        counters: args.get_flag("counters"),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let all_played = match args.get_one::<String>("moves") {
        Some(moves) => printer.write(&mut out, play(&start, moves))?,
        None => printer.lines(&mut out, &start)?,
    };
    out.flush()?;
    if !all_played {
        return Err(Reported::BadInput.into());
    }
    Ok(())
}

/// Plays the moves of one game.
fn play(start: &AnyPosition, moves: &str) -> Result<GameHistory, Illegal> {
    let mut history = GameHistory::new(start);
    for text in moves.split_whitespace() {
        history.play_text(text).map_err(|why| Illegal {
            why,
            ply: history.plies() + 1,
        })?;
    }
    Ok(history)
}

impl Printer<'_> {
    /// Replays each line of standard input, a game; `false` if any broke off.
    fn lines(&self, out: &mut impl Write, start: &AnyPosition) -> Result<bool> {
        let mut lines = Lines::new(BufReader::new(std::io::stdin().lock()), LONGEST);
        let mut all_played = true;
        loop {
            if lines.waits() {
                out.flush()?;
            }
            let Some(line) = lines.next()? else {
                return Ok(all_played);
            };
            let played = match line {
                Ok(moves) => play(start, moves),
                // What could be read of a bad line tells how far the game goes.
                Err(why) => Err(Illegal {
                    why,
                    ply: match play(start, &lines.remains()) {
                        Ok(history) => history.plies() + 1,
                        Err(illegal) => illegal.ply,
                    },
                }),
            };
            all_played &= self.write(out, played)?;
        }
    }

    /// Prints one game; `false` if it broke off.
    fn write(&self, out: &mut impl Write, played: Result<GameHistory, Illegal>) -> Result<bool> {
        match played {
            Ok(history) => self.write_game(out, &history).map(|()| true),
            Err(illegal) => self.write_error(out, &illegal).map(|()| false),
        }
    }

    fn write_game(&self, out: &mut impl Write, history: &GameHistory) -> Result<()> {
        let position = history.position();
        let text = if self.counters {
            position.text_with_tail()
        } else {
            position.text()
        };
        if self.json {
            let replayed = Replayed {
                position: text,
                outcome: history
                    .outcome()
                    .map(|outcome| Outcome::new(outcome, &position)),
                plies: history.plies(),
            };
            return json::line(out, &replayed);
        }
        let plies = history.plies().to_string();
        let state = names::state(self.console, &position, history.outcome());
        let args = [("plies", plies.as_str()), ("state", &state)];
        writeln!(out, "{}\n  {text}", self.console.say("cli-replayed", &args))?;
        Ok(())
    }

    fn write_error(&self, out: &mut impl Write, Illegal { why, ply }: &Illegal) -> Result<()> {
        let error = self.console.words.say(why);
        if self.json {
            return json::line(out, &Stopped { error, ply: *ply });
        }
        let args = [("ply", ply.to_string()), ("said", error)];
        let args = args.each_ref().map(|(name, value)| (*name, value.as_str()));
        writeln!(out, "{}", self.console.say("cli-bad-move", &args))?;
        Ok(())
    }
}
