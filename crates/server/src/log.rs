//! The access log, and what is counted of each request.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::ids;

/// The id of a request, in its answer and in every line that is logged about it.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Notes what was asked and answered. Only the route is named: paths and what follows a `?` may hold a game, a link to
/// a challenge or a secret.
pub async fn request(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>();
    // Anybody can invent paths, and each would be counted for itself.
    let counted = matched.map_or("site", MatchedPath::as_str).to_owned();
    let route = route(&request);
    let id = ids::random(12);
    let begun = Instant::now();
    // Errors are always logged, and the span with them.
    let span = tracing::error_span!("request", id);
    let mut answer = next.run(request).instrument(span.clone()).await;
    let status = answer.status().as_u16();
    let elapsed = begun.elapsed();
    let ms = elapsed.as_millis() as u64;
    span.in_scope(|| tracing::info!(%method, path = route, status, ms));
    if let Ok(id) = HeaderValue::from_str(&id) {
        answer.headers_mut().insert(REQUEST_ID, id);
    }
    count(method.as_str(), counted, status, elapsed.as_secs_f64());
    answer
}

fn count(method: &str, route: String, status: u16, seconds: f64) {
    // Methods can be invented, and each would be counted for itself.
    let known = ["GET", "HEAD", "POST", "PUT", "DELETE"];
    let method = known.into_iter().find(|known| *known == method);
    let labels = [
        ("method", method.unwrap_or("other").to_owned()),
        ("route", route.clone()),
        ("status", status.to_string()),
    ];
    metrics::counter!("doska_requests_total", &labels).increment(1);
    metrics::histogram!("doska_request_seconds", "route" => route).record(seconds);
}

/// `/api/v1/games/{id}`, or the first part of the path of a page or file that the site has.
fn route(request: &Request) -> String {
    if let Some(path) = request.extensions().get::<MatchedPath>() {
        return path.as_str().to_owned();
    }
    let path = request.uri().path();
    let (first, rest) = path[1.min(path.len())..]
        .split_once('/')
        .map_or((path, false), |(first, _)| (&path[..=first.len()], true));
    // Anything may be asked for: only what looks like a page is named.
    let plain = |c: char| c.is_ascii_alphanumeric() || "/.-".contains(c);
    match (first.len() <= 24 && first.chars().all(plain), rest) {
        (true, false) => first.to_owned(),
        (true, true) => format!("{first}/…"),
        (false, _) => String::from("/…"),
    }
}

#[cfg(test)]
mod tests {
    use super::route;
    use axum::body::Body;
    use axum::extract::Request;

    #[test]
    fn only_the_first_part_of_a_page_is_named() {
        for (path, named) in [
            ("/", "/"),
            ("/analysis?game=secret", "/analysis"),
            ("/challenge/secret", "/challenge/…"),
            ("/assets/app-Ck3x.js", "/assets/…"),
            ("/%D0%BF", "/…"),
            ("/a-very-long-path-that-may-be-a-secret", "/…"),
        ] {
            let request = Request::builder().uri(path).body(Body::empty()).unwrap();
            assert_eq!(route(&request), named);
        }
    }
}
