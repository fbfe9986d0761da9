//! Following a game: first what is stored, then what comes, every version once and in order.

use std::sync::Arc;

use super::{GameError, Games};
use crate::bus::{Bus, Listener, Message, Topic};

/// Somebody who follows a game by its events.
pub struct Follower {
    games: Games,
    listener: Listener,
    cursor: Cursor,
    /// What was heard and is not passed on yet.
    heard: Option<Arc<Message>>,
    /// Messages were lost: the store has to be read.
    behind: bool,
}

/// How far somebody has come in a game.
pub struct Cursor {
    /// The game.
    pub id: String,
    /// The last version that was passed on.
    pub version: u32,
    /// Whether the last event has been passed on.
    pub over: bool,
}

/// Versions with their JSON texts.
pub type Texts = Vec<(u32, Arc<str>)>;

impl Follower {
    /// Follows a game from a version on. Subscribes at once, so that nothing slips between reading and listening.
    pub fn new(bus: &Bus, games: &Games, id: &str, version: u32) -> Follower {
        let mut listener = bus.listen();
        listener.subscribe(Topic::Game(id.to_owned()));
        Follower {
            games: games.clone(),
            listener,
            cursor: Cursor::new(id, version),
            heard: None,
            behind: false,
        }
    }

    /// Whether everything has been passed on.
    pub fn is_over(&self) -> bool {
        self.cursor.over
    }

    /// What is stored and has not been passed on.
    pub async fn missing(&mut self) -> Result<Texts, GameError> {
        self.cursor.missing(&self.games).await
    }

    /// The next events. Whoever does not wait to the end loses nothing: the next call goes on where this one was.
    pub async fn next(&mut self) -> Result<Texts, GameError> {
        loop {
            if self.heard.is_none() {
                self.heard = self.listener.next().await;
            }
            let Some(message) = &self.heard else {
                return Ok(Vec::new());
            };
            self.behind |= self.listener.missed();
            let texts = if self.behind {
                self.cursor.missing(&self.games).await?
            } else {
                self.cursor.take(&self.games, message).await?
            };
            (self.heard, self.behind) = (None, false);
            if !texts.is_empty() || self.cursor.over {
                return Ok(texts);
            }
        }
    }
}

impl Cursor {
    /// At a version of a game; 0 before its first event.
    pub fn new(id: &str, version: u32) -> Cursor {
        Cursor {
            id: id.to_owned(),
            version,
            over: false,
        }
    }

    /// What is stored and has not been passed on.
    pub async fn missing(&mut self, games: &Games) -> Result<Texts, GameError> {
        let (stored, over) = games.events_after(&self.id, self.version).await?;
        self.over |= over;
        if let Some((version, _)) = stored.last() {
            self.version = *version;
        }
        Ok(stored
            .into_iter()
            .map(|(version, text)| (version, text.into()))
            .collect())
    }

    /// What a message brings that is new. A hole is filled from the store.
    pub async fn take(&mut self, games: &Games, message: &Message) -> Result<Texts, GameError> {
        let (game, events, ended) = match message {
            Message::Events {
                game,
                events,
                ended,
            } => (game, events, ended),
            Message::Stored { game, version } if *game == self.id && *version > self.version => {
                return self.missing(games).await;
            }
            _ => return Ok(Vec::new()),
        };
        if *game != self.id {
            return Ok(Vec::new());
        }
        let new: Texts = events
            .iter()
            .filter(|(version, _)| *version > self.version)
            .cloned()
            .collect();
        let Some((first, _)) = new.first() else {
            self.over |= *ended;
            return Ok(Vec::new());
        };
        if *first != self.version + 1 {
            return self.missing(games).await;
        }
        self.version = new.last().map_or(self.version, |(version, _)| *version);
        self.over |= *ended;
        Ok(new)
    }
}
