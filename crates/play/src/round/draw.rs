//! Whether an engine accepts a draw.

use doska_rules::Team;

use crate::engine::Score;

/// Equal positions are not drawn before this ply.
const EARLY: usize = 40;
/// A side this far behind accepts at once, in hundredths of a man.
const BEHIND: i32 = -100;
/// A side that is ahead by no more than this considers the position equal.
const EQUAL: i32 = 15;

/// Whether an engine of this team accepts a draw after so many plies, where `score` is its evaluation of the
/// position for `mover`, the team to move.
pub fn accepts_draw(score: Score, mover: Team, team: Team, plies: usize) -> bool {
    let own = if team == mover { 1 } else { -1 };
    match score {
        Score::Cp(men) => men * own <= BEHIND || men * own <= EQUAL && plies >= EARLY,
        Score::WinsIn(_) => team != mover,
        Score::LosesIn(_) => team == mover,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_that_is_worse_accepts() {
        let accepts = |score, team, plies| accepts_draw(Score::Cp(score), Team::First, team, plies);
        assert!(accepts(-150, Team::First, 4));
        assert!(!accepts(0, Team::First, 4), "it is early");
        assert!(accepts(0, Team::First, 60));
        assert!(!accepts(-150, Team::Second, 60), "it is ahead");
        assert!(accepts(150, Team::Second, 4));
    }

    #[test]
    fn the_side_that_wins_by_force_declines() {
        for plies in [4, 60] {
            assert!(!accepts_draw(
                Score::WinsIn(5),
                Team::First,
                Team::First,
                plies
            ));
            assert!(accepts_draw(
                Score::WinsIn(5),
                Team::First,
                Team::Second,
                plies
            ));
            assert!(!accepts_draw(
                Score::LosesIn(5),
                Team::First,
                Team::Second,
                plies
            ));
        }
    }
}
