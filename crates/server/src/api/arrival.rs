//! When requests arrived: that is when the clock of whoever moves stops.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use doska_play::round::Millis;

use crate::app::App;

/// When a request arrived: taken before anything else is looked at.
#[derive(Copy, Clone)]
pub struct Arrival(pub Millis);

/// Stamps a request.
pub async fn stamp(State(app): State<App>, mut request: Request, next: Next) -> Response {
    request.extensions_mut().insert(Arrival(app.clock.now()));
    next.run(request).await
}

impl FromRequestParts<App> for Arrival {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Arrival, Infallible> {
        let stamped = parts.extensions.get::<Arrival>().copied();
        Ok(stamped.unwrap_or_else(|| Arrival(app.clock.now())))
    }
}
