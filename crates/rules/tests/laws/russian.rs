//! Russian Draughts: agreement with the second implementation where the draws by counting are.

use std::collections::BTreeSet;

use crate::compare::compare_game;
use crate::slow::random::Rng;
use crate::{Checked, Visit, with_game};

const SPEC: &str = "russian";

/// Endings of few pieces, in which every draw by counting is met.
struct Endings;

impl Visit for Endings {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = Rng(5);
        let mut reasons = BTreeSet::new();
        let starts = [
            "W:WKa1,Ke1,Kh2:BKd8",
            "W:WKb2:Bc7,Kd8,Kh8",
            "B:Wa3,c3,Kc1:BKh8",
            "W:Wa3,c1:BKh8,f8",
            "B:WKa1,Kc1,Ke1:BKb8,Kd8,h6",
            "W:Wa1,b2,c1:Bh8,f8,Kg7",
        ];
        for text in starts.iter().cycle().take(600) {
            let start = G::read(text, &options).expect(text);
            let end = compare_game(SPEC, start, |position, moves| {
                careful(position, moves, &mut rng)
            });
            reasons.extend(end.map(|end| end.reason.name()));
        }
        for reason in ["few-pieces", "main-road", "no-moves", "quiet-limit"] {
            assert!(reasons.contains(reason), "{reason} not met: {reasons:?}");
        }
    }
}

/// A random move, of those after which nothing can be taken if there are any; kings like the main road.
fn careful<G: Checked>(position: &G, moves: &[G::Move], rng: &mut Rng) -> G::Move {
    let safe = |m: &G::Move| {
        let after = position.after(*m);
        let mut replies = Vec::new();
        after.legal_moves(&mut replies);
        !replies
            .iter()
            .any(|&reply| after.move_text(reply).contains('x'))
    };
    let on_road = |m: &G::Move| {
        let text = position.move_text(*m).into_bytes();
        let [.., file, rank] = text[..] else {
            return false;
        };
        file - b'a' == rank - b'1'
    };
    let mut list = moves.to_vec();
    if list.iter().any(safe) {
        list.retain(safe);
    }
    if list.iter().any(on_road) && rng.percent(70) {
        list.retain(on_road);
    }
    *rng.pick(&list)
}

#[test]
fn endings_are_those_of_the_second_implementation() {
    with_game(SPEC, Endings);
}
