//! Games as files: saved, loaded, and kept when somebody leaves.

use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use doska_play::{Line, Record, Team, record};

use crate::console::Console;

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
    let bytes = read_file(console, file)?;
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

/// A whole file, or standard input for `-`. Files that no person wrote are refused by their size.
pub fn read_file(console: &Console, file: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = if file == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes)
    } else {
        fs::File::open(file).and_then(|mut opened| opened.read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(error) => {
            let why = error.to_string();
            Err(anyhow!(
                console.say("cli-file-read", &[("file", file), ("why", &why)])
            ))
        }
    }
}

/// Writes a file so that it is there whole or not at all.
pub fn write_file(console: &Console, path: &Path, text: &str) -> Result<()> {
    let whole = || -> std::io::Result<()> {
        if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
            // A device or a pipe cannot be replaced, only written to.
            return fs::write(path, text);
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let part = path.with_file_name(name);
        let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
        if written.is_err() {
            let _ = fs::remove_file(&part);
        }
        written
    };
    whole().map_err(|error| {
        let (file, why) = (path.display().to_string(), error.to_string());
        anyhow!(console.say("cli-file-write", &[("file", &file), ("why", &why)]))
    })
}

/// A new file for a game that nobody saved: `GAME-1.pdn` and so on, in the state directory.
pub fn new_file(id: &str) -> std::io::Result<PathBuf> {
    let folder = state_folder();
    fs::create_dir_all(&folder)?;
    for number in 1.. {
        let path = folder.join(format!("{id}-{number}.pdn"));
        match fs::File::create_new(&path) {
            Ok(mut file) => {
                file.flush()?;
                return Ok(path);
            }
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
