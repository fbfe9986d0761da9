//! Servers of two versions on one database: one that runs goes on after a newer one has changed the schema.

use doska_server::ratings;
use doska_server::store::{StoreError, Tx, migrations};
use serde_json::{Value, json};

use crate::server::TestServer;

/// What a newer version may do to the schema: `steps_only_add` in `store/migrations.rs`.
async fn upgrade(server: &TestServer) {
    let upgraded = server.app.store.write(|tx: &mut dyn Tx| {
        for table in migrations::tables() {
            tx.execute(&format!("ALTER TABLE {table} ADD COLUMN later TEXT"), &[])?;
            tx.execute(
                &format!("CREATE INDEX {table}_later ON {table} (later)"),
                &[],
            )?;
        }
        tx.execute("CREATE TABLE later (id TEXT PRIMARY KEY)", &[])?;
        tx.execute("INSERT INTO migrations (number) VALUES (9999)", &[])?;
        Ok::<_, StoreError>(())
    });
    upgraded.await.unwrap();
}

#[tokio::test]
async fn a_server_goes_on_beside_a_newer_one() {
    let server = TestServer::new();
    let (begun, white, black) = server
        .game("turkish", json!({"initial": 300, "increment": 3}))
        .await;
    server.play(&begun, &white, "d3-d4", 0).await;
    upgrade(&server).await;
    assert_eq!(server.play(&begun, &black, "d6-d5", 1).await.0, 200);

    // New people, with everything that is kept of them.
    let (ada, _) = server.sign_up(Some(&white), "Ada").await;
    let (bob, _) = server.sign_up(None, "Bob").await;
    let rated = json!({"game": "turkish", "clock": {"initial": 300, "increment": 3}, "rated": true, "seat": 0});
    let (_, challenge) = server.post("/challenges", &ada, rated).await;
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    let (_, joined) = server.post(&join, &bob, json!({})).await;
    let game = joined["game_id"].as_str().unwrap();
    assert_eq!(server.play(game, &ada, "d3-d4", 0).await.0, 200);
    assert_eq!(server.play(game, &bob, "d6-d5", 1).await.0, 200);
    let ok = |(status, body): (u16, Value)| assert!(status < 300, "{status} {body}");
    ok(server
        .post(
            &format!("/games/{game}/chat"),
            &ada,
            json!({"preset": "hello"}),
        )
        .await);
    ok(server
        .put(
            &format!("/games/{game}/note"),
            &ada,
            json!({"text": "mine"}),
        )
        .await);
    ok(server
        .post(
            &format!("/players/{}/report", bob.id),
            &ada,
            json!({"reason": "other"}),
        )
        .await);
    ok(server
        .put(&format!("/players/{}/block", bob.id), &ada, json!({}))
        .await);
    ok(server
        .put(
            "/me/notifications",
            &ada,
            json!({"push": ["your_turn"], "language": "ru"}),
        )
        .await);
    ok(server
        .post(&format!("/games/{game}/resign"), &bob, json!({"id": "r"}))
        .await);
    let (_, profile) = server.get("/players/ada").await;
    assert_eq!(profile["ratings"].as_array().unwrap().len(), 1, "{profile}");
    let (_, found) = server.get("/games?player=ada").await;
    assert!(found["games"].as_array().is_some_and(|all| !all.is_empty()));
    ok(server.read("/account/export", &ada).await);
    ok(server.call("DELETE", "/account", Some(&ada), None).await);
    let wrong: Result<Vec<String>, StoreError> = server.app.store.read(ratings::check).await;
    assert_eq!(wrong.unwrap(), Vec::<String>::new());
}
