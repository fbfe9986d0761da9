//! Mined puzzles are legal, proved, and the same every time.

use doska_lab::puzzles::{Miner, Plan, Selection};
use doska_play::puzzle::proof::{self, Standard};
use doska_play::{GameSpec, Puzzle};

const NODES: u64 = 4_000;

fn plan(game: &str) -> Plan {
    let game = GameSpec::read(game).expect("a game");
    Plan {
        variants: Plan::variants_of(&game),
        seed: 1,
        nodes: NODES,
    }
}

fn mined(game: &str, games: std::ops::Range<u64>) -> Vec<Puzzle> {
    let mut miner = Miner::new(plan(game));
    games
        .flat_map(|index| miner.mine(index, &|| false))
        .collect()
}

#[test]
fn the_same_games_give_the_same_puzzles_and_all_are_proved() {
    let found = mined("russian", 0..4);
    assert!(!found.is_empty(), "no puzzle in four games");
    let again: Vec<Puzzle> = [3, 1, 0, 2]
        .into_iter()
        .flat_map(|index| mined("russian", index..index + 1))
        .collect();
    assert_eq!(found.len(), again.len());
    assert!(found.iter().all(|puzzle| again.contains(puzzle)));
    let mut engine = proof::engine();
    for puzzle in &found {
        let proved = proof::prove(&mut engine, puzzle, NODES, &Standard::MINED);
        assert!(proved.is_ok(), "{puzzle:?}: {proved:?}");
        assert!(
            puzzle
                .choices()
                .is_ok_and(|choices| (1..=4).contains(&choices))
        );
    }
}

#[test]
fn a_selection_keeps_nothing_twice() {
    let found = mined("russian", 0..4);
    let mut kept = Selection::new(100, Vec::new());
    let first = found[0].clone();
    assert!(kept.offer(first.clone()) && !kept.offer(first));
    assert_eq!(kept.len(), 1);
    assert!(!kept.is_whole());
}

/// `PUZZLES="cyclic 8" cargo test -p doska-lab --test puzzles look -- --ignored --nocapture`: to look at.
#[test]
#[ignore = "a tool for tuning"]
fn look() {
    let asked = std::env::var("PUZZLES").unwrap_or_else(|_| "russian 4".to_owned());
    let (game, games) = asked.split_once(' ').expect("a game and a number");
    let plan = Plan {
        nodes: 60_000,
        ..plan(game)
    };
    let begun = std::time::Instant::now();
    let mut miner = Miner::new(plan);
    for index in 0..games.parse().expect("a number") {
        for p in miner.mine(index, &|| false) {
            let line = format!(
                "{}\t{}\t{}\t{}\t{}",
                p.id,
                p.variant,
                p.position,
                p.moves.join(" "),
                p.level
            );
            println!("{line}\t{}", p.themes.join(","));
        }
        eprintln!("game {index} after {:.1} s", begun.elapsed().as_secs_f64());
    }
}
