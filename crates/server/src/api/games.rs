//! Games and commands over HTTP.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use doska_contract::online::{CommandResult, MoveRequest, OfferRequest, ResignRequest};
use serde::Deserialize;

use super::{Arrival, Json, Path, Problem, Query, Visitor, archive};
use crate::app::App;
use crate::games::{Action, GameError, Request, is_command_id};
use crate::people::Caller;

/// `?format=…`
#[derive(Deserialize)]
pub struct Shown {
    format: Option<String>,
}

/// `GET /games/ID`.
pub async fn show(
    State(app): State<App>,
    visitor: Result<Visitor, Problem>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(asked): Query<Shown>,
) -> Result<Response, Problem> {
    // Games are public: whoever has no valid secret reads as a spectator.
    if let Ok(Visitor(Some(caller))) = &visitor {
        app.presences.acted(&id, &caller.player.id);
    }
    let format = asked.format.as_deref().map(archive::format).transpose()?;
    match format.flatten() {
        Some(format) => archive::one(&app, &headers, id, format).await,
        None => Ok(axum::Json(app.games.game(&id).await?).into_response()),
    }
}

/// `POST /games/ID/moves`.
pub async fn play(
    State(app): State<App>,
    Arrival(arrived): Arrival,
    caller: Caller,
    Path(game): Path<String>,
    Json(asked): Json<MoveRequest>,
) -> Result<axum::Json<CommandResult>, Problem> {
    app.presences.acted(&game, &caller.player.id);
    let request = Request {
        player: caller.player.id,
        game,
        id: Some(asked.id),
        action: Action::Move {
            text: asked.r#move,
            ply: asked.ply,
        },
        arrived,
        lag: 0,
    };
    Ok(axum::Json(app.games.command(request).await?))
}

/// `POST /games/ID/offers`.
pub async fn offer(
    State(app): State<App>,
    Arrival(arrived): Arrival,
    caller: Caller,
    Path(game): Path<String>,
    Json(asked): Json<OfferRequest>,
) -> Result<axum::Json<CommandResult>, Problem> {
    let request = Request {
        player: caller.player.id,
        game,
        id: asked.id,
        action: Action::Offer(asked.kind),
        arrived,
        lag: 0,
    };
    Ok(axum::Json(app.command(request).await?))
}

/// `POST /games/ID/resign`.
pub async fn resign(
    State(app): State<App>,
    Arrival(arrived): Arrival,
    caller: Caller,
    Path(game): Path<String>,
    Json(asked): Json<ResignRequest>,
) -> Result<axum::Json<CommandResult>, Problem> {
    let request = Request {
        player: caller.player.id,
        game,
        id: asked.id,
        action: Action::Resign,
        arrived,
        lag: 0,
    };
    Ok(axum::Json(app.games.command(request).await?))
}

/// An id that a sender chose for its command.
pub fn command_id(id: String) -> Result<String, Problem> {
    if is_command_id(&id) {
        Ok(id)
    } else {
        Err(GameError::BadId.into())
    }
}
