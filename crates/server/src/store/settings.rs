//! Single values by name.

use super::{StoreError, Tx};
use crate::values;

/// The value of this name.
pub fn get(tx: &mut dyn Tx, name: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT value FROM settings WHERE name = $1";
    let row = tx.one(sql, values![name])?;
    row.map(|row| row.get(0)).transpose()
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
