//! What the nodes of a cluster must know of each other: changes of players and sessions, and what a node has not heard
//! because it or another one was cut off from the bus, or because another one died before it could tell. A node that is
//! alone looks for sessions that have ended, and has nothing else of this to do.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use doska_contract::online::Notice;
use doska_play::round::Millis;

use crate::app::App;
use crate::bus::{Message, Topic};
use crate::games::ALIVE;
use crate::store::games::{self, Touched};
use crate::store::nodes::{self, Node};
use crate::store::{StoreError, Tx, challenges, chat, presence, sessions, settings};

/// How often the sessions of open sockets are looked up.
const SESSIONS: Duration = Duration::from_secs(10);
/// How often it is looked whether other nodes could tell what they had to.
const OTHERS: Duration = Duration::from_secs(2);
/// What happened so long before a node was last heard may not have been told either.
const BEFORE: Millis = 3_000;

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
        self.bus.flush().await;
        let (node, now) = (self.node.clone(), self.clock.now());
        let leave = move |tx: &mut dyn Tx| {
            presence::leave(tx, &node, now)?;
            // Where it was the last one, nothing else says when that was.
            settings::set(tx, ALIVE, &now.to_string())
        };
        self.store.write(leave).await
    }
}

/// Listens to the other nodes as long as the server runs.
pub async fn run(app: App) {
    tokio::join!(listen(app.clone()), repair(app));
}

async fn listen(app: App) {
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

/// Finds out what was not told, and tells those on this node, as long as the server runs. What could not be read is
/// read again.
async fn repair(app: App) {
    let Some(mut gaps) = app.bus.gaps() else {
        return;
    };
    let mut unheard = Unheard::default();
    // Since when this node may have missed something.
    let mut since: Option<Millis> = None;
    loop {
        let told = tokio::select! {
            changed = gaps.changed() => {
                if changed.is_err() {
                    return;
                }
                let gap = past(&app, gaps.borrow_and_update().since);
                since = Some(since.map_or(gap, |since| since.min(gap)));
                app.bus.settled().await;
                Ok(())
            }
            () = tokio::time::sleep(OTHERS) => others(&app, &mut unheard).await.map(|found| {
                since = since.into_iter().chain(found).min();
            }),
        };
        let told = match (told, since) {
            (Ok(()), Some(from)) => tell_missed(&app, from).await,
            (told, _) => told,
        };
        match told {
            Ok(()) => since = None,
            Err(error) => tracing::warn!(%error, "what was missed could not be read"),
        }
    }
}

/// The time of the server at a moment that has passed.
fn past(app: &App, moment: Instant) -> Millis {
    let elapsed = moment.elapsed().as_millis() as Millis;
    app.clock.now().saturating_sub(elapsed)
}

/// What is known of the other nodes.
#[derive(Default)]
pub struct Unheard {
    /// When each was last seen, by id.
    seen: HashMap<String, Millis>,
    /// Up to when what silent ones did has been told.
    told: Millis,
}

impl Unheard {
    /// Since when other nodes may have done something without telling: those that cannot be heard, and those that have
    /// died. None if all was heard.
    pub fn look(&mut self, others: &[Node], now: Millis) -> Option<Millis> {
        let silent = others.iter().filter_map(|node| node.silent_since);
        // What has been told since is not told again.
        let silent = silent.map(|since| since.max(self.told));
        let alive: HashMap<String, Millis> = others
            .iter()
            .filter(|node| node.seen_at + nodes::ALIVE >= now)
            .map(|node| (node.id.clone(), node.seen_at))
            .collect();
        let dead = self.seen.iter().filter(|(id, _)| !alive.contains_key(*id));
        let since = silent.chain(dead.map(|(_, seen)| *seen)).min();
        self.seen = alive;
        if since.is_some() {
            self.told = now;
        }
        since.map(|since| since.saturating_sub(BEFORE))
    }
}

async fn others(app: &App, unheard: &mut Unheard) -> Result<Option<Millis>, StoreError> {
    let mut others = app.store.read(nodes::all).await?;
    others.retain(|node| node.id != app.node);
    Ok(unheard.look(&others, app.clock.now()))
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

/// Tells those on this node what has happened since then. Versions of games are found elsewhere (`games/lost.rs`).
pub async fn tell_missed(app: &App, since: Millis) -> Result<(), StoreError> {
    app.sessions.forget_all();
    close_revoked(app).await?;
    app.bus.publish_here(&Topic::Lobby, Message::Lobby);
    let followed: Vec<String> = app.bus.followed().into_iter().map(|(id, _)| id).collect();
    let boards = followed.clone();
    let read = app.store.read(move |tx| {
        let said = chat::since(tx, &followed, since)?;
        let made = challenges::made_since(tx, since)?;
        Ok::<_, StoreError>((games::touched_since(tx, since)?, said, made))
    });
    let (touched, said, made) = read.await?;
    for (game, room, message) in said {
        let topic = Topic::Game(game.clone());
        let message = Message::Chat {
            game,
            room,
            message,
        };
        app.bus.publish_here(&topic, message);
    }
    for (challenge, concerned) in made {
        for player in concerned {
            let notice = challenge.notice(&challenge.maker);
            app.bus
                .publish_here(&Topic::Player(player), Message::Notice { notice });
        }
    }
    for game in touched {
        let topic = Topic::Player(game.player.clone());
        if app.bus.listeners(&topic) > 0 {
            for notice in notices(&game, since) {
                app.bus.publish_here(&topic, Message::Notice { notice });
            }
        }
    }
    for game in boards {
        app.show_presence(&game).await;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: &str, seen_at: Millis, silent_since: Option<Millis>) -> Node {
        Node {
            id: id.to_owned(),
            seen_at,
            silent_since,
        }
    }

    #[test]
    fn what_silent_and_dead_nodes_did_is_looked_for() {
        let mut unheard = Unheard::default();
        let both = |silent| [node("a", 99_000, None), node("b", 99_500, silent)];
        assert_eq!(unheard.look(&both(None), 100_000), None);
        // One is cut off from the bus: what it does is looked for as long as that lasts, the same once.
        assert_eq!(unheard.look(&both(Some(98_000)), 102_000), Some(95_000));
        assert_eq!(unheard.look(&both(Some(98_000)), 104_000), Some(99_000));
        assert_eq!(unheard.look(&both(None), 104_000), None);
        // Both die; one is not even removed yet.
        assert_eq!(
            unheard.look(&[node("a", 99_000, None)], 105_000),
            Some(96_000)
        );
        assert_eq!(unheard.look(&[], 106_000), None);
    }
}
