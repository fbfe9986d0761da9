//! Challenges: games that wait for their players.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{ClockSetting, PlayerRef};

/// `POST /challenges`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChallenge {
    /// The game with its options: `martian?players=4`.
    pub game: String,
    /// How the clocks are set; null for none.
    #[serde(default)]
    pub clock: Option<ClockSetting>,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// The seat of the maker, from 0; null: drawn by lot.
    #[serde(default)]
    pub seat: Option<usize>,
    /// The position text to begin with; null for the game's own start.
    #[serde(default)]
    pub position: Option<String>,
    /// The id of the only player who may join; null for anybody.
    #[serde(default)]
    pub opponent: Option<String>,
    /// Whether it stands in the lobby. Otherwise only those who have its link find it.
    #[serde(default)]
    pub listed: bool,
    /// Whether guests may not join.
    #[serde(default)]
    pub members_only: bool,
    /// The lowest rating that may join; null for any.
    #[serde(default)]
    pub rating_min: Option<u32>,
    /// The highest rating that may join; null for any.
    #[serde(default)]
    pub rating_max: Option<u32>,
    /// After how many days it ends by itself, 1 to 30; null for the usual time.
    #[serde(default)]
    pub expires_days: Option<u32>,
}

/// A challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Challenge {
    /// The id.
    pub id: String,
    /// The page where anybody can join it.
    pub url: String,
    /// The game with its options.
    pub game: String,
    /// How the clocks are set.
    pub clock: Option<ClockSetting>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The position text to begin with.
    pub position: Option<String>,
    /// Who made it.
    pub maker: PlayerRef,
    /// The seat of the maker; null: drawn by lot.
    pub seat: Option<usize>,
    /// Who has sat down, the maker first.
    pub players: Vec<PlayerRef>,
    /// Who sits where; null for a free seat. Empty where two seats are drawn by lot: nobody knows them before.
    pub seating: Vec<Option<PlayerRef>>,
    /// How many seats are free.
    pub free: usize,
    /// The only player who may join; null for anybody.
    pub opponent: Option<PlayerRef>,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether guests may not join.
    pub members_only: bool,
    /// The lowest rating that may join.
    pub rating_min: Option<u32>,
    /// The highest rating that may join.
    pub rating_max: Option<u32>,
    /// The rating of the maker in this game and pace, where there is one.
    pub maker_rating: Option<MakerRating>,
    /// Whether the maker is connected now.
    pub maker_here: bool,
    /// Whether whoever asks may join it now.
    pub takeable: bool,
    /// The game that this is a rematch of.
    pub rematch_of: Option<String>,
    /// Whether it can still be joined.
    pub status: ChallengeStatus,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: Millis,
    /// When it ends by itself.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub expires_at: Option<Millis>,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub game_id: Option<String>,
}

/// The rating of a maker as others see it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MakerRating {
    /// The rating, rounded.
    pub rating: i32,
    /// Whether it is still uncertain.
    pub provisional: bool,
}

/// `GET /challenges`: the lobby, and what concerns whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Challenges {
    /// The open challenges.
    pub challenges: Vec<Challenge>,
}

/// `GET /lobby`: numbers for the first page.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbySummary {
    /// How many challenges whoever asks could take.
    pub open: usize,
    /// In how many games whoever asks is to move.
    pub turns: usize,
}

/// `POST /pairing`: looks for opponents while a socket or a stream is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPairing {
    /// The games with their options, any of which will do.
    pub games: Vec<String>,
    /// The clocks, any of which will do.
    pub clocks: Vec<ClockSetting>,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
}

/// Whether somebody is being looked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pairing {
    /// Whether the player waits.
    pub waiting: bool,
    /// Since when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub since: Option<Millis>,
    /// The game, where opponents were found at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub game_id: Option<String>,
}

/// Whether a challenge can still be joined.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ChallengeStatus {
    /// It can.
    #[default]
    Open,
    /// Its game has started.
    Started,
    /// Its maker has withdrawn it, or whoever it was for has declined it.
    Cancelled,
    /// Nobody came in time.
    Expired,
}

impl ChallengeStatus {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            ChallengeStatus::Open => "open",
            ChallengeStatus::Started => "started",
            ChallengeStatus::Cancelled => "cancelled",
            ChallengeStatus::Expired => "expired",
        }
    }

    /// The status of this name.
    pub fn of_name(name: &str) -> Option<ChallengeStatus> {
        use ChallengeStatus::{Cancelled, Expired, Open, Started};
        let all = [Open, Started, Cancelled, Expired];
        all.into_iter().find(|status| status.name() == name)
    }
}

/// `POST /challenges/ID/join`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Join {
    /// The seat that is wanted; null for any free one.
    #[serde(default)]
    pub seat: Option<usize>,
}

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Joined {
    /// Whether all seats are taken and the game has begun.
    pub started: bool,
    /// The game, if it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub game_id: Option<String>,
    /// The seat of whoever joined.
    pub seat: usize,
    /// How many seats are free, while the game has not begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub free: Option<usize>,
}
