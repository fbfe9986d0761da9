//! What surrounds a game: claims, chat, games to watch.

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use doska_contract::online::{
    Chat, ChatRequest, ChatRoom, ClaimRequest, CommandResult, Game, WatchList,
};
use doska_play::Note;
use doska_play::round::{Event, Millis};
use serde::Deserialize;

use super::{Json, Path, Problem, Query, Visitor, command_id};
use crate::app::App;
use crate::chat;
use crate::games::GameError;
use crate::people::Caller;
use crate::presence::GRACE;
use crate::store::{StoreError, Tx, events, watch as games_to_watch};

/// How many games to watch are listed.
const PLAYING: u64 = 12;
const RECENT: u64 = 6;
/// A game by correspondence that has not moved for so long is not worth watching.
const STILL: Millis = 7 * 24 * 3600 * 1000;

/// The routes of this subject.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/games/{id}/claim", post(claim))
        .route("/games/{id}/chat", get(read_chat).post(say))
        .route("/watch", get(watch))
}

/// `POST /games/ID/claim`.
pub async fn claim(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
    Json(asked): Json<ClaimRequest>,
) -> Result<axum::Json<CommandResult>, Problem> {
    let table = app.games.current(&game).await?;
    let table = table.ok_or(GameError::NotFound)?;
    let player = caller.player.id;
    let seat = table.seat_of(&player).ok_or(GameError::NotYourSeat)?;
    let id = asked.id.map(command_id).transpose()?;
    if !table.head.is_live() {
        return Err(Problem::conflict("no_claim", Note::new("online-no-claim")));
    }
    let now = app.clock.now();
    let claims = app.presence(&table).await?.claim_at;
    // Whoever moves by requests alone is there, whichever node the request came to.
    let (key, latest) = (game.clone(), (table.head.seats.len() * 2) as u32);
    let latest = app.store.read(move |tx| events::last(tx, &key, latest));
    let latest = latest
        .await
        .map_err(|error: StoreError| Problem::from(error))?;
    let has_moved = |other: usize| {
        let own = |event: &&Event| event.seat.is_some_and(|by| by.index() == other);
        let moved = latest.iter().find(own);
        moved.is_some_and(|event| event.at + GRACE > now)
    };
    // After a stop, this node does not know yet who is connected to others.
    let gone = app.games.is_steady()
        && claims.iter().enumerate().any(|(other, at)| {
            other % 2 != seat.index() % 2 && at.is_some_and(|at| at <= now) && !has_moved(other)
        });
    // A claim that took effect is answered again, whoever has come back meanwhile.
    if !gone && !app.games.has_command(&table, &player, id.as_deref()).await {
        return Err(Problem::conflict("not_gone", Note::new("online-not-gone")));
    }
    Ok(axum::Json(
        app.games.claim(player, game, id, asked.kind).await?,
    ))
}

/// `GET /games/ID/chat`.
pub async fn read_chat(
    State(app): State<App>,
    Visitor(caller): Visitor,
    Path(game): Path<String>,
) -> Result<axum::Json<ChatRoom>, Problem> {
    Ok(axum::Json(chat::room(&app, caller.as_ref(), &game).await?))
}

/// `POST /games/ID/chat`.
pub async fn say(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
    Json(asked): Json<ChatRequest>,
) -> Result<axum::Json<Chat>, Problem> {
    Ok(axum::Json(chat::say(&app, &caller, &game, asked).await?))
}

/// Which games to watch.
#[derive(Deserialize)]
pub struct Wanted {
    /// The id of a game, without options; none for all.
    #[serde(default)]
    game: String,
}

/// `GET /watch`.
pub async fn watch(
    State(app): State<App>,
    Query(Wanted { game }): Query<Wanted>,
) -> Result<axum::Json<WatchList>, Problem> {
    let since = app.clock.now().saturating_sub(STILL);
    let read = move |tx: &mut dyn Tx| {
        let playing = games_to_watch::playing(tx, &game, since, PLAYING)?;
        Ok::<_, StoreError>((playing, games_to_watch::recent(tx, &game, RECENT)?))
    };
    let (playing, recent) = app.store.read(read).await?;
    Ok(axum::Json(WatchList {
        playing: list(&app, playing).await?,
        recent: list(&app, recent).await?,
    }))
}

async fn list(app: &App, ids: Vec<String>) -> Result<Vec<Game>, Problem> {
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        games.push(app.games.game(&id).await?);
    }
    Ok(games)
}
