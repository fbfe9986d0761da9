//! What scores are worth: as text, as chances, as accuracy.

use crate::{Outcome, Score, Team};

/// A score for the first team: White, or the first and third seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Worth(pub Score);

/// How bad a move is, by the chances it gives away.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Five hundredths of the points or more.
    Inaccuracy,
    /// Ten or more.
    Mistake,
    /// Twenty or more.
    Blunder,
}

/// How fast a lead becomes a win: a man ahead makes 73 points of 100.
const SLOPE: f64 = 0.01;
/// Where losses are counted in men, no lead is worth more than this, not even a forced win.
const MOST: i32 = 2000;

impl Worth {
    /// A score for the team to move, as the engine gives it.
    pub fn of(score: Score, team: Team) -> Worth {
        match (team, score) {
            (Team::First, score) => Worth(score),
            (Team::Second, Score::Cp(n)) => Worth(Score::Cp(-n)),
            (Team::Second, Score::WinsIn(n)) => Worth(Score::LosesIn(n)),
            (Team::Second, Score::LosesIn(n)) => Worth(Score::WinsIn(n)),
        }
    }

    /// The score of a game that this many plies would end so.
    pub fn of_end(outcome: Outcome, plies: u32) -> Worth {
        Worth(match outcome.winner {
            None => Score::Cp(0),
            Some(Team::First) => Score::WinsIn(plies),
            Some(Team::Second) => Score::LosesIn(plies),
        })
    }

    /// The same a ply earlier.
    pub fn a_ply_earlier(self) -> Worth {
        Worth(match self.0 {
            Score::Cp(n) => Score::Cp(n),
            Score::WinsIn(n) => Score::WinsIn(n + 1),
            Score::LosesIn(n) => Score::LosesIn(n + 1),
        })
    }

    /// For a team: in hundredths of a man, within bounds.
    pub fn number(self, team: Team) -> i32 {
        let number = match self.0 {
            Score::Cp(n) => n.clamp(-MOST, MOST),
            Score::WinsIn(_) => MOST,
            Score::LosesIn(_) => -MOST,
        };
        if team == Team::First { number } else { -number }
    }

    /// For a team: what share of the points it may expect.
    pub fn chance(self, team: Team) -> f64 {
        match self.number(team) {
            MOST => 1.0,
            n if n == -MOST => 0.0,
            n => 1.0 / (1.0 + (-SLOPE * f64::from(n)).exp()),
        }
    }

    /// Moves of the winner up to a forced end; negative where the first team loses. With plies counted
    /// from a position with `mover` to move.
    pub fn mate(self, mover: Team) -> Option<i32> {
        let (plies, winner, sign) = match self.0 {
            Score::Cp(_) => return None,
            Score::WinsIn(n) => (n, Team::First, 1),
            Score::LosesIn(n) => (n, Team::Second, -1),
        };
        let moves = if winner == mover {
            plies.div_ceil(2)
        } else {
            plies / 2
        };
        Some(sign * moves.max(1) as i32)
    }

    /// `+0.35`, or `+#3` for a win in three moves of the winner.
    pub fn text(self, mover: Team) -> String {
        match (self.mate(mover), self.0) {
            (Some(moves), _) if moves > 0 => format!("+#{moves}"),
            (Some(moves), _) => format!("-#{}", -moves),
            (None, Score::Cp(0)) => "0.00".to_owned(),
            (None, score) => match score {
                Score::Cp(n) => format!("{:+.2}", f64::from(n) / 100.0),
                _ => String::new(),
            },
        }
    }
}

/// The mark of a move that gives away this share of the points.
pub fn mark(given_away: f64) -> Option<Mark> {
    match given_away {
        share if share >= 0.20 => Some(Mark::Blunder),
        share if share >= 0.10 => Some(Mark::Mistake),
        share if share >= 0.05 => Some(Mark::Inaccuracy),
        _ => None,
    }
}

impl Mark {
    /// As people write it beside a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// How accurate a move is that gives away this share of the points, from 0 to 100.
pub fn accuracy(given_away: f64) -> f64 {
    (103.1668 * (-4.354 * given_away).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances() {
        let man = Worth(Score::Cp(100));
        assert!((man.chance(Team::First) - 0.731).abs() < 0.001);
        assert!((man.chance(Team::First) + man.chance(Team::Second) - 1.0).abs() < 1e-9);
        let won = Worth::of(Score::LosesIn(4), Team::Second);
        assert!(won.chance(Team::First) > 0.999 && won.chance(Team::Second) < 0.001);
        assert!(accuracy(0.0) > 99.99 && accuracy(1.0) < 0.01);
        assert_eq!(mark(0.2), Some(Mark::Blunder));
        assert_eq!(mark(0.01), None);
    }

    #[test]
    fn texts() {
        let text = |score, mover| Worth(score).text(mover);
        assert_eq!(text(Score::Cp(0), Team::First), "0.00");
        assert_eq!(text(Score::Cp(-7), Team::First), "-0.07");
        assert_eq!(text(Score::WinsIn(1), Team::First), "+#1");
        assert_eq!(text(Score::WinsIn(2), Team::Second), "+#1");
        assert_eq!(text(Score::WinsIn(5), Team::First), "+#3");
        assert_eq!(text(Score::LosesIn(4), Team::First), "-#2");
    }
}
