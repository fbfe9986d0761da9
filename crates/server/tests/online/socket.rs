//! The socket and the streams, over a real network connection.

use doska_play::{Lang, Note};
use doska_server::bus;
use doska_server::games::Follower;
use doska_server::store::{StoreError, Tx};
use futures_util::{FutureExt, SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::server::{PATIENCE, Person, TestServer};

/// Listens on a free port and answers there as long as the test runs.
pub async fn listen(server: &TestServer) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let router = server.router.clone();
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

pub struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub async fn open(address: &str, who: Option<&Person>) -> Client {
        Client::open_with(address, who, "", "").await
    }

    /// The same, with what follows the address and with an `Accept-Language`.
    async fn open_with(
        address: &str,
        who: Option<&Person>,
        query: &str,
        accepts: &'static str,
    ) -> Client {
        let mut request = format!("ws://{address}/api/v1/socket{query}")
            .into_client_request()
            .unwrap();
        request
            .headers_mut()
            .insert("accept-language", HeaderValue::from_static(accepts));
        if let Some(person) = who {
            let value = format!("Bearer {}", person.token);
            request
                .headers_mut()
                .insert("authorization", HeaderValue::from_str(&value).unwrap());
        }
        Client(connect_async(request).await.unwrap().0)
    }

    pub async fn send(&mut self, frame: Value) {
        self.try_send(&frame).await.unwrap();
    }

    /// The same; an error if the socket is closed.
    async fn try_send(&mut self, frame: &Value) -> Result<(), tungstenite::Error> {
        self.0.send(Message::text(frame.to_string())).await
    }

    /// An answer to a ping, whether there was one or not.
    pub async fn pong(&mut self, carried: &[u8]) {
        assert!(self.try_pong(carried).await);
    }

    /// The same; false if the socket is closed.
    async fn try_pong(&mut self, carried: &[u8]) -> bool {
        let pong = Message::Pong(carried.to_vec().into());
        self.0.send(pong).await.is_ok()
    }

    /// Whether the server closes it.
    pub async fn closed(&mut self) -> bool {
        let closing = async {
            while let Some(Ok(message)) = self.0.next().await {
                if message.is_close() {
                    return;
                }
            }
        };
        timeout(PATIENCE, closing).await.is_ok()
    }

    /// The next frame of a type; others are passed over.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let next = timeout(PATIENCE, self.0.next()).await;
            let message = next
                .unwrap_or_else(|_| panic!("no {kind} came"))
                .unwrap()
                .unwrap();
            if let Message::Text(text) = message {
                let frame: Value = serde_json::from_str(&text).unwrap();
                if frame["type"] == kind {
                    return frame;
                }
            }
        }
    }
}

/// A page cannot choose the headers of its socket.
#[tokio::test]
async fn refusals_are_in_the_language_that_the_address_names() {
    let server = TestServer::new();
    let (game, _, _) = server.game("turkish", json!(null)).await;
    let address = listen(&server).await;
    for (query, accepts, lang) in [
        ("?lang=ru", "en", Lang::Ru),
        ("?lang=tr&x=1", "", Lang::Tr),
        ("", "tr-TR,tr;q=0.9", Lang::Tr),
        ("?lang=xx", "ru", Lang::Ru),
        ("?lang=ru&lang=tr", "en", Lang::En),
        ("?lang", "", Lang::En),
    ] {
        let mut client = Client::open_with(&address, None, query, accepts).await;
        client
            .send(json!({"type": "resign", "game": game, "id": "x"}))
            .await;
        let answer = client.next("answer").await;
        let expected = doska_server::api::words(lang).say(&Note::new("problem-unauthorized"));
        assert_eq!(answer["body"]["detail"], expected, "{query} {accepts}");
    }
}

#[tokio::test]
async fn a_game_over_two_sockets_and_a_spectator() {
    let server = TestServer::new();
    let (game, white, black) = server
        .game("turkish", json!({"initial": 300, "increment": 3}))
        .await;
    let address = listen(&server).await;
    let mut clients = [
        Client::open(&address, Some(&white)).await,
        Client::open(&address, Some(&black)).await,
        Client::open(&address, None).await,
    ];
    for client in &mut clients {
        client.next("welcome").await;
        client
            .send(json!({"type": "hello", "games": [{"id": game, "version": 1}]}))
            .await;
        assert_eq!(client.next("game").await["game"]["id"], json!(game));
    }
    clients[0]
        .send(json!({"type": "move", "game": game, "move": "d3-d4", "ply": 0, "id": "1"}))
        .await;
    let answer = clients[0].next("answer").await;
    assert_eq!(
        (&answer["status"], &answer["body"]["ply"]),
        (&json!(200), &json!(1)),
        "{answer}"
    );
    for client in &mut clients[1..] {
        let event = client.next("event").await;
        assert_eq!(
            (&event["event"]["kind"], &event["event"]["version"]),
            (&json!("move"), &json!(2))
        );
    }
    // A spectator and the wrong side are refused as over HTTP.
    clients[2]
        .send(json!({"type": "resign", "game": game, "id": "x"}))
        .await;
    assert_eq!(clients[2].next("answer").await["status"], 401);
    clients[0]
        .send(json!({"type": "move", "game": game, "move": "e3-e4", "ply": 1, "id": "2"}))
        .await;
    assert_eq!(
        clients[0].next("answer").await["body"]["code"],
        "not_your_turn"
    );
    // Whoever comes back gets just what is missing.
    let mut back = Client::open(&address, Some(&black)).await;
    back.send(json!({"type": "hello", "games": [{"id": game, "version": 1}]}))
        .await;
    assert_eq!(back.next("event").await["event"]["version"], 2);
    // Seats and spectators are counted once.
    let mut late = Client::open(&address, None).await;
    late.send(json!({"type": "hello", "games": [{"id": game}]}))
        .await;
    let presence = late.next("presence").await;
    assert_eq!(
        (&presence["seats"], &presence["watching"]),
        (&json!([true, true]), &json!(2))
    );
}

#[tokio::test]
async fn pages_of_other_sites_cannot_open_a_socket() {
    let server = TestServer::new();
    let address = listen(&server).await;
    let mut request = format!("ws://{address}/api/v1/socket")
        .into_client_request()
        .unwrap();
    let evil = HeaderValue::from_static("https://evil.example");
    request.headers_mut().insert("origin", evil);
    assert!(connect_async(request).await.is_err());
    let mut request = format!("ws://{address}/api/v1/socket")
        .into_client_request()
        .unwrap();
    let own = HeaderValue::from_str(&format!("http://{address}")).unwrap();
    request.headers_mut().insert("origin", own);
    assert!(connect_async(request).await.is_ok());
}

/// A client that is only refused would not ask again.
#[tokio::test]
async fn a_game_that_cannot_be_read_now_is_asked_for_again() {
    let server = TestServer::new();
    let address = listen(&server).await;
    let (game, ..) = server.game("turkish", Value::Null).await;
    let rename = |from: &str, to: &str| {
        let sql = format!("ALTER TABLE {from} RENAME TO {to}");
        let rename = move |tx: &mut dyn Tx| tx.execute(&sql, &[]);
        let renamed = server.app.store.write::<u64, StoreError>(rename);
        async { renamed.await.unwrap() }
    };
    let hello = json!({"type": "hello", "games": [{"id": game}]});
    rename("events", "lost").await;
    let mut client = Client::open(&address, None).await;
    client.send(hello.clone()).await;
    assert!(client.closed().await);
    rename("lost", "events").await;
    let mut client = Client::open(&address, None).await;
    client.send(hello).await;
    assert_eq!(client.next("event").await["event"]["version"], 1);
}

#[tokio::test]
async fn frames_that_cannot_be_read_are_answered() {
    let server = TestServer::new();
    let address = listen(&server).await;
    let mut client = Client::open(&address, None).await;
    for frame in [json!(17), json!({"type": "dance"}), json!({"type": "move"})] {
        client.send(frame).await;
        assert_eq!(client.next("answer").await["body"]["code"], "bad_frame");
    }
    client
        .send(json!({"type": "hello", "games": [{"id": "nowhere"}]}))
        .await;
    assert_eq!(client.next("answer").await["status"], 404);
    client.send(json!({"type": "ping"})).await;
    client.next("pong").await;
}

#[tokio::test]
async fn the_stream_of_a_game_ends_with_it() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", Value::Null).await;
    server.play(&game, &white, "d3-d4", 0).await;
    let request = axum::http::Request::get(format!("/api/v1/games/{game}/events?after=1"));
    let response = server
        .send(request.body(axum::body::Body::empty()).unwrap())
        .await;
    assert_eq!(response.status(), 200);
    let reading = tokio::spawn(axum::body::to_bytes(response.into_body(), 1 << 20));
    server.play(&game, &black, "d6-d5", 1).await;
    server
        .post(&format!("/games/{game}/resign"), &white, json!({"id": "r"}))
        .await;
    let text = timeout(PATIENCE, reading).await.unwrap().unwrap().unwrap();
    let lines: Vec<Value> = String::from_utf8(text.to_vec())
        .unwrap()
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let versions: Vec<u64> = lines
        .iter()
        .map(|line| line["version"].as_u64().unwrap())
        .collect();
    assert_eq!(versions, [2, 3, 4]);
    assert_eq!(lines[2]["kind"], "ended");
}

#[tokio::test]
async fn a_flood_of_frames_is_stopped() {
    let server = TestServer::limited();
    let address = listen(&server).await;
    let (game, white, _) = server.game("turkish", Value::Null).await;
    let unknown: Vec<Value> = (0..400).map(|n| json!({"id": format!("no{n}")})).collect();
    let mut client = Client::open(&address, None).await;
    let mut refused = 0;
    for _ in 0..6 {
        client
            .send(json!({"type": "hello", "games": unknown}))
            .await;
        for _ in 0..unknown.len() {
            let answer = client.next("answer").await;
            if answer["status"] == 404 {
                continue;
            }
            refused += 1;
            assert_eq!(answer["status"], 429, "{answer}");
            if answer["id"].is_null() {
                break;
            }
        }
    }
    assert!(refused > 50, "{refused}");
    for frame in [
        json!({"type": "ping"}),
        json!({"type": "leave", "game": game}),
    ] {
        client = Client::open(&address, None).await;
        // The clock goes on meanwhile: a few may pass.
        for _ in 0..200 {
            client.send(frame.clone()).await;
        }
        assert_eq!(client.next("answer").await["status"], 429);
    }
    // Commands of somebody who may give none are frames as well.
    client = Client::open(&address, None).await;
    let resign = json!({"type": "resign", "game": game, "id": "r"});
    for _ in 0..200 {
        if client.try_send(&resign).await.is_err() {
            break;
        }
    }
    assert!(client.closed().await);
    client = Client::open(&address, None).await;
    // Somebody with an account is counted apart.
    let mut player = Client::open(&address, Some(&white)).await;
    let hello = json!({"type": "hello", "games": [{"id": game}]});
    player.send(hello).await;
    player.next("game").await;
    // What nobody answers is no way around.
    for _ in 0..2000 {
        if !client.try_pong(&[0; 8]).await {
            break;
        }
    }
    assert!(client.closed().await);
}

#[tokio::test]
async fn streams_of_one_address_are_counted() {
    let server = TestServer::limited();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    let mut open = Vec::new();
    let own = ("/events".to_owned(), Some(&white));
    let events = (format!("/games/{game}/events"), None);
    let mut ask = async |(path, who): &(String, Option<&Person>)| {
        let request = axum::http::Request::get(format!("/api/v1{path}"));
        let request = match who {
            Some(who) => request.header("authorization", format!("Bearer {}", who.token)),
            None => request,
        };
        let request = request.body(axum::body::Body::empty()).unwrap();
        let response = server.send(request).await;
        let status = response.status();
        open.push(response);
        status
    };
    for _ in 0..125 {
        assert_eq!(ask(&own).await, 200);
        assert_eq!(ask(&events).await, 200);
    }
    assert_eq!(ask(&own).await, 429);
    assert_eq!(ask(&events).await, 429);
    open.clear();
    let opens = async {
        while server
            .app
            .limits
            .open
            .one_more("127.0.0.1".to_owned())
            .is_none()
        {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, opens).await.unwrap();
}

/// More than a socket carries out at the same time, and nobody reads the answers meanwhile.
#[tokio::test]
async fn a_burst_of_commands_is_answered() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    let address = listen(&server).await;
    let mut client = Client::open(&address, Some(&white)).await;
    for id in 0..200 {
        let id = id.to_string();
        client
            .send(json!({"type": "move", "game": game, "move": "d3-d4", "ply": 0, "id": id}))
            .await;
    }
    let mut answers = std::collections::BTreeMap::new();
    for _ in 0..200 {
        let answer = client.next("answer").await;
        let id = answer["id"].as_str().unwrap().to_owned();
        answers.insert(id, answer["status"].as_u64().unwrap());
    }
    assert_eq!(answers.len(), 200, "each is answered");
    let stored = answers.values().filter(|status| **status == 200);
    assert_eq!(stored.count(), 1, "{answers:?}");
}

#[tokio::test]
async fn a_command_behind_a_long_hello_does_not_wait_for_all_of_it() {
    let server = TestServer::new();
    let address = listen(&server).await;
    let mut client = Client::open(&address, None).await;
    let unknown: Vec<Value> = (0..400).map(|n| json!({"id": format!("no{n}")})).collect();
    client
        .send(json!({"type": "hello", "games": unknown}))
        .await;
    client
        .send(json!({"type": "resign", "game": "no0", "id": "r"}))
        .await;
    let mut before = 0;
    while client.next("answer").await["id"] != "r" {
        before += 1;
    }
    assert!(before < 300, "{before} games were looked up first");
}

/// A stream stops waiting now and then, to say that it is still there.
#[tokio::test]
async fn a_follower_that_stops_waiting_loses_nothing() {
    let server = TestServer::new();
    let (game, white, _) = server.game("turkish", Value::Null).await;
    assert_eq!(server.play(&game, &white, "d3-d4", 0).await.0, 200);
    let mut stopped = 0;
    for _ in 0..20 {
        let mut follower = Follower::new(&server.app.bus, &server.app.games, &game, 1);
        let stored = bus::Message::Stored {
            game: game.clone(),
            version: 2,
        };
        let topic = bus::Topic::Game(game.clone());
        server.app.bus.publish(&topic, stored);
        // It takes the message and begins to read the store, which now and then is done at once.
        let events = if let Some(events) = follower.next().now_or_never() {
            events
        } else {
            stopped += 1;
            let next = timeout(PATIENCE, follower.next()).await;
            next.expect("the event comes")
        };
        let events = events.unwrap();
        let versions: Vec<u32> = events.iter().map(|(version, _)| *version).collect();
        assert_eq!(versions, [2]);
    }
    assert!(stopped > 0);
}
