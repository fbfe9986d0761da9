//! A small site, and asking for parts of it.

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use doska_play::tables::Folder;
use doska_server::{Site, router};
use tower::ServiceExt;

/// What the files of the site hold. The packed forms are not really packed: nobody here unpacks them.
const FILES: [(&str, &str); 11] = [
    ("index.html", "<title>Doska</title>"),
    ("index.html.br", "index by brotli"),
    ("index.html.gz", "index by gzip"),
    ("sw.js", "worker"),
    ("manifest.webmanifest", "{}"),
    ("icons/192.png", "icon"),
    ("assets/app-Ck3x.js", "let app"),
    ("assets/app-Ck3x.js.br", "app by brotli"),
    ("assets/app-Ck3x.js.gz", "app by gzip"),
    ("assets/engine-9aF.wasm", "engine"),
    ("assets/engine-9aF.wasm.gz", "engine by gzip"),
];

/// An answer, read to its end.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    /// A header, empty where there is none.
    pub fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().unwrap())
    }

    /// The body as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}

/// The small site, with no tables.
pub fn small() -> Router {
    let files = FILES.map(|(path, text)| (path, Bytes::from_static(text.as_bytes())));
    router(Site::new(files), Folder::new("/no/such/folder"), None)
}

/// Asks for something with these headers.
pub async fn ask(
    router: &Router,
    method: &str,
    path: &str,
    headers: &[(&'static str, &str)],
) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let answer = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = answer.into_parts();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: to_bytes(body, usize::MAX).await.unwrap().to_vec(),
    }
}

/// Sends a GET request to the router.
pub async fn get(router: &Router, path: &str) -> Answer {
    ask(router, "GET", path, &[]).await
}
