//! Moves marked by what searches found.

use doska_play::review::{Found, Mark, Sum, Worth, review_moves};
use doska_play::{GameHistory, GameSpec, Score};

fn game(moves: &[&str]) -> GameHistory {
    let mut line = GameHistory::new(&GameSpec::read("cyclic").unwrap().start());
    for text in moves {
        line.play_text(text).unwrap();
    }
    line
}

fn found(men: i32, best: &str) -> Found {
    Found {
        worth: Worth(Score::Cp(men)),
        moves: vec![best.to_owned()],
    }
}

#[test]
fn what_is_given_away_is_marked() {
    let line = game(&["c3-d4", "b6-c5"]);
    let reviewed = review_moves(
        &line,
        &[
            Some(found(20, "e3-f4")),
            Some(found(20, "b6-a5")),
            Some(found(220, "d4xb6")),
        ],
    );
    assert_eq!((reviewed[0].loss, reviewed[0].mark()), (0, None));
    assert_eq!(reviewed[1].loss, 200);
    assert_eq!(reviewed[1].mark(), Some(Mark::Blunder));
    assert_eq!(reviewed[1].line, ["b6-a5"]);
    let sums = Sum::of(&reviewed, 2);
    assert!(sums[0].accuracy().unwrap() > 99.9 && sums[1].accuracy().unwrap() < 50.0);
    assert_eq!(sums[1].marks, [0, 0, 1]);
}

#[test]
fn the_engines_own_move_loses_nothing_and_neither_does_a_better_one() {
    let line = game(&["c3-d4", "b6-c5"]);
    let reviewed = review_moves(
        &line,
        &[
            Some(found(50, "c3-d4")),
            Some(found(-300, "b6-a5")),
            Some(found(-400, "x")),
        ],
    );
    assert!(reviewed.iter().all(|reviewed| reviewed.loss == 0));
}

#[test]
fn a_forced_move_is_no_mistake() {
    let line = game(&["c3-d4", "b6-c5", "d4xb6"]);
    let reviewed = review_moves(
        &line,
        &[
            None,
            None,
            Some(found(300, "other")),
            Some(found(-300, "a7xc5")),
        ],
    );
    assert_eq!(reviewed.len(), 1);
    assert!(reviewed[0].forced && reviewed[0].ply == 3);
    assert_eq!(reviewed[0].mark(), None);
    assert_eq!(Sum::of(&reviewed, 2)[0].accuracy(), None);
}

#[test]
fn moves_without_a_search_on_both_sides_are_not_judged() {
    let line = game(&["c3-d4", "b6-c5", "d4xb6"]);
    let reviewed = review_moves(
        &line,
        &[
            Some(found(0, "x")),
            Some(found(0, "x")),
            None,
            Some(found(0, "x")),
        ],
    );
    assert_eq!(reviewed.len(), 1);
    assert!(review_moves(&line, &[]).is_empty());
}

#[test]
fn the_end_of_a_game_needs_no_search() {
    let spec = GameSpec::read("turkish").unwrap();
    let mut line = GameHistory::new(&spec.position("W:WKh1:BKh7").unwrap());
    line.play_text("h1xh8").unwrap();
    let reviewed = review_moves(&line, &[Some(found(900, "h1xh8"))]);
    assert_eq!(reviewed.len(), 1);
}
