//! A record with what the engine says of its moves: scores, glyphs, better lines.

use doska_play::review::Mark;
use doska_play::{NodeId, Record, Seat, Tree};

use super::review::SearchedMove;

/// How much of a better line becomes a variation.
const SHOWN: usize = 8;

/// Writes the review into the record: `[%eval 0.35]` for the first team behind every move, a glyph and the better
/// line behind the bad ones. What the record says itself stays.
pub fn annotate(record: &mut Record, moves: &[SearchedMove]) {
    let mut parent = Tree::ROOT;
    for SearchedMove { review, .. } in moves {
        let Some(at) = record.tree.next(parent) else {
            return;
        };
        if let Some(mark) = review.mark() {
            let node = record.tree.node_mut(at);
            if !node.nags.iter().any(|nag| (1..=6).contains(nag)) {
                node.add_nag(nag(mark));
            }
            add_line(&mut record.tree, parent, &review.line);
        }
        let comment = &mut record.tree.node_mut(at).after;
        if !comment.contains("[%eval ") {
            let score = review.after.text(Seat::new(review.seat as u8).team());
            let space = if comment.is_empty() { "" } else { " " };
            *comment = format!("[%eval {score}]{space}{comment}");
        }
        parent = at;
    }
}

const fn nag(mark: Mark) -> u8 {
    match mark {
        Mark::Inaccuracy => 6,
        Mark::Mistake => 2,
        Mark::Blunder => 4,
    }
}

fn add_line(tree: &mut Tree, parent: NodeId, line: &[String]) {
    let mut at = parent;
    for text in line.iter().take(SHOWN) {
        let Ok(next) = tree.add_text(at, text) else {
            return;
        };
        at = next;
    }
}
