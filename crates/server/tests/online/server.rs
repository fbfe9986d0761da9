//! A server of a test: a store in a folder of its own, requests without a network.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response};
use doska_play::tables::Folder;
use doska_server::bus::Bus;
use doska_server::clock::Clock;
use doska_server::store::{Address, Database, Store};
use doska_server::{App, Config, Site, router};
use doska_testing::Nats;
use serde_json::{Value, json};
use tower::ServiceExt;

/// A server whose clock stands until the test sets it.
pub struct TestServer {
    pub app: App,
    pub router: Router,
    pub folder: PathBuf,
}

/// Somebody with a token.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: String,
    pub token: String,
}

/// The password of every member.
pub const PASSWORD: &str = "four unrelated words";

/// When every test begins.
pub const START: u64 = 1_700_000_000_000;

/// How long a test waits for what must come. It comes within milliseconds, but not on a machine that compiles and runs
/// other tests beside it.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// Asks until there is something, for as long as patience lasts.
pub async fn until<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = ask().await {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "it does not come: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

impl TestServer {
    pub fn new() -> TestServer {
        TestServer::at(new_folder(), START)
    }

    /// A server that counts and limits requests.
    pub fn limited() -> TestServer {
        TestServer::start(new_folder(), START, true)
    }

    /// A server on a folder that may have a store from before.
    pub fn at(folder: PathBuf, now: u64) -> TestServer {
        TestServer::start(folder, now, false)
    }

    fn start(folder: PathBuf, now: u64, limited: bool) -> TestServer {
        let mut config = Config::new(&folder);
        config.rate_limits = limited;
        config.database = database(&folder);
        let store = Store::open(&config.database).unwrap();
        let app = App::with(config, store, Clock::manual(now));
        let router = router(Site::default(), Folder::new("/no/such/folder"), Some(&app));
        TestServer {
            app,
            router,
            folder,
        }
    }

    /// Servers that share a store and a bus, each with a clock of its own.
    pub async fn nodes(nats: &Nats, count: usize) -> Vec<TestServer> {
        TestServer::some_nodes(nats, count, false).await
    }

    /// The same where requests are counted and limited.
    pub async fn limited_nodes(nats: &Nats, count: usize) -> Vec<TestServer> {
        TestServer::some_nodes(nats, count, true).await
    }

    async fn some_nodes(nats: &Nats, count: usize, limited: bool) -> Vec<TestServer> {
        let folder = new_folder();
        let mut nodes = Vec::new();
        for _ in 0..count {
            nodes.push(TestServer::a_node(nats, &folder, START, limited).await);
        }
        nodes
    }

    /// One of them.
    pub async fn node(nats: &Nats, folder: &Path, now: u64) -> TestServer {
        TestServer::a_node(nats, folder, now, false).await
    }

    async fn a_node(nats: &Nats, folder: &Path, now: u64, limited: bool) -> TestServer {
        let mut config = Config::new(folder);
        config.rate_limits = limited;
        config.database = database(folder);
        let store = Store::open(&config.database).unwrap();
        let bus = Bus::nats(&[nats.url().parse().unwrap()], "test")
            .await
            .unwrap();
        let app = App::with_bus(config, store, Clock::manual(now), bus);
        let router = router(Site::default(), Folder::new("/no/such/folder"), Some(&app));
        TestServer {
            app,
            router,
            folder: folder.to_owned(),
        }
    }

    pub async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.unwrap()
    }

    /// Status and JSON of an answer; null where there is none.
    pub async fn call(
        &self,
        method: &str,
        path: &str,
        who: Option<&Person>,
        body: Option<Value>,
    ) -> (u16, Value) {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"));
        request = request
            .header("host", "doska.test")
            .header("content-type", "application/json");
        if let Some(person) = who {
            request = request.header("authorization", format!("Bearer {}", person.token));
        }
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let response = self.send(request.body(body).unwrap()).await;
        let status = response.status().as_u16();
        let bytes = to_bytes(response.into_body(), 1 << 24).await.unwrap();
        (
            status,
            serde_json::from_slice(&bytes).unwrap_or(Value::Null),
        )
    }

    pub async fn post(&self, path: &str, who: &Person, body: Value) -> (u16, Value) {
        self.call("POST", path, Some(who), Some(body)).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.call("GET", path, None, None).await
    }

    /// What somebody reads.
    pub async fn read(&self, path: &str, who: &Person) -> (u16, Value) {
        self.call("GET", path, Some(who), None).await
    }

    pub async fn guest(&self) -> Person {
        let (status, body) = self.call("POST", "/guests", None, Some(json!({}))).await;
        assert_eq!(status, 201, "{body}");
        Person {
            id: body["player"]["id"].as_str().unwrap().to_owned(),
            token: body["token"].as_str().unwrap().to_owned(),
        }
    }

    /// A game of two guests, the maker at seat 0.
    pub async fn game(&self, game: &str, clock: Value) -> (String, Person, Person) {
        let (first, second) = (self.guest().await, self.guest().await);
        let asked =
            json!({"game": game, "clock": clock, "rated": false, "seat": 0, "position": null});
        let (status, challenge) = self.post("/challenges", &first, asked).await;
        assert_eq!(status, 201, "{challenge}");
        let join = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
        let (status, joined) = self.post(&join, &second, json!({})).await;
        assert_eq!(
            (status, &joined["started"]),
            (200, &json!(true)),
            "{joined}"
        );
        (
            joined["game_id"].as_str().unwrap().to_owned(),
            first,
            second,
        )
    }

    pub async fn play(&self, game: &str, who: &Person, text: &str, ply: usize) -> (u16, Value) {
        let id = format!("{text}-{ply}");
        let body = json!({"move": text, "ply": ply, "id": id});
        self.post(&format!("/games/{game}/moves"), who, body).await
    }
}

/// People with accounts.
impl TestServer {
    pub async fn sign_up(&self, guest: Option<&Person>, name: &str) -> (Person, Value) {
        let body = json!({"name": name, "password": PASSWORD});
        let (status, answer) = self.call("POST", "/account", guest, Some(body)).await;
        assert_eq!(status, 201, "{answer}");
        let person = Person {
            id: answer["player"]["id"].as_str().unwrap().to_owned(),
            token: answer["token"].as_str().unwrap().to_owned(),
        };
        (person, answer)
    }

    pub async fn sign_in(&self, body: Value) -> (u16, Value) {
        self.call("POST", "/session", None, Some(body)).await
    }

    /// Signs in once more, as on another device.
    pub async fn another_session(&self, person: &Person, name: &str) -> Person {
        let body = json!({"name": name, "password": PASSWORD});
        let (status, answer) = self.sign_in(body).await;
        assert_eq!(status, 200, "{answer}");
        with_token(&person.id, &answer)
    }

    pub async fn put(&self, path: &str, who: &Person, body: Value) -> (u16, Value) {
        self.call("PUT", path, Some(who), Some(body)).await
    }

    pub async fn delete(&self, path: &str, who: &Person) -> (u16, Value) {
        self.call("DELETE", path, Some(who), None).await
    }

    pub async fn account(&self, who: &Person) -> Value {
        self.call("GET", "/account", Some(who), None).await.1
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Names the `PostgreSQL` server where the tests run on one.
pub const POSTGRES: &str = "DOSKA_TEST_DATABASE";

/// The database of the server in this folder: a file there, or a schema of its own.
pub fn database(folder: &Path) -> Database {
    static SCHEMAS: Mutex<BTreeMap<PathBuf, Database>> = Mutex::new(BTreeMap::new());
    let Ok(url) = std::env::var(POSTGRES) else {
        return Database::Sqlite(folder.join("doska.sqlite"));
    };
    let mut schemas = SCHEMAS.lock().unwrap_or_else(PoisonError::into_inner);
    let schema = schemas.entry(folder.to_owned()).or_insert_with(|| {
        let url = doska_testing::new_schema(&url);
        Database::Postgres(Address::read(&url).unwrap())
    });
    schema.clone()
}

/// A new folder for one server.
fn new_folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("doska-online-{}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The same person with the secret of a new session.
pub fn with_token(id: &str, answer: &Value) -> Person {
    Person {
        id: id.to_owned(),
        token: answer["token"].as_str().unwrap().to_owned(),
    }
}
