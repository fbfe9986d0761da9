//! What moves are worth.

use doska_play::{GameHistory, Seat, Team, review};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::Score;

/// How bad a move is, by the chances it gives away.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// ?!
    Inaccuracy,
    /// ?
    Mistake,
    /// ??
    Blunder,
}

impl From<review::Mark> for Mark {
    fn from(mark: review::Mark) -> Mark {
        match mark {
            review::Mark::Inaccuracy => Mark::Inaccuracy,
            review::Mark::Mistake => Mark::Mistake,
            review::Mark::Blunder => Mark::Blunder,
        }
    }
}

/// What something is worth to the first team: White, or the first and third seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Worth {
    /// As people write it: +0.35, or +#3 for a win in three moves.
    pub text: String,
    /// The share of the points that may be expected, from 0 to 1.
    pub chance: f64,
}

impl Worth {
    /// What something is worth in a position with `mover` to move.
    pub fn new(worth: review::Worth, mover: Team) -> Worth {
        Worth {
            text: worth.text(mover),
            chance: worth.chance(Team::First),
        }
    }
}

/// What a search found of a position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Found {
    /// How good it is.
    pub score: Score,
    /// The best line, as move texts.
    pub pv: Vec<String>,
}

/// A move that was reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewedMove {
    /// Its number, from 1.
    pub ply: usize,
    /// Who played it.
    pub seat: usize,
    /// Its text.
    pub r#move: String,
    /// What it led to.
    pub after: Worth,
    /// What was best.
    pub best: Worth,
    /// The best line.
    pub line: Vec<String>,
    /// How much was given away, in hundredths of a man.
    pub loss: i32,
    /// How bad it is.
    pub mark: Option<Mark>,
}

/// What a seat did in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatSum {
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

/// A game that was reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Review {
    /// What each position is worth, the start first; null where it was not searched.
    pub worths: Vec<Option<Worth>>,
    /// The moves that could be reviewed.
    pub moves: Vec<ReviewedMove>,
    /// The seats.
    pub seats: Vec<SeatSum>,
}

impl Review {
    /// Judges a game by what was found of its positions.
    pub fn new(game: &GameHistory, found: Vec<Option<Found>>) -> Review {
        let seats = game.position().seats();
        let first = game.start().seat().index();
        let mover = |ply: usize| Seat::new(((first + ply) % seats) as u8).team();
        let found: Vec<Option<review::Found>> = (0..)
            .zip(found)
            .map(|(ply, found)| {
                let found = found?;
                Some(review::Found {
                    worth: found.score.worth(mover(ply)),
                    moves: found.pv,
                })
            })
            .collect();
        let reviewed = review::review_moves(game, &found);
        let worths = (0..=game.plies()).map(|i| {
            let end = game.outcome().filter(|_| i == game.plies());
            let worth = match end {
                Some(end) => Some(review::Worth::of_end(end, 0)),
                None => found.get(i).and_then(Option::as_ref).map(|f| f.worth),
            };
            worth.map(|worth| Worth::new(worth, mover(i)))
        });
        let sums = review::Sum::of(&reviewed, seats);
        Review {
            worths: worths.collect(),
            seats: sums
                .iter()
                .map(|sum| SeatSum {
                    moves: sum.moves,
                    accuracy: sum.accuracy(),
                    inaccuracies: sum.marks[0],
                    mistakes: sum.marks[1],
                    blunders: sum.marks[2],
                })
                .collect(),
            moves: reviewed
                .into_iter()
                .map(|reviewed| {
                    let mark = reviewed.mark().map(Mark::from);
                    let mover = Seat::new(reviewed.seat as u8).team();
                    ReviewedMove {
                        ply: reviewed.ply,
                        seat: reviewed.seat,
                        after: Worth::new(reviewed.after, mover),
                        best: Worth::new(reviewed.best, mover),
                        r#move: reviewed.text,
                        line: reviewed.line,
                        loss: reviewed.loss,
                        mark,
                    }
                })
                .collect(),
        }
    }
}
