//! The session cookie.

use axum::http::header::HOST;
use axum::http::{HeaderMap, HeaderValue};

/// How long a browser keeps it: 400 days, the most that browsers allow.
const AGE: u32 = 400 * 24 * 60 * 60;

/// The cookie that keeps a session. The name with the prefix makes browsers insist on HTTPS and on this very host;
/// they take it over HTTP only on their own machine.
pub fn keep(headers: &HeaderMap, secret: &str) -> HeaderValue {
    set(headers, secret, AGE)
}

/// The cookie that ends it.
pub fn drop(headers: &HeaderMap) -> HeaderValue {
    set(headers, "", 0)
}

fn set(headers: &HeaderMap, value: &str, age: u32) -> HeaderValue {
    let text = if is_secure(headers) {
        format!("__Host-doska={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax; Secure")
    } else {
        format!("doska={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax")
    };
    HeaderValue::from_str(&text).expect("secrets are letters and digits")
}

/// Whether the browser has come over HTTPS, or from this machine.
fn is_secure(headers: &HeaderMap) -> bool {
    let https = headers
        .get("x-forwarded-proto")
        .is_some_and(|scheme| scheme == "https");
    let host = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or("");
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    https || name == "localhost" || name.starts_with("127.") || name == "[::1]"
}
