//! Accepts connections: no more than there may be, and none that only keeps a place.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::app::App;
use crate::limits::{Client, Open, OpenGuard};

/// How long a client may take to send the head of a request, and how long it may be silent between two.
const HEAD: Duration = Duration::from_secs(30);
/// The most bytes that are read at once; a head, its address and all headers, has twice as many at most.
const LARGEST_READ: usize = 32 * 1024;
/// How long it may take to refuse a connection.
const REFUSAL: Duration = Duration::from_secs(1);
/// How long to wait when the system has no more to give, as when all file descriptors are used.
const EXHAUSTED: Duration = Duration::from_millis(100);

/// The open connections.
pub struct Connections {
    places: Arc<Semaphore>,
    /// Connections of one address, where no proxy stands between.
    by_address: Option<Open>,
    draining: watch::Sender<bool>,
}

/// One of the connections that may be open. It is free again when the last clone is dropped. Every request carries one,
/// since a connection that becomes a socket leaves hyper: the socket keeps the place.
#[derive(Clone)]
pub struct Place {
    _permit: Arc<OwnedSemaphorePermit>,
}

impl Connections {
    /// None yet.
    pub fn new(app: &App) -> Connections {
        let alone = app.config.trusted_proxies == 0;
        Connections {
            places: Arc::new(Semaphore::new(app.config.max_connections)),
            by_address: alone.then(|| app.limits.connections.clone()),
            draining: app.draining.clone(),
        }
    }

    /// Accepts and serves them, for ever.
    pub async fn accept(&self, listener: &TcpListener, router: &Router) {
        loop {
            // The next one waits in the queue of the system until there is a place.
            let Ok(permit) = self.places.clone().acquire_owned().await else {
                return;
            };
            let (stream, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(EXHAUSTED).await;
                    continue;
                }
            };
            let Some(of_address) = self.place_of(peer) else {
                metrics::counter!("doska_limited_total", "action" => "connection").increment(1);
                tokio::spawn(refuse(stream, permit));
                continue;
            };
            let place = Place {
                _permit: Arc::new(permit),
            };
            self.serve(stream, peer, router.clone(), (place, of_address));
        }
    }

    /// Counts a connection of an address; `None` where it has enough. This machine itself is not counted: proxies on
    /// it speak for many.
    #[expect(
        clippy::option_option,
        reason = "not counted is not the same as refused"
    )]
    fn place_of(&self, peer: SocketAddr) -> Option<Option<OpenGuard>> {
        let counted = self.by_address.as_ref();
        let Some(open) = counted.filter(|_| !peer.ip().is_loopback()) else {
            return Some(None);
        };
        let client = Client {
            ip: IpAddr::to_canonical(&peer.ip()),
            forwarded: false,
        };
        open.one_more(client.key()).map(Some)
    }

    /// Serves one, which is counted in two ways: of all, and of its address. A socket is counted for its address when it
    /// is opened, so the connection is not any more then.
    fn serve(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        router: Router,
        (place, of_address): (Place, Option<OpenGuard>),
    ) {
        // Answers are small: none should wait for the next.
        let _ = stream.set_nodelay(true);
        let router = TowerToHyperService::new(router);
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(place.clone());
            router.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .max_buf_size(LARGEST_READ)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut draining = self.draining.subscribe();
        metrics::gauge!("doska_connections").increment(1.0);
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let drained = async {
                let _ = draining.wait_for(|draining| *draining).await;
            };
            // Clients that go away in the middle are nothing to tell of.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = drained => {
                    // The answer that is on its way is the last.
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            metrics::gauge!("doska_connections").decrement(1.0);
            drop((of_address, draining));
        });
    }
}

/// What an address is told that has too many connections already.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// Answers a connection that is one too many, without asking what it wants.
async fn refuse(mut stream: TcpStream, place: OwnedSemaphorePermit) {
    let answering = async {
        stream.write_all(TOO_MANY).await?;
        stream.shutdown().await?;
        // What was asked is read, or the system would take back the answer with it.
        let mut asked = [0; 1024];
        while stream.read(&mut asked).await? > 0 {}
        std::io::Result::Ok(())
    };
    let _ = tokio::time::timeout(REFUSAL, answering).await;
    drop(place);
}

#[cfg(test)]
mod tests {
    use doska_play::tables::Folder;
    use tokio::time::timeout;

    use super::*;
    use crate::clock::Clock;
    use crate::store::Store;
    use crate::{Config, Site, router};

    /// A server that serves this many at once, and its address.
    async fn server(name: &str, places: usize) -> SocketAddr {
        let folder = std::env::temp_dir().join(format!("doska-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut config = Config::new(&folder);
        config.max_connections = places;
        let store = Store::open(&config.database).unwrap();
        let app = App::with(config, store, Clock::manual(1_700_000_000_000));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = router(Site::default(), Folder::new("/no/such/folder"), Some(&app));
        let connections = Connections::new(&app);
        tokio::spawn(async move { connections.accept(&listener, &router).await });
        address
    }

    /// A connection that has asked for something.
    async fn ask(address: SocketAddr, path: &str, headers: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: doska\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        stream
    }

    /// Whether this comes within a while.
    async fn hears(stream: &mut TcpStream, text: &str, within: Duration) -> bool {
        let mut seen = Vec::new();
        let listening = async {
            while !String::from_utf8_lossy(&seen).contains(text) {
                if stream.read_buf(&mut seen).await.unwrap() == 0 {
                    return false;
                }
            }
            true
        };
        timeout(within, listening).await.unwrap_or(false)
    }

    const LONG: Duration = Duration::from_secs(20);

    #[tokio::test]
    async fn a_connection_too_many_is_told_so() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut client = ask(address, "/healthz", "").await;
        let (stream, _) = listener.accept().await.unwrap();
        let place = Arc::new(Semaphore::new(1)).acquire_owned().await.unwrap();
        tokio::spawn(refuse(stream, place));
        assert!(hears(&mut client, "429 Too Many Requests", LONG).await);
    }

    #[tokio::test]
    async fn a_socket_keeps_the_place_of_its_connection() {
        let address = server("places", 2).await;
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        let mut sockets = Vec::new();
        for _ in 0..2 {
            let mut socket = ask(address, "/api/v1/socket", upgrade).await;
            assert!(hears(&mut socket, "welcome", LONG).await);
            sockets.push(socket);
        }
        let mut third = ask(address, "/healthz", "").await;
        let soon = Duration::from_millis(300);
        assert!(!hears(&mut third, "200 OK", soon).await, "it waits");
        sockets.pop();
        assert!(hears(&mut third, "200 OK", LONG).await);
        // A connection that was none of a socket is free as before.
        drop(third);
        let mut fourth = ask(address, "/healthz", "").await;
        assert!(hears(&mut fourth, "200 OK", LONG).await);
    }
}
