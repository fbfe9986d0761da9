//! What a search may use and what it reports.

use std::time::Duration;

use doska_play::{GameHistory, Limits, engine, review};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{Score, Step, Worth};

/// What a search may use. What is left out is not limited.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default)]
pub struct SearchLimits {
    /// No deeper than this many plies.
    pub depth: Option<u32>,
    /// No more positions than this.
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    pub nodes: Option<u64>,
    /// No longer than this many milliseconds.
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    pub movetime: Option<u64>,
    /// Milliseconds left on the clock of the seat to move.
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    pub time: Option<u64>,
    /// Milliseconds that every move adds to that clock.
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    pub inc: Option<u64>,
}

impl From<SearchLimits> for Limits {
    fn from(from: SearchLimits) -> Limits {
        let clock = from.time.map(|time| {
            let inc = Duration::from_millis(from.inc.unwrap_or(0));
            Limits::clock(Duration::from_millis(time), inc)
        });
        let mut limits = clock.unwrap_or_default();
        if let Some(movetime) = from.movetime.map(Duration::from_millis) {
            limits.hard = Some(limits.hard.map_or(movetime, |hard| hard.min(movetime)));
        }
        limits.depth = from.depth;
        limits.nodes = from.nodes;
        limits
    }
}

/// What a search knows of one of its best lines. The names of fields are those of UCI's `info`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct SearchInfo {
    /// The rank of this line, from 1.
    pub multipv: usize,
    /// The depth that is complete, in plies.
    pub depth: u32,
    /// The greatest depth that was reached.
    pub seldepth: u32,
    /// How good the position is.
    pub score: Score,
    /// The principal variation, as move texts.
    pub pv: Vec<String>,
    /// Positions searched.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// Milliseconds since the search began.
    #[cfg_attr(test, ts(type = "number"))]
    pub time: u64,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// Positions found in endgame tables.
    #[cfg_attr(test, ts(type = "number"))]
    pub tbhits: u64,
    /// The score as people write it, and the share of the points it promises.
    pub worth: Worth,
    /// The steps of the first move, for arrows.
    pub steps: Vec<Step>,
}

impl SearchInfo {
    /// What the engine found where `game` stands.
    pub fn new(game: &GameHistory, info: &engine::SearchInfo) -> SearchInfo {
        let position = game.position();
        let mover = position.seat().team();
        let steps = info.best.step_sequences().into_iter().next();
        SearchInfo {
            multipv: info.multipv,
            depth: info.depth,
            seldepth: info.seldepth,
            score: Score::of(info.score, mover),
            worth: Worth::new(review::Worth::of(info.score, mover), mover),
            pv: info.pv.clone(),
            steps: steps.into_iter().flatten().map(Step::from).collect(),
            nodes: info.nodes,
            time: info.time.as_millis() as u64,
            hashfull: info.hashfull,
            tbhits: info.tbhits,
        }
    }
}
