//! How a recorded game ended.

use crate::{Outcome, Team};

/// The result at the end of a record.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0`: White, or the team of the first and third seats.
    FirstWins,
    /// `0-1`: Black, or the team of the second and fourth seats.
    SecondWins,
    /// `1/2-1/2`.
    Draw,
    /// `0-0`: both sides forfeited.
    BothLose,
    /// `*`: not finished, or not known.
    #[default]
    Open,
}

impl GameResult {
    /// What an end by the rules gives.
    pub fn of(outcome: Outcome) -> GameResult {
        match outcome.winner {
            Some(Team::First) => GameResult::FirstWins,
            Some(Team::Second) => GameResult::SecondWins,
            None => GameResult::Draw,
        }
    }

    /// The result as records write it: `1-0`.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::FirstWins => "1-0",
            GameResult::SecondWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::Open => "*",
        }
    }

    /// Reads what [`text`](GameResult::text) writes, and the writings with two points a win.
    pub fn read(text: &str) -> Option<GameResult> {
        Some(match text {
            "1-0" | "2-0" => GameResult::FirstWins,
            "0-1" | "0-2" => GameResult::SecondWins,
            "1/2-1/2" | "1-1" | "1/2" | "½-½" => GameResult::Draw,
            "0-0" => GameResult::BothLose,
            "*" => GameResult::Open,
            _ => return None,
        })
    }

    /// The winning team, if there is one.
    pub const fn winner(self) -> Option<Team> {
        match self {
            GameResult::FirstWins => Some(Team::First),
            GameResult::SecondWins => Some(Team::Second),
            _ => None,
        }
    }
}
