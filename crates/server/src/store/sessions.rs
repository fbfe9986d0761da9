//! Sessions and API tokens as their owner sees them.

use std::collections::HashSet;

use doska_contract::online::{SessionInfo, TokenInfo};
use doska_play::round::Millis;

use super::{StoreError, Tx};
use crate::values;

/// The sessions of a player, the one used last first. `current` is the id of the one that asks.
pub fn of(
    tx: &mut dyn Tx,
    player: &str,
    current: &str,
    now: Millis,
) -> Result<Vec<SessionInfo>, StoreError> {
    let sql = "SELECT id, name, created_at, seen_at FROM tokens
               WHERE player_id = $1 AND kind = 'session' AND (expires_at IS NULL OR expires_at > $2)
               ORDER BY seen_at DESC, id LIMIT 1000";
    let rows = tx.query(sql, values![player, now])?;
    let sessions = rows.iter().map(|row| {
        let id: String = row.get(0)?;
        Ok(SessionInfo {
            current: id == current,
            id,
            name: row.get(1)?,
            created_at: row.get(2)?,
            seen_at: row.get(3)?,
        })
    });
    sessions.collect()
}

/// The API tokens of a player, the newest first.
pub fn tokens(tx: &mut dyn Tx, player: &str, now: Millis) -> Result<Vec<TokenInfo>, StoreError> {
    let sql = "SELECT id, name, scopes, created_at, seen_at, expires_at FROM tokens
               WHERE player_id = $1 AND kind = 'api' AND (expires_at IS NULL OR expires_at > $2)
               ORDER BY created_at DESC, id LIMIT 1000";
    let rows = tx.query(sql, values![player, now])?;
    let tokens = rows.iter().map(|row| {
        let scopes: String = row.get(2)?;
        Ok(TokenInfo {
            id: row.get(0)?,
            name: row.get(1)?,
            scopes: scopes.split_whitespace().map(str::to_owned).collect(),
            created_at: row.get(3)?,
            seen_at: row.get(4)?,
            expires_at: row.get(5)?,
        })
    });
    tokens.collect()
}

/// Ends a session or token of a player. False if there is none of this id.
pub fn revoke(tx: &mut dyn Tx, player: &str, id: &str) -> Result<bool, StoreError> {
    let sql = "DELETE FROM tokens WHERE id = $1 AND player_id = $2";
    Ok(tx.execute(sql, values![id, player])? == 1)
}

/// Ends all sessions of a player but one, and returns the ids of those that ended.
pub fn revoke_others(tx: &mut dyn Tx, player: &str, kept: &str) -> Result<Vec<String>, StoreError> {
    let sql =
        "DELETE FROM tokens WHERE player_id = $1 AND kind = 'session' AND id <> $2 RETURNING id";
    let rows = tx.query(sql, values![player, kept])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Ends every session and token of a player.
pub fn revoke_all(tx: &mut dyn Tx, player: &str) -> Result<(), StoreError> {
    tx.execute("DELETE FROM tokens WHERE player_id = $1", values![player])?;
    Ok(())
}

/// A session has proved who it is.
pub fn confirm(tx: &mut dyn Tx, id: &str, now: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE tokens SET confirmed_at = $1 WHERE id = $2";
    tx.execute(sql, values![now, id])?;
    Ok(())
}

/// When a session last proved who it is.
pub fn confirmed_at(tx: &mut dyn Tx, id: &str) -> Result<Millis, StoreError> {
    let row = tx.one("SELECT confirmed_at FROM tokens WHERE id = $1", values![id])?;
    row.map_or(Ok(0), |row| row.get(0))
}

/// Notes that a session or token was used, and lets a session that ends by itself end later, but not later than
/// `longest` after it began.
pub fn seen(
    tx: &mut dyn Tx,
    id: &str,
    now: Millis,
    session_expires: Millis,
    longest: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE tokens SET seen_at = $1 WHERE id = $2";
    tx.execute(sql, values![now, id])?;
    let sql =
        "UPDATE players SET seen_at = $1 WHERE id = (SELECT player_id FROM tokens WHERE id = $2)";
    tx.execute(sql, values![now, id])?;
    let sql = "UPDATE tokens SET expires_at = CASE WHEN created_at + $1 < $2 THEN created_at + $1 ELSE $2 END
               WHERE id = $3 AND kind = 'session' AND expires_at IS NOT NULL";
    tx.execute(sql, values![longest, session_expires, id])?;
    Ok(())
}

/// Those of these sessions and tokens that are still valid: not ended, and of an open account.
pub fn valid(tx: &mut dyn Tx, ids: &[String], now: Millis) -> Result<HashSet<String>, StoreError> {
    let sql = "SELECT t.id, t.expires_at FROM tokens t JOIN players p ON p.id = t.player_id
               WHERE p.closed_at IS NULL AND t.id IN";
    let rows = tx.of_ids(sql, ids)?;
    let mut valid = HashSet::new();
    for row in rows {
        let expires: Option<Millis> = row.get(1)?;
        if expires.is_none_or(|expires| expires > now) {
            valid.insert(row.get(0)?);
        }
    }
    Ok(valid)
}
