//! The site over HTTP, from the one binary.
//!
//! [`Site`] is the files that the web build made, [`router`] answers requests with them, [`Server`]
//! listens. `routes.rs` lists the pages of the app, `heads.rs` says what each
//! is about; any other path gets the app's own 404 page. Nothing
//! here knows a game: everything is played in the browser.
#![forbid(unsafe_code)]

mod content_encoding;
mod files;
mod headers;
mod heads;
mod log;
mod media_type;
mod routes;
mod server;
mod shutdown;
mod site;
mod tables;
mod unbuilt;

use std::sync::Arc;

use axum::Router;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::{from_fn, map_response};
use axum::routing::get;
use doska_play::tables::Folder;

pub use server::Server;
pub use site::Site;

/// Answers every request: with the site, with the tables of endings that lie in `tables`, or with why not.
pub fn router(site: Site, tables: Folder) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .merge(tables::router(tables))
        .fallback_service(get(files::answer).with_state(Arc::new(site)))
        .layer(map_response(headers::secure))
        .layer(from_fn(log::request))
}

/// For whatever watches over servers.
async fn healthz() -> impl axum::response::IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok")
}
