//! How a player wants to be called.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// What somebody can be told about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NotifyKind {
    /// It is this player's turn in a correspondence game.
    YourTurn,
    /// A game has begun.
    GameStarted,
    /// A game is over.
    GameEnded,
    /// Somebody challenges this player.
    Challenge,
    /// Somebody took a challenge of this player.
    ChallengeTaken,
    /// The other side offers something.
    Offer,
}

impl NotifyKind {
    /// Every kind.
    pub const ALL: [NotifyKind; 6] = [
        NotifyKind::YourTurn,
        NotifyKind::GameStarted,
        NotifyKind::GameEnded,
        NotifyKind::Challenge,
        NotifyKind::ChallengeTaken,
        NotifyKind::Offer,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            NotifyKind::YourTurn => "your_turn",
            NotifyKind::GameStarted => "game_started",
            NotifyKind::GameEnded => "game_ended",
            NotifyKind::Challenge => "challenge",
            NotifyKind::ChallengeTaken => "challenge_taken",
            NotifyKind::Offer => "offer",
        }
    }

    /// The kind of this name.
    pub fn of_name(name: &str) -> Option<NotifyKind> {
        NotifyKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// `GET /me/notifications`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notifications {
    /// The language of what is sent: `en`, `ru` or `tr`.
    pub language: String,
    /// What is sent to this player's browsers.
    pub push: Vec<NotifyKind>,
    /// How many browsers have subscribed.
    pub devices: usize,
    /// The key that a browser subscribes with.
    pub push_key: String,
    /// Where the daily digest goes; null for nowhere.
    pub mail: Option<MailAddress>,
    /// Whether this server sends mail at all.
    pub mail_available: bool,
    /// This player's webhook.
    pub webhook: Option<Webhook>,
    /// The address of this player's Atom feed. It is a secret: whoever knows it reads the feed.
    pub feed: String,
    /// The address of the public feed of new challenges.
    pub challenge_feed: String,
}

/// Where the daily digest goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// Whether its owner has followed the link that was sent there. Until then nothing else is sent.
    pub confirmed: bool,
}

/// A webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Webhook {
    /// Where messages are posted.
    pub url: String,
    /// What is posted.
    pub events: Vec<NotifyKind>,
    /// Whether new challenges in the lobby are posted too.
    pub challenges: bool,
    /// The key of the signatures.
    pub secret: String,
    /// Whether it was switched off because it did not answer for a long time.
    pub disabled: bool,
}

/// `PUT /me/notifications`. A part that is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NotificationChange {
    /// The language of what is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub language: Option<String>,
    /// What is sent to this player's browsers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub push: Option<Vec<NotifyKind>>,
    /// Where the daily digest goes; empty for nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mail: Option<String>,
    /// The webhook; with an empty URL there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub webhook: Option<NewWebhook>,
}

/// A webhook as it is entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// Where messages are posted.
    pub url: String,
    /// What is posted.
    pub events: Vec<NotifyKind>,
    /// Whether new challenges in the lobby are posted too.
    #[serde(default)]
    pub challenges: bool,
}

/// `POST /me/push`: what `PushManager.subscribe` gave the browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushSubscription {
    /// The URL of the push service.
    pub endpoint: String,
    /// The keys.
    pub keys: PushKeys,
}

/// The keys of a subscription, in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKeys {
    /// The browser's public key.
    pub p256dh: String,
    /// The shared secret.
    pub auth: String,
}

/// `DELETE /me/push`: this browser is no longer called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushEndpoint {
    /// The URL of the push service.
    pub endpoint: String,
}

/// A way to call a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// The browsers that have subscribed.
    Push,
    /// Mail.
    Mail,
    /// The webhook.
    Webhook,
}

/// `POST /notifications/test`: each channel that is on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NotificationTest {
    /// The channels.
    pub channels: Vec<ChannelTest>,
}

/// What became of a test message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChannelTest {
    /// Which way it went.
    pub channel: Channel,
    /// Whether the other side took it.
    pub sent: bool,
    /// Why not, in words.
    pub error: Option<String>,
}

/// What a push message says to the browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushMessage {
    /// The first line.
    pub title: String,
    /// The rest.
    pub body: String,
    /// The page that it opens.
    pub url: String,
    /// A later message with the same tag takes its place.
    pub tag: String,
}
