//! The HTTP API, all routes of it. `docs/api.md` describes them.

mod archive;
mod arrival;
mod challenges;
mod correspondence;
mod cross_site;
mod extract;
mod feeds;
mod games;
mod guests;
mod notifications;
pub mod openapi;
mod origin;
mod pairing;
mod people;
mod players;
mod problem;
mod streams;
mod table;

use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use doska_play::Note;

use crate::app::App;
use crate::limits;
use crate::socket;

pub use arrival::Arrival;
pub use extract::{Json, LARGEST, Path, Query, Visitor, require};
pub use games::command_id;
pub use origin::{origin, same_origin};
pub use problem::{Problem, language, words};

/// How long a request may take until its answer begins.
const LONGEST: Duration = Duration::from_secs(30);

/// Everything under `/api/v1`.
pub fn router(app: &App) -> Router {
    let routes = Router::new()
        .route("/openapi.json", get(openapi::show))
        .route("/guests", post(guests::create))
        .merge(people::routes())
        .merge(players::routes())
        .merge(challenges::routes())
        .merge(pairing::routes())
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/moves", post(games::play))
        .route("/games/{id}/offers", post(games::offer))
        .route("/games/{id}/resign", post(games::resign))
        .route("/games/{id}/events", get(streams::game))
        .merge(archive::routes())
        .merge(table::routes())
        .route("/events", get(streams::own))
        .merge(days())
        .route("/socket", get(socket::open))
        .fallback(|| async { Problem::not_found() })
        .method_not_allowed_fallback(|| async {
            let status = StatusCode::METHOD_NOT_ALLOWED;
            Problem::new(status, "method_not_allowed", Note::new("problem-method"))
        })
        .with_state(app.clone())
        .layer(from_fn_with_state(app.clone(), limits::check))
        .layer(from_fn_with_state(app.clone(), cross_site::refuse))
        .layer(from_fn(sized))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn(timely))
        .layer(from_fn(problem::translate))
        .layer(from_fn_with_state(app.clone(), private))
        .layer(from_fn_with_state(app.clone(), arrival::stamp));
    Router::new().nest("/api/v1", routes)
}

/// Correspondence, and how players are called.
fn days() -> Router<App> {
    use correspondence as c;
    use notifications as n;
    Router::new()
        .route("/me/games", get(c::games))
        .route(
            "/games/{id}/conditional",
            get(c::conditional).put(c::set_conditional),
        )
        .route("/games/{id}/note", get(c::note).put(c::set_note))
        .route("/me/vacation", get(c::vacations).post(c::take_vacation))
        .route("/me/vacation/{id}", delete(c::cancel_vacation))
        .route("/me/notifications", get(n::show).put(n::change))
        .route("/me/notifications/feed", post(n::renew_feed))
        .route("/notifications/test", post(n::test))
        .route("/me/push", post(n::subscribe).delete(n::unsubscribe))
        .route("/mail/{token}/confirm", post(n::confirm_mail))
        .route("/mail/{token}/stop", post(n::stop_mail))
        .route("/feeds/{name}", get(feeds::show))
}

/// A body that is too large is refused before anything else is looked at. One that does not say how large it is, is read
/// to find out.
async fn sized(request: Request, next: Next) -> Response {
    let length = request.headers().get(CONTENT_LENGTH);
    let length = length.and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > LARGEST as u64) {
        return extract::too_large().into_response();
    }
    if length.is_some() || request.body().is_end_stream() {
        return next.run(request).await;
    }
    match whole(request).await {
        Ok(request) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// The request with all of its body.
async fn whole(request: Request) -> Result<Request, Problem> {
    let (parts, body) = request.into_parts();
    let body = Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await;
    let body = body.map_err(|rejection| extract::unread(&rejection))?;
    Ok(Request::from_parts(parts, Body::from(body)))
}

/// A request that takes too long, as one whose body comes byte by byte, is given up. Streams and sockets have begun by
/// then.
async fn timely(request: Request, next: Next) -> Response {
    if let Ok(response) = tokio::time::timeout(LONGEST, next.run(request)).await {
        response
    } else {
        let note = Note::new("problem-timeout");
        Problem::new(StatusCode::REQUEST_TIMEOUT, "timeout", note).into_response()
    }
}

/// No cache keeps answers of the API, unless they say otherwise.
async fn private(
    axum::extract::State(_app): axum::extract::State<App>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let entry = headers.entry(CACHE_CONTROL);
    entry.or_insert(HeaderValue::from_static("no-store"));
    response
}
