//! Self-play games for the opening explorer, from files of `doska match`.

use doska_play::GameSpec;
use doska_play::record::{GameResult as Written, Reader, Record};
use sha2::{Digest as _, Sha256};

use super::index::result_of;
use super::{Digest, GameResult};
use crate::store::{Database, Store, StoreError, Tx, archive};

/// What became of the games of a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Counted now.
    pub new: u64,
    /// Counted before.
    pub known: u64,
    /// Without a result.
    pub open: u64,
    /// Could not be read.
    pub wrong: u64,
}

/// A game that is to be counted.
struct Counted {
    hash: Vec<u8>,
    digest: Digest,
    result: GameResult,
}

/// Games that one transaction counts: few, because a server may run meanwhile.
const BATCH: usize = 64;

/// Counts the games of a file in the explorer of a database.
pub fn import_into(database: &Database, text: &str) -> Result<Imported, StoreError> {
    let store = Store::open(database)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| StoreError::Database(error.to_string()))?;
    let mut imported = Imported::default();
    let mut reader = Reader::new(text, None);
    loop {
        let batch: Vec<Counted> = reader
            .by_ref()
            .filter_map(|entry| match entry.game {
                Err(_) => {
                    imported.wrong += 1;
                    None
                }
                Ok(record) => {
                    let counted = counted(&record);
                    imported.open += u64::from(counted.is_none());
                    counted
                }
            })
            .take(BATCH)
            .collect();
        if batch.is_empty() {
            return Ok(imported);
        }
        let (new, known) = runtime.block_on(store.write(move |tx| count(tx, &batch)))?;
        imported.new += new;
        imported.known += known;
    }
}

/// How many games are counted now, and how many were before.
fn count(tx: &mut dyn Tx, games: &[Counted]) -> Result<(u64, u64), StoreError> {
    let (mut new, mut known) = (0, 0);
    for game in games {
        if archive::import(tx, &game.hash, &game.digest, game.result)? {
            new += 1;
        } else {
            known += 1;
        }
    }
    Ok((new, known))
}

/// A game with a result.
fn counted(record: &Record) -> Option<Counted> {
    Some(Counted {
        result: result(record)?,
        hash: hash(record),
        digest: Digest::of(&record.tree.main_line()),
    })
}

fn result(record: &Record) -> Option<GameResult> {
    match record.result {
        Written::FirstWins | Written::SecondWins | Written::Draw => {
            Some(result_of(record.result.winner()))
        }
        _ => None,
    }
}

/// The same moves with the same result are the same game, whoever played them.
fn hash(record: &Record) -> Vec<u8> {
    let history = record.tree.main_line();
    let start = history.start();
    let mut text = GameSpec::of(&start).versioned();
    for part in [start.text_with_tail(), history.move_texts().join(" ")] {
        text.push('\n');
        text += &part;
    }
    text.push('\n');
    text += record.result.text();
    Sha256::digest(text.as_bytes()).to_vec()
}
