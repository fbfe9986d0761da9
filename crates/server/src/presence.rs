//! Who is at which board, and since when a player is not. Each node keeps its own in memory: a connection that ends
//! takes its presence with it. In a cluster every node also writes it into the store, where the others read it, so that
//! a player is here until the last connection to any node has ended (`presence/shared.rs`).

mod shared;

pub use shared::{Written, bury_dead, run, write};

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use doska_contract::online::{PlayerKind, Presence};
use doska_play::round::Millis;

use crate::clock::Clock;
use crate::games::Table;
use crate::store::presence::Here;

/// How long a player of a live game may be away before the other side may claim the game.
pub const GRACE: Millis = 60_000;
/// How many boards are remembered before the deserted ones are forgotten, and how long those are kept.
const REMEMBERED: usize = 10_000;
const KEPT: Millis = 3_600_000;

/// One board.
#[derive(Clone, Default)]
struct Board {
    /// Player ids with how many connections each has, `None` for those without one.
    here: HashMap<Option<String>, usize>,
    /// When players left who are not here.
    left: HashMap<String, Millis>,
}

/// All boards of a node.
#[derive(Clone)]
pub struct Presences {
    boards: Arc<Mutex<Boards>>,
    clock: Clock,
    shared: bool,
}

#[derive(Default)]
struct Boards {
    all: HashMap<String, Board>,
    /// Who came or went since that was last written, with the board.
    changed: HashSet<(String, Option<String>)>,
}

impl Presences {
    /// Nobody is anywhere. `shared`: whether other nodes want to know.
    pub fn new(clock: Clock, shared: bool) -> Presences {
        let boards = Arc::default();
        Presences {
            boards,
            clock,
            shared,
        }
    }

    /// Somebody came. Dropping what is returned says that he has gone.
    pub fn come(&self, game: &str, player: Option<&str>) -> Present {
        let player = player.map(str::to_owned);
        let mut boards = self.boards();
        if boards.all.len() >= REMEMBERED {
            let since = self.clock.now().saturating_sub(KEPT);
            boards.all.retain(|_, board| {
                !board.here.is_empty() || board.left.values().any(|left| *left > since)
            });
        }
        let board = boards.all.entry(game.to_owned()).or_default();
        if let Some(player) = &player {
            board.left.remove(player);
        }
        *board.here.entry(player.clone()).or_default() += 1;
        boards.note_change(self.shared, game, player.as_deref());
        Present {
            all: self.clone(),
            game: game.to_owned(),
            player,
        }
    }

    /// The server was down, and those who played a live game will come back to it: who does not, leaves now. Bots are
    /// always there.
    pub fn cut_off(&self, table: &Table) {
        let (game, now) = (&table.head.id, self.clock.now());
        let people = table.head.seats.iter();
        let people = people.filter(|seat| seat.kind != PlayerKind::Bot);
        let mut boards = self.boards();
        for seat in people {
            let board = boards.all.entry(game.clone()).or_default();
            if !board.here.contains_key(&Some(seat.id.clone())) {
                board.left.insert(seat.id.clone(), now);
                boards.note_change(self.shared, game, Some(&seat.id));
            }
        }
    }

    /// A player has moved or looked at the board by a request: somebody who has no socket is there all the same.
    pub fn acted(&self, game: &str, player: &str) {
        let now = self.clock.now();
        let mut boards = self.boards();
        let board = boards.all.get_mut(game);
        if let Some(left) = board.and_then(|board| board.left.get_mut(player)) {
            *left = now;
            boards.note_change(self.shared, game, Some(player));
        }
    }

    /// Who is at the board of a game, on this node and by what the others have written.
    pub fn of(&self, table: &Table, elsewhere: Vec<Here>) -> Presence {
        let mut board = self
            .boards()
            .all
            .get(&table.head.id)
            .cloned()
            .unwrap_or_default();
        for here in elsewhere {
            board.add(here);
        }
        board.shown(table)
    }

    fn boards(&self) -> MutexGuard<'_, Boards> {
        self.boards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Boards {
    /// Somebody came to a board or left it; `shared`: other nodes want to know.
    fn note_change(&mut self, shared: bool, game: &str, player: Option<&str>) {
        if shared {
            let player = player.map(str::to_owned);
            self.changed.insert((game.to_owned(), player));
        }
    }
}

impl Board {
    /// Adds what another node knows. Whoever is here on one of them has not left.
    fn add(&mut self, other: Here) {
        if other.connections > 0 {
            if let Some(player) = &other.player {
                self.left.remove(player);
            }
            *self.here.entry(other.player).or_default() += other.connections;
        } else if let (Some(player), Some(left)) = (other.player, other.left_at)
            && !self.here.contains_key(&Some(player.clone()))
        {
            let last = self.left.entry(player).or_default();
            *last = left.max(*last);
        }
    }

    fn shown(&self, table: &Table) -> Presence {
        let head = &table.head;
        // Whoever leaves a live game keeps somebody waiting.
        let live = head.is_live();
        let seated = |id: &Option<String>| {
            id.as_ref()
                .is_some_and(|id| head.seats.iter().any(|seat| seat.id == *id))
        };
        let others = self.here.iter().filter(|(id, _)| !seated(id));
        Presence {
            game: head.id.clone(),
            seats: head
                .seats
                .iter()
                .map(|seat| self.here.contains_key(&Some(seat.id.clone())))
                .collect(),
            watching: others
                .map(|(id, count)| if id.is_some() { 1 } else { *count })
                .sum(),
            claim_at: head
                .seats
                .iter()
                .map(|seat| {
                    let left = self.left.get(&seat.id).filter(|_| live);
                    left.map(|left| left + GRACE)
                })
                .collect(),
        }
    }
}

/// Somebody at a board.
pub struct Present {
    all: Presences,
    game: String,
    player: Option<String>,
}

impl Drop for Present {
    fn drop(&mut self) {
        let now = self.all.clock.now();
        let mut boards = self.all.boards();
        boards.note_change(self.all.shared, &self.game, self.player.as_deref());
        let Some(board) = boards.all.get_mut(&self.game) else {
            return;
        };
        if let Some(count) = board.here.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                board.here.remove(&self.player);
                if let Some(player) = &self.player {
                    board.left.insert(player.clone(), now);
                }
            }
        }
        if board.here.is_empty() && board.left.is_empty() {
            boards.all.remove(&self.game);
        }
    }
}
