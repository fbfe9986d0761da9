//! What is said beside a game.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::PlayerRef;

/// One message. Either a preset, which each reader sees in his own language, or free text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chat {
    /// The id.
    pub id: String,
    /// When it was said.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Millis,
    /// Who said it.
    pub player: PlayerRef,
    /// The name of a preset.
    pub preset: Option<String>,
    /// Free text.
    pub text: Option<String>,
}

/// `POST /games/ID/chat`: a preset or free text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatRequest {
    /// The name of a preset.
    #[serde(default)]
    pub preset: Option<String>,
    /// Free text.
    #[serde(default)]
    pub text: Option<String>,
    /// As for moves; without one, a message that comes again is said again.
    #[serde(default)]
    pub id: Option<String>,
}

/// `GET /games/ID/chat`: what the players said, for players, and what spectators said, for everybody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatRoom {
    /// The last messages, the oldest first.
    pub messages: Vec<Chat>,
    /// The ids of the players who allow free text in this game. It is free once all people at the board do.
    pub allowed: Vec<String>,
}
