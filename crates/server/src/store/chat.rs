//! What is said beside games.

use doska_contract::online::Chat;
use doska_play::round::Millis;
use serde::{Deserialize, Serialize};

use super::{Row, StoreError, Tx, players};
use crate::values;

/// How many messages a room of a game keeps.
pub const MOST: u64 = 1000;

/// Who reads a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Those who play.
    Players,
    /// Everybody else.
    Watchers,
}

impl Room {
    /// Its name in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Watchers => "watchers",
        }
    }
}

/// A message that is to be kept.
pub struct NewMessage<'a> {
    /// The game.
    pub game: &'a str,
    /// Who reads it.
    pub room: Room,
    /// Its id.
    pub id: &'a str,
    /// Who says it.
    pub player: &'a str,
    /// The id that the sender chose.
    pub command: Option<&'a str>,
    /// When.
    pub at: Millis,
    /// The name of a preset.
    pub preset: Option<&'a str>,
    /// Free text.
    pub text: Option<&'a str>,
}

/// Whether somebody has said something beside a game.
pub fn has_spoken(tx: &mut dyn Tx, game: &str, player: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM chat WHERE game_id = $1 AND player_id = $2 LIMIT 1";
    Ok(tx.one(sql, values![game, player])?.is_some())
}

const COLUMNS: &str = "c.id, c.at, c.preset, c.text";

fn read(row: &Row) -> Result<Chat, StoreError> {
    Ok(Chat {
        id: row.get(0)?,
        at: row.get(1)?,
        preset: row.get(2)?,
        text: row.get(3)?,
        player: players::read(row, 4)?.reference(),
    })
}

/// How many messages a room of a game has.
pub fn count(tx: &mut dyn Tx, game: &str, room: Room) -> Result<u64, StoreError> {
    let sql = "SELECT COUNT(*) FROM chat WHERE game_id = $1 AND room = $2";
    let row = tx.one(sql, values![game, room.name()])?;
    row.map_or(Ok(0), |row| row.get(0))
}

/// Keeps a message as the next of its game.
pub fn add(tx: &mut dyn Tx, message: &NewMessage<'_>) -> Result<(), StoreError> {
    let sql = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE game_id = $1";
    let row = tx.one(sql, values![message.game])?;
    let last: u64 = row.map_or(Ok(0), |row| row.get(0))?;
    let sql = "INSERT INTO chat (game_id, number, room, id, player_id, command, at, preset, text)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    tx.execute(
        sql,
        values![
            message.game,
            last + 1,
            message.room.name(),
            message.id,
            message.player,
            message.command,
            message.at,
            message.preset,
            message.text,
        ],
    )?;
    Ok(())
}

/// The message that a command led to.
pub fn of_command(
    tx: &mut dyn Tx,
    game: &str,
    player: &str,
    command: &str,
) -> Result<Option<Chat>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, {} FROM chat c JOIN players p ON p.id = c.player_id
         WHERE c.game_id = $1 AND c.player_id = $2 AND c.command = $3",
        players::COLUMNS
    );
    let row = tx.one(&sql, values![game, player, command])?;
    row.map(|row| read(&row)).transpose()
}

/// The last messages of a room, the oldest first.
pub fn last(tx: &mut dyn Tx, game: &str, room: Room, most: u64) -> Result<Vec<Chat>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, {} FROM chat c JOIN players p ON p.id = c.player_id
         WHERE c.game_id = $1 AND c.room = $2 ORDER BY c.number DESC LIMIT $3",
        players::COLUMNS
    );
    let rows = tx.query(&sql, values![game, room.name(), most])?;
    let mut messages: Vec<Chat> = rows.iter().map(read).collect::<Result<_, _>>()?;
    messages.reverse();
    Ok(messages)
}

/// What was said since then beside these games.
pub fn since(
    tx: &mut dyn Tx,
    games: &[String],
    at: Millis,
) -> Result<Vec<(String, Room, Chat)>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, {}, c.room FROM chat c JOIN players p ON p.id = c.player_id
         WHERE c.game_id = $1 AND c.at >= $2 ORDER BY c.number",
        players::COLUMNS
    );
    let mut said = Vec::new();
    for game in games {
        for row in tx.query(&sql, values![game, at])? {
            let room: String = row.get(row.0.len() - 1)?;
            let room = match room.as_str() {
                "players" => Room::Players,
                _ => Room::Watchers,
            };
            said.push((game.clone(), room, read(&row)?));
        }
    }
    Ok(said)
}

/// The players who have said a preset among the players of a game.
pub fn who_said(tx: &mut dyn Tx, game: &str, preset: &str) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT DISTINCT player_id FROM chat WHERE game_id = $1 AND room = 'players' AND preset = $2";
    let rows = tx.query(sql, values![game, preset])?;
    rows.iter().map(|row| row.get(0)).collect()
}
