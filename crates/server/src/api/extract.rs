//! What handlers take from a request.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use doska_play::Note;
use serde::de::DeserializeOwned;

use super::problem::Problem;
use crate::app::App;
use crate::people::{Caller, cookie, scopes};

/// The most bytes of a body.
pub const LARGEST: usize = 64 * 1024;

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Problem> {
        let Visitor(caller) = Visitor::from_request_parts(parts, app).await?;
        caller.ok_or_else(Problem::unauthorized)
    }
}

/// Whoever sends a request, signed in or not. A secret that is not valid is refused all the same.
pub struct Visitor(pub Option<Caller>);

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Problem> {
        let bearer = bearer(&parts.headers);
        let cookie = || cookie::find(&app.config, &parts.headers);
        let Some(secret) = bearer.clone().or_else(cookie) else {
            return Ok(Visitor(None));
        };
        let caller = app.sessions.find(&secret).await?;
        if caller.is_none() && bearer.is_some() {
            return Err(Problem::unauthorized());
        }
        if let Some(caller) = &caller {
            let path = parts.uri.path();
            let path = path.strip_prefix("/api/v1").unwrap_or(path);
            require(caller, scopes::needed(&parts.method, path))?;
        }
        Ok(Visitor(caller))
    }
}

/// Refuses a token that may not be used for something.
pub fn require(caller: &Caller, scope: &'static str) -> Result<(), Problem> {
    if caller.may(scope) {
        return Ok(());
    }
    if scope == scopes::SESSION {
        let note = Note::new("people-session-only");
        return Err(Problem::forbidden("session_required", note));
    }
    let note = Note::new("people-scope").with("scope", scope);
    Err(Problem::forbidden("scope", note))
}

/// The secret of a token.
pub fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then(|| secret.trim().to_owned())
}

/// A part of the path. One that is no text names nothing.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, Problem> {
        let read = extract::Path::from_request_parts(parts, app).await;
        let extract::Path(part) = read.map_err(|_| Problem::not_found())?;
        Ok(Path(part))
    }
}

/// The query. One that does not fit is refused with the reason.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, Problem> {
        let read = extract::Query::from_request_parts(parts, app).await;
        let extract::Query(query) = read.map_err(|error| {
            let note = Note::new("problem-query").with("why", error.body_text());
            Problem::unfit("bad_query", note)
        })?;
        Ok(Query(query))
    }
}

/// A body of JSON. An empty one counts as `{}`.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Problem> {
        let bytes = Bytes::from_request(request, app)
            .await
            .map_err(|rejection| unread(&rejection))?;
        let bytes: &[u8] = if bytes.trim_ascii().is_empty() {
            b"{}"
        } else {
            &bytes
        };
        // Broken text is one thing, a text of another shape another.
        serde_json::from_slice(bytes).map(Json).map_err(|error| {
            let note = Note::new("problem-json").with("why", &error);
            if error.is_data() {
                Problem::unfit("bad_shape", note)
            } else {
                Problem::new(StatusCode::BAD_REQUEST, "bad_json", note)
            }
        })
    }
}

/// Why a body could not be read.
pub fn unread(rejection: &BytesRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return too_large();
    }
    let note = Note::new("problem-body");
    Problem::new(StatusCode::BAD_REQUEST, "bad_body", note)
}

/// More bytes than anything here needs.
pub fn too_large() -> Problem {
    let note = Note::new("problem-too-large").with("most", LARGEST / 1024);
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", note)
}
