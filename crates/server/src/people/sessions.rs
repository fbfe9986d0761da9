//! Who sends a request.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use doska_play::round::Millis;

use super::members::{LONGEST_SESSION, SESSION};
use crate::clock::Clock;
use crate::store::players::Player;
use crate::store::tokens::{self, Token};
use crate::store::{Store, StoreError, sessions};

/// How long a token that was found is known without asking the store again.
const FRESH: Millis = 60_000;
/// How often the use of a token is noted.
const NOTED: Millis = 10 * 60 * 1000;
/// How many are known at most.
const KNOWN: usize = 50_000;

/// Who sends a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The player.
    pub player: Player,
    /// The session or token.
    pub token: Arc<Token>,
}

impl Caller {
    /// Whether the token may be used for this.
    pub fn may(&self, scope: &str) -> bool {
        let mut scopes = self.token.scopes.split(' ');
        scope.is_empty() || scopes.any(|known| known == "*" || known == scope)
    }
}

/// Who has a secret, by its hash, and until when that is taken for granted.
type Known = HashMap<Vec<u8>, (Caller, Millis)>;

/// The sessions and tokens that were used lately.
#[derive(Clone)]
pub struct Sessions {
    store: Store,
    clock: Clock,
    known: Arc<Mutex<Known>>,
    /// Counts what was forgotten: what was read before that is not kept.
    forgotten: Arc<AtomicU64>,
    /// Sessions and tokens with open sockets or streams: how many, and whose.
    open: Arc<Mutex<HashMap<String, (usize, String)>>>,
}

/// A session with an open socket, until this is dropped.
pub struct Held {
    sessions: Sessions,
    token: String,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.sessions.lock_open();
        if let Some((count, _)) = open.get_mut(&self.token) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.token);
            }
        }
    }
}

impl Sessions {
    /// Those of a store.
    pub fn new(store: Store, clock: Clock) -> Sessions {
        Sessions {
            store,
            clock,
            known: Arc::default(),
            forgotten: Arc::default(),
            open: Arc::default(),
        }
    }

    /// Who has this secret.
    pub async fn find(&self, secret: &str) -> Result<Option<Caller>, StoreError> {
        let now = self.clock.now();
        let key = tokens::hash(secret);
        if let Some((caller, until)) = self.known().get(&key)
            && *until > now
        {
            return Ok(Some(caller.clone()));
        }
        let forgotten = self.forgotten.load(Ordering::SeqCst);
        let secret = secret.to_owned();
        let found = self
            .store
            .read(move |tx| tokens::find(tx, &secret, now))
            .await?;
        let Some(token) = found else {
            return Ok(None);
        };
        let caller = Caller {
            player: token.player.clone(),
            token: Arc::new(token),
        };
        self.note_use(&caller, now);
        let mut known = self.known();
        if known.len() >= KNOWN {
            known.retain(|_, (_, until)| *until > now);
        }
        if known.len() < KNOWN && self.forgotten.load(Ordering::SeqCst) == forgotten {
            known.insert(key, (caller.clone(), now + FRESH));
        }
        Ok(Some(caller))
    }

    /// Asks the store again about everybody of this player: something has changed.
    pub fn forget(&self, player: &str) {
        let mut known = self.known();
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        known.retain(|_, (caller, _)| caller.player.id != player);
    }

    /// Asks the store again about everybody.
    pub fn forget_all(&self) {
        let mut known = self.known();
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        known.clear();
    }

    /// Whether a session or token has neither ended nor been revoked, as the store knows it.
    pub async fn is_valid(&self, caller: &Caller) -> Result<bool, StoreError> {
        let (id, now) = (caller.token.id.clone(), self.clock.now());
        let valid = self
            .store
            .read(move |tx| sessions::valid(tx, std::slice::from_ref(&id), now));
        valid.await.map(|valid| !valid.is_empty())
    }

    /// Notes that a socket or stream of this session is open.
    pub fn hold(&self, caller: &Caller) -> Held {
        let token = caller.token.id.clone();
        let mut open = self.lock_open();
        let entry = open.entry(token.clone());
        entry.or_insert_with(|| (0, caller.player.id.clone())).0 += 1;
        Held {
            sessions: self.clone(),
            token,
        }
    }

    /// The sessions with open sockets or streams, with their players.
    pub fn open(&self) -> Vec<(String, String)> {
        let open = self.lock_open();
        let all = open
            .iter()
            .map(|(token, (_, player))| (token.clone(), player.clone()));
        all.collect()
    }

    fn lock_open(&self) -> std::sync::MutexGuard<'_, HashMap<String, (usize, String)>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes now and then that a token is in use. Nobody waits for it.
    fn note_use(&self, caller: &Caller, now: Millis) {
        if caller.token.seen_at + NOTED > now {
            return;
        }
        let (store, id) = (self.store.clone(), caller.token.id.clone());
        tokio::spawn(async move {
            let noted =
                store.write(move |tx| sessions::seen(tx, &id, now, now + SESSION, LONGEST_SESSION));
            let noted: Result<(), StoreError> = noted.await;
            if let Err(error) = noted {
                tracing::warn!(%error, "the use of a session was not noted");
            }
        });
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<Vec<u8>, (Caller, Millis)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
