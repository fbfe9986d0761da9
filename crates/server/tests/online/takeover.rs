//! A guest who signs in to an account: nothing is left behind, and nobody plays against himself.

use serde_json::{Value, json};

use crate::outside::DAY;
use crate::server::{PASSWORD, Person, START, TestServer, with_token};
use crate::socket::{Client, listen};

/// Signs in from the session of somebody.
async fn sign_in(server: &TestServer, from: &Person, member: &Person) -> (Person, Value) {
    let body = json!({"name": "Leyla", "password": PASSWORD});
    let (status, answer) = server.post("/session", from, body).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["player"]["id"], member.id);
    (
        with_token(&member.id, &answer),
        answer["taken_over"].clone(),
    )
}

async fn challenge(server: &TestServer, maker: &Person, with: Value) -> String {
    let mut asked = json!({"game": "turkish", "clock": {"days": 3}, "rated": false, "seat": 0});
    for (key, value) in with.as_object().unwrap() {
        asked[key] = value.clone();
    }
    let (status, made) = server.post("/challenges", maker, asked).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

async fn join(server: &TestServer, id: &str, who: &Person) -> String {
    let (status, joined) = server
        .post(&format!("/challenges/{id}/join"), who, json!({}))
        .await;
    assert_eq!(status, 200, "{joined}");
    joined["game_id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn games_of_a_guest_come_along() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let (running, guest, other) = server.game("turkish", json!({"days": 3})).await;
    let over = join(
        &server,
        &challenge(&server, &guest, json!({})).await,
        &other,
    )
    .await;
    server
        .post(&format!("/games/{over}/resign"), &other, json!({"id": "r"}))
        .await;
    let address = listen(&server).await;
    let hello = json!({"type": "hello", "games": [{"id": running}]});
    let mut sockets = [
        Client::open(&address, Some(&guest)).await,
        Client::open(&address, Some(&other)).await,
        Client::open(&address, Some(&member)).await,
    ];
    for socket in &mut sockets {
        socket.send(hello.clone()).await;
        socket.next("presence").await;
    }
    let [mut old, mut opponent, mut elsewhere] = sockets;

    let (person, taken) = sign_in(&server, &guest, &member).await;
    assert_eq!(taken, json!({"games": 2, "left": []}));
    assert_eq!(server.read("/me", &guest).await.0, 401);
    assert!(old.closed().await, "the guest's session is over");
    let seats = json!([member.id, other.id]);
    let ids = |game: &Value| json!([game["seats"][0]["id"], game["seats"][1]["id"]]);
    // Those at the board see who sits there now.
    assert_eq!(ids(&opponent.next("game").await["game"]), seats);
    // The member's other sessions know of the game and play it.
    assert_eq!(
        elsewhere.next("notice").await["notice"]["kind"],
        "game_started"
    );
    let played = json!({"type": "move", "game": running, "move": "d3-d4", "ply": 0, "id": "1"});
    elsewhere.send(played).await;
    assert_eq!(elsewhere.next("answer").await["status"], 200);
    assert_eq!(opponent.next("event").await["event"]["version"], 2);
    assert_eq!(server.play(&running, &other, "a6-a5", 1).await.0, 200);
    assert_eq!(server.play(&running, &person, "h3-h4", 2).await.0, 200);

    for game in [&running, &over] {
        let (_, shown) = server.get(&format!("/games/{game}")).await;
        assert_eq!(
            (ids(&shown), &shown["rated"]),
            (seats.clone(), &json!(false))
        );
    }
    let (_, mine) = server.read("/me/games", &person).await;
    assert_eq!(mine["games"][0]["id"], json!(running));
    let (_, found) = server.get(&format!("/games?player={}", member.id)).await;
    assert_eq!(found["games"].as_array().unwrap().len(), 2, "{found}");
    // A game of a guest gives no rating, however it ends.
    server
        .post(
            &format!("/games/{running}/resign"),
            &other,
            json!({"id": "r"}),
        )
        .await;
    let (_, profile) = server.get(&format!("/players/{}", member.id)).await;
    assert_eq!(profile["ratings"], json!([]), "{profile}");
    // Folding the events gives the same game.
    let stream = axum::http::Request::get(format!("/api/v1/games/{running}/events"));
    let stream = server
        .send(stream.body(axum::body::Body::empty()).unwrap())
        .await;
    let lines = axum::body::to_bytes(stream.into_body(), 1 << 20)
        .await
        .unwrap();
    let first = lines.split(|byte| *byte == b'\n').next().unwrap();
    let started: Value = serde_json::from_slice(first).unwrap();
    assert_eq!(ids(&started), seats, "{started}");
    // After a restart it is the same.
    let again = TestServer::at(server.folder.clone(), START);
    let (_, shown) = again.get(&format!("/games/{running}")).await;
    assert_eq!(ids(&shown), seats);
}

#[tokio::test]
async fn nobody_plays_against_himself() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let (guest, other) = (server.guest().await, server.guest().await);
    let own = join(
        &server,
        &challenge(&server, &guest, json!({})).await,
        &member,
    )
    .await;
    let moved = join(
        &server,
        &challenge(&server, &guest, json!({})).await,
        &other,
    )
    .await;
    let to_self = challenge(&server, &guest, json!({"opponent": member.id})).await;
    let from_self = challenge(&server, &member, json!({"opponent": guest.id})).await;
    let open = challenge(&server, &guest, json!({"listed": true})).await;

    let (person, taken) = sign_in(&server, &guest, &member).await;
    assert_eq!(taken, json!({"games": 1, "left": [own]}));
    let (_, shown) = server.get(&format!("/games/{own}")).await;
    assert_eq!(
        (&shown["seats"][0]["id"], &shown["seats"][1]["id"]),
        (&json!(guest.id), &json!(member.id))
    );
    assert_eq!(
        server.play(&own, &person, "d3-d4", 0).await.0,
        403,
        "not his turn"
    );
    assert_eq!(server.play(&moved, &person, "d3-d4", 0).await.0, 200);
    for id in [to_self, from_self] {
        let (_, shown) = server.read(&format!("/challenges/{id}"), &person).await;
        assert_eq!(shown["status"], "cancelled", "{shown}");
    }
    // A challenge to others goes on as the member's own, who cannot take it.
    let (_, shown) = server.read(&format!("/challenges/{open}"), &person).await;
    assert_eq!(shown["maker"]["id"], member.id, "{shown}");
    let (_, refused) = server
        .post(&format!("/challenges/{open}/join"), &person, json!({}))
        .await;
    assert_ne!(refused["started"], json!(true), "{refused}");
    let game = join(&server, &open, &other).await;
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(shown["seats"][0]["id"], member.id);
}

#[tokio::test]
async fn what_surrounds_the_games_comes_along_once() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let (game, guest, other) = server.game("turkish", json!({"days": 3})).await;
    let third = server.guest().await;
    for (who, whom) in [
        (&guest, &other),
        (&guest, &member),
        (&guest, &third),
        (&member, &third),
        (&other, &guest),
    ] {
        let path = format!("/players/{}/block", whom.id);
        assert_eq!(server.put(&path, who, json!({})).await.0, 204);
    }
    let note = format!("/games/{game}/note");
    server.put(&note, &guest, json!({"text": "a plan"})).await;
    let days = |days: u32| json!({"days": days});
    server
        .post(
            "/me/vacation",
            &member,
            json!({"from": START + 20 * DAY, "days": 20}),
        )
        .await;
    server.post("/me/vacation", &guest, days(7)).await;
    server
        .post(
            "/me/vacation",
            &guest,
            json!({"from": START + 8 * DAY, "days": 7}),
        )
        .await;
    server.read("/me/notifications", &guest).await;

    let (person, _) = sign_in(&server, &guest, &member).await;
    assert_eq!(server.read(&note, &person).await.1["text"], "a plan");
    let (_, away) = server.read("/me/vacation", &person).await;
    // One of the guest's fits into the days of a year, the other does not.
    assert_eq!(
        (
            away["vacations"].as_array().unwrap().len(),
            &away["days_left"]
        ),
        (2, &json!(3)),
        "{away}"
    );
    let blocked = server.account(&person).await["blocked"].clone();
    let mut ids: Vec<&str> = blocked
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["id"].as_str().unwrap())
        .collect();
    ids.sort_unstable();
    let mut wanted = [other.id.as_str(), third.id.as_str()];
    wanted.sort_unstable();
    assert_eq!(ids, wanted);
    let (_, theirs) = server.read("/account", &other).await;
    assert_eq!(theirs["blocked"][0]["id"], member.id);
}

#[tokio::test]
async fn from_one_account_to_another_nothing_goes() {
    let server = TestServer::new();
    let (leyla, _) = server.sign_up(None, "Leyla").await;
    let (game, white, _) = server.game("turkish", json!({"days": 3})).await;
    let (anna, _) = server.sign_up(Some(&white), "Anna").await;
    let (_, taken) = sign_in(&server, &anna, &leyla).await;
    assert_eq!(taken, Value::Null);
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(shown["seats"][0]["id"], anna.id);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn moves_that_fly_meanwhile_are_not_lost() {
    for round in 0..10 {
        let server = TestServer::new();
        let (member, _) = server.sign_up(None, "Leyla").await;
        let (game, guest, other) = server.game("turkish", json!({"days": 3})).await;
        let sign = sign_in(&server, &guest, &member);
        let play = server.play(&game, &guest, "d3-d4", 0);
        let ((person, _), (status, _)) = tokio::join!(sign, play);
        // Either the guest was in time, or the member plays it.
        if status != 200 {
            assert_eq!(
                server.play(&game, &person, "d3-d4", 0).await.0,
                200,
                "{round}"
            );
        }
        assert_eq!(
            server.play(&game, &other, "a6-a5", 1).await.0,
            200,
            "{round}"
        );
        assert_eq!(
            server.play(&game, &person, "h3-h4", 2).await.0,
            200,
            "{round}"
        );
    }
}
