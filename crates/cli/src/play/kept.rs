//! The games that were left and are kept in the state folder: what `--resume` and `--list` know.

use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use doska_play::GameSpec;

use super::game_record::{self, Loaded};
use super::setup::Player;
use super::{game_files, messages};
use crate::console::{Console, stdout};
use crate::{draw, names};

/// A kept game.
#[derive(Clone, Debug)]
pub struct KeptGame {
    pub path: PathBuf,
    pub game: GameSpec,
    pub players: Vec<Player>,
    pub plies: usize,
    /// Whether it is over.
    pub over: bool,
    /// When it was last written.
    pub modified: SystemTime,
}

/// The kept games, the last one first. What cannot be read is left out.
pub fn all(console: &Console) -> Vec<KeptGame> {
    let folder = game_record::state_folder();
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut games: Vec<KeptGame> = entries
        .filter_map(|entry| {
            let path = entry.path();
            let modified = entry.metadata().ok()?.modified().ok()?;
            let record = path.extension().is_some_and(|name| name == "pdn");
            let loaded = game_record::load(console, path.to_str().filter(|_| record)?).ok()?;
            Some(kept(path, &loaded, modified))
        })
        .collect();
    games.sort_by(|a, b| (b.modified, &a.path).cmp(&(a.modified, &b.path)));
    games
}

fn kept(path: PathBuf, loaded: &Loaded, modified: SystemTime) -> KeptGame {
    let history = loaded.record.tree.main_line();
    let agreed = loaded.record.end_by_players(&history).is_some();
    KeptGame {
        path,
        game: game_files::game_of(&history),
        players: game_record::players(&loaded.record),
        plies: history.plies(),
        over: agreed || history.outcome().is_some(),
        modified,
    }
}

/// The last game that is not over.
pub fn last(console: &Console) -> Option<KeptGame> {
    all(console).into_iter().find(|game| !game.over)
}

impl KeptGame {
    /// What is worth knowing of it, in columns: date, game, opponent, how far it is.
    pub fn columns(&self, console: &Console) -> [String; 4] {
        let count = self.plies.to_string();
        let state = if self.over {
            "play-kept-over"
        } else {
            "play-kept-plies"
        };
        [
            date(self.modified),
            names::game(console, self.game.text()),
            messages::opponents(console, &self.players),
            console.say(state, &[("count", &count)]),
        ]
    }
}

/// Rows of columns, each as wide as it has to be.
pub fn table(rows: &[[String; 4]]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| draw::width(&row[column]));
        cells.max().unwrap_or(0)
    };
    let line = |row: &[String; 4]| {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            line += cell;
            line += &" ".repeat(width(column) - draw::width(cell) + 2);
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Prints the kept games with their files.
pub fn list(console: &Console) -> Result<()> {
    let games = all(console);
    let mut out = stdout();
    if games.is_empty() {
        writeln!(out, "{}", console.text("play-kept-none"))?;
        return Ok(());
    }
    let rows: Vec<[String; 4]> = games.iter().map(|game| game.columns(console)).collect();
    for (game, line) in games.iter().zip(table(&rows)) {
        writeln!(out, "{line}")?;
        writeln!(out, "    {}", game.path.display())?;
    }
    let hint = draw::wrap(&console.text("play-kept-hint"), console.width, "", "");
    writeln!(out, "{}", hint.join("\n"))?;
    Ok(())
}

/// A day as `2026-11-16`, in universal time.
fn date(time: SystemTime) -> String {
    let seconds = time
        .duration_since(UNIX_EPOCH)
        .map_or(0, |age| age.as_secs());
    // Days since 1 March of the year 0, in eras of 400 years.
    let days = seconds / 86_400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let number = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!("{:04}-{month:02}-{number:02}", era * 400 + year + next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn days_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_794_787_200, "2026-11-16"),
            (4_107_542_399, "2100-02-28"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(UNIX_EPOCH + Duration::from_secs(seconds)), day);
        }
    }
}
