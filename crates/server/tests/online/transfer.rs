//! `store copy`: everything is the same on the other side, whichever database it is.

use std::path::Path;

use axum::body::Body;
use axum::http::Request;
use doska_server::store::copy::{CopyError, copy};
use doska_server::store::{Database, StoreError, Tx, migrations};
use doska_server::values;
use futures_util::StreamExt;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::server::{START, TestServer, database};

/// More copies of games are made with this variable: 100000 for the whole test.
fn games() -> i64 {
    let wanted = std::env::var("DOSKA_COPY_GAMES").ok();
    wanted.and_then(|text| text.parse().ok()).unwrap_or(500)
}

/// Adds copies of a game with its seats and events.
fn multiply(tx: &mut dyn Tx, game: &str, count: i64) -> Result<(), StoreError> {
    for (table, id) in [("games", "id"), ("seats", "game_id"), ("events", "game_id")] {
        let columns = migrations::columns(tx, table)?;
        let taken: Vec<String> = columns
            .iter()
            .map(|column| match column.as_str() {
                column if column == id => format!("t.{column} || '-' || n"),
                "challenge_id" => "NULL".to_owned(),
                "created_at" => "t.created_at + n".to_owned(),
                column => format!("t.{column}"),
            })
            .collect();
        let sql = format!(
            "WITH RECURSIVE series (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < {count})
             INSERT INTO {table} ({}) SELECT {} FROM {table} t CROSS JOIN series WHERE t.{id} = $1",
            columns.join(", "),
            taken.join(", ")
        );
        tx.execute(&sql, values![game])?;
    }
    Ok(())
}

/// All games as they are exported: how many bytes, and their hash.
async fn exported(server: &TestServer) -> (usize, Vec<u8>) {
    let request = Request::builder()
        .uri("/api/v1/games?format=ndjson&max=1000000")
        .header("host", "doska.test")
        .body(Body::empty());
    let response = server.send(request.unwrap()).await;
    assert_eq!(response.status(), 200);
    let mut parts = response.into_body().into_data_stream();
    let (mut bytes, mut hash) = (0, Sha256::new());
    while let Some(part) = parts.next().await {
        let part = part.unwrap();
        bytes += part.len();
        hash.update(&part);
    }
    (bytes, hash.finalize().to_vec())
}

async fn copied(from: &Database, to: &Database) -> Result<Vec<(String, u64, u128)>, CopyError> {
    let (from, to) = (from.clone(), to.clone());
    let copied = tokio::task::spawn_blocking(move || copy(&from, &to, |_, _| {}));
    let tables = copied.await.unwrap()?;
    let tables = tables.into_iter();
    Ok(tables
        .map(|table| (table.name, table.rows, table.checksum))
        .collect())
}

/// A server on a copy, in a folder beside.
fn beside(folder: &Path, name: &str) -> (TestServer, Database) {
    let folder = folder.join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let database = database(&folder);
    (TestServer::at(folder, START), database)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_there_and_back_exports_the_same() {
    let server = TestServer::new();
    let clock = json!({"initial": 300, "increment": 3});
    let (ended, white, black) = server.game("turkish", clock).await;
    for (ply, (who, text)) in [(&white, "d3-d4"), (&black, "a6-a5")].iter().enumerate() {
        assert_eq!(server.play(&ended, who, text, ply).await.0, 200);
    }
    // An id that no text of PostgreSQL can hold as it is.
    let said = json!({"preset": "good-luck", "id": "\0"});
    let (status, said) = server
        .post(&format!("/games/{ended}/chat"), &white, said)
        .await;
    assert_eq!(status, 200, "{said}");
    let resigned = json!({"id": "end"});
    server
        .post(&format!("/games/{ended}/resign"), &white, resigned)
        .await;
    let (running, ..) = server.game("cyclic", Value::Null).await;
    for game in [ended, running] {
        let many = server
            .app
            .store
            .write(move |tx| multiply(tx, &game, games() / 2));
        many.await.unwrap();
    }
    let first = exported(&server).await;
    let from = server.app.config.database.clone();

    let file = Database::Sqlite(server.folder.join("between.sqlite"));
    let there = copied(&from, &file).await.unwrap();
    let rows = |name: &str| there.iter().find(|table| table.0 == name).unwrap().1;
    assert_eq!(rows("games") as i64, games() / 2 * 2 + 2);
    assert!(rows("events") > rows("games"));

    let refused = copied(&from, &file).await.unwrap_err();
    assert!(matches!(refused, CopyError::NotEmpty(_)), "{refused}");

    let (again, to) = beside(&server.folder, "again");
    let back = copied(&file, &to).await.unwrap();
    assert_eq!(there, back);
    assert_eq!(exported(&again).await, first);
    // Who was signed in still is, and plays on.
    let (status, me) = again.call("GET", "/me", Some(&black), None).await;
    assert_eq!(
        (status, me["player"]["id"].as_str()),
        (200, Some(&*black.id)),
        "{me}"
    );
}

#[tokio::test]
async fn a_source_that_is_not_there_is_told_from_a_target_that_fails() {
    let server = TestServer::new();
    let missing = Database::Sqlite(server.folder.join("missing.sqlite"));
    let from = server.app.config.database.clone();
    let to = Database::Sqlite(server.folder.join("to.sqlite"));
    let error = copied(&missing, &to).await.unwrap_err();
    assert!(matches!(error, CopyError::From(_)), "{error}");
    let nowhere = Database::Sqlite(server.folder.join("no/such/folder/to.sqlite"));
    let error = copied(&from, &nowhere).await.unwrap_err();
    assert!(matches!(error, CopyError::To(_)), "{error}");
}
