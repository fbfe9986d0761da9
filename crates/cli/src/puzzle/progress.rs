//! What was solved, and on how many days in a row: a small file beside the kept games.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::play::state_folder;

/// The puzzles somebody has solved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    file: PathBuf,
    entries: Vec<Entry>,
}

/// One puzzle solved on one day.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    id: String,
    day: u64,
    /// Without a wrong answer and without help.
    clean: bool,
    /// It was a daily one, on its day.
    daily: bool,
}

/// Where progress is kept.
pub fn file() -> PathBuf {
    state_folder().join("puzzles.txt")
}

impl Progress {
    /// What a file says; nothing if there is none. Lines that nobody understands are left out.
    pub fn load(file: &Path) -> Progress {
        let text = fs::read_to_string(file).unwrap_or_default();
        Progress {
            file: file.to_owned(),
            entries: text.lines().filter_map(read_line).collect(),
        }
    }

    /// Adds a puzzle that was solved, and writes the file.
    pub fn add(&mut self, id: &str, day: u64, clean: bool, daily: bool) -> std::io::Result<()> {
        self.entries.push(Entry {
            id: id.to_owned(),
            day,
            clean,
            daily,
        });
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        let lines: Vec<String> = self.entries.iter().map(write_line).collect();
        fs::write(&self.file, lines.concat())
    }

    /// Whether a puzzle was solved.
    pub fn is_solved(&self, id: &str) -> bool {
        self.entries.iter().any(|entry| entry.id == id)
    }

    /// How many puzzles were solved.
    pub fn solved(&self) -> usize {
        let ids: BTreeSet<&str> = self.entries.iter().map(|entry| entry.id.as_str()).collect();
        ids.len()
    }

    /// On how many days in a row a daily puzzle was solved, up to today, or to yesterday while today's is open.
    pub fn streak(&self, today: u64) -> u64 {
        let daily = self.entries.iter().filter(|entry| entry.daily);
        let days: BTreeSet<u64> = daily.map(|entry| entry.day).collect();
        let last = if days.contains(&today) {
            today
        } else {
            today.saturating_sub(1)
        };
        let in_a_row = (0..=last).rev().take_while(|day| days.contains(day));
        in_a_row.count() as u64
    }
}

fn read_line(line: &str) -> Option<Entry> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [id, day, how, which] = fields[..] else {
        return None;
    };
    Some(Entry {
        id: id.to_owned(),
        day: day.parse().ok()?,
        clean: how == "clean",
        daily: which == "daily",
    })
}

fn write_line(entry: &Entry) -> String {
    let how = if entry.clean { "clean" } else { "helped" };
    let which = if entry.daily { "daily" } else { "-" };
    format!("{}\t{}\t{how}\t{which}\n", entry.id, entry.day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row() {
        let of = |text: &str| Progress {
            file: PathBuf::new(),
            entries: text.lines().filter_map(read_line).collect(),
        };
        let progress = of("a\t10\tclean\tdaily\nb\t11\thelped\tdaily\nb\t11\tclean\t-\nx\n");
        assert_eq!(progress.solved(), 2);
        assert!(progress.is_solved("b") && !progress.is_solved("x"));
        assert_eq!(progress.streak(11), 2);
        assert_eq!(progress.streak(12), 2);
        assert_eq!(progress.streak(13), 0);
        assert_eq!(of("").streak(0), 0);
    }

    #[test]
    fn what_is_written_is_read() {
        let line = "abc123\t20773\tclean\tdaily\n";
        let entry = read_line(line.trim_end()).expect("an entry");
        assert_eq!(write_line(&entry), line);
    }
}
