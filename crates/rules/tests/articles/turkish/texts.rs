//! Texts of positions and moves, and what is said of those that are wrong.

use doska_rules::{Place, Show, Step, Text, turkish::Turkish};

use super::{
    super::{legal, moves, refused},
    steps, turkish,
};

#[test]
fn positions_that_are_none_are_refused_by_the_part_that_is_wrong() {
    let many: Vec<String> = (0..17)
        .map(|i| format!("{}{}", (b'a' + i % 8) as char, i / 8 + 2))
        .collect();
    let many = format!("W:W{}:Bh8", many.join(","));
    for (text, id, part) in [
        ("", "text-form", ""),
        ("W:Wa1", "text-form", "W:Wa1"),
        ("W:Wa1:Bb1:", "text-form", "W:Wa1:Bb1:"),
        ("w:Wa1:Bb1", "text-side", "w"),
        ("W:Ba1:Wb1", "text-colour", "Ba1"),
        ("W:Wa1,i1:Bb1", "text-square", "i1"),
        ("W:Wa1,:Bb1", "text-square", ""),
        ("W:Wa1,kb1:Bb1", "text-square", "kb1"),
        ("W:Wa1,é:Bb1", "text-square", "é"),
        ("W:Wa1,Ka1:Bb1", "text-square-twice", "Ka1"),
        ("W:Wa2:BKa2", "text-square-twice", "a2"),
        ("W:Wa8:Bb1", "text-man-last-rank", "a8"),
        ("W:Wa7:Bb1", "text-man-last-rank", "b1"),
        (many.as_str(), "text-too-many", "W"),
    ] {
        let note = Turkish::read(text, &()).unwrap_err();
        assert_eq!((note.id, note.get("part")), (id, Some(part)), "{text}");
    }
    let huge = format!("W:W{}:B", "a2,".repeat(4_000_000));
    assert_eq!(
        Turkish::read(&huge, &()).unwrap_err().id,
        "text-square-twice"
    );
    assert_eq!(
        turkish("B:WKh8,a3,b2:Bc7,a7").write(),
        "B:Wb2,a3,Kh8:Ba7,c7"
    );
    assert_eq!(turkish("W:W:B").write(), "W:W:B");
}

#[test]
fn move_texts_are_read_in_every_form_the_rules_name_and_no_other() {
    let position = turkish("W:WKb4:Bd4,f5,c7");
    let expected = position.read_move("b4xf4xf7xb7").unwrap();
    for text in ["b4:f4:f7:b7", "b4-f4-f7-b7", "b4xb7", "b4:b7", "b4-b7"] {
        assert_eq!(position.read_move(text), Ok(expected), "{text}");
    }
    assert_eq!(
        refused(&position, "b4xf7xb7"),
        "turkish-diagonal: from=b4 to=f7 article=3.3"
    );
    assert_eq!(
        refused(&turkish("start"), "d3xd4"),
        "move-not-a-capture: part=d3xd4 right=d3-d4 article=3.2"
    );
    for text in [
        "", "d3", "d3-", "d3 d4", "d3–d4", "D3-D4", "d3-d4 ", "d3-d9", "d3--d4", "é", "d3=d4",
    ] {
        assert_eq!(
            position.read_move(text).unwrap_err().id,
            "move-syntax",
            "{text}"
        );
    }
    let huge = "a1x".repeat(4_000_000);
    assert_eq!(position.read_move(&huge).unwrap_err().id, "move-syntax");
    assert_eq!(
        refused(&position, "a1-a2"),
        "move-no-piece: place=a1 article=1.2"
    );
    assert_eq!(
        refused(&position, "d4-d3"),
        "move-not-yours: place=d4 article=1.2"
    );
    let two = turkish("W:WKa1:BKc1,e3,c5,a3,h8,e7");
    for text in moves(&two) {
        assert!(two.read_move(&text).is_ok(), "{text}");
    }
}

#[test]
fn captures_with_the_same_ends_and_different_prey_are_told_apart() {
    // Over g5 and g8 with b7 or with e7 between them.
    let position = turkish("W:Wh2,Kh5:Bg5,b7,e7,g8");
    let note = position.read_move("h5xh8").unwrap_err();
    assert_eq!(note.id, "move-ambiguous");
    let list = note.get("list").unwrap();
    for text in list.split(", ") {
        assert!(position.read_move(text).is_ok(), "{text}");
    }
}

#[test]
fn refusals_say_what_is_wrong_in_the_middle_of_a_capture() {
    // A man may not jump back, and a capture must not stop early.
    let man = turkish("W:Wb2,h1:Bb3,c4,d3,e5,h8");
    legal(&man, "b2xb4xd4");
    assert_eq!(
        refused(&man, "b2xb4xd4xd2"),
        "turkish-capture-back: from=d4 to=d2 article=3.2"
    );
    assert_eq!(
        refused(&man, "b2xb4"),
        "move-capture-goes-on: list=d4 article=3.4"
    );
    assert_eq!(
        refused(&man, "b2xb4xb6"),
        "move-capture-goes-on: list=d4 article=3.4"
    );
    assert_eq!(
        refused(&man, "b2xb4xd4xd6"),
        "move-no-way: from=d4 to=d6 article=3.2"
    );
    let stuck = turkish("W:Wa6,a7,h2:BKa8,b6,c6,Kb7,c7");
    assert_eq!(
        stuck.why_not(&steps("a6")).to_string(),
        "turkish-no-move: place=a6 article=2.1"
    );
    assert_eq!(stuck.why_not(&[Step::Pass]).id, "move-illegal");
    assert_eq!(
        stuck.why_not(&[Step::Place(Place { x: 8, y: -1 })]).id,
        "move-off-board"
    );
    assert_eq!(stuck.why_not(&[]).id, "move-illegal");
    // Where the game is over there is no move to correct.
    assert_eq!(
        refused(&turkish("W:Wa2:BKh7"), "a2-a3"),
        "move-illegal: part=a2-a3"
    );
}
