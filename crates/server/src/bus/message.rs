//! What is told, and to whom.

use std::sync::Arc;

use doska_contract::online::{Chat, Notice, Presence};
use serde::{Deserialize, Serialize};

use crate::store::chat::Room;

/// What somebody can listen to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// A game, by its id.
    Game(String),
    /// What concerns one player, by id.
    Player(String),
    /// Open challenges.
    Lobby,
    /// What every server must know.
    Servers,
    /// Work has been written into the outbox.
    Work,
    /// How often somebody has done something on another server.
    Limits,
}

/// What has passed on a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spent {
    /// What was done, by the name of its limit.
    pub action: String,
    /// The address or account.
    pub key: String,
    /// How often.
    pub count: u32,
}

/// What is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Message {
    /// Events of a game: its id, and each version with the event as JSON text.
    Events {
        /// The game.
        game: String,
        /// Version and JSON text, in order.
        events: Vec<(u32, Arc<str>)>,
        /// Whether the last of them ended the game.
        ended: bool,
    },
    /// The store has this version of a game: whoever has an older one reads it.
    Stored {
        /// The game.
        game: String,
        /// Its version.
        version: u32,
    },
    /// Something said beside a game.
    Chat {
        /// The game.
        game: String,
        /// Who reads it.
        room: Room,
        /// What was said.
        message: Chat,
    },
    /// Somebody else sits at a game now.
    Seats {
        /// The game.
        game: String,
    },
    /// Who is at the board.
    Presence {
        /// Who is there.
        presence: Presence,
    },
    /// Something for one player.
    Notice {
        /// What.
        notice: Notice,
    },
    /// The list of open challenges has changed.
    Lobby,
    /// This session or token was revoked: its sockets must close.
    Revoked {
        /// The id of the token; `None` for all of the player's.
        token: Option<String>,
    },
    /// What is known of a player must be read again: sessions, the name.
    Changed {
        /// The player.
        player: String,
    },
    /// There is work of this kind.
    Work {
        /// The kind of the item in the outbox.
        item: String,
    },
    /// So much has passed on another server since it last said so.
    Spent {
        /// By action and by address or account.
        spent: Vec<Spent>,
    },
}

impl Topic {
    /// The part of a subject that stands for this topic. Ids are letters, digits and `-`.
    pub(super) fn subject(&self) -> String {
        match self {
            Topic::Game(id) => format!("game.{id}"),
            Topic::Player(id) => format!("player.{id}"),
            Topic::Lobby => "lobby".to_owned(),
            Topic::Servers => "servers".to_owned(),
            Topic::Work => "work".to_owned(),
            Topic::Limits => "limits".to_owned(),
        }
    }

    /// The topic of such a part; `None` where a newer version of Doska has one that is not known here.
    pub(super) fn of_subject(subject: &str) -> Option<Topic> {
        match subject.split_once('.') {
            Some(("game", id)) => Some(Topic::Game(id.to_owned())),
            Some(("player", id)) => Some(Topic::Player(id.to_owned())),
            None if subject == "lobby" => Some(Topic::Lobby),
            None if subject == "servers" => Some(Topic::Servers),
            None if subject == "work" => Some(Topic::Work),
            None if subject == "limits" => Some(Topic::Limits),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_are_read_back_from_their_subjects() {
        for topic in [
            Topic::Game("a1".to_owned()),
            Topic::Player("bot-1".to_owned()),
            Topic::Lobby,
            Topic::Servers,
            Topic::Work,
            Topic::Limits,
        ] {
            assert_eq!(Topic::of_subject(&topic.subject()), Some(topic));
        }
        assert_eq!(Topic::of_subject("later.x"), None);
        assert_eq!(Topic::of_subject("later"), None);
    }

    #[test]
    fn messages_have_a_stable_form() {
        let message = Message::Events {
            game: "g".to_owned(),
            events: vec![(1, Arc::from(r#"{"version":1}"#))],
            ended: false,
        };
        let text = serde_json::to_string(&message).unwrap();
        let expected =
            r#"{"kind":"events","game":"g","events":[[1,"{\"version\":1}"]],"ended":false}"#;
        assert_eq!(text, expected);
        assert_eq!(serde_json::from_str::<Message>(&text).unwrap(), message);
    }
}
