//! Signs of life. A node says once a second that it is alive, which also shows that it can store something. While it
//! cannot, and until it has taken up the games that stood still meanwhile (`recover.rs`), it takes no commands and lets
//! no deadline fall.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use doska_play::round::Millis;
use tokio::sync::watch;

use super::Games;
use crate::store::{StoreError, Tx, games, nodes, settings};

/// The setting that says when a server that is alone was last alive, or one of several ended by itself.
pub(crate) const ALIVE: &str = "alive_at";
/// How often a sign of life is given.
pub(super) const BEAT: Duration = Duration::from_secs(1);
/// After so long without a sign of life it was stopped.
const STOPPED: Duration = Duration::from_secs(5);
/// After how long it is noted again where all games last for days.
const REST: Millis = 60_000;
/// How long a command waits for a node that was stopped.
const PATIENCE: Duration = Duration::from_secs(10);
/// After a stop, what the store says of others is older than it looks: they need some time to say that they live.
const STEADY: Duration = Duration::from_secs(10);

/// A moment by both clocks.
type Moment = (Instant, Millis);

/// The signs of life of this node.
#[derive(Default)]
pub struct Beats {
    life: watch::Sender<Life>,
    /// Others have taken this node for dead, and removed what it had written.
    buried: AtomicBool,
    /// This process is a worker.
    of_worker: AtomicBool,
    /// When it was last noted that this node is alive, where it is alone.
    noted: AtomicU64,
}

#[derive(Default)]
struct Life {
    /// The last sign of life. None before the first: in tests there are none.
    last: Option<Moment>,
    /// When signs of life came again after a stop.
    again: Option<Instant>,
    /// The games that stand still, while they are being taken up.
    standing: Option<HashSet<String>>,
}

impl Life {
    /// Whether a game may be played on.
    fn plays(&self, game: &str) -> bool {
        match &self.standing {
            Some(standing) => !standing.contains(game),
            None => self.last.is_none_or(|(at, _)| at.elapsed() < STOPPED),
        }
    }
}

impl Games {
    /// Gives signs of life as long as the server runs.
    pub async fn beat(self, node: String) {
        let mut beats = tokio::time::interval(BEAT);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        self.0.beats.beaten(self.moment());
        loop {
            beats.tick().await;
            if let Err(error) = self.beat_once(&node).await {
                tracing::error!(%error, "no sign of life could be given");
            }
        }
    }

    /// Gives one sign of life. If the last one is too long ago, the games are taken up before it; if it is so only when this
    /// one has come through, nothing else could be stored meanwhile either, and they are taken up after it.
    async fn beat_once(&self, node: &str) -> Result<(), StoreError> {
        let mut last = self.0.beats.life.borrow().last;
        loop {
            if let Some((at, alive)) = last
                && at.elapsed() > STOPPED
            {
                tracing::warn!(seconds = at.elapsed().as_secs(), "nothing could be stored");
                self.prove(node).await?;
                self.take_up(node, alive).await?;
                last = Some(self.moment());
            }
            let begun = self.moment();
            self.sign(node, begun.1).await?;
            // Several attempts may have failed before this one, none of them for long.
            let (since, _) = *last.get_or_insert(begun);
            if since.elapsed() <= STOPPED {
                self.0.beats.beaten(begun);
                return Ok(());
            }
        }
    }

    fn moment(&self) -> Moment {
        (Instant::now(), self.0.clock.now())
    }

    /// Stores something that changes nothing: from now on moves can be stored.
    async fn prove(&self, node: &str) -> Result<(), StoreError> {
        let node = node.to_owned();
        let write = self.0.store.write(move |tx| {
            nodes::touch(tx, &node)?;
            let alive = settings::get(tx, ALIVE)?;
            alive.map_or(Ok(()), |alive| settings::set(tx, ALIVE, &alive))
        });
        write.await
    }

    /// Nothing could be stored since `alive`. Unless another node could, the games stood still.
    async fn take_up(&self, node: &str, alive: Millis) -> Result<(), StoreError> {
        if !self.0.bus.is_shared() {
            return self.recover(alive).await;
        }
        let now = self.0.clock.now();
        let others = self.others(node).await?;
        let last = others.iter().map(|other| other.seen_at).max();
        if last.is_none_or(|last| last + nodes::ALIVE < now) {
            self.recover(alive.max(last.unwrap_or(0))).await?;
        }
        Ok(())
    }

    async fn sign(&self, node: &str, now: Millis) -> Result<(), StoreError> {
        if !self.0.bus.is_shared() {
            return self.note_alive_at(now).await;
        }
        let silent = self.0.bus.silent_since();
        let silent = silent.map(|since| now.saturating_sub(since.elapsed().as_millis() as Millis));
        let node = node.to_owned();
        let seen = move |tx: &mut dyn Tx| nodes::seen(tx, &node, now, silent);
        if self.0.store.write(seen).await? {
            self.0.beats.buried.store(true, Ordering::SeqCst);
        }
        Ok(())
    }

    /// Notes that a server that is alone is alive now, while clocks run. Where nobody plays a live game, a minute more or
    /// less is nothing.
    pub async fn note_alive(&self) -> Result<(), StoreError> {
        self.note_alive_at(self.0.clock.now()).await
    }

    async fn note_alive_at(&self, now: Millis) -> Result<(), StoreError> {
        let rest = now.saturating_sub(self.0.beats.noted.load(Ordering::Relaxed)) < REST;
        let runs = move |tx: &mut dyn Tx| {
            Ok::<_, StoreError>(games::any_live(tx)? || !rest && games::any_clock(tx)?)
        };
        if !self.0.store.read(runs).await? {
            return Ok(());
        }
        let text = now.to_string();
        let write = self
            .0
            .store
            .write(move |tx| settings::set(tx, ALIVE, &text));
        write.await?;
        self.0.beats.noted.store(now, Ordering::Relaxed);
        Ok(())
    }

    /// Waits while this node was stopped and has not taken up this game yet.
    pub(super) async fn awake(&self, game: &str) -> Result<(), StoreError> {
        if self.0.beats.of_worker.load(Ordering::Relaxed) {
            return self.served().await;
        }
        if self.is_awake(game) {
            return Ok(());
        }
        let mut lives = self.0.beats.life.subscribe();
        let awake = lives.wait_for(|life| life.plays(game));
        let waited = tokio::time::timeout(PATIENCE, awake).await;
        waited.map(drop).map_err(|_| {
            StoreError::Unavailable("nothing could be stored for some time".to_owned())
        })
    }

    /// From now on this process plays only while servers are alive: a worker, which gives no signs of life. Servers give
    /// theirs when they have taken up the games that stood still.
    pub fn play_for_servers(&self) {
        self.0.beats.of_worker.store(true, Ordering::Relaxed);
    }

    async fn served(&self) -> Result<(), StoreError> {
        if !self.0.bus.is_shared() {
            return Ok(());
        }
        let alive = self.0.clock.now().saturating_sub(nodes::ALIVE);
        let nodes = self.0.store.read(nodes::all).await?;
        if nodes.iter().any(|node| node.seen_at >= alive) {
            return Ok(());
        }
        Err(StoreError::Unavailable("no server is alive".to_owned()))
    }

    /// Whether nothing stands in the way of playing this game on.
    pub(super) fn is_awake(&self, game: &str) -> bool {
        self.0.beats.life.borrow().plays(game)
    }

    /// Whether this node has been alive for so long that others who are not seen are dead.
    pub fn is_steady(&self) -> bool {
        let again = self.0.beats.life.borrow().again;
        again.is_none_or(|again| again.elapsed() > STEADY)
    }

    /// Whether others have taken this node for dead since this was last asked.
    pub fn was_buried(&self) -> bool {
        self.0.beats.buried.swap(false, Ordering::SeqCst)
    }

    /// These games stand still until each [is taken up](Beats::taken_up).
    pub(super) fn stand_still(&self, games: &[String]) {
        let standing = games.iter().cloned().collect();
        self.0
            .beats
            .life
            .send_modify(|life| life.standing = Some(standing));
    }

    /// One of them can be played again.
    pub(super) fn taken_up(&self, game: &str) {
        self.0.beats.life.send_modify(|life| {
            if let Some(standing) = &mut life.standing {
                standing.remove(game);
            }
        });
    }

    /// They could not all be taken up: everything stands still until that has been tried again.
    pub(super) fn still_stopped(&self) {
        self.0.beats.life.send_modify(|life| life.standing = None);
    }
}

impl Beats {
    fn beaten(&self, now: Moment) {
        self.life.send_modify(|life| {
            if life.standing.take().is_some() {
                life.again = Some(Instant::now());
            }
            life.last = Some(now);
        });
    }
}
