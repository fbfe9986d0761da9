//! Blocks, reports, moderators; accounts that are closed.

use axum::body::Body;
use axum::http::Request;
use doska_server::outgoing::calls;
use doska_server::people::operator;
use doska_server::store::{StoreError, Tx, accounts, blocks, moderation};
use serde_json::{Value, json};

use crate::outside::work;
use crate::server::{PASSWORD, Person, START, TestServer, database};
use crate::socket::{Client, listen};

#[tokio::test]
async fn blocks_hold_in_both_directions() {
    let server = TestServer::new();
    let (a, b) = (server.guest().await, server.guest().await);
    let path = format!("/players/{}/block", b.id);
    assert_eq!(server.put(&path, &a, json!({})).await.0, 204);
    assert_eq!(
        server.put(&path, &a, json!({})).await.0,
        204,
        "the same again"
    );
    assert_eq!(
        server.put("/players/nobody/block", &a, json!({})).await.0,
        404
    );
    assert_eq!(
        server
            .put(&format!("/players/{}/block", a.id), &a, json!({}))
            .await
            .0,
        422
    );
    let between = |x: &Person, y: &Person| {
        let (x, y) = (x.id.clone(), y.id.clone());
        server.app.store.read(move |tx| blocks::between(tx, &x, &y))
    };
    let (one, other): (Result<_, StoreError>, Result<_, StoreError>) =
        (between(&a, &b).await, between(&b, &a).await);
    assert!(one.unwrap() && other.unwrap());
    assert_eq!(server.account(&a).await["blocked"][0]["id"], b.id);
    assert_eq!(server.delete(&path, &a).await.0, 204);
    let none: Result<bool, StoreError> = between(&a, &b).await;
    assert!(!none.unwrap());
}

async fn make_moderator(server: &TestServer, who: &Person, role: &'static str) {
    let id = who.id.clone();
    let done: Result<(), StoreError> = server
        .app
        .store
        .write(move |tx| accounts::set_role(tx, &id, role))
        .await;
    done.unwrap();
    server.app.sessions.forget(&who.id);
}

#[tokio::test]
async fn moderators_see_reports_and_act_on_them() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let (bad, _) = server.sign_up(Some(&white), "Rude").await;
    server.play(&game, &bad, "d3-d4", 0).await;
    server.play(&game, &black, "d6-d5", 1).await;
    let report = json!({"reason": "abuse", "text": "insults", "game_id": game});
    let (status, _) = server
        .post(&format!("/players/{}/report", bad.id), &black, report)
        .await;
    assert_eq!(status, 201);
    let (moderator, _) = server.sign_up(None, "Leyla").await;
    assert_eq!(
        server
            .call("GET", "/moderation", Some(&moderator), None)
            .await
            .0,
        403
    );
    make_moderator(&server, &moderator, "moderator").await;
    let (_, seen) = server
        .call("GET", "/moderation", Some(&moderator), None)
        .await;
    assert_eq!(seen["reports"][0]["about"]["name"], "Rude");
    assert_eq!(seen["reports"][0]["by"]["id"], black.id);
    let act = |who: &Person, body: Value| {
        let (path, who) = (format!("/moderation/players/{}", who.id), moderator.clone());
        let server = &server;
        async move { server.post(&path, &who, body).await }
    };
    assert_eq!(
        act(&bad, json!({"action": "mute", "days": 7, "why": "insults"}))
            .await
            .0,
        204
    );
    assert!(server.call("GET", "/me", Some(&bad), None).await.1["muted_until"].is_u64());
    let said = server
        .post(
            &format!("/games/{game}/chat"),
            &bad,
            json!({"preset": "hello"}),
        )
        .await;
    assert_eq!((said.0, &said.1["code"]), (403, &json!("muted")));
    assert_eq!(
        act(&bad, json!({"action": "rename", "name": "Polite"}))
            .await
            .0,
        204
    );
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(shown["seats"][0]["name"], "Polite");
    assert_eq!(act(&bad, json!({"action": "close"})).await.0, 204);
    assert_eq!(server.call("GET", "/me", Some(&bad), None).await.0, 401);
    let (status, problem) = server
        .sign_in(json!({"name": "Polite", "password": PASSWORD}))
        .await;
    assert_eq!((status, &problem["code"]), (403, &json!("closed")));
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(shown["outcome"]["reason"], "resignation");
    assert_eq!(act(&bad, json!({"action": "reopen"})).await.0, 204);
    assert_eq!(
        server
            .sign_in(json!({"name": "Polite", "password": PASSWORD}))
            .await
            .0,
        200
    );
    let (_, seen) = server
        .call("GET", "/moderation", Some(&moderator), None)
        .await;
    assert_eq!(seen["reports"], json!([]));
    assert_eq!(seen["log"].as_array().unwrap().len(), 4);
    let (other, _) = server.sign_up(None, "Boss").await;
    make_moderator(&server, &other, "admin").await;
    let above = act(&other, json!({"action": "close"})).await;
    assert_eq!((above.0, &above.1["code"]), (403, &json!("not_over_them")));
}

#[tokio::test]
async fn moderators_read_what_was_said_where_a_report_points_and_nowhere_else() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let chat = format!("/games/{game}/chat");
    let watcher = server.guest().await;
    for (who, preset) in [(&white, "hello"), (&watcher, "good-game")] {
        assert_eq!(
            server.post(&chat, who, json!({"preset": preset})).await.0,
            200
        );
    }
    let about = format!("/players/{}/report", white.id);
    for report in [
        json!({"reason": "abuse", "game_id": game}),
        json!({"reason": "name"}),
    ] {
        assert_eq!(server.post(&about, &black, report).await.0, 201);
    }
    let (moderator, _) = server.sign_up(None, "Leyla").await;
    make_moderator(&server, &moderator, "moderator").await;
    let (_, seen) = server.read("/moderation", &moderator).await;
    let path = |reason: &str| {
        let mut reports = seen["reports"].as_array().unwrap().iter();
        let report = reports.find(|report| report["reason"] == reason).unwrap();
        format!(
            "/moderation/reports/{}/chat",
            report["id"].as_str().unwrap()
        )
    };
    let (status, said) = server.read(&path("abuse"), &moderator).await;
    assert_eq!(status, 200, "{said}");
    assert_eq!(said["players"][0]["preset"], "hello");
    assert_eq!(said["watchers"][0]["preset"], "good-game");
    // A report that names no game; the room of the players itself; somebody who is no moderator.
    assert_eq!(server.read(&path("name"), &moderator).await.0, 404);
    let (_, room) = server.read(&chat, &moderator).await;
    assert_eq!(room["messages"].as_array().unwrap().len(), 1);
    assert_eq!(server.read(&path("abuse"), &black).await.0, 403);
}

#[tokio::test]
async fn a_moderator_says_that_a_program_plays() {
    let server = TestServer::new();
    let (moderator, _) = server.sign_up(None, "Leyla").await;
    make_moderator(&server, &moderator, "moderator").await;
    let (program, _) = server.sign_up(None, "Robot").await;
    let (rated, _) = server.sign_up(None, "Rated").await;
    let guest = server.guest().await;
    let asked = json!({"game": "turkish", "clock": {"initial": 300, "increment": 3}, "rated": true, "seat": 0});
    let (_, challenge) = server.post("/challenges", &rated, asked).await;
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    assert_eq!(server.post(&join, &moderator, json!({})).await.0, 200);
    let mark = async |who: &Person| {
        let path = format!("/moderation/players/{}", who.id);
        let (status, body) = server
            .post(&path, &moderator, json!({"action": "bot"}))
            .await;
        (status, body["code"].clone())
    };
    assert_eq!(mark(&program).await, (204, Value::Null));
    let (_, shown) = server.get(&format!("/players/{}", program.id)).await;
    assert_eq!(shown["player"]["kind"], "bot");
    assert_eq!(mark(&rated).await, (409, json!("rated_before")));
    assert_eq!(mark(&guest).await, (409, json!("members_only")));
}

/// A socket of somebody at a board.
async fn at_board(address: &str, who: &Person, game: &str) -> Client {
    let mut client = Client::open(address, Some(who)).await;
    client
        .send(json!({"type": "hello", "games": [{"id": game}]}))
        .await;
    client.next("presence").await;
    client
}

#[tokio::test]
async fn who_blocked_somebody_reads_nothing_of_that_one_live_or_later() {
    let server = TestServer::new();
    let (game, ..) = server.game("turkish", json!({"days": 3})).await;
    let [a, b, c] = [
        server.guest().await,
        server.guest().await,
        server.guest().await,
    ];
    let address = listen(&server).await;
    let (mut first, mut third) = (
        at_board(&address, &a, &game).await,
        at_board(&address, &c, &game).await,
    );
    let chat = format!("/games/{game}/chat");
    let say = async |who, preset: &str| {
        let (status, said) = server.post(&chat, who, json!({"preset": preset})).await;
        assert_eq!(status, 200, "{said}");
    };
    say(&b, "hello").await;
    assert_eq!(first.next("chat").await["message"]["preset"], "hello");
    // It holds from now on, on sockets that are open.
    let block = format!("/players/{}/block", b.id);
    assert_eq!(server.put(&block, &a, json!({})).await.0, 204);
    say(&b, "sorry").await;
    say(&c, "thanks").await;
    assert_eq!(first.next("chat").await["message"]["preset"], "thanks");
    for preset in ["hello", "sorry", "thanks"] {
        assert_eq!(third.next("chat").await["message"]["preset"], preset);
    }
    let (_, room) = server.read(&chat, &a).await;
    assert_eq!(room["messages"].as_array().unwrap().len(), 1, "{room}");
    assert_eq!(server.delete(&block, &a).await.0, 204);
    say(&b, "hello").await;
    assert_eq!(first.next("chat").await["message"]["preset"], "hello");
}

#[tokio::test]
async fn at_a_table_of_four_a_block_concerns_two() {
    let server = TestServer::new();
    let people = [
        server.guest().await,
        server.guest().await,
        server.guest().await,
        server.guest().await,
    ];
    let asked =
        json!({"game": "martian?players=4", "clock": {"days": 3}, "rated": false, "seat": 0});
    let (status, made) = server.post("/challenges", &people[0], asked).await;
    assert_eq!(status, 201, "{made}");
    let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
    let mut game = Value::Null;
    for person in &people[1..] {
        game = server.post(&join, person, json!({})).await.1["game_id"].clone();
    }
    let game = game.as_str().unwrap();
    let address = listen(&server).await;
    let mut first = at_board(&address, &people[0], game).await;
    let mut third = at_board(&address, &people[2], game).await;
    let block = format!("/players/{}/block", people[1].id);
    assert_eq!(server.put(&block, &people[0], json!({})).await.0, 204);
    let chat = format!("/games/{game}/chat");
    let hello = json!({"preset": "hello"});
    assert_eq!(server.post(&chat, &people[1], hello.clone()).await.0, 200);
    assert_eq!(server.post(&chat, &people[3], hello).await.0, 200);
    assert_eq!(
        first.next("chat").await["message"]["player"]["id"],
        people[3].id
    );
    assert_eq!(
        third.next("chat").await["message"]["player"]["id"],
        people[1].id
    );
}

#[tokio::test]
async fn closing_an_account_ends_its_games_challenges_and_sockets() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let other = server.guest().await;
    let mut games = Vec::new();
    for moves in [0, 2] {
        let asked = json!({"game": "turkish", "clock": {"days": 3}, "rated": false, "seat": 0});
        let (_, made) = server.post("/challenges", &member, asked).await;
        let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
        let (_, joined) = server.post(&join, &other, json!({})).await;
        let game = joined["game_id"].as_str().unwrap().to_owned();
        if moves > 0 {
            server.play(&game, &member, "d3-d4", 0).await;
            server.play(&game, &other, "d6-d5", 1).await;
        }
        games.push(game);
    }
    let open = json!({"game": "turkish", "clock": {"days": 3}, "rated": false, "listed": true});
    let (_, made) = server.post("/challenges", &member, open).await;
    let address = listen(&server).await;
    let mut socket = Client::open(&address, Some(&member)).await;
    socket.next("welcome").await;

    let store = database(&server.folder);
    let closed = tokio::task::spawn_blocking(move || {
        doska_server::admin::Admin::open(&store)
            .unwrap()
            .close("Leyla")
    });
    closed.await.unwrap().unwrap();
    let mut seen = operator::Seen::default();
    assert_eq!(operator::look(&server.app, &mut seen).await.unwrap(), 1);
    assert!(socket.closed().await);
    let outcome =
        async |game: &str| server.get(&format!("/games/{game}")).await.1["outcome"].clone();
    assert_eq!(outcome(&games[0]).await["reason"], "aborted");
    let resigned = json!({"winners": [1], "reason": "resignation"});
    assert_eq!(outcome(&games[1]).await, resigned);
    let id = made["id"].as_str().unwrap();
    let (_, shown) = server.read(&format!("/challenges/{id}"), &other).await;
    assert_eq!(shown["status"], "cancelled");
    assert_eq!(operator::look(&server.app, &mut seen).await.unwrap(), 0);
}

#[tokio::test]
async fn a_report_names_a_game_of_the_one_it_is_about() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let stranger = server.guest().await;
    let report = json!({"reason": "abuse", "game_id": game});
    let about = format!("/players/{}/report", stranger.id);
    let (status, body) = server.post(&about, &black, report.clone()).await;
    assert_eq!((status, &body["code"]), (422, &json!("bad_game")), "{body}");
    // Whoever has said something beside it is in it.
    let chat = format!("/games/{game}/chat");
    let said = server.post(&chat, &stranger, json!({"preset": "hello"}));
    assert_eq!(said.await.0, 200);
    assert_eq!(server.post(&about, &black, report.clone()).await.0, 201);
    let about = format!("/players/{}/report", white.id);
    assert_eq!(server.post(&about, &black, report).await.0, 201);
}

/// The request that closes an account, or deletes it, may end before all is done.
#[tokio::test]
async fn what_a_closed_account_left_running_ends_later_at_the_latest() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let other = server.guest().await;
    let open = json!({"game": "turkish", "clock": {"days": 3}, "rated": false, "listed": true});
    let (_, made) = server.post("/challenges", &member, open).await;
    let (id, about) = (made["id"].as_str().unwrap(), member.id.clone());
    let now = server.app.clock.now();
    let write = move |tx: &mut dyn Tx| {
        moderation::set_closed(tx, &about, Some(now))?;
        calls::after_leaving(tx, &about, false, now)
    };
    let written: Result<(), StoreError> = server.app.store.write(write).await;
    written.unwrap();
    let status = async || {
        let (_, shown) = server.read(&format!("/challenges/{id}"), &other).await;
        shown["status"].clone()
    };
    work(&server).await;
    assert_eq!(status().await, "open", "the request has time to do it");
    server.app.clock.set(START + 31_000);
    work(&server).await;
    assert_eq!(status().await, "cancelled");
}

/// The machine of the operator may have a clock that is behind.
#[tokio::test]
async fn a_decision_with_an_earlier_time_is_carried_out() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let mut seen = operator::Seen::default();
    let decide = async |ago: u64| {
        let (about, at) = (member.id.clone(), server.app.clock.now() - ago);
        let write = move |tx: &mut dyn Tx| moderation::log(tx, None, "role", &about, "", at);
        let done: Result<(), StoreError> = server.app.store.write(write).await;
        done.unwrap();
    };
    for ago in [0, 5_000, 60_000] {
        decide(ago).await;
        let carried = operator::look(&server.app, &mut seen).await.unwrap();
        assert_eq!(carried, 1, "{ago}");
        assert_eq!(operator::look(&server.app, &mut seen).await.unwrap(), 0);
    }
}

#[tokio::test]
async fn the_eleventh_report_of_a_day_is_told_when_to_come_back() {
    let server = TestServer::new();
    let by = server.guest().await;
    let mut last = None;
    for n in 0..11 {
        let about = server.guest().await;
        server.app.clock.set(START + n * 60_000);
        let request = Request::post(format!("/api/v1/players/{}/report", about.id))
            .header("authorization", format!("Bearer {}", by.token))
            .header("content-type", "application/json")
            .body(Body::from(json!({"reason": "abuse"}).to_string()));
        last = Some(server.send(request.unwrap()).await);
    }
    let last = last.unwrap();
    assert_eq!(last.status(), 429);
    let seconds: u64 = last.headers()["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    // The first one was ten minutes ago.
    assert_eq!(seconds, 24 * 3600 - 600 + 1);
}
