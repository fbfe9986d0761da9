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

/// For how long after it a time is told in which messages may not have been sent: the others look now and then.
const TOLD: Duration = Duration::from_secs(10);
/// How long messages that wait are sent before the server ends.
const FLUSH: Duration = Duration::from_secs(1);
/// Messages that were dropped because too many waited may be so old.
const WAITED: Duration = Duration::from_secs(5);

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
    silence: Arc<Silence>,
    client: Client,
    /// What nobody answers to.
    nobody: String,
}

/// A time in which messages may have been lost.
#[derive(Copy, Clone, Debug)]
pub struct Gap {
    /// When it began.
    pub since: Instant,
}

/// When this server may not have been heard: since when, and when that was last so.
#[derive(Default)]
struct Silence(Mutex<Option<(Instant, Instant)>>);

impl Silence {
    /// It was so at this time.
    fn note(&self, at: Instant) {
        let mut silence = self.lock();
        let since = silence.map_or(at, |(since, _)| since.min(at));
        *silence = Some((since, Instant::now()));
    }

    /// Since when, as long as others should know.
    fn since(&self, connected: bool) -> Option<Instant> {
        let mut silence = self.lock();
        if connected && silence.is_some_and(|(_, last)| last.elapsed() > TOLD) {
            *silence = None;
        }
        silence.map(|(since, _)| since)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<(Instant, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
        let silence = Arc::new(Silence::default());
        let events = Events {
            connected: connected.clone(),
            gaps: gaps.clone(),
            silence: silence.clone(),
            lost: Mutex::default(),
        };
        let options = options(servers, events);
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
        tokio::spawn(receive(messages, prefix.clone(), hub));
        let (sending, queue) = mpsc::channel(WAITING);
        tokio::spawn(send_all(client.clone(), queue, silence.clone()));
        let link = Link {
            prefix,
            sending,
            connected,
            gaps,
            silence,
            client,
            nobody: format!("doska.{cluster}"),
        };
        link.settled().await;
        Ok(link)
    }

    /// Waits until the subscription holds: from then on nothing is missed that is told. A question that nobody answers
    /// comes back when the server has taken everything before it.
    pub async fn settled(&self) {
        let asked = self.client.request(self.nobody.clone(), Bytes::new());
        let _ = tokio::time::timeout(PATIENCE, asked).await;
    }

    /// Sends what waits to be sent.
    pub async fn flush(&self) {
        let sent = async {
            while self.sending.capacity() < self.sending.max_capacity() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let _ = self.client.flush().await;
        };
        let _ = tokio::time::timeout(FLUSH, sent).await;
    }

    /// Since when what this server tells may not have reached the others; none while it does.
    pub fn silent_since(&self) -> Option<Instant> {
        self.silence.since(self.is_connected())
    }

    /// Sends a message, or loses it: a hint that comes late is worth less than a server that does not wait.
    pub fn send(&self, topic: &Topic, message: &Message) {
        let text = serde_json::to_vec(message).expect("messages can be written");
        let subject = format!("{}{}", self.prefix, topic.subject());
        let sent = self.is_connected() && self.sending.try_send((subject, text.into())).is_ok();
        if !sent {
            lost(&self.silence);
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

/// A message did not go out.
fn lost(silence: &Silence) {
    silence.note(Instant::now());
    metrics::counter!("doska_bus_lost_total", "why" => "not_sent").increment(1);
}

/// What the events of the connection change.
struct Events {
    connected: Arc<AtomicBool>,
    gaps: watch::Sender<Gap>,
    silence: Arc<Silence>,
    /// Since when there is no connection.
    lost: Mutex<Option<Instant>>,
}

fn options(servers: &[Url], events: Events) -> ConnectOptions {
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
        .event_callback(move |event| {
            events.note(&event);
            std::future::ready(())
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

impl Events {
    /// Takes notice of what happens to the connection.
    fn note(&self, event: &Event) {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            Event::Connected => {
                self.connected.store(true, Ordering::SeqCst);
                if let Some(since) = lost.take() {
                    tracing::info!("the bus is connected again");
                    metrics::counter!("doska_bus_reconnects_total").increment(1);
                    self.silence.note(Instant::now());
                    self.gaps.send_replace(Gap { since });
                }
            }
            Event::Disconnected | Event::Closed => {
                self.connected.store(false, Ordering::SeqCst);
                if lost.is_none() {
                    tracing::warn!("the bus is not connected");
                    // Nobody noticed at once: the tests of the connection come now and then.
                    let since = ago(3 * PING);
                    *lost = Some(since);
                    self.silence.note(since);
                }
            }
            Event::SlowConsumer(_) => {
                metrics::counter!("doska_bus_lost_total", "why" => "not_read").increment(1);
                let since = ago(WAITED);
                self.gaps.send_replace(Gap { since });
            }
            other => tracing::warn!(%other, "the bus reports"),
        }
        let connected = self.connected.load(Ordering::SeqCst);
        metrics::gauge!("doska_bus_connected").set(f64::from(u8::from(connected)));
    }
}

fn ago(time: Duration) -> Instant {
    Instant::now()
        .checked_sub(time)
        .unwrap_or_else(Instant::now)
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

async fn send_all(
    client: Client,
    mut queue: mpsc::Receiver<(String, Bytes)>,
    silence: Arc<Silence>,
) {
    while let Some((subject, text)) = queue.recv().await {
        let state = client.connection_state();
        let sent = state == State::Connected && client.publish(subject, text).await.is_ok();
        if sent {
            metrics::counter!("doska_bus_sent_total").increment(1);
        } else {
            lost(&silence);
        }
    }
}
