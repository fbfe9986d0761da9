//! The access log.

use std::time::Instant;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;

/// Notes what was asked and answered. What follows a `?` may be somebody's game, and is left out.
pub async fn request(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let begun = Instant::now();
    let answer = next.run(request).await;
    let status = answer.status().as_u16();
    let ms = begun.elapsed().as_millis() as u64;
    tracing::info!(%method, path, status, ms);
    answer
}
