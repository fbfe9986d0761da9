//! Pages of the app, paths where there is none, and a binary without the site.

use doska_play::tables::Folder;
use doska_server::{Site, router};

use axum::Router;
use axum::body::Bytes;

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
        "/puzzles",
        "/puzzles/turkish?id=abc123",
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
    let empty = router(Site::default(), Folder::new("/no/such/folder"), None);
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

/// A site whose pages have heads of their own.
fn titled() -> Router {
    let files = [
        (
            "index.html",
            "<head><!-- head --><title>D</title><!-- /head --></head>",
        ),
        ("index.html.br", "index by brotli"),
        (
            "heads.txt",
            "en\t/\tDoska\tGames\t/share/home.jpg\nen\t/puzzles/turkish\tPuzzles\tFind \"it\" & <win>\t/share/turkish.jpg\n\
             ru\t/\tДоска\tИгры\t/share/home.jpg\nbroken\n",
        ),
    ];
    let files = files.map(|(path, text)| (path, Bytes::from_static(text.as_bytes())));
    router(Site::new(files), Folder::new("/no/such/folder"), None)
}

#[tokio::test]
async fn a_page_has_a_head_of_its_own_with_whole_addresses() {
    let site = titled();
    let headers = [
        ("host", "doska.example.org"),
        ("x-forwarded-proto", "https"),
        ("accept-encoding", "br"),
    ];
    let answer = ask(&site, "GET", "/puzzles/turkish?id=1", &headers).await;
    assert_eq!(answer.header("content-encoding"), "");
    let page = answer.text();
    assert!(page.starts_with("<head><title>Puzzles</title>"), "{page}");
    for said in [
        "name=\"description\" content=\"Find &quot;it&quot; &amp; &lt;win>\"",
        "property=\"og:title\" content=\"Puzzles\"",
        "property=\"og:url\" content=\"https://doska.example.org/puzzles/turkish\"",
        "property=\"og:image\" content=\"https://doska.example.org/share/turkish.jpg\"",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    // It is kept like any other file.
    let tag = answer.header("etag");
    let again = ask(
        &site,
        "GET",
        "/puzzles/turkish",
        &[headers[0], headers[1], ("if-none-match", tag)],
    )
    .await;
    assert_eq!(again.status, 304);
}

#[tokio::test]
async fn a_head_speaks_the_language_asked_for_and_trusts_no_host() {
    let site = titled();
    let ask = async |headers: &[(&'static str, &str)]| {
        let answer = ask(&site, "GET", "/", headers).await;
        assert_eq!(answer.status, 200);
        answer.text().to_owned()
    };
    let page = ask(&[("accept-language", "de, ru-RU;q=0.8, en;q=0.5")]).await;
    assert!(page.contains("<title>Доска</title>"), "{page}");
    assert!(page.contains("content=\"/share/home.jpg\""), "{page}");
    let page = ask(&[("accept-language", "de"), ("host", "localhost:8080")]).await;
    assert!(page.contains("<title>Doska</title>"), "{page}");
    assert!(
        page.contains("content=\"http://localhost:8080/share/home.jpg\""),
        "{page}"
    );
    let page = ask(&[("host", "a\"><script>")]).await;
    assert!(!page.contains("<script"), "{page}");
}
