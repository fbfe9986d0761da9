//! The engine plays Russian Cyclic Checkers.

mod draughts;

use doska_rules::cyclic::{Cyclic, Options};
use doska_rules::{Counted, Position};
use doska_search::{Engine, Limits, Stop};
use draughts::{beats_random, best, evaluates_soundly, read, turned, wins_in};

#[test]
fn beats_random_moves() {
    beats_random::<Cyclic>(8, 2000);
}

#[test]
fn evaluates_both_colours_alike() {
    evaluates_soundly::<Cyclic>(&Options, 60, turned);
}

/// The man on c3 goes over his own neighbour, takes f6 and runs to the last rank.
#[test]
fn strikes_through_an_own_man() {
    assert_eq!(best::<Cyclic>("W:Wa1,c3,d4:Bf6,b8:R0,0", 2000), "c3xe5xg7");
}

/// The dropped man must be taken, and b2 takes two for him. Without the reserve White is lost.
#[test]
fn drops_a_man_to_take_two() {
    assert_eq!(best::<Cyclic>("W:Wa1,b2,e3:Bc5,e5,g7,h8:R1,0", 2000), "@d4");
}

#[test]
fn sees_the_end_coming() {
    // The man on h6 walks into f4's capture.
    assert_eq!(wins_in::<Cyclic>("W:Wg3,h4:Bh6:R1,0", 2000), Some(3));
    // The king steps behind g5, h6 must take it, and the king takes both.
    assert_eq!(wins_in::<Cyclic>("W:WKc1,g5:Ba3,h6:R0,0", 2000), Some(5));
}

/// Whoever wants to know what a position is worth gets it searched, and whoever plays gets the move at once.
#[test]
fn a_single_move_is_searched_unless_only_the_move_is_wanted() {
    let position: Cyclic =
        read("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,h4:Bc5,g5,d6,h6,c7,e7,g7,b8,d8,f8,h8:R0,0");
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    assert_eq!(moves.len(), 1);
    let depth = |limits| {
        let fresh = position.fresh();
        let found = Engine::new(1).search(&position, &fresh, &[], &Stop::new(limits), &mut |_| {});
        found.lines[0].depth
    };
    assert!(depth(Limits::nodes(20_000)) > 5);
    assert_eq!(depth(Limits::nodes(20_000).for_a_move()), 1);
}
