//! Tuning: evaluations are what their terms count, and games follow from their seed.

use doska_lab::tune::{SelfPlay, play, sample};
use doska_rules::game::read_options;
use doska_rules::martian::Martian;
use doska_rules::with_games;
use doska_rules::zobrist::mix;
use doska_search::EngineGame;
use doska_search::weights::{names, numbers, of_numbers};

/// Calls a function for every game without options.
macro_rules! each {
    (($f:ident) $($module:ident $name:ident),*) => {
        $($f::<doska_rules::$module::$name>("");)*
    };
}

/// Evaluates the positions of random games with random weights, and by what the terms count.
fn evaluated_alike<G: EngineGame>(options: &str) {
    let options = read_options::<G>(options).unwrap();
    let built_in = numbers(&G::WEIGHTS);
    assert_eq!(built_in.len(), names::<G::Weights>().len());
    let mut compared = 0;
    for seed in 0..6u64 {
        let mut position = G::start(&options);
        for ply in 0..80u64 {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let dice = mix(seed << 20 | ply);
            position.play(moves[(dice % moves.len() as u64) as usize]);
            if position.outcome().is_some() || position.evaluate().abs() > 10_000 {
                continue;
            }
            let sample = sample(&position);
            let other = built_in.iter().enumerate().map(|(i, n)| {
                let change = mix(dice ^ i as u64) % 101;
                n + change as i32 - 50
            });
            for weights in [built_in.clone(), other.collect()] {
                let value = position.evaluate_with(&of_numbers(&weights));
                let exact: Vec<f64> = weights.iter().copied().map(f64::from).collect();
                let difference = sample.evaluate(&exact) - f64::from(value);
                assert!(difference.abs() < 4.0, "{difference}: {}", position.write());
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn evaluations_are_what_their_terms_count() {
    with_games!(each(evaluated_alike));
    evaluated_alike::<Martian>("players=4");
}

fn same_again<G: EngineGame>(options: &str) {
    let options = read_options::<G>(options).unwrap();
    let plan = SelfPlay { seed: 7, nodes: 60 };
    let texts = |index| {
        let played = play::<G>(&options, &plan, index);
        let quiet: Vec<String> = played.quiet.iter().map(G::write).collect();
        (played.winner, quiet)
    };
    let first = texts(0);
    assert_eq!(first, texts(0));
    assert_ne!(first, texts(1), "another number, another game");
    assert!(first.1.len() > 3, "{first:?}");
}

#[test]
fn games_follow_from_seed_and_number() {
    with_games!(each(same_again));
    same_again::<Martian>("players=4");
}
