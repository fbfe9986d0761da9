//! Tables of endings.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use axum::Router;
use doska_play::tables::Folder;
use doska_server::{Site, router};
use serde_json::{Value, json};

use crate::ask::{ask, get, small};

/// A folder of tables of two pieces, and beside it a file that is nobody's business.
fn folder() -> &'static Path {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}", std::process::id()));
        let tables = path.join("tables");
        let made = Folder::new(&tables).build(2, 1, &(), &mut |_, _| ());
        assert!(made.is_ok());
        std::fs::write(path.join("secret.tbl"), "secret").unwrap();
        std::fs::write(tables.join("secret.tbl"), "secret").unwrap();
        std::fs::write(tables.join("turkish-KKvK.tbl"), "no table").unwrap();
        tables
    })
}

fn with_tables() -> Router {
    router(Site::default(), Folder::new(folder()), None)
}

#[tokio::test]
async fn tables_are_listed_with_their_sizes() {
    let answer = get(&with_tables(), "/tables/turkish/").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), "application/json");
    let list: Value = serde_json::from_slice(&answer.body).unwrap();
    // What is damaged is not offered.
    let expected = json!([
        {"name": "MvM", "bytes": 141},
        {"name": "KvM", "bytes": 209},
        {"name": "MvK", "bytes": 140},
        {"name": "KvK", "bytes": 204},
    ]);
    let sorted = |list: &Value| {
        let mut rows: Vec<String> = list
            .as_array()
            .unwrap()
            .iter()
            .map(Value::to_string)
            .collect();
        rows.sort();
        rows
    };
    assert_eq!(sorted(&list), sorted(&expected));
    let answer = get(&small(), "/tables/turkish/").await;
    assert_eq!((answer.status.as_u16(), answer.text()), (200, "[]"));
}

#[tokio::test]
async fn a_table_is_its_file() {
    let site = with_tables();
    let answer = get(&site, "/tables/turkish/KvK").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), "application/octet-stream");
    assert_eq!(answer.header("content-length"), "204");
    assert_eq!(answer.header("cache-control"), "no-cache");
    let file = std::fs::read(folder().join("turkish-KvK.tbl")).unwrap();
    assert_eq!(answer.body, file);
    let head = ask(&site, "HEAD", "/tables/turkish/KvK", &[]).await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
    let known = [("if-modified-since", answer.header("last-modified"))];
    let again = ask(&site, "GET", "/tables/turkish/KvK", &known).await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
}

#[tokio::test]
async fn no_other_file_can_be_reached() {
    let site = with_tables();
    for name in [
        "secret.tbl",
        "secret",
        "turkish-KvK.tbl",
        "KvK.tbl",
        "KKvKK",
        "kvk",
        "..",
        "../secret",
        "..%2fsecret.tbl",
        "..%2f..%2f..%2f..%2fetc%2fpasswd",
        "%2e%2e%2fsecret.tbl",
        "%2fetc%2fpasswd",
        "KvK%00",
        "KvK%2f..%2fsecret",
        "KvK/",
        "./KvK",
        "%ff",
        "%",
    ] {
        let answer = get(&site, &format!("/tables/turkish/{name}")).await;
        assert!(!answer.status.is_success(), "{name}: {}", answer.status);
        let body = String::from_utf8_lossy(&answer.body);
        assert!(
            !body.contains("secret") && !body.contains("DOSKATBL"),
            "{name}"
        );
    }
    for path in [
        "/tables/",
        "/tables/cyclic/",
        "/tables/turkish",
        "/tables/../tables/turkish/KvK",
    ] {
        let answer = get(&small(), path).await;
        assert_eq!(answer.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_folder_that_cannot_be_read_is_the_servers_fault() {
    let file = folder().join("secret.tbl");
    let answer = get(
        &router(Site::default(), Folder::new(file), None),
        "/tables/turkish/",
    )
    .await;
    assert_eq!((answer.status.as_u16(), answer.body.len()), (500, 0));
}
