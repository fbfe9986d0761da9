//! What lies outside a server: receivers of what it posts, a mail server; and short calls for tests of both.

use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use doska_server::config::Mail;
use doska_server::outgoing::guard::Reach;
use doska_server::outgoing::jobs;
use doska_server::store::Store;
use doska_server::{App, Config, Site, clock::Clock, router};
use serde_json::{Value, json};

use crate::server::{TestServer, database};

#[path = "../../src/outgoing/test_smtp.rs"]
#[allow(dead_code, reason = "its other tests read the rest")]
pub mod smtp;

pub const DAY: u64 = 24 * 60 * 60 * 1000;

/// A server whose messages may go to this machine.
pub fn reaching(server: &TestServer) -> TestServer {
    mailing(server, None)
}

/// The same with a mail server.
pub fn mailing(server: &TestServer, mail: Option<String>) -> TestServer {
    let mut config = Config::new(&server.folder);
    config.rate_limits = server.app.config.rate_limits;
    config.mail = mail.map(|url| Mail {
        server: url.parse().unwrap(),
        from: "doska@doska.example".to_owned(),
    });
    config.reach = Reach::PublicAndLoopback;
    config.database = database(&server.folder);
    let store = Store::open(&config.database).unwrap();
    let app = App::with(config, store, Clock::manual(server.app.clock.now()));
    let tables = doska_play::tables::Folder::new("/no/such/folder");
    let router = router(Site::default(), tables, Some(&app));
    TestServer {
        app,
        router,
        folder: server.folder.clone(),
    }
}

pub async fn work(server: &TestServer) {
    while jobs::drain(&server.app).await.unwrap() > 0 {}
}

/// What somebody posted to an address of this machine.
pub struct Receiver {
    pub url: String,
    pub got: Arc<Mutex<Vec<(HeaderMap, Value)>>>,
    pub status: Arc<Mutex<u16>>,
}

impl Receiver {
    pub async fn start() -> Receiver {
        Receiver::answering(true).await
    }

    /// One that hears, but never answers.
    pub async fn silent() -> Receiver {
        Receiver::answering(false).await
    }

    async fn answering(answers: bool) -> Receiver {
        let got = Arc::new(Mutex::new(Vec::new()));
        let status = Arc::new(Mutex::new(200));
        let (keep, say) = (Arc::clone(&got), Arc::clone(&status));
        let app = axum::Router::new().fallback(move |headers: HeaderMap, body: Bytes| {
            let body = serde_json::from_slice(&body).unwrap_or(Value::Null);
            keep.lock().unwrap().push((headers, body));
            let status = StatusCode::from_u16(*say.lock().unwrap()).unwrap();
            async move {
                if !answers {
                    std::future::pending::<()>().await;
                }
                status
            }
        });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, app).await });
        Receiver { url, got, status }
    }

    pub fn types(&self) -> Vec<String> {
        let got = self.got.lock().unwrap();
        let name = |(_, body): &(HeaderMap, Value)| body["type"].as_str().unwrap_or("").to_owned();
        got.iter().map(name).collect()
    }
}

/// What a browser sends that wants to be called at this address.
pub fn browser(url: &str) -> Value {
    use data_encoding::BASE64URL_NOPAD;
    use web_push_native::p256::SecretKey;
    use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

    let key = SecretKey::from_slice(&[7; 32]).unwrap().public_key();
    let keys = json!({
        "p256dh": BASE64URL_NOPAD.encode(key.to_encoded_point(false).as_bytes()),
        "auth": BASE64URL_NOPAD.encode(b"sixteen  secrets"),
    });
    json!({"endpoint": url, "keys": keys})
}
