//! Topological Checkers: the engine beats a random mover and finds what is there to be found.

mod common;

use common::{against_random, best};
use doska_rules::topological::{Options, Path, Topological};

#[test]
fn it_beats_a_random_mover() {
    for seed in 0..8 {
        let made = against_random::<Topological>(&Options::default(), seed, seed % 2 == 0, 2000);
        assert_eq!(made, 2, "game {seed}");
    }
}

#[test]
fn it_beats_a_random_mover_on_straight_ways() {
    let options = Options::new(10, 10, Path::Straight).expect("options");
    for seed in 0..4 {
        let made = against_random::<Topological>(&options, seed, seed % 2 == 0, 2000);
        assert_eq!(made, 2, "game {seed}");
    }
}

/// Four checkers each on eight fields in a row, periods of ten moves: the position, the move, and why.
const FOUND: &[(&str, &str, &str)] = &[
    (
        "M b 0,0=wb;1,0=-;2,0=w;3,0=b;4,0=w;5,0=b;6,0=w;7,0=b ~4/0/1/1",
        "pass",
        "ahead, and White has just passed: a second pass ends the game",
    ),
    (
        "M w 0,0=wb;1,0=-;2,0=w;3,0=w;4,0=w;5,0=b;6,0=b;7,0=b ~19/0/1/0",
        "4,0>5,0*1",
        "behind at the end of a period: only a capture, however bad, lets the game go on",
    ),
    (
        "M w 0,0=bbb;1,0=w;2,0=-;3,0=-;4,0=-;5,0=b;6,0=w;7,0=ww ~0/0/0/0",
        "1,0>0,0*1",
        "three that nobody covers are better than one",
    ),
    (
        "M w 0,0=b;1,0=-;2,0=bw;3,0=-;4,0=bb;5,0=-;6,0=ww;7,0=w ~0/1/0/0",
        "2,0>4,0*2",
        "the whole stack strikes, so that its prisoner is kept, and another covers it",
    ),
    (
        "M b 0,0=ww;1,0=-;2,0=-;3,0=wwb;4,0=-;5,0=b;6,0=-;7,0=bb ~0/0/2/0",
        "3,0>0,0*3",
        "the tall stack strikes far and keeps its prisoners: White has nothing left to move",
    ),
];

#[test]
fn it_finds_the_move() {
    let options = Options::new(4, 10, Path::Any).expect("options");
    for (text, expected, why) in FOUND {
        let found = best::<Topological>(&options, text, 5000);
        assert_eq!(found, *expected, "{text}: {why}");
    }
}
