//! The session cookie.

use axum::http::header::{COOKIE, HOST};
use axum::http::{HeaderMap, HeaderValue};

use crate::config::Config;

/// How long a browser keeps it: 400 days, the most that browsers allow.
const AGE: u32 = 400 * 24 * 60 * 60;

/// Its names: over HTTPS and on this machine, and elsewhere. The stricter one first.
const NAMES: [&str; 2] = ["__Host-doska", "doska"];

/// The secret in the cookie. A site over HTTPS never sets the plain one, which another host of its domain could.
pub fn find(config: &Config, headers: &HeaderMap) -> Option<String> {
    let names = if config.is_https() {
        &NAMES[..1]
    } else {
        &NAMES
    };
    let values = headers.get_all(COOKIE).iter();
    let pairs = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let mut found: Vec<(&str, &str)> = pairs.filter(|(name, _)| names.contains(name)).collect();
    found.sort_by_key(|(name, _)| names.iter().position(|known| known == name));
    found.first().map(|(_, secret)| (*secret).to_owned())
}

/// The cookie that keeps a session. The name with the prefix makes browsers insist on HTTPS and on this very host;
/// they take it over HTTP only on their own machine.
pub fn keep(config: &Config, headers: &HeaderMap, secret: &str) -> HeaderValue {
    set(config, headers, secret, AGE)
}

/// The cookie that ends it.
pub fn drop(config: &Config, headers: &HeaderMap) -> HeaderValue {
    set(config, headers, "", 0)
}

fn set(config: &Config, headers: &HeaderMap, value: &str, age: u32) -> HeaderValue {
    let [strict, plain] = NAMES;
    let text = if config.is_https() || is_secure(headers) {
        format!("{strict}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax; Secure")
    } else {
        format!("{plain}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax")
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
