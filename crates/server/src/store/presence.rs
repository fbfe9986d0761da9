//! Who is connected where, in a cluster: each node writes its own rows, everybody reads them all.

use doska_play::round::Millis;

use super::nodes::{self, Node};
use super::{Row, StoreError, Tx};
use crate::values;

/// How many connections somebody has to a place on one node. The place is a game, or empty: connected at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Here {
    /// The game, or empty.
    pub place: String,
    /// The player; none for all those without a name.
    pub player: Option<String>,
    /// How many connections.
    pub connections: usize,
    /// When the last one ended.
    pub left_at: Option<Millis>,
}

/// Writes what a node knows about somebody. Who was never there and is not has no row.
pub fn put(tx: &mut dyn Tx, node: &str, here: &Here) -> Result<(), StoreError> {
    let player = here.player.as_deref().unwrap_or("");
    if here.connections == 0 && here.left_at.is_none() {
        let sql = "DELETE FROM presence WHERE game_id = $1 AND player_id = $2 AND node = $3";
        tx.execute(sql, values![&here.place, player, node])?;
        return Ok(());
    }
    let sql = "INSERT INTO presence (game_id, player_id, node, connections, left_at) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (game_id, player_id, node)
               DO UPDATE SET connections = excluded.connections, left_at = excluded.left_at";
    let values = values![&here.place, player, node, here.connections, here.left_at];
    tx.execute(sql, values)?;
    Ok(())
}

/// Whether a player is connected to some node that is alive.
pub fn is_connected(tx: &mut dyn Tx, player: &str, now: Millis) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM presence p JOIN nodes n ON n.id = p.node
               WHERE p.game_id = '' AND p.player_id = $1 AND p.connections > 0 AND n.seen_at >= $2";
    let alive = now.saturating_sub(nodes::ALIVE);
    Ok(tx.one(sql, values![player, alive])?.is_some())
}

/// Who is at a board by what other nodes have written, and who has left it. Whoever was on a node that is no longer
/// alive has left when it was last seen.
pub fn elsewhere(
    tx: &mut dyn Tx,
    place: &str,
    node: &str,
    now: Millis,
) -> Result<Vec<Here>, StoreError> {
    let sql = "SELECT p.player_id, p.connections, p.left_at, n.seen_at
               FROM presence p LEFT JOIN nodes n ON n.id = p.node
               WHERE p.game_id = $1 AND p.node <> $2";
    let rows = tx.query(sql, values![place, node])?;
    rows.iter().map(|row| read(row, place, now)).collect()
}

fn read(row: &Row, place: &str, now: Millis) -> Result<Here, StoreError> {
    let player: String = row.get(0)?;
    let seen: Option<Millis> = row.get(3)?;
    let alive = seen.is_some_and(|seen| seen + nodes::ALIVE >= now);
    let connections: usize = row.get(1)?;
    let left: Option<Millis> = row.get(2)?;
    Ok(Here {
        place: place.to_owned(),
        player: Some(player).filter(|player| !player.is_empty()),
        connections: if alive { connections } else { 0 },
        left_at: match connections {
            0 => left,
            _ if alive => None,
            _ => seen.or(left),
        },
    })
}

/// Whoever was connected to a node that has died, has left. Returns the boards whose people have changed, or nothing if
/// somebody else was faster or it lives after all.
pub fn bury(tx: &mut dyn Tx, node: &Node) -> Result<Vec<String>, StoreError> {
    if !nodes::remove(tx, node)? {
        return Ok(Vec::new());
    }
    let sql = "SELECT DISTINCT game_id FROM presence WHERE node = $1 AND game_id <> '' AND connections > 0";
    let rows = tx.query(sql, values![&node.id])?;
    let games = rows
        .iter()
        .map(|row| row.get(0))
        .collect::<Result<_, _>>()?;
    all_left(tx, &node.id, node.seen_at)?;
    Ok(games)
}

/// A server ends by itself: whoever was connected to it comes back to another one, or has left now.
pub fn leave(tx: &mut dyn Tx, node: &str, now: Millis) -> Result<(), StoreError> {
    tx.execute("DELETE FROM nodes WHERE id = $1", values![node])?;
    all_left(tx, node, now)
}

fn all_left(tx: &mut dyn Tx, node: &str, at: Millis) -> Result<(), StoreError> {
    let sql = "DELETE FROM presence WHERE node = $1 AND (game_id = '' OR player_id = '')";
    tx.execute(sql, values![node])?;
    let sql =
        "UPDATE presence SET connections = 0, left_at = $1 WHERE node = $2 AND connections > 0";
    tx.execute(sql, values![at, node])?;
    Ok(())
}

/// Forgets those who left before this.
pub fn forget(tx: &mut dyn Tx, before: Millis) -> Result<(), StoreError> {
    let sql = "DELETE FROM presence WHERE connections = 0 AND left_at < $1";
    tx.execute(sql, values![before])?;
    Ok(())
}

/// Forgets everybody and all nodes: none was alive.
pub fn clear(tx: &mut dyn Tx) -> Result<(), StoreError> {
    tx.execute("DELETE FROM presence", &[])?;
    tx.execute("DELETE FROM nodes", &[])?;
    Ok(())
}
