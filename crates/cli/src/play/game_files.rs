//! The files of a game in progress: the one saved by the players, and the autosave file.

use std::path::{Path, PathBuf};

use anyhow::Result;
use doska_play::record::{Tags, player_tag};
use doska_play::{GameHistory, GameSpec, Round};

use super::setup::{Player, Setup};
use super::{InitialGame, game_record};
use crate::console::Console;
use crate::files;

/// What was done to keep a game.
#[derive(Clone, Debug, Default)]
pub struct GameFiles {
    /// Whether there is something that no file of the players holds.
    pub changed: bool,
    /// The file last saved or loaded: it may be written again without asking.
    pub file: Option<PathBuf>,
    /// The file in which the game is kept while nobody saves it.
    kept: Option<PathBuf>,
    /// Whether that file was there before.
    resumed: bool,
    /// Who plays, and what else a record says beside the moves.
    tags: Tags,
}

impl GameFiles {
    /// Of a game that begins, or goes on, with these players.
    pub fn of(console: &Console, initial: &InitialGame, setup: &Setup) -> GameFiles {
        let mut tags = initial.tags.clone();
        let seats = initial.history.seats();
        for (seat, player) in setup.players.iter().enumerate().take(seats) {
            if let Player::Engine(level) = player {
                let number = level.number();
                let name = game_record::engine_name(&console.words, number);
                tags.set(&player_tag(seat, seats), &name);
                let tag = game_record::level_tag(seat, seats);
                tags.set(&tag, &number.to_string());
            }
        }
        // A kept game goes on in the file in which it is kept, and is still to be saved by somebody.
        let kept = initial.file.clone().filter(|_| initial.kept);
        GameFiles {
            changed: false,
            file: initial.file.clone().filter(|_| !initial.kept),
            resumed: kept.is_some(),
            kept,
            tags,
        }
    }

    /// Writes the game into a file of the players.
    pub fn save(&mut self, console: &Console, round: &Round, path: &Path) -> Result<()> {
        let text = game_record::record_text(round, &self.tags);
        files::write(console, path, &text)?;
        self.changed = false;
        self.file = Some(path.to_owned());
        self.forget();
        Ok(())
    }

    /// Writes the game into the file that keeps it: it is there already should the program be stopped or
    /// the terminal go away.
    pub fn autosave(&mut self, console: &Console, round: &Round) -> Result<PathBuf> {
        let path = match &self.kept {
            Some(path) => path.clone(),
            None => game_record::new_file(game(round).info().id)?,
        };
        self.kept = Some(path.clone());
        let text = game_record::record_text(round, &self.tags);
        files::write(console, &path, &text)?;
        Ok(path)
    }

    fn forget(&mut self) {
        if let Some(path) = self.kept.take() {
            let _ = std::fs::remove_file(path);
        }
    }

    /// Keeps what nobody saved, and says where. A game of no moves is not worth a file.
    pub fn leave(&mut self, console: &Console, round: &Round) -> Vec<String> {
        let empty = round.history().plies() == 0 && round.end_by_players().is_none();
        if !self.changed || empty {
            // What was kept before and not touched stays.
            if self.changed || !self.resumed {
                self.forget();
            }
            return Vec::new();
        }
        match self.autosave(console, round) {
            Ok(path) => {
                self.changed = false;
                let file = quoted(&path.display().to_string());
                let mut said = vec![console.say("cli-play-kept", &[("file", &file)])];
                if round.end().is_none() {
                    said.push(console.say("cli-play-go-on", &[("file", &file)]));
                }
                said
            }
            Err(error) => {
                let why = match error.downcast_ref::<std::io::Error>() {
                    Some(error) => files::why(&console.words, error),
                    None => error.to_string(),
                };
                let said = console.say("cli-play-not-kept", &[("why", &why)]);
                vec![said, round.history().move_texts().join(" ")]
            }
        }
    }
}

/// The game of a round, with its options.
pub fn game(round: &Round) -> GameSpec {
    game_of(round.history())
}

/// The game of a line, with its options.
pub fn game_of(line: &GameHistory) -> GameSpec {
    GameSpec::of(&line.position())
}

/// A file name as a shell takes it.
fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-~+:\\".contains(c);
    if name.chars().all(plain) {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', r"'\''"))
    }
}
