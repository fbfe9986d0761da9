//! What surrounds a game: presence and claims, chat, games to watch.

use doska_server::store::{StoreError, Tx};
use doska_server::values;
use serde_json::{Value, json};

use crate::server::{START, TestServer, until};
use crate::socket::{Client, listen};

const LIVE: fn() -> Value = || json!({"initial": 300, "increment": 3});

#[tokio::test]
async fn a_live_game_can_be_claimed_once_the_opponent_has_been_gone_long_enough() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", LIVE()).await;
    server.play(&game, &white, "d3-d4", 0).await;
    server.play(&game, &black, "d6-d5", 1).await;
    let path = format!("/games/{game}/claim");
    let claim = |id: &str| json!({"kind": "win", "id": id});
    let refused = |(status, body): (u16, Value)| (status, body["code"].clone());
    // Whoever never came by a socket has not left.
    let answer = server.post(&path, &white, claim("a")).await;
    assert_eq!(refused(answer), (409, json!("not_gone")));
    let here = server.app.presences.come(&game, Some(&black.id));
    drop(here);
    server.app.clock.set(START + 59_000);
    let answer = server.post(&path, &white, claim("a")).await;
    assert_eq!(refused(answer), (409, json!("not_gone")));
    server.app.clock.set(START + 61_000);
    let back = server.app.presences.come(&game, Some(&black.id));
    let answer = server.post(&path, &white, claim("a")).await;
    assert_eq!(refused(answer), (409, json!("not_gone")));
    drop(back);
    server.app.clock.set(START + 122_000);
    let stranger = server.guest().await;
    let answer = server.post(&path, &stranger, claim("a")).await;
    assert_eq!(refused(answer), (403, json!("not_your_seat")));
    let first = server.post(&path, &white, claim("a")).await;
    assert_eq!(first.0, 200, "{first:?}");
    let _back = server.app.presences.come(&game, Some(&black.id));
    assert_eq!(server.post(&path, &white, claim("a")).await, first);
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    let outcome = json!({"winners": [0], "reason": "abandoned"});
    assert_eq!(shown["outcome"], outcome);
}

#[tokio::test]
async fn a_game_that_has_hardly_begun_is_aborted_by_a_claim() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", LIVE()).await;
    server.play(&game, &white, "d3-d4", 0).await;
    drop(server.app.presences.come(&game, Some(&black.id)));
    server.app.clock.set(START + 61_000);
    let path = format!("/games/{game}/claim");
    let claim = json!({"kind": "win", "id": "a"});
    let (status, body) = server.post(&path, &white, claim).await;
    assert_eq!(status, 200, "{body}");
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(
        shown["outcome"],
        json!({"winners": [], "reason": "aborted"})
    );
}

/// A program has no page of the game open: it follows the stream, reads, moves.
#[tokio::test]
async fn whoever_uses_the_api_alone_has_not_left() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", LIVE()).await;
    server.play(&game, &white, "d3-d4", 0).await;
    server.play(&game, &black, "d6-d5", 1).await;
    drop(server.app.presences.come(&game, Some(&black.id)));
    let path = format!("/games/{game}/claim");
    let refused = async |id: &str| {
        let claim = json!({"kind": "win", "id": id});
        let (status, body) = server.post(&path, &white, claim).await;
        (status, body["code"].clone()) == (409, json!("not_gone"))
    };
    // Reads.
    server.app.clock.set(START + 50_000);
    server.read(&format!("/games/{game}"), &black).await;
    server.app.clock.set(START + 100_000);
    assert!(refused("a").await);
    // Follows.
    let stream = axum::http::Request::get(format!("/api/v1/games/{game}/events"))
        .header("authorization", format!("Bearer {}", black.token));
    let stream = stream.body(axum::body::Body::empty()).unwrap();
    let following = server.send(stream).await;
    server.app.clock.set(START + 200_000);
    assert!(refused("b").await);
    drop(following);
    // Its task finds out that nobody listens any more.
    let table = server.app.games.table(&game).await.unwrap().unwrap();
    until("the end of the stream", async || {
        let here = server.app.presence(&table).await.unwrap().seats;
        (!here[1]).then_some(())
    })
    .await;
    assert!(refused("c").await, "somebody was here a moment ago");
    server.app.clock.set(START + 280_000);
    assert!(!refused("d").await);
}

#[tokio::test]
async fn whoever_does_not_come_back_after_a_restart_has_left() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", LIVE()).await;
    server.play(&game, &white, "d3-d4", 0).await;
    let again = TestServer::at(server.folder.clone(), START + 1000);
    again.app.begin(START).await.unwrap();
    let path = format!("/games/{game}/claim");
    let claim = || json!({"kind": "win", "id": "a"});
    let _here = again.app.presences.come(&game, Some(&white.id));
    again.app.clock.set(START + 60_000);
    let (status, body) = again.post(&path, &white, claim()).await;
    assert_eq!((status, &body["code"]), (409, &json!("not_gone")));
    // Whoever moves by requests alone is there.
    again.play(&game, &black, "d6-d5", 1).await;
    again.play(&game, &white, "e3-e4", 2).await;
    again.app.clock.set(START + 119_000);
    let (status, body) = again.post(&path, &white, claim()).await;
    assert_eq!((status, &body["code"]), (409, &json!("not_gone")));
    again.app.clock.set(START + 120_000);
    let (status, body) = again.post(&path, &white, claim()).await;
    assert_eq!(status, 200, "{body}");
}

#[tokio::test]
async fn correspondence_has_no_claim() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", json!({"days": 3})).await;
    drop(server.app.presences.come(&game, Some(&black.id)));
    server.app.clock.set(START + 100_000);
    let path = format!("/games/{game}/claim");
    let (status, body) = server.post(&path, &white, json!({"kind": "draw"})).await;
    assert_eq!((status, &body["code"]), (409, &json!("no_claim")));
}

#[tokio::test]
async fn players_and_spectators_do_not_read_each_other() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", LIVE()).await;
    let watcher = server.guest().await;
    let path = format!("/games/{game}/chat");
    let good_luck = json!({"preset": "good-luck", "id": "1"});
    let (status, said) = server.post(&path, &white, good_luck.clone()).await;
    assert_eq!((status, &said["preset"]), (200, &json!("good-luck")));
    let again = server.post(&path, &white, good_luck).await;
    assert_eq!(again.1, said, "the same id is said once");
    server
        .post(&path, &watcher, json!({"preset": "hello"}))
        .await;
    let read = async |who| {
        let (_, room) = server.call("GET", &path, who, None).await;
        let messages = room["messages"].as_array().unwrap().clone();
        messages
            .iter()
            .map(|one| one["preset"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(read(Some(&black)).await, ["good-luck"]);
    assert_eq!(read(Some(&watcher)).await, ["hello"]);
    assert_eq!(read(None).await, ["hello"]);
}

#[tokio::test]
async fn messages_that_do_not_fit_are_refused() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", LIVE()).await;
    let path = format!("/games/{game}/chat");
    for (body, status, code) in [
        (json!({}), 422, "bad_message"),
        (json!({"preset": "hello", "text": "x"}), 422, "bad_message"),
        (json!({"preset": "insult"}), 422, "bad_preset"),
        (json!({"text": " \u{202e} "}), 422, "bad_text"),
        (json!({"text": "x".repeat(301)}), 422, "bad_text"),
        (json!({"text": "hello"}), 403, "members_only"),
    ] {
        let (got, problem) = server.post(&path, &white, body).await;
        assert_eq!((got, problem["code"].as_str()), (status, Some(code)));
    }
    let (status, _) = server
        .call("POST", &path, None, Some(json!({"preset": "hello"})))
        .await;
    assert_eq!(status, 401);
    let (status, _) = server.get("/games/nowhere/chat").await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn games_to_watch_are_those_that_move() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", LIVE()).await;
    let (other, first, _) = server.game("cyclic", json!({"days": 2})).await;
    let ids = |list: &Value| -> Vec<String> {
        let list = list.as_array().unwrap().iter();
        list.map(|game| game["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let (status, list) = server.get("/watch").await;
    assert_eq!((status, ids(&list["playing"]).len()), (200, 0));
    server.play(&game, &white, "d3-d4", 0).await;
    let (_, shown) = server.get(&format!("/games/{other}")).await;
    assert_eq!(shown["ply"], 0);
    let _ = (black, first);
    let (_, list) = server.get("/watch").await;
    assert_eq!(ids(&list["playing"]), std::slice::from_ref(&game));
    let (_, list) = server.get("/watch?game=cyclic").await;
    assert_eq!(ids(&list["playing"]).len(), 0);
    let (_, list) = server.get("/watch?game=turkish").await;
    assert_eq!(ids(&list["playing"]), [game]);
}

#[tokio::test]
async fn slow_games_find_a_place_beside_many_live_ones() {
    let server = TestServer::new();
    let mut slow = Vec::new();
    for clock in [json!({"days": 2}), LIVE()] {
        for _ in 0..13 {
            let (game, white, _) = server.game("turkish", clock.clone()).await;
            server.play(&game, &white, "d3-d4", 0).await;
            if clock["days"].is_number() {
                slow.push(game);
            }
        }
    }
    let (_, list) = server.get("/watch").await;
    let playing = list["playing"].as_array().unwrap();
    let is_slow = |game: &Value| slow.iter().any(|id| game["id"] == **id);
    let kinds: Vec<bool> = playing.iter().map(is_slow).collect();
    assert_eq!(kinds, [[false; 4], [false; 4], [true; 4]].concat());
}

#[tokio::test]
async fn spectators_do_not_fill_the_room_of_the_players() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", LIVE()).await;
    let watcher = server.guest().await;
    let (id, player) = (game.clone(), watcher.id.clone());
    let fill = move |tx: &mut dyn Tx| {
        let sql = "WITH RECURSIVE series (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < 1000)
                   INSERT INTO chat (game_id, number, room, id, player_id, at, preset)
                   SELECT $1, n, 'watchers', 'm' || n, $2, 0, 'hello' FROM series";
        tx.execute(sql, values![&id, &player])
    };
    let filled: Result<u64, StoreError> = server.app.store.write(fill).await;
    assert_eq!(filled.unwrap(), 1000);
    let path = format!("/games/{game}/chat");
    let hello = || json!({"preset": "hello"});
    let (status, full) = server.post(&path, &watcher, hello()).await;
    assert_eq!((status, &full["code"]), (409, &json!("chat_full")));
    assert_eq!(server.post(&path, &white, hello()).await.0, 200);
}

/// A socket may have been open since before.
#[tokio::test]
async fn who_speaks_is_who_the_player_is_now() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", LIVE()).await;
    let address = listen(&server).await;
    let (member, _) = server.sign_up(None, "Leyla").await;
    let mut socket = Client::open(&address, Some(&member)).await;
    let mut guest = Client::open(&address, Some(&white)).await;
    for client in [&mut socket, &mut guest] {
        client.next("welcome").await;
    }
    let name = json!({"name": "Ceyda"});
    assert_eq!(server.put("/account/name", &member, name).await.0, 200);
    let say = |id: &str| json!({"type": "chat", "game": game, "text": "hello", "id": id});
    socket.send(say("1")).await;
    let answer = socket.next("answer").await;
    assert_eq!(answer["body"]["player"]["name"], "Ceyda", "{answer}");
    assert_eq!(server.post("/account/bot", &member, json!({})).await.0, 200);
    socket.send(say("2")).await;
    let answer = socket.next("answer").await;
    assert_eq!(answer["body"]["code"], "members_only", "{answer}");
}
