//! The contract of playing online: shapes, refusals and their order, ids that come again.

use serde_json::{Value, json};

use crate::server::{START, TestServer};

const CLOCK: fn() -> Value = || json!({"initial": 300, "increment": 3});

#[tokio::test]
async fn two_guests_play_by_a_challenge() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", CLOCK()).await;
    let (status, answer) = server.play(&game, &white, "d3-d4", 0).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["ply"], 1);
    assert_eq!(answer["clocks"], json!([300_000, 300_000]));
    server.app.clock.set(START + 5_000);
    let (status, answer) = server.play(&game, &black, "d6-d5", 1).await;
    assert_eq!(
        (status, &answer["clocks"]),
        (200, &json!([300_000, 298_000])),
        "{answer}"
    );
    let (status, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(status, 200);
    assert_eq!(shown["moves"], json!(["d3-d4", "d6-d5"]));
    assert_eq!(shown["rules"], "turkish@1");
    assert_eq!(shown["to_move"], 0);
    assert_eq!(shown["status"], "playing");
    assert_eq!(shown["version"], 3);
    assert_eq!(shown["seats"][0]["id"], white.id);
}

#[tokio::test]
async fn refusals_in_their_order() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let path = format!("/games/{game}/moves");
    let stranger = server.guest().await;
    let body = || json!({"move": "d3-d4", "ply": 0, "id": "a"});
    let large = json!({"move": "x".repeat(70_000), "ply": 0, "id": "a"});
    for (who, body, status, code) in [
        (Some(&white), large, 413, "too_large"),
        (None, body(), 401, "unauthorized"),
        (Some(&stranger), body(), 403, "not_your_seat"),
        (
            Some(&white),
            json!({"move": "d3-d4", "ply": 7, "id": "b"}),
            409,
            "stale",
        ),
        (Some(&black), body(), 403, "not_your_turn"),
        (
            Some(&white),
            json!({"move": "d3-d9", "ply": 0, "id": "c"}),
            422,
            "illegal",
        ),
    ] {
        let (got, problem) = server.call("POST", &path, who, Some(body)).await;
        assert_eq!(
            (got, problem["code"].as_str()),
            (status, Some(code)),
            "{problem}"
        );
        assert_eq!(problem["status"], status);
    }
    let (status, problem) = server.post("/games/nowhere/moves", &white, body()).await;
    assert_eq!((status, &problem["code"]), (404, &json!("not_found")));
    let (status, resigned) = server
        .post(&format!("/games/{game}/resign"), &black, json!({"id": "r"}))
        .await;
    assert_eq!(status, 200, "{resigned}");
    let (status, problem) = server.post(&path, &white, body()).await;
    assert_eq!((status, &problem["code"]), (409, &json!("over")));
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(
        shown["outcome"],
        json!({"winners": [0], "reason": "resignation"})
    );
    assert_eq!(shown["to_move"], Value::Null);
}

#[tokio::test]
async fn the_same_id_gets_the_first_answer_even_after_a_restart() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", CLOCK()).await;
    let first = server.play(&game, &white, "d3-d4", 0).await;
    server.app.clock.set(START + 9_000);
    assert_eq!(server.play(&game, &black, "d6-d5", 1).await.0, 200);
    assert_eq!(server.play(&game, &white, "d3-d4", 0).await, first);
    server
        .post(&format!("/games/{game}/resign"), &white, json!({"id": "r"}))
        .await;
    assert_eq!(server.play(&game, &white, "d3-d4", 0).await, first);
    let again = TestServer::at(server.folder.clone(), START + 60_000);
    assert_eq!(again.play(&game, &white, "d3-d4", 0).await, first);
}

#[tokio::test]
async fn challenges_that_do_not_fit_are_refused_by_their_part() {
    let server = TestServer::new();
    let maker = server.guest().await;
    let good =
        json!({"game": "turkish", "clock": null, "rated": false, "seat": null, "position": null});
    for (key, value, code) in [
        ("game", json!("chess"), "bad_game"),
        ("game", json!("martian?players=3"), "bad_game"),
        ("clock", json!({"initial": 0, "increment": 0}), "bad_clock"),
        ("clock", json!({"days": 0}), "bad_clock"),
        ("clock", json!({"minutes": 3}), "bad_shape"),
        ("seat", json!(2), "bad_seat"),
        ("position", json!("nonsense"), "bad_position"),
    ] {
        let mut asked = good.clone();
        asked[key] = value;
        let (status, problem) = server.post("/challenges", &maker, asked).await;
        assert_eq!(
            (status, problem["code"].as_str()),
            (422, Some(code)),
            "{problem}"
        );
    }
    let (status, _) = server.post("/challenges", &maker, good).await;
    assert_eq!(status, 201);
}

#[tokio::test]
async fn four_seats_fill_one_by_one() {
    let server = TestServer::new();
    let maker = server.guest().await;
    let asked = json!({"game": "martian?players=4", "clock": null, "rated": false, "seat": 1, "position": null});
    let (_, challenge) = server.post("/challenges", &maker, asked).await;
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    let others = [
        server.guest().await,
        server.guest().await,
        server.guest().await,
    ];
    let (_, first) = server.post(&join, &others[0], json!({"seat": 2})).await;
    assert_eq!(first, json!({"started": false, "seat": 2, "free": 2}));
    assert_eq!(
        server.post(&join, &others[0], json!({})).await.1,
        first,
        "sitting down twice"
    );
    let (status, taken) = server.post(&join, &others[1], json!({"seat": 2})).await;
    assert_eq!((status, &taken["code"]), (409, &json!("seat_taken")));
    assert_eq!(
        server.post(&join, &others[1], json!({})).await.1["started"],
        false
    );
    let (_, last) = server.post(&join, &others[2], json!({})).await;
    assert_eq!(last["started"], true);
    let (_, shown) = server
        .get(&format!(
            "/challenges/{}",
            challenge["id"].as_str().unwrap()
        ))
        .await;
    assert_eq!(shown["game_id"], last["game_id"]);
}

#[tokio::test]
async fn a_flag_falls_once_and_only_by_the_clock_of_the_server() {
    let server = TestServer::new();
    let (game, white, black) = server
        .game("turkish", json!({"initial": 10, "increment": 0}))
        .await;
    server.play(&game, &white, "d3-d4", 0).await;
    server.app.clock.set(START + 10_600);
    let (status, late) = server.play(&game, &black, "d6-d5", 1).await;
    assert_eq!((status, &late["code"]), (409, &json!("over")), "{late}");
    server.app.games.expire_due().await.unwrap();
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(shown["outcome"], json!({"winners": [0], "reason": "time"}));
    assert_eq!(shown["version"], 3);
}

/// The end of a game changes nothing about what was answered before it.
#[tokio::test]
async fn an_offer_declined_before_the_end_is_answered_the_same_after_it() {
    let server = TestServer::new();
    let (game, first, second) = server.game("turkish", Value::Null).await;
    let offers = format!("/games/{game}/offers");
    let offer = json!({"kind": "draw", "id": "o"});
    assert_eq!(server.post(&offers, &first, offer).await.0, 200);
    let decline = json!({"kind": "decline", "id": "d"});
    let answer = server.post(&offers, &second, decline.clone()).await;
    assert_eq!(answer.0, 200, "{}", answer.1);
    let resign = format!("/games/{game}/resign");
    assert_eq!(
        server.post(&resign, &first, json!({"id": "r"})).await.0,
        200
    );
    assert_eq!(server.post(&offers, &second, decline).await, answer);
}

#[tokio::test]
async fn the_id_of_a_command_is_looked_at_after_the_seat() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    let stranger = server.guest().await;
    for id in [String::new(), "x".repeat(65)] {
        for (path, body) in [
            ("moves", json!({"move": "d3-d4", "ply": 0, "id": id})),
            ("offers", json!({"kind": "draw", "id": id})),
            ("offers", json!({"kind": "rematch", "id": id})),
            ("resign", json!({"id": id})),
            ("claim", json!({"kind": "win", "id": id})),
        ] {
            for (game, who, status, code) in [
                ("nowhere", &white, 404, "not_found"),
                (&*game, &stranger, 403, "not_your_seat"),
            ] {
                let path = format!("/games/{game}/{path}");
                let (got, problem) = server.post(&path, who, body.clone()).await;
                let expected = (status, Some(code));
                assert_eq!(
                    (got, problem["code"].as_str()),
                    expected,
                    "{path} {problem}"
                );
            }
            let path = format!("/games/{game}/{path}");
            let (got, problem) = server.post(&path, &white, body.clone()).await;
            let expected = (422, Some("bad_id"));
            assert_eq!((got, problem["code"].as_str()), expected, "{path}");
        }
    }
}

#[tokio::test]
async fn an_offer_that_was_declined_waits_for_the_next_move() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let offers = format!("/games/{game}/offers");
    let draw = |id: &str| json!({"kind": "draw", "id": id});
    assert_eq!(server.post(&offers, &white, draw("a")).await.0, 200);
    let decline = json!({"kind": "decline", "id": "b"});
    assert_eq!(server.post(&offers, &black, decline).await.0, 200);
    let (status, problem) = server.post(&offers, &white, draw("c")).await;
    assert_eq!((status, &problem["code"]), (409, &json!("declined")));
    assert_eq!(server.play(&game, &white, "d3-d4", 0).await.0, 200);
    assert_eq!(server.post(&offers, &white, draw("d")).await.0, 200);
}
