//! Games as files: saved, loaded, and kept when somebody leaves.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use doska_play::record::Tags;
use doska_play::round::{Cause, End};
use doska_play::{GameHistory, Note, Record, Team, record};

use crate::console::Console;
use crate::files;

/// A game that was read.
pub struct Loaded {
    pub line: GameHistory,
    /// What the record says beside the moves.
    pub tags: Tags,
    /// How the players ended it.
    pub agreed: Option<End>,
    /// Its file, if that holds this game and nothing else: nothing is lost when it is written again.
    pub path: Option<PathBuf>,
    /// What is wrong with the record behind the last move that was read.
    pub wrong: Option<String>,
}

const TERMINATION: &str = "Termination";

/// The text of a game as a record, with these tags.
pub fn record_text(line: &GameHistory, agreed: Option<End>, tags: &Tags) -> String {
    let mut game = Record::of_line(line);
    game.tags = tags.clone();
    if let Some(agreed) = agreed {
        game.result = match agreed.winner {
            Some(Team::First) => record::GameResult::FirstWins,
            Some(Team::Second) => record::GameResult::SecondWins,
            None => record::GameResult::Draw,
        };
        game.tags.set(TERMINATION, agreed.cause.name());
    }
    record::write(&game)
}

/// Reads the last game of a file, up to the first mistake in it.
pub fn load(console: &Console, file: &str) -> Result<Loaded> {
    let bytes = files::read(console, file)?;
    let text = record::decode(&bytes).map_err(|note| unreadable(console, file, &note))?;
    let (game, wrong) = match record::read(text).games.pop() {
        Some(Ok(game)) => (game, None),
        Some(Err(mut failure)) => {
            let said = failure.say(&console.words);
            let Some(part) = failure.partial.take() else {
                let args = [("file", file), ("why", &said)];
                return Err(anyhow!(console.say("cli-file-read", &args)));
            };
            (*part, Some(said))
        }
        None => return Err(anyhow!(console.say("cli-file-no-game", &[("file", file)]))),
    };
    let line = game.tree.main_line();
    let agreed = agreed(&game, &line).filter(|_| wrong.is_none());
    let alone = record_text(&line, agreed, &game.tags) == text;
    Ok(Loaded {
        line,
        tags: game.tags,
        agreed,
        path: alone.then(|| PathBuf::from(file)),
        wrong,
    })
}

fn unreadable(console: &Console, file: &str, note: &Note) -> anyhow::Error {
    let why = console.words.say(note);
    anyhow!(console.say("cli-file-read", &[("file", file), ("why", &why)]))
}

/// How the players ended a game that the rules did not.
fn agreed(game: &Record, line: &GameHistory) -> Option<End> {
    let decided = matches!(
        game.result,
        record::GameResult::FirstWins | record::GameResult::SecondWins | record::GameResult::Draw
    );
    (decided && line.outcome().is_none()).then(|| End {
        winner: game.result.winner(),
        cause: Cause::of_name(game.tags.get(TERMINATION).unwrap_or_default()),
    })
}

/// A new file for a game that nobody saved: `GAME-1.pdn` and so on, in the state directory.
pub fn new_file(id: &str) -> std::io::Result<PathBuf> {
    let folder = state_folder();
    fs::create_dir_all(&folder)?;
    for number in 1.. {
        let path = folder.join(format!("{id}-{number}.pdn"));
        match fs::File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("some number is free")
}

/// Where programs keep what they may need again; the current directory where there is no such place.
fn state_folder() -> PathBuf {
    let var = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    var("XDG_STATE_HOME")
        .map(PathBuf::from)
        .or_else(|| var("HOME").map(|home| PathBuf::from(home).join(".local/state")))
        .or_else(|| var("LOCALAPPDATA").map(PathBuf::from))
        .map_or_else(|| PathBuf::from("."), |folder| folder.join("doska"))
}
