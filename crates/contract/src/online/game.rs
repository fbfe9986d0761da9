//! Games and the commands of their players.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{ClockSetting, PlayerRef};
use crate::Outcome;

/// A game as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Game {
    /// The id.
    pub id: String,
    /// The game with its options: `martian?players=4`.
    pub game: String,
    /// The game with the version of its rules: `martian@1`.
    pub rules: String,
    /// The version of the last event.
    pub version: u32,
    /// How many plies have been played.
    pub ply: usize,
    /// The moves.
    pub moves: Vec<String>,
    /// The position text it began with; null for the game's own start.
    pub start: Option<String>,
    /// The position text, without the tail of counters, as `doska replay` prints it.
    pub position: String,
    /// Who plays, by seat.
    pub seats: Vec<PlayerRef>,
    /// The seat to move; null when the game is over.
    pub to_move: Option<usize>,
    /// How the clocks were set.
    pub clock: Option<ClockSetting>,
    /// Milliseconds that each seat has left. Days of an announced vacation are in it.
    #[cfg_attr(test, ts(type = "Array<number> | null"))]
    pub clocks: Option<Vec<Millis>>,
    /// Until when the player to move is on vacation, in a game with days for each move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub vacation: Option<Millis>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The offer that waits for an answer.
    pub offer: Option<OnlineOffer>,
    /// Whether it is still being played.
    pub status: GameStatus,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// When it was started.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: Millis,
    /// The time of the server, so that a client can show running clocks; of a game that is over, when it ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: Millis,
}

/// Whether a game is still being played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum GameStatus {
    /// It is.
    Playing,
    /// It is over.
    Ended,
}

/// An offer that waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OnlineOffer {
    /// What is offered.
    pub kind: OfferKind,
    /// The seat that offers it.
    pub by: usize,
    /// The seats that have accepted, where more than one has to.
    pub accepted: Vec<usize>,
}

/// What can be offered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back the offerer's last move.
    Takeback,
    /// To end the game without a result. Before the second move it needs no consent.
    Abort,
    /// Another game, with the seats changed. After the end only.
    Rematch,
    /// No to what the other side offers.
    Decline,
}

/// `POST /games/ID/moves`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveRequest {
    /// The move text.
    pub r#move: String,
    /// How many plies the sender knows to have been played.
    pub ply: usize,
    /// Any text up to 64 characters, new for every command: a command that arrives twice takes effect once.
    pub id: String,
}

/// `POST /games/ID/offers`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OfferRequest {
    /// What is offered, accepted or declined.
    pub kind: OfferKind,
    /// As for moves; without one, the command is not recognised when it comes again.
    #[serde(default)]
    pub id: Option<String>,
}

/// `POST /games/ID/resign`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResignRequest {
    /// As for moves; without one, the command is not recognised when it comes again.
    #[serde(default)]
    pub id: Option<String>,
}

/// The answer to a command that is stored for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CommandResult {
    /// The version of the game after it.
    pub version: u32,
    /// How many plies have been played.
    pub ply: usize,
    /// Milliseconds that each seat has left; null without clocks.
    #[cfg_attr(test, ts(type = "Array<number> | null"))]
    pub clocks: Option<Vec<Millis>>,
    /// The next game, where a rematch was accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub game_id: Option<String>,
}

/// What can be claimed once an opponent has left a live game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ClaimKind {
    /// To have won.
    Win,
    /// A draw.
    Draw,
}

/// `POST /games/ID/claim`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClaimRequest {
    /// What is claimed.
    pub kind: ClaimKind,
    /// As for moves; without one, the command is not recognised when it comes again.
    #[serde(default)]
    pub id: Option<String>,
}

/// `GET /watch`: games to watch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WatchList {
    /// Those being played: live ones first, then the one that moved last.
    pub playing: Vec<Game>,
    /// Those that ended last, the latest first.
    pub recent: Vec<Game>,
}
