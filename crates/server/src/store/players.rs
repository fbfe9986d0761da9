//! Whoever plays.

use doska_contract::online::{PlayerKind, PlayerRef};
use doska_play::round::Millis;

use super::{Row, StoreError, Tx};
use crate::values;

/// A stored player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Its id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Guest, member or bot.
    pub kind: PlayerKind,
    /// `moderator`, `admin` or nothing.
    pub role: String,
    /// When it first came.
    pub created_at: Millis,
}

/// The columns that [`read`] takes, of the table `players` named `p`.
pub const COLUMNS: &str = "p.id, p.name, p.kind, p.role, p.created_at";

impl Player {
    /// How others see it.
    pub fn reference(&self) -> PlayerRef {
        PlayerRef {
            id: self.id.clone(),
            name: self.name.clone(),
            kind: self.kind,
        }
    }
}

/// A player from a row that begins with [`COLUMNS`] at `first`.
pub fn read(row: &Row, first: usize) -> Result<Player, StoreError> {
    Ok(Player {
        id: row.get(first)?,
        name: row.get(first + 1)?,
        kind: kind(&row.get::<String>(first + 2)?)?,
        role: row.get(first + 3)?,
        created_at: row.get(first + 4)?,
    })
}

/// A kind by its name.
pub fn kind(name: &str) -> Result<PlayerKind, StoreError> {
    PlayerKind::of_name(name).ok_or_else(|| StoreError::Damaged(format!("kind of player {name}")))
}

/// Adds a player. `name_key` is the name as it is taken once, if it is.
pub fn add(tx: &mut dyn Tx, player: &Player, name_key: Option<&str>) -> Result<(), StoreError> {
    let sql = "INSERT INTO players (id, name, name_key, kind, role, created_at, seen_at)
               VALUES ($1, $2, $3, $4, $5, $6, $6)";
    let Player {
        id,
        name,
        kind,
        role,
        created_at,
    } = player;
    tx.execute(
        sql,
        values![id, name, name_key, kind.name(), role, *created_at],
    )?;
    Ok(())
}

/// The player whose name has this key.
pub fn by_name(tx: &mut dyn Tx, key: &str) -> Result<Option<Player>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM players p WHERE p.name_key = $1");
    let row = tx.one(&sql, values![key])?;
    row.map(|row| read(&row, 0)).transpose()
}

/// The player of this id.
pub fn find(tx: &mut dyn Tx, id: &str) -> Result<Option<Player>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM players p WHERE p.id = $1");
    let row = tx.one(&sql, values![id])?;
    row.map(|row| read(&row, 0)).transpose()
}
