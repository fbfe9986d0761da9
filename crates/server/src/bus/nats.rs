//! The way to the other servers: core NATS.
//!
//! A server has one subscription, to all subjects of its cluster, and drops what nobody on it listens to by the subject
//! alone, without reading the message. The other way, a subscription for every topic that somebody listens to, sends
//! fewer messages but costs more: with 10,000 games on three servers, each moving every 5 seconds, a server gets some
//! 3,000 messages a second of 400 bytes, which is about one hundredth of a core; subscriptions would be 10,000 on each
//! server, one or two made and ended with every page that is opened, all of them again after every reconnect, and
//! between subscribing and reading the store a move could slip through, since clusters of NATS pass interest on when
//! they get to it. What everybody hears grows with the moves of the whole cluster: at 50,000 moves a second it would
//! take a core on each server, but the database ends before that.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use axum::body::Bytes;
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};
use url::Url;

use super::hub::Hub;
use super::message::{Message, Topic};
use crate::config::without_password;

/// How long a connection may take before the start is refused.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often the connection is tested; without an answer to two tests it is broken.
const PING: Duration = Duration::from_secs(2);
/// The longest pause between two attempts to connect again.
const PAUSE: Duration = Duration::from_millis(500);
/// How many messages may wait to be sent, and to be read. What is more is lost.
const WAITING: usize = 16 * 1024;

/// Why there is no bus.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("{at}: {why}")]
pub struct BusError {
    /// The addresses, without passwords.
    pub at: String,
    /// Why.
    pub why: String,
}

/// The connection of a server.
pub struct Link {
    prefix: String,
    sending: mpsc::Sender<(String, Bytes)>,
    connected: Arc<AtomicBool>,
    gaps: watch::Sender<Gap>,
}

/// A time in which messages may have been lost.
#[derive(Copy, Clone, Debug)]
pub struct Gap {
    /// When it began.
    pub since: Instant,
}

impl Link {
    /// Connects, and passes on what the others tell from then on.
    pub async fn open(servers: &[Url], cluster: &str, hub: Hub) -> Result<Link, BusError> {
        let shown: Vec<String> = servers.iter().map(without_password).collect();
        let failed = |why: String| BusError {
            at: shown.join(", "),
            why,
        };
        let connected = Arc::new(AtomicBool::new(false));
        let gaps = watch::Sender::new(Gap {
            since: Instant::now(),
        });
        let options = options(servers, connected.clone(), gaps.clone());
        let addresses: Result<Vec<ServerAddr>, _> = servers.iter().map(bare).collect();
        let addresses = addresses.map_err(|error| failed(error.to_string()))?;
        let connecting = tokio::time::timeout(PATIENCE, options.connect(addresses)).await;
        let client = connecting
            .map_err(|_| failed("timed out".to_owned()))?
            .map_err(|error| failed(error.to_string()))?;
        connected.store(true, Ordering::SeqCst);
        let prefix = format!("doska.{cluster}.");
        let messages = client.subscribe(format!("{prefix}>")).await;
        let messages = messages.map_err(|error| failed(error.to_string()))?;
        // A question that nobody answers comes back when the server has taken the subscription: from then on nothing is
        // missed that is told.
        let asked = client.request(format!("doska.{cluster}"), Bytes::new());
        let _ = tokio::time::timeout(PATIENCE, asked).await;
        tokio::spawn(receive(messages, prefix.clone(), hub));
        let (sending, queue) = mpsc::channel(WAITING);
        tokio::spawn(send_all(client, queue));
        Ok(Link {
            prefix,
            sending,
            connected,
            gaps,
        })
    }

    /// Sends a message, or loses it: a hint that comes late is worth less than a server that does not wait.
    pub fn send(&self, topic: &Topic, message: &Message) {
        let text = serde_json::to_vec(message).expect("messages can be written");
        let subject = format!("{}{}", self.prefix, topic.subject());
        let sent = self.is_connected() && self.sending.try_send((subject, text.into())).is_ok();
        if !sent {
            metrics::counter!("doska_bus_lost_total", "why" => "not_sent").increment(1);
        }
    }

    /// Whether there is a connection.
    pub fn is_connected(&self) -> bool {
        self.connected.load(Ordering::SeqCst)
    }

    /// Changes at the end of every time in which messages may have been lost.
    pub fn gaps(&self) -> watch::Receiver<Gap> {
        self.gaps.subscribe()
    }
}

fn options(
    servers: &[Url],
    connected: Arc<AtomicBool>,
    gaps: watch::Sender<Gap>,
) -> ConnectOptions {
    let mut options = ConnectOptions::new()
        .name("doska")
        .no_echo()
        .tls_client_config(crate::tls::client())
        .require_tls(servers.iter().any(|server| server.scheme() == "tls"))
        .connection_timeout(PATIENCE)
        .ping_interval(PING)
        .subscription_capacity(WAITING)
        .reconnect_delay_callback(|attempts| {
            PAUSE.min(Duration::from_millis(20).saturating_mul(attempts as u32))
        })
        .event_callback({
            let lost = Arc::new(Mutex::new(None));
            move |event| {
                note(&event, &connected, &gaps, &lost);
                std::future::ready(())
            }
        });
    let login = servers.iter().find(|server| !server.username().is_empty());
    if let Some(login) = login {
        let user = decoded(login.username());
        options = match login.password() {
            Some(password) => options.user_and_password(user, decoded(password)),
            None => options.token(user),
        };
    }
    options
}

fn decoded(part: &str) -> String {
    percent_encoding::percent_decode_str(part)
        .decode_utf8_lossy()
        .into_owned()
}

/// The address without who logs in there.
fn bare(server: &Url) -> Result<ServerAddr, std::io::Error> {
    let mut server = server.clone();
    // Only addresses without a host cannot have a user, and these have one.
    let _ = server.set_username("");
    let _ = server.set_password(None);
    ServerAddr::from_url(server)
}

/// Takes notice of what happens to the connection. `lost`: since when there is none.
fn note(
    event: &Event,
    connected: &AtomicBool,
    gaps: &watch::Sender<Gap>,
    lost: &Mutex<Option<Instant>>,
) {
    let mut lost = lost.lock().unwrap_or_else(PoisonError::into_inner);
    match event {
        Event::Connected => {
            connected.store(true, Ordering::SeqCst);
            if let Some(since) = lost.take() {
                tracing::info!("the bus is connected again");
                metrics::counter!("doska_bus_reconnects_total").increment(1);
                gaps.send_replace(Gap { since });
            }
        }
        Event::Disconnected | Event::Closed => {
            connected.store(false, Ordering::SeqCst);
            if lost.is_none() {
                tracing::warn!("the bus is not connected");
                // Nobody noticed at once: the tests of the connection come now and then.
                let since = Instant::now().checked_sub(3 * PING);
                *lost = Some(since.unwrap_or_else(Instant::now));
            }
        }
        Event::SlowConsumer(_) => {
            metrics::counter!("doska_bus_lost_total", "why" => "not_read").increment(1);
            let since = Instant::now();
            gaps.send_replace(Gap { since });
        }
        other => tracing::warn!(%other, "the bus reports"),
    }
    let connected = connected.load(Ordering::SeqCst);
    metrics::gauge!("doska_bus_connected").set(f64::from(u8::from(connected)));
}

/// Passes on what comes, to those who listen here.
async fn receive(mut messages: async_nats::Subscriber, prefix: String, hub: Hub) {
    while let Some(message) = messages.next().await {
        metrics::counter!("doska_bus_received_total").increment(1);
        let subject = message.subject.as_str();
        let topic = subject.strip_prefix(&*prefix).and_then(Topic::of_subject);
        if let Some(topic) = topic {
            hub.receive(&topic, &message.payload);
        }
    }
}

async fn send_all(client: Client, mut queue: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, text)) = queue.recv().await {
        let state = client.connection_state();
        let sent = state == State::Connected && client.publish(subject, text).await.is_ok();
        if sent {
            metrics::counter!("doska_bus_sent_total").increment(1);
        } else {
            metrics::counter!("doska_bus_lost_total", "why" => "not_sent").increment(1);
        }
    }
}
