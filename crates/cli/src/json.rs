//! The JSON forms. Their keys and the order of keys stay as they are for good.

use doska_play::{AnyPosition, Outcome};
use serde::Serialize;

/// A position with its legal moves.
#[derive(Serialize)]
pub struct Inspected {
    pub game: String,
    pub position: String,
    pub seat: usize,
    pub outcome: Option<Ended>,
    pub moves: Vec<Legal>,
}

/// A legal move and where it leads.
#[derive(Serialize)]
pub struct Legal {
    #[serde(rename = "move")]
    pub text: String,
    pub position: String,
}

/// How a game ended.
#[derive(Serialize)]
pub struct Ended {
    pub winners: Vec<usize>,
    pub reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<u32>>,
}

impl Ended {
    /// The end `outcome` of a game that stands at `position`.
    pub fn new(outcome: Outcome, position: &AnyPosition) -> Ended {
        let seats = position.seats();
        Ended {
            winners: outcome
                .winner
                .into_iter()
                .flat_map(|team| team.seats(seats))
                .map(doska_play::Seat::index)
                .collect(),
            reason: outcome.reason.name(),
            scores: position.scores(),
        }
    }
}

/// A game played to its last move.
#[derive(Serialize)]
pub struct Replayed {
    pub position: String,
    pub outcome: Option<Ended>,
    pub plies: usize,
}

/// A line that could not be read.
#[derive(Serialize)]
pub struct Refused {
    pub error: String,
}

/// A game that could not be played to its last move.
#[derive(Serialize)]
pub struct Stopped {
    pub error: String,
    pub ply: usize,
}

/// A count of positions.
#[derive(Serialize)]
pub struct Counted {
    pub game: String,
    pub depth: u32,
    pub nodes: u64,
    pub seconds: f64,
    pub nps: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divide: Option<serde_json::Map<String, serde_json::Value>>,
}

/// Writes one object as one line.
pub fn line(out: &mut impl std::io::Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")?;
    Ok(())
}
