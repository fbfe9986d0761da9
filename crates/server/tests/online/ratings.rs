//! What the end of a game changes, and what is shown of it.

use doska_server::ratings;
use doska_server::store::{StoreError, Tx, Value as Column, games};
use serde_json::{Value, json};

use crate::server::{Person, START, TestServer};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Somebody with an account.
pub async fn member(server: &TestServer, name: &str) -> Person {
    let person = server.guest().await;
    let (id, name) = (person.id.clone(), name.to_owned());
    let sql = "UPDATE players SET kind = 'member', name = $1, name_key = $2 WHERE id = $3";
    let values = [name.clone(), name.to_lowercase(), id.clone()].map(Column::from);
    let done = server.app.store.write(move |tx| tx.execute(sql, &values));
    let done: Result<u64, StoreError> = done.await;
    assert_eq!(done.unwrap(), 1);
    server.app.sessions.forget(&id);
    person
}

/// A game of these players by seat, which the last of them resigns after a move of each.
pub async fn resigned(server: &TestServer, asked: Value, players: &[&Person]) -> String {
    let (status, challenge) = server.post("/challenges", players[0], asked).await;
    assert_eq!(status, 201, "{challenge}");
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    let mut game = Value::Null;
    for (seat, player) in players.iter().enumerate().skip(1) {
        let (status, joined) = server.post(&join, player, json!({"seat": seat})).await;
        assert_eq!(status, 200, "{joined}");
        game = joined["game_id"].clone();
    }
    let game = game.as_str().expect("the game has begun").to_owned();
    play_round(server, &game, players).await;
    let loser = players.last().unwrap();
    let resign = format!("/games/{game}/resign");
    let (status, body) = server.post(&resign, loser, json!({"id": "r"})).await;
    assert_eq!(status, 200, "{body}");
    game
}

async fn play_round(server: &TestServer, game: &str, players: &[&Person]) {
    for (ply, player) in players.iter().enumerate() {
        let (_, state) = server.get(&format!("/games/{game}")).await;
        let spec = doska_play::GameSpec::read(state["game"].as_str().unwrap()).unwrap();
        let position = spec.position(state["position"].as_str().unwrap()).unwrap();
        let first = position.moves()[0].text();
        let (status, body) = server.play(game, player, &first, ply).await;
        assert_eq!(status, 200, "{body}");
    }
}

fn rated(game: &str) -> Value {
    json!({"game": game, "clock": {"initial": 300, "increment": 3}, "rated": true, "seat": 0})
}

async fn ratings_of(server: &TestServer, player: &Person) -> Value {
    let (status, profile) = server.get(&format!("/players/{}", player.id)).await;
    assert_eq!(status, 200, "{profile}");
    profile["ratings"].clone()
}

async fn check(server: &TestServer) -> Vec<String> {
    let wrong: Result<_, StoreError> = server.app.store.read(ratings::check).await;
    wrong.unwrap()
}

#[tokio::test]
async fn a_rated_game_moves_both_ratings_once() {
    let server = TestServer::new();
    let (ada, bob) = (member(&server, "Ada").await, member(&server, "Bob").await);
    let game = resigned(&server, rated("turkish"), &[&ada, &bob]).await;
    let (_, profile) = server.get("/players/ada").await;
    assert_eq!(profile["player"]["name"], "Ada");
    assert_eq!(
        profile["games"],
        json!({"won": 1, "drawn": 0, "lost": 0, "playing": 0})
    );
    let rating = &profile["ratings"][0];
    assert_eq!(
        (&rating["game"], &rating["pace"]),
        (&json!("turkish"), &json!("blitz"))
    );
    assert_eq!(
        (&rating["rating"], &rating["provisional"]),
        (&json!(1662), &json!(true))
    );
    assert_eq!(profile["recent"][0]["change"], 162);
    assert_eq!(profile["recent"][0]["id"], json!(game));
    assert_eq!(ratings_of(&server, &bob).await[0]["rating"], 1338);
    // The same end once more, as a replay would have it.
    let id = game.clone();
    let again = server.app.store.write(move |tx| {
        let head = games::find(tx, &id)?.unwrap();
        let end = games::ended(tx, &id)?.unwrap();
        ratings::ended(tx, &head, &end, START)
    });
    let again: Result<(), StoreError> = again.await;
    again.unwrap();
    assert_eq!(ratings_of(&server, &ada).await[0]["games"], 1);
    let (_, seats) = server.get(&format!("/games/{game}/ratings")).await;
    assert_eq!(
        seats[1],
        json!({"seat": 1, "rating": 1500, "provisional": true, "change": -162})
    );
    let path = "/players/Bob/ratings?game=turkish&pace=blitz";
    let (_, history) = server.get(path).await;
    assert_eq!(history["points"][0]["rating"], 1338);
    assert_eq!(check(&server).await, Vec::<String>::new());
}

#[tokio::test]
async fn casual_aborted_and_guests_games_move_nothing() {
    let server = TestServer::new();
    let (ada, bob) = (member(&server, "Ada").await, member(&server, "Bob").await);
    let mut casual = rated("cyclic");
    casual["rated"] = json!(false);
    resigned(&server, casual, &[&ada, &bob]).await;
    let (_, challenge) = server.post("/challenges", &ada, rated("cyclic")).await;
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    let (_, joined) = server.post(&join, &bob, json!({})).await;
    let offers = format!("/games/{}/offers", joined["game_id"].as_str().unwrap());
    let (status, body) = server
        .post(&offers, &ada, json!({"kind": "abort", "id": "a"}))
        .await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(ratings_of(&server, &ada).await, json!([]));
    assert_eq!(check(&server).await, Vec::<String>::new());
}

#[tokio::test]
async fn four_players_have_a_rating_of_their_own() {
    let server = TestServer::new();
    let mut players = Vec::new();
    for name in ["Ada", "Bob", "Cem", "Дина"] {
        players.push(member(&server, name).await);
    }
    let all: Vec<&Person> = players.iter().collect();
    let four = doska_play::main_variants()
        .find(|game| game.contains("players=4"))
        .unwrap();
    resigned(&server, rated(four), &all).await;
    let mut numbers = Vec::new();
    for player in &players {
        let ratings = ratings_of(&server, player).await;
        assert_eq!(ratings[0]["game"], json!(four));
        numbers.push(ratings[0]["rating"].as_i64().unwrap());
    }
    assert!(numbers[0] > 1500 && numbers[0] == numbers[2], "{numbers:?}");
    assert!(numbers[1] < 1500 && numbers[1] == numbers[3], "{numbers:?}");
    assert_eq!(check(&server).await, Vec::<String>::new());
}

#[tokio::test]
async fn leaderboards_list_those_who_are_known_and_play() {
    let server = TestServer::new();
    let (ada, bob) = (member(&server, "Ada").await, member(&server, "Bob").await);
    let board = "/leaderboards?game=russian&pace=rapid";
    let asked = json!({"game": "russian", "clock": {"initial": 900}, "rated": true, "seat": 0});
    resigned(&server, asked.clone(), &[&ada, &bob]).await;
    let (status, found) = server.get(board).await;
    assert_eq!(
        (status, &found["players"]),
        (200, &json!([])),
        "all are provisional"
    );
    for game in 1..=16_u64 {
        server.app.clock.set(START + game * DAY / 10);
        let order = if game % 2 == 0 {
            [&ada, &bob]
        } else {
            [&bob, &ada]
        };
        resigned(&server, asked.clone(), &order).await;
    }
    let (_, found) = server.get(board).await;
    let rows = found["players"].as_array().unwrap();
    assert_eq!(rows.len(), 2, "{found}");
    assert_eq!(rows[0]["rank"], 1);
    assert!(rows[0]["rating"]["rating"].as_i64() >= rows[1]["rating"]["rating"].as_i64());
    assert_eq!(check(&server).await, Vec::<String>::new());
    server.app.clock.set(START + 200 * DAY);
    let (_, later) = server.get(board).await;
    assert_eq!(later["players"], json!([]), "nobody plays any more");
}

#[tokio::test]
async fn ratings_that_do_not_follow_from_the_games_are_found() {
    let server = TestServer::new();
    let (ada, bob) = (member(&server, "Ada").await, member(&server, "Bob").await);
    resigned(&server, rated("backups"), &[&ada, &bob]).await;
    let forged = server
        .app
        .store
        .write(|tx| tx.execute("UPDATE ratings SET games = 2", &[]));
    let forged: Result<u64, StoreError> = forged.await;
    assert_eq!(forged.unwrap(), 2);
    assert_eq!(check(&server).await.len(), 2);
}

#[tokio::test]
async fn a_wrong_question_is_told_what_is_wrong() {
    let server = TestServer::new();
    for (path, code) in [
        ("/leaderboards?game=chess&pace=blitz", "bad_game"),
        ("/leaderboards?game=turkish&pace=bullet", "bad_pace"),
        ("/leaderboards?game=turkish", "bad_query"),
    ] {
        let (status, problem) = server.get(path).await;
        assert_eq!(
            (status, &problem["code"]),
            (422, &json!(code)),
            "{path}: {problem}"
        );
    }
    for path in ["/players/nobody-here", "/games/none/ratings"] {
        assert_eq!(server.get(path).await.0, 404, "{path}");
    }
}

#[tokio::test]
async fn a_profile_says_nothing_private() {
    let server = TestServer::new();
    let ada = member(&server, "Ada").await;
    server.app.clock.set(START + 3 * DAY);
    let (_, profile) = server.get(&format!("/players/{}", ada.id)).await;
    let mut keys: Vec<&str> = profile
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        [
            "games", "level", "player", "ratings", "recent", "seen", "since"
        ]
    );
    assert_eq!(profile["seen"], "week", "the day, not the minute");
}

#[tokio::test]
async fn ratings_are_sound_after_a_rated_member_has_gone() {
    let server = TestServer::new();
    let (ada, _) = server.sign_up(None, "Ada").await;
    let bob = member(&server, "Bob").await;
    resigned(&server, rated("turkish"), &[&ada, &bob]).await;
    assert_eq!(server.delete("/account", &ada).await.0, 204);
    assert_eq!(check(&server).await, Vec::<String>::new());
    let carl = member(&server, "Carl").await;
    resigned(&server, rated("turkish"), &[&bob, &carl]).await;
    assert_eq!(check(&server).await, Vec::<String>::new());
    // One that is lost in another way is missed.
    let kept = bob.id.clone();
    let lose = move |tx: &mut dyn Tx| {
        let sql = "DELETE FROM ratings WHERE player_id <> $1";
        tx.execute(sql, &[Column::from(kept.clone())])
    };
    let lost: Result<u64, StoreError> = server.app.store.write(lose).await;
    assert_eq!(lost.unwrap(), 1);
    let wrong = check(&server).await;
    assert!(wrong.len() == 1 && wrong[0].contains(&carl.id), "{wrong:?}");
}
