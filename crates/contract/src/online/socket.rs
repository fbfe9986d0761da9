//! The frames of the socket, one JSON text each.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{ChallengeStatus, Chat, Game, MoveRequest, OfferKind, PlayerRef};
use crate::GameEvent;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ClientFrame {
    /// Follows games. May come again, to follow more of them.
    Hello {
        /// Each game with the last version the client has.
        #[serde(default)]
        games: Vec<KnownGame>,
        /// Whether to follow the list of open challenges.
        #[serde(default)]
        lobby: bool,
    },
    /// No longer follows a game.
    Leave {
        /// The game.
        game: String,
    },
    /// A move.
    Move {
        /// The game.
        game: String,
        /// As in HTTP.
        #[serde(flatten)]
        request: MoveRequest,
    },
    /// An offer, or the answer to one.
    Offer {
        /// The game.
        game: String,
        /// What is offered, accepted or declined.
        kind: OfferKind,
        /// The id of the command.
        id: String,
    },
    /// Resigns.
    Resign {
        /// The game.
        game: String,
        /// The id of the command.
        id: String,
    },
    /// Says something.
    Chat {
        /// The game.
        game: String,
        /// The name of a preset.
        #[serde(default)]
        preset: Option<String>,
        /// Free text.
        #[serde(default)]
        text: Option<String>,
        /// The id of the command.
        id: String,
    },
    /// Asks for a `pong`.
    Ping,
}

/// A game that a client follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KnownGame {
    /// The game.
    pub id: String,
    /// The last version the client has; 0 for none.
    #[serde(default)]
    pub version: u32,
}

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerFrame {
    /// The first frame.
    Welcome {
        /// Who the client is; null for a spectator.
        player: Option<PlayerRef>,
        /// The time of the server.
        #[cfg_attr(test, ts(type = "number"))]
        time: Millis,
    },
    /// A game that the client follows from now on.
    Game {
        /// As it stands.
        game: Game,
    },
    /// Something happened in a game.
    Event {
        /// The game.
        game: String,
        /// What happened.
        event: GameEvent,
    },
    /// The answer to a command.
    Answer(Answer),
    /// Who is at the board.
    Presence(Presence),
    /// Something was said.
    Chat {
        /// The game.
        game: String,
        /// What was said.
        message: Chat,
    },
    /// Something that concerns this player.
    Notice {
        /// What.
        notice: Notice,
    },
    /// The list of open challenges has changed.
    Lobby,
    /// The answer to `ping`.
    Pong {
        /// The time of the server.
        #[cfg_attr(test, ts(type = "number"))]
        time: Millis,
    },
    /// The server is about to close: come back in a moment.
    Drain,
}

/// The answer to a command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The id of the command; null where it could not be read.
    pub id: Option<String>,
    /// The status that HTTP would have.
    pub status: u16,
    /// The body that HTTP would have.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub body: serde_json::Value,
}

/// Who is at the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// The game.
    pub game: String,
    /// For each seat, whether its player is connected.
    pub seats: Vec<bool>,
    /// How many others watch.
    pub watching: usize,
    /// For each seat whose player has left a live game: when the other side may claim it; null for the others.
    #[cfg_attr(test, ts(type = "Array<number | null>"))]
    pub claim_at: Vec<Option<Millis>>,
}

/// Something that concerns one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notice {
    /// Somebody challenges this player, or a challenge of this player has changed.
    Challenge {
        /// The challenge.
        challenge_id: String,
        /// The game with its options.
        game: String,
        /// Who challenges, or has changed it.
        from: PlayerRef,
        /// Whether it can be joined. One that `from` has withdrawn or declined is `cancelled`.
        #[serde(default)]
        status: ChallengeStatus,
        /// The game that this is a rematch of.
        #[serde(default)]
        rematch_of: Option<String>,
    },
    /// A game of this player has begun.
    GameStarted {
        /// The game.
        game_id: String,
        /// The game with its options.
        game: String,
        /// The seat of this player.
        seat: usize,
    },
    /// This player is to move.
    YourTurn {
        /// The game.
        game_id: String,
        /// The game with its options.
        game: String,
        /// The seat of this player.
        seat: usize,
        /// How many plies have been played.
        ply: usize,
    },
    /// A game of this player is over.
    GameEnded {
        /// The game.
        game_id: String,
        /// The game with its options.
        game: String,
        /// The seat of this player.
        seat: usize,
        /// Who won.
        winners: Vec<usize>,
        /// Why.
        reason: String,
    },
}
