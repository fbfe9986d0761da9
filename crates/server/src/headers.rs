//! Security headers of every response.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// What the site may do is what it does: its own files, WebAssembly, no frames, no other hosts. It stands
/// alone in its process (`Cross-Origin-…`), which browsers ask of pages that share memory with a worker: so
/// the engine hears at once that it should stop.
const CAREFUL: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; \
         base-uri 'none'; form-action 'self'; object-src 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A link to a game holds the game: nobody else needs to see it.
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), \
         midi=(), payment=(), usb=()",
    ),
];

/// Adds them to an answer.
pub async fn secure(mut answer: Response) -> Response {
    for (name, value) in &CAREFUL {
        let value = HeaderValue::from_static(value);
        answer.headers_mut().insert(name, value);
    }
    answer
}

/// Where the site is reached by HTTPS, browsers shall use nothing else for two years.
pub async fn https_only(mut answer: Response) -> Response {
    let value = HeaderValue::from_static("max-age=63072000; includeSubDomains");
    let name = header::STRICT_TRANSPORT_SECURITY;
    answer.headers_mut().insert(name, value);
    answer
}
