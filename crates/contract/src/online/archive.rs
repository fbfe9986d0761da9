//! The archive of games: pages of it, the opening explorer, analysis that is kept with a game.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::Game;
use crate::{Found, Review};

/// `GET /games`: games that were searched for, newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamesPage {
    /// The games.
    pub games: Vec<Game>,
    /// What to pass as `cursor` for those that follow; null after the last.
    pub next: Option<String>,
}

/// `GET /explorer`: what was played in a position, and how those games ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explorer {
    /// The game with the version of its rules and its options: `martian@1?players=4`.
    pub game: String,
    /// The position text.
    pub position: String,
    /// The moves, the most played first; none where no game is known.
    pub moves: Vec<ExplorerMove>,
}

/// A move of the opening explorer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExplorerMove {
    /// Its text.
    pub r#move: String,
    /// Games that people played.
    pub people: Results,
    /// Games that engines played against each other.
    pub selfplay: Results,
}

/// How games ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Results {
    /// Won by the first team: White, or the first and third seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub first: u64,
    /// Drawn.
    #[cfg_attr(test, ts(type = "number"))]
    pub draws: u64,
    /// Won by the second team.
    #[cfg_attr(test, ts(type = "number"))]
    pub second: u64,
}

impl Results {
    /// How many games there were.
    pub const fn games(&self) -> u64 {
        self.first + self.draws + self.second
    }
}

/// How far the analysis of a game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum AnalysisStatus {
    /// Nobody has asked for it.
    None,
    /// It waits or is being made.
    Queued,
    /// It is there.
    Done,
}

/// `GET /games/ID/analysis`, and the answer to `POST`: the computer analysis that is kept with a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameAnalysis {
    /// How far it is.
    pub status: AnalysisStatus,
    /// How much of it is made, in thousandths, once somebody has begun.
    pub progress: Option<u32>,
    /// The moves with their marks, once it is there.
    pub review: Option<Review>,
    /// What the engine found of each position, the start first, once it is there.
    pub found: Option<Vec<Option<Found>>>,
    /// How many nodes each search visited.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub nodes: Option<u64>,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub at: Option<Millis>,
}
