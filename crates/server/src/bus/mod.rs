//! The bus: tells those who listen, in this process and, over NATS, on the other servers. It is a hint: whoever misses
//! a message reads the store, and whoever gets one twice, late or out of order is not misled.
//!
//! With NATS every server has one subscription to everything (`nats.rs` says why), and a message of its own does not
//! come back to it: inside a server all goes the short way.

mod hub;
mod message;
mod nats;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::watch;
use url::Url;

pub use hub::Listener;
pub use message::{Message, Spent, Topic};
pub use nats::{BusError, Gap};

use hub::Hub;
use nats::Link;

/// Where the bus goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BusUrl {
    /// Nowhere: there is one server.
    Local,
    /// To these NATS servers, of which one is enough.
    Nats(Vec<Url>),
}

/// Whether the bus reaches the other servers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BusState {
    /// There are no others.
    Local,
    /// It does.
    Connected,
    /// It does not; it tries again and again.
    Disconnected,
}

/// What a server keeps of games that nobody on it follows.
pub trait Cache: Send + Sync {
    /// Whether it has something of this game.
    fn has(&self, game: &str) -> bool;

    /// Takes what another server tells about a game.
    fn take(&self, message: &Message);
}

/// The bus.
#[derive(Clone)]
pub struct Bus {
    hub: Hub,
    link: Option<Arc<Link>>,
}

impl Default for Bus {
    fn default() -> Bus {
        Bus::local()
    }
}

impl Bus {
    /// A bus for one server.
    pub fn local() -> Bus {
        Bus {
            hub: Hub::default(),
            link: None,
        }
    }

    /// A bus over NATS, for all servers that say the same `cluster`. Must be called inside a Tokio runtime.
    pub async fn nats(servers: &[Url], cluster: &str) -> Result<Bus, BusError> {
        let hub = Hub::default();
        let link = Link::open(servers, cluster, hub.clone()).await?;
        Ok(Bus {
            hub,
            link: Some(Arc::new(link)),
        })
    }

    /// The bus that an address names.
    pub async fn open(url: &BusUrl, cluster: &str) -> Result<Bus, BusError> {
        match url {
            BusUrl::Local => Ok(Bus::local()),
            BusUrl::Nats(servers) => Bus::nats(servers, cluster).await,
        }
    }

    /// A listener without topics.
    pub fn listen(&self) -> Listener {
        self.hub.listen()
    }

    /// Tells everybody who listens to a topic, on all servers. Never waits: what cannot be told is lost.
    pub fn publish(&self, topic: &Topic, message: Message) {
        if let Some(link) = &self.link {
            link.send(topic, &message);
        }
        self.hub.deliver(topic, message);
    }

    /// Tells everybody who listens to a topic on this server.
    pub fn publish_here(&self, topic: &Topic, message: Message) {
        self.hub.deliver(topic, message);
    }

    /// Tells everybody who listens to a topic on other servers.
    pub fn publish_elsewhere(&self, topic: &Topic, message: &Message) {
        if let Some(link) = &self.link {
            link.send(topic, message);
        }
    }

    /// Passes on what other servers tell about games in this cache. There is one for good.
    pub fn set_cache(&self, cache: Box<dyn Cache>) {
        self.hub.set_cache(cache);
    }

    /// How many listen to a topic on this server.
    pub fn listeners(&self, topic: &Topic) -> usize {
        self.hub.listeners(topic)
    }

    /// Players who are connected to this server: a socket or a stream listens for them.
    pub fn players(&self) -> HashSet<String> {
        self.hub.players()
    }

    /// Games that somebody on this server follows, with the last version that was told.
    pub fn followed(&self) -> Vec<(String, u32)> {
        self.hub.followed()
    }

    /// Whether there may be other servers.
    pub const fn is_shared(&self) -> bool {
        self.link.is_some()
    }

    /// Whether it reaches them.
    pub fn state(&self) -> BusState {
        match &self.link {
            None => BusState::Local,
            Some(link) if link.is_connected() => BusState::Connected,
            Some(_) => BusState::Disconnected,
        }
    }

    /// Waits until it hears everything that is told from now on.
    pub async fn settled(&self) {
        if let Some(link) = &self.link {
            link.settled().await;
        }
    }

    /// Sends what waits to be sent, before the server ends.
    pub async fn flush(&self) {
        if let Some(link) = &self.link {
            link.flush().await;
        }
    }

    /// Since when what this server tells may not have reached the others; none while it does.
    pub fn silent_since(&self) -> Option<Instant> {
        self.link.as_ref().and_then(|link| link.silent_since())
    }

    /// Changes at the end of every time in which messages may have been lost. `None` for a local bus, which loses
    /// nothing.
    pub fn gaps(&self) -> Option<watch::Receiver<Gap>> {
        self.link.as_ref().map(|link| link.gaps())
    }
}
