//! Finding a game: challenges, the lobby.

use doska_contract::online::PlayerKind;
use doska_server::bots;
use doska_server::bus::{Listener, Topic};
use doska_server::lobby::jobs;
use doska_server::store::{StoreError, Tx, moderation};
use serde_json::{Value, json};

use crate::outside::{Receiver, reaching, work};
use crate::server::{Person, START, TestServer, until};

const DAY: u64 = 24 * 3_600_000;

pub fn live() -> Value {
    json!({"initial": 300, "increment": 3})
}

/// Somebody whose socket is open.
pub fn connect(server: &TestServer, person: &Person) -> Listener {
    let mut listener = server.app.bus.listen();
    listener.subscribe(Topic::Player(person.id.clone()));
    listener
}

async fn challenge(server: &TestServer, maker: &Person, with: Value) -> Value {
    let mut asked = json!({"game": "turkish", "clock": {"days": 3}, "rated": false});
    for (key, value) in with.as_object().unwrap() {
        asked[key] = value.clone();
    }
    let (status, made) = server.post("/challenges", maker, asked).await;
    assert_eq!(status, 201, "{made}");
    made
}

fn path(challenge: &Value, what: &str) -> String {
    format!("/challenges/{}/{what}", challenge["id"].as_str().unwrap())
}

pub async fn listed(server: &TestServer, who: Option<&Person>) -> Vec<Value> {
    let (status, answer) = server.call("GET", "/challenges", who, None).await;
    assert_eq!(status, 200, "{answer}");
    answer["challenges"].as_array().unwrap().clone()
}

/// Turns a guest into a member, as signing up does.
async fn member(server: &TestServer) -> Person {
    let person = server.guest().await;
    let id = person.id.clone();
    let write = server.app.store.write(move |tx| {
        let sql = "UPDATE players SET kind = $1 WHERE id = $2";
        tx.execute(
            sql,
            doska_server::values![PlayerKind::Member.name(), id.clone()],
        )
    });
    write.await.unwrap();
    server.app.sessions.forget(&person.id);
    person
}

#[tokio::test]
async fn a_listed_challenge_is_taken_while_its_maker_is_away() {
    let first = TestServer::new();
    let server = reaching(&first);
    let hook = Receiver::start().await;
    let (maker, other) = (server.guest().await, server.guest().await);
    let asked =
        json!({"webhook": {"url": hook.url, "events": ["challenge_taken", "game_started"]}});
    server.put("/me/notifications", &maker, asked).await;
    let secret = challenge(&server, &maker, json!({})).await;
    let open = challenge(&server, &maker, json!({"listed": true, "expires_days": 2})).await;
    let seen = listed(&server, Some(&other)).await;
    assert_eq!(seen.len(), 1, "the link of the other is not in the lobby");
    assert_eq!(seen[0]["id"], open["id"]);
    assert_eq!(seen[0]["maker_here"], false);
    assert_eq!(seen[0]["takeable"], true);
    assert_eq!(listed(&server, Some(&maker)).await.len(), 2);
    assert_eq!(listed(&server, None).await.len(), 1);
    let (status, joined) = server.post(&path(&open, "join"), &other, json!({})).await;
    assert_eq!(
        (status, &joined["started"]),
        (200, &json!(true)),
        "{joined}"
    );
    let (_, again) = server.post(&path(&open, "join"), &other, json!({})).await;
    assert_eq!(again, joined, "a retry gets the same answer");
    assert_eq!(listed(&server, None).await.len(), 0);
    // The maker is called once, comes back and finds it.
    work(&server).await;
    assert_eq!(hook.types(), ["challenge_taken"]);
    assert_eq!(hook.got.lock().unwrap()[0].1["game_id"], joined["game_id"]);
    let of = format!("/challenges/{}", open["id"].as_str().unwrap());
    let (_, found) = server.call("GET", &of, Some(&maker), None).await;
    assert_eq!(found["game_id"], joined["game_id"]);
    assert_eq!(secret["listed"], false);
}

#[tokio::test]
async fn a_live_challenge_is_taken_only_while_its_maker_is_here() {
    let server = TestServer::new();
    let (maker, other) = (server.guest().await, server.guest().await);
    let open = challenge(&server, &maker, json!({"listed": true, "clock": live()})).await;
    let (status, refused) = server.post(&path(&open, "join"), &other, json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("maker_away")));
    assert_eq!(listed(&server, Some(&other)).await[0]["takeable"], false);
    let _socket = connect(&server, &maker);
    assert_eq!(listed(&server, Some(&other)).await[0]["takeable"], true);
    let (status, joined) = server.post(&path(&open, "join"), &other, json!({})).await;
    assert_eq!(status, 200, "{joined}");
    // Whoever has the link of a friend was sent there, and the friend waits.
    let link = challenge(&server, &other, json!({"clock": live()})).await;
    let (status, _) = server.post(&path(&link, "join"), &maker, json!({})).await;
    assert_eq!(status, 200);
}

/// A live game out of the lobby needs somebody who has time for it.
#[tokio::test]
async fn whoever_plays_a_live_game_takes_no_other_from_the_lobby() {
    let server = TestServer::new();
    let (game, maker, black) = server.game("turkish", live()).await;
    let _socket = connect(&server, &maker);
    let other = server.guest().await;
    let open = challenge(&server, &maker, json!({"listed": true, "clock": live()})).await;
    let days = challenge(&server, &maker, json!({"listed": true})).await;
    let (status, refused) = server.post(&path(&open, "join"), &other, json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("maker_away")));
    assert_eq!(
        server.post(&path(&days, "join"), &other, json!({})).await.0,
        200
    );
    let resign = format!("/games/{game}/resign");
    assert_eq!(
        server.post(&resign, &black, json!({"id": "r"})).await.0,
        200
    );
    assert_eq!(
        server.post(&path(&open, "join"), &other, json!({})).await.0,
        200
    );
}

#[tokio::test]
async fn a_live_challenge_to_one_player_waits_for_its_maker_too() {
    let server = TestServer::new();
    let (maker, other) = (server.guest().await, server.guest().await);
    // Ranges are for those who are not named.
    let asked =
        json!({"opponent": other.id, "clock": live(), "members_only": true, "rating_min": 2000});
    let asked = challenge(&server, &maker, asked).await;
    let (status, refused) = server.post(&path(&asked, "join"), &other, json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("maker_away")));
    let _socket = connect(&server, &maker);
    let (status, joined) = server.post(&path(&asked, "join"), &other, json!({})).await;
    assert_eq!(status, 200, "{joined}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_join_at_once_one_gets_the_seat() {
    let server = TestServer::new();
    let maker = server.guest().await;
    let open = challenge(&server, &maker, json!({"listed": true})).await;
    let mut people = Vec::new();
    for _ in 0..8 {
        people.push(server.guest().await);
    }
    let join = path(&open, "join");
    let answers = futures_util::future::join_all(
        people
            .iter()
            .map(|person| server.post(&join, person, json!({}))),
    );
    let answers = answers.await;
    let seated: Vec<_> = answers
        .iter()
        .filter(|(status, _)| *status == 200)
        .collect();
    assert_eq!(seated.len(), 1, "{answers:?}");
    for (status, refused) in &answers {
        assert!(*status == 200 || refused["code"] == "closed", "{refused}");
    }
    let (_, shown) = server
        .get(&path(&open, "")[..path(&open, "").len() - 1])
        .await;
    assert_eq!(shown["game_id"], seated[0].1["game_id"]);
    assert_eq!(shown["status"], "started");
}

#[tokio::test]
async fn challenges_for_members_one_player_or_a_range_are_kept_to_them() {
    let server = TestServer::new();
    let (maker, guest, friend) = (
        member(&server).await,
        server.guest().await,
        member(&server).await,
    );
    for (with, code) in [
        (
            json!({"members_only": true, "listed": true}),
            "members_only",
        ),
        (json!({"rated": true}), "rated_guest"),
        (json!({"opponent": friend.id}), "not_for_you"),
        (json!({"rating_min": 1800}), "rating"),
        (json!({"rating_max": 1200}), "rating"),
    ] {
        let made = challenge(&server, &maker, with.clone()).await;
        let (status, refused) = server.post(&path(&made, "join"), &guest, json!({})).await;
        assert_eq!(
            (status, refused["code"].as_str()),
            (403, Some(code)),
            "{with}"
        );
    }
    let to_friend = challenge(
        &server,
        &maker,
        json!({"opponent": friend.id, "listed": true}),
    )
    .await;
    assert_eq!(to_friend["listed"], false, "it is for one alone");
    assert!(
        listed(&server, Some(&friend))
            .await
            .iter()
            .any(|one| one["id"] == to_friend["id"])
    );
    let (status, _) = server
        .post(&path(&to_friend, "join"), &friend, json!({}))
        .await;
    assert_eq!(status, 200);
    let declined = challenge(&server, &maker, json!({"opponent": friend.id})).await;
    let (status, now) = server
        .post(&path(&declined, "decline"), &friend, json!({}))
        .await;
    assert_eq!((status, &now["status"]), (200, &json!("cancelled")));
    let (_, again) = server
        .post(&path(&declined, "cancel"), &maker, json!({}))
        .await;
    assert_eq!(
        again["status"], "cancelled",
        "closing twice is closing once"
    );
}

#[tokio::test]
async fn what_does_not_fit_is_refused_in_clear_words() {
    let server = TestServer::new();
    let (guest, maker) = (server.guest().await, member(&server).await);
    let start = "W:Wb2,d2,f2,h2:Ba6,c6,e6,g6";
    for (who, with, status, code) in [
        (&guest, json!({"rated": true}), 403, "rated_guest"),
        (
            &maker,
            json!({"rated": true, "clock": null}),
            422,
            "rated_without_clock",
        ),
        (
            &maker,
            json!({"rated": true, "position": start}),
            422,
            "rated_position",
        ),
        (&maker, json!({"expires_days": 0}), 422, "bad_expiry"),
        (&maker, json!({"expires_days": 31}), 422, "bad_expiry"),
        (&maker, json!({"rating_min": 5000}), 422, "bad_rating"),
        (
            &maker,
            json!({"rating_min": 1800, "rating_max": 1500}),
            422,
            "bad_rating",
        ),
        (
            &maker,
            json!({"rating_min": 1800, "clock": null}),
            422,
            "bad_rating",
        ),
        (&maker, json!({"opponent": "nobody"}), 422, "bad_opponent"),
        (&maker, json!({"opponent": maker.id}), 422, "bad_opponent"),
        (
            &maker,
            json!({"opponent": guest.id, "game": "martian?players=4"}),
            422,
            "bad_opponent",
        ),
    ] {
        let mut asked = json!({"game": "turkish", "clock": {"days": 3}});
        for (key, value) in with.as_object().unwrap() {
            asked[key] = value.clone();
        }
        let (got, problem) = server.post("/challenges", who, asked).await;
        assert_eq!(
            (got, problem["code"].as_str()),
            (status, Some(code)),
            "{with}: {problem}"
        );
        assert!(
            !problem["detail"].as_str().unwrap().starts_with("lobby-"),
            "{problem}"
        );
    }
}

#[tokio::test]
async fn challenges_expire_and_are_cancelled() {
    let server = TestServer::new();
    let (maker, other) = (server.guest().await, server.guest().await);
    let open = challenge(&server, &maker, json!({"listed": true, "expires_days": 1})).await;
    assert_eq!(open["expires_at"], json!(START + DAY));
    let (status, refused) = server.post(&path(&open, "cancel"), &other, json!({})).await;
    assert_eq!((status, &refused["code"]), (403, &json!("not_yours")));
    server.app.clock.set(START + DAY);
    let (status, refused) = server.post(&path(&open, "join"), &other, json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("closed")));
    jobs::expire(&server.app).await.unwrap();
    let of = format!("/challenges/{}", open["id"].as_str().unwrap());
    assert_eq!(server.get(&of).await.1["status"], "expired");
    let next = challenge(&server, &maker, json!({"listed": true})).await;
    let of = format!("/challenges/{}", next["id"].as_str().unwrap());
    let (status, gone) = server.call("DELETE", &of, Some(&maker), None).await;
    assert_eq!((status, &gone["status"]), (200, &json!("cancelled")));
    let (status, _) = server.post(&path(&next, "join"), &other, json!({})).await;
    assert_eq!(status, 409);
}

#[tokio::test]
async fn somebody_at_a_table_of_four_may_get_up_again() {
    let server = TestServer::new();
    let (maker, other) = (server.guest().await, server.guest().await);
    let open = challenge(
        &server,
        &maker,
        json!({"game": "martian?players=4", "seat": 0}),
    )
    .await;
    server
        .post(&path(&open, "join"), &other, json!({"seat": 2}))
        .await;
    let (_, left) = server.post(&path(&open, "cancel"), &other, json!({})).await;
    assert_eq!(
        (&left["status"], &left["free"]),
        (&json!("open"), &json!(3))
    );
    let (_, seating) = server
        .get(&format!("/challenges/{}", open["id"].as_str().unwrap()))
        .await;
    assert_eq!(seating["seating"][0]["id"], json!(maker.id));
    assert_eq!(seating["seating"][2], Value::Null);
}

#[tokio::test]
async fn the_lot_can_be_neither_chosen_nor_found_out() {
    let server = TestServer::new();
    let (maker, other) = (server.guest().await, server.guest().await);
    for wanted in [0, 1] {
        let open = challenge(&server, &maker, json!({"seat": null})).await;
        let join = path(&open, "join");
        let (status, refused) = server.post(&join, &other, json!({"seat": 2})).await;
        assert_eq!((status, &refused["code"]), (422, &json!("bad_seat")));
        let (status, joined) = server.post(&join, &other, json!({"seat": wanted})).await;
        assert_eq!(
            (status, &joined["started"]),
            (200, &json!(true)),
            "{joined}"
        );
    }
}

/// Whoever made it may ask where they sit, withdraw it and try again: that is no way to move first.
#[tokio::test]
async fn the_lot_falls_when_the_game_begins() {
    let server = TestServer::new();
    let (maker, other) = (server.guest().await, server.guest().await);
    let mut seats = [0; 2];
    for _ in 0..60 {
        let open = challenge(&server, &maker, json!({"seat": null})).await;
        let join = path(&open, "join");
        // As if it had been withdrawn each time that it said 1.
        if server.post(&join, &maker, json!({})).await.1["seat"] != 0 {
            server.post(&path(&open, "cancel"), &maker, json!({})).await;
            continue;
        }
        let (_, joined) = server.post(&join, &other, json!({})).await;
        let (_, own) = server.post(&join, &maker, json!({})).await;
        let seat = own["seat"].as_u64().unwrap();
        assert_eq!(joined["seat"], 1 - seat);
        let (_, game) = server
            .get(&format!("/games/{}", joined["game_id"].as_str().unwrap()))
            .await;
        assert_eq!(
            game["seats"][usize::try_from(seat).unwrap()]["id"],
            json!(maker.id)
        );
        seats[usize::try_from(seat).unwrap()] += 1;
    }
    assert!(seats.iter().all(|count| *count > 0), "{seats:?}");
}

#[tokio::test]
async fn a_live_table_of_four_does_not_begin_without_somebody_who_sat_down() {
    let server = TestServer::new();
    let mut people = Vec::new();
    for _ in 0..5 {
        people.push(server.guest().await);
    }
    let table = json!({"game": "martian?players=4", "clock": live(), "listed": true, "seat": 0});
    let open = challenge(&server, &people[0], table).await;
    let join = path(&open, "join");
    let _maker = connect(&server, &people[0]);
    let sit = async |who: &Person| server.post(&join, who, json!({})).await;
    let gone = connect(&server, &people[1]);
    assert_eq!(sit(&people[1]).await.0, 200);
    drop(gone);
    let _third = connect(&server, &people[2]);
    assert_eq!(
        sit(&people[2]).await.1["free"],
        1,
        "a seat is kept while there are others"
    );
    let _fourth = connect(&server, &people[3]);
    assert_eq!(
        sit(&people[3]).await.1["free"],
        1,
        "the seat of whoever left"
    );
    let _back = connect(&server, &people[1]);
    let (status, joined) = sit(&people[1]).await;
    assert_eq!(
        (status, &joined["started"]),
        (200, &json!(true)),
        "{joined}"
    );
}

#[tokio::test]
async fn nobody_who_has_gone_for_good_is_asked() {
    let server = TestServer::new();
    let (maker, gone) = (server.guest().await, server.guest().await);
    let id = gone.id.clone();
    let close = server
        .app
        .store
        .write(move |tx: &mut dyn Tx| moderation::set_closed(tx, &id, Some(START)));
    let closed: Result<(), StoreError> = close.await;
    closed.unwrap();
    let asked =
        json!({"game": "turkish", "clock": {"days": 3}, "rated": false, "opponent": gone.id});
    let (status, refused) = server.post("/challenges", &maker, asked).await;
    assert_eq!((status, &refused["code"]), (422, &json!("bad_opponent")));
}

#[tokio::test]
async fn a_block_ends_what_stands_open_between_two() {
    let server = TestServer::new();
    let (one, two) = (server.guest().await, server.guest().await);
    let (third, fourth) = (server.guest().await, server.guest().await);
    let asked = challenge(&server, &one, json!({"opponent": two.id})).await;
    let table = json!({"game": "martian?players=4", "listed": true, "seat": 0});
    let own = challenge(&server, &two, table.clone()).await;
    let of_others = challenge(&server, &third, table).await;
    for table in [&own, &of_others] {
        assert_eq!(
            server.post(&path(table, "join"), &one, json!({})).await.0,
            200
        );
    }
    assert_eq!(
        server
            .post(&path(&of_others, "join"), &two, json!({}))
            .await
            .0,
        200
    );
    let block = format!("/players/{}/block", one.id);
    assert_eq!(server.put(&block, &two, json!({})).await.0, 204);
    let seen = async |challenge: &Value| {
        let id = challenge["id"].as_str().unwrap();
        server.read(&format!("/challenges/{id}"), &fourth).await.1
    };
    assert_eq!(seen(&asked).await["status"], "cancelled");
    let sit = |seen: Value| -> Vec<Value> {
        let seats = seen["seating"].as_array().unwrap();
        seats
            .iter()
            .map(|seat| seat["id"].clone())
            .filter(|id| !id.is_null())
            .collect()
    };
    assert_eq!(sit(seen(&own).await), [json!(two.id)]);
    let left = sit(seen(&of_others).await);
    assert_eq!(left.len(), 2);
    assert!(left.contains(&json!(one.id)) && left.contains(&json!(third.id)));
}

/// A range is for people. The maker alone seats the server's bots.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_fits_into_every_range() {
    let server = TestServer::new();
    let _bots = tokio::spawn(bots::run(server.app.clone()));
    let maker = member(&server).await;
    let asked = json!({"clock": live(), "listed": true, "rating_min": 1700, "seat": 0});
    let open = challenge(&server, &maker, asked).await;
    let _here = connect(&server, &maker);
    let (status, joined) = until("the bots", async || {
        let asked = server
            .post(&path(&open, "bots"), &maker, json!({"bot": "bot-1"}))
            .await;
        (asked.0 != 404).then_some(asked)
    })
    .await;
    assert_eq!(
        (status, &joined["started"]),
        (200, &json!(true)),
        "{joined}"
    );
}
