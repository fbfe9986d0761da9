//! The engine plays Turkish Draughts.

mod common;

use common::{against_random, best};
use doska_rules::turkish::Turkish;
use doska_rules::zobrist::mix;
use doska_rules::{Position, Text};
use doska_search::Judge;

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

/// In positions of random games: both colours judge alike, and loud moves are legal and loud.
#[test]
fn judges_both_colours_alike() {
    let (mut legal, mut loud) = (Vec::new(), Vec::new());
    for game in 0..60u64 {
        let mut position = Turkish::start(&());
        for ply in 0..150u64 {
            let text = position.write();
            legal.clear();
            loud.clear();
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            let other = Turkish::read(&turned(&text), &()).expect("a turned position is one");
            assert_eq!(position.judge(), other.judge(), "{text}");
            position.loud_moves(&mut loud);
            let sound = |m| legal.contains(m) && position.is_loud(*m);
            assert!(loud.iter().all(sound), "{text}");
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

/// A king and a man against nothing near: the man runs.
#[test]
fn a_free_man_runs_to_promotion() {
    let text = "W:Wd6,h2,a2:Ba7,b7,h7";
    assert_eq!(best::<Turkish>(&(), text, 3000), "d6-d7");
}
