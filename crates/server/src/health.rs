//! `/healthz` and `/readyz`, for whatever watches over servers.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::app::App;
use crate::bus::BusState;
use crate::store::{StoreError, settings};

/// How long an answer of the store counts.
const FRESH: Duration = Duration::from_secs(1);
/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the store said last, and when.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

/// The process lives.
pub async fn healthz() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok")
}

/// It can store a move: it has just written something, and is not about to end.
pub async fn readyz(State(app): State<App>) -> impl IntoResponse {
    let (status, said) = if app.is_draining() {
        (StatusCode::SERVICE_UNAVAILABLE, "draining")
    } else if can_store(&app).await {
        // Without the bus a move can still be stored, and others find it a little later.
        match app.bus.state() {
            BusState::Disconnected => (StatusCode::OK, "ready, but the bus is not connected"),
            BusState::Local | BusState::Connected => (StatusCode::OK, "ready"),
        }
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store cannot be written",
        )
    };
    (status, [(CACHE_CONTROL, "no-store")], said)
}

async fn can_store(app: &App) -> bool {
    // Whoever comes meanwhile waits for the same answer.
    let mut last = app.readiness.0.lock().await;
    if let Some((at, ready)) = *last
        && at.elapsed() < FRESH
    {
        return ready;
    }
    let now = app.clock.now().to_string();
    let write = app
        .store
        .write(move |tx| settings::set(tx, "ready_at", &now));
    let written: Result<Result<(), StoreError>, _> = timeout(PATIENCE, write).await;
    let ready = match written {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::error!(%error, "the store cannot be written");
            false
        }
        Err(_) => {
            tracing::error!("the store does not answer");
            false
        }
    };
    *last = Some((Instant::now(), ready));
    ready
}
