//! `/metrics`, in the text format of Prometheus.

use std::sync::OnceLock;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics::{describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::time::timeout;

use crate::app::App;
use crate::limits::Client;
use crate::store::outbox;

/// Seconds, from a move in memory to a slow export.
const SECONDS: [f64; 10] = [
    0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0,
];
/// Transactions in one commit.
const BATCHES: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 256.0];

/// How long the store may take to say what waits in it, and how large it is.
const PATIENCE: Duration = Duration::from_secs(1);

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count. What is counted before is lost.
pub fn install() -> Option<&'static PrometheusHandle> {
    let handle = RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
            .and_then(|builder| {
                let batches = Matcher::Full("doska_store_batch_size".to_owned());
                builder.set_buckets_for_metric(batches, &BATCHES)
            });
        let installed = builder.and_then(PrometheusBuilder::install_recorder);
        if installed.is_ok() {
            describe();
        }
        installed.ok()
    });
    handle.as_ref()
}

fn describe() {
    describe_gauge!("doska_sockets", "Open sockets");
    describe_gauge!(
        "doska_connections",
        "Open connections, sockets not included"
    );
    describe_gauge!("doska_games", "Games in memory");
    describe_gauge!("doska_outbox_items", "Items of the outbox that are due");
    describe_gauge!(
        "doska_outbox_age_seconds",
        "How long the oldest of them has been due"
    );
    describe_gauge!("doska_database_bytes", "Size of the database with its log");
    describe_gauge!("doska_memory_bytes", "Resident memory of the process");
    describe_gauge!("doska_draining", "1 while the server is about to end");
    describe_gauge!("doska_build_info", "1, with the version");
    describe_gauge!(
        "doska_bus_connected",
        "1 while the bus reaches other servers"
    );
    describe_gauge!(
        "doska_clock_off_seconds",
        "How far the clock was from that of the database when they were last compared"
    );
    describe_counter!(
        "doska_bus_reconnects_total",
        "Times the bus was connected again"
    );
    describe_counter!("doska_bus_sent_total", "Messages sent to other servers");
    describe_counter!(
        "doska_bus_received_total",
        "Messages received from other servers"
    );
    describe_counter!(
        "doska_bus_lost_total",
        "Messages that did not go out or were not read, and versions of games found in the store that nobody told"
    );
    describe_histogram!("doska_store_batch_size", "Transactions in one commit");
    describe_histogram!(
        "doska_store_seconds",
        "Time of a transaction, by kind: read or write"
    );
    describe_counter!("doska_store_errors_total", "Errors of the database");
    describe_counter!(
        "doska_store_repeats_total",
        "Transactions run again because they met another one or lost their connection"
    );
    describe_counter!(
        "doska_store_outcomes_asked_total",
        "Commits whose connection broke, so that their outcome was asked for"
    );
    describe_histogram!(
        "doska_command_seconds",
        "Time from a command's arrival to its answer, by result: stored, refused or failed"
    );
    describe_counter!(
        "doska_conflicts_total",
        "Commands tried again because another server was faster"
    );
    describe_histogram!(
        "doska_deadline_late_seconds",
        "How late a clock that had run out was noticed"
    );
    describe_histogram!(
        "doska_request_seconds",
        "Time until an answer began, by route"
    );
    describe_counter!(
        "doska_requests_total",
        "Answers, by method, route and status"
    );
    describe_counter!(
        "doska_limited_total",
        "Requests refused with 429, by action"
    );
}

/// Keeps the measurements small, from time to time.
pub async fn upkeep() {
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        if let Some(handle) = install() {
            handle.run_upkeep();
        }
    }
}

/// On the main address: only for this machine.
pub async fn local(State(app): State<App>, client: Client) -> Response {
    if client.is_local() {
        metrics(State(app)).await
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}

/// On an address of its own: for everybody who reaches it.
pub fn router(app: &App) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .with_state(app.clone())
}

async fn metrics(State(app): State<App>) -> Response {
    let Some(handle) = install() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    gauge!("doska_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    gauge!("doska_draining").set(f64::from(u8::from(app.is_draining())));
    gauge!("doska_games").set(app.games.in_memory() as f64);
    measure_outbox(&app).await;
    // A store that does not answer is told elsewhere; the other figures are wanted just then.
    if let Ok(Ok(bytes)) = timeout(PATIENCE, app.store.bytes()).await {
        gauge!("doska_database_bytes").set(bytes as f64);
    }
    if let Some(bytes) = resident_memory() {
        gauge!("doska_memory_bytes").set(bytes as f64);
    }
    let headers = [
        (CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, handle.render()).into_response()
}

/// What waits to be sent. While the store does not answer, the last figures stay.
async fn measure_outbox(app: &App) {
    let now = app.clock.now();
    let asked = app.store.read(move |tx| outbox::backlog(tx, now));
    if let Ok(Ok((items, since))) = tokio::time::timeout(PATIENCE, asked).await {
        let age = since.map_or(0, |since| now.saturating_sub(since));
        gauge!("doska_outbox_items").set(items as f64);
        gauge!("doska_outbox_age_seconds").set(age as f64 / 1000.0);
    }
}

/// As Linux tells it.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024)
}
