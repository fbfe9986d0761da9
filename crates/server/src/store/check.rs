//! Whether a database is sound: pages, references, every game replayed, ratings.

use std::path::Path;

use doska_play::Note;
use rusqlite::{Connection, OpenFlags};

use super::games::Standing;
use super::sqlite::{Transaction, database};
use super::{Database, Postgres, StoreError, Tx, events, games};
use crate::{ratings, values};

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many games were replayed.
    pub games: u64,
    /// How many events they have.
    pub events: u64,
    /// What is wrong; nothing in a sound database.
    pub findings: Vec<Finding>,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// `SQLite` finds its own structures damaged.
    Pages(String),
    /// A row refers to one that is not there.
    Reference {
        /// Its table.
        table: String,
        /// What it refers to.
        parent: String,
    },
    /// The versions of a game are not 1, 2, 3 …
    Versions {
        /// The game.
        game: String,
        /// The version that is missing.
        missing: u32,
    },
    /// The events of a game do not fit each other.
    Replay {
        /// The game.
        game: String,
        /// Why.
        why: String,
    },
    /// The row of a game says something else than its events.
    Row {
        /// The game.
        game: String,
        /// The columns that differ.
        columns: String,
    },
    /// There are events of a game that is not there.
    NoGame(String),
    /// Ratings do not follow from the games.
    Rating(String),
}

impl Finding {
    /// The message for people.
    pub fn note(&self) -> Note {
        match self {
            Finding::Pages(line) => Note::new("store-found-pages").with("line", line),
            Finding::Reference { table, parent } => Note::new("store-found-reference")
                .with("table", table)
                .with("parent", parent),
            Finding::Versions { game, missing } => Note::new("store-found-versions")
                .with("game", game)
                .with("missing", missing),
            Finding::Replay { game, why } => Note::new("store-found-replay")
                .with("game", game)
                .with("why", why),
            Finding::Row { game, columns } => Note::new("store-found-row")
                .with("game", game)
                .with("columns", columns),
            Finding::NoGame(game) => Note::new("store-found-no-game").with("game", game),
            Finding::Rating(what) => Note::new("store-found-rating").with("what", what),
        }
    }
}

/// Damage that is listed; more says nothing new.
const LISTED: usize = 100;

/// Checks a database, while others may use it. `progress` hears how many games have been replayed.
pub fn check(database: &Database, progress: &mut dyn FnMut(u64)) -> Result<Checked, StoreError> {
    match database {
        Database::Sqlite(path) => check_file(path, progress),
        // Its own structures are the server's business, and it keeps references by itself.
        Database::Postgres(address) => Postgres::connect(address).read_here(|tx| {
            let mut checked = Checked::default();
            contents(tx, &mut checked, progress)?;
            Ok(checked)
        }),
    }
}

/// Checks a file.
pub fn check_file(path: &Path, progress: &mut dyn FnMut(u64)) -> Result<Checked, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection =
        Connection::open_with_flags(path, flags).map_err(|error| database(&error))?;
    let mut checked = Checked::default();
    pages(&connection, &mut checked);
    if !checked.findings.is_empty() {
        // What lies on damaged pages cannot be trusted, nor read in safety.
        return Ok(checked);
    }
    let begun = connection.execute_batch("BEGIN");
    begun.map_err(|error| database(&error))?;
    contents(&mut Transaction(&mut connection), &mut checked, progress)?;
    Ok(checked)
}

/// Games, events and ratings.
fn contents(
    tx: &mut dyn Tx,
    checked: &mut Checked,
    progress: &mut dyn FnMut(u64),
) -> Result<(), StoreError> {
    super::migrations::pending(tx)?;
    let ids: Vec<String> = {
        let rows = tx.query("SELECT id FROM games ORDER BY id", &[])?;
        rows.iter()
            .map(|row| row.get(0))
            .collect::<Result<_, _>>()?
    };
    for id in ids {
        checked.games += 1;
        checked.events += game(tx, &id, &mut checked.findings)?;
        progress(checked.games);
        if checked.findings.len() >= LISTED {
            return Ok(());
        }
    }
    let sql = "SELECT DISTINCT game_id FROM events WHERE game_id NOT IN (SELECT id FROM games)";
    for row in tx.query(sql, &[])? {
        checked.findings.push(Finding::NoGame(row.get(0)?));
    }
    let wrong = match ratings::check(tx) {
        Err(StoreError::Damaged(why)) => vec![why],
        wrong => wrong?,
    };
    checked
        .findings
        .extend(wrong.into_iter().map(Finding::Rating));
    Ok(())
}

/// What `SQLite` itself can see.
fn pages(connection: &Connection, checked: &mut Checked) {
    let wrong = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::DatabaseCorrupt | rusqlite::ErrorCode::NotADatabase) => {
            Finding::Pages(error.to_string())
        }
        _ => Finding::Pages(database(&error).to_string()),
    };
    let lines = |sql: &str, column: usize| -> rusqlite::Result<Vec<String>> {
        let mut statement = connection.prepare(sql)?;
        let rows = statement.query_map([], |row| row.get::<_, String>(column))?;
        rows.take(LISTED).collect()
    };
    match lines("PRAGMA integrity_check(100)", 0) {
        Ok(lines) => {
            let damage = lines.into_iter().filter(|line| line != "ok");
            checked.findings.extend(damage.map(Finding::Pages));
        }
        Err(error) => checked.findings.push(wrong(error)),
    }
    let mut references = || -> rusqlite::Result<()> {
        let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(2)?)))?;
        for row in rows.take(LISTED) {
            let (table, parent) = row?;
            checked.findings.push(Finding::Reference { table, parent });
        }
        Ok(())
    };
    if let Err(error) = references() {
        checked.findings.push(wrong(error));
    }
}

/// Replays a game, compares its row, and says how many events it has.
fn game(tx: &mut dyn Tx, id: &str, findings: &mut Vec<Finding>) -> Result<u64, StoreError> {
    let versions: Vec<u32> = {
        let sql = "SELECT version FROM events WHERE game_id = $1 ORDER BY version";
        let rows = tx.query(sql, values![id])?;
        rows.iter()
            .map(|row| row.get(0))
            .collect::<Result<_, _>>()?
    };
    let game = id.to_owned();
    let hole = (1..)
        .zip(&versions)
        .find(|(expected, found)| expected != *found);
    if let Some((missing, _)) = hole {
        findings.push(Finding::Versions { game, missing });
        return Ok(versions.len() as u64);
    }
    let replayed = games::find(tx, id).and_then(|head| {
        let head = head.ok_or_else(|| StoreError::Damaged("no row".to_owned()))?;
        crate::games::standing(head, &events::log(tx, id)?)
    });
    match replayed {
        Ok(standing) => {
            let columns = differing(tx, id, &standing)?;
            if !columns.is_empty() {
                let columns = columns.join(", ");
                findings.push(Finding::Row { game, columns });
            }
        }
        Err(StoreError::Damaged(why)) => findings.push(Finding::Replay { game, why }),
        Err(error) => return Err(error),
    }
    Ok(versions.len() as u64)
}

/// The columns of a game's row that say something else than the fold of its events. When a deadline is due depends on
/// more than that.
fn differing(
    tx: &mut dyn Tx,
    id: &str,
    standing: &Standing,
) -> Result<Vec<&'static str>, StoreError> {
    let sql = "SELECT version, ply, to_move, position, moved_at, status, winners, reason, moves FROM games
               WHERE id = $1";
    let Some(row) = tx.one(sql, values![id])? else {
        return Ok(vec!["id"]);
    };
    let ended = standing.ended.as_ref();
    let winners = ended.map(|end| {
        let winners: Vec<String> = end.winners.iter().map(usize::to_string).collect();
        winners.join(",")
    });
    let status = if ended.is_some() { "ended" } else { "playing" };
    let expected = values![
        standing.version,
        standing.ply,
        standing.to_move,
        &standing.position,
        standing.moved_at,
        status,
        winners,
        ended.map(|end| &end.reason),
        ended.map(|end| end.moves.join(" ")),
    ];
    let names = [
        "version", "ply", "to_move", "position", "moved_at", "status", "winners", "reason", "moves",
    ];
    let pairs = names.into_iter().zip(expected.iter().zip(&row.0));
    let differ = pairs.filter(|(_, (expected, found))| expected != found);
    Ok(differ.map(|(name, _)| name).collect())
}
