//! Correspondence: one's games, conditional moves, vacations, notes.

use doska_server::store::{StoreError, Tx, migrations};
use doska_server::values;
use serde_json::{Value, json};

use crate::outside::{DAY, work};
use crate::server::{Person, START, TestServer};

#[tokio::test]
async fn my_games_come_by_the_time_that_is_left() {
    let server = TestServer::new();
    let (slow, white, black) = server.game("turkish", json!({"days": 3})).await;
    let (status, mine) = server.read("/me/games", &white).await;
    assert_eq!(status, 200);
    let game = &mine["games"][0];
    assert_eq!(
        (&game["id"], &game["your_turn"]),
        (&json!(slow), &json!(true))
    );
    // The first move has its full time too.
    assert_eq!(game["deadline"], json!(START + 3 * DAY));
    assert!(
        game["position"]
            .as_str()
            .is_some_and(|text| !text.is_empty())
    );
    let (_, theirs) = server.read("/me/games", &black).await;
    assert_eq!(theirs["games"][0]["your_turn"], json!(false));

    server.app.clock.set(START + DAY);
    assert_eq!(server.play(&slow, &white, "d3-d4", 0).await.0, 200);
    let (_, theirs) = server.read("/me/games", &black).await;
    let game = &theirs["games"][0];
    assert_eq!(
        (&game["your_turn"], &game["last_move"]),
        (&json!(true), &json!("d3-d4"))
    );
    assert_eq!(game["deadline"], json!(START + 4 * DAY));
    assert_eq!(server.get("/me/games").await.0, 401);
}

/// At a table of four the ally's answer is not one's own.
#[tokio::test]
async fn an_offer_is_shown_to_whoever_has_not_answered_it() {
    let server = TestServer::new();
    let mut people = Vec::new();
    for _ in 0..4 {
        people.push(server.guest().await);
    }
    let asked =
        json!({"game": "martian?players=4", "clock": {"days": 2}, "rated": false, "seat": 0});
    let (status, made) = server.post("/challenges", &people[0], asked).await;
    assert_eq!(status, 201, "{made}");
    let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
    let mut game = String::new();
    for (seat, person) in people.iter().enumerate().skip(1) {
        let (status, joined) = server.post(&join, person, json!({"seat": seat})).await;
        assert_eq!(status, 200, "{joined}");
        game = joined["game_id"].as_str().unwrap_or_default().to_owned();
    }
    let offers = format!("/games/{game}/offers");
    let offered = async |of: [bool; 4]| {
        for (person, expected) in people.iter().zip(of) {
            let (_, mine) = server.read("/me/games", person).await;
            assert_eq!(mine["games"][0]["offered"], json!(expected), "{mine}");
        }
    };
    let offer = |id: &str| json!({"kind": "draw", "id": id});
    offered([false; 4]).await;
    assert_eq!(server.post(&offers, &people[0], offer("a")).await.0, 200);
    offered([false, true, false, true]).await;
    assert_eq!(server.post(&offers, &people[1], offer("b")).await.0, 200);
    offered([false, false, false, true]).await;
}

#[tokio::test]
async fn conditional_moves_are_played_once_even_across_a_restart() {
    played_once(json!({"days": 3})).await;
    // A game without a clock may take as long.
    played_once(Value::Null).await;
}

async fn played_once(clock: Value) {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", clock).await;
    let path = format!("/games/{game}/conditional");
    server.play(&game, &white, "d3-d4", 0).await;
    let tree = json!({"ply": 1, "lines": [
        {"if": "a6-a5", "then": "h3-h4", "next": [{"if": "b6-b5", "then": "g3-g4"}]},
        {"if": "h6-h5", "then": "g3-g4"},
    ]});
    let (status, kept) = server.put(&path, &white, tree.clone()).await;
    assert_eq!((status, &kept), (200, &tree), "{kept}");
    // Nobody else sees it.
    assert_eq!(server.read(&path, &black).await.1["lines"], json!([]));
    assert_eq!(server.get(&path).await.0, 401);
    let stranger = server.guest().await;
    assert_eq!(server.read(&path, &stranger).await.0, 403);

    assert_eq!(server.play(&game, &black, "a6-a5", 1).await.0, 200);
    // The server dies before it has answered; the next one does.
    let again = TestServer::at(server.folder.clone(), START + 1000);
    work(&again).await;
    let (_, now) = again.get(&format!("/games/{game}")).await;
    assert_eq!(now["moves"], json!(["d3-d4", "a6-a5", "h3-h4"]));
    let (_, left) = again.read(&path, &white).await;
    assert_eq!(
        left,
        json!({"ply": 3, "lines": [{"if": "b6-b5", "then": "g3-g4"}]})
    );
    assert_eq!(again.play(&game, &black, "b6-b5", 3).await.0, 200);
    work(&again).await;
    work(&again).await;
    let (_, now) = again.get(&format!("/games/{game}")).await;
    assert_eq!(
        now["moves"],
        json!(["d3-d4", "a6-a5", "h3-h4", "b6-b5", "g3-g4"])
    );
    assert_eq!(again.read(&path, &white).await.1["lines"], json!([]));
}

#[tokio::test]
async fn a_game_that_leaves_the_tree_forgets_it() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", json!({"days": 3})).await;
    let path = format!("/games/{game}/conditional");
    server.play(&game, &white, "d3-d4", 0).await;
    let tree = json!({"ply": 1, "lines": [{"if": "a6-a5", "then": "h3-h4"}]});
    assert_eq!(server.put(&path, &white, tree).await.0, 200);
    server.play(&game, &black, "b6-b5", 1).await;
    work(&server).await;
    let (_, now) = server.get(&format!("/games/{game}")).await;
    assert_eq!(now["ply"], json!(2));
    assert_eq!(server.read(&path, &white).await.1["lines"], json!([]));
}

#[tokio::test]
async fn impossible_conditional_moves_are_refused() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", json!({"days": 3})).await;
    let path = format!("/games/{game}/conditional");
    server.play(&game, &white, "d3-d4", 0).await;
    let line = |theirs: &str, mine: &str| json!([{"if": theirs, "then": mine}]);
    for (ply, lines) in [
        (1, line("a1-a8", "h3-h4")),
        (1, line("a6-a5", "a1-a8")),
        (0, line("a6-a5", "h3-h4")),
    ] {
        let (status, problem) = server
            .put(&path, &white, json!({"ply": ply, "lines": lines}))
            .await;
        assert_eq!(
            (status, &problem["code"]),
            (422, &json!("bad_line")),
            "{problem}"
        );
    }
    // It is black's own turn: there is nothing to wait for.
    let own = json!({"ply": 1, "lines": line("a6-a5", "h3-h4")});
    assert_eq!(server.put(&path, &black, own.clone()).await.0, 422);
    let (live, first, _) = server
        .game("turkish", json!({"initial": 300, "increment": 3}))
        .await;
    let (status, problem) = server
        .put(&format!("/games/{live}/conditional"), &first, own)
        .await;
    assert_eq!(
        (status, &problem["code"]),
        (422, &json!("no_conditional_moves"))
    );
}

#[tokio::test]
async fn an_offer_waits_for_a_person() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", json!({"days": 3})).await;
    server.play(&game, &white, "d3-d4", 0).await;
    let tree = json!({"ply": 1, "lines": [{"if": "a6-a5", "then": "h3-h4"}]});
    server
        .put(&format!("/games/{game}/conditional"), &white, tree)
        .await;
    let offer = format!("/games/{game}/offers");
    assert_eq!(
        server
            .post(&offer, &black, json!({"kind": "draw", "id": "o"}))
            .await
            .0,
        200
    );
    server.play(&game, &black, "a6-a5", 1).await;
    work(&server).await;
    let (_, now) = server.get(&format!("/games/{game}")).await;
    assert_eq!(
        (&now["ply"], &now["offer"]["kind"]),
        (&json!(2), &json!("draw"))
    );
    let (_, mine) = server.read("/me/games", &white).await;
    assert_eq!(mine["games"][0]["your_turn"], json!(true));
    // Who says no to it goes on as planned.
    let decline = json!({"kind": "decline", "id": "d"});
    assert_eq!(server.post(&offer, &white, decline).await.0, 200);
    work(&server).await;
    let (_, now) = server.get(&format!("/games/{game}")).await;
    assert_eq!(now["moves"], json!(["d3-d4", "a6-a5", "h3-h4"]));
}

#[tokio::test]
async fn vacations_stop_the_clocks_of_days() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", json!({"days": 3})).await;
    server.play(&game, &white, "d3-d4", 0).await;
    let (status, taken) = server
        .post(
            "/me/vacation",
            &black,
            json!({"from": START + DAY, "days": 7}),
        )
        .await;
    assert_eq!(status, 201, "{taken}");
    let (_, known) = server.read("/me/vacation", &black).await;
    assert_eq!(known["days_left"], json!(23));
    let (_, mine) = server.read("/me/games", &black).await;
    assert_eq!(mine["games"][0]["deadline"], json!(START + 10 * DAY));

    let status_of = |at: u64| {
        let server = &server;
        let game = &game;
        async move {
            server.app.clock.set(at);
            server.app.games.expire_due().await.unwrap();
            server.get(&format!("/games/{game}")).await.1
        }
    };
    // Before it begins and while it lasts, the game says what the clock will be.
    let now = status_of(START).await;
    assert_eq!(
        (&now["clocks"][1], &now["vacation"]),
        (&json!(10 * DAY), &Value::Null)
    );
    let now = status_of(START + 2 * DAY).await;
    assert_eq!(now["clocks"][1], json!(8 * DAY));
    assert_eq!(now["vacation"], json!(START + 8 * DAY));
    let now = status_of(START + 3 * DAY + 5).await;
    // What was added is not added again.
    let (_, mine) = server.read("/me/games", &black).await;
    assert_eq!(mine["games"][0]["deadline"], json!(START + 10 * DAY));
    assert_eq!(now["status"], json!("playing"));
    assert_eq!(now["clocks"][1], json!(7 * DAY - 5));
    // An offer in between does not begin a turn.
    server.app.clock.set(START + 5 * DAY);
    let offer = format!("/games/{game}/offers");
    assert_eq!(
        server
            .post(&offer, &white, json!({"kind": "draw", "id": "o"}))
            .await
            .0,
        200
    );
    assert_eq!(
        status_of(START + 10 * DAY - 1).await["status"],
        json!("playing")
    );
    let over = status_of(START + 10 * DAY).await;
    assert_eq!(over["outcome"]["reason"], json!("time"), "{over}");
}

#[tokio::test]
async fn a_move_after_the_deadline_counts_during_a_vacation() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", json!({"days": 1})).await;
    server.play(&game, &white, "d3-d4", 0).await;
    server
        .post("/me/vacation", &black, json!({"days": 2}))
        .await;
    // Nobody has looked at deadlines yet.
    server.app.clock.set(START + DAY + 100);
    let (status, body) = server.play(&game, &black, "a6-a5", 1).await;
    assert_eq!(status, 200, "{body}");
}

#[tokio::test]
async fn vacations_are_bounded() {
    let server = TestServer::new();
    let person = server.guest().await;
    for days in [0, 31] {
        let (status, _) = server
            .post("/me/vacation", &person, json!({"days": days}))
            .await;
        assert_eq!(status, 422, "{days}");
    }
    let (status, later) = server
        .post(
            "/me/vacation",
            &person,
            json!({"from": START + DAY, "days": 20}),
        )
        .await;
    assert_eq!(status, 201);
    let (status, _) = server
        .post("/me/vacation", &person, json!({"days": 5}))
        .await;
    assert_eq!(status, 422);
    let path = format!("/me/vacation/{}", later["id"].as_str().unwrap());
    let stranger = server.guest().await;
    assert_eq!(
        server.call("DELETE", &path, Some(&stranger), None).await.0,
        404
    );
    assert_eq!(
        server.call("DELETE", &path, Some(&person), None).await.0,
        204
    );
    let (status, taken) = server
        .post("/me/vacation", &person, json!({"days": 5}))
        .await;
    assert_eq!(status, 201);
    // One that has begun is taken.
    let path = format!("/me/vacation/{}", taken["id"].as_str().unwrap());
    assert_eq!(
        server.call("DELETE", &path, Some(&person), None).await.0,
        404
    );
    assert_eq!(
        server.read("/me/vacation", &person).await.1["days_left"],
        json!(25)
    );
}

#[tokio::test]
async fn notes_are_ones_own() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", json!({"days": 3})).await;
    let path = format!("/games/{game}/note");
    let (status, _) = server
        .put(&path, &white, json!({"text": "выиграть дамку"}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(
        server.read(&path, &white).await.1["text"],
        json!("выиграть дамку")
    );
    assert_eq!(server.read(&path, &black).await.1["text"], json!(""));
    let long = "a".repeat(5000);
    assert_eq!(
        server.put(&path, &white, json!({"text": long})).await.0,
        422
    );
    server.put(&path, &white, json!({"text": ""})).await;
    assert_eq!(server.read(&path, &white).await.1["text"], json!(""));
}

#[tokio::test]
async fn notes_about_games_of_others_have_a_limit() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", json!({"days": 3})).await;
    let (more, ..) = server.game("turkish", json!({"days": 3})).await;
    let reader = server.guest().await;
    let (id, player) = (game.clone(), reader.id.clone());
    let fill = move |tx: &mut dyn Tx| {
        let columns = migrations::columns(tx, "games")?;
        let taken: Vec<String> = columns
            .iter()
            .map(|column| match column.as_str() {
                "id" => "g.id || '-' || n".to_owned(),
                "challenge_id" => "NULL".to_owned(),
                column => format!("g.{column}"),
            })
            .collect();
        let series = "WITH RECURSIVE series (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < 199)";
        let sql = format!(
            "{series} INSERT INTO games ({}) SELECT {} FROM games g CROSS JOIN series WHERE g.id = $1",
            columns.join(", "),
            taken.join(", ")
        );
        tx.execute(&sql, values![&id])?;
        let sql = format!(
            "{series} INSERT INTO game_notes (game_id, player_id, text, updated_at)
             SELECT g.id || '-' || n, $1, 'x', 0 FROM games g CROSS JOIN series WHERE g.id = $2"
        );
        tx.execute(&sql, values![&player, &id])
    };
    let filled: Result<u64, StoreError> = server.app.store.write(fill).await;
    assert_eq!(filled.unwrap(), 199);
    let note = |game: &str, who: &Person, text: &str| {
        let (path, who) = (format!("/games/{game}/note"), who.clone());
        let (server, body) = (&server, json!({"text": text}));
        async move { server.put(&path, &who, body).await }
    };
    assert_eq!(note(&game, &reader, "one").await.0, 200);
    let (status, refused) = note(&more, &reader, "one more").await;
    assert_eq!((status, &refused["code"]), (409, &json!("too_many_notes")));
    // What is there is changed, and makes room.
    assert_eq!(note(&game, &reader, "another").await.0, 200);
    assert_eq!(note(&game, &reader, "").await.0, 200);
    assert_eq!(note(&more, &reader, "one more").await.0, 200);
    assert_eq!(note(&game, &white, "my own game").await.0, 200);
}
