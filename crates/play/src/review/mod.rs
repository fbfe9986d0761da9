//! Reviews a game: marks every move by what searches found.
//!
//! The caller searches every position of the game once; [`review_moves`] compares what was found before a move
//! with what was found after it.

mod worth;

pub use worth::{Mark, Worth, accuracy, mark};

use crate::GameHistory;

/// What a search found of a position: its best line, and what that is worth.
#[derive(Clone, Debug)]
pub struct Found {
    /// The score of the position.
    pub worth: Worth,
    /// The line, as move texts.
    pub moves: Vec<String>,
}

/// A move that was played, and what would have been better.
#[derive(Clone, Debug)]
pub struct ReviewedMove {
    /// Its number, from 1.
    pub ply: usize,
    /// The seat that played the move.
    pub seat: usize,
    /// The move, as its canonical text.
    pub text: String,
    /// The score after the move.
    pub after: Worth,
    /// What was best, and what that led to.
    pub best: Worth,
    /// The engine's line from the position before the move.
    pub line: Vec<String>,
    /// How much was given away, in hundredths of a man.
    pub loss: i32,
    /// The share of the points that was given away.
    pub given_away: f64,
    /// Whether there was no other move.
    pub forced: bool,
}

impl ReviewedMove {
    /// What people would write beside it: nothing where there was no choice.
    pub fn mark(&self) -> Option<Mark> {
        mark(self.given_away).filter(|_| !self.forced)
    }
}

/// What a seat did in a game.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    /// Moves that were reviewed and not forced.
    pub moves: usize,
    /// The sum of their accuracies.
    accuracies: f64,
    /// Inaccuracies, mistakes, blunders.
    pub marks: [usize; 3],
}

impl Sum {
    /// The sums of all seats.
    pub fn of<'a>(moves: impl IntoIterator<Item = &'a ReviewedMove>, seats: usize) -> Vec<Sum> {
        let mut sums = vec![Sum::default(); seats];
        for reviewed in moves.into_iter().filter(|reviewed| !reviewed.forced) {
            let sum = &mut sums[reviewed.seat];
            sum.moves += 1;
            sum.accuracies += accuracy(reviewed.given_away);
            if let Some(mark) = reviewed.mark() {
                sum.marks[mark as usize] += 1;
            }
        }
        sums
    }

    /// From 0 to 100; `None` if there was nothing to choose.
    pub fn accuracy(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.accuracies / self.moves as f64)
    }
}

/// Reviews the moves of a game by what was found of its positions: `found[0]` before the first move,
/// `found[1]` after it. A move is reviewed where both its positions are known; the end of the game needs no
/// search.
pub fn review_moves(game: &GameHistory, found: &[Option<Found>]) -> Vec<ReviewedMove> {
    let texts = game.move_texts();
    let mut line = GameHistory::new(&game.start());
    let mut reviewed = Vec::new();
    for (i, (m, text)) in game.played().iter().zip(texts).enumerate() {
        let forced = line.moves().len() == 1;
        let mover = line.position().seat();
        let team = mover.team();
        if line.play_on(m).is_err() {
            break;
        }
        let at = |i: usize| found.get(i).and_then(Option::as_ref);
        let Some(before) = at(i) else { continue };
        let best = before.worth;
        let after = match (line.outcome(), at(i + 1)) {
            (Some(end), _) => Worth::of_end(end, 1),
            (None, Some(next)) => next.worth.a_ply_earlier(),
            (None, None) => continue,
        };
        // What the engine itself would play loses nothing, whatever a deeper look finds.
        let is_best = before.moves.first() == Some(&text);
        let after = if is_best || after.number(team) > best.number(team) {
            best
        } else {
            after
        };
        reviewed.push(ReviewedMove {
            ply: i + 1,
            seat: mover.index(),
            text,
            after,
            best,
            line: before.moves.clone(),
            loss: best.number(team) - after.number(team),
            given_away: best.chance(team) - after.chance(team),
            forced,
        });
    }
    reviewed
}
