//! Passkeys, and the questions to authenticators that wait for their answer.

use doska_contract::online::PasskeyInfo;
use doska_play::round::Millis;

use super::{StoreError, Tx};
use crate::values;

/// Adds a passkey. False if it is somebody's already.
pub fn add(
    tx: &mut dyn Tx,
    player: &str,
    (id, credential): (&str, &str),
    name: &str,
    now: Millis,
) -> Result<bool, StoreError> {
    let sql = "INSERT INTO passkeys (id, player_id, credential, name, created_at) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (id) DO NOTHING";
    Ok(tx.execute(sql, values![id, player, credential, name, now])? == 1)
}

/// The passkeys of a player, the oldest first.
pub fn of(tx: &mut dyn Tx, player: &str) -> Result<Vec<PasskeyInfo>, StoreError> {
    let sql = "SELECT id, name, created_at, used_at FROM passkeys WHERE player_id = $1 ORDER BY created_at, id";
    let rows = tx.query(sql, values![player])?;
    let passkeys = rows.iter().map(|row| {
        Ok(PasskeyInfo {
            id: row.get(0)?,
            name: row.get(1)?,
            created_at: row.get(2)?,
            used_at: row.get(3)?,
        })
    });
    passkeys.collect()
}

/// What is stored of a player's passkey.
pub fn credential(tx: &mut dyn Tx, player: &str, id: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT credential FROM passkeys WHERE id = $1 AND player_id = $2";
    let row = tx.one(sql, values![id, player])?;
    row.map(|row| row.get(0)).transpose()
}

/// A passkey was used; what is stored of it may have changed with that.
pub fn used(tx: &mut dyn Tx, id: &str, credential: &str, now: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE passkeys SET credential = $1, used_at = $2 WHERE id = $3";
    tx.execute(sql, values![credential, now, id])?;
    Ok(())
}

/// Removes a player's passkey. False if there is none.
pub fn remove(tx: &mut dyn Tx, player: &str, id: &str) -> Result<bool, StoreError> {
    let sql = "DELETE FROM passkeys WHERE id = $1 AND player_id = $2";
    Ok(tx.execute(sql, values![id, player])? == 1)
}

/// A question that waits for its answer.
pub struct Ceremony {
    /// `registration` or `authentication`.
    pub kind: String,
    /// Who asked.
    pub player: Option<String>,
    /// What is needed to check the answer: JSON.
    pub state: String,
}

/// Keeps a question until it expires, and forgets those that have.
pub fn ask(
    tx: &mut dyn Tx,
    id: &str,
    ceremony: &Ceremony,
    now: Millis,
    expires: Millis,
) -> Result<(), StoreError> {
    tx.execute(
        "DELETE FROM ceremonies WHERE expires_at <= $1",
        values![now],
    )?;
    let sql = "INSERT INTO ceremonies (id, kind, player_id, state, expires_at) VALUES ($1, $2, $3, $4, $5)";
    let Ceremony {
        kind,
        player,
        state,
    } = ceremony;
    tx.execute(sql, values![id, kind, player.as_ref(), state, expires])?;
    Ok(())
}

/// Takes a question away: it can be answered once.
pub fn take(tx: &mut dyn Tx, id: &str, now: Millis) -> Result<Option<Ceremony>, StoreError> {
    let sql = "DELETE FROM ceremonies WHERE id = $1 RETURNING kind, player_id, state, expires_at";
    let Some(row) = tx.one(sql, values![id])? else {
        return Ok(None);
    };
    let expires: Millis = row.get(3)?;
    let ceremony = Ceremony {
        kind: row.get(0)?,
        player: row.get(1)?,
        state: row.get(2)?,
    };
    Ok((expires > now).then_some(ceremony))
}
