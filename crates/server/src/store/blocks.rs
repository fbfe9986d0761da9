//! Who does not want to meet whom.

use doska_contract::online::PlayerRef;
use doska_play::round::Millis;

use super::{StoreError, Tx, players};
use crate::values;

/// Whether one of two players has blocked the other: neither challenges, joins, is paired with or writes to the other.
pub fn between(tx: &mut dyn Tx, a: &str, b: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM blocks WHERE player_id = $1 AND blocked_id = $2
               UNION ALL SELECT 1 FROM blocks WHERE player_id = $2 AND blocked_id = $1 LIMIT 1";
    Ok(tx.one(sql, values![a, b])?.is_some())
}

/// One player blocks another. The same again changes nothing.
pub fn add(tx: &mut dyn Tx, player: &str, blocked: &str, now: Millis) -> Result<(), StoreError> {
    let sql = "INSERT INTO blocks (player_id, blocked_id, created_at) VALUES ($1, $2, $3)
               ON CONFLICT (player_id, blocked_id) DO NOTHING";
    tx.execute(sql, values![player, blocked, now])?;
    Ok(())
}

/// No longer blocks.
pub fn remove(tx: &mut dyn Tx, player: &str, blocked: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM blocks WHERE player_id = $1 AND blocked_id = $2";
    tx.execute(sql, values![player, blocked])?;
    Ok(())
}

/// Whom a player has blocked, the latest first.
pub fn of(tx: &mut dyn Tx, player: &str) -> Result<Vec<PlayerRef>, StoreError> {
    let sql = format!(
        "SELECT {} FROM blocks b JOIN players p ON p.id = b.blocked_id
         WHERE b.player_id = $1 ORDER BY b.created_at DESC, p.id LIMIT 1000",
        players::COLUMNS
    );
    let rows = tx.query(&sql, values![player])?;
    rows.iter()
        .map(|row| Ok(players::read(row, 0)?.reference()))
        .collect()
}
