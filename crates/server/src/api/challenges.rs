//! Challenges over HTTP.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use doska_contract::online::{Challenge, Challenges, Join, Joined, LobbySummary, NewChallenge};
use serde::Deserialize;

use super::{Json, Path, Problem, Query, Visitor, origin};
use crate::app::App;
use crate::bots;
use crate::lobby::{self, Sight};
use crate::people::Caller;
use crate::store::players::Player;
use crate::store::{StoreError, challenges};

/// What is asked about challenges.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/challenges", get(list).post(create))
        .route("/challenges/{id}", get(show).delete(leave))
        .route("/challenges/{id}/join", post(join))
        .route("/challenges/{id}/cancel", post(leave))
        .route("/challenges/{id}/decline", post(leave))
        .route("/lobby", get(summary))
}

/// `POST /challenges`.
async fn create(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Json(asked): Json<NewChallenge>,
) -> Result<impl IntoResponse, Problem> {
    let now = app.clock.now();
    let (maker, opponent) = (caller.player.clone(), asked.opponent.clone());
    let challenge = if asked.position.is_some() {
        let make = move || lobby::make(&asked, &maker, now);
        app.positions.run(make).await?
    } else {
        lobby::make(&asked, &maker, now)?
    };
    let limits = app.config.rate_limits;
    let (task, player) = (app.clone(), caller.player.clone());
    let made = tokio::spawn(async move {
        let challenge = task
            .store
            .write(move |tx| {
                let mut challenge = challenge.clone();
                lobby::post(tx, &mut challenge, opponent.as_deref(), limits, now)?;
                Ok::<_, Problem>(challenge)
            })
            .await?;
        task.tell_challenge(&challenge, &player.reference());
        Ok::<_, Problem>(challenge)
    });
    let mut challenge = finished(made).await?;
    // The server's own bots are always here, and accept at once.
    if let Some(bot) = &challenge.opponent
        && bots::level_of(&bot.id).is_some()
    {
        let (id, bot) = (challenge.id.clone(), bot.id.clone());
        bots::sit(&app, &id, &bot, None).await?;
        let found = app.store.read(move |tx| challenges::find(tx, &id)).await;
        let found = found.map_err(|error: StoreError| Problem::from(error))?;
        challenge = found.ok_or_else(Problem::not_found)?;
    }
    let wire = seen(&app, &headers, Some(caller.player), challenge).await?;
    Ok((StatusCode::CREATED, axum::Json(wire)))
}

/// What `GET /challenges` may ask for.
#[derive(Deserialize, Default)]
#[serde(default)]
struct ListQuery {
    /// Only those of the lobby, not one's own and those for one alone.
    listed: Option<bool>,
    /// Only those of this game, with or without options.
    game: Option<String>,
    /// Only those of this pace.
    pace: Option<String>,
    /// Only rated or casual ones.
    rated: Option<bool>,
}

/// `GET /challenges`.
async fn list(
    State(app): State<App>,
    Visitor(caller): Visitor,
    headers: HeaderMap,
    Query(query): Query<ListQuery>,
) -> Result<axum::Json<Challenges>, Problem> {
    let lobby_only = query.listed == Some(true);
    let found = looked(&app, &headers, caller, move |tx, sight| {
        lobby::list(tx, lobby_only, sight)
    });
    let mut challenges = found.await?;
    challenges.retain(|one| {
        let id = one.game.split('?').next().unwrap_or_default();
        let pace = one.clock.map_or("none", |clock| clock.pace().name());
        query
            .game
            .as_ref()
            .is_none_or(|game| *game == one.game || game == id)
            && query.pace.as_ref().is_none_or(|wanted| wanted == pace)
            && query.rated.is_none_or(|rated| rated == one.rated)
    });
    Ok(axum::Json(Challenges { challenges }))
}

/// `GET /lobby`.
async fn summary(
    State(app): State<App>,
    Visitor(caller): Visitor,
    headers: HeaderMap,
) -> Result<axum::Json<LobbySummary>, Problem> {
    Ok(axum::Json(
        looked(&app, &headers, caller, lobby::summary).await?,
    ))
}

/// `GET /challenges/ID`.
async fn show(
    State(app): State<App>,
    Visitor(caller): Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<axum::Json<Challenge>, Problem> {
    let found = looked(&app, &headers, caller, move |tx, sight| {
        let found = challenges::find(tx, &id)?;
        found
            .map(|found| lobby::wire(tx, &found, sight))
            .transpose()
    });
    Ok(axum::Json(found.await?.ok_or_else(Problem::not_found)?))
}

/// `POST /challenges/ID/join`.
async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(asked): Json<Join>,
) -> Result<axum::Json<Joined>, Problem> {
    let now = app.clock.now();
    let (task, player) = (app.clone(), caller.player);
    // In a task of its own: a game that has begun is told, even if whoever joined has gone.
    let joining = tokio::spawn(async move {
        let (here, by) = (task.clone(), player.reference());
        let seated = task
            .store
            .write(move |tx| {
                lobby::join(
                    tx,
                    &id,
                    &player,
                    asked.seat,
                    &|tx, id| here.is_here(tx, id),
                    now,
                )
            })
            .await?;
        task.tell_seated(&seated, &by)?;
        Ok::<_, Problem>(seated.joined)
    });
    Ok(axum::Json(finished(joining).await?))
}

/// `POST /challenges/ID/cancel`, `POST /challenges/ID/decline` and `DELETE /challenges/ID`.
async fn leave(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<axum::Json<Challenge>, Problem> {
    let now = app.clock.now();
    let (task, player) = (app.clone(), caller.player.clone());
    let leaving = tokio::spawn(async move {
        let by = player.reference();
        let challenge = task
            .store
            .write(move |tx| lobby::leave(tx, &id, &player, now))
            .await?;
        task.tell_challenge(&challenge, &by);
        Ok::<_, Problem>(challenge)
    });
    let challenge = finished(leaving).await?;
    let wire = seen(&app, &headers, Some(caller.player), challenge).await?;
    Ok(axum::Json(wire))
}

/// The result of a task that no dropped request cancels.
pub async fn finished<T>(task: tokio::task::JoinHandle<Result<T, Problem>>) -> Result<T, Problem> {
    let result = task.await;
    result.unwrap_or_else(|_| Err(StoreError::Closed.into()))
}

/// A challenge as somebody sees it.
async fn seen(
    app: &App,
    headers: &HeaderMap,
    player: Option<Player>,
    challenge: challenges::Challenge,
) -> Result<Challenge, Problem> {
    looked_by(app, headers, player, move |tx, sight| {
        lobby::wire(tx, &challenge, sight)
    })
    .await
}

async fn looked<T: Send + 'static>(
    app: &App,
    headers: &HeaderMap,
    caller: Option<Caller>,
    look: impl FnOnce(&mut dyn crate::store::Tx, &Sight<'_>) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, Problem> {
    looked_by(app, headers, caller.map(|caller| caller.player), look).await
}

async fn looked_by<T: Send + 'static>(
    app: &App,
    headers: &HeaderMap,
    player: Option<Player>,
    look: impl FnOnce(&mut dyn crate::store::Tx, &Sight<'_>) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, Problem> {
    let (here, now) = (app.clone(), app.clock.now());
    let origin = origin(app, headers);
    let read = app.store.read(move |tx| {
        let sight = Sight {
            player: player.as_ref(),
            origin: &origin,
            here: &|tx, id| here.is_here(tx, id),
            now,
        };
        look(tx, &sight)
    });
    read.await.map_err(Problem::from)
}
