//! The site over HTTP, from the one binary.
//!
//! [`Site`] is the files that the web build made, [`router`] answers requests with them, [`Server`]
//! listens. `routes.rs` lists the pages of the app, `heads.rs` says what each
//! is about; any other path gets the app's own 404 page. Nothing
//! here knows a game.
#![forbid(unsafe_code)]

pub mod admin;
pub mod api;
pub mod app;
pub mod archive;
pub mod bots;
pub mod bus;
mod chat;
pub mod clock;
pub mod cluster;
pub mod config;
mod connections;
mod content_encoding;
mod correspondence;
mod failpoint;
mod files;
pub mod games;
mod headers;
mod heads;
mod health;
mod ids;
mod jobs;
pub mod limits;
pub mod lobby;
mod log;
mod media_type;
pub mod outgoing;
pub mod people;
pub mod presence;
pub mod ratings;
mod routes;
mod server;
mod shutdown;
mod site;
mod socket;
pub mod store;
mod tables;
mod telemetry;
pub mod tls;
mod turns;
mod unbuilt;
pub mod work;
pub mod worker;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, map_response};
use axum::routing::get;
use doska_play::tables::Folder;

pub use app::{App, OpenError};
pub use config::Config;
pub use server::Server;
pub use site::Site;

/// Answers every request: with the site, with games online, with the tables of endings that lie in `tables`, or with
/// why not. Without an `app` there is the site alone.
pub fn router(site: Site, tables: Folder, app: Option<&App>) -> Router {
    let online = app.map(online).unwrap_or_default();
    let router = Router::new()
        .route("/healthz", get(health::healthz))
        .merge(online)
        .merge(tables::router(tables))
        .fallback_service(get(files::answer).with_state(Arc::new(site)))
        .layer(map_response(headers::secure))
        .layer(from_fn(log::request));
    if app.is_some_and(|app| app.config.is_https()) {
        router.layer(map_response(headers::https_only))
    } else {
        router
    }
}

/// What there is besides the site.
fn online(app: &App) -> Router {
    Router::new()
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(telemetry::local))
        .with_state(app.clone())
        .merge(api::router(app))
}
