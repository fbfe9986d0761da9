//! The archive: search, streams, the explorer, kept analysis.

use axum::body::{Body, to_bytes};
use axum::http::Request;
use doska_play::{GameHistory, GameSpec};
use doska_server::archive::{analyse_next, index_some};
use doska_server::store::outbox::{self, Lease};
use doska_server::store::{StoreError, Tx};
use serde_json::{Value, json};

use crate::ratings::member;
use crate::server::{Person, START, TestServer};

impl TestServer {
    /// Plays these moves by turns, then the last mover's opponent resigns.
    async fn finished(&self, game: &str, moves: &[&str]) -> (String, Person, Person) {
        let (id, white, black) = self.game(game, Value::Null).await;
        for (ply, text) in moves.iter().enumerate() {
            let who = if ply % 2 == 0 { &white } else { &black };
            let (status, answer) = self.play(&id, who, text, ply).await;
            assert_eq!(status, 200, "{answer}");
        }
        let loser = if moves.len().is_multiple_of(2) {
            &white
        } else {
            &black
        };
        let resign = format!("/games/{id}/resign");
        assert_eq!(self.post(&resign, loser, json!({"id": "r"})).await.0, 200);
        (id, white, black)
    }

    async fn index(&self) {
        while index_some(&self.app).await.unwrap() > 0 {}
    }

    /// The ids of the games that a search finds.
    async fn found(&self, query: &str) -> Vec<String> {
        let (status, page) = self.get(&format!("/games?{query}")).await;
        assert_eq!(status, 200, "{query}: {page}");
        let games = page["games"].as_array().unwrap();
        games
            .iter()
            .map(|game| game["id"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Status, media type and text of an answer.
    async fn text(&self, path: &str) -> (u16, String, String) {
        let request = Request::get(format!("/api/v1{path}")).header("host", "doska.test");
        let response = self.send(request.body(Body::empty()).unwrap()).await;
        let status = response.status().as_u16();
        let media = response.headers()["content-type"]
            .to_str()
            .unwrap()
            .to_owned();
        let bytes = to_bytes(response.into_body(), 1 << 24).await.unwrap();
        (status, media, String::from_utf8(bytes.to_vec()).unwrap())
    }
}

#[tokio::test]
async fn games_are_found_by_everything_that_is_known_of_them() {
    let server = TestServer::new();
    let (first, white, black) = server
        .finished("turkish", &["d3-d4", "a6-a5", "e3-e4"])
        .await;
    server.app.clock.set(START + 86_400_000);
    let (second, other, _) = server
        .finished("turkish", &["e3-e4", "a6-a5", "d3-d4", "e6-e5"])
        .await;
    let (third, ..) = server.finished("cyclic", &[]).await;
    let (running, ..) = server.game("turkish", Value::Null).await;
    server.index().await;
    assert_eq!(index_some(&server.app).await.unwrap(), 0, "once");
    let mut newest = server.found("").await;
    assert_eq!(newest.pop().as_ref(), Some(&first), "newest first");
    newest.sort();
    let mut expected = vec![second.clone(), third.clone(), running.clone()];
    expected.sort();
    assert_eq!(newest, expected);
    assert_eq!(
        server.found(&format!("player={}", white.id)).await,
        std::slice::from_ref(&first)
    );
    assert_eq!(server.found("status=playing").await, [running]);
    assert_eq!(server.found("game=cyclic").await, [third]);
    assert_eq!(
        server.found("game=turkish&result=first").await,
        std::slice::from_ref(&first)
    );
    assert_eq!(
        server.found("game=turkish&result=second").await,
        std::slice::from_ref(&second)
    );
    assert!(server.found("result=draw").await.is_empty());
    let won = |who: &Person, result: &str| format!("player={}&result={result}", who.id);
    assert_eq!(
        server.found(&won(&white, "won")).await,
        std::slice::from_ref(&first)
    );
    assert_eq!(
        server.found(&won(&black, "lost")).await,
        std::slice::from_ref(&first)
    );
    assert!(server.found(&won(&other, "won")).await.is_empty());
    assert_eq!(
        server.found("until=2023-11-14").await,
        std::slice::from_ref(&first)
    );
    assert_eq!(
        server
            .found("since=2023-11-15&status=ended&game=turkish")
            .await,
        std::slice::from_ref(&second)
    );
    // The same position by another order of moves, which is another opening.
    assert_eq!(
        server.found("game=turkish&moves=d3-d4+a6-a5").await,
        std::slice::from_ref(&first)
    );
    assert!(
        server
            .found("game=turkish&moves=d3-d4+a6-a5+e3-e4+e6-e5")
            .await
            .is_empty()
    );
    let (_, shown) = server.get(&format!("/games/{first}")).await;
    let position = shown["position"]
        .as_str()
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    let by_position = format!("game=turkish&position={position}");
    assert_eq!(server.found(&by_position).await, [second, first]);
}

#[tokio::test]
async fn pages_follow_each_other_without_a_gap() {
    let server = TestServer::new();
    let mut all = Vec::new();
    for n in 0..7 {
        server.app.clock.set(START + n / 2 * 1000);
        all.push(server.game("turkish", Value::Null).await.0);
    }
    let mut seen = Vec::new();
    let mut query = "max=3".to_owned();
    loop {
        let (_, page) = server.get(&format!("/games?{query}")).await;
        for game in page["games"].as_array().unwrap() {
            seen.push(game["id"].as_str().unwrap().to_owned());
        }
        match page["next"].as_str() {
            Some(next) => query = format!("max=3&cursor={next}"),
            None => break,
        }
    }
    all.sort();
    seen.sort();
    assert_eq!(seen, all);
}

#[tokio::test]
async fn games_are_sent_as_streams_and_as_records() {
    let server = TestServer::new();
    let (id, white, _) = server.finished("turkish", &["d3-d4", "a6-a5"]).await;
    let (_, media, lines) = server
        .text(&format!("/games?player={}&format=ndjson", white.id))
        .await;
    assert_eq!(media, "application/x-ndjson");
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (_, shown) = server.get(&format!("/games/{id}")).await;
    assert_eq!(lines, [shown]);
    let (_, media, all) = server.text("/games?format=pdn&game=turkish").await;
    assert!(media.starts_with("application/x-pdn"), "{media}");
    let (status, _, one) = server.text(&format!("/games/{id}?format=pdn")).await;
    assert_eq!((status, &one), (200, &all));
    let records = doska_play::record::read(&one);
    let record = records.games.into_iter().next().unwrap().unwrap();
    assert_eq!(record.tree.main_line().move_texts(), ["d3-d4", "a6-a5"]);
    assert_eq!(record.result.text(), "0-1");
    assert!(record.player(0).is_some());
    assert_eq!(record.tags.get("Date"), Some("2023.11.14"));
    for _ in 0..70 {
        server.game("turkish", Value::Null).await;
    }
    let (_, _, lines) = server.text("/games?format=ndjson&game=turkish").await;
    assert_eq!(lines.lines().count(), 71, "more than one page");
    let (_, _, lines) = server.text("/games?format=ndjson&max=66").await;
    assert_eq!(lines.lines().count(), 66);
    assert_eq!(server.text("/games?format=ndjson&game=martian").await.2, "");
}

#[tokio::test]
async fn a_search_that_makes_no_sense_names_the_part() {
    let server = TestServer::new();
    for query in [
        "format=csv",
        "game=chess",
        "result=won",
        "since=soon",
        "moves=d3-d4",
        "game=turkish&position=x",
        "max=many",
        "colour=white",
        "cursor=5",
    ] {
        let (status, problem) = server.get(&format!("/games?{query}")).await;
        assert_eq!(
            (status, &problem["code"]),
            (422, &json!("bad_query")),
            "{query}: {problem}"
        );
    }
    assert_eq!(server.get("/games?player=nobody").await.0, 404);
    // The name of an account, however it is written; names are kept by what they look like.
    let account = json!({"name": "Leyla", "password": "four unrelated words"});
    let (status, body) = server.call("POST", "/account", None, Some(account)).await;
    assert_eq!(status, 201, "{body}");
    for name in ["Leyla", "leyla"] {
        let (status, body) = server.get(&format!("/games?player={name}")).await;
        assert_eq!(status, 200, "{body}");
    }
    assert_eq!(server.get("/games/nowhere?format=pdn").await.0, 404);
}

#[tokio::test]
async fn the_explorer_counts_what_was_played() {
    let server = TestServer::new();
    let (status, nothing) = server.get("/explorer?game=turkish").await;
    assert_eq!((status, &nothing["moves"]), (200, &json!([])));
    server
        .finished("turkish", &["d3-d4", "a6-a5", "e3-e4"])
        .await;
    server.finished("turkish", &["d3-d4", "e6-e5"]).await;
    server.finished("turkish", &["e3-e4"]).await;
    // An aborted game has no result.
    let (aborted, white, _) = server.game("turkish", Value::Null).await;
    server.play(&aborted, &white, "d3-d4", 0).await;
    let abort = json!({"kind": "abort", "id": "a"});
    assert_eq!(
        server
            .post(&format!("/games/{aborted}/offers"), &white, abort)
            .await
            .0,
        200
    );
    server.index().await;
    let none = json!({"first": 0, "draws": 0, "second": 0});
    let (_, start) = server.get("/explorer?game=turkish").await;
    assert_eq!(
        start["moves"],
        json!([
            {"move": "d3-d4", "people": {"first": 1, "draws": 0, "second": 1}, "selfplay": none},
            {"move": "e3-e4", "people": {"first": 1, "draws": 0, "second": 0}, "selfplay": none},
        ])
    );
    assert_eq!(start["game"], "turkish@1");
    let (_, after) = server.get(&format!("/games/{aborted}")).await;
    let position = after["position"].as_str().unwrap().replace(' ', "+");
    let (_, replies) = server
        .get(&format!("/explorer?game=turkish&position={position}"))
        .await;
    assert_eq!(replies["moves"].as_array().unwrap().len(), 2, "{replies}");
    assert_eq!(server.get("/explorer?game=chess").await.0, 422);
    assert_eq!(server.get("/explorer").await.0, 422);
}

#[tokio::test]
async fn a_position_of_ones_own_rated_game_is_not_analysed() {
    let server = TestServer::new();
    let mut history = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
    for _ in 0..9 {
        let first = history.moves().remove(0);
        history.play(&first).unwrap();
    }
    let texts = history.move_texts();
    let line: Vec<&str> = texts.iter().map(String::as_str).collect();
    // The other game ends where the rated one was a move before.
    let (casual, white, _) = server.finished("turkish", &line[..8]).await;
    let (player, other) = (
        member(&server, "Anna").await,
        member(&server, "Boris").await,
    );
    let asked = json!({"game": "turkish", "clock": {"days": 3}, "rated": true, "seat": 0});
    let (status, challenge) = server.post("/challenges", &player, asked).await;
    assert_eq!(status, 201, "{challenge}");
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    let (_, joined) = server.post(&join, &other, json!({})).await;
    let rated = joined["game_id"].as_str().unwrap().to_owned();
    let path = format!("/games/{casual}/analysis");
    for (ply, text) in line.iter().enumerate() {
        let who = if ply % 2 == 0 { &player } else { &other };
        let (status, body) = server.play(&rated, who, text, ply).await;
        assert_eq!(status, 200, "{body}");
    }
    for who in [&player, &other] {
        let (status, problem) = server.post(&path, who, json!({})).await;
        assert_eq!(
            (status, &problem["code"]),
            (403, &json!("own_rated_game")),
            "{problem}"
        );
    }
    // Nobody else is concerned, and nobody once it is over.
    assert_eq!(server.post(&path, &white, json!({})).await.0, 202);
    server
        .post(
            &format!("/games/{rated}/resign"),
            &other,
            json!({"id": "r"}),
        )
        .await;
    assert_eq!(server.post(&path, &player, json!({})).await.0, 202);
}

/// Takes the analysis that waits, says how far it is, and leaves it to others.
async fn begin_analysis(server: &TestServer, progress: u32) {
    let now = server.app.clock.now();
    let begin = move |tx: &mut dyn Tx| {
        let lease = Lease {
            worker: "another".to_owned(),
            kinds: &["analysis"],
            most: 1,
            time: 1000,
        };
        let item = outbox::take(tx, &lease, now)?.pop().unwrap();
        assert!(outbox::renew(tx, &item, now, progress)?);
        Ok::<(), StoreError>(())
    };
    server.app.store.write(begin).await.unwrap();
}

#[tokio::test]
async fn an_analysis_is_made_once_and_kept() {
    let server = TestServer::new();
    let (running, white, _) = server.game("turkish", Value::Null).await;
    let (status, problem) = server
        .post(&format!("/games/{running}/analysis"), &white, json!({}))
        .await;
    assert_eq!((status, &problem["code"]), (409, &json!("running")));
    let (id, white, black) = server
        .finished("turkish", &["d3-d4", "d6-d5", "d4xd6xd8"])
        .await;
    let path = format!("/games/{id}/analysis");
    assert_eq!(server.call("POST", &path, None, None).await.0, 401);
    assert_eq!(server.get(&path).await.1["status"], "none");
    let (status, queued) = server.post(&path, &white, json!({})).await;
    assert_eq!((status, &queued["status"]), (202, &json!("queued")));
    assert_eq!(server.post(&path, &black, json!({})).await.0, 202);
    assert_eq!(queued["progress"], Value::Null);
    begin_analysis(&server, 250).await;
    assert_eq!(server.get(&path).await.1["progress"], 250);
    assert!(analyse_next(&server.app, 500).await.unwrap());
    assert!(
        !analyse_next(&server.app, 500).await.unwrap(),
        "once, whoever asks"
    );
    let (_, kept) = server.get(&path).await;
    assert_eq!(kept["status"], "done");
    assert_eq!(kept["nodes"], 500);
    assert_eq!(kept["found"].as_array().unwrap().len(), 4);
    assert_eq!(
        kept["review"]["moves"].as_array().unwrap().len(),
        3,
        "{kept}"
    );
    assert_eq!(server.post(&path, &white, json!({})).await.0, 200);
    let again = TestServer::at(server.folder.clone(), START);
    assert_eq!(again.get(&path).await.1, kept);
}

#[tokio::test]
async fn an_analysis_that_was_given_up_can_be_asked_for_again() {
    let server = TestServer::new();
    let (id, white, _) = server.finished("turkish", &["d3-d4", "d6-d5"]).await;
    let path = format!("/games/{id}/analysis");
    assert_eq!(server.post(&path, &white, json!({})).await.0, 202);
    // As if it had been tried in vain, again and again.
    let fail = |tx: &mut dyn Tx| tx.execute("UPDATE outbox SET attempts = 9", &[]);
    let failed: Result<u64, StoreError> = server.app.store.write(fail).await;
    assert!(failed.unwrap() >= 1);
    assert!(analyse_next(&server.app, 500).await.unwrap());
    assert_eq!(server.get(&path).await.1["status"], "none");
    let (status, queued) = server.post(&path, &white, json!({})).await;
    assert_eq!((status, &queued["status"]), (202, &json!("queued")));
    assert!(analyse_next(&server.app, 500).await.unwrap());
    assert_eq!(server.get(&path).await.1["status"], "done");
}
