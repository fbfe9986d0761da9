//! Accounts: signing up and in, sessions, tokens, second factors, export and deletion.

use axum::body::Body;
use axum::http::Request;
use doska_server::store::{StoreError, Value as Column};
use serde_json::{Value, json};

use crate::server::{PASSWORD, START, TestServer, with_token};
use crate::socket::{Client, listen};

#[tokio::test]
async fn a_guest_who_signs_up_stays_the_same_player() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    assert_eq!(
        server.call("GET", "/me", Some(&white), None).await.1["player"]["kind"],
        "guest"
    );
    let (member, answer) = server.sign_up(Some(&white), "Leyla").await;
    assert_eq!(member.id, white.id);
    assert_eq!(
        answer["player"],
        json!({"id": white.id, "name": "Leyla", "kind": "member"})
    );
    assert_eq!(answer["recovery_codes"].as_array().unwrap().len(), 10);
    let old = server.call("GET", "/me", Some(&white), None).await;
    assert_eq!(old.0, 401, "the secret of a guest is not that of a member");
    assert_eq!(server.play(&game, &member, "d3-d4", 0).await.0, 200);
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(shown["seats"][0]["name"], "Leyla");
    let (status, again) = server
        .post(
            "/account",
            &member,
            json!({"name": "Anna", "password": PASSWORD}),
        )
        .await;
    assert_eq!((status, &again["code"]), (409, &json!("already_member")));
}

#[tokio::test]
async fn games_are_found_by_the_name_of_a_player_however_it_is_written() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    // Some of its letters look like Latin ones.
    server.sign_up(Some(&white), "Ёжик_АВС").await;
    for name in ["Ёжик_АВС", "ёжик_авс", "ЁЖИК_ABC"] {
        let query: String = url::form_urlencoded::byte_serialize(name.as_bytes()).collect();
        let (status, found) = server.get(&format!("/games?player={query}")).await;
        assert_eq!(
            (status, &found["games"][0]["id"]),
            (200, &json!(game)),
            "{name}: {found}"
        );
    }
}

#[tokio::test]
async fn nobody_is_no_error() {
    let server = TestServer::new();
    let (status, me) = server.get("/me").await;
    assert_eq!(
        (status, &me["player"], &me["role"]),
        (200, &Value::Null, &Value::Null)
    );
    assert_eq!(server.get("/account").await.0, 401);
}

#[tokio::test]
async fn names_and_passwords_that_do_not_fit_are_refused() {
    let server = TestServer::new();
    server.sign_up(None, "Leyla").await;
    for (name, password, status, code) in [
        ("leyla", Some(PASSWORD), 409, "name_taken"),
        ("LEYLA", Some(PASSWORD), 409, "name_taken"),
        ("Lеуlа", Some(PASSWORD), 409, "name_taken"),
        ("admin", Some(PASSWORD), 422, "bad_name"),
        ("a b", Some(PASSWORD), 422, "bad_name"),
        ("Anna", Some("password"), 422, "bad_password"),
        ("Anna", Some("short"), 422, "bad_password"),
        ("Anna", None, 422, "no_credentials"),
    ] {
        let body = json!({"name": name, "password": password});
        let (got, problem) = server.call("POST", "/account", None, Some(body)).await;
        assert_eq!(
            (got, problem["code"].as_str()),
            (status, Some(code)),
            "{name}: {problem}"
        );
    }
}

#[tokio::test]
async fn signing_in_says_the_same_of_unknown_names_and_wrong_passwords() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Лейла").await;
    let (status, answer) = server
        .sign_in(json!({"name": " лейла ", "password": PASSWORD}))
        .await;
    assert_eq!((status, &answer["player"]["id"]), (200, &json!(member.id)));
    let wrong = server
        .sign_in(json!({"name": "Лейла", "password": "not the password"}))
        .await;
    let unknown = server
        .sign_in(json!({"name": "Nobody1", "password": "not the password"}))
        .await;
    assert_eq!(wrong, unknown);
    assert_eq!(
        (wrong.0, &wrong.1["code"]),
        (401, &json!("wrong_credentials"))
    );
    let (status, _) = server.delete("/session", &member).await;
    assert_eq!(status, 204);
    assert_eq!(server.call("GET", "/me", Some(&member), None).await.0, 401);
}

#[tokio::test]
async fn the_session_cookie_is_for_this_host_alone() {
    let server = TestServer::new();
    let request = Request::post("/api/v1/account")
        .header("host", "localhost:8080")
        .header("content-type", "application/json")
        .body(Body::from(
            json!({"name": "Leyla", "password": PASSWORD}).to_string(),
        ));
    let response = server.send(request.unwrap()).await;
    let cookie = response.headers()["set-cookie"]
        .to_str()
        .unwrap()
        .to_owned();
    for part in [
        "__Host-doska=doska_",
        "HttpOnly",
        "Secure",
        "SameSite=Lax",
        "Path=/",
    ] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let pair = cookie.split(';').next().unwrap();
    let request = Request::get("/api/v1/me")
        .header("cookie", pair)
        .body(Body::empty());
    let response = server.send(request.unwrap()).await;
    let body = axum::body::to_bytes(response.into_body(), 10_000)
        .await
        .unwrap();
    let me: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(me["player"]["name"], "Leyla");
}

#[tokio::test]
async fn sessions_are_listed_and_ended_with_their_sockets() {
    let server = TestServer::new();
    let (first, _) = server.sign_up(None, "Leyla").await;
    let second = server.another_session(&first, "Leyla").await;
    let address = listen(&server).await;
    let mut socket = Client::open(&address, Some(&second)).await;
    socket.next("welcome").await;
    let account = server.account(&first).await;
    let sessions = account["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2, "{account}");
    let other = sessions
        .iter()
        .find(|session| session["current"] == false)
        .unwrap();
    let path = format!("/account/sessions/{}", other["id"].as_str().unwrap());
    let stranger = server.guest().await;
    assert_eq!(server.delete(&path, &stranger).await.0, 404);
    assert_eq!(server.delete(&path, &first).await.0, 204);
    assert!(socket.closed().await, "the socket of an ended session");
    assert_eq!(server.call("GET", "/me", Some(&second), None).await.0, 401);
    assert_eq!(server.call("GET", "/me", Some(&first), None).await.0, 200);
}

#[tokio::test]
async fn a_new_password_ends_other_sessions_and_wants_to_be_confirmed() {
    let server = TestServer::new();
    let (first, _) = server.sign_up(None, "Leyla").await;
    let second = server.another_session(&first, "Leyla").await;
    server.app.clock.set(START + 20 * 60 * 1000);
    let new = json!({"password": "another few words"});
    let (status, problem) = server.put("/account/password", &first, new.clone()).await;
    assert_eq!((status, &problem["code"]), (403, &json!("confirm")));
    assert_eq!(server.account(&first).await["confirmed"], false);
    let (status, problem) = server
        .post("/session/confirm", &first, json!({"password": "no"}))
        .await;
    assert_eq!((status, &problem["code"]), (422, &json!("wrong_password")));
    let (status, _) = server
        .post("/session/confirm", &first, json!({"password": PASSWORD}))
        .await;
    assert_eq!(status, 204);
    assert_eq!(server.put("/account/password", &first, new).await.0, 204);
    assert_eq!(server.call("GET", "/me", Some(&second), None).await.0, 401);
    assert_eq!(
        server
            .sign_in(json!({"name": "Leyla", "password": PASSWORD}))
            .await
            .0,
        401
    );
    let (status, _) = server
        .sign_in(json!({"name": "Leyla", "password": "another few words"}))
        .await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_session_ends_without_use_and_after_a_year_with_it() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let works = async |day: u64| {
        let now = START + day * DAY;
        server.app.clock.set(now);
        let status = server.read("/account", &member).await.0;
        // The use is noted beside the request.
        while status == 200 && server.account(&member).await["sessions"][0]["seen_at"] != json!(now)
        {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        status
    };
    for day in (50..=350).step_by(50) {
        assert_eq!(works(day).await, 200, "day {day}");
    }
    assert_eq!(works(366).await, 401);
    let (other, _) = server.sign_up(None, "Anna").await;
    server.app.clock.set(START + (366 + 61) * DAY);
    assert_eq!(server.read("/account", &other).await.0, 401);
}

/// Whoever guesses at somebody's password does not keep them from the last way in.
#[tokio::test]
async fn a_recovery_code_signs_in_while_somebody_guesses_the_password() {
    let server = TestServer::limited();
    let (_, answer) = server.sign_up(None, "Leyla").await;
    let guess = json!({"name": "Leyla", "password": "four wrong words"});
    let mut last = 0;
    for _ in 0..11 {
        last = server.sign_in(guess.clone()).await.0;
    }
    assert_eq!(last, 429);
    let code = &answer["recovery_codes"][0];
    let recovery = json!({"name": "Leyla", "code": code});
    let (status, answer) = server
        .call("POST", "/session/recovery", None, Some(recovery))
        .await;
    assert_eq!(status, 200, "{answer}");
}

#[tokio::test]
async fn a_recovery_code_signs_in_once() {
    let server = TestServer::new();
    let (member, answer) = server.sign_up(None, "Leyla").await;
    let code = answer["recovery_codes"][3].as_str().unwrap().to_uppercase();
    let body = json!({"name": "leyla", "code": code});
    let recover = |body: Value| server.call("POST", "/session/recovery", None, Some(body));
    let (status, answer) = recover(body.clone()).await;
    assert_eq!((status, &answer["player"]["id"]), (200, &json!(member.id)));
    let (status, problem) = recover(body).await;
    assert_eq!(
        (status, &problem["code"]),
        (401, &json!("wrong_credentials"))
    );
    assert_eq!(server.account(&member).await["recovery_codes"], 9);
    let (status, codes) = server
        .post("/account/recovery-codes", &member, json!({}))
        .await;
    assert_eq!(
        (status, codes["codes"].as_array().unwrap().len()),
        (200, 10)
    );
}

#[tokio::test]
async fn codes_of_an_authenticator_protect_the_password() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let (_, setup) = server.post("/account/totp", &member, json!({})).await;
    let secret = setup["secret"].as_str().unwrap();
    assert!(setup["svg"].as_str().unwrap().starts_with("<svg"));
    let bytes = data_encoding::BASE32_NOPAD
        .decode(secret.as_bytes())
        .unwrap();
    let totp = totp_rs::Builder::new()
        .with_secret(bytes)
        .with_account_name("Leyla");
    let totp = totp.build().unwrap();
    let now = doska_server::clock::wall() / 1000;
    let sign_in =
        |code: Value| server.sign_in(json!({"name": "Leyla", "password": PASSWORD, "code": code}));
    assert_eq!(sign_in(Value::Null).await.0, 200, "not turned on yet");
    let wrong = server
        .put("/account/totp", &member, json!({"code": "12345"}))
        .await;
    assert_eq!(wrong.1["code"], "wrong_code");
    let code = totp.generate(now).to_string();
    assert_eq!(
        server
            .put("/account/totp", &member, json!({"code": code}))
            .await
            .0,
        204
    );
    assert_eq!(sign_in(Value::Null).await.1["code"], "code_required");
    assert_eq!(
        sign_in(json!(code)).await.1["code"],
        "wrong_code",
        "each code counts once"
    );
    let next = totp.generate(now + 30).to_string();
    assert_eq!(sign_in(json!(next)).await.0, 200);
    assert_eq!(server.delete("/account/totp", &member).await.0, 204);
    assert_eq!(sign_in(Value::Null).await.0, 200);
}

#[tokio::test]
async fn api_tokens_do_what_their_scopes_say_and_no_more() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let make = |scopes: Value| {
        server.post(
            "/account/tokens",
            &member,
            json!({"name": "script", "scopes": scopes}),
        )
    };
    assert_eq!(make(json!(["everything"])).await.1["code"], "bad_scopes");
    assert_eq!(make(json!([])).await.1["code"], "bad_scopes");
    let (status, made) = make(json!(["challenge", "read"])).await;
    assert_eq!(status, 201, "{made}");
    let token = with_token(&member.id, &made);
    assert_eq!(server.call("GET", "/me", Some(&token), None).await.0, 200);
    let asked =
        json!({"game": "turkish", "clock": null, "rated": false, "seat": 0, "position": null});
    let (status, challenge) = server.post("/challenges", &token, asked).await;
    assert_eq!(status, 201, "{challenge}");
    let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    let guest = server.guest().await;
    let (_, joined) = server.post(&join, &guest, json!({})).await;
    let game = joined["game_id"].as_str().unwrap();
    let (status, problem) = server.play(game, &token, "d3-d4", 0).await;
    assert_eq!(
        (status, &problem["code"]),
        (403, &json!("scope")),
        "{problem}"
    );
    assert_eq!(server.play(game, &member, "d3-d4", 0).await.0, 200);
    for (method, path) in [
        ("GET", "/account"),
        ("DELETE", "/account"),
        ("GET", "/account/export"),
    ] {
        let (status, _) = server.call(method, path, Some(&token), None).await;
        assert_eq!(status, 403, "{method} {path}");
    }
    let id = made["info"]["id"].as_str().unwrap();
    assert_eq!(
        server
            .delete(&format!("/account/tokens/{id}"), &member)
            .await
            .0,
        204
    );
    assert_eq!(server.call("GET", "/me", Some(&token), None).await.0, 401);
    // Games are public, whatever comes along.
    let shown = format!("/games/{game}");
    assert_eq!(server.read(&shown, &token).await.0, 200);
}

#[tokio::test]
async fn passkeys_are_offered_where_they_work() {
    let server = TestServer::new();
    let ask = |host: &'static str, path: &str| {
        let request = Request::post(format!("/api/v1{path}")).header("host", host);
        let request = request.header("content-type", "application/json");
        server.send(request.body(Body::from(r#"{"name": "Leyla"}"#)).unwrap())
    };
    assert_eq!(
        ask("127.0.0.1:80", "/passkeys/authentication")
            .await
            .status(),
        409
    );
    assert_eq!(
        ask("localhost:80", "/passkeys/authentication")
            .await
            .status(),
        200
    );
    assert_eq!(
        ask("localhost:80", "/passkeys/registration").await.status(),
        200
    );
    let body = json!({"id": "x", "credential": {}});
    let request = Request::post("/api/v1/session/passkey")
        .header("host", "localhost:80")
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()));
    assert_eq!(server.send(request.unwrap()).await.status(), 422);
}

#[tokio::test]
async fn an_export_has_everything_and_a_deletion_leaves_the_games() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let (member, _) = server.sign_up(Some(&white), "Leyla").await;
    server.play(&game, &member, "d3-d4", 0).await;
    server.play(&game, &black, "a6-a5", 1).await;
    server
        .put(&format!("/players/{}/block", black.id), &member, json!({}))
        .await;
    let sql = "INSERT INTO conditional_moves (game_id, seat, body) VALUES ($1, $2, '{}')";
    for seat in 0..2 {
        let values = [Column::from(game.clone()), Column::from(seat)];
        let write = server.app.store.write(move |tx| tx.execute(sql, &values));
        let written: Result<u64, StoreError> = write.await;
        assert_eq!(written.unwrap(), 1);
    }
    let (status, export) = server
        .call("GET", "/account/export", Some(&member), None)
        .await;
    assert_eq!(status, 200);
    let own = json!([{"game_id": game, "seat": 0, "body": "{}"}]);
    assert_eq!(export["conditional_moves"], own);
    assert_eq!(export["player"]["name"], "Leyla");
    assert_eq!(export["blocks"][0]["blocked_id"], black.id);
    assert_eq!(export["games"][0]["moves"], json!(["d3-d4", "a6-a5"]));
    assert!(!export.to_string().contains("argon2"), "no hashes in it");
    assert_eq!(server.delete("/account", &member).await.0, 204);
    assert_eq!(server.call("GET", "/me", Some(&member), None).await.0, 401);
    assert_eq!(
        server
            .sign_in(json!({"name": "Leyla", "password": PASSWORD}))
            .await
            .0,
        401
    );
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(
        shown["outcome"],
        json!({"winners": [1], "reason": "resignation"})
    );
    assert_eq!(shown["seats"][0]["name"], "[deleted]");
    assert_eq!(shown["moves"], json!(["d3-d4", "a6-a5"]));
    server.sign_up(None, "Leyla").await;
}

#[tokio::test]
async fn a_token_that_may_read_says_and_plays_nothing_over_a_socket() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    let (member, _) = server.sign_up(Some(&white), "Leyla").await;
    let address = listen(&server).await;
    for (scopes, allowed) in [
        (json!(["read"]), &[][..]),
        (json!(["read", "chat"]), &["chat"]),
        (json!(["read", "play"]), &["move", "offer", "resign"]),
    ] {
        let asked = json!({"name": "script", "scopes": scopes});
        let (_, made) = server.post("/account/tokens", &member, asked).await;
        let token = with_token(&member.id, &made);
        let mut client = Client::open(&address, Some(&token)).await;
        for (kind, with) in [
            ("chat", json!({"preset": "hello"})),
            ("move", json!({"move": "d3-d4", "ply": 0})),
            ("offer", json!({"kind": "draw"})),
            ("resign", json!({})),
        ] {
            let mut frame = json!({"type": kind, "game": game, "id": format!("{kind}-{scopes}")});
            let with = with.as_object().unwrap().clone();
            frame.as_object_mut().unwrap().extend(with);
            client.send(frame).await;
            let answer = client.next("answer").await;
            let refused = answer["body"]["code"] == "scope";
            assert_eq!(refused, !allowed.contains(&kind), "{scopes} {answer}");
        }
    }
}

/// The names in the first event of a game, as everybody may read them.
async fn names_in_events(server: &TestServer, game: &str) -> Value {
    let (stored, _) = server.app.games.events_after(game, 0).await.unwrap();
    let first: Value = serde_json::from_str(&stored[0].1).unwrap();
    let seats = first["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["name"].clone()).collect()
}

#[tokio::test]
async fn nothing_is_called_by_an_old_name() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    let (member, _) = server.sign_up(Some(&white), "Leyla").await;
    let (status, _) = server
        .put("/account/name", &black, json!({"name": "Guest B"}))
        .await;
    assert_eq!(status, 200);
    let names = names_in_events(&server, &game).await;
    assert_eq!(names, json!(["Leyla", "Guest B"]));
    let (status, _) = server
        .put("/account/name", &member, json!({"name": "Ceyda"}))
        .await;
    assert_eq!(status, 200);
    let names = names_in_events(&server, &game).await;
    assert_eq!(names, json!(["Ceyda", "Guest B"]));
    assert_eq!(server.delete("/account", &member).await.0, 204);
    let names = names_in_events(&server, &game).await;
    assert_eq!(names, json!(["[deleted]", "Guest B"]));
    // The game is replayed from what is stored.
    let again = TestServer::at(server.folder.clone(), START);
    let (status, shown) = again.get(&format!("/games/{game}")).await;
    assert_eq!(
        (status, &shown["status"]),
        (200, &json!("ended")),
        "{shown}"
    );
}

#[tokio::test]
async fn a_token_changes_nothing_of_its_owner() {
    let server = TestServer::new();
    let (member, _) = server.sign_up(None, "Leyla").await;
    let other = server.guest().await;
    let every = json!(["read", "play", "challenge", "chat", "account"]);
    let asked = json!({"name": "script", "scopes": every});
    let (_, made) = server.post("/account/tokens", &member, asked).await;
    let token = with_token(&member.id, &made);
    for path in [
        "/account",
        "/me/notifications",
        "/me/vacation",
        "/account/export",
    ] {
        assert_eq!(server.read(path, &token).await.0, 200, "{path}");
    }
    let block = format!("/players/{}/block", other.id);
    let report = format!("/players/{}/report", other.id);
    for (method, path, body) in [
        ("PUT", "/me/notifications", json!({"push": []})),
        ("POST", "/me/notifications/feed", json!({})),
        (
            "POST",
            "/me/push",
            json!({"endpoint": "https://push.example/1", "keys": {"p256dh": "", "auth": ""}}),
        ),
        (
            "DELETE",
            "/me/push",
            json!({"endpoint": "https://push.example/1"}),
        ),
        ("POST", "/notifications/test", json!({})),
        ("POST", "/me/vacation", json!({"days": 3})),
        ("PUT", &*block, json!({})),
        ("DELETE", &*block, json!({})),
        ("POST", &*report, json!({"reason": "abuse"})),
        ("DELETE", "/session", json!({})),
    ] {
        let (status, problem) = server.call(method, path, Some(&token), Some(body)).await;
        let expected = (403, json!("session_required"));
        assert_eq!(
            (status, problem["code"].clone()),
            expected,
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn a_guest_has_no_name_that_nobody_sees() {
    let server = TestServer::new();
    let named =
        |name: &'static str| server.call("POST", "/guests", None, Some(json!({"name": name})));
    let (status, made) = named("A\u{202e}nna\u{200b}").await;
    assert_eq!((status, &made["player"]["name"]), (201, &json!("Anna")));
    assert_eq!(named("\u{200b}\u{2060}").await.0, 422);
    let guest = server.guest().await;
    let rename = |name: &'static str| server.put("/account/name", &guest, json!({"name": name}));
    assert_eq!(rename("Bo\u{200f}ris").await.1["name"], "Boris");
    assert_eq!(rename("\u{feff}").await.0, 422);
}
