//! Those who listen in this process.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::mpsc;

use super::Cache;
use super::message::{Message, Topic};

/// How many messages may wait for one listener.
const WAITING: usize = 1024;

/// All listeners of a process.
#[derive(Clone, Default)]
pub struct Hub(Arc<Inner>);

#[derive(Default)]
struct Inner {
    topics: Mutex<Topics>,
    next: AtomicU64,
    cache: OnceLock<Box<dyn Cache>>,
}

type Topics = HashMap<Topic, Audience>;

/// Who listens to a topic.
#[derive(Default)]
struct Audience {
    listeners: HashMap<u64, Sender>,
    /// The last version of a game that was told.
    version: u32,
}

#[derive(Clone)]
struct Sender {
    queue: mpsc::Sender<Arc<Message>>,
    missed: Arc<AtomicBool>,
}

impl Hub {
    /// A listener without topics.
    pub fn listen(&self) -> Listener {
        let (sender, queue) = mpsc::channel(WAITING);
        let missed = Arc::new(AtomicBool::new(false));
        Listener {
            hub: self.clone(),
            id: self.0.next.fetch_add(1, Ordering::Relaxed),
            sender: Sender {
                queue: sender,
                missed,
            },
            queue,
            topics: Vec::new(),
        }
    }

    /// Tells everybody who listens to a topic.
    pub fn deliver(&self, topic: &Topic, message: Message) {
        let listeners: Vec<Sender> = match self.topics().get_mut(topic) {
            Some(audience) => {
                audience.version = audience.version.max(version(&message));
                audience.listeners.values().cloned().collect()
            }
            None => return,
        };
        let message = Arc::new(message);
        for listener in listeners {
            if listener.queue.try_send(Arc::clone(&message)).is_err() {
                listener.missed.store(true, Ordering::SeqCst);
            }
        }
    }

    /// Keeps this cache up to date from now on, unless there is one already.
    pub fn set_cache(&self, cache: Box<dyn Cache>) {
        let _ = self.0.cache.set(cache);
    }

    /// Takes what came from another server. It is read only if somebody here wants it.
    pub fn receive(&self, topic: &Topic, payload: &[u8]) {
        let cache = self.0.cache.get().filter(|cache| match topic {
            Topic::Game(id) => cache.has(id),
            _ => false,
        });
        if cache.is_none() && self.listeners(topic) == 0 {
            return;
        }
        match serde_json::from_slice(payload) {
            Ok(message) => {
                if let Some(cache) = cache {
                    cache.take(&message);
                }
                self.deliver(topic, message);
            }
            // A newer version of Doska may say what is not known here.
            Err(error) => tracing::debug!(%error, ?topic, "a message of the bus cannot be read"),
        }
    }

    /// How many listen to a topic.
    pub fn listeners(&self, topic: &Topic) -> usize {
        let topics = self.topics();
        topics
            .get(topic)
            .map_or(0, |audience| audience.listeners.len())
    }

    /// Players whom somebody listens for.
    pub fn players(&self) -> HashSet<String> {
        let topics = self.topics();
        let players = topics.keys().filter_map(|topic| match topic {
            Topic::Player(id) => Some(id.clone()),
            _ => None,
        });
        players.collect()
    }

    /// Games that somebody listens to, with the last version that was told.
    pub fn followed(&self) -> Vec<(String, u32)> {
        let topics = self.topics();
        let games = topics.iter().filter_map(|(topic, audience)| match topic {
            Topic::Game(id) => Some((id.clone(), audience.version)),
            _ => None,
        });
        games.collect()
    }

    fn topics(&self) -> MutexGuard<'_, Topics> {
        self.0.topics.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The version of a game that a message tells.
fn version(message: &Message) -> u32 {
    match message {
        Message::Events { events, .. } => events.last().map_or(0, |(version, _)| *version),
        Message::Stored { version, .. } => *version,
        _ => 0,
    }
}

/// Somebody who listens. Dropping it ends that.
pub struct Listener {
    hub: Hub,
    id: u64,
    sender: Sender,
    queue: mpsc::Receiver<Arc<Message>>,
    topics: Vec<Topic>,
}

impl Listener {
    /// Listens to one more topic.
    pub fn subscribe(&mut self, topic: Topic) {
        if self.topics.contains(&topic) {
            return;
        }
        let mut topics = self.hub.topics();
        let audience = topics.entry(topic.clone()).or_default();
        audience.listeners.insert(self.id, self.sender.clone());
        drop(topics);
        self.topics.push(topic);
    }

    /// No longer listens to a topic.
    pub fn unsubscribe(&mut self, topic: &Topic) {
        self.topics.retain(|known| known != topic);
        forget(&mut self.hub.topics(), topic, self.id);
    }

    /// The next message.
    pub async fn next(&mut self) -> Option<Arc<Message>> {
        self.queue.recv().await
    }

    /// The next message, if one is there already.
    pub fn ready(&mut self) -> Option<Arc<Message>> {
        self.queue.try_recv().ok()
    }

    /// Whether messages were lost since this was last asked, because too many waited.
    pub fn missed(&self) -> bool {
        self.sender.missed.swap(false, Ordering::SeqCst)
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut topics = self.hub.topics();
        for topic in &self.topics {
            forget(&mut topics, topic, self.id);
        }
    }
}

fn forget(topics: &mut Topics, topic: &Topic, id: u64) {
    if let Some(audience) = topics.get_mut(topic) {
        audience.listeners.remove(&id);
        if audience.listeners.is_empty() {
            topics.remove(topic);
        }
    }
}
