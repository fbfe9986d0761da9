//! How players are called: webhooks, browsers, mail, feeds, and test messages.

use axum::body::to_bytes;
use axum::http::Request;
use doska_server::outgoing::jobs;
use doska_server::store::{Row, StoreError, Tx, notify, outbox};
use serde_json::{Value, json};

use crate::outside::{DAY, Receiver, browser, mailing, reaching, smtp, work};
use crate::ratings::member;
use crate::server::{Person, START, TestServer, until};

#[tokio::test]
async fn a_webhook_hears_what_it_asked_for() {
    hears(json!({"days": 3})).await;
    // A game without a clock may take as long.
    hears(Value::Null).await;
}

async fn hears(clock: Value) {
    let first = TestServer::new();
    let server = reaching(&first);
    let hook = Receiver::start().await;
    let (game, white, black) = server.game("turkish", clock).await;
    let asked = json!({"webhook": {"url": hook.url, "events": ["your_turn", "game_ended"]}});
    let (status, now) = server.put("/me/notifications", &black, asked).await;
    assert_eq!(status, 200, "{now}");
    assert!(
        now["webhook"]["secret"]
            .as_str()
            .unwrap()
            .starts_with("whsec_")
    );

    server.play(&game, &white, "d3-d4", 0).await;
    work(&server).await;
    assert!(hook.types().is_empty(), "he may be at the board");
    server.app.clock.set(START + 31_000);
    work(&server).await;
    assert_eq!(hook.types(), ["your_turn"]);
    let (headers, body) = hook.got.lock().unwrap()[0].clone();
    assert!(
        headers["webhook-signature"]
            .to_str()
            .unwrap()
            .starts_with("v1,")
    );
    assert_eq!((&body["game_id"], &body["ply"]), (&json!(game), &json!(1)));

    // Whoever has moved meanwhile is not called.
    for (who, text, ply) in [
        (&black, "a6-a5", 1),
        (&white, "h3-h4", 2),
        (&black, "b6-b5", 3),
    ] {
        assert_eq!(server.play(&game, who, text, ply).await.0, 200);
    }
    server.app.clock.set(START + 90_000);
    work(&server).await;
    assert_eq!(hook.types(), ["your_turn"]);
    server
        .post(&format!("/games/{game}/resign"), &white, json!({"id": "r"}))
        .await;
    work(&server).await;
    assert_eq!(hook.types(), ["your_turn", "game_ended"]);
}

#[tokio::test]
async fn the_first_move_of_a_game_over_days_is_called_for_too() {
    let first = TestServer::new();
    let server = reaching(&first);
    let hook = Receiver::start().await;
    let (maker, other) = (server.guest().await, server.guest().await);
    let asked = json!({"webhook": {"url": hook.url, "events": ["your_turn"]}});
    server.put("/me/notifications", &maker, asked).await;
    let link = json!({"game": "turkish", "clock": {"days": 3}, "rated": false, "seat": 0});
    let (_, made) = server.post("/challenges", &maker, link).await;
    let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
    assert_eq!(server.post(&join, &other, json!({})).await.0, 200);
    work(&server).await;
    assert!(hook.types().is_empty());
    server.app.clock.set(START + 31_000);
    work(&server).await;
    assert_eq!(hook.types(), ["your_turn"]);
}

#[tokio::test]
async fn a_webhook_that_fails_is_tried_again_with_the_same_id() {
    let first = TestServer::new();
    let server = reaching(&first);
    let hook = Receiver::start().await;
    *hook.status.lock().unwrap() = 503;
    let person = server.guest().await;
    let asked = json!({"webhook": {"url": hook.url, "events": ["challenge_taken"]}});
    server.put("/me/notifications", &person, asked).await;
    let new = json!({"game": "turkish", "clock": {"days": 3}, "rated": false, "seat": 0, "position": null});
    let (_, challenge) = server.post("/challenges", &person, new).await;
    let other = server.guest().await;
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    server.post(&join, &other, json!({})).await;
    work(&server).await;
    assert_eq!(hook.types(), ["challenge_taken"]);
    work(&server).await;
    assert_eq!(hook.types().len(), 1, "not at once");
    *hook.status.lock().unwrap() = 200;
    // A restart loses nothing.
    let again = reaching(&server);
    again.app.clock.set(START + 60_000);
    work(&again).await;
    again.app.clock.set(START + DAY);
    work(&again).await;
    assert_eq!(hook.types(), ["challenge_taken", "challenge_taken"]);
    let got = hook.got.lock().unwrap();
    assert_eq!(got[0].0["webhook-id"], got[1].0["webhook-id"]);
}

#[tokio::test]
async fn bad_settings_are_refused() {
    let server = TestServer::new();
    let person = server.guest().await;
    let hook = |url: &str| json!({"webhook": {"url": url, "events": []}});
    for (asked, code) in [
        (json!({"language": "de"}), "bad_language"),
        (json!({"mail": "ivan@example.org"}), "no_mail"),
        (hook("http://example.org/"), "bad_url"),
        (hook("https://127.0.0.1/"), "bad_url"),
        (hook("https://[fd00::1]/"), "bad_url"),
        (hook("nonsense"), "bad_url"),
        (json!({"push": ["everything"]}), "bad_shape"),
        (json!({"pusch": []}), "bad_shape"),
    ] {
        let (status, problem) = server
            .put("/me/notifications", &person, asked.clone())
            .await;
        assert_eq!(
            (status, problem["code"].as_str()),
            (422, Some(code)),
            "{asked}: {problem}"
        );
    }
    let keys = json!({"p256dh": "AAAA", "auth": "AAAA"});
    let push = json!({"endpoint": "https://push.example/1", "keys": keys});
    let (status, problem) = server.post("/me/push", &person, push).await;
    assert_eq!((status, problem["code"].as_str()), (422, Some("bad_keys")));
    let (_, settings) = server.read("/me/notifications", &person).await;
    assert_eq!(settings["push"], json!([]), "quiet by default");
    assert_eq!(settings["push_key"].as_str().unwrap().len(), 87);
    // The key and the address of the feed stay.
    let again = TestServer::at(server.folder.clone(), START);
    let (_, same) = again.read("/me/notifications", &person).await;
    assert_eq!(
        (&same["push_key"], &same["feed"]),
        (&settings["push_key"], &settings["feed"])
    );
}

#[tokio::test]
async fn a_feed_is_read_by_its_secret_address() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", json!({"days": 3})).await;
    let (_, settings) = server.read("/me/notifications", &white).await;
    let url = settings["feed"].as_str().unwrap();
    let path = &url[url.find("/api/").unwrap()..];
    let fetch = |path: String| {
        let server = &server;
        async move {
            let request = Request::get(path).header("host", "doska.test");
            let answer = server
                .send(request.body(axum::body::Body::empty()).unwrap())
                .await;
            let kind = answer.headers()["content-type"]
                .to_str()
                .unwrap()
                .to_owned();
            let body = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
            (kind, String::from_utf8(body.to_vec()).unwrap())
        }
    };
    let (kind, feed) = fetch(path.to_owned()).await;
    assert!(kind.starts_with("application/atom+xml"));
    assert!(feed.contains(&format!("urn:doska:{game}:turn:0")), "{feed}");
    assert!(feed.contains("Your turn: Turkish Draughts"), "{feed}");
    let (status, renewed) = server
        .post("/me/notifications/feed", &white, json!({}))
        .await;
    assert_eq!(status, 200);
    assert_ne!(renewed["feed"], settings["feed"]);
    assert_eq!(
        server.get(path.strip_prefix("/api/v1").unwrap()).await.0,
        404
    );
    let (_, public) = fetch("/api/v1/feeds/challenges.atom".to_owned()).await;
    assert!(public.contains("open challenges"), "{public}");
}

#[tokio::test]
async fn a_browser_is_called_until_it_is_gone() {
    let first = TestServer::new();
    let server = reaching(&first);
    let service = Receiver::start().await;
    let (game, white, black) = server.game("turkish", json!({"days": 3})).await;
    let browser = browser(&service.url);
    let (status, now) = server.post("/me/push", &black, browser).await;
    assert_eq!((status, &now["devices"]), (200, &json!(1)), "{now}");
    assert!(
        now["push"]
            .as_array()
            .unwrap()
            .contains(&json!("your_turn"))
    );

    server.play(&game, &white, "d3-d4", 0).await;
    server.app.clock.set(START + 31_000);
    work(&server).await;
    assert_eq!(service.got.lock().unwrap().len(), 1);
    let headers = service.got.lock().unwrap()[0].0.clone();
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert_eq!(headers["topic"], game.as_str());

    // Whoever is connected is not woken.
    let mut listener = server.app.bus.listen();
    listener.subscribe(doska_server::bus::Topic::Player(black.id.clone()));
    server.play(&game, &black, "a6-a5", 1).await;
    server.play(&game, &white, "h3-h4", 2).await;
    server.app.clock.set(START + 90_000);
    work(&server).await;
    assert_eq!(service.got.lock().unwrap().len(), 1);
    drop(listener);

    *service.status.lock().unwrap() = 410;
    server
        .post(&format!("/games/{game}/resign"), &white, json!({"id": "r"}))
        .await;
    work(&server).await;
    assert_eq!(service.got.lock().unwrap().len(), 2);
    assert_eq!(
        server.read("/me/notifications", &black).await.1["devices"],
        json!(0)
    );
}

#[tokio::test]
async fn a_digest_comes_once_a_day_to_a_confirmed_address() {
    let post_office = smtp::MailServer::start(250).await;
    let first = TestServer::new();
    let server = mailing(&first, Some(post_office.url()));
    let (game, white, _) = server.game("turkish", json!({"days": 9})).await;
    let asked = json!({"mail": "ivan@example.org", "language": "en"});
    let (status, now) = server.put("/me/notifications", &white, asked).await;
    assert_eq!(
        (status, &now["mail"]["confirmed"]),
        (200, &json!(false)),
        "{now}"
    );
    work(&server).await;
    let letter = post_office.last();
    assert_eq!(letter.to, ["<ivan@example.org>"]);
    // Long lines are folded (quoted-printable).
    let text = |data: &str| data.replace("=\n", "").replace("=3D", "=");
    let said = text(&letter.data);
    let link = said.split("/mail/").nth(1).unwrap();
    let token = link.split('#').next().unwrap().to_owned();

    let tomorrow = |days: u64| (START / DAY + days) * DAY + 7 * 60 * 60 * 1000;
    let digests = |at: u64| {
        let (server, post_office) = (&server, &post_office);
        async move {
            server.app.clock.set(at);
            jobs::write_digests(&server.app).await.unwrap();
            work(server).await;
            post_office.count()
        }
    };
    assert_eq!(digests(tomorrow(1)).await, 1, "not before it is confirmed");
    let confirm = format!("/mail/{token}/confirm");
    assert_eq!(server.call("POST", &confirm, None, None).await.0, 204);
    assert_eq!(digests(tomorrow(2)).await, 2);
    assert_eq!(digests(tomorrow(2) + 1000).await, 2);
    let letter = post_office.last();
    assert!(
        letter.data.contains("Subject: Your turn in 1 game"),
        "{}",
        letter.data
    );
    assert!(text(&letter.data).contains(&format!("/game/{game}")));
    assert!(
        letter
            .data
            .contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    );
    assert_eq!(digests(tomorrow(3)).await, 3);
    // With nothing to do there is nothing to tell.
    server.play(&game, &white, "d3-d4", 0).await;
    assert_eq!(digests(tomorrow(4)).await, 3);
    let stop = format!("/mail/{token}/stop");
    assert_eq!(server.call("POST", &stop, None, None).await.0, 204);
    assert_eq!(server.call("POST", &stop, None, None).await.0, 404);
    assert_eq!(
        server.read("/me/notifications", &white).await.1["mail"],
        json!(null)
    );
}

/// Those of one player wait for each other, and nobody else waits for them.
#[tokio::test]
async fn a_webhook_that_does_not_answer_holds_up_nobody_else() {
    let first = TestServer::new();
    let server = reaching(&first);
    let (silent, hook) = (Receiver::silent().await, Receiver::start().await);
    let (slow, other, maker) = (
        server.guest().await,
        server.guest().await,
        server.guest().await,
    );
    for (who, url) in [(&slow, &silent.url), (&other, &hook.url)] {
        let asked = json!({"webhook": {"url": url, "events": ["challenge"]}});
        assert_eq!(server.put("/me/notifications", who, asked).await.0, 200);
    }
    for who in [&slow, &slow, &slow, &slow, &slow, &slow, &other] {
        let challenge = json!({"game": "turkish", "clock": {"days": 3}, "rated": false,
            "opponent": who.id});
        assert_eq!(server.post("/challenges", &maker, challenge).await.0, 201);
    }
    let working = tokio::spawn(jobs::run(server.app.clone()));
    let heard = |hook: &Receiver, count: usize| (hook.types().len() >= count).then_some(());
    until("a message to the other", async || heard(&hook, 1)).await;
    until("messages to the silent one", async || heard(&silent, 4)).await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(silent.types().len(), 4, "four at once");
    working.abort();
}

#[tokio::test]
async fn only_so_many_messages_wait_for_one_address() {
    let server = TestServer::new();
    let waiting = server.app.store.write(|tx: &mut dyn Tx| {
        for number in 0..outbox::MOST_FOR_ONE + 5 {
            let body = number.to_string();
            let now = START + u64::from(number);
            outbox::add_for(tx, "webhook", "one", &body, now)?;
            outbox::add_for(tx, "push", "one-phone", &body, now)?;
        }
        outbox::add_for(tx, "push", "one-desk", "0", START)?;
        outbox::add_for(tx, "webhook", "one2", "0", START)?;
        let sql = "SELECT kind, body FROM outbox";
        let row = |row: &Row| Ok((row.get(0)?, row.get::<String>(1)?.parse().unwrap()));
        let rows: Result<Vec<(String, u32)>, StoreError> =
            tx.query(sql, &[])?.iter().map(row).collect();
        rows
    });
    let waiting = waiting.await.unwrap();
    for kind in ["webhook", "push"] {
        let of_kind = waiting.iter().filter(|(of, _)| of == kind);
        let mut numbers: Vec<u32> = of_kind.map(|(_, number)| *number).collect();
        numbers.sort_unstable();
        // The latest are of most use. Another address waits by itself.
        let kept = 5..outbox::MOST_FOR_ONE + 5;
        let expected: Vec<u32> = std::iter::once(0).chain(kept).collect();
        assert_eq!(numbers, expected, "{kind}");
    }
}

#[tokio::test]
async fn new_challenges_are_posted_and_fed() {
    let first = TestServer::new();
    let server = reaching(&first);
    let hook = Receiver::start().await;
    let (watcher, maker) = (member(&server, "Watcher").await, server.guest().await);
    let asked = json!({"webhook": {"url": hook.url, "events": ["challenge"], "challenges": true}});
    // Anybody is as many guests as they like.
    let (status, refused) = server.put("/me/notifications", &maker, asked.clone()).await;
    assert_eq!((status, &refused["code"]), (403, &json!("members_only")));
    let (status, set) = server.put("/me/notifications", &watcher, asked).await;
    assert_eq!(status, 200, "{set}");
    let new = |more: Value| {
        let mut body = json!({"game": "turkish", "clock": {"days": 3}, "rated": false});
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        body
    };
    for (more, heard) in [
        (json!({}), 0),
        (json!({"listed": true}), 1),
        (json!({"opponent": watcher.id}), 2),
    ] {
        let (status, challenge) = server.post("/challenges", &maker, new(more)).await;
        assert_eq!(status, 201, "{challenge}");
        work(&server).await;
        assert_eq!(hook.types().len(), heard);
    }
    assert_eq!(hook.types(), ["challenge", "challenge"]);
    // Those who do not want to meet are not told of each other.
    let block = format!("/players/{}/block", watcher.id);
    assert_eq!(server.put(&block, &maker, json!({})).await.0, 204);
    let listed = new(json!({"listed": true}));
    assert_eq!(server.post("/challenges", &maker, listed).await.0, 201);
    work(&server).await;
    assert_eq!(hook.types().len(), 2);
    let (_, body) = hook.got.lock().unwrap()[0].clone();
    assert!(
        body["url"].as_str().unwrap().contains("/challenge/"),
        "{body}"
    );
}

/// Which channels a test message went through, and whether it was taken.
fn said(told: &Value) -> Vec<(String, bool)> {
    let channels = told["channels"].as_array().unwrap().iter();
    let name = |one: &Value| one["channel"].as_str().unwrap().to_owned();
    channels
        .map(|one| (name(one), one["sent"] == json!(true)))
        .collect()
}

fn expected(push: bool, mail: bool, webhook: bool) -> [(String, bool); 3] {
    [("push", push), ("mail", mail), ("webhook", webhook)]
        .map(|(name, sent)| (name.to_owned(), sent))
}

#[tokio::test]
async fn a_test_message_goes_through_every_channel_that_is_on() {
    let post_office = smtp::MailServer::start(250).await;
    let first = TestServer::new();
    let server = mailing(&first, Some(post_office.url()));
    let (hook, service) = (Receiver::start().await, Receiver::start().await);
    let person = server.guest().await;
    let test = || server.post("/notifications/test", &person, json!({}));
    let (status, refused) = test().await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("no_channel")),
        "{refused}"
    );

    let asked = json!({
        "mail": "ivan@example.org", "language": "en", "webhook": {"url": hook.url, "events": ["your_turn"]},
    });
    assert_eq!(server.put("/me/notifications", &person, asked).await.0, 200);
    assert_eq!(
        server
            .post("/me/push", &person, browser(&service.url))
            .await
            .0,
        200
    );
    work(&server).await;
    // Nobody has confirmed the address: nothing goes there.
    let (status, told) = test().await;
    assert_eq!(status, 200, "{told}");
    assert_eq!(said(&told), expected(true, false, true), "{told}");
    assert_eq!(
        told["channels"][1]["error"],
        json!("The address has not been confirmed yet: open the link in the message sent there")
    );
    assert_eq!(told["channels"][0]["error"], json!(null));
    assert_eq!(post_office.count(), 1);

    let letter = post_office.last().data.replace("=\n", "");
    let token = letter
        .split("/mail/")
        .nth(1)
        .unwrap()
        .split('#')
        .next()
        .unwrap()
        .to_owned();
    let confirm = format!("/mail/{token}/confirm");
    assert_eq!(server.call("POST", &confirm, None, None).await.0, 204);
    assert_eq!(said(&test().await.1), expected(true, true, true));
    assert_eq!(post_office.count(), 2);
    assert_eq!(hook.types(), ["test", "test"]);
    assert!(
        hook.got.lock().unwrap()[0]
            .0
            .contains_key("webhook-signature")
    );

    // What does not work is said, and the settings stay.
    *hook.status.lock().unwrap() = 503;
    *service.status.lock().unwrap() = 410;
    let (_, told) = test().await;
    assert_eq!(said(&told), expected(false, true, false), "{told}");
    assert!(
        told["channels"][2]["error"]
            .as_str()
            .unwrap()
            .contains("503"),
        "{told}"
    );
    let (_, settings) = server.read("/me/notifications", &person).await;
    assert_eq!(
        settings["devices"],
        json!(0),
        "a browser that is gone is forgotten"
    );
    assert_eq!(settings["webhook"]["disabled"], json!(false));
    assert_eq!(
        server
            .call("POST", "/notifications/test", None, Some(json!({})))
            .await
            .0,
        401
    );
}

#[tokio::test]
async fn nobody_is_flooded_with_letters() {
    let post_office = smtp::MailServer::start(250).await;
    let first = TestServer::limited();
    let server = mailing(&first, Some(post_office.url()));
    let asks = async |who: &Person, address: &str| {
        let asked = json!({"mail": address});
        server.put("/me/notifications", who, asked).await
    };
    let [a, b, c, d] = [
        server.guest().await,
        server.guest().await,
        server.guest().await,
        server.guest().await,
    ];
    // One player, again and again.
    for _ in 0..3 {
        assert_eq!(asks(&a, "victim@example.org").await.0, 200);
        assert_eq!(asks(&a, "").await.0, 200);
    }
    let (status, refused) = asks(&a, "Victim@example.org").await;
    assert_eq!((status, &refused["code"]), (429, &json!("too_many")));
    assert_eq!(asks(&a, "another@example.org").await.0, 429);
    // Many players, one address.
    assert_eq!(asks(&b, "victim@example.org").await.0, 429);
    for n in 0..3 {
        assert_eq!(asks(&c, &format!("c{n}@example.org")).await.0, 200);
    }
    assert_eq!(asks(&c, "c3@example.org").await.0, 429);
    assert_eq!(asks(&c, "c2@example.org").await.0, 200, "as it is");
    assert_eq!(asks(&d, "d@example.org").await.0, 200);
    work(&server).await;
    assert_eq!(post_office.count(), 7);
    // A restart forgets nothing, a day does.
    let again = mailing(&server, Some(post_office.url()));
    let asked = json!({"mail": "victim@example.org"});
    assert_eq!(
        again.put("/me/notifications", &b, asked.clone()).await.0,
        429
    );
    again.app.clock.set(START + DAY);
    assert_eq!(again.put("/me/notifications", &b, asked).await.0, 200);
}

#[tokio::test]
async fn mail_is_left_to_whoever_can_send_it() {
    let post_office = smtp::MailServer::start(250).await;
    let without = TestServer::new();
    let with = mailing(&without, Some(post_office.url()));
    let person = with.guest().await;
    let asked = json!({"mail": "ivan@example.org"});
    assert_eq!(with.put("/me/notifications", &person, asked).await.0, 200);
    work(&without).await;
    assert_eq!(post_office.count(), 0);
    work(&with).await;
    assert_eq!(post_office.count(), 1);
}

#[tokio::test]
async fn all_digests_that_are_due_are_written() {
    let post_office = smtp::MailServer::start(250).await;
    let first = TestServer::new();
    let server = mailing(&first, Some(post_office.url()));
    let mut people = Vec::new();
    for _ in 0..130 {
        people.push(server.guest().await.id);
    }
    let write = move |tx: &mut dyn Tx| {
        for player in &people {
            let mut settings = notify::Settings::new(player, doska_play::Lang::En);
            settings.mail = Some(notify::Mail {
                address: format!("{player}@example.org"),
                token: player.clone(),
                confirmed: true,
                due: Some(START),
            });
            notify::put(tx, &settings)?;
        }
        Ok::<_, StoreError>(())
    };
    server.app.store.write(write).await.unwrap();
    jobs::write_digests(&server.app).await.unwrap();
    let due = server.app.store.read(|tx| notify::digest_due(tx, START));
    let due: Result<Vec<_>, StoreError> = due.await;
    assert!(due.unwrap().is_empty());
}
