//! The page of a binary that was built without the site.

use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use doska_play::{Lang, Words};

/// Says in every language that there is no site, and how to get one.
pub fn page() -> Response {
    let said = Lang::ALL.map(|lang| Words::new(lang).text("serve-unbuilt", &[]) + "\n");
    let about = [(CACHE_CONTROL, "no-store")];
    (StatusCode::SERVICE_UNAVAILABLE, about, said.join("\n")).into_response()
}
