//! The server's own bots.

use doska_server::store::{StoreError, Tx};
use doska_server::{bots, ratings};
use serde_json::{Value, json};

use crate::ratings::{member, resigned};
use crate::server::{PASSWORD, Person, TestServer, until, with_token};

/// Waits until a game has so many plies, or is over.
async fn reaches(server: &TestServer, game: &str, ply: u64) -> Value {
    until("a move of the bots", async || {
        let (_, state) = server.get(&format!("/games/{game}")).await;
        let reached = state["ply"].as_u64() >= Some(ply) || state["status"] == "ended";
        reached.then_some(state)
    })
    .await
}

async fn bots_settled(server: &TestServer) -> Vec<Value> {
    until("five bots", async || {
        let (_, list) = server.get("/bots").await;
        list.as_array().filter(|list| list.len() == 5).cloned()
    })
    .await
}

/// A game of one person at seat 0 against bots at all others.
async fn against_bots(server: &TestServer, person: &Person, game: &str, clock: Value) -> String {
    let asked = json!({"game": game, "clock": clock, "seat": 0});
    let (status, challenge) = server.post("/challenges", person, asked).await;
    assert_eq!(status, 201, "{challenge}");
    let path = format!("/challenges/{}/bots", challenge["id"].as_str().unwrap());
    let mut found = Value::Null;
    for bot in ["bot-1", "bot-3", "bot-5"] {
        let (status, joined) = server.post(&path, person, json!({"bot": bot})).await;
        assert_eq!(status, 200, "{joined}");
        if joined["started"] == true {
            found = joined["game_id"].clone();
            break;
        }
    }
    found.as_str().expect("all seats are taken").to_owned()
}

async fn first_move(server: &TestServer, game: &str, person: &Person) {
    let (_, state) = server.get(&format!("/games/{game}")).await;
    let spec = doska_play::GameSpec::read(state["game"].as_str().unwrap()).unwrap();
    let position = spec.position(state["position"].as_str().unwrap()).unwrap();
    let ply = state["ply"].as_u64().unwrap() as usize;
    let (status, body) = server
        .play(game, person, &position.moves()[0].text(), ply)
        .await;
    assert_eq!(status, 200, "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_in_every_game_at_every_pace() {
    let server = TestServer::new();
    tokio::spawn(bots::run(server.app.clone()));
    let list = bots_settled(&server).await;
    assert!(list.iter().all(|bot| bot["player"]["kind"] == "bot"));
    let person = server.guest().await;
    let clocks = [
        json!(null),
        json!({"initial": 60, "increment": 1}),
        json!({"days": 2}),
    ];
    for (game, clock) in doska_play::main_variants().zip(clocks.iter().cycle()) {
        let id = against_bots(&server, &person, game, clock.clone()).await;
        let seats = if game.contains("players=4") { 4 } else { 2 };
        first_move(&server, &id, &person).await;
        let state = reaches(&server, &id, seats).await;
        assert_eq!(state["to_move"], 0, "{game}: {state}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart_and_answer_offers() {
    let first = TestServer::new();
    let settled = first.app.clone();
    let now = settled.clock.now();
    let done: Result<(), doska_server::store::StoreError> =
        settled.store.write(move |tx| bots::settle(tx, now)).await;
    done.unwrap();
    let person = first.guest().await;
    let game = against_bots(&first, &person, "turkish", json!({"days": 1})).await;
    // Nobody plays for the bot: the server dies after the person's move.
    first_move(&first, &game, &person).await;
    let second = TestServer::at(first.folder.clone(), now + 1000);
    tokio::spawn(bots::run(second.app.clone()));
    reaches(&second, &game, 2).await;
    let offers = format!("/games/{game}/offers");
    let (status, body) = second
        .post(&offers, &person, json!({"kind": "takeback", "id": "t"}))
        .await;
    assert_eq!(status, 200, "{body}");
    until("the move, given back", async || {
        let (_, state) = second.get(&format!("/games/{game}")).await;
        (state["ply"] == 0).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_against_bots_measure_the_bot_alone() {
    let server = TestServer::new();
    tokio::spawn(bots::run(server.app.clone()));
    bots_settled(&server).await;
    let (ada, bob) = (member(&server, "Ada").await, member(&server, "Bob").await);
    let clock = json!({"initial": 300, "increment": 3});
    let asked = json!({"game": "turkish", "clock": clock, "rated": true, "seat": 0});
    resigned(&server, asked, &[&ada, &bob]).await;
    let before = server.get("/players/Ada").await.1["ratings"].clone();
    for person in [&ada, &server.guest().await] {
        let game = against_bots(&server, person, "turkish", clock.clone()).await;
        first_move(&server, &game, person).await;
        reaches(&server, &game, 2).await;
        let resign = format!("/games/{game}/resign");
        let (status, body) = server.post(&resign, person, json!({"id": "r"})).await;
        assert_eq!(status, 200, "{body}");
    }
    assert_eq!(server.get("/players/Ada").await.1["ratings"], before);
    let (_, bot) = server.get("/players/bot-1").await;
    assert_eq!((&bot["level"], &bot["seen"]), (&json!(1), &json!("online")));
    assert_eq!(
        bot["ratings"][0]["games"], 1,
        "a guest measures nobody: {bot}"
    );
    assert!(bot["ratings"][0]["rating"].as_i64().unwrap() > 1500);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_maker_seats_bots() {
    let server = TestServer::new();
    tokio::spawn(bots::run(server.app.clone()));
    bots_settled(&server).await;
    let (maker, other) = (server.guest().await, server.guest().await);
    let asked = json!({"game": "cyclic", "clock": null});
    let (_, challenge) = server.post("/challenges", &maker, asked).await;
    let path = format!("/challenges/{}/bots", challenge["id"].as_str().unwrap());
    let (status, problem) = server.post(&path, &other, json!({"bot": "bot-1"})).await;
    assert_eq!((status, &problem["code"]), (403, &json!("not_yours")));
    let (status, joined) = server.post(&path, &maker, json!({})).await;
    assert_eq!(
        (status, &joined["started"]),
        (200, &json!(true)),
        "{joined}"
    );
    let asked = json!({"game": "cyclic", "clock": null});
    let (_, challenge) = server.post("/challenges", &maker, asked).await;
    let path = format!("/challenges/{}/bots", challenge["id"].as_str().unwrap());
    let (status, problem) = server.post(&path, &maker, json!({"bot": "bot-2"})).await;
    assert_eq!((status, &problem["code"]), (422, &json!("bad_bot")));
}

#[tokio::test]
async fn an_account_that_is_marked_as_a_bot_moves_nobodys_rating_but_its_own() {
    let server = TestServer::new();
    let (robot, _) = server.sign_up(None, "Robot").await;
    let (ada, bob) = (member(&server, "Ada").await, member(&server, "Bob").await);
    let rated = |seat: u8| json!({"game": "turkish", "clock": {"initial": 300, "increment": 3}, "rated": true, "seat": seat});
    // What a token may do is not for others to decide with it.
    let asked = json!({"name": "script", "scopes": ["read", "play", "challenge"]});
    let (_, made) = server.post("/account/tokens", &robot, asked).await;
    let token = with_token(&robot.id, &made);
    let (status, _) = server.post("/account/bot", &token, json!({})).await;
    assert_eq!(status, 403);
    let (status, marked) = server.post("/account/bot", &robot, json!({})).await;
    assert_eq!((status, &marked["kind"]), (200, &json!("bot")), "{marked}");
    // Again changes nothing, and there it stays.
    assert_eq!(
        server.post("/account/bot", &robot, json!({})).await.1,
        marked
    );
    assert_eq!(server.read("/me", &token).await.1["player"]["kind"], "bot");
    let (status, refused) = server.post("/challenges", &token, rated(0)).await;
    assert_eq!(
        (status, &refused["code"]),
        (403, &json!("rated_bot")),
        "{refused}"
    );
    // Somebody with a rating measures it.
    resigned(&server, rated(0), &[&ada, &bob]).await;
    let before = server.get("/players/ada").await.1["ratings"].clone();
    let mut casual = rated(0);
    casual["rated"] = json!(false);
    resigned(&server, casual, &[&ada, &token]).await;
    assert_eq!(server.get("/players/ada").await.1["ratings"], before);
    let (_, profile) = server.get("/players/robot").await;
    assert_eq!(profile["player"]["kind"], "bot", "{profile}");
    assert_eq!(profile["ratings"].as_array().unwrap().len(), 1, "{profile}");
    let wrong: Result<Vec<String>, StoreError> = server.app.store.read(ratings::check).await;
    assert_eq!(wrong.unwrap(), Vec::<String>::new());
    // It goes on signing in.
    let body = json!({"name": "Robot", "password": PASSWORD});
    assert_eq!(server.sign_in(body).await.0, 200);
}

/// Who takes moves back until they are good says nothing about the bot.
#[tokio::test]
async fn a_game_with_takebacks_measures_no_bot() {
    let server = TestServer::new();
    let (robot, _) = server.sign_up(None, "Robot").await;
    let (ada, bob) = (member(&server, "Ada").await, member(&server, "Bob").await);
    assert_eq!(server.post("/account/bot", &robot, json!({})).await.0, 200);
    let clock = json!({"initial": 300, "increment": 3});
    let rated = json!({"game": "turkish", "clock": clock, "rated": true, "seat": 0});
    resigned(&server, rated, &[&ada, &bob]).await;
    let casual = json!({"game": "turkish", "clock": clock, "rated": false, "seat": 0});
    for (takes_back, games) in [(true, 0), (false, 1)] {
        let (_, made) = server.post("/challenges", &ada, casual.clone()).await;
        let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
        let (_, joined) = server.post(&join, &robot, json!({})).await;
        let game = joined["game_id"].as_str().unwrap();
        assert_eq!(server.play(game, &ada, "d3-d4", 0).await.0, 200);
        assert_eq!(server.play(game, &robot, "d6-d5", 1).await.0, 200);
        if takes_back {
            for (who, id) in [(&ada, "t1"), (&robot, "t2")] {
                let offer = json!({"kind": "takeback", "id": id});
                let offers = format!("/games/{game}/offers");
                assert_eq!(server.post(&offers, who, offer).await.0, 200);
            }
            assert_eq!(server.play(game, &ada, "e3-e4", 0).await.0, 200);
            assert_eq!(server.play(game, &robot, "d6-d5", 1).await.0, 200);
        }
        let resign = format!("/games/{game}/resign");
        assert_eq!(
            server.post(&resign, &robot, json!({"id": "r"})).await.0,
            200
        );
        let (_, profile) = server.get("/players/robot").await;
        assert_eq!(
            profile["ratings"].as_array().unwrap().len(),
            games,
            "{profile}"
        );
    }
}

#[tokio::test]
async fn whoever_has_played_rated_games_is_no_bot() {
    let server = TestServer::new();
    let (ada, _) = server.sign_up(None, "Ada").await;
    let bob = member(&server, "Bob").await;
    let asked = json!({"game": "turkish", "clock": {"initial": 300, "increment": 3}, "rated": true, "seat": 0});
    resigned(&server, asked, &[&ada, &bob]).await;
    let (status, refused) = server.post("/account/bot", &ada, json!({})).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("rated_before")),
        "{refused}"
    );
}

/// After many failures it is still the bot's turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_however_often_it_could_not() {
    let server = TestServer::new();
    let now = server.app.clock.now();
    let settled: Result<(), StoreError> = server
        .app
        .store
        .write(move |tx| bots::settle(tx, now))
        .await;
    settled.unwrap();
    let person = server.guest().await;
    let game = against_bots(&server, &person, "turkish", json!({"days": 1})).await;
    first_move(&server, &game, &person).await;
    let fail = |tx: &mut dyn Tx| tx.execute("UPDATE outbox SET attempts = 50", &[]);
    let failed: Result<u64, StoreError> = server.app.store.write(fail).await;
    assert_eq!(failed.unwrap(), 1);
    tokio::spawn(bots::run(server.app.clone()));
    reaches(&server, &game, 2).await;
}
