//! The index of ended games, the opening explorer, kept analyses.

use doska_contract::online::Results;
use doska_play::Team;
use doska_play::round::Millis;

use super::{StoreError, Tx};
use crate::archive::{Digest, GameResult};
use crate::values;

/// Who played the games that the explorer counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Players of this server.
    People,
    /// Engines against each other.
    SelfPlay,
}

impl Source {
    const fn name(self) -> &'static str {
        match self {
            Source::People => "people",
            Source::SelfPlay => "selfplay",
        }
    }
}

/// Indexes a game, and counts it in the explorer if it has a result. False if that was done before.
pub fn index(
    tx: &mut dyn Tx,
    game: &str,
    digest: &Digest,
    result: Option<GameResult>,
) -> Result<bool, StoreError> {
    let sql =
        "INSERT INTO archive (game_id, rules, opening) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    if tx.execute(sql, values![game, &digest.rules, &digest.opening])? == 0 {
        return Ok(false);
    }
    let sql =
        "INSERT INTO archive_positions (rules, position, game_id, ply) VALUES ($1, $2, $3, $4)";
    for (position, ply) in &digest.positions {
        tx.send(sql, values![&digest.rules, *position, game, *ply])?;
    }
    if let Some(result) = result {
        count(tx, digest, result, Source::People)?;
    }
    Ok(true)
}

/// Counts a self-play game. False if the same game was counted before.
pub fn import(
    tx: &mut dyn Tx,
    hash: &[u8],
    digest: &Digest,
    result: GameResult,
) -> Result<bool, StoreError> {
    let sql = "INSERT INTO explorer_imports (hash) VALUES ($1) ON CONFLICT DO NOTHING";
    if tx.execute(sql, values![hash])? == 0 {
        return Ok(false);
    }
    count(tx, digest, result, Source::SelfPlay)?;
    Ok(true)
}

fn count(
    tx: &mut dyn Tx,
    digest: &Digest,
    result: GameResult,
    source: Source,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO explorer (rules, position, move, source, first, draws, second)
               VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT (rules, position, move, source) DO UPDATE SET
                   first = explorer.first + excluded.first, draws = explorer.draws + excluded.draws,
                   second = explorer.second + excluded.second";
    let one = |is: bool| i64::from(is);
    let first = one(result == GameResult::Won(Team::First));
    let drawn = one(result == GameResult::Drawn);
    let second = one(result == GameResult::Won(Team::Second));
    for (position, text) in &digest.moves {
        let values = values![
            &digest.rules,
            *position,
            text,
            source.name(),
            first,
            drawn,
            second
        ];
        tx.send(sql, values)?;
    }
    Ok(())
}

/// What was played in a position: move, whether by engines, results.
pub fn explore(
    tx: &mut dyn Tx,
    rules: &str,
    position: i64,
) -> Result<Vec<(String, Source, Results)>, StoreError> {
    let sql = "SELECT move, source, first, draws, second FROM explorer WHERE rules = $1 AND position = $2";
    let rows = tx.query(sql, values![rules, position])?;
    let moves = rows.iter().map(|row| {
        let source = match row.get::<String>(1)?.as_str() {
            "people" => Source::People,
            _ => Source::SelfPlay,
        };
        let results = Results {
            first: row.get(2)?,
            draws: row.get(3)?,
            second: row.get(4)?,
        };
        Ok((row.get(0)?, source, results))
    });
    moves.collect()
}

/// A kept analysis, or one that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// When it was made.
    pub made_at: Option<Millis>,
    /// How many nodes each search visited.
    pub nodes: Option<u64>,
    /// What was found: JSON.
    pub found: Option<String>,
}

/// The analysis of a game.
pub fn analysis(tx: &mut dyn Tx, game: &str) -> Result<Option<Analysis>, StoreError> {
    let sql = "SELECT made_at, nodes, found FROM analyses WHERE game_id = $1";
    let row = tx.one(sql, values![game])?;
    row.map(|row| {
        Ok(Analysis {
            made_at: row.get(0)?,
            nodes: row.get(1)?,
            found: row.get(2)?,
        })
    })
    .transpose()
}

/// Somebody asks for an analysis. False if somebody did before.
pub fn ask_analysis(tx: &mut dyn Tx, game: &str, now: Millis) -> Result<bool, StoreError> {
    let sql = "INSERT INTO analyses (game_id, asked_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    Ok(tx.execute(sql, values![game, now])? == 1)
}

/// Keeps an analysis.
pub fn keep_analysis(
    tx: &mut dyn Tx,
    game: &str,
    nodes: u64,
    found: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE analyses SET made_at = $1, nodes = $2, found = $3 WHERE game_id = $4 AND made_at IS NULL";
    tx.execute(sql, values![now, nodes, found, game])?;
    Ok(())
}

/// Nobody could make an analysis: it may be asked for again.
pub fn give_up_analysis(tx: &mut dyn Tx, game: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM analyses WHERE game_id = $1 AND made_at IS NULL";
    tx.execute(sql, values![game])?;
    Ok(())
}

/// Whether a game has ended; `None` if there is no such game.
pub fn has_ended(tx: &mut dyn Tx, game: &str) -> Result<Option<bool>, StoreError> {
    let sql = "SELECT status FROM games WHERE id = $1";
    let row = tx.one(sql, values![game])?;
    row.map(|row| Ok(row.get::<String>(0)? == "ended"))
        .transpose()
}
