//! How good a position is: the one way to write a score.

use doska_play::review::Worth;
use doska_play::{Score as EngineScore, Team};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// How good a position is for the first team (White, or the first and third seat): `{"cp":35}` or
/// `{"mate":3}`. A mate counts the winner's moves up to a forced win, as in UCI, and is negative where the
/// first team loses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// Hundredths of a man.
    Cp(i32),
    /// Moves of the winner.
    Mate(i32),
}

impl Score {
    /// What a position with `mover` to move is worth.
    pub fn new(worth: Worth, mover: Team) -> Score {
        match (worth.mate(mover), worth.0) {
            (Some(moves), _) => Score::Mate(moves),
            (None, EngineScore::Cp(cp)) => Score::Cp(cp),
            (None, _) => Score::Cp(0),
        }
    }

    /// The engine's score of a position with `mover` to move, which is for that team.
    pub fn of(score: EngineScore, mover: Team) -> Score {
        Score::new(Worth::of(score, mover), mover)
    }

    /// The same as the engine counts it, in plies from a position with `mover` to move.
    pub fn worth(self, mover: Team) -> Worth {
        let moves = match self {
            Score::Cp(cp) => return Worth(EngineScore::Cp(cp)),
            Score::Mate(moves) => moves,
        };
        let winner = if moves > 0 { Team::First } else { Team::Second };
        let plies = moves.unsigned_abs().saturating_mul(2);
        let plies = plies.saturating_sub(u32::from(winner == mover));
        Worth(match winner {
            Team::First => EngineScore::WinsIn(plies),
            Team::Second => EngineScore::LosesIn(plies),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_come_back_as_they_went_out() {
        for mover in [Team::First, Team::Second] {
            for score in [
                Score::Cp(-35),
                Score::Cp(0),
                Score::Mate(1),
                Score::Mate(-3),
            ] {
                assert_eq!(Score::new(score.worth(mover), mover), score);
            }
        }
        let json = |score: Score| serde_json::to_string(&score).expect("a score is JSON");
        assert_eq!(json(Score::Cp(35)), r#"{"cp":35}"#);
        assert_eq!(
            json(Score::of(EngineScore::LosesIn(4), Team::First)),
            r#"{"mate":-2}"#
        );
    }
}
