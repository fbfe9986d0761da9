//! Files of games.

use doska_play::{GameSpec, record, wire};
use serde_json::{Value, json};

use crate::Failure;

/// The games of a file; `game` is which game those are that do not say so themselves.
pub fn read(text: &str, game: Option<&str>) -> Result<Value, Failure> {
    let game = game.map(GameSpec::read).transpose()?;
    let records = record::read_as(text, game.as_ref());
    Ok(json!(wire::Records::from(&records)))
}

/// The text of a record.
pub fn write(record: &wire::Record) -> Result<Value, Failure> {
    let record = record.read().map_err(|(_, note)| note)?;
    Ok(json!(record::write(&record)))
}
