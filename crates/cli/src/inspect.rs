//! `doska inspect`: a position and its legal moves.

use std::io::{BufReader, BufWriter, Write};

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::{Inspected, InspectedMove, Outcome, Refused};
use doska_play::{AnyPosition, GameSpec, Note};

use crate::console::Console;
use crate::fail::Reported;
use crate::lines::Lines;
use crate::{arguments, json, names};

/// The longest line that is tried as a position. The longest position text has some two thousand bytes.
const LONGEST: usize = 1 << 16;

/// Prints positions in the chosen format.
struct Printer<'a> {
    console: &'a Console,
    json: bool,
    counters: bool,
}

/// Inspects as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = arguments::game(&console.words, args)?;
    let printer = Printer {
        console,
        json: args.get_flag("json"),
        counters: args.get_flag("counters"),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut all_read = true;
    if args.get_flag("stdin") {
        all_read = printer.lines(&game, &mut out)?;
    } else {
        let position = arguments::position(&console.words, args, &game)?;
        printer.write(&position, &mut out)?;
    }
    out.flush()?;
    if !all_read {
        return Err(Reported::BadInput.into());
    }
    Ok(())
}

impl Printer<'_> {
    /// Answers each line of standard input, a position, in order; `false` if any could not be read.
    fn lines(&self, game: &GameSpec, out: &mut impl Write) -> Result<bool> {
        let mut lines = Lines::new(BufReader::new(std::io::stdin().lock()), LONGEST);
        let mut all_read = true;
        loop {
            if lines.waits() {
                out.flush()?;
            }
            let Some(line) = lines.next()? else {
                return Ok(all_read);
            };
            let read = line.and_then(|text| match text {
                "" => Err(Note::new("cli-line-empty")),
                _ => game.position(text),
            });
            match read {
                Ok(position) => self.write(&position, out)?,
                Err(note) => {
                    all_read = false;
                    let error = self.console.words.say(&note);
                    if self.json {
                        json::line(out, &Refused { error })?;
                    } else {
                        let said = self.console.say("cli-error", &[("said", &error)]);
                        writeln!(out, "{said}\n")?;
                    }
                }
            }
        }
    }

    fn text(&self, position: &AnyPosition) -> String {
        if self.counters {
            position.text_with_tail()
        } else {
            position.text()
        }
    }

    fn write(&self, position: &AnyPosition, out: &mut impl Write) -> Result<()> {
        let outcome = position.outcome();
        let moves = position.moves().into_iter().map(|m| InspectedMove {
            r#move: m.text(),
            position: self.text(&m.after()),
        });
        if self.json {
            let inspected = Inspected {
                game: position.game(),
                position: self.text(position),
                seat: position.seat().index(),
                outcome: outcome.map(|outcome| Outcome::new(outcome, position)),
                moves: moves.collect(),
            };
            return json::line(out, &inspected);
        }
        let console = self.console;
        writeln!(out, "{}: {}", position.game(), self.text(position))?;
        writeln!(out, "{}", names::state(console, position, outcome))?;
        let moves: Vec<InspectedMove> = moves.collect();
        let count = moves.len().to_string();
        writeln!(
            out,
            "{}",
            console.say("cli-moves-count", &[("count", &count)])
        )?;
        let widest = moves.iter().map(|m| m.r#move.len()).max().unwrap_or(0);
        for InspectedMove {
            r#move: text,
            position,
        } in moves
        {
            writeln!(out, "  {text:widest$}  {position}")?;
        }
        writeln!(out)?;
        Ok(())
    }
}
