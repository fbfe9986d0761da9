//! `doska inspect`: a position and its legal moves.

use std::io::{BufReader, BufWriter, Write};

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::{Inspected, InspectedMove, Outcome, Refused};
use doska_play::{AnyPosition, GameSpec, Note};

use crate::console::Console;
use crate::lines::Lines;
use crate::{given, json, names};

/// The longest line that is tried as a position. The longest position text has some two thousand bytes.
const LONGEST: usize = 1 << 16;

/// How to print.
struct Form<'a> {
    console: &'a Console,
    json: bool,
    counters: bool,
}

/// Inspects as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = given::game(&console.words, args)?;
    let form = Form {
        console,
        json: args.get_flag("json"),
        counters: args.get_flag("counters"),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.get_flag("stdin") {
        form.lines(&game, &mut out)?;
    } else {
        let position = given::position(&console.words, args, &game)?;
        form.write(&position, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

impl Form<'_> {
    /// A position a line in, its answer out, in order.
    fn lines(&self, game: &GameSpec, out: &mut impl Write) -> Result<()> {
        let mut lines = Lines::new(BufReader::new(std::io::stdin().lock()), LONGEST);
        loop {
            if lines.waits() {
                out.flush()?;
            }
            let Some(line) = lines.next()? else {
                return Ok(());
            };
            let read = line.and_then(|text| match text {
                "" => Err(Note::new("cli-line-empty")),
                _ => game.position(text),
            });
            match read {
                Ok(position) => self.write(&position, out)?,
                Err(note) => {
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
            r#move: position.move_text(&m),
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
