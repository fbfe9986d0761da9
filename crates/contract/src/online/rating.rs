//! Ratings, profiles and leaderboards.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{Pace, PlayerRef};
use crate::Outcome;

/// The rating of a player in one game and pace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerRating {
    /// The game. Its options share a rating; four seats have one of their own: `martian?players=4`.
    pub game: String,
    /// The pace.
    pub pace: Pace,
    /// The rating.
    pub rating: i32,
    /// Its standard deviation today: the longer a player is away, the greater.
    pub deviation: i32,
    /// Whether too little is known for the rating to mean much.
    pub provisional: bool,
    /// How many games count for it.
    pub games: i32,
    /// When the last of them ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Millis,
}

/// `GET /players/NAME`: what anybody may know of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The player.
    pub player: PlayerRef,
    /// When the player first came.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: Millis,
    /// When the player was last here, roughly.
    pub seen: LastSeen,
    /// The level, of one of the server's own bots.
    pub level: Option<u8>,
    /// Finished games.
    pub games: GameCounts,
    /// The ratings, in the order in which games are shown.
    pub ratings: Vec<PlayerRating>,
    /// The latest games, the newest first.
    pub recent: Vec<PlayedGame>,
}

/// When somebody was last here. Nobody needs to know the minute.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum LastSeen {
    /// Now, or a few minutes ago.
    Online,
    /// In the last 24 hours.
    Day,
    /// In the last seven days.
    Week,
    /// In the last thirty days.
    Month,
    /// Before that.
    Earlier,
}

/// How many games somebody has finished. Games without a result are not among them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameCounts {
    /// Games won.
    pub won: i32,
    /// Games drawn.
    pub drawn: i32,
    /// Games lost.
    pub lost: i32,
    /// Games that are being played.
    pub playing: i32,
}

/// One game of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedGame {
    /// The id.
    pub id: String,
    /// The game with its options.
    pub game: String,
    /// The pace; null without a clock.
    pub pace: Option<Pace>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Who plays, by seat.
    pub seats: Vec<PlayerRef>,
    /// The seat of this player.
    pub seat: usize,
    /// How it ended; null while it is being played.
    pub outcome: Option<Outcome>,
    /// When it ended, or began if it has not.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Millis,
    /// By how much it changed the player's rating.
    pub change: Option<i32>,
}

/// `GET /players/NAME/ratings`: how one rating came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingHistory {
    /// The player.
    pub player: PlayerRef,
    /// The game.
    pub game: String,
    /// The pace.
    pub pace: Pace,
    /// A point for every game, the oldest first; of very many, the latest.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// When the game ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Millis,
    /// The rating after it.
    pub rating: i32,
    /// Its deviation then.
    pub deviation: i32,
    /// The game.
    pub game_id: String,
}

/// `GET /leaderboards`: the best players of one game and pace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaderboard {
    /// The game.
    pub game: String,
    /// The pace.
    pub pace: Pace,
    /// Players whose rating is no longer provisional and who have played lately, the best first.
    pub players: Vec<Ranked>,
    /// Bots, provisional ones too, by which levels can be compared with people.
    pub bots: Vec<Ranked>,
}

/// A row of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranked {
    /// From 1; players with the same rating share a rank.
    pub rank: usize,
    /// The player.
    pub player: PlayerRef,
    /// The rating.
    pub rating: PlayerRating,
}

/// `GET /games/ID/ratings`: the rating of one seat in the game's own pool.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatRating {
    /// The seat.
    pub seat: usize,
    /// The rating before the game, or as it is now where the game has not changed it; null for somebody without one.
    pub rating: Option<i32>,
    /// Whether too little is known for it to mean much.
    pub provisional: bool,
    /// By how much the game changed it.
    pub change: Option<i32>,
}

/// `POST /challenges/ID/bots`: lets a bot take a seat of one's own challenge, or bots all free ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatBot {
    /// The bot's id; null for bots of middle strength at all free seats.
    #[serde(default)]
    pub bot: Option<String>,
    /// The seat that a bot is to take; null for any free one.
    #[serde(default)]
    pub seat: Option<usize>,
}

/// `GET /bots`: one of the server's own bots, which are always here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HouseBot {
    /// The bot.
    pub player: PlayerRef,
    /// How strong it is, from 1 to 10.
    pub level: u8,
    /// Its ratings, from its games against rated players.
    pub ratings: Vec<PlayerRating>,
}
