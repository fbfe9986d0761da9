//! Time that is nobody's: that in which no node was alive, or none could store a move.
//!
//! A node that starts, or finds that it was stopped or cut off from the store (`beats.rs`), and that no other was alive
//! meanwhile, stops the clocks of live games at the last sign of life and starts them again now; so too those of games
//! by correspondence whose time would be over otherwise.

use std::sync::Arc;
use std::time::{Duration, Instant};

use doska_play::round::Millis;
use futures_util::StreamExt;

use super::beats::{ALIVE, BEAT};
use super::{GameError, Games, Table};
use crate::clock::{self, Clock};
use crate::store::{Store, StoreError, Tx, games, nodes, presence, settings};

/// How long to look whether other nodes give a sign of life.
const LOOK: Duration = Duration::from_millis(2500);
/// How many games are taken up at the same time.
const AT_ONCE: usize = 12;

/// When servers took up games that had stood still: the time before that was nobody's.
pub(super) const RECOVERED: &str = "recovered_at";

/// A clock that goes on where the last one stopped, and when a server was last alive. The wall clock may have been set
/// meanwhile; the clock of a database server is believed. A move shows that somebody could store something, such as a
/// worker or another node that takes up the games just now, but not that players could: only signs of life do.
pub async fn clock(store: &Store) -> Result<(Clock, Millis), StoreError> {
    let (alive, moved) = store
        .read(|tx| {
            let alive = settings::moment(tx, ALIVE)?;
            let seen = nodes::all(tx)?.iter().map(|node| node.seen_at).max();
            Ok::<_, StoreError>((alive.max(seen), games::last_moved(tx)?))
        })
        .await?;
    let last = alive.max(moved).unwrap_or(0);
    // Where no sign of life was ever noted, no clock ran.
    Ok((clock::begin(store, last).await?, alive.unwrap_or(last)))
}

impl Games {
    /// Takes up the games at a start. `alive`: when a server was last alive. Returns the live games that nobody else
    /// has served meanwhile: their players were cut off.
    pub async fn begin(&self, node: &str, alive: Millis) -> Result<Vec<Arc<Table>>, StoreError> {
        let shared = self.0.bus.is_shared();
        let alone = !shared || !self.others_live(node).await?;
        let mut cut_off = Vec::new();
        if alone {
            self.recover(alive).await?;
            for id in self.0.store.read(games::live).await? {
                cut_off.extend(self.table(&id).await?);
            }
        }
        if shared {
            let (node, now) = (node.to_owned(), self.0.clock.now());
            let write = self.0.store.write(move |tx| {
                if alone {
                    presence::clear(tx)?;
                }
                nodes::seen(tx, &node, now, None)
            });
            write.await?;
        }
        Ok(cut_off)
    }

    /// Whether another node gives a sign of life. One that was seen lately may have died since: it has to do so now.
    async fn others_live(&self, node: &str) -> Result<bool, StoreError> {
        let first = self.others(node).await?;
        let begun = Instant::now();
        loop {
            let now = self.0.clock.now();
            if first.iter().all(|other| other.seen_at + nodes::ALIVE < now) {
                return Ok(false);
            }
            tokio::time::sleep(BEAT / 10).await;
            let others = self.others(node).await?;
            let lives = |other: &nodes::Node| !first.contains(other);
            if others.iter().any(lives) {
                return Ok(true);
            }
            if begun.elapsed() > LOOK {
                return Ok(false);
            }
        }
    }

    /// The other nodes.
    pub(super) async fn others(&self, node: &str) -> Result<Vec<nodes::Node>, StoreError> {
        let mut all = self.0.store.read(nodes::all).await?;
        all.retain(|other| other.id != node);
        Ok(all)
    }

    /// Stops the clocks at the moment a server was last alive, and starts them again now. If the store fails, some may stand
    /// still; doing it again takes up the rest.
    pub async fn recover(&self, alive: Millis) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let recovered = now.to_string();
        let noted = move |tx: &mut dyn Tx| settings::set(tx, RECOVERED, &recovered);
        self.0.store.write(noted).await?;
        // Whoever would have little time left is given what was lost, too.
        let until = now.saturating_add(now.saturating_sub(alive));
        let stopped = move |tx: &mut dyn Tx| games::stood_still(tx, until);
        let stopped = self.0.store.read(stopped).await?;
        self.stand_still(&stopped);
        let recoveries = stopped.into_iter().map(|id| async move {
            let recovered = self.recover_one(&id, alive).await;
            match recovered {
                // Another node, which has started at the same time, was faster.
                Ok(()) | Err(GameError::Store(StoreError::Conflict)) => {}
                Err(GameError::Store(error)) if error.is_of_connection() => return Err(error),
                Err(error) => tracing::error!(%error, id, "a game could not be taken up again"),
            }
            self.taken_up(&id);
            Ok(())
        });
        let mut recovering = futures_util::stream::iter(recoveries).buffer_unordered(AT_ONCE);
        while let Some(recovered) = recovering.next().await {
            if let Err(error) = recovered {
                self.still_stopped();
                return Err(error);
            }
        }
        Ok(())
    }

    async fn recover_one(&self, id: &str, alive: Millis) -> Result<(), GameError> {
        let table = self.current(id).await?.ok_or(GameError::NotFound)?;
        let mut state = table.state.lock().await;
        let shared = self.0.bus.is_shared();
        // What has happened since then, happened on a node that had recovered the game before.
        if state.round.deadline().is_none() || shared && state.last > alive {
            return Ok(());
        }
        let stopped = alive.max(state.last);
        // What ran out before, others look at, who ask for vacations first.
        let over = state.round.deadline().is_some_and(|at| at <= stopped);
        if over && !table.head.is_live() {
            return Ok(());
        }
        // Both at once: a server that dies in between would leave the game paused for good.
        let mut events = state.round.pause(stopped);
        let mut paused = state.round.clone();
        paused.accept(&events);
        events.extend(paused.resume(self.0.clock.now().max(stopped)));
        self.append(&table, &mut state, &events, |_| {}).await?;
        Ok(())
    }
}
