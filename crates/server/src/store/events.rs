//! The event logs of games.

use doska_contract::online::PlayerRef;
use doska_contract::{GameEvent, GameEventKind};
use doska_play::round::{self, Millis};

use super::{Row, StoreError, Tx};
use crate::values;

/// A stored event: its version and its JSON text.
pub type Stored = (u32, String);

/// Appends events.
pub fn append(tx: &mut dyn Tx, game: &str, events: &[(u32, &str)]) -> Result<(), StoreError> {
    let sql = "INSERT INTO events (game_id, version, body) VALUES ($1, $2, $3)";
    for (version, body) in events {
        tx.send(sql, values![game, *version, *body])?;
    }
    Ok(())
}

/// The events after a version, in order.
pub fn after(tx: &mut dyn Tx, game: &str, version: u32) -> Result<Vec<Stored>, StoreError> {
    let sql =
        "SELECT version, body FROM events WHERE game_id = $1 AND version > $2 ORDER BY version";
    let rows = tx.query(sql, values![game, version])?;
    rows.iter()
        .map(|row| Ok((row.get(0)?, row.get(1)?)))
        .collect()
}

/// The whole log as the state machine takes it.
pub fn log(tx: &mut dyn Tx, game: &str) -> Result<Vec<round::Event>, StoreError> {
    log_after(tx, game, 0)
}

/// The same after a version.
pub fn log_after(
    tx: &mut dyn Tx,
    game: &str,
    version: u32,
) -> Result<Vec<round::Event>, StoreError> {
    let damaged = |version: u32, why: String| {
        StoreError::Damaged(format!("event {version} of game {game}: {why}"))
    };
    let stored = after(tx, game, version)?;
    let events = stored.into_iter().map(|(version, body)| {
        let event: GameEvent =
            serde_json::from_str(&body).map_err(|error| damaged(version, error.to_string()))?;
        event
            .read()
            .map_err(|note| damaged(version, note.id.to_owned()))
    });
    events.collect()
}

/// Whether moves were taken back in a game.
pub fn has_takeback(tx: &mut dyn Tx, game: &str) -> Result<bool, StoreError> {
    let sql = "SELECT body FROM events WHERE game_id = $1 AND body LIKE '%\"takeback\"%'";
    let rows = tx.query(sql, values![game])?;
    let is_one = |row: &Row| {
        let body: String = row.get(0)?;
        let event = serde_json::from_str::<GameEvent>(&body).ok();
        Ok(event.is_some_and(|event| matches!(event.kind, GameEventKind::Takeback { .. })))
    };
    rows.iter()
        .try_fold(false, |found, row| Ok(found || is_one(row)?))
}

/// Events that are looked at for the beginning of a turn before the whole log is.
const LAST: u32 = 8;

/// The last events, the newest first. What cannot be read is left out.
pub fn last(tx: &mut dyn Tx, game: &str, most: u32) -> Result<Vec<round::Event>, StoreError> {
    let sql = "SELECT body FROM events WHERE game_id = $1 ORDER BY version DESC LIMIT $2";
    let rows = tx.query(sql, values![game, most])?;
    let mut found = Vec::with_capacity(rows.len());
    for row in &rows {
        let event = serde_json::from_str::<GameEvent>(&row.get::<String>(0)?).ok();
        found.extend(event.and_then(|event| event.read().ok()));
    }
    Ok(found)
}

/// When the turn began that is going on. Offers and given time do not begin one.
pub fn turn_began(tx: &mut dyn Tx, game: &str) -> Result<Option<Millis>, StoreError> {
    use round::EventKind::{Move, Started, Takeback};
    let begins =
        |event: &round::Event| matches!(event.kind, Started(_) | Move { .. } | Takeback { .. });
    for most in [LAST, u32::MAX] {
        if let Some(event) = last(tx, game, most)?.into_iter().find(begins) {
            return Ok(Some(event.at));
        }
    }
    Ok(None)
}

/// Writes anew what a player is called, where the first events of games say it.
pub fn rename(tx: &mut dyn Tx, player: &PlayerRef) -> Result<(), StoreError> {
    let sql = "SELECT e.game_id, e.body FROM events e JOIN seats s ON s.game_id = e.game_id
               WHERE s.player_id = $1 AND e.version = 1";
    for row in tx.query(sql, values![&player.id])? {
        let game: String = row.get(0)?;
        let mut event = first(&game, &row.get::<String>(1)?)?;
        if let GameEventKind::Started { seats, .. } = &mut event.kind {
            let own = seats.iter_mut().flatten();
            own.filter(|seat| seat.id == player.id)
                .for_each(|seat| seat.clone_from(player));
        }
        put_first(tx, &game, &event)?;
    }
    Ok(())
}

fn first(game: &str, body: &str) -> Result<GameEvent, StoreError> {
    let read = serde_json::from_str::<GameEvent>(body);
    read.map_err(|error| StoreError::Damaged(format!("event 1 of game {game}: {error}")))
}

fn put_first(tx: &mut dyn Tx, game: &str, event: &GameEvent) -> Result<(), StoreError> {
    let body = serde_json::to_string(event).expect("events can be written");
    let sql = "UPDATE events SET body = $1 WHERE game_id = $2 AND version = 1";
    tx.send(sql, values![body, game])
}

/// Writes anew who sits where, where the first event says so: a guest has become somebody else.
pub fn reseat(tx: &mut dyn Tx, game: &str, now: &[PlayerRef]) -> Result<(), StoreError> {
    let sql = "SELECT body FROM events WHERE game_id = $1 AND version = 1";
    let Some(row) = tx.one(sql, values![game])? else {
        return Ok(());
    };
    let mut event = first(game, &row.get::<String>(0)?)?;
    if let GameEventKind::Started { seats, .. } = &mut event.kind {
        *seats = Some(now.to_vec());
    }
    put_first(tx, game, &event)
}
