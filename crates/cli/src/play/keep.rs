//! Games as files: saved, loaded, and kept when somebody leaves.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use doska_play::{Line, Record, Team, record};

use crate::console::Console;
use crate::files;

/// How a game ended by the players' will.
#[derive(Clone)]
pub struct Agreed {
    /// Who won; `None` for a draw.
    pub winner: Option<Team>,
    /// `resignation`, `agreement`, `time`, or `recorded` where nobody says.
    pub reason: String,
}

/// A game that was read.
pub struct Loaded {
    pub line: Line,
    pub agreed: Option<Agreed>,
    pub path: PathBuf,
}

const TERMINATION: &str = "Termination";

/// The text of a game as a record.
pub fn record_text(line: &Line, agreed: Option<&Agreed>) -> String {
    let mut game = Record::of_line(line);
    if let Some(agreed) = agreed {
        game.result = match agreed.winner {
            Some(Team::First) => record::GameResult::FirstWins,
            Some(Team::Second) => record::GameResult::SecondWins,
            None => record::GameResult::Draw,
        };
        game.tags.set(TERMINATION, &agreed.reason);
    }
    record::write(&game)
}

/// Reads the last game of a file.
pub fn load(console: &Console, file: &str) -> Result<Loaded> {
    let bytes = files::read(console, file)?;
    let text = record::decode(&bytes).map_err(|note| {
        let why = console.words.say(&note);
        anyhow!(console.say("cli-file-read", &[("file", file), ("why", &why)]))
    })?;
    let mut records = record::read(text);
    let game = match records.games.pop() {
        Some(Ok(game)) => game,
        Some(Err(failure)) => {
            let why = failure.say(&console.words);
            return Err(anyhow!(
                console.say("cli-file-read", &[("file", file), ("why", &why)])
            ));
        }
        None => return Err(anyhow!(console.say("cli-file-no-game", &[("file", file)]))),
    };
    let line = game.tree.main_line();
    let decided = matches!(
        game.result,
        record::GameResult::FirstWins | record::GameResult::SecondWins | record::GameResult::Draw
    );
    let agreed = (decided && line.outcome().is_none()).then(|| Agreed {
        winner: game.result.winner(),
        reason: game
            .tags
            .get(TERMINATION)
            .filter(|reason| ["resignation", "agreement", "time"].contains(reason))
            .unwrap_or("recorded")
            .to_owned(),
    });
    Ok(Loaded {
        line,
        agreed,
        path: PathBuf::from(file),
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
