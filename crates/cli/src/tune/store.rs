//! The games that weights are tuned by, as a file: written game by game, read again to go on.
//!
//! A game is a line `game NUMBER RESULT`, its quiet positions a line each, and an empty line.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Result, anyhow};
use doska_lab::tuning::{SelfPlay, SelfPlayed, Tuning};
use doska_play::rules::zobrist::mix;
use doska_play::{GameSpec, Team};

use crate::console::Console;
use crate::fail::Usage;
use crate::files;

/// Games, in order.
pub struct Games {
    /// The file that holds them.
    pub file: String,
    /// The games.
    pub list: Vec<Game>,
}

/// What is known of one game.
pub struct Game {
    /// Who won.
    pub winner: Option<Team>,
    /// The texts of its positions, each with the number of its line in the file.
    pub positions: Vec<(usize, String)>,
}

/// How results are written.
const RESULTS: [(&str, Option<Team>); 3] = [
    ("1-0", Some(Team::First)),
    ("0-1", Some(Team::Second)),
    ("1/2", None),
];

impl Games {
    /// Reads a whole file of games.
    pub fn read(console: &Console, file: &str) -> Result<Games> {
        let bytes = files::read(console, file)?;
        let mut games = Games {
            file: file.to_owned(),
            list: Vec::new(),
        };
        let text = std::str::from_utf8(&bytes)
            .map_err(|error| anyhow!(games.say(console, &error.to_string())))?;
        let text = text.trim_start_matches('\u{feff}');
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(head) = line.strip_prefix("game ") {
                let result = head.split_whitespace().nth(1).unwrap_or("");
                let Some((_, winner)) = RESULTS.iter().find(|(text, _)| *text == result) else {
                    let said = console.say("tune-games-result", &[("part", head)]);
                    return Err(games.wrong(console, i + 1, &said));
                };
                games.list.push(Game {
                    winner: *winner,
                    positions: Vec::new(),
                });
            } else if let Some(game) = games.list.last_mut() {
                game.positions.push((i + 1, line.to_owned()));
            } else {
                let said = console.text("tune-games-first");
                return Err(games.wrong(console, i + 1, &said));
            }
        }
        Ok(games)
    }

    /// The error of a line.
    pub fn wrong(&self, console: &Console, line: usize, said: &str) -> anyhow::Error {
        let line = line.to_string();
        let why = console.say("match-openings-line", &[("line", &line), ("said", said)]);
        anyhow!(self.say(console, &why))
    }

    fn say(&self, console: &Console, why: &str) -> String {
        console.say("cli-file-read", &[("file", &self.file), ("why", why)])
    }
}

/// A file that grows by a game at a time.
pub struct Store {
    /// The games so far.
    pub games: Games,
    file: File,
    lines: usize,
}

impl Store {
    /// Opens the file beside `output`; with `resume` it may hold the first games of this very plan.
    pub fn open(
        console: &Console,
        game: &GameSpec,
        tuning: &Tuning,
        plan: SelfPlay,
        output: &str,
        resume: bool,
    ) -> Result<Store> {
        let path = format!("{output}.games");
        let head = head(game, tuning, plan);
        let mut games = Games {
            file: path.clone(),
            list: Vec::new(),
        };
        let mut kept = head.clone();
        if std::fs::metadata(&path).is_ok_and(|about| about.len() > 0) {
            if !resume {
                let said = console.say("tune-games-exist", &[("file", &path)]);
                return Err(Usage(said).into());
            }
            let bytes = files::read(console, &path)?;
            let text = String::from_utf8_lossy(&bytes);
            if !text.starts_with(&head) {
                return Err(anyhow!(console.say("tune-games-other", &[("file", &path)])));
            }
            // A run that was killed may have left half a game: it is played again.
            let end = text.rfind("\n\n").map_or(head.len(), |end| end + 2);
            kept = String::from(&text[..end.max(head.len())]);
        }
        files::write(console, Path::new(&path), &kept)?;
        if kept != head {
            games = Games::read(console, &path)?;
        }
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(|error| files::not_written(console, &path, &error))?;
        let lines = kept.lines().count();
        Ok(Store { games, file, lines })
    }

    /// Adds the next game.
    pub fn add(&mut self, console: &Console, played: SelfPlayed) -> Result<()> {
        let result = RESULTS.iter().find(|(_, winner)| *winner == played.winner);
        let result = result.map_or("1/2", |(text, _)| text);
        let mut text = format!("game {} {result}\n", self.games.list.len());
        for position in &played.quiet {
            let _ = writeln!(text, "{position}");
        }
        text.push('\n');
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| files::not_written(console, &self.games.file, &error))?;
        let first = self.lines + 2;
        self.lines += text.lines().count();
        self.games.list.push(Game {
            winner: played.winner,
            positions: (first..).zip(played.quiet).collect(),
        });
        Ok(())
    }
}

/// What makes games these: what changes them, but not how many there are.
fn head(game: &GameSpec, tuning: &Tuning, plan: SelfPlay) -> String {
    let numbers = tuning.built_in().into_iter();
    let weights = numbers.fold(0, |sum, n| mix(sum ^ u64::from(n.cast_unsigned())));
    format!(
        "# doska tune {}, seed {}, nodes {}, weights {weights:016x}\n\n",
        game.text(),
        plan.seed,
        plan.nodes
    )
}
