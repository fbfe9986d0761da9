//! `doska analyse`: what the engine thinks of a position, or of every move of recorded games.

mod brain;
mod games;
mod judged;
mod position;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::GameSpec;

use crate::console::Console;
use crate::fail::Usage;
use crate::given;
use brain::Brain;

/// Positions a search may cost where nothing is said: of a position, and of each move of a record.
const OF_POSITION: u64 = 1_000_000;
const OF_MOVE: u64 = 100_000;

/// Analyses as the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let words = &console.words;
    let what = args.get_one::<String>("what").map_or("", String::as_str);
    let as_json = args.get_flag("json");
    match GameSpec::read(what.trim()) {
        Ok(game) => {
            let line = given::line(words, args, &game)?;
            let mut brain = Brain::new(console, args, OF_POSITION, 3)?;
            let done = position::run(console, &mut brain, &line, as_json);
            brain.warn(console);
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
            let mut brain = Brain::new(console, args, OF_MOVE, 1)?;
            let done = games::run(console, &mut brain, what, default.as_ref(), as_json);
            brain.warn(console);
            done
        }
    }
}
