//! Martian Chess: the engine beats a random mover and finds what is there to be found.

mod common;

use common::{against_random, best};
use doska_rules::martian::{Martian, Options, Players};

const TWO: Options = Options {
    players: Players::Two,
};
const FOUR: Options = Options {
    players: Players::Four,
};

#[test]
fn two_players_beat_a_random_mover() {
    for seed in 0..8 {
        let made = against_random::<Martian>(&TWO, seed, seed % 2 == 0, 2000);
        assert_eq!(made, 2, "game {seed}");
    }
}

#[test]
fn a_team_beats_random_movers() {
    for seed in 0..4 {
        let made = against_random::<Martian>(&FOUR, seed, seed % 2 == 0, 2000);
        assert_eq!(made, 2, "game {seed}");
    }
}

/// Two players: the position, the move, and why.
const FOUND: &[(&str, &str, &str)] = &[
    (
        "2D1/4/4/4/P3/4/4/4 1 5,4 -",
        "a4-b5",
        "ahead, the last piece leaves and ends the game",
    ),
    (
        "2D1/4/4/4/P3/4/4/4 1 4,4 -",
        "a4-b5",
        "on equal points the owner of the empty quadrant wins",
    ),
    ("2D1/4/4/4/P3/4/4/4 1 4,5 -", "a4-b3", "behind, it stays"),
    (
        "Q3/4/4/1D2/P3/4/4/4 1 3,5 -",
        "a4xb5",
        "two points behind, the last piece takes two and ends the game",
    ),
    (
        "4/P3/4/1Q2/P2Q/4/4/1P2 1 0,0 -",
        "a4xb5",
        "the pawn takes the queen, not the other queen",
    ),
    (
        "1Q2/4/4/D3/4/2P1/4/1D2 2 15,13 b2b8",
        "b8xb1",
        "equal points, and the piece handed over cannot stop the drone from ending it: 5 plies",
    ),
    (
        "4/4/Q2D/4/4/4/DP2/4 2 15,13 a4a6",
        "a6xa2",
        "the same in 7 plies: equal is enough for who leaves first",
    ),
    (
        "2D1/2P1/4/3Q/4/4/4/1DP1 1 13,14 -",
        "b1=c1",
        "a point behind, two pieces become a queen: 9 plies to the win",
    ),
];

#[test]
fn it_finds_the_move() {
    for (text, expected, why) in FOUND {
        assert_eq!(
            best::<Martian>(&TWO, text, 5000),
            *expected,
            "{text}: {why}"
        );
    }
}
