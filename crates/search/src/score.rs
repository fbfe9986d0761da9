//! Scores: hundredths of a man for the team to move, or a distance to the end.

use doska_rules::{Outcome, Team};

/// Nothing is better or worse than this.
pub const INFINITE: i32 = 32_000;
/// A win on the board now; a win in `n` plies is `WIN - n`.
pub const WIN: i32 = 31_000;
/// Scores beyond this are wins or losses by force.
pub const WIN_BOUND: i32 = WIN - 1_000;
/// The deepest ply of the tree.
pub const MAX_PLY: usize = 128;

/// The score of an end reached after `ply` plies, for `team`.
pub fn of_outcome(outcome: Outcome, team: Team, ply: usize) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == team => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

/// A score as it is kept in the table: distances count from the position, not from the root.
pub fn to_table(score: i32, ply: usize) -> i32 {
    if score >= WIN_BOUND {
        score + ply as i32
    } else if score <= -WIN_BOUND {
        score - ply as i32
    } else {
        score
    }
}

/// The reverse of [`to_table`].
pub fn from_table(score: i32, ply: usize) -> i32 {
    if score >= WIN_BOUND {
        score - ply as i32
    } else if score <= -WIN_BOUND {
        score + ply as i32
    } else {
        score
    }
}

/// Plies to the end by force: positive where the team to move wins, negative where it loses.
pub fn plies_to_end(score: i32) -> Option<i32> {
    if score >= WIN_BOUND {
        Some(WIN - score)
    } else if score <= -WIN_BOUND {
        Some(-WIN - score)
    } else {
        None
    }
}
