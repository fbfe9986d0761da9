//! Games that last for days.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{ClockSetting, PlayerRef};

/// A running game of this player: `GET /me/games`. Those where this player is to move come first, the most urgent
/// one at the top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGame {
    /// The id.
    pub id: String,
    /// The game with its options.
    pub game: String,
    /// The position text, without the tail of counters.
    pub position: String,
    /// How many plies have been played.
    pub ply: usize,
    /// The last move.
    pub last_move: Option<String>,
    /// Who plays, by seat.
    pub seats: Vec<PlayerRef>,
    /// The seat of this player.
    pub seat: usize,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// Whether it is this player's turn.
    pub your_turn: bool,
    /// Whether the other side waits for an answer to an offer.
    pub offered: bool,
    /// How the clocks were set.
    pub clock: Option<ClockSetting>,
    /// When the time of the seat to move runs out.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub deadline: Option<Millis>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// When something last happened.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated_at: Millis,
}

/// `GET /me/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGames {
    /// The games.
    pub games: Vec<MyGame>,
    /// The time of the server.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: Millis,
}

/// Conditional moves of one seat: what it answers if the other side plays certain moves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Conditional {
    /// How many plies had been played where they begin: the other side is to move there.
    pub ply: usize,
    /// The lines, each with its first move.
    pub lines: Vec<ConditionalLine>,
}

/// If the other side plays `if`, this seat answers `then`; and so on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ConditionalLine {
    /// The move of the other side.
    pub r#if: String,
    /// The answer.
    pub then: String,
    /// What follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<ConditionalLine>>", optional))]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub next: Vec<ConditionalLine>,
}

/// A note to oneself about a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameNote {
    /// The text; empty for none.
    pub text: String,
}

/// `GET /me/vacation`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vacations {
    /// Vacations that are not over, the next one first.
    pub vacations: Vec<Vacation>,
    /// How many days of this year can still be taken.
    pub days_left: u32,
}

/// Days in which a player's clocks in correspondence games stand still.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vacation {
    /// The id.
    pub id: String,
    /// When it begins.
    #[cfg_attr(test, ts(type = "number"))]
    pub from: Millis,
    /// When it ends.
    #[cfg_attr(test, ts(type = "number"))]
    pub to: Millis,
}

/// `POST /me/vacation`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// When it begins: null for now.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub from: Option<Millis>,
    /// How many days it lasts.
    pub days: u32,
}
