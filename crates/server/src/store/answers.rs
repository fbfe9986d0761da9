//! What was answered to commands of which the events of a game say nothing.

use doska_contract::online::CommandResult;

use super::{StoreError, Tx};
use crate::values;

/// The answer that a command of a player got before.
pub fn find(
    tx: &mut dyn Tx,
    game: &str,
    player: &str,
    command: &str,
) -> Result<Option<CommandResult>, StoreError> {
    let sql = "SELECT body FROM answers WHERE game_id = $1 AND player_id = $2 AND command = $3";
    let Some(row) = tx.one(sql, values![game, player, command])? else {
        return Ok(None);
    };
    let damaged = |error| StoreError::Damaged(format!("answer of game {game}: {error}"));
    let read = serde_json::from_str(&row.get::<String>(0)?);
    read.map(Some).map_err(damaged)
}

/// Keeps what a command was answered, or what has come of it since.
pub fn keep(
    tx: &mut dyn Tx,
    game: &str,
    player: &str,
    command: &str,
    answer: &CommandResult,
) -> Result<(), StoreError> {
    let body = serde_json::to_string(answer).expect("answers can be written");
    let sql = "INSERT INTO answers (game_id, player_id, command, body) VALUES ($1, $2, $3, $4)
               ON CONFLICT (game_id, player_id, command) DO UPDATE SET body = excluded.body";
    tx.execute(sql, values![game, player, command, body])?;
    Ok(())
}
