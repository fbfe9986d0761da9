//! Pages of other sites must not act in the name of whoever looks at them.

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, ORIGIN, TRANSFER_ENCODING};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use doska_play::Note;

use super::extract::bearer;
use super::{Problem, same_origin};
use crate::app::App;
use crate::people::cookie;

/// Refuses requests that change something and come from a page of another site. Programs, which send a token or
/// nothing at all, are no pages.
pub async fn refuse(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    if request.method().is_safe() || bearer(headers).is_some() {
        return next.run(request).await;
    }
    let browser = match headers.get("sec-fetch-site") {
        Some(site) if site == "same-origin" || site == "none" => true,
        Some(_) => return refused().into_response(),
        None if headers.contains_key(ORIGIN) => {
            if !same_origin(&app, headers) {
                return refused().into_response();
            }
            true
        }
        // Browsers say where a request comes from; a program with the cookie need not. Should an old browser not say
        // it either: `SameSite` keeps the cookie from other sites, and a form cannot send JSON.
        None => cookie::find(&app.config, headers).is_some(),
    };
    if browser && has_body(headers) && !is_json(headers) {
        let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
        let note = Note::new("problem-content-type");
        return Problem::new(status, "content_type", note).into_response();
    }
    next.run(request).await
}

fn refused() -> Problem {
    Problem::forbidden("cross_site", Note::new("problem-cross-site"))
}

fn has_body(headers: &HeaderMap) -> bool {
    let length = headers.get(CONTENT_LENGTH);
    length.is_some_and(|length| length != "0") || headers.contains_key(TRANSFER_ENCODING)
}

/// A form of another site cannot send this type without asking first.
fn is_json(headers: &HeaderMap) -> bool {
    let value = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let kind = value.and_then(|value| value.split(';').next());
    kind.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
