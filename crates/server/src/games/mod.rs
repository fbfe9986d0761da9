//! The live path: commands of players become events, which are stored, answered and told, in this order.
//!
//! [`Games::command`] checks the seat, lets `Round::decide` make events of it, appends them at the version it saw
//! (compare-and-set), answers after the commit and then tells the bus. What is kept here of a game is a cache that may
//! vanish at any moment.

mod announce;
mod beats;
mod claim;
mod command;
mod current;
mod deadlines;
mod follow;
mod hooks;
mod lost;
mod recover;
mod start;
mod table;
mod vacation;
mod view;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use doska_play::round::{Event, Refusal};

use crate::bus::{Bus, Message, Topic};
use crate::clock::Clock;
use crate::store::{Store, StoreError, events, games};

pub(crate) use beats::ALIVE;
use beats::Beats;
pub use command::{Action, LONGEST_ID, Request, is_command_id};
pub use follow::{Cursor, Follower, Texts};
pub use recover::clock;
pub use start::{NewGame, start};
pub use table::{State, Table, standing};
pub use view::view;

/// How many games are kept in memory before those that nobody uses are dropped.
const CACHED: usize = 20_000;

/// The games of a server.
#[derive(Clone)]
pub struct Games(Arc<Inner>);

struct Inner {
    store: Store,
    bus: Bus,
    clock: Clock,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    /// Counts what was forgotten: what was read before that is not kept.
    forgotten: AtomicU64,
    beats: Beats,
}

/// Why a command was not carried out. Nothing has changed.
#[derive(thiserror::Error, Debug)]
pub enum GameError {
    /// There is no such game.
    #[error("no such game")]
    NotFound,
    /// The player has no seat in it.
    #[error("not your seat")]
    NotYourSeat,
    /// The command has no id, or one that is too long.
    #[error("bad id of a command")]
    BadId,
    /// The game does not allow it.
    #[error("refused: {}", .0.code())]
    Refused(Refusal),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Games {
    /// The games of a store.
    pub fn new(store: Store, bus: Bus, clock: Clock) -> Games {
        let games = Games(Arc::new(Inner {
            store,
            bus,
            clock,
            tables: Mutex::default(),
            forgotten: AtomicU64::new(0),
            beats: Beats::default(),
        }));
        games.hear();
        games
    }

    /// The game of this id, from memory or from the store.
    pub async fn table(&self, id: &str) -> Result<Option<Arc<Table>>, StoreError> {
        loop {
            if let Some(table) = self.tables().get(id) {
                return Ok(Some(Arc::clone(table)));
            }
            let forgotten = self.0.forgotten.load(Ordering::SeqCst);
            let key = id.to_owned();
            let loaded = self
                .0
                .store
                .read(move |tx| {
                    let Some(head) = games::find(tx, &key)? else {
                        return Ok::<_, StoreError>(None);
                    };
                    Ok(Some((head, events::log(tx, &key)?)))
                })
                .await?;
            let Some((head, log)) = loaded else {
                return Ok(None);
            };
            let table = Arc::new(Table::replay(head, &log)?);
            if let Some(table) = self.keep(table, Some(forgotten)) {
                return Ok(Some(table));
            }
        }
    }

    /// Keeps a game in memory. If it is there already, that one stays. `None` if something was forgotten since it was
    /// read: it may have changed meanwhile.
    fn keep(&self, table: Arc<Table>, forgotten: Option<u64>) -> Option<Arc<Table>> {
        let mut tables = self.tables();
        let now = self.0.forgotten.load(Ordering::SeqCst);
        if forgotten.is_some_and(|before| before != now) {
            return None;
        }
        if tables.len() >= CACHED {
            // Whoever holds one goes on with it; the next one reads the store.
            tables.retain(|_, table| Arc::strong_count(table) > 1);
        }
        let id = table.head.id.clone();
        Some(Arc::clone(tables.entry(id).or_insert(table)))
    }

    /// After something was stored: whoever held a game that was forgotten meanwhile has gone on with it, and what others
    /// have read since is behind.
    fn stored(&self, table: &Arc<Table>) {
        let mut tables = self.tables();
        let kept = tables.get(&table.head.id);
        if kept.is_none_or(|kept| !Arc::ptr_eq(kept, table)) {
            self.0.forgotten.fetch_add(1, Ordering::SeqCst);
            tables.remove(&table.head.id);
        }
    }

    /// How many games are in memory.
    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Forgets what is in memory of a game, because the store knows better.
    fn forget(&self, id: &str) {
        self.tables().remove(id);
    }

    /// Forgets the games of a player, because the player's name has changed.
    pub fn forget_player(&self, player: &str) {
        let plays = |table: &Table| table.head.seats.iter().any(|seat| seat.id == player);
        let mut tables = self.tables();
        self.0.forgotten.fetch_add(1, Ordering::SeqCst);
        tables.retain(|_, table| !plays(table));
    }

    /// Forgets a game that is being read by others as it was.
    fn reread(&self, id: &str) {
        let mut tables = self.tables();
        self.0.forgotten.fetch_add(1, Ordering::SeqCst);
        tables.remove(id);
    }

    /// Somebody else sits at a game now: it is read again, and those at the board are told.
    pub fn reseated(&self, id: &str) {
        self.reread(id);
        let game = id.to_owned();
        let topic = Topic::Game(game.clone());
        self.0.bus.publish(&topic, Message::Seats { game });
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in a game that has just been stored, and tells about it.
    pub fn opened(&self, head: games::GameHead, first: &Event) -> Result<(), StoreError> {
        let table = Table::replay(head, std::slice::from_ref(first))?;
        if let Some(table) = self.keep(Arc::new(table), None) {
            self.announce_start(&table);
        }
        Ok(())
    }
}
