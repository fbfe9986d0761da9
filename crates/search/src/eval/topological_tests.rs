//! Tests of the evaluation of Topological positions.

use doska_rules::Text;
use doska_rules::topological::{Options, Path};

use super::*;

/// The position with the colours swapped, the other side to move.
fn swapped(position: &Topological) -> Option<Topological> {
    let swap = |c: char| match c {
        'w' => 'b',
        'b' => 'w',
        other => other,
    };
    let text: String = position.write().chars().map(swap).collect();
    Topological::read(&text, &position.options()).ok()
}

/// A random game, position by position.
fn visit(options: Options, seed: u64, mut look: impl FnMut(&Topological)) {
    let mut position = Topological::start(&options);
    let mut moves = Vec::new();
    for ply in 0..60 {
        look(&position);
        moves.clear();
        position.legal_moves(&mut moves);
        let dice = zobrist::mix(seed << 32 | ply) % moves.len() as u64;
        position.play(moves[dice as usize]);
    }
}

#[test]
fn both_colours_evaluate_alike() {
    let mut compared = 0;
    for seed in 0..60 {
        visit(Options::default(), seed, |position| {
            // While laying out it is never Black's turn with equally many laid.
            if let Some(other) = swapped(position) {
                assert_eq!(
                    position.evaluate(),
                    other.evaluate(),
                    "{}",
                    position.write()
                );
                compared += 1;
            }
        });
    }
    assert!(compared > 2000, "{compared}");
}

#[test]
fn noisy_moves_are_legal_and_noisy() {
    for seed in 0..60 {
        let checkers = if seed % 20 == 0 {
            32
        } else {
            2 + seed as u32 % 9
        };
        let path = if seed % 2 == 0 {
            Path::Any
        } else {
            Path::Straight
        };
        let options = Options::new(checkers, 10, path).expect("options");
        visit(options, seed, |position| {
            let mut noisy = Vec::new();
            position.noisy_moves(false, &mut noisy);
            for m in noisy {
                assert!(position.is_legal(m) && position.is_noisy(m), "{m:?}");
            }
            assert!(position.evaluate().abs() < crate::score::WIN_BOUND);
        });
    }
}

#[test]
fn strikes_are_counted_up_to_three() {
    let mut strikes = Strikes::default();
    let mut counts = Vec::new();
    for _ in 0..5 {
        strikes.add(1);
        counts.push((strikes.high & 1) * 2 + (strikes.low & 1));
    }
    assert_eq!(counts, [1, 2, 3, 3, 3]);
}
