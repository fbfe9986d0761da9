//! Time that is nobody's: that in which no node was alive, or none could store a move.
//!
//! Every node says once a second that it is alive. One that starts, or finds that it was stopped or cut off from the
//! store, and that no other was alive meanwhile, stops the clocks of live games at the last sign of life and starts
//! them again now. Until it has done so, it takes no command and lets no deadline fall.

use std::sync::Arc;
use std::time::{Duration, Instant};

use doska_play::round::Millis;
use tokio::sync::watch;

use super::{GameError, Games, Table};
use crate::clock::{self, Clock};
use crate::store::{Store, StoreError, games, nodes, presence, settings};

/// The setting that says when a server that is alone was last alive.
const ALIVE: &str = "alive_at";
/// How often a sign of life is given.
const BEAT: Duration = Duration::from_secs(1);
/// After so long without a sign of life it was stopped.
const STOPPED: Duration = Duration::from_secs(5);
/// How long to look whether other nodes give a sign of life.
const LOOK: Duration = Duration::from_millis(2500);
/// How long a command waits for a node that was stopped.
const PATIENCE: Duration = Duration::from_secs(5);

/// The signs of life of this node: when the last one was, by both clocks. None before the first.
#[derive(Default)]
pub struct Beats(watch::Sender<Option<(Instant, Millis)>>);

/// A clock that goes on where the last one stopped, and when that was. The wall clock may have been set meanwhile; the
/// clock of a database server is believed.
pub async fn clock(store: &Store) -> Result<(Clock, Millis), StoreError> {
    let last = store
        .read(|tx| {
            let alive = settings::get(tx, ALIVE)?;
            let alive = alive.and_then(|text| text.parse::<Millis>().ok());
            let sql = "SELECT MAX(moved_at) FROM games UNION ALL SELECT MAX(seen_at) FROM nodes";
            let mut last = alive;
            for row in tx.query(sql, &[])? {
                last = last.max(row.get(0)?);
            }
            Ok::<_, StoreError>(last.unwrap_or(0))
        })
        .await?;
    Ok((clock::begin(store, last).await?, last))
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
                nodes::seen(tx, &node, now)
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

    async fn others(&self, node: &str) -> Result<Vec<nodes::Node>, StoreError> {
        let mut all = self.0.store.read(nodes::all).await?;
        all.retain(|other| other.id != node);
        Ok(all)
    }

    /// Stops the clocks of live games at the moment a server was last alive, and starts them again now.
    pub async fn recover(&self, alive: Millis) -> Result<(), StoreError> {
        let live = self.0.store.read(games::live).await?;
        let recoveries = live.into_iter().map(|id| {
            let games = self.clone();
            tokio::spawn(async move { games.recover_one(&id, alive).await })
        });
        for recovery in recoveries.collect::<Vec<_>>() {
            match recovery.await {
                // Another node, which has started at the same time, was faster.
                Ok(Ok(()) | Err(GameError::Store(StoreError::Conflict))) => {}
                Ok(Err(error)) => tracing::error!(%error, "a game could not be taken up again"),
                Err(error) => tracing::error!(%error, "a game could not be taken up again"),
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
        // Both at once: a server that dies in between would leave the game paused for good.
        let mut events = state.round.pause(stopped);
        let mut paused = state.round.clone();
        paused.accept(&events);
        events.extend(paused.resume(self.0.clock.now().max(stopped)));
        self.append(&table, &mut state, &events, |_| {}).await?;
        Ok(())
    }

    /// Gives signs of life as long as the server runs.
    pub async fn beat(self, node: String) {
        let mut beats = tokio::time::interval(BEAT);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        self.0.beats.beaten(self.0.clock.now());
        loop {
            beats.tick().await;
            match self.beat_once(&node).await {
                Ok(()) => self.0.beats.beaten(self.0.clock.now()),
                Err(error) => tracing::error!(%error, "no sign of life could be given"),
            }
        }
    }

    async fn beat_once(&self, node: &str) -> Result<(), StoreError> {
        let last = *self.0.beats.0.borrow();
        let stopped = last.filter(|(at, _)| at.elapsed() > STOPPED);
        if !self.0.bus.is_shared() {
            if let Some((_, alive)) = stopped {
                self.recover(alive).await?;
            }
            return self.note_alive().await;
        }
        if let Some((_, alive)) = stopped {
            let now = self.0.clock.now();
            let others = self.others(node).await?;
            let last = others.iter().map(|other| other.seen_at).max();
            if last.is_none_or(|last| last + nodes::ALIVE < now) {
                self.recover(alive.max(last.unwrap_or(0))).await?;
            }
        }
        let (node, now) = (node.to_owned(), self.0.clock.now());
        let write = self.0.store.write(move |tx| nodes::seen(tx, &node, now));
        write.await
    }

    /// Notes that a server that is alone is alive now, while clocks run.
    pub async fn note_alive(&self) -> Result<(), StoreError> {
        let live = self.0.store.read(games::any_live).await?;
        if !live {
            return Ok(());
        }
        let now = self.0.clock.now().to_string();
        self.0
            .store
            .write(move |tx| settings::set(tx, ALIVE, &now))
            .await
    }

    /// Waits while this node was stopped and has not found out yet what happened meanwhile.
    pub(super) async fn awake(&self) {
        if self.is_awake() {
            return;
        }
        let mut beats = self.0.beats.0.subscribe();
        let awake = beats.wait_for(|last| last.is_none_or(|(at, _)| at.elapsed() < STOPPED));
        // Longer than that, the store cannot be reached: the command will find out.
        let _ = tokio::time::timeout(PATIENCE, awake).await;
    }

    /// Whether this node has given a sign of life lately. In tests without such signs it always has.
    pub(super) fn is_awake(&self) -> bool {
        let last = *self.0.beats.0.borrow();
        last.is_none_or(|(at, _)| at.elapsed() < STOPPED)
    }
}

impl Beats {
    fn beaten(&self, now: Millis) {
        self.0.send_replace(Some((Instant::now(), now)));
    }
}
