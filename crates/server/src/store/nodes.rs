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
    /// Since when what it has to tell may not have reached the others; none while it does.
    pub silent_since: Option<Millis>,
}

/// A server is alive. True if it was not known, or was taken for dead.
pub fn seen(
    tx: &mut dyn Tx,
    id: &str,
    now: Millis,
    silent_since: Option<Millis>,
) -> Result<bool, StoreError> {
    let sql = "UPDATE nodes SET seen_at = $1, silent_since = $2 WHERE id = $3";
    if tx.execute(sql, values![now, silent_since, id])? == 1 {
        return Ok(false);
    }
    let sql = "INSERT INTO nodes (id, started_at, seen_at, silent_since) VALUES ($1, $2, $2, $3)";
    tx.execute(sql, values![id, now, silent_since])?;
    Ok(true)
}

/// Writes the row of a server as it is.
pub fn touch(tx: &mut dyn Tx, id: &str) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE nodes SET seen_at = seen_at WHERE id = $1",
        values![id],
    )?;
    Ok(())
}

/// All servers that were not found dead yet.
pub fn all(tx: &mut dyn Tx) -> Result<Vec<Node>, StoreError> {
    let sql = "SELECT id, seen_at, silent_since FROM nodes ORDER BY id";
    let rows = tx.query(sql, &[])?;
    let nodes = rows.iter().map(|row| {
        Ok(Node {
            id: row.get(0)?,
            seen_at: row.get(1)?,
            silent_since: row.get(2)?,
        })
    });
    nodes.collect()
}

/// Removes a server that was last seen at this time. False if it is gone already, or has been seen since.
pub fn remove(tx: &mut dyn Tx, node: &Node) -> Result<bool, StoreError> {
    let sql = "DELETE FROM nodes WHERE id = $1 AND seen_at = $2";
    Ok(tx.execute(sql, values![&node.id, node.seen_at])? == 1)
}
