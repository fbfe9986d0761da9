//! Which servers are alive.

use doska_play::round::Millis;

use super::{StoreError, Tx};
use crate::values;

/// How long a server counts as alive after it was last seen.
pub const ALIVE: Millis = 5_000;

/// A server that uses this database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its id, new at every start.
    pub id: String,
    /// When it was last alive.
    pub seen_at: Millis,
}

/// A server is alive.
pub fn seen(tx: &mut dyn Tx, id: &str, now: Millis) -> Result<(), StoreError> {
    let sql = "INSERT INTO nodes (id, started_at, seen_at) VALUES ($1, $2, $2)
               ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at";
    tx.execute(sql, values![id, now])?;
    Ok(())
}

/// All servers that were not found dead yet.
pub fn all(tx: &mut dyn Tx) -> Result<Vec<Node>, StoreError> {
    let rows = tx.query("SELECT id, seen_at FROM nodes ORDER BY id", &[])?;
    let nodes = rows.iter().map(|row| {
        Ok(Node {
            id: row.get(0)?,
            seen_at: row.get(1)?,
        })
    });
    nodes.collect()
}

/// A server ends by itself: whoever was connected to it comes back to another one.
pub fn leave(tx: &mut dyn Tx, id: &str) -> Result<(), StoreError> {
    tx.execute("DELETE FROM nodes WHERE id = $1", values![id])?;
    tx.execute(
        "DELETE FROM presence WHERE node = $1 AND connections > 0",
        values![id],
    )?;
    Ok(())
}

/// Removes a server that was last seen at this time. False if it is gone already, or has been seen since.
pub fn remove(tx: &mut dyn Tx, node: &Node) -> Result<bool, StoreError> {
    let sql = "DELETE FROM nodes WHERE id = $1 AND seen_at = $2";
    Ok(tx.execute(sql, values![&node.id, node.seen_at])? == 1)
}
