//! Serves the static files of the site.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::content_encoding::ContentEncoding;
use crate::site::{File, Site};
use crate::{routes, unbuilt};

/// The file at the path, the app where it has a page, or that there is nothing.
pub async fn answer(State(site): State<Arc<Site>>, uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path();
    if let Some(file) = site.file(path) {
        return whole(file, &asked);
    }
    let Some(shell) = site.shell() else {
        return unbuilt::page();
    };
    if routes::is_page(path) {
        match site.page(path, &asked) {
            Some(page) => {
                let mut answer = whole(&page, &asked);
                let spoken = HeaderValue::from_static("Accept-Language");
                answer.headers_mut().append(VARY, spoken);
                answer
            }
            None => whole(shell, &asked),
        }
    } else if path.starts_with("/assets/") {
        // Only our own pages ask for these, and they can do nothing with another page.
        (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-cache")]).into_response()
    } else {
        // It stands for no file, so nothing may be kept by its tag.
        let (encoding, mut answer) = begin(shell, &asked);
        *answer.status_mut() = StatusCode::NOT_FOUND;
        *answer.body_mut() = shell.bytes(encoding).into();
        answer
    }
}

/// A file in the form the client likes best, or that it has it already.
fn whole(file: &File, asked: &HeaderMap) -> Response {
    let (encoding, mut answer) = begin(file, asked);
    let tag = file.tag(encoding);
    if has_already(asked, &tag) {
        *answer.status_mut() = StatusCode::NOT_MODIFIED;
        let headers = answer.headers_mut();
        headers.remove(CONTENT_TYPE);
        headers.remove(CONTENT_ENCODING);
    } else {
        *answer.body_mut() = file.bytes(encoding).into();
    }
    let tag = HeaderValue::try_from(tag).expect("digits and letters in quotes");
    answer.headers_mut().insert(ETAG, tag);
    answer
}

/// An answer with what is said about a file, without the file.
fn begin(file: &File, asked: &HeaderMap) -> (ContentEncoding, Response) {
    let encoding = ContentEncoding::choose(asked, |encoding| file.has(encoding));
    let cache = if file.immutable {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let about = [
        (CONTENT_TYPE, file.kind),
        (CACHE_CONTROL, cache),
        (VARY, "Accept-Encoding"),
    ];
    let mut answer = about.into_response();
    if let Some(name) = encoding.name() {
        let name = HeaderValue::from_static(name);
        answer.headers_mut().insert(CONTENT_ENCODING, name);
    }
    (encoding, answer)
}

/// Whether the client says that it has this version.
fn has_already(asked: &HeaderMap, tag: &str) -> bool {
    let lines = asked.get_all(IF_NONE_MATCH).iter();
    lines.filter_map(|line| line.to_str().ok()).any(|line| {
        line.split(',').any(|known| {
            let known = known.trim();
            // Proxies that pack and unpack call a tag weak; it names the same version still.
            known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
        })
    })
}
