//! What `doska analyse --json` prints.

use doska_play::{GameHistory, engine};
use serde::Serialize;

use super::{Mark, Outcome, Score, TablebaseVerdict};

/// A position with its best lines.
#[derive(Serialize)]
pub struct AnalysedPosition {
    /// The game and its options.
    pub game: String,
    /// The position text, with the tail of counters.
    pub position: String,
    /// The seat to move.
    pub seat: usize,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// The depth that was searched, in plies.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// The best lines, best first.
    pub lines: Vec<AnalysedLine>,
    /// What endgame tables say.
    pub tables: Option<TablebaseVerdict>,
    /// Whether the search was not interrupted.
    pub complete: bool,
}

/// One of the best lines. A search prints no more of its `info` than this.
#[derive(Serialize)]
pub struct AnalysedLine {
    /// The rank of this line, from 1.
    pub multipv: usize,
    /// How good the position is.
    pub score: Score,
    /// The depth that is complete, in plies.
    pub depth: u32,
    /// The principal variation, as move texts.
    pub pv: Vec<String>,
}

impl AnalysedLine {
    /// What the engine found where `game` stands.
    pub fn new(game: &GameHistory, info: &engine::SearchInfo) -> AnalysedLine {
        AnalysedLine {
            multipv: info.multipv,
            score: Score::of(info.score, game.position().seat().team()),
            depth: info.depth,
            pv: info.pv.clone(),
        }
    }
}

/// A recorded game with all its moves.
#[derive(Serialize)]
pub struct AnalysedGame<'a> {
    /// Which game of the file, from 1.
    pub number: usize,
    /// The game and its options.
    pub game: String,
    /// Who played, by seat, where the record says so.
    pub players: Vec<Option<&'a str>>,
    /// The result as the record writes it.
    pub result: &'static str,
    /// The moves.
    pub moves: Vec<AnalysedMove<'a>>,
    /// The seats.
    pub seats: Vec<AnalysedSeat>,
    /// Whether every move was analysed.
    pub complete: bool,
}

/// A move of a recorded game.
#[derive(Serialize)]
pub struct AnalysedMove<'a> {
    /// Its number, from 1.
    pub ply: usize,
    /// Who played it.
    pub seat: usize,
    /// Its text.
    pub r#move: &'a str,
    /// How good it is.
    pub score: Score,
    /// The best move.
    pub best: Option<&'a str>,
    /// How good that is.
    pub best_score: Score,
    /// How much was given away, in hundredths of a man.
    pub loss: i32,
    /// Whether it was the only legal move.
    pub forced: bool,
    /// How bad it is.
    pub mark: Option<Mark>,
    /// The depth that was searched, in plies.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// The best lines of the position it was played in.
    pub lines: &'a [AnalysedLine],
    /// What endgame tables say of that position.
    pub tables: Option<&'a TablebaseVerdict>,
}

/// What a seat did in a recorded game.
#[derive(Serialize)]
pub struct AnalysedSeat {
    /// The seat.
    pub seat: usize,
    /// Moves that were reviewed and not forced.
    pub moves: usize,
    /// From 0 to 100; null if there was nothing to choose.
    pub accuracy: Option<f64>,
    /// Moves marked ?!.
    pub inaccuracies: usize,
    /// Moves marked ?.
    pub mistakes: usize,
    /// Moves marked ??.
    pub blunders: usize,
}
