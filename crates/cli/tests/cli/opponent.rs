//! `play` line by line against the engine.

use crate::play::{answer, session};
use crate::run::{doska, doska_in};

#[test]
fn the_engine_answers_and_a_move_is_taken_back_to_ones_own() {
    let args = ["turkish", "--level", "1", "--seed", "1"];
    let lines = ["d3-d4", "board", "undo", "position", "undo"];
    let out = session(&args, &lines);
    let said = answer(&out, "d3-d4");
    assert!(said.contains("Black (Chick, level 1): "), "{out}");
    assert!(said.contains("White> board"), "it is our turn again: {out}");
    assert!(answer(&out, "position").starts_with("W:Wa2,b2,c2"), "{out}");
    let last = out.rsplit_once("White> undo\n").unwrap().1;
    assert!(last.starts_with("Nothing to take back"), "{out}");
    // The same seed, the same game.
    assert_eq!(session(&args, &lines), out);
}

#[test]
fn the_engine_begins_where_it_sits_first() {
    let out = session(
        &["cyclic", "--level", "2", "--seat", "second", "--spoken"],
        &["moves"],
    );
    assert!(out.contains("White (Hare, level 2): "), "{out}");
    assert!(out.contains("Black to move."), "{out}");
    assert!(out.contains("Black> moves"), "{out}");
}

#[test]
fn partners_against_engines() {
    let out = session(
        &["martian?players=4", "--level", "1", "--seat", "1,3"],
        &["c3-d4"],
    );
    let said = answer(&out, "c3-d4");
    assert!(said.contains("Player 2 (Chick, level 1): "), "{out}");
    assert!(said.contains("Player 3> "), "{out}");
}

#[test]
fn engines_alone_play_to_the_end() {
    let args = ["topological?checkers=2", "--level", "1", "--seat", "none"];
    let out = session(&args, &["quit"]);
    assert!(out.contains("The game is over"), "{out}");
    assert!(out.contains("won: ") || out.contains("Draw: "), "{out}");
}

#[test]
fn hints_and_clocks() {
    let out = session(
        &[
            "turkish",
            "--clock",
            "5+3",
            "--position",
            "W:WKh1,a2,b2:Bh7,a6",
        ],
        &["hint", "clock", "h1xh8", "clock"],
    );
    assert!(answer(&out, "hint").starts_with("Hint: h1xh8 ("), "{out}");
    assert!(out.contains("Clocks: White 5:00, Black 5:00"), "{out}");
    assert!(
        answer(&out, "clock").starts_with("Clocks: White 5:00, Black "),
        "{out}"
    );
    let out = session(&["turkish"], &["clock"]);
    assert!(
        answer(&out, "clock").starts_with("This game has no clock"),
        "{out}"
    );
}

#[test]
fn the_engine_takes_a_draw_when_it_is_worse() {
    let worse = "W:WKh1,a2,b2,c2:Ba6,b6";
    let better = "W:Wa2,b2:BKa8,h6,g6";
    for (position, said) in [
        (worse, "Draw: by agreement"),
        (better, "The game continues"),
    ] {
        let args = ["turkish", "--level", "1", "--position", position];
        let out = session(&args, &["draw"]);
        assert!(answer(&out, "draw").starts_with(said), "{out}");
    }
}

#[test]
fn three_languages() {
    let russian = session(
        &["turkish", "--level", "1", "--lang", "ru"],
        &["d3-d4", "часы"],
    );
    assert!(
        russian.contains("Чёрные (Цыплёнок, уровень 1): "),
        "{russian}"
    );
    assert!(russian.contains("Эта партия без часов"), "{russian}");
    let turkish = session(
        &["turkish", "--level", "1", "--lang", "tr"],
        &["d3-d4", "saat"],
    );
    assert!(turkish.contains("Siyah (Civciv, seviye 1): "), "{turkish}");
    assert!(turkish.contains("Bu oyunda saat yok"), "{turkish}");
}

#[test]
fn wrong_settings_are_named() {
    let said = doska(&["play", "turkish", "--level", "11"]).usage();
    assert!(said.contains("“11”") && said.contains("--level"), "{said}");
    let said = doska(&["play", "turkish", "--seat", "3"]).usage();
    assert!(said.contains("“3” is not a seat"), "{said}");
    assert!(said.contains("from 1 to 2"), "{said}");
    let said = doska(&["play", "turkish", "--clock", "five"]).usage();
    assert!(said.contains("“five” is not a time control"), "{said}");
    // The list of games comes first; the settings are read when one is chosen.
    let said = doska_in(&["play", "--seat", "4"], "martian?players=4\nquit\n").ok();
    assert!(said.contains("Player 1 (Goat, level 5): "), "{said}");
}
