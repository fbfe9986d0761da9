//! Security headers, and methods that are not answered.

use crate::ask::{ask, get, small};

#[tokio::test]
async fn every_answer_is_careful() {
    let site = small();
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/nowhere"),
        ("GET", "/assets/gone.js"),
        ("GET", "/assets/engine-9aF.wasm"),
        ("GET", "/healthz"),
        ("GET", "/tables/turkish/"),
        ("GET", "/tables/turkish/nothing"),
        ("HEAD", "/"),
        ("POST", "/"),
        ("POST", "/healthz"),
    ] {
        let answer = ask(&site, method, path, &[]).await;
        let policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; \
                      base-uri 'none'; form-action 'self'; object-src 'none'";
        for (name, value) in [
            ("content-security-policy", policy),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{method} {path}: {name}");
        }
        let camera = answer.header("permissions-policy").contains("camera=()");
        assert!(camera, "{method} {path}");
        assert_eq!(answer.header("server"), "", "{method} {path}");
    }
}

#[tokio::test]
async fn only_get_and_head_are_answered() {
    let site = small();
    for path in [
        "/",
        "/nowhere",
        "/assets/app-Ck3x.js",
        "/healthz",
        "/tables/turkish/",
    ] {
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"] {
            let answer = ask(&site, method, path, &[]).await;
            assert_eq!(answer.status, 405, "{method} {path}");
            assert_eq!(answer.header("allow"), "GET,HEAD", "{method} {path}");
            assert!(answer.body.is_empty(), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let answer = get(&small(), "/healthz").await;
    assert_eq!((answer.status.as_u16(), answer.text()), (200, "ok"));
    assert_eq!(answer.header("cache-control"), "no-store");
}
