//! What the other commands print with `--json`. The forms of `perft`, `inspect` and `replay` stay as they
//! are for good, order of keys included: other programs compare them byte by byte.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Outcome, TablebaseVerdict};

/// `inspect`: a position with its legal moves.
#[derive(Serialize)]
pub struct Inspected {
    /// The game and its options.
    pub game: String,
    /// The position text.
    pub position: String,
    /// The seat to move.
    pub seat: usize,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// The legal moves.
    pub moves: Vec<InspectedMove>,
}

/// A legal move and where it leads.
#[derive(Serialize)]
pub struct InspectedMove {
    /// Its canonical text.
    pub r#move: String,
    /// The position text after it.
    pub position: String,
}

/// `inspect`: a line that could not be read.
#[derive(Serialize)]
pub struct Refused {
    /// Why, in words.
    pub error: String,
}

/// `replay`: a game played to its last move.
#[derive(Serialize)]
pub struct Replayed {
    /// The position text after it.
    pub position: String,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// How many plies were played.
    pub plies: usize,
}

/// `replay`: a game that could not be played to its last move.
#[derive(Serialize)]
pub struct Stopped {
    /// Why, in words.
    pub error: String,
    /// The ply that could not be played, from 1.
    pub ply: usize,
}

/// `perft`: a count of move sequences.
#[derive(Serialize)]
pub struct Perft {
    /// The game and its options.
    pub game: String,
    /// How long the sequences are.
    pub depth: u32,
    /// How many there are.
    pub nodes: u64,
    /// How long counting took.
    pub seconds: f64,
    /// Sequences a second.
    pub nps: u64,
    /// The count for each legal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divide: Option<BTreeMap<String, u64>>,
}

/// `bench`: one position.
#[derive(Serialize)]
pub struct BenchPosition {
    /// The game and its options.
    pub game: String,
    /// The position text.
    pub position: String,
    /// How deep it was searched, in plies.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// The best move.
    pub r#move: String,
}

/// `bench`: all positions.
#[derive(Serialize)]
pub struct BenchTotal {
    /// The positions, in order.
    pub positions: Vec<BenchPosition>,
    /// Positions searched in all.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// Positions a second.
    pub nps: u64,
}

/// `solve`: the result with best play, or bounds of it.
#[derive(Serialize)]
pub struct SolvedGame {
    /// The game and its options.
    pub game: String,
    /// Whether the bounds meet.
    pub solved: bool,
    /// How much more the first seat has in the end, at least.
    pub low: i32,
    /// The same, at most.
    pub high: i32,
    /// The seat that wins, where that is settled.
    pub winner: Option<usize>,
    /// A line of best play.
    pub line: Vec<String>,
    /// Positions searched.
    pub positions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Whether it was not interrupted.
    pub complete: bool,
}

/// `match`: the whole report.
#[derive(Serialize)]
pub struct MatchReport<'a> {
    /// The game and its options.
    pub game: &'a str,
    /// The first engine.
    pub a: &'a str,
    /// The second engine.
    pub b: &'a str,
    /// How many games were played.
    pub games: u64,
    /// Games that A won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games that A lost.
    pub losses: u64,
    /// How many pairs of games made 0, ½, 1, 1½, 2 points for A.
    pub pairs: [u64; 5],
    /// The share of the points of A.
    pub score: Option<f64>,
    /// The difference in strength.
    pub elo: Option<f64>,
    /// Its error (95%).
    pub error: Option<f64>,
    /// The sequential test, where one was asked for.
    pub sprt: Option<Sprt>,
    /// How often games ended for which reason.
    pub ends: &'a BTreeMap<String, u64>,
    /// Games that A and B forfeited.
    pub forfeits: [u64; 2],
    /// Games that were too long.
    pub broken_off: u64,
    /// Whether all games were played, or the test was settled.
    pub complete: bool,
}

/// A sequential probability ratio test.
#[derive(Serialize)]
pub struct Sprt {
    /// The one hypothesis.
    pub elo0: f64,
    /// The other.
    pub elo1: f64,
    /// The log-likelihood ratio.
    pub ratio: f64,
    /// Where it settles the test.
    pub bound: f64,
    /// `elo0` or `elo1`, once it is settled.
    pub verdict: Option<&'static str>,
}

/// `tune`: what was found.
#[derive(Serialize)]
pub struct TuningReport<'a> {
    /// The game and its options.
    pub game: &'a str,
    /// Games won by the first team, drawn, won by the second.
    pub games: [usize; 3],
    /// Positions fitted to, and held out.
    pub positions: [usize; 2],
    /// The share of the points that an evaluation `s` predicts is `1 / (1 + exp(-scale * s))`.
    pub scale: f64,
    /// The log-loss of the weights before.
    pub before: LogLoss,
    /// The log-loss of the weights found.
    pub after: LogLoss,
    /// The weights.
    pub terms: Vec<TunedTerm<'a>>,
}

/// A log-loss.
#[derive(Serialize)]
pub struct LogLoss {
    /// On the positions fitted to.
    pub fitted: f64,
    /// On those held out.
    pub held: f64,
}

/// A weight of the evaluation.
#[derive(Serialize)]
pub struct TunedTerm<'a> {
    /// The name of its term.
    pub name: &'a str,
    /// What it was.
    pub before: i32,
    /// What was found.
    pub after: i32,
}

/// `tablebase probe`: what endgame tables say of a position.
#[derive(Serialize)]
pub struct TablebaseProbe {
    /// The game and its options.
    pub game: String,
    /// The position text.
    pub position: String,
    /// The seat to move.
    pub seat: usize,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// The verdict for the side to move.
    #[serde(flatten)]
    pub verdict: TablebaseVerdict,
    /// Whether it holds with the counters of the position.
    pub certain: bool,
    /// The legal moves, best first.
    pub moves: Vec<TablebaseMove>,
}

/// A legal move with its verdict.
#[derive(Serialize)]
pub struct TablebaseMove {
    /// Its text.
    pub r#move: String,
    /// The verdict for the side to move.
    #[serde(flatten)]
    pub verdict: TablebaseVerdict,
}

/// `tablebase info`: the tables that are there.
#[derive(Serialize)]
pub struct TablebaseInfo {
    /// The folder they lie in.
    pub folder: String,
    /// The most pieces they know positions of.
    pub pieces: u32,
    /// Positions in all.
    pub positions: u64,
    /// Their size in all.
    pub bytes: u64,
    /// The tables.
    pub tables: Vec<TablebaseRow>,
}

/// One table.
#[derive(Serialize)]
pub struct TablebaseRow {
    /// The material.
    pub class: String,
    /// Positions.
    pub positions: u64,
    /// Those won by the side to move.
    pub wins: u64,
    /// Those drawn.
    pub draws: u64,
    /// Those lost.
    pub losses: u64,
    /// The longest win, in plies.
    pub longest_win: u16,
    /// The longest loss, in plies.
    pub longest_loss: u16,
    /// The size of the file.
    pub bytes: u64,
    /// Why it cannot be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}
