//! The records of a match: written game by game, and read again to go on with it.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Result, anyhow};
use doska_play::record::{self, GameResult};
use doska_play::{Record, Seat};

use super::game::{Plan, Played, side_of};
use crate::console::Console;
use crate::fail::Usage;
use crate::files;

/// The tag that tells one match from another.
const TAG: &str = "Match";

/// A file that grows by a game at a time.
pub struct MatchRecords {
    path: String,
    file: File,
}

/// What is needed of a game that an earlier run has played.
pub struct Earlier {
    pub result: GameResult,
    /// The value of the tag `Termination`.
    pub end: String,
}

impl MatchRecords {
    /// Opens the file; with `resume` it may hold the first games of this very match, which are given back.
    pub fn open(
        console: &Console,
        path: &str,
        resume: bool,
        plan: &Plan,
    ) -> Result<(MatchRecords, Vec<Earlier>)> {
        let place = Path::new(path);
        let mut earlier = Vec::new();
        if std::fs::metadata(place).is_ok_and(|about| about.is_file() && about.len() > 0) {
            if !resume {
                return Err(Usage(console.say("match-exists", &[("file", path)])).into());
            }
            let bytes = files::read(console, path)?;
            let other = || anyhow!(console.say("match-other", &[("file", path)]));
            let text = record::decode(&bytes).map_err(|_| other())?;
            let mut kept = String::new();
            for (i, game) in record::read(&text).games.into_iter().enumerate() {
                let Ok(game) = game else { break };
                let written = record::write(&game);
                // A run that was killed may have left half a game: it is played again.
                if !text[kept.len()..].starts_with(&written) {
                    break;
                }
                let round = (i + 1).to_string();
                if game.tags.get(TAG) != Some(&name(plan)) || game.tags.get("Round") != Some(&round)
                {
                    return Err(other());
                }
                kept.push_str(&written);
                earlier.push(Earlier {
                    result: game.result,
                    end: game.tags.get("Termination").unwrap_or("?").to_owned(),
                });
            }
            if earlier.is_empty() {
                return Err(other());
            }
            files::write(console, place, &kept)?;
        }
        let file = OpenOptions::new().create(true).append(true).open(place);
        let file = file.map_err(|error| files::not_written(console, path, &error))?;
        let path = path.to_owned();
        Ok((MatchRecords { path, file }, earlier))
    }

    /// Adds a game.
    pub fn add(&mut self, console: &Console, plan: &Plan, played: &Played) -> Result<()> {
        let text = record::write(&to_record(plan, played));
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| files::not_written(console, &self.path, &error))
    }
}

/// What makes a match this one: what changes its games, but not how many there are.
fn name(plan: &Plan) -> String {
    let [a, b] = &plan.sides;
    format!(
        "{} | {} | {} | openings {} | seed {} | plies {}",
        plan.game.text(),
        a.text,
        b.text,
        plan.openings_text,
        plan.seed,
        plan.most_plies
    )
}

fn to_record(plan: &Plan, played: &Played) -> Record {
    let mut record = Record::of_line(&played.history);
    record.result = played.end.result();
    let [a, b] = &plan.sides;
    record
        .tags
        .set("Event", &format!("{} - {}", a.text, b.text));
    record.tags.set("Round", &(played.index + 1).to_string());
    for seat in 0..played.history.start().seats() {
        let side = side_of(Seat::new(seat as u8).team(), played.index);
        let text = &plan.sides[side].text;
        // Equal sides are told apart all the same.
        let player = match (a.text == b.text, side) {
            (false, _) => text.clone(),
            (true, 0) => format!("{text} (A)"),
            (true, _) => format!("{text} (B)"),
        };
        record.set_player(seat, &player);
    }
    record.tags.set("Termination", played.end.name());
    record.tags.set(TAG, &name(plan));
    record
}
