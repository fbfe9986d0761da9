//! Single values by name.

use doska_play::round::Millis;

use super::{StoreError, Tx};
use crate::values;

/// The name of all servers with this database, by which they know each other on the bus.
pub const CLUSTER: &str = "cluster";

/// The value of this name.
pub fn get(tx: &mut dyn Tx, name: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT value FROM settings WHERE name = $1";
    let row = tx.one(sql, values![name])?;
    row.map(|row| row.get(0)).transpose()
}

/// The moment that stands under this name.
pub fn moment(tx: &mut dyn Tx, name: &str) -> Result<Option<Millis>, StoreError> {
    Ok(get(tx, name)?.and_then(|text| text.parse().ok()))
}

/// The value of this name; `value` from now on, if there was none. Whoever is first decides for all.
pub fn keep(tx: &mut dyn Tx, name: &str, value: &str) -> Result<String, StoreError> {
    let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    tx.execute(sql, values![name, value])?;
    Ok(get(tx, name)?.unwrap_or_else(|| value.to_owned()))
}

/// Sets it.
pub fn set(tx: &mut dyn Tx, name: &str, value: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO settings (name, value) VALUES ($1, $2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    tx.execute(sql, values![name, value])?;
    Ok(())
}
