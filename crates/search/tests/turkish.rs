//! The engine plays Turkish Draughts.

mod common;

use common::{against_random, best};
use doska_rules::turkish::Turkish;
use doska_rules::zobrist::mix;
use doska_rules::{Position, Text};
use doska_search::{Evaluation, MoveOrdering, Quiescence};

/// The same position with the colours changed: rank 1 of one side is rank 8 of the other.
fn turned(text: &str) -> String {
    let fields: Vec<&str> = text.split(':').collect();
    let place = |name: &str| -> String {
        let turn = |c: char| match c {
            '1'..='8' => (b'1' + b'8' - c as u8) as char,
            other => other,
        };
        name.chars().map(turn).collect()
    };
    let list = |list: &str| -> String {
        let parts: Vec<String> = list[1..].split(',').map(place).collect();
        parts.join(",")
    };
    let side = if fields[0] == "W" { "B" } else { "W" };
    format!("{side}:W{}:B{}", list(fields[2]), list(fields[1]))
}

/// In positions of random games: both colours evaluate alike, and noisy moves are legal and noisy.
#[test]
fn evaluates_both_colours_alike() {
    let (mut legal, mut noisy) = (Vec::new(), Vec::new());
    for game in 0..60u64 {
        let mut position = Turkish::start(&());
        for ply in 0..150u64 {
            let text = position.write();
            legal.clear();
            noisy.clear();
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            let other = Turkish::read(&turned(&text), &()).expect("a turned position is one");
            assert_eq!(position.evaluate(), other.evaluate(), "{text}");
            position.noisy_moves(position.is_forced(), &mut noisy);
            let sound = |m| legal.contains(m) && position.is_noisy(*m);
            assert!(noisy.iter().all(sound), "{text}");
            position.play(legal[(mix(game << 16 | ply) % legal.len() as u64) as usize]);
        }
    }
}

#[test]
fn beats_random_moves() {
    for seed in 0..6 {
        let points = against_random::<Turkish>(&(), seed, seed % 2 == 0, 2000);
        assert_eq!(points, 2, "game {seed}");
    }
}

/// The man on d5 has nobody before him once the enemy stands far away.
#[test]
fn a_free_man_is_worth_more() {
    let evaluate = |text: &str| Turkish::read(text, &()).expect(text).evaluate();
    assert!(evaluate("W:Wd5,b2:Bg4,g7") > evaluate("W:Wd5,b2:Bg4,d7") + 30);
}

#[test]
fn runs_to_promotion() {
    assert_eq!(best::<Turkish>(&(), "W:Wd6,h2:Bb4,a6,h7", 3000), "d6-d7");
}
