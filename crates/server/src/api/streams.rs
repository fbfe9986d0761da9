//! NDJSON streams: one JSON text a line, an empty line now and then to keep the connection.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use doska_contract::online::Notice;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::{Path, Problem, Query, Visitor};
use crate::app::App;
use crate::bus::{Message, Topic};
use crate::games::Follower;
use crate::limits::Client;
use crate::people::Caller;
use crate::store::challenges::{self, Challenge};
use crate::store::{StoreError, games};

/// How often an empty line is sent.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// `?after=VERSION`.
#[derive(Deserialize)]
pub struct After {
    #[serde(default)]
    after: u32,
}

/// `GET /games/ID/events`: the events after a version, then each as it comes; ends with the game.
pub async fn game(
    State(app): State<App>,
    visitor: Result<Visitor, Problem>,
    client: Client,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
) -> Result<Response, Problem> {
    let open = app.limits.one_more_open(&client)?;
    let mut follower = Follower::new(&app.bus, &app.games, &id, after);
    let first = follower.missing().await?;
    // Programs follow their games so: they are at the board as much as somebody with a socket.
    let caller = visitor.ok().and_then(|Visitor(caller)| caller);
    let player = seated(&app, &id, caller).await?;
    let present = player.map(|player| app.presences.come(&id, Some(&player)));
    let (send, lines) = mpsc::channel(64);
    tokio::spawn(async move {
        let _open = open;
        let plays = present.is_some();
        if plays {
            app.tell_presence(&id).await;
        }
        follow(&app, &send, follower, first).await;
        drop(present);
        if plays {
            app.tell_presence(&id).await;
        }
    });
    Ok(stream(lines))
}

/// The id of whoever asks, who plays this game.
async fn seated(app: &App, game: &str, caller: Option<Caller>) -> Result<Option<String>, Problem> {
    let Some(player) = caller.map(|caller| caller.player.id) else {
        return Ok(None);
    };
    let table = app.games.table(game).await?;
    Ok(table
        .filter(|table| table.seat_of(&player).is_some())
        .map(|_| player))
}

/// Sends the events of a game until it is over or nobody listens.
async fn follow(
    app: &App,
    send: &mpsc::Sender<Bytes>,
    mut follower: Follower,
    first: Vec<(u32, Arc<str>)>,
) {
    let mut draining = app.draining.subscribe();
    if !send_all(send, first).await {
        return;
    }
    while !follower.is_over() {
        let next = tokio::select! {
            next = tokio::time::timeout(KEEP_ALIVE, follower.next()) => next,
            _ = draining.wait_for(|draining| *draining) => return,
            () = send.closed() => return,
        };
        let going = match next {
            Ok(Ok(events)) => send_all(send, events).await,
            Ok(Err(_)) => return,
            Err(_) => send.send(Bytes::from_static(b"\n")).await.is_ok(),
        };
        if !going {
            return;
        }
    }
}

async fn send_all(send: &mpsc::Sender<Bytes>, events: Vec<(u32, Arc<str>)>) -> bool {
    for (_, text) in events {
        let line = format!("{text}\n");
        if send.send(Bytes::from(line)).await.is_err() {
            return false;
        }
    }
    true
}

/// `GET /events`: what concerns one player. Begins with the games that are being played and the open challenges to that
/// player alone, which may have come while nobody listened.
pub async fn own(
    State(app): State<App>,
    client: Client,
    caller: Caller,
) -> Result<Response, Problem> {
    let open = app.limits.one_more_open(&client)?;
    let held = app.sessions.hold(&caller);
    let player = caller.player.id;
    let mut listener = app.bus.listen();
    listener.subscribe(Topic::Player(player.clone()));
    let now = app.clock.now();
    let known = app.store.read(move |tx| {
        let running = games::running(tx, &player)?;
        let mut known: Vec<Notice> = running.iter().flat_map(notices).collect();
        let open = challenges::of_player(tx, &player, now)?;
        let is_asked = |one: &Challenge| {
            let opponent = one.opponent.as_ref();
            opponent.is_some_and(|opponent| opponent.id == player) && one.seat_of(&player).is_none()
        };
        let asked = open.iter().rev().filter(|one| is_asked(one));
        known.extend(asked.map(|one| one.notice(&one.maker)));
        Ok(known)
    });
    let known = known
        .await
        .map_err(|error: StoreError| Problem::from(error))?;
    let (send, lines) = mpsc::channel(64);
    let mut draining = app.draining.subscribe();
    let token = caller.token.id.clone();
    tokio::spawn(async move {
        let (_open, _held) = (open, held);
        for notice in known {
            if send.send(line(&notice)).await.is_err() {
                return;
            }
        }
        loop {
            let next = tokio::select! {
                next = tokio::time::timeout(KEEP_ALIVE, listener.next()) => next,
                _ = draining.wait_for(|draining| *draining) => return,
                () = send.closed() => return,
            };
            let sent = match next {
                Ok(Some(message)) => match &*message {
                    Message::Notice { notice } => send.send(line(notice)).await,
                    Message::Revoked { token: revoked }
                        if revoked.as_ref().is_none_or(|r| *r == token) =>
                    {
                        return;
                    }
                    _ => Ok(()),
                },
                Ok(None) => return,
                Err(_) => send.send(Bytes::from_static(b"\n")).await,
            };
            if sent.is_err() || listener.missed() {
                // Whoever comes again is told the games that are being played and the open challenges.
                return;
            }
        }
    });
    Ok(stream(lines))
}

/// What a player is told of a game that is being played.
pub fn notices(game: &games::Running) -> Vec<Notice> {
    let started = Notice::GameStarted {
        game_id: game.id.clone(),
        game: game.game.clone(),
        seat: game.seat,
    };
    let turn = (game.to_move == Some(game.seat)).then(|| Notice::YourTurn {
        game_id: game.id.clone(),
        game: game.game.clone(),
        seat: game.seat,
        ply: game.ply,
    });
    std::iter::once(started).chain(turn).collect()
}

fn line(notice: &Notice) -> Bytes {
    let text = serde_json::to_string(notice).expect("notices can be written");
    Bytes::from(format!("{text}\n"))
}

/// A response that sends what comes.
pub fn stream(lines: mpsc::Receiver<Bytes>) -> Response {
    let body = Body::from_stream(ReceiverStream::new(lines).map(Ok::<_, std::convert::Infallible>));
    ([(CONTENT_TYPE, "application/x-ndjson")], body).into_response()
}
