//! What strangers cannot do: act for others, flood, send too much, act from other sites.

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response};
use doska_play::tables::Folder;
use doska_server::{App, Site, router};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::ratings::member;
use crate::server::{Person, TestServer};

/// A request with these headers.
async fn send(
    server: &TestServer,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path);
    request = request.header("host", "doska.test");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if !body.is_empty() {
        request = request.header("content-length", body.len());
    }
    let body = Body::from(body.to_owned());
    server.send(request.body(body).unwrap()).await
}

/// The status and the code of a refusal.
async fn code(response: Response<Body>) -> (u16, String) {
    let status = response.status().as_u16();
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    (status, body["code"].as_str().unwrap_or("").to_owned())
}

#[tokio::test]
async fn a_page_of_another_site_changes_nothing() {
    let server = TestServer::new();
    let guest = server.guest().await;
    let cookie = format!("a=b; __Host-doska={}", guest.token);
    let body = json!({"game": "turkish", "clock": null, "rated": false}).to_string();
    let json = ("content-type", "application/json");
    let own = ("origin", "http://doska.test");
    let other = ("origin", "https://evil.example");
    for (headers, status, refused) in [
        (vec![json, ("sec-fetch-site", "same-origin")], 201, ""),
        (vec![json, ("sec-fetch-site", "none")], 201, ""),
        (vec![json, own], 201, ""),
        (
            vec![json, ("sec-fetch-site", "cross-site")],
            403,
            "cross_site",
        ),
        (
            vec![json, ("sec-fetch-site", "same-site")],
            403,
            "cross_site",
        ),
        (
            vec![json, ("sec-fetch-site", "cross-site"), own],
            403,
            "cross_site",
        ),
        (vec![json, other], 403, "cross_site"),
        (vec![json, ("origin", "null")], 403, "cross_site"),
        (vec![json], 201, ""),
        (vec![("content-type", "text/plain")], 415, "content_type"),
        (vec![("sec-fetch-site", "same-origin")], 415, "content_type"),
        (
            vec![
                ("sec-fetch-site", "same-origin"),
                ("content-type", "text/plain"),
            ],
            415,
            "content_type",
        ),
    ] {
        let headers = [vec![("cookie", &*cookie)], headers].concat();
        let response = send(&server, "POST", "/api/v1/challenges", &headers, &body).await;
        let expected = (status, refused.to_owned());
        assert_eq!(code(response).await, expected, "{headers:?}");
    }
    // Nobody is signed in from elsewhere either.
    let headers = [json, ("sec-fetch-site", "cross-site")];
    let response = send(&server, "POST", "/api/v1/guests", &headers, "{}").await;
    assert_eq!(code(response).await.0, 403);
    // Programs send a token and need none of this.
    let bearer = format!("Bearer {}", guest.token);
    let headers = [("authorization", &*bearer)];
    let response = send(&server, "POST", "/api/v1/challenges", &headers, &body).await;
    assert_eq!(response.status(), 201);
}

#[tokio::test]
async fn a_socket_is_opened_from_this_site_only() {
    let server = TestServer::new();
    for (origin, status, refused) in [
        ("https://evil.example", 403, "bad_origin"),
        ("null", 403, "bad_origin"),
        ("", 403, "bad_origin"),
        // Past the origin: without a network it cannot be upgraded.
        ("http://doska.test", 422, "not_a_socket"),
    ] {
        // The origin is looked at before the token, which is wrong as well.
        let headers = [("origin", origin)];
        let response = send(&server, "GET", "/api/v1/socket", &headers, "").await;
        let expected = (status, refused.to_owned());
        assert_eq!(code(response).await, expected, "{origin}");
    }
    let headers = [
        ("origin", "https://evil.example"),
        ("authorization", "Bearer wrong"),
    ];
    let response = send(&server, "GET", "/api/v1/socket", &headers, "").await;
    assert_eq!(code(response).await, (403, "bad_origin".to_owned()));
}

#[tokio::test]
async fn a_strangers_token_opens_nothing() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    let stranger = server.guest().await;
    for (path, body) in [
        ("moves", json!({"move": "d3-d4", "ply": 0, "id": "a"})),
        ("offers", json!({"kind": "draw", "id": "b"})),
        ("offers", json!({"kind": "takeback", "id": "c"})),
        ("offers", json!({"kind": "abort", "id": "d"})),
        ("offers", json!({"kind": "decline", "id": "e"})),
        ("resign", json!({"id": "f"})),
    ] {
        let path = format!("/games/{game}/{path}");
        let (status, said) = server.post(&path, &stranger, body.clone()).await;
        assert_eq!(
            (status, &said["code"]),
            (403, &json!("not_your_seat")),
            "{path}"
        );
        let (status, _) = server.call("POST", &path, None, Some(body.clone())).await;
        assert_eq!(status, 401, "{path}");
        let nobody = crate::server::Person {
            token: format!("{}x", white.token),
            ..white.clone()
        };
        assert_eq!(server.post(&path, &nobody, body).await.0, 401, "{path}");
    }
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(
        (&shown["version"], &shown["status"]),
        (&json!(1), &json!("playing"))
    );
}

/// Everything that belongs to one player, asked for without any.
#[tokio::test]
async fn what_is_private_needs_a_player() {
    let server = TestServer::new();
    let (game, ..) = server.game("turkish", Value::Null).await;
    for (method, path) in [
        ("GET", "/events"),
        ("GET", "/account"),
        ("GET", "/account/export"),
        ("DELETE", "/account"),
        ("PUT", "/account/name"),
        ("POST", "/account/bot"),
        ("PUT", "/account/password"),
        ("POST", "/account/recovery-codes"),
        ("POST", "/account/totp"),
        ("POST", "/account/tokens"),
        ("DELETE", "/account/tokens/1"),
        ("DELETE", "/account/sessions"),
        ("DELETE", "/account/sessions/1"),
        ("GET", "/me/games"),
        ("GET", "/me/vacation"),
        ("DELETE", "/me/vacation/1"),
        ("GET", "/me/notifications"),
        ("POST", "/me/notifications/feed"),
        ("POST", "/notifications/test"),
        ("GET", "/games/GAME/note"),
        ("GET", "/games/GAME/conditional"),
        ("POST", "/games/GAME/claim"),
        ("POST", "/games/GAME/analysis"),
        ("PUT", "/players/1/block"),
        ("GET", "/moderation"),
        ("DELETE", "/moderation/reports/1"),
        ("GET", "/moderation/reports/1/chat"),
    ] {
        let path = path.replace("GAME", &game);
        let (status, said) = server.call(method, &path, None, Some(json!({}))).await;
        assert_eq!(status, 401, "{method} {path}: {said}");
    }
}

/// The same with the token of somebody whom it does not concern.
#[tokio::test]
async fn what_is_private_is_not_for_others() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    let stranger = server.guest().await;
    let note = format!("/games/{game}/note");
    let (status, said) = server
        .call(
            "PUT",
            &note,
            Some(&white),
            Some(json!({"text": "mine alone"})),
        )
        .await;
    assert!(status < 300, "{said}");
    for (method, path) in [
        ("GET", note.clone()),
        ("GET", format!("/games/{game}/conditional")),
        ("GET", "/me/games".to_owned()),
        ("GET", "/account/export".to_owned()),
    ] {
        let (_, said) = server.call(method, &path, Some(&stranger), None).await;
        let text = said.to_string();
        assert!(
            !text.contains("mine alone") && !text.contains(&white.id),
            "{path}: {text}"
        );
    }
    for (method, path, body) in [
        ("POST", format!("/games/{game}/claim"), json!({"id": "a"})),
        ("GET", "/moderation".to_owned(), json!({})),
        ("DELETE", "/moderation/reports/1".to_owned(), json!({})),
        ("GET", "/moderation/reports/1/chat".to_owned(), json!({})),
        (
            "POST",
            format!("/moderation/players/{}", white.id),
            json!({"action": "ban", "reason": "x"}),
        ),
    ] {
        let (status, said) = server
            .call(method, &path, Some(&stranger), Some(body))
            .await;
        assert!([403, 404, 422].contains(&status), "{method} {path}: {said}");
    }
}

#[tokio::test]
async fn a_body_has_a_size_and_answers_are_not_kept() {
    let server = TestServer::new();
    let guest = server.guest().await;
    let bearer = format!("Bearer {}", guest.token);
    let headers = [("authorization", &*bearer)];
    let large = "x".repeat(65 * 1024);
    for path in [
        "/api/v1/challenges",
        "/api/v1/games/nowhere/moves",
        "/api/v1/nowhere",
    ] {
        let response = send(&server, "POST", path, &headers, &large).await;
        assert_eq!(
            code(response).await,
            (413, "too_large".to_owned()),
            "{path}"
        );
    }
    for path in ["/api/v1/events", "/api/v1/nowhere", "/readyz", "/healthz"] {
        let response = send(&server, "GET", path, &headers, "").await;
        assert_eq!(response.headers()["cache-control"], "no-store", "{path}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        assert!(response.headers().contains_key("x-request-id"), "{path}");
    }
}

#[tokio::test]
async fn browsers_are_kept_on_https_where_there_is_any() {
    let server = TestServer::new();
    let plain = send(&server, "GET", "/healthz", &[], "").await;
    assert!(!plain.headers().contains_key("strict-transport-security"));
    let mut config = server.app.config.clone();
    config.public_url = Some("https://doska.test".parse().unwrap());
    let app = App::with(config, server.app.store.clone(), server.app.clock.clone());
    let https = router(Site::default(), Folder::new("/no/such/folder"), Some(&app));
    let request = Request::builder()
        .uri("/nowhere")
        .body(Body::empty())
        .unwrap();
    let response = https.oneshot(request).await.unwrap();
    let value = &response.headers()["strict-transport-security"];
    assert_eq!(value, "max-age=63072000; includeSubDomains");
}

#[tokio::test]
async fn a_flood_is_told_when_to_come_back() {
    let server = TestServer::limited();
    let mut refused = None;
    for _ in 0..40 {
        let response = send(&server, "POST", "/api/v1/guests", &[], "{}").await;
        if response.status() == 429 {
            refused = Some(response);
            break;
        }
        assert_eq!(response.status(), 201);
    }
    let refused = refused.expect("guests of one address are limited");
    let seconds: u64 = refused.headers()["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
    assert_eq!(
        refused.headers()["content-type"],
        "application/problem+json"
    );
    assert_eq!(code(refused).await, (429, "too_many".to_owned()));
    // Others, and everything else, go on.
    assert_eq!(server.get("/games/nowhere").await.0, 404);
}

/// Anybody is as many guests as they like: those of one address are counted together.
#[tokio::test]
async fn many_guests_of_one_address_are_one_flood() {
    let server = TestServer::limited();
    let member = member(&server, "Member").await;
    let join = async |who: &Person| {
        let joined = server.post("/challenges/nowhere/join", who, json!({}));
        joined.await.0
    };
    let mut refused = false;
    for _ in 0..8 {
        let guest = server.guest().await;
        assert!(
            !refused || join(&guest).await == 429,
            "a new guest does not help"
        );
        for _ in 0..35 {
            refused |= join(&guest).await == 429;
        }
    }
    assert!(refused);
    assert_eq!(
        join(&member).await,
        404,
        "members are counted by themselves"
    );
}

#[tokio::test]
async fn ordinary_play_meets_no_limit() {
    let server = TestServer::limited();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    // As fast as two people can shuffle pieces back and forth, and then as fast again.
    let mut ply = 0;
    for _ in 0..20 {
        let (_, shown) = server.get(&format!("/games/{game}")).await;
        if shown["status"] != "playing" {
            break;
        }
        let who = if ply % 2 == 0 { &white } else { &black };
        let (status, said) = server.play(&game, who, "no-move", ply).await;
        assert_eq!((status, &said["code"]), (422, &json!("illegal")), "{said}");
        let text = if ply == 0 { "d3-d4" } else { "d6-d5" };
        if ply < 2 {
            assert_eq!(server.play(&game, who, text, ply).await.0, 200);
            ply += 1;
        }
    }
}

#[tokio::test]
async fn it_is_ready_until_it_drains_and_tells_its_metrics_to_this_machine_only() {
    let server = TestServer::new();
    let response = send(&server, "GET", "/readyz", &[], "").await;
    assert_eq!(response.status(), 200);
    let proxied = [("x-forwarded-for", "192.0.2.1")];
    let response = send(&server, "GET", "/metrics", &proxied, "").await;
    assert_eq!(response.status(), 404);
    let response = send(&server, "GET", "/metrics", &[], "").await;
    assert_eq!(response.status(), 200);
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("doska_database_bytes"), "{text}");
    server.app.draining.send_replace(true);
    let response = send(&server, "GET", "/readyz", &[], "").await;
    assert_eq!(response.status(), 503);
    assert_eq!(
        send(&server, "GET", "/healthz", &[], "").await.status(),
        200
    );
}

/// A body that does not say how large it is.
#[tokio::test]
async fn a_body_in_pieces_has_a_size_too() {
    let server = TestServer::new();
    for (pieces, status, refused) in [(70, 413, "too_large"), (1, 401, "unauthorized")] {
        let piece = || Ok::<_, std::convert::Infallible>(" ".repeat(1024));
        let pieces: Vec<_> = std::iter::repeat_with(piece).take(pieces).collect();
        let body = Body::from_stream(futures_util::stream::iter(pieces));
        let request = Request::post("/api/v1/games/nowhere/moves").body(body);
        let response = server.send(request.unwrap()).await;
        assert_eq!(code(response).await, (status, refused.to_owned()));
    }
}

#[tokio::test]
async fn addresses_that_cannot_be_read_are_refused_as_the_contract_says() {
    let server = TestServer::new();
    let (game, ..) = server.game("turkish", Value::Null).await;
    for (path, status, refused) in [
        ("/games/%ff".to_owned(), 404, "not_found"),
        ("/challenges/%ff".to_owned(), 404, "not_found"),
        ("/players/%ff".to_owned(), 404, "not_found"),
        (
            format!("/games/{game}?format=pdn&format=pdn"),
            422,
            "bad_query",
        ),
        ("/watch?game=a&game=b".to_owned(), 422, "bad_query"),
        ("/challenges?rated=perhaps".to_owned(), 422, "bad_query"),
    ] {
        let path = format!("/api/v1{path}");
        let response = send(&server, "GET", &path, &[], "").await;
        let kind = response.headers()["content-type"].clone();
        assert_eq!(kind, "application/problem+json", "{path}");
        let expected = (status, refused.to_owned());
        assert_eq!(code(response).await, expected, "{path}");
    }
}

/// A cookie counts where the header is none that the server knows.
#[tokio::test]
async fn another_kind_of_authorization_is_no_token() {
    let server = TestServer::new();
    let guest = server.guest().await;
    let cookie = format!("__Host-doska={}", guest.token);
    let headers = [
        ("cookie", &*cookie),
        ("authorization", "Basic QTpC"),
        ("content-type", "application/json"),
        ("sec-fetch-site", "cross-site"),
    ];
    let body = json!({"game": "turkish", "clock": null, "rated": false}).to_string();
    let response = send(&server, "POST", "/api/v1/challenges", &headers, &body).await;
    assert_eq!(code(response).await, (403, "cross_site".to_owned()));
}

#[tokio::test]
async fn a_site_over_https_has_the_strict_cookie_alone() {
    let server = TestServer::new();
    let guest = server.guest().await;
    let mut config = server.app.config.clone();
    config.public_url = Some("https://doska.test".parse().unwrap());
    let app = App::with(config, server.app.store.clone(), server.app.clock.clone());
    let https = router(Site::default(), Folder::new("/no/such/folder"), Some(&app));
    // The proxy need not say how the browser has come.
    let request = Request::post("/api/v1/guests")
        .header("host", "doska.test")
        .header("content-type", "application/json")
        .body(Body::from("{}"));
    let response = https.clone().oneshot(request.unwrap()).await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-doska=doska_"), "{cookie}");
    assert!(cookie.contains("Secure"), "{cookie}");
    for (name, known) in [("__Host-doska", true), ("doska", false)] {
        let request = Request::get("/api/v1/me")
            .header("host", "doska.test")
            .header("cookie", format!("{name}={}", guest.token))
            .body(Body::empty());
        let response = https.clone().oneshot(request.unwrap()).await.unwrap();
        let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        let me: Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(me["player"]["id"] == guest.id, known, "{name}: {me}");
    }
}
