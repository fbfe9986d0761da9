//! What the nodes of a cluster must know of each other: changes of players and sessions, and what a node has missed
//! while it was cut off from the bus. A node that is alone looks for sessions that have ended, and has nothing else of
//! this to do.

use std::time::{Duration, Instant};

use doska_contract::online::Notice;
use doska_play::round::Millis;

use crate::app::App;
use crate::bus::{Message, Topic};
use crate::store::games::{self, Touched};
use crate::store::{StoreError, chat, nodes, sessions};

/// How often the sessions of open sockets are looked up.
const SESSIONS: Duration = Duration::from_secs(10);

impl App {
    /// What is known of a player has changed: every node reads it again.
    pub fn player_changed(&self, player: &str) {
        self.forget_player(player);
        let player = player.to_owned();
        self.bus
            .publish(&Topic::Servers, Message::Changed { player });
    }

    fn forget_player(&self, player: &str) {
        self.sessions.forget(player);
        self.games.forget_player(player);
    }

    /// This node is about to end: its people have left it, and it is no longer counted on.
    pub async fn leave_cluster(&self) -> Result<(), StoreError> {
        if !self.bus.is_shared() {
            return Ok(());
        }
        let node = self.node.clone();
        self.store.write(move |tx| nodes::leave(tx, &node)).await
    }
}

/// Listens to the other nodes as long as the server runs.
pub async fn run(app: App) {
    let Some(mut gaps) = app.bus.gaps() else {
        return watch_sessions(&app).await;
    };
    let mut listener = app.bus.listen();
    listener.subscribe(Topic::Servers);
    let mut looks = tokio::time::interval(SESSIONS);
    loop {
        let done = tokio::select! {
            message = listener.next() => match message.as_deref() {
                Some(Message::Changed { player }) => {
                    app.forget_player(player);
                    Ok(())
                }
                Some(_) => Ok(()),
                None => return,
            },
            changed = gaps.changed() => {
                if changed.is_err() {
                    return;
                }
                let since = gaps.borrow_and_update().since;
                tell_missed(&app, since).await
            }
            _ = looks.tick() => close_revoked(&app).await,
        };
        if listener.missed() {
            app.sessions.forget_all();
        }
        if let Err(error) = done {
            tracing::warn!(%error, "the state of the cluster could not be read");
        }
    }
}

/// Closes the sockets of sessions that have ended, as long as the server runs.
async fn watch_sessions(app: &App) {
    let mut looks = tokio::time::interval(SESSIONS);
    loop {
        looks.tick().await;
        if let Err(error) = close_revoked(app).await {
            tracing::warn!(%error, "the sessions of open sockets could not be read");
        }
    }
}

/// Closes the sockets of sessions that have expired, or were revoked where nobody told.
pub async fn close_revoked(app: &App) -> Result<(), StoreError> {
    let open = app.sessions.open();
    if open.is_empty() {
        return Ok(());
    }
    let ids: Vec<String> = open.iter().map(|(id, _)| id.clone()).collect();
    let now = app.clock.now();
    let read = app.store.read(move |tx| sessions::valid(tx, &ids, now));
    let valid = read.await?;
    for (token, player) in open {
        if !valid.contains(&token) {
            app.sessions.forget(&player);
            let token = Some(token);
            app.bus
                .publish_here(&Topic::Player(player), Message::Revoked { token });
        }
    }
    Ok(())
}

/// Tells those on this node what has happened since the bus was last heard. Versions of games are found elsewhere
/// (`games/lost.rs`).
async fn tell_missed(app: &App, since: Instant) -> Result<(), StoreError> {
    let since = app
        .clock
        .now()
        .saturating_sub(since.elapsed().as_millis() as Millis);
    app.sessions.forget_all();
    close_revoked(app).await?;
    app.bus.publish_here(&Topic::Lobby, Message::Lobby);
    let followed: Vec<String> = app.bus.followed().into_iter().map(|(id, _)| id).collect();
    let read = app.store.read(move |tx| {
        let said = chat::since(tx, &followed, since)?;
        Ok::<_, StoreError>((games::touched_since(tx, since)?, said))
    });
    let (touched, said) = read.await?;
    for (game, room, message) in said {
        let topic = Topic::Game(game.clone());
        let message = Message::Chat {
            game,
            room,
            message,
        };
        app.bus.publish_here(&topic, message);
    }
    for game in touched {
        let topic = Topic::Player(game.player.clone());
        if app.bus.listeners(&topic) > 0 {
            for notice in notices(&game, since) {
                app.bus.publish_here(&topic, Message::Notice { notice });
            }
        }
    }
    Ok(())
}

/// What a player has to be told of a game.
fn notices(game: &Touched, since: Millis) -> Vec<Notice> {
    let (game_id, name, seat) = (game.id.clone(), game.game.clone(), game.seat);
    let started = (game.created_at >= since).then(|| Notice::GameStarted {
        game_id: game_id.clone(),
        game: name.clone(),
        seat,
    });
    let now = match (&game.ended, game.to_move) {
        (Some((winners, reason)), _) => Some(Notice::GameEnded {
            game_id,
            game: name,
            seat,
            winners: winners.clone(),
            reason: reason.clone(),
        }),
        (None, Some(mover)) if mover == seat => Some(Notice::YourTurn {
            game_id,
            game: name,
            seat,
            ply: game.ply,
        }),
        _ => None,
    };
    started.into_iter().chain(now).collect()
}
