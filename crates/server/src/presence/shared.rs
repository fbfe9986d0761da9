//! Presence in a cluster: written into the store by each node, a few times a second and all changes at once, and read
//! from there. It does not go over the bus alone, because a claim to a game depends on it, and the bus may lose it.

use std::collections::HashSet;
use std::time::Duration;

use doska_contract::online::Presence;
use doska_play::round::Millis;

use super::{Boards, KEPT, Presences};
use crate::app::App;
use crate::bots;
use crate::bus::{Message, Topic};
use crate::games::Table;
use crate::store::presence::{self, Here};
use crate::store::{StoreError, Tx, limits, nodes};

/// How often changes are written.
const WRITE: Duration = Duration::from_millis(200);
/// Every so many times, dead nodes are looked for and what is old is forgotten.
const TIDY: u32 = 10;
const FORGET: u32 = 300;
/// How long after its last sign of life a node is given up.
const DEAD: Millis = 2 * nodes::ALIVE;

impl App {
    /// Who is at a board.
    pub async fn presence(&self, table: &Table) -> Result<Presence, StoreError> {
        if !self.bus.is_shared() {
            return Ok(self.presences.of(table, Vec::new()));
        }
        let (id, node, now) = (table.head.id.clone(), self.node.clone(), self.clock.now());
        let read = move |tx: &mut dyn Tx| presence::elsewhere(tx, &id, &node, now);
        let elsewhere = self.store.read(read).await?;
        Ok(self.presences.of(table, elsewhere))
    }

    /// Tells everybody at a board who is there. In a cluster that happens after it was written.
    pub async fn tell_presence(&self, game: &str) {
        if !self.bus.is_shared() {
            self.tell_presence_now(game).await;
        }
    }

    async fn tell_presence_now(&self, game: &str) {
        if let Some(presence) = self.presence_of(game).await {
            let topic = Topic::Game(game.to_owned());
            self.bus.publish(&topic, Message::Presence { presence });
        }
    }

    /// Tells those at a board on this node who is there.
    pub async fn show_presence(&self, game: &str) {
        if let Some(presence) = self.presence_of(game).await {
            let topic = Topic::Game(game.to_owned());
            self.bus
                .publish_here(&topic, Message::Presence { presence });
        }
    }

    async fn presence_of(&self, game: &str) -> Option<Presence> {
        let table = self.games.table(game).await.ok()??;
        self.presence(&table).await.ok()
    }

    /// Whether a player is connected to any node: a socket or a stream of theirs is open. Bots always are.
    pub fn is_here(&self, tx: &mut dyn Tx, player: &str) -> Result<bool, StoreError> {
        let here = self.bus.listeners(&Topic::Player(player.to_owned())) > 0;
        if here || bots::level_of(player).is_some() {
            return Ok(true);
        }
        if !self.bus.is_shared() {
            return Ok(false);
        }
        presence::is_connected(tx, player, self.clock.now())
    }
}

/// Writes who is on this node, and takes notice of nodes that have died, as long as the server runs. A node that is
/// alone has nobody to tell.
pub async fn run(app: App) {
    if !app.bus.is_shared() {
        return;
    }
    let mut written = Written::default();
    let mut rounds: u32 = 0;
    loop {
        tokio::time::sleep(WRITE).await;
        let done = async {
            if app.games.was_buried() {
                app.presences.write_again();
                written.0.clear();
            }
            write(&app, &mut written).await?;
            if rounds.is_multiple_of(TIDY) {
                bury_dead(&app).await?;
            }
            if rounds.is_multiple_of(FORGET) {
                forget(&app).await?;
            }
            Ok::<_, StoreError>(())
        };
        if let Err(error) = done.await {
            tracing::warn!(%error, "presence could not be written");
        }
        rounds = rounds.wrapping_add(1);
    }
}

/// The players who are connected to this node by what the store has.
#[derive(Default)]
pub struct Written(HashSet<String>);

/// Writes what has changed.
pub async fn write(app: &App, written: &mut Written) -> Result<(), StoreError> {
    let connected = app.bus.players();
    let at_boards = app.presences.take_changes();
    let player = |id: &String, connections| Here {
        place: String::new(),
        player: Some(id.clone()),
        connections,
        left_at: None,
    };
    let came = connected.difference(&written.0).map(|id| player(id, 1));
    let went = written.0.difference(&connected).map(|id| player(id, 0));
    let changes: Vec<Here> = came.chain(went).chain(at_boards).collect();
    if changes.is_empty() {
        return Ok(());
    }
    let boards: HashSet<String> = changes.iter().map(|here| here.place.clone()).collect();
    let node = app.node.clone();
    let rows = changes.clone();
    let put = app.store.write(move |tx| {
        for here in &rows {
            presence::put(tx, &node, here)?;
        }
        Ok::<_, StoreError>(())
    });
    if let Err(error) = put.await {
        app.presences.put_back(&changes);
        return Err(error);
    }
    written.0 = connected;
    for game in boards.iter().filter(|game| !game.is_empty()) {
        app.tell_presence_now(game).await;
    }
    Ok(())
}

/// Whoever was on a node that has died, has left.
pub async fn bury_dead(app: &App) -> Result<(), StoreError> {
    // A node that was stopped itself, or could not reach the store, knows nothing of the others yet.
    if !app.games.is_steady() {
        return Ok(());
    }
    let now = app.clock.now();
    let all = app.store.read(nodes::all).await?;
    let dead = all
        .into_iter()
        .filter(|node| node.id != app.node && node.seen_at + DEAD < now);
    for node in dead {
        tracing::warn!(node = node.id, "a node has died");
        let bury = app.store.write(move |tx| presence::bury(tx, &node));
        for game in bury.await? {
            app.tell_presence_now(&game).await;
        }
    }
    Ok(())
}

async fn forget(app: &App) -> Result<(), StoreError> {
    let now = app.clock.now();
    app.store
        .write(move |tx| {
            limits::tidy(tx, now)?;
            presence::forget(tx, now.saturating_sub(KEPT))
        })
        .await
}

impl Presences {
    /// Everything is to be written again: other nodes took this one for dead, and have removed it.
    pub fn write_again(&self) {
        let mut boards = self.boards();
        let Boards { all, changed } = &mut *boards;
        for (game, board) in all {
            let players = board.here.keys().cloned();
            let gone = board.left.keys().cloned().map(Some);
            changed.extend(players.chain(gone).map(|player| (game.clone(), player)));
        }
    }

    /// Who came or went since this was last asked.
    fn take_changes(&self) -> Vec<Here> {
        let mut boards = self.boards();
        let changed = std::mem::take(&mut boards.changed);
        let here = changed.into_iter().map(|(game, player)| {
            let board = boards.all.get(&game);
            let left = |board: &super::Board| board.left.get(player.as_ref()?).copied();
            Here {
                connections: board
                    .and_then(|board| board.here.get(&player))
                    .copied()
                    .unwrap_or(0),
                left_at: board.and_then(left),
                place: game,
                player,
            }
        });
        here.collect()
    }

    /// These could not be written.
    fn put_back(&self, changes: &[Here]) {
        let boards = changes.iter().filter(|here| !here.place.is_empty());
        let changed = boards.map(|here| (here.place.clone(), here.player.clone()));
        self.boards().changed.extend(changed);
    }
}
