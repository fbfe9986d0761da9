//! `doska analyse`: engine analysis of a position, or of every move of recorded games.

mod annotate;
mod engine;
mod games;
mod position;
mod review;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::GameSpec;

use crate::arguments;
use crate::console::Console;
use crate::fail::Usage;
use engine::AnalysisEngine;

/// Positions a search may cost where nothing is said: of a position, and of each move of a record.
const NODES_OF_POSITION: u64 = 1_000_000;
const NODES_OF_MOVE: u64 = 100_000;

/// Analyses as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let words = &console.words;
    let what = args.get_one::<String>("what").map_or("", String::as_str);
    let as_json = args.get_flag("json");
    match GameSpec::read(what.trim()) {
        Ok(game) => {
            if args.contains_id("output") {
                return Err(Usage(console.text("analyse-output-position")).into());
            }
            let history = arguments::history(words, args, &game)?;
            let mut engine = AnalysisEngine::new(console, args, NODES_OF_POSITION, 3)?;
            let done = position::run(console, &mut engine, &history, as_json);
            engine.warn(console);
            done
        }
        // What names no game is a file, unless no file looks like it.
        Err(note) if what != "-" && !std::path::Path::new(what).exists() => {
            let said = words.say(&note);
            let args = [("what", what), ("said", &said)];
            Err(Usage(console.say("analyse-what", &args)).into())
        }
        Err(_) => {
            for flag in ["position", "moves"] {
                if args.contains_id(flag) {
                    let args = [("flag", flag)];
                    return Err(Usage(console.say("analyse-no-position", &args)).into());
                }
            }
            let default = match args.get_one::<String>("game") {
                Some(text) => Some(GameSpec::read(text).map_err(|note| Usage::note(words, &note))?),
                None => None,
            };
            let mut engine = AnalysisEngine::new(console, args, NODES_OF_MOVE, 1)?;
            if let Some(file) = args.get_one::<String>("output")
                && std::path::Path::new(file).exists()
                && !args.get_flag("force")
            {
                return Err(anyhow!(
                    console.say("cli-convert-exists", &[("file", file)])
                ));
            }
            let wanted = games::Wanted {
                json: as_json,
                output: args.get_one::<String>("output").map(String::as_str),
            };
            let done = games::run(console, &mut engine, what, default.as_ref(), wanted);
            engine.warn(console);
            done
        }
    }
}
