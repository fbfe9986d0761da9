//! Reading and writing games as record files.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use doska_play::record::{Tags, player_tag};
use doska_play::{Lang, Level, Note, Record, Round, Tree, Words, record};

use super::setup::Player;
use crate::console::Console;
use crate::files;

/// A game that was read.
pub struct Loaded {
    /// The game up to the first mistake.
    pub record: Record,
    /// Its file, if that holds this game and nothing else: nothing is lost when it is written again.
    pub path: Option<PathBuf>,
    /// What is wrong with the record behind the last move that was read.
    pub wrong: Option<String>,
}

/// The text of a game as a record, with these tags besides what the round says.
pub fn record_text(round: &Round, tags: &Tags) -> String {
    let mut record = Record::of_round(round);
    let own = std::mem::replace(&mut record.tags, tags.clone());
    for (name, value) in own.iter() {
        record.tags.set(name, value);
    }
    record::write(&record)
}

/// Who plays in a record, as far as it says: engines by the tag of their level or by the name that they
/// are given, in any language; people otherwise.
pub fn players(record: &Record) -> Vec<Player> {
    let seats = record.tree.start().seats();
    let level = |seat: usize| {
        let tag = record.tags.get(&level_tag(seat, seats));
        if let Some(level) = tag.and_then(|text| text.parse().ok()) {
            return Level::new(level);
        }
        let name = record.player(seat)?;
        Lang::ALL.into_iter().find_map(|lang| {
            let words = Words::new(lang);
            let named = |level: &u8| engine_name(&words, *level) == name;
            (1..=10).find(named).and_then(Level::new)
        })
    };
    (0..seats)
        .map(|seat| level(seat).map_or(Player::Person, Player::Engine))
        .collect()
}

/// The tag with the level of the engine on a seat: `BlackLevel`, `Player3Level`.
pub fn level_tag(seat: usize, seats: usize) -> String {
    format!("{}Level", player_tag(seat, seats))
}

/// The name of the engine at a level, as records have it.
pub fn engine_name(words: &Words, level: u8) -> String {
    words.text("record-engine", &[("level", &level.to_string())])
}

/// Reads the last game of a file, up to the first mistake in it.
pub fn load(console: &Console, file: &str) -> Result<Loaded> {
    let bytes = files::read(console, file)?;
    let text = record::decode(&bytes).map_err(|note| unreadable(console, file, &note))?;
    let (record, wrong) = match record::read(&text).games.pop() {
        Some(Ok(record)) => (record, None),
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
    let alone = wrong.is_none() && record::write(&record) == text && is_plain(&record);
    Ok(Loaded {
        record,
        path: alone.then(|| PathBuf::from(file)),
        wrong,
    })
}

/// Whether a record holds nothing that a round does not: no variations, no comments but clock readings.
fn is_plain(record: &Record) -> bool {
    let tree = &record.tree;
    let nodes = tree.path(tree.end(Tree::ROOT));
    let bare = |comment: &str| {
        comment.is_empty() || (comment.starts_with("[%clk ") && comment.ends_with(']'))
    };
    tree.len() == nodes.len()
        && tree.node(Tree::ROOT).after.is_empty()
        && nodes.iter().all(|&id| {
            let node = tree.node(id);
            node.before.is_empty() && node.nags.is_empty() && bare(&node.after)
        })
}

fn unreadable(console: &Console, file: &str, note: &Note) -> anyhow::Error {
    let why = console.words.say(note);
    anyhow!(console.say("cli-file-read", &[("file", file), ("why", &why)]))
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
pub fn state_folder() -> PathBuf {
    let var = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    var("XDG_STATE_HOME")
        .map(PathBuf::from)
        .or_else(|| var("HOME").map(|home| PathBuf::from(home).join(".local/state")))
        .or_else(|| var("LOCALAPPDATA").map(PathBuf::from))
        .map_or_else(|| PathBuf::from("."), |folder| folder.join("doska"))
}
