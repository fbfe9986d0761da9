//! What a node has in memory of a game may be older than what the store has: another node may have played on.
//!
//! Whoever writes finds out by the version. Whoever only reads, or refuses, asks for the stored version first. Events
//! that the bus brings are taken at once, so that both seldom find anything new.

use std::sync::{Arc, Weak};

use doska_contract::GameEvent;
use doska_play::round::Event;

use super::table::{State, Table};
use super::{Games, Inner};
use crate::bus::{Cache, Message};
use crate::store::{StoreError, events, games};

impl Games {
    /// The game of this id as the store has it.
    pub async fn current(&self, id: &str) -> Result<Option<Arc<Table>>, StoreError> {
        let Some(table) = self.cached(id) else {
            return self.table(id).await;
        };
        let mut state = table.state.lock().await;
        if state.stale {
            drop(state);
            return self.table(id).await;
        }
        match self.catch_up(&table, &mut state).await {
            // Then it has been forgotten, and is read from the beginning.
            Err(StoreError::Conflict) => {
                drop(state);
                self.table(id).await
            }
            Err(error) => Err(error),
            Ok(_) => {
                drop(state);
                Ok(Some(table))
            }
        }
    }

    /// Reads what other nodes have stored of a game; false if there was nothing. A node that is alone has written
    /// everything itself.
    pub(super) async fn catch_up(
        &self,
        table: &Table,
        state: &mut State,
    ) -> Result<bool, StoreError> {
        if !self.0.bus.is_shared() {
            return Ok(false);
        }
        let (id, known) = (table.head.id.clone(), state.round.version());
        let seats: Vec<String> = table
            .head
            .seats
            .iter()
            .map(|seat| seat.id.clone())
            .collect();
        let read = self.0.store.read(move |tx| {
            let (version, now) = games::version(tx, &id)?;
            let new = match version {
                version if version == known => Vec::new(),
                _ => events::log_after(tx, &id, known)?,
            };
            Ok::<_, StoreError>((new, now == seats))
        });
        let (new, same): (Vec<Event>, bool) = read.await?;
        if !same || new.iter().any(|event| table.apply(state, event).is_err()) {
            // What is in memory does not go with what is stored: it is read from the beginning.
            state.stale = true;
            self.reread(&table.head.id);
            return Err(StoreError::Conflict);
        }
        Ok(!new.is_empty())
    }

    fn cached(&self, id: &str) -> Option<Arc<Table>> {
        self.tables().get(id).cloned()
    }

    /// Lets the bus keep what is in memory up to date.
    pub(super) fn hear(&self) {
        let inner = Arc::downgrade(&self.0);
        self.0.bus.set_cache(Box::new(Heard(inner)));
    }
}

/// The games in memory, as long as there are any.
struct Heard(Weak<Inner>);

impl Heard {
    fn table(&self, game: &str) -> Option<Arc<Table>> {
        Games(self.0.upgrade()?).cached(game)
    }
}

impl Cache for Heard {
    fn has(&self, game: &str) -> bool {
        self.table(game).is_some()
    }

    fn take(&self, message: &Message) {
        let (game, events) = match message {
            Message::Events { game, events, .. } => (game, events),
            Message::Seats { game } => {
                if let Some(inner) = self.0.upgrade() {
                    Games(inner).reread(game);
                }
                return;
            }
            _ => return,
        };
        let Some(table) = self.table(game) else {
            return;
        };
        // Whoever holds the lock finds out in another way.
        let Ok(mut state) = table.state.try_lock() else {
            return;
        };
        for (version, text) in events {
            if *version != state.round.version() + 1 || state.stale {
                continue;
            }
            let event = serde_json::from_str::<GameEvent>(text).ok();
            let event = event.and_then(|event| event.read().ok());
            let taken = event.is_some_and(|event| table.apply(&mut state, &event).is_ok());
            if !taken {
                tracing::warn!(game, version, "an event of the bus does not fit");
            }
        }
    }
}
