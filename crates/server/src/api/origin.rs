//! Where the site is reached, for links that leave it, and whether a request comes from it.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

use crate::app::App;

/// `https://doska.example.org`, as configured or as the request says.
pub fn origin(app: &App, headers: &HeaderMap) -> String {
    if app.config.public_url.is_some() {
        return app.config.origin();
    }
    crate::heads::origin(headers).unwrap_or_else(|| app.config.origin())
}

/// Whether the page that sent a request, as `Origin` names it, is one of this site. Where nobody has said what the site
/// is called, it is what the request was sent to.
pub fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else {
        return false;
    };
    if app.config.public_url.is_some() {
        return app.config.origin() == origin;
    }
    let named = origin.split_once("://").map(|(_, host)| host);
    let own = text(HOST).zip(named);
    own.is_some_and(|(host, named)| named.eq_ignore_ascii_case(host))
}
