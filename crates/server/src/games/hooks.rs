//! What else is written in the transaction that stores events of a game: ratings, and what is to be sent.

use doska_play::round::Event;

use super::table::ends;
use crate::archive;
use crate::bots;
use crate::outgoing::calls;
use crate::ratings;
use crate::store::games::{GameHead, Standing};
use crate::store::{StoreError, Tx};

/// Called once for every batch of events, inside its transaction. An error takes back everything. `bot_asked`: whether a
/// bot has something to answer after them.
pub fn in_transaction(
    tx: &mut dyn Tx,
    head: &GameHead,
    standing: &Standing,
    events: &[Event],
    bot_asked: bool,
) -> Result<(), StoreError> {
    if let (Some(end), true) = (&standing.ended, events.iter().any(ends)) {
        ratings::ended(tx, head, end, standing.moved_at)?;
        archive::queue(tx, &head.id, standing.moved_at)?;
    }
    if bot_asked {
        bots::queue(tx, &head.id, standing.version, standing.moved_at)?;
    }
    calls::after_events(tx, head, standing, events)
}

/// Called inside the transaction that starts a game.
pub fn started(tx: &mut dyn Tx, head: &GameHead, bot_asked: bool) -> Result<(), StoreError> {
    if bot_asked {
        bots::queue(tx, &head.id, 1, head.created_at)?;
    }
    calls::after_start(tx, head)
}
