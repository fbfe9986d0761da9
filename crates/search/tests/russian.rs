//! The engine plays Russian Draughts.

mod draughts;

use doska_rules::russian::Russian;
use doska_rules::{Counted, Position};
use doska_search::{Evaluation, Transpositions};
use draughts::{Dice, beats_random, best, evaluates_soundly, read, turned, wins_in};

#[test]
fn beats_random_moves() {
    beats_random::<Russian>(8, 2000);
}

#[test]
fn evaluates_both_colours_alike() {
    evaluates_soundly::<Russian>(&(), 60, turned);
}

/// Black must take two men, and b6 then takes three and becomes a king on the way.
#[test]
fn finds_a_shot() {
    let shot = "W:Wd2,c5,e5,g5:Bh4,a5,c7,e7";
    assert_eq!(best::<Russian>(shot, 4000), "c5-b6");
    // Of two captures the smaller one wins.
    assert_eq!(best::<Russian>("W:Wh2,g5,d6:Bc3,c5,h6,e7", 4000), "d6xf8");
}

/// Both black men are locked in with one step.
#[test]
fn locks_the_enemy_in() {
    assert_eq!(wins_in::<Russian>("W:We1,g1,f2:Bg3,h4", 2000), Some(1));
}

#[test]
fn sees_the_end_coming() {
    assert_eq!(wins_in::<Russian>("W:WKc1,g5:Ba3,h6", 2000), Some(5));
}

/// Three kings win if they hold the main road: one is given away and the single king is caught.
#[test]
fn three_kings_on_the_main_road_win() {
    let ending = "W:WKc5,Kf6,Kh8:BKd8";
    assert_eq!(best::<Russian>(ending, 4000), "c5-e7");
    assert_eq!(wins_in::<Russian>(ending, 4000), Some(5));
}

/// A single king on the main road is hardly ever caught, and the engine knows.
#[test]
fn a_king_on_the_main_road_holds() {
    let value = |text: &str| read::<Russian>(text).evaluate();
    let held = value("W:WKc1,Ke1,Kg1:BKh8");
    assert!(value("W:WKc1,Ke1,Kg1:BKb8") > 4 * held);
    assert!(held > 0, "it still tries");
}

/// Table entries of wins are trusted only within this many plies, so it may never be too many. A capture or a
/// promotion begins all counts anew, whatever they were.
#[test]
fn no_count_ends_the_game_sooner_than_foreseen() {
    let starts = [
        "W:WKa1,Ke1,Kh2:BKd8",
        "B:Wa3,c3,Kc1:BKh8",
        "B:WKa1,Kc1,Ke1:BKb8,Kd8,h6",
        "W:WKa1,Kg1:BKb8",
    ];
    let mut drawn = 0;
    for (game, text) in (0..).zip(starts.iter().cycle().take(2000)) {
        let mut dice = Dice(game);
        let mut position: Russian = read(text);
        let mut counters = position.fresh();
        let mut limits: Vec<u32> = Vec::new();
        let mut moves = Vec::new();
        loop {
            moves.clear();
            position.legal_moves(&mut moves);
            // Nothing repeats often enough: only the counts are of interest.
            let counted = position.counted_outcome(&counters, 1);
            if counted.is_some() {
                drawn += 1;
                for (left, limit) in (1..).zip(limits.iter().rev()) {
                    assert!(*limit <= left, "{text}: {limit} of {left} plies");
                }
            }
            if moves.is_empty() || counted.is_some() {
                break;
            }
            limits.push(position.plies_to_limit(&counters));
            let m = moves[dice.below(moves.len())];
            let next = position.after(m);
            counters = position.advance(&counters, m, &next);
            position = next;
            if counters == position.fresh() {
                limits.clear();
            }
        }
    }
    assert!(drawn > 200, "{drawn}");
}
