//! Files: what they are, how they are packed, how long they are kept.

use crate::ask::{ask, get, small};

const FOREVER: &str = "public, max-age=31536000, immutable";

#[tokio::test]
async fn a_file_comes_with_its_type_and_how_long_to_keep_it() {
    let site = small();
    for (path, kind, cache) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        (
            "/manifest.webmanifest",
            "application/manifest+json",
            "no-cache",
        ),
        ("/icons/192.png", "image/png", "no-cache"),
        (
            "/assets/app-Ck3x.js",
            "text/javascript; charset=utf-8",
            FOREVER,
        ),
        ("/assets/engine-9aF.wasm", "application/wasm", FOREVER),
    ] {
        let answer = get(&site, path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), kind, "{path}");
        assert_eq!(answer.header("cache-control"), cache, "{path}");
        assert_eq!(answer.header("vary"), "Accept-Encoding", "{path}");
    }
}

#[tokio::test]
async fn a_client_gets_the_form_it_likes_best() {
    let site = small();
    for (path, liked, coding, text) in [
        (
            "/assets/app-Ck3x.js",
            "gzip, deflate, br",
            "br",
            "app by brotli",
        ),
        (
            "/assets/app-Ck3x.js",
            "br;q=0.5, gzip",
            "gzip",
            "app by gzip",
        ),
        ("/assets/app-Ck3x.js", "br;q=0, gzip;q=0", "", "let app"),
        ("/assets/app-Ck3x.js", "deflate", "", "let app"),
        // There is no Brotli form of this one, and no packed form of that.
        (
            "/assets/engine-9aF.wasm",
            "gzip, br",
            "gzip",
            "engine by gzip",
        ),
        ("/sw.js", "gzip, br", "", "worker"),
        ("/analysis", "br", "br", "index by brotli"),
        ("/nowhere", "br", "br", "index by brotli"),
    ] {
        let answer = ask(&site, "GET", path, &[("accept-encoding", liked)]).await;
        assert_eq!(answer.header("content-encoding"), coding, "{path} {liked}");
        assert_eq!(answer.text(), text, "{path} {liked}");
        let length = answer.header("content-length");
        assert_eq!(length, text.len().to_string(), "{path} {liked}");
    }
    let two_lines = [("accept-encoding", "deflate"), ("accept-encoding", "gzip")];
    let answer = ask(&site, "GET", "/", &two_lines).await;
    assert_eq!(answer.text(), "index by gzip");
}

#[tokio::test]
async fn packed_forms_are_no_files_of_their_own() {
    let answer = get(&small(), "/assets/app-Ck3x.js.br").await;
    assert_eq!(answer.status, 404);
    let answer = get(&small(), "/index.html.gz").await;
    assert_eq!(answer.status, 404);
}

#[tokio::test]
async fn what_a_client_has_is_not_sent_again() {
    let site = small();
    for path in ["/", "/play/turkish", "/assets/app-Ck3x.js", "/sw.js"] {
        let first = get(&site, path).await;
        let tag = first.header("etag");
        assert!(tag.starts_with('"') && tag.ends_with('"'), "{path}: {tag}");
        let weak = format!("W/{tag}");
        let list = format!("\"other\", {tag}");
        for known in [tag, &weak, &list, "*"] {
            let again = ask(&site, "GET", path, &[("if-none-match", known)]).await;
            assert_eq!(again.status, 304, "{path} {known}");
            assert!(again.body.is_empty(), "{path} {known}");
            for name in ["etag", "cache-control", "vary"] {
                assert_eq!(again.header(name), first.header(name), "{path}: {name}");
            }
        }
        let again = ask(&site, "GET", path, &[("if-none-match", "\"other\"")]).await;
        assert_eq!(again.status, 200, "{path}");
    }
}

#[tokio::test]
async fn each_form_and_each_version_has_a_tag_of_its_own() {
    let site = small();
    let mut tags = std::collections::HashSet::new();
    for (path, liked) in [
        ("/", "br"),
        ("/", "gzip"),
        ("/", "identity"),
        ("/sw.js", "br"),
        ("/icons/192.png", "br"),
    ] {
        let answer = ask(&site, "GET", path, &[("accept-encoding", liked)]).await;
        let tag = answer.header("etag").to_owned();
        assert!(tags.insert(tag), "{path} {liked}");
    }
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let site = small();
    for (path, status) in [
        ("/", 200),
        ("/assets/app-Ck3x.js", 200),
        ("/nowhere", 404),
        ("/healthz", 200),
    ] {
        let mut whole = get(&site, path).await;
        let mut head = ask(&site, "HEAD", path, &[]).await;
        // New for every request.
        for answer in [&mut whole, &mut head] {
            assert!(answer.headers.remove("x-request-id").is_some());
        }
        assert_eq!(head.status, status, "{path}");
        assert!(head.body.is_empty(), "{path}");
        assert_eq!(head.headers, whole.headers, "{path}");
    }
}
