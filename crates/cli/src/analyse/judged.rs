//! The moves of a game, judged one by one.

use doska_play::{Line, Record, Thought};

use super::brain::Brain;
use super::position::Said;
use super::worth::{Mark, Worth, accuracy, mark};
use crate::tablebase::verdict::Verdict;

/// A move that was played, and what would have been better.
pub struct Judged {
    /// Its number, from 1.
    pub ply: usize,
    /// Who played it.
    pub seat: usize,
    /// Its text.
    pub text: String,
    /// What it led to.
    pub after: Worth,
    /// What was best, and what that led to.
    pub best: Worth,
    /// The best line.
    pub line: Vec<String>,
    /// The lines that were compared.
    pub lines: Vec<Said>,
    /// How much was given away, in hundredths of a man.
    pub loss: i32,
    /// The share of the points that was given away.
    pub given_away: f64,
    /// Whether there was no other move.
    pub forced: bool,
    /// How deep the search went, and over how many positions.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// What tables of endings said of the position it was played in.
    pub tables: Option<Verdict>,
}

/// What a seat did in a game.
#[derive(Clone, Default)]
pub struct Sum {
    /// Moves that were judged and not forced.
    pub moves: usize,
    /// The sum of their accuracies.
    accuracies: f64,
    /// Inaccuracies, mistakes, blunders.
    pub marks: [usize; 3],
}

impl Judged {
    /// What people would write beside it.
    pub fn mark(&self) -> Option<Mark> {
        mark(self.given_away)
    }
}

impl Sum {
    /// The sums of all seats.
    pub fn of(moves: &[Judged], seats: usize) -> Vec<Sum> {
        let mut sums = vec![Sum::default(); seats];
        for judged in moves.iter().filter(|judged| !judged.forced) {
            let sum = &mut sums[judged.seat];
            sum.moves += 1;
            sum.accuracies += accuracy(judged.given_away);
            if let Some(mark) = judged.mark() {
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

/// Judges the moves of a game in their order. Every position is searched once: what a move led to is what
/// the next search finds. `tell` hears how far it has come. Ends early on Ctrl-C.
pub fn judge(
    record: &Record,
    brain: &mut Brain,
    tell: &mut dyn FnMut(usize, usize),
) -> Vec<Judged> {
    let whole = record.tree.main_line();
    let texts = whole.move_texts();
    let mut line = Line::new(&whole.start());
    let mut judged: Vec<Judged> = Vec::new();
    let mut before: Option<Vec<Thought>> = None;
    for (i, m) in whole.played().iter().enumerate() {
        tell(i, texts.len());
        let thoughts = match before.take() {
            Some(thoughts) => thoughts,
            None => brain.think(&line, &mut |_| {}),
        };
        let forced = line.moves().len() == 1;
        let here = line.clone();
        if brain.interrupted() || line.play(m).is_err() {
            break;
        }
        let Some(first) = thoughts.first() else { break };
        let mover = here.position().seat();
        let best = Worth::of(first.score, mover.team());
        let after = if let Some(end) = line.outcome() {
            Worth::of_end(end, 1)
        } else {
            let next = brain.think(&line, &mut |_| {});
            if brain.interrupted() {
                break;
            }
            let found = next.first().map(|thought| thought.score);
            before = Some(next);
            let found = found.map(|score| Worth::of(score, mover.team().other()).a_ply_earlier());
            found.unwrap_or(best)
        };
        // What the engine itself would play loses nothing, whatever a deeper look finds.
        let is_best = first.moves.first() == Some(&texts[i]);
        let after = if is_best || after.number(mover.team()) > best.number(mover.team()) {
            best
        } else {
            after
        };
        judged.push(Judged {
            ply: i + 1,
            seat: mover.index(),
            text: texts[i].clone(),
            after,
            best,
            line: first.moves.clone(),
            lines: thoughts
                .iter()
                .map(|thought| Said::new(&here, thought))
                .collect(),
            loss: best.number(mover.team()) - after.number(mover.team()),
            given_away: best.chance(mover.team()) - after.chance(mover.team()),
            forced,
            depth: first.depth,
            nodes: first.nodes,
            tables: brain.certain(&here.position()),
        });
    }
    judged
}
