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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::app::App;
use crate::limits::{Client, Open, OpenGuard};

/// How long a client may take to send the head of a request, and how long it may be silent between two.
const HEAD: Duration = Duration::from_secs(30);
/// The most bytes that are read at once; a head, its address and all headers, has twice as many at most.
const LARGEST_READ: usize = 32 * 1024;
/// How long to wait when the system has no more to give, as when all file descriptors are used.
const EXHAUSTED: Duration = Duration::from_millis(100);

/// The open connections.
pub struct Connections {
    places: Arc<Semaphore>,
    /// Connections of one address, where no proxy stands between.
    by_address: Option<Open>,
    draining: watch::Sender<bool>,
}

/// What a connection holds while it is open.
struct Place {
    _permit: OwnedSemaphorePermit,
    _of_address: Option<OpenGuard>,
}

impl Connections {
    /// None yet.
    pub fn new(app: &App) -> Connections {
        let alone = app.config.trusted_proxies == 0;
        Connections {
            places: Arc::new(Semaphore::new(app.config.max_connections)),
            by_address: alone.then(|| app.limits.open.clone()),
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
                continue;
            };
            let place = Place {
                _permit: permit,
                _of_address: of_address,
            };
            self.serve(stream, peer, router.clone(), place);
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

    fn serve(&self, stream: TcpStream, peer: SocketAddr, router: Router, place: Place) {
        // Answers are small: none should wait for the next.
        let _ = stream.set_nodelay(true);
        let router = TowerToHyperService::new(router);
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
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
            drop((place, draining));
        });
    }
}
