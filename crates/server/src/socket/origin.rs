//! Pages of other sites must not open a socket in the name of whoever looks at them.

use axum::extract::FromRequestParts;
use axum::http::header::ORIGIN;
use axum::http::request::Parts;
use doska_play::Note;

use crate::api::{Problem, same_origin};
use crate::app::App;

/// The request comes from a page of this site, or not from a page at all.
pub struct SameOrigin;

impl FromRequestParts<App> for SameOrigin {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SameOrigin, Problem> {
        // Programs are no pages, and say nothing.
        if !parts.headers.contains_key(ORIGIN) || same_origin(app, &parts.headers) {
            Ok(SameOrigin)
        } else {
            Err(Problem::forbidden(
                "bad_origin",
                Note::new("problem-origin"),
            ))
        }
    }
}
