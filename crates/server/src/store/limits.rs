//! How often an address or an account has done something lately, counted by all nodes together.

use doska_play::round::Millis;

use super::{StoreError, Tx};
use crate::values;

/// Counts an action: `burst` at once, then one every `period`. An error says how long to wait.
///
/// A row holds when the account is free again, as if everything that was done had been done one after another. One
/// statement decides, so that two nodes cannot both take the last place.
pub fn count(
    tx: &mut dyn Tx,
    name: &str,
    burst: u32,
    period: Millis,
    now: Millis,
) -> Result<Result<(), Millis>, StoreError> {
    let ahead = period * Millis::from(burst.saturating_sub(1));
    let sql = "INSERT INTO limits (name, free_at) VALUES ($1, $2)
               ON CONFLICT (name) DO UPDATE
               SET free_at = CASE WHEN limits.free_at > $3 THEN limits.free_at ELSE $3 END + $4
               WHERE limits.free_at <= $5";
    let values = values![name, now + period, now, period, now + ahead];
    if tx.execute(sql, values)? == 1 {
        return Ok(Ok(()));
    }
    let row = tx.one("SELECT free_at FROM limits WHERE name = $1", values![name])?;
    let free: Millis = row.map(|row| row.get(0)).transpose()?.unwrap_or(now);
    Ok(Err(free.saturating_sub(now + ahead).max(1)))
}

/// Forgets those who are free again.
pub fn tidy(tx: &mut dyn Tx, now: Millis) -> Result<(), StoreError> {
    tx.execute("DELETE FROM limits WHERE free_at < $1", values![now])?;
    Ok(())
}
