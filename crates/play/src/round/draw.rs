//! Whether an engine takes a draw.

use doska_rules::Team;

use crate::engine::Score;

/// Games shorter than this are not drawn because they are equal.
const EARLY: usize = 40;
/// Whoever is a man behind is glad of it, in hundredths of a man.
const BEHIND: i32 = -100;
/// Whoever is ahead by no more than this thinks it equal.
const EQUAL: i32 = 15;

/// Whether an engine of this team agrees to a draw after so many plies, where `score` is what it thinks of
/// the position for `mover`, the team to move.
pub fn agrees(score: Score, mover: Team, team: Team, plies: usize) -> bool {
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
    fn who_is_worse_agrees() {
        let agrees = |score, team, plies| agrees(Score::Cp(score), Team::First, team, plies);
        assert!(agrees(-150, Team::First, 4));
        assert!(!agrees(0, Team::First, 4), "it is early");
        assert!(agrees(0, Team::First, 60));
        assert!(!agrees(-150, Team::Second, 60), "it is ahead");
        assert!(agrees(150, Team::Second, 4));
    }

    #[test]
    fn who_wins_by_force_does_not() {
        for plies in [4, 60] {
            assert!(!agrees(Score::WinsIn(5), Team::First, Team::First, plies));
            assert!(agrees(Score::WinsIn(5), Team::First, Team::Second, plies));
            assert!(!agrees(Score::LosesIn(5), Team::First, Team::Second, plies));
        }
    }
}
