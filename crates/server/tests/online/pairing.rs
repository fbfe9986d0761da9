//! Quick pairing, and rematches.

use doska_server::lobby::jobs;
use serde_json::{Value, json};

use crate::lobby::{connect, listed, live};
use crate::server::{Person, START, TestServer};
use crate::socket::{Client, listen};

#[tokio::test]
async fn those_who_want_the_same_are_paired_once() {
    let server = TestServer::new();
    let (a, b, c) = (
        server.guest().await,
        server.guest().await,
        server.guest().await,
    );
    let _sockets = [
        connect(&server, &a),
        connect(&server, &b),
        connect(&server, &c),
    ];
    let asked =
        |games: Value, clocks: Value| json!({"games": games, "clocks": clocks, "rated": false});
    let (status, first) = server
        .post(
            "/pairing",
            &a,
            asked(json!(["turkish", "cyclic"]), json!([live()])),
        )
        .await;
    assert_eq!((status, &first["waiting"]), (200, &json!(true)), "{first}");
    let other_clock = asked(json!(["turkish"]), json!([{"days": 1}]));
    assert_eq!(
        server.post("/pairing", &b, other_clock).await.1["waiting"],
        true
    );
    let (_, found) = server
        .post(
            "/pairing",
            &c,
            asked(json!(["cyclic", "martian"]), json!([{"days": 1}, live()])),
        )
        .await;
    let game = found["game_id"]
        .as_str()
        .unwrap_or_else(|| panic!("{found}"));
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(shown["game"], "cyclic");
    assert_eq!(shown["clock"], live());
    for (person, waits) in [(&a, false), (&b, true), (&c, false)] {
        let (_, now) = server.call("GET", "/pairing", Some(person), None).await;
        assert_eq!(now["waiting"], waits);
    }
    let (_, stopped) = server.call("DELETE", "/pairing", Some(&b), None).await;
    assert_eq!(stopped["waiting"], false);
    let nonsense = asked(json!(["chess"]), json!([live()]));
    let (status, refused) = server.post("/pairing", &a, nonsense).await;
    assert_eq!((status, &refused["code"]), (422, &json!("bad_game")));
}

#[tokio::test]
async fn whoever_waits_gets_a_challenge_that_comes_later() {
    let server = TestServer::new();
    let (waits, maker) = (server.guest().await, server.guest().await);
    let _sockets = [connect(&server, &waits), connect(&server, &maker)];
    let asked = json!({"games": ["cyclic", "turkish"], "clocks": [live()]});
    assert_eq!(
        server.post("/pairing", &waits, asked).await.1["waiting"],
        true
    );
    for (clock, taken) in [(json!({"days": 1}), false), (live(), true)] {
        let body = json!({"game": "turkish", "clock": clock, "rated": false, "listed": true});
        let (status, made) = server.post("/challenges", &maker, body).await;
        assert_eq!(status, 201, "{made}");
        jobs::pair(&server.app).await.unwrap();
        let path = format!("/challenges/{}", made["id"].as_str().unwrap());
        let (_, now) = server.read(&path, &maker).await;
        assert_eq!(now["game_id"].is_string(), taken, "{now}");
    }
    let (_, now) = server.call("GET", "/pairing", Some(&waits), None).await;
    assert_eq!(now["waiting"], false);
}

#[tokio::test]
async fn whoever_begins_a_live_game_no_longer_waits_for_one() {
    let server = TestServer::new();
    let (waits, friend) = (server.guest().await, server.guest().await);
    let _sockets = [connect(&server, &waits), connect(&server, &friend)];
    let asked = json!({"games": ["cyclic"], "clocks": [live()]});
    server.post("/pairing", &waits, asked).await;
    for (clock, still) in [(json!({"days": 1}), true), (live(), false)] {
        let link = json!({"game": "turkish", "clock": clock, "rated": false});
        let (_, made) = server.post("/challenges", &friend, link).await;
        let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
        assert_eq!(server.post(&join, &waits, json!({})).await.0, 200);
        let (_, now) = server.read("/pairing", &waits).await;
        assert_eq!(now["waiting"], still);
    }
}

#[tokio::test]
async fn whoever_is_gone_is_not_paired() {
    let server = TestServer::new();
    let (a, b) = (server.guest().await, server.guest().await);
    let asked = || json!({"games": ["turkish"], "clocks": [live()]});
    let socket = connect(&server, &a);
    server.post("/pairing", &a, asked()).await;
    drop(socket);
    let _other = connect(&server, &b);
    let (_, waits) = server.post("/pairing", &b, asked()).await;
    assert_eq!(waits["waiting"], true, "{waits}");
    server.app.clock.set(START + 11_000);
    jobs::pair(&server.app).await.unwrap();
    let (_, gone) = server.call("GET", "/pairing", Some(&a), None).await;
    assert_eq!(gone["waiting"], false);
    let (_, still) = server.call("GET", "/pairing", Some(&b), None).await;
    assert_eq!(still["waiting"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nobody_is_seated_twice_by_pairing_and_colours_are_balanced() {
    let server = TestServer::new();
    let mut people = Vec::new();
    for _ in 0..6 {
        people.push(server.guest().await);
    }
    let _sockets: Vec<_> = people
        .iter()
        .map(|person| connect(&server, person))
        .collect();
    let asked = || json!({"games": ["turkish"], "clocks": [live()]});
    let all = people
        .iter()
        .map(|person| server.post("/pairing", person, asked()));
    futures_util::future::join_all(all).await;
    let (games, seats) = counts(&server).await;
    assert_eq!((games, seats), (3, 6));
    // Two who play each other again and again begin in turn.
    let (a, b) = (server.guest().await, server.guest().await);
    let _more = [connect(&server, &a), connect(&server, &b)];
    let mut firsts = Vec::new();
    for _ in 0..4 {
        server.post("/pairing", &a, asked()).await;
        let (_, found) = server.post("/pairing", &b, asked()).await;
        let game = found["game_id"].as_str().unwrap().to_owned();
        let (_, shown) = server.get(&format!("/games/{game}")).await;
        firsts.push(shown["seats"][0]["id"].as_str().unwrap().to_owned());
    }
    assert_eq!(
        firsts.iter().filter(|id| **id == a.id).count(),
        2,
        "{firsts:?}"
    );
}

async fn counts(server: &TestServer) -> (usize, usize) {
    let read = server.app.store.read(|tx| {
        let sql =
            "SELECT (SELECT COUNT(*) FROM games), (SELECT COUNT(DISTINCT player_id) FROM seats)";
        tx.query(sql, doska_server::values![])
    });
    let rows = read.await.unwrap();
    (rows[0].get(0).unwrap(), rows[0].get(1).unwrap())
}

#[tokio::test]
async fn a_rematch_changes_seats_and_begins_once() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", live()).await;
    let offers = format!("/games/{game}/offers");
    let rematch = |id: &str| json!({"kind": "rematch", "id": id});
    let (status, early) = server.post(&offers, &white, rematch("a")).await;
    assert_eq!(
        (status, &early["code"]),
        (409, &json!("not_over")),
        "{early}"
    );
    server
        .post(&format!("/games/{game}/resign"), &white, json!({"id": "r"}))
        .await;
    let stranger = server.guest().await;
    let (status, _) = server.post(&offers, &stranger, rematch("s")).await;
    assert_eq!(status, 403);
    let (status, offered) = server.post(&offers, &white, rematch("b")).await;
    assert_eq!(
        (status, &offered["game_id"]),
        (200, &Value::Null),
        "{offered}"
    );
    assert_eq!(server.post(&offers, &white, rematch("b")).await.1, offered);
    let seen = listed(&server, Some(&black)).await;
    assert_eq!(seen[0]["rematch_of"], json!(game));
    // The server is started again in between.
    let server = TestServer::at(server.folder.clone(), START + 5_000);
    let (_, accepted) = server.post(&offers, &black, rematch("c")).await;
    let next = accepted["game_id"]
        .as_str()
        .unwrap_or_else(|| panic!("{accepted}"))
        .to_owned();
    for (who, id) in [(&black, "c"), (&white, "d")] {
        assert_eq!(
            server.post(&offers, who, rematch(id)).await.1["game_id"],
            json!(next)
        );
    }
    // The same id gets the first answer again.
    assert_eq!(server.post(&offers, &white, rematch("b")).await.1, offered);
    let (_, shown) = server.get(&format!("/games/{next}")).await;
    assert_eq!(shown["seats"][0]["id"], json!(black.id));
    assert_eq!(shown["clock"], live());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_who_offer_a_rematch_at_one_moment_play_one_game() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", live()).await;
    server
        .post(&format!("/games/{game}/resign"), &black, json!({"id": "r"}))
        .await;
    let offers = format!("/games/{game}/offers");
    let (a, b) = tokio::join!(
        server.post(&offers, &white, json!({"kind": "rematch", "id": "w"})),
        server.post(&offers, &black, json!({"kind": "rematch", "id": "b"})),
    );
    assert_eq!((a.0, b.0), (200, 200), "{a:?} {b:?}");
    let begun: Vec<_> = [&a.1, &b.1]
        .into_iter()
        .filter(|one| one["game_id"].is_string())
        .collect();
    assert_eq!(begun.len(), 1, "{a:?} {b:?}");
    assert_eq!(counts(&server).await.0, 2);
}

#[tokio::test]
async fn a_rematch_is_declined() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", live()).await;
    server
        .post(&format!("/games/{game}/resign"), &white, json!({"id": "r"}))
        .await;
    let offers = format!("/games/{game}/offers");
    server
        .post(&offers, &white, json!({"kind": "rematch", "id": "b"}))
        .await;
    let (status, _) = server
        .post(&offers, &black, json!({"kind": "decline", "id": "c"}))
        .await;
    assert_eq!(status, 200);
    let (status, refused) = server
        .post(&offers, &white, json!({"kind": "rematch", "id": "d"}))
        .await;
    assert_eq!((status, &refused["code"]), (409, &json!("declined")));
    let (status, offered) = server
        .post(&offers, &black, json!({"kind": "rematch", "id": "e"}))
        .await;
    assert_eq!((status, &offered["game_id"]), (200, &Value::Null));
    let (_, accepted) = server
        .post(&offers, &white, json!({"kind": "rematch", "id": "f"}))
        .await;
    assert!(accepted["game_id"].is_string(), "{accepted}");
}

#[tokio::test]
async fn a_rematch_that_was_taken_back_can_be_offered_again() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", live()).await;
    let resign = format!("/games/{game}/resign");
    server.post(&resign, &white, json!({"id": "r"})).await;
    let offers = format!("/games/{game}/offers");
    let offer = async |who, kind: &str, id: &str| {
        let (status, answer) = server
            .post(&offers, who, json!({"kind": kind, "id": id}))
            .await;
        (status, answer["code"].clone())
    };
    let done = (200, Value::Null);
    assert_eq!(offer(&white, "rematch", "1").await, done);
    assert_eq!(offer(&white, "decline", "2").await, done);
    assert_eq!(offer(&white, "rematch", "3").await, done);
    // The same from the lobby, where it is a challenge like others.
    let (_, mine) = server.read("/challenges", &white).await;
    let cancel = format!(
        "/challenges/{}/cancel",
        mine["challenges"][0]["id"].as_str().unwrap()
    );
    assert_eq!(server.post(&cancel, &white, json!({})).await.0, 200);
    server.app.clock.set(START + 1000);
    assert_eq!(offer(&white, "rematch", "4").await, done);
    // A no of the other side holds.
    assert_eq!(offer(&black, "decline", "5").await, done);
    assert_eq!(
        offer(&white, "rematch", "6").await,
        (409, json!("declined"))
    );
}

#[tokio::test]
async fn what_was_answered_after_the_end_is_answered_again() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", live()).await;
    let resign = format!("/games/{game}/resign");
    server.post(&resign, &white, json!({"id": "r"})).await;
    let offers = format!("/games/{game}/offers");
    let offer = async |server: &TestServer, who: &Person, kind: &str, id: &str| {
        let asked = json!({"kind": kind, "id": id});
        server.post(&offers, who, asked).await
    };
    let first = offer(&server, &white, "rematch", "1").await;
    let declined = offer(&server, &black, "decline", "2").await;
    assert_eq!((first.0, declined.0), (200, 200));
    server.app.clock.set(START + 1000);
    assert_eq!(offer(&server, &black, "rematch", "3").await.0, 200);
    // Sent again, the no to the first offer is no word about the second, and the first offer accepts nothing.
    let server = TestServer::at(server.folder.clone(), START + 2000);
    assert_eq!(offer(&server, &black, "decline", "2").await, declined);
    assert_eq!(offer(&server, &white, "rematch", "1").await, first);
    let (_, accepted) = offer(&server, &white, "rematch", "4").await;
    assert!(accepted["game_id"].is_string(), "{accepted}");
}

#[tokio::test]
async fn everybody_hears_what_became_of_a_rematch() {
    let server = TestServer::new();
    let address = listen(&server).await;
    let (game, white, black) = server.game("turkish", live()).await;
    let resign = format!("/games/{game}/resign");
    server.post(&resign, &white, json!({"id": "r"})).await;
    let mut sockets = Vec::new();
    for who in [&white, &black] {
        let mut socket = Client::open(&address, Some(who)).await;
        socket.next("welcome").await;
        sockets.push(socket);
    }
    let offers = format!("/games/{game}/offers");
    for (by, kind, hears, status) in [
        (&white, "rematch", 1, "open"),
        (&black, "decline", 0, "cancelled"),
        (&black, "rematch", 0, "open"),
        (&black, "decline", 0, "cancelled"),
    ] {
        server.app.clock.set(server.app.clock.now() + 1);
        let id = format!("{kind}-{}", server.app.clock.now());
        let asked = json!({"kind": kind, "id": id});
        assert_eq!(server.post(&offers, by, asked).await.0, 200);
        let told = sockets[hears].next("notice").await["notice"].clone();
        let expected = (json!(by.id), json!(status), json!(game));
        let found = (
            told["from"]["id"].clone(),
            told["status"].clone(),
            told["rematch_of"].clone(),
        );
        assert_eq!(found, expected, "{told}");
    }
}

/// A live game begins at once with the answer: whoever offered it may be gone after a while.
#[tokio::test]
async fn a_rematch_of_a_live_game_is_offered_for_five_minutes() {
    let server = TestServer::new();
    let address = listen(&server).await;
    let (game, white, black) = server.game("turkish", live()).await;
    let resign = format!("/games/{game}/resign");
    server.post(&resign, &white, json!({"id": "r"})).await;
    let offers = format!("/games/{game}/offers");
    let rematch = |id: &str| json!({"kind": "rematch", "id": id});
    assert_eq!(server.post(&offers, &white, rematch("a")).await.0, 200);
    let mut sockets = Vec::new();
    for who in [&white, &black] {
        let mut socket = Client::open(&address, Some(who)).await;
        socket.next("welcome").await;
        sockets.push(socket);
    }
    server.app.clock.set(START + 5 * 60_000);
    jobs::expire(&server.app).await.unwrap();
    for socket in &mut sockets {
        let told = socket.next("notice").await["notice"].clone();
        assert_eq!(
            (&told["status"], &told["rematch_of"]),
            (&json!("expired"), &json!(game))
        );
    }
    let (status, offered) = server.post(&offers, &black, rematch("b")).await;
    assert_eq!(
        (status, &offered["game_id"]),
        (200, &Value::Null),
        "a new offer"
    );
}

#[tokio::test]
async fn four_hear_of_a_rematch() {
    let server = TestServer::new();
    let mut people = Vec::new();
    for _ in 0..4 {
        people.push(server.guest().await);
    }
    let everyone: Vec<&Person> = people.iter().collect();
    let asked = json!({"game": "martian?players=4", "clock": live(), "rated": false, "seat": 0});
    let game = crate::ratings::resigned(&server, asked, &everyone).await;
    let address = listen(&server).await;
    let mut socket = Client::open(&address, Some(&people[2])).await;
    socket.next("welcome").await;
    let offers = format!("/games/{game}/offers");
    let asked = json!({"kind": "rematch", "id": "a"});
    assert_eq!(server.post(&offers, &people[0], asked).await.0, 200);
    assert_eq!(socket.next("notice").await["notice"]["status"], "open");
    // Whoever comes later finds it.
    let (_, seen) = server.read("/challenges", &people[3]).await;
    assert_eq!(seen["challenges"][0]["rematch_of"], json!(game), "{seen}");
    let asked = json!({"kind": "decline", "id": "a"});
    assert_eq!(server.post(&offers, &people[1], asked).await.0, 200);
    let told = socket.next("notice").await["notice"].clone();
    let by = (&told["status"], &told["from"]["id"]);
    assert_eq!(by, (&json!("cancelled"), &json!(people[1].id)));
}

#[tokio::test]
async fn whoever_has_blocked_the_other_accepts_no_rematch() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let resign = format!("/games/{game}/resign");
    assert_eq!(
        server.post(&resign, &white, json!({"id": "r"})).await.0,
        200
    );
    let offers = format!("/games/{game}/offers");
    let rematch = |id: &str| json!({"kind": "rematch", "id": id});
    assert_eq!(server.post(&offers, &white, rematch("a")).await.0, 200);
    let block = format!("/players/{}/block", white.id);
    assert_eq!(server.put(&block, &black, json!({})).await.0, 204);
    let (status, refused) = server.post(&offers, &black, rematch("b")).await;
    assert_eq!((status, &refused["code"]), (403, &json!("blocked")));
}
