//! Sessions that end while a socket is open or a request is on its way.

use doska_server::bus::{Message, Topic};
use doska_server::store::{StoreError, Tx, moderation};
use doska_server::{cluster, values};
use serde_json::{Value, json};

use crate::server::{PASSWORD, Person, START, TestServer, with_token};
use crate::socket::{Client, listen};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// An API token of a member that ends in a day.
async fn token(server: &TestServer, member: &Person) -> Person {
    let asked = json!({"name": "script", "scopes": ["read"], "days": 1});
    let (status, made) = server.post("/account/tokens", member, asked).await;
    assert_eq!(status, 201, "{made}");
    with_token(&member.id, &made)
}

#[tokio::test]
async fn a_token_that_expires_closes_its_socket_on_a_server_that_is_alone() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let token = token(&server, &member).await;
    let address = listen(&server).await;
    let mut socket = Client::open(&address, Some(&token)).await;
    socket.next("welcome").await;
    server.app.clock.set(START + DAY);
    tokio::spawn(cluster::run(server.app.clone()));
    assert!(socket.closed().await);
}

/// Nothing waits in this test until the bus has more for the socket than it keeps.
#[tokio::test]
async fn a_revocation_that_was_lost_is_noticed() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let address = listen(&server).await;
    let mut socket = Client::open(&address, Some(&member)).await;
    socket.next("welcome").await;
    let id = member.id.clone();
    let end =
        move |tx: &mut dyn Tx| tx.execute("DELETE FROM tokens WHERE player_id = $1", values![&id]);
    let ended: Result<u64, StoreError> = server.app.store.write(end).await;
    ended.unwrap();
    let topic = Topic::Player(member.id.clone());
    for _ in 0..2000 {
        let player = member.id.clone();
        server.app.bus.publish(&topic, Message::Changed { player });
    }
    assert!(socket.closed().await);
}

async fn close(server: &TestServer, player: &str) {
    let (player, now) = (player.to_owned(), server.app.clock.now());
    let closed = server
        .app
        .store
        .write(move |tx| moderation::set_closed(tx, &player, Some(now)));
    let closed: Result<(), StoreError> = closed.await;
    closed.unwrap();
}

#[tokio::test]
async fn a_closed_account_has_no_sessions_and_begins_none() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    close(&server, &member.id).await;
    server.app.sessions.forget(&member.id);
    assert_eq!(server.read("/me", &member).await.0, 401);
    let body = json!({"name": "Leyla", "password": PASSWORD});
    let (status, problem) = server.sign_in(body).await;
    assert_eq!((status, &problem["code"]), (403, &json!("closed")));
}

/// Another node may take a session for valid for a minute, and a request may be on its way.
#[tokio::test]
async fn whoever_was_closed_meanwhile_begins_nothing() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let (other, third) = (server.guest().await, server.guest().await);
    let asked = json!({"game": "turkish", "clock": null, "rated": false, "seat": 0});
    let (_, open) = server.post("/challenges", &other, asked.clone()).await;
    let join = format!("/challenges/{}/join", open["id"].as_str().unwrap());
    let (game, ..) = async {
        let (_, made) = server.post("/challenges", &member, asked.clone()).await;
        let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
        let (_, joined) = server.post(&join, &third, json!({})).await;
        (joined["game_id"].as_str().unwrap().to_owned(), ())
    }
    .await;
    let resign = format!("/games/{game}/resign");
    server.post(&resign, &third, json!({"id": "r"})).await;
    close(&server, &member.id).await;
    let clock = json!({"initial": 300, "increment": 3});
    let pairing = json!({"games": ["turkish"], "clocks": [clock], "rated": false});
    for (path, body) in [
        ("/challenges", asked),
        (&*join, json!({})),
        ("/pairing", pairing),
        (
            &*format!("/games/{game}/offers"),
            json!({"kind": "rematch", "id": "again"}),
        ),
        (&*format!("/games/{game}/chat"), json!({"preset": "thanks"})),
    ] {
        let (status, problem) = server.post(path, &member, body).await;
        let expected = (403, json!("closed"));
        assert_eq!((status, problem["code"].clone()), expected, "{path}");
    }
}

#[tokio::test]
async fn what_a_deleted_account_has_begun_ends() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let other = server.guest().await;
    let mut games = Vec::new();
    for moves in 0..3 {
        let asked = json!({"game": "turkish", "clock": null, "rated": false, "seat": 0});
        let (_, made) = server.post("/challenges", &member, asked).await;
        let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
        let (_, joined) = server.post(&join, &other, json!({})).await;
        let game = joined["game_id"].as_str().unwrap().to_owned();
        let turns = [(&member, "d3-d4"), (&other, "d6-d5")];
        for (ply, (who, text)) in turns.into_iter().take(moves).enumerate() {
            assert_eq!(server.play(&game, who, text, ply).await.0, 200);
        }
        games.push(game);
    }
    let open = json!({"game": "turkish", "clock": null, "rated": false, "listed": true});
    assert_eq!(server.post("/challenges", &member, open).await.0, 201);
    assert_eq!(server.delete("/account", &member).await.0, 204);
    assert_eq!(server.read("/me", &member).await.0, 401);
    for (game, reason) in games.iter().zip(["aborted", "aborted", "resignation"]) {
        let (_, shown) = server.get(&format!("/games/{game}")).await;
        assert_eq!(shown["outcome"]["reason"], reason, "{shown}");
    }
    let (_, lobby) = server.get("/challenges?listed=true").await;
    assert_eq!(lobby["challenges"], Value::Array(Vec::new()));
}
