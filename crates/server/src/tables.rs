//! The tables of endings, for the engine in the browser.

use std::io::ErrorKind;
use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use doska_play::tables::{Class, Folder};
use doska_play::{endings, games};
use serde::Serialize;
use tower_http::services::ServeFile;

/// A table that can be fetched.
#[derive(Serialize)]
struct Listed {
    name: String,
    bytes: u64,
}

/// `/tables/GAME/`, which tables there are, and `/tables/GAME/NAME`, one of them.
pub fn router(folder: Folder) -> Router {
    let mut router = Router::new();
    for game in games().iter().filter(|game| endings::has_tables(game)) {
        router = router
            .route(&format!("/tables/{}/", game.id), get(list))
            .route(&format!("/tables/{}/{{name}}", game.id), get(one));
    }
    router.with_state(Arc::new(folder))
}

/// The tables that can be used; none where there is no folder.
async fn list(State(folder): State<Arc<Folder>>) -> Response {
    let looked = tokio::task::spawn_blocking(move || folder.entries()).await;
    let entries = match looked.map_err(std::io::Error::other).flatten() {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
        Err(error) => {
            tracing::error!(%error, "the folder of tables cannot be read");
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
    };
    let usable = entries.into_iter().filter(|entry| entry.header.is_ok());
    let listed = usable.map(|entry| Listed {
        name: entry.class.to_string(),
        bytes: entry.bytes,
    });
    let listed: Vec<Listed> = listed.collect();
    ([(CACHE_CONTROL, "no-cache")], Json(listed)).into_response()
}

/// One table. Its name must be that of a class, which is letters K, M and v: no path leads out of the folder.
async fn one(
    State(folder): State<Arc<Folder>>,
    Path(name): Path<String>,
    request: Request,
) -> Response {
    let Some(class) = Class::read(&name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut file = ServeFile::new(folder.file(class));
    let mut answer = match file.try_call(request).await {
        Ok(answer) => answer.into_response(),
        Err(error) if error.kind() == ErrorKind::NotFound => StatusCode::NOT_FOUND.into_response(),
        Err(error) => {
            tracing::error!(%error, name, "a table cannot be read");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    };
    let cache = HeaderValue::from_static("no-cache");
    answer.headers_mut().insert(CACHE_CONTROL, cache);
    answer
}
