//! Pages of the app, paths where there is none, and a binary without the site.

use doska_play::tables::Folder;
use doska_server::{Site, router};

use crate::ask::{ask, get, small};

const SHELL: &str = "<title>Doska</title>";

#[tokio::test]
async fn every_page_is_the_app() {
    let site = small();
    for path in [
        "/",
        "/play/turkish?a=b",
        "/analysis",
        "/analysis?game=turkish&moves=d3-d4",
        "/editor",
        "/editor/turkish",
        "/learn",
        "/learn/turkish",
        "/rules",
        "/rules/turkish",
        "/settings",
        "/about",
    ] {
        let answer = get(&site, path).await;
        assert_eq!(
            (answer.status.as_u16(), answer.text()),
            (200, SHELL),
            "{path}"
        );
    }
}

#[tokio::test]
async fn elsewhere_the_app_says_that_there_is_nothing() {
    let site = small();
    for path in [
        "/nowhere",
        "/play",
        "/play/chess",
        "/play/turkish/1",
        "/analysis/",
        "/assets",
        "/../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%00",
        "/%ff",
        "//example.org/",
        "/INDEX.HTML",
    ] {
        let answer = get(&site, path).await;
        assert_eq!(
            (answer.status.as_u16(), answer.text()),
            (404, SHELL),
            "{path}"
        );
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
    // Nothing is kept of what is not there, whatever a client says that it has.
    let answer = ask(&site, "GET", "/nowhere", &[("if-none-match", "*")]).await;
    assert_eq!((answer.status.as_u16(), answer.header("etag")), (404, ""));
}

#[tokio::test]
async fn a_missing_asset_is_no_page() {
    let site = small();
    for path in ["/assets/", "/assets/app-Old1.js", "/assets/../index.html"] {
        let answer = get(&site, path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_ne!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
        assert_ne!(answer.text(), SHELL, "{path}");
    }
}

#[tokio::test]
async fn without_the_site_every_page_says_how_to_build_it() {
    let empty = router(Site::default(), Folder::new("/no/such/folder"));
    for path in ["/", "/play/turkish", "/nowhere", "/assets/app.js"] {
        let answer = get(&empty, path).await;
        assert_eq!(answer.status, 503, "{path}");
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-store");
        let said = answer.text();
        // In three languages.
        assert_eq!(said.matches("make").count(), 3, "{said}");
        assert!(said.contains("сайт") && said.contains("The site"), "{said}");
    }
    assert_eq!(get(&empty, "/healthz").await.status, 200);
    assert_eq!(get(&empty, "/tables/turkish/").await.text(), "[]");
}
