//! Those who wait for quick pairing.

use doska_contract::online::{ClockSetting, PlayerRef};
use doska_play::round::Millis;

use super::{Row, StoreError, Tx, players};
use crate::values;

/// Somebody who waits.
#[derive(Clone, PartialEq, Debug)]
pub struct Waiting {
    /// Who.
    pub player: PlayerRef,
    /// The games with their options, any of which will do.
    pub games: Vec<String>,
    /// The clocks, any of which will do.
    pub clocks: Vec<ClockSetting>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Since when.
    pub since: Millis,
    /// When the player was last found connected.
    pub seen_at: Millis,
}

fn columns() -> String {
    format!(
        "w.games, w.clocks, w.rated, w.created_at, w.seen_at, {}",
        players::COLUMNS
    )
}

fn read(row: &Row) -> Result<Waiting, StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Damaged(format!("pairing: {error}"));
    let (games, clocks): (String, String) = (row.get(0)?, row.get(1)?);
    Ok(Waiting {
        games: serde_json::from_str(&games).map_err(damaged)?,
        clocks: serde_json::from_str(&clocks).map_err(damaged)?,
        rated: row.get(2)?,
        since: row.get(3)?,
        seen_at: row.get(4)?,
        player: players::read(row, 5)?.reference(),
    })
}

/// Somebody waits from now on; what the player waited for before is forgotten.
pub fn put(tx: &mut dyn Tx, waiting: &Waiting) -> Result<(), StoreError> {
    let sql = "INSERT INTO pairing (player_id, games, clocks, rated, created_at, seen_at)
               VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT (player_id) DO UPDATE SET games = excluded.games, clocks = excluded.clocks,
                   rated = excluded.rated, created_at = excluded.created_at, seen_at = excluded.seen_at";
    let text = |value: serde_json::Result<String>| value.expect("these shapes can be written");
    tx.execute(
        sql,
        values![
            &waiting.player.id,
            text(serde_json::to_string(&waiting.games)),
            text(serde_json::to_string(&waiting.clocks)),
            waiting.rated,
            waiting.since,
            waiting.seen_at,
        ],
    )?;
    Ok(())
}

/// What a player waits for.
pub fn find(tx: &mut dyn Tx, player: &str) -> Result<Option<Waiting>, StoreError> {
    let sql = format!(
        "SELECT {} FROM pairing w JOIN players p ON p.id = w.player_id WHERE w.player_id = $1",
        columns()
    );
    let row = tx.one(&sql, values![player])?;
    row.map(|row| read(&row)).transpose()
}

/// Everybody who waits, the longest first.
pub fn all(tx: &mut dyn Tx) -> Result<Vec<Waiting>, StoreError> {
    let sql = format!(
        "SELECT {} FROM pairing w JOIN players p ON p.id = w.player_id ORDER BY w.created_at, w.player_id",
        columns()
    );
    let rows = tx.query(&sql, values![])?;
    rows.iter().map(read).collect()
}

/// A player is still connected.
pub fn seen(tx: &mut dyn Tx, player: &str, now: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE pairing SET seen_at = $1 WHERE player_id = $2";
    tx.execute(sql, values![now, player])?;
    Ok(())
}

/// No longer waits.
pub fn remove(tx: &mut dyn Tx, player: &str) -> Result<bool, StoreError> {
    let sql = "DELETE FROM pairing WHERE player_id = $1";
    Ok(tx.execute(sql, values![player])? == 1)
}

/// How many more games of this kind a player began than answered: whoever did so more often is second next time.
pub fn balance(tx: &mut dyn Tx, player: &str, game: &str) -> Result<i64, StoreError> {
    let sql = "SELECT COALESCE(SUM(CASE WHEN s.seat = 0 THEN 1 ELSE -1 END), 0)
               FROM seats s JOIN games g ON g.id = s.game_id WHERE s.player_id = $1 AND g.game = $2";
    match tx.one(sql, values![player, game])? {
        Some(row) => row.get(0),
        None => Ok(0),
    }
}
