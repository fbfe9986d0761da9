//! Profiles, ratings, leaderboards and the server's bots.

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use doska_contract::online::{
    HouseBot, Joined, Leaderboard, Pace, Profile, RatingHistory, SeatBot, SeatRating,
};
use doska_play::{GameSpec, Note};
use serde::Deserialize;

use super::{Json, Path, Problem, Query};
use crate::app::App;
use crate::bots;
use crate::people::Caller;
use crate::ratings;
use crate::store::ratings::Pool;
use crate::store::{StoreError, challenges};

/// All routes of players and bots.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/players/{name}", get(profile))
        .route("/players/{name}/ratings", get(history))
        .route("/leaderboards", get(leaderboard))
        .route("/games/{id}/ratings", get(seats))
        .route("/bots", get(list_bots))
        .route("/challenges/{id}/bots", post(seat_bot))
}

/// `?game=…&pace=…`.
#[derive(Deserialize)]
struct Which {
    game: String,
    pace: String,
}

/// The pool that is asked for, or which part of the question is wrong.
fn pool(Query(Which { game, pace }): Query<Which>) -> Result<Pool, Problem> {
    let spec = GameSpec::read(&game).map_err(|note| Problem::unfit("bad_game", note))?;
    let found = Pace::of_name(&pace).ok_or_else(|| {
        let valid = Pace::ALL.map(Pace::name).join(", ");
        let note = Note::new("ratings-unknown-pace").part(&pace);
        Problem::unfit("bad_pace", note.with("valid", valid))
    })?;
    Ok(Pool {
        game: ratings::pool(spec.text()).ok_or_else(Problem::not_found)?,
        pace: found,
    })
}

/// `GET /players/NAME`, by name or id.
async fn profile(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Result<axum::Json<Profile>, Problem> {
    let (now, here) = (app.clock.now(), app.clone());
    let found = app
        .store
        .read(move |tx| ratings::profile(tx, &name, now, |tx, id| here.is_here(tx, id)));
    let found = found
        .await
        .map_err(|error: StoreError| Problem::from(error))?;
    found.map(axum::Json).ok_or_else(Problem::not_found)
}

/// `GET /players/NAME/ratings?game=…&pace=…`.
async fn history(
    State(app): State<App>,
    Path(name): Path<String>,
    asked: Query<Which>,
) -> Result<axum::Json<RatingHistory>, Problem> {
    let pool = pool(asked)?;
    let found = app
        .store
        .read(move |tx| ratings::history(tx, &name, pool))
        .await;
    let found = found.map_err(|error: StoreError| Problem::from(error))?;
    found.map(axum::Json).ok_or_else(Problem::not_found)
}

/// `GET /leaderboards?game=…&pace=…`.
async fn leaderboard(
    State(app): State<App>,
    asked: Query<Which>,
) -> Result<axum::Json<Leaderboard>, Problem> {
    let (pool, now) = (pool(asked)?, app.clock.now());
    let board = app
        .store
        .read(move |tx| ratings::leaderboard(tx, pool, now))
        .await;
    let board = board.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(board))
}

/// `GET /games/ID/ratings`: of those who play, before the game and by how much it changed them.
async fn seats(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<axum::Json<Vec<SeatRating>>, Problem> {
    let now = app.clock.now();
    let found = app.store.read(move |tx| ratings::seats(tx, &id, now)).await;
    let found = found.map_err(|error: StoreError| Problem::from(error))?;
    found.map(axum::Json).ok_or_else(Problem::not_found)
}

/// `GET /bots`.
async fn list_bots(State(app): State<App>) -> Result<axum::Json<Vec<HouseBot>>, Problem> {
    let now = app.clock.now();
    let all = app.store.read(move |tx| bots::all(tx, now)).await;
    let all = all.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(all))
}

/// `POST /challenges/ID/bots`: the maker lets a bot take a free seat, or bots all of them.
async fn seat_bot(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(asked): Json<SeatBot>,
) -> Result<axum::Json<Joined>, Problem> {
    let key = id.clone();
    let found = app.store.read(move |tx| challenges::find(tx, &key)).await;
    let found = found.map_err(|error: StoreError| Problem::from(error))?;
    let challenge = found.ok_or_else(Problem::not_found)?;
    if challenge.maker.id != caller.player.id {
        return Err(Problem::forbidden("not_yours", Note::new("bot-not-yours")));
    }
    if challenge.rated {
        let why = ratings::Unrated::Bot;
        return Err(Problem::conflict(why.code(), why.note()));
    }
    let Some(bot) = asked.bot else {
        return Ok(axum::Json(bots::fill(&app, &challenge).await?));
    };
    if bots::level_of(&bot).is_none() {
        let note = Note::new("bot-unknown").part(&bot);
        return Err(Problem::unfit("bad_bot", note));
    }
    if challenge.seat_of(&bot).is_some() {
        return Err(Problem::conflict("bot_sits", Note::new("bot-sits")));
    }
    Ok(axum::Json(bots::sit(&app, &id, &bot, asked.seat).await?))
}
