//! Spectators of a game: whatever happens to their connections, they see every version once and all see the same.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use doska_contract::online::KnownGame;
use doska_contract::{GameEvent, GameEventKind};
use tokio::time::{sleep, timeout};

use crate::cluster::gate::Way;
use crate::http::Lines;
use crate::socket::Socket;

/// How long a connection may take to be opened before another is tried.
const OPEN: Duration = Duration::from_secs(4);
/// The pause before a connection is opened again.
const PAUSE: Duration = Duration::from_millis(20);

/// A game that is watched.
pub struct Watched {
    /// Its id.
    pub game: String,
    /// The version of the last command that was answered.
    answered: AtomicU32,
    /// How far each spectator has come.
    spectators: Vec<AtomicU32>,
    /// What was seen first of each version, from 1.
    events: Mutex<Vec<u64>>,
}

impl Watched {
    /// With so many spectators, who have seen nothing yet.
    pub fn new(game: &str, spectators: usize) -> Watched {
        Watched {
            game: game.to_owned(),
            answered: AtomicU32::new(0),
            spectators: (0..spectators).map(|_| AtomicU32::new(0)).collect(),
            events: Mutex::new(Vec::new()),
        }
    }

    /// Something was answered with this version.
    pub fn answered(&self, version: u32) {
        self.answered.fetch_max(version, Ordering::SeqCst);
    }

    /// The version of the last command that was answered.
    pub fn version(&self) -> u32 {
        self.answered.load(Ordering::SeqCst)
    }

    /// The spectator that is furthest behind a version, with the version that it has seen.
    pub fn behind(&self, version: u32) -> Option<(usize, u32)> {
        let seen = self
            .spectators
            .iter()
            .map(|seen| seen.load(Ordering::SeqCst));
        let slowest = seen.enumerate().min_by_key(|&(_, seen)| seen);
        slowest.filter(|&(_, seen)| seen < version)
    }

    /// A spectator has got an event; whether it was the last one.
    fn take(&self, spectator: usize, event: &GameEvent) -> Result<bool> {
        let seen = &self.spectators[spectator];
        let expected = seen.load(Ordering::SeqCst) + 1;
        ensure!(
            event.version == expected,
            "spectator {spectator} of {}: version {expected} was expected, {} came",
            self.game,
            event.version
        );
        let mut hasher = DefaultHasher::new();
        serde_json::to_string(event)?.hash(&mut hasher);
        let digest = hasher.finish();
        {
            let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
            match events.get(expected as usize - 1) {
                Some(first) => ensure!(
                    *first == digest,
                    "spectators of {} have seen different events of version {expected}; one is {event:?}",
                    self.game
                ),
                None => events.push(digest),
            }
        }
        seen.store(expected, Ordering::SeqCst);
        Ok(matches!(event.kind, GameEventKind::Ended { .. }))
    }

    /// Watches until the game is over, by a stream or by a socket.
    pub async fn watch(self: Arc<Watched>, way: Way, spectator: usize) -> Result<()> {
        let by_stream = spectator % 2 == 1;
        loop {
            let over = if by_stream {
                self.by_stream(&way, spectator).await
            } else {
                self.by_socket(&way, spectator).await
            };
            if over.with_context(|| if by_stream { "a stream" } else { "a socket" })? {
                return Ok(());
            }
            sleep(PAUSE).await;
        }
    }

    /// Watches by one socket; false when it is lost.
    async fn by_socket(&self, way: &Way, spectator: usize) -> Result<bool> {
        let address = way.pick();
        let Ok(Ok(mut socket)) = timeout(OPEN, Socket::open(address, None)).await else {
            return Ok(false);
        };
        let known = KnownGame {
            id: self.game.clone(),
            version: self.spectators[spectator].load(Ordering::SeqCst),
        };
        if socket.hello(&[known]).await.is_err() {
            return Ok(false);
        }
        loop {
            let event = tokio::select! {
                event = socket.event() => event,
                () = way.lost(address) => return Ok(false),
            };
            let Ok((_, event)) = event else {
                return Ok(false);
            };
            if self.take(spectator, &event)? {
                return Ok(true);
            }
        }
    }

    /// Watches by one stream; false when it is lost.
    async fn by_stream(&self, way: &Way, spectator: usize) -> Result<bool> {
        let after = self.spectators[spectator].load(Ordering::SeqCst);
        let path = format!("/api/v1/games/{}/events?after={after}", self.game);
        let opening = Lines::open(way.clone(), &path, None);
        let Ok(Ok(mut lines)) = timeout(OPEN, opening).await else {
            return Ok(false);
        };
        loop {
            // A stream that ends before the game has, as one of a node that drains, is opened again.
            let Ok(Some(line)) = lines.next().await else {
                return Ok(false);
            };
            let event = serde_json::from_str(&line).with_context(|| line.clone())?;
            if self.take(spectator, &event)? {
                return Ok(true);
            }
        }
    }
}
