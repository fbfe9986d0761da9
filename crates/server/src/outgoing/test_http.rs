//! An HTTP endpoint inside a test, which keeps what it was sent.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};

/// A request as it came.
#[derive(Clone, Debug)]
pub struct Received {
    pub headers: HeaderMap,
    pub body: Bytes,
}

pub struct Endpoint {
    port: u16,
    received: Arc<Mutex<Vec<Received>>>,
}

impl Endpoint {
    pub async fn start(status: u16) -> Endpoint {
        Endpoint::answering(status, Vec::new()).await
    }

    pub async fn answering(status: u16, with: Vec<(&'static str, String)>) -> Endpoint {
        let received = Arc::new(Mutex::new(Vec::new()));
        let keep = Arc::clone(&received);
        let answer = move |headers: HeaderMap, body: Bytes| {
            keep.lock().unwrap().push(Received { headers, body });
            let mut answered = HeaderMap::new();
            for (name, value) in &with {
                answered.insert(*name, value.parse().unwrap());
            }
            async move { (StatusCode::from_u16(status).unwrap(), answered) }
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let app = Router::new().fallback(answer);
        tokio::spawn(async move { axum::serve(listener, app).await });
        Endpoint { port, received }
    }

    pub const fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/secret", self.port)
    }

    pub fn requests(&self) -> usize {
        self.received.lock().unwrap().len()
    }

    pub fn last(&self) -> Received {
        self.received
            .lock()
            .unwrap()
            .last()
            .expect("a request")
            .clone()
    }
}
