//! Texts of positions, moves, counters and options, their refusals, and the counts.

use doska_rules::topological::{Counters, Topological};
use doska_rules::{
    Counted, Game, Reason, Show, Surface, Text,
    game::{read_options, write_game},
    perft,
};

use super::super::{moves, refused};
use super::{ROW, set, unread};

#[test]
fn the_counts_of_the_rules() {
    for line in include_str!("../../counts/topological.txt").lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        let options = parts[0].split_once('?').map_or("", |(_, options)| options);
        let position = set(options, parts[1]);
        for (depth, count) in (1..).zip(parts[2].split(' ')) {
            assert_eq!(
                perft(&position, depth).to_string(),
                count,
                "{line} at {depth}"
            );
        }
    }
}

#[test]
fn position_texts_are_read_in_any_order_and_written_in_one() {
    let position = set("checkers=2", "M b 3,0=-;1,0=b;0,0=w;2,0=bw");
    assert_eq!(position.write(), "M b 0,0=w;1,0=b;2,0=bw;3,0=-");
    assert_eq!(set("checkers=2", &position.write()), position);
    let far: Vec<String> = (0..64)
        .map(|i| format!("{},0={}", i - 63, if i % 2 == 0 { "b" } else { "w" }))
        .collect();
    let position = set("checkers=32", &format!("M w {}", far.join(";")));
    assert_eq!(position.write(), format!("M w {}", far.join(";")));
    assert_eq!(moves(&position).len(), 2 * 31 + 1 + 1);
}

#[test]
fn bad_position_texts_are_refused_by_the_part() {
    let two = "checkers=2";
    for (text, note) in [
        ("", "text-form: part= form=P b 0,0=w"),
        ("P w", "text-form: part=P w form=P b 0,0=w"),
        ("P w - -", "text-form: part=P w - - form=P b 0,0=w"),
        ("Q w -", "topological-phase: part=Q"),
        ("P W -", "topological-side: part=W"),
        (
            "P b -",
            "topological-turn: part=b white=0 black=0 colour=white article=1.1",
        ),
        ("P w 0,0", "topological-cell: part=0,0"),
        ("P w ", "topological-cell: part="),
        ("P b 0,0=w;", "topological-cell: part="),
        ("P b 00,0=w", "topological-coordinates: part=00,0"),
        ("P b -0,0=w", "topological-coordinates: part=-0,0"),
        ("P b 64,0=w", "topological-coordinates: part=64,0"),
        ("P b 0;0=w", "topological-cell: part=0"),
        ("P b é,0=w", "topological-coordinates: part=é,0"),
        ("P b 0,0=", "topological-stack: part=0,0="),
        ("P b 0,0=x", "topological-stack: part=0,0=x"),
        ("P b 0,0=wwwww", "topological-stack: part=0,0=wwwww"),
        (
            "P b 0,0=ww",
            "topological-single: part=0,0=ww place=0,0 article=1.3",
        ),
        (
            "P b 0,0=-",
            "topological-single: part=0,0=- place=0,0 article=1.3",
        ),
        ("P w 0,0=w;0,0=b", "topological-twice: part=0,0=b place=0,0"),
        (
            "P w 0,0=w;1,1=b",
            "topological-apart: part=1,1=b place=1,1 article=1.3",
        ),
        (
            "P b 1,0=w",
            "topological-no-origin: part=0,0 place=0,0 article=1.2",
        ),
        (
            "M w -",
            "topological-field-count: part=- count=0 expected=4 article=1.4",
        ),
        (
            "M w 0,0=w;1,0=b;2,0=w",
            "topological-field-count: part=0,0=w;1,0=b;2,0=w count=3 expected=4 article=1.4",
        ),
        (
            "M w 0,0=w;1,0=b;2,0=w;3,0=b;4,0=-",
            "topological-field-count: part=0,0=w;1,0=b;2,0=w;3,0=b;4,0=- count=5 expected=4 article=1.4",
        ),
        (
            "M w 0,0=w;1,0=b;2,0=w;3,0=-",
            "topological-checkers: part=b colour=black expected=2 count=1 article=1.1",
        ),
        (
            "M w 0,0=w;1,0=b;2,0=w;3,0=bw",
            "topological-checkers: part=w colour=white expected=2 count=3 article=1.1",
        ),
        (
            "M w 1,0=w;2,0=b;3,0=w;4,0=b",
            "topological-no-origin: part=0,0 place=0,0 article=1.2",
        ),
    ] {
        assert_eq!(unread(two, text), note, "{text}");
    }
}

#[test]
fn huge_texts_are_refused_at_once() {
    let position = set("checkers=2", ROW);
    for piece in ["w", ";", " ", "0,0=w;", ",", "é", "0,0>", "9"] {
        let long = piece.repeat(3_000_000);
        for text in [
            long.clone(),
            format!("M w {long}"),
            format!("M w 0,0={long}"),
            format!("M {long}"),
        ] {
            assert!(unread("checkers=2", &text).len() < 500);
            assert!(refused(&position, &text).len() < 500);
            assert!(position.read_counters(&text).unwrap_err().to_string().len() < 500);
        }
    }
}

#[test]
fn bad_move_texts_are_refused() {
    let position = set("checkers=2", ROW);
    let syntax = |text: &str| format!("move-syntax: part={text} form=2,-1 0,0>2,1*3 pass");
    for text in [
        "",
        "Pass",
        "0,0-1,0",
        "0,0>1,0*",
        "0,0>1,0*01",
        "0,0>1,0*1 ",
        "a1",
        ">",
        "0,0>1,0*-1",
    ] {
        assert_eq!(refused(&position, text), syntax(text));
    }
    assert_eq!(
        refused(&position, "99,0>1,0*1"),
        "topological-coordinates: part=99,0"
    );
    assert_eq!(
        refused(&position, "0,0"),
        "topological-how-many: place=0,0 article=2.2 part=0,0"
    );
    assert_eq!(
        refused(&position, "0,0>2,0"),
        "topological-unreachable: from=0,0 to=2,0 article=2.2 part=0,0>2,0"
    );
    assert_eq!(
        refused(&position, "0,0>1,0*300"),
        "topological-stack-height: place=0,0 height=1 article=2.2 part=0,0>1,0*300"
    );
}

#[test]
fn tails_are_written_and_read() {
    let position = set("checkers=2&period=2", "M w 0,0=-;1,0=bw;2,0=w;3,0=b");
    for tail in [
        "0/1/0/0", "0/1/0/1", "1/1/0/0", "2/0/0/0", "3/0/2/0", "4/1/0/0", "2/1/0/2", "3/0/0/2",
    ] {
        let counters = position.read_counters(tail).unwrap();
        assert_eq!(position.write_counters(&counters), tail);
    }
    for (tail, note) in [
        ("", "text-form: part= form=4/1/0/1"),
        ("1/0/0", "text-form: part=1/0/0 form=4/1/0/1"),
        ("1/0/0/0/0", "text-form: part=1/0/0/0/0 form=4/1/0/1"),
        ("5/1/0/0", "text-tail-plies: part=5 max=4"),
        ("01/1/0/0", "text-tail-plies: part=01 max=4"),
        ("2/3/0/0", "topological-tail-captures: part=3 max=2"),
        ("2/0/x/0", "topological-tail-captures: part=x max=2"),
        ("2/0/0/3", "topological-tail-passes: part=3"),
        ("2/2/1/0", "topological-tail-captures: part=2/1 max=1"),
        (
            "0/0/0/0",
            "topological-tail-start: part=0/0/0/0 expected=1/0",
        ),
        (
            "1/0/0/1",
            "topological-tail-start: part=1/0/0/1 expected=1/0",
        ),
        (
            "4/0/0/0",
            "topological-tail-start: part=4/0/0/0 expected=1/0",
        ),
    ] {
        assert_eq!(
            position.read_counters(tail).unwrap_err().to_string(),
            note,
            "{tail}"
        );
    }
    let ended = position.read_counters("4/1/0/0").unwrap();
    assert_eq!(
        position.counted_outcome(&ended, 0).unwrap().reason,
        Reason::Period
    );
    let laying = set("", "P b 0,0=w");
    assert_eq!(laying.write_counters(&laying.fresh()), "");
    assert_eq!(laying.read_counters(""), Ok(Counters::default()));
    let note = laying.read_counters("0/0/0/0").unwrap_err().to_string();
    assert_eq!(note, "topological-tail-laying: part=0/0/0/0");
}

#[test]
fn options_are_written_and_read() {
    for text in [
        "topological",
        "topological?checkers=6&path=straight",
        "topological?period=100",
    ] {
        let options = text.split_once('?').map_or("", |(_, options)| options);
        assert_eq!(
            write_game::<Topological>(&read_options::<Topological>(options).unwrap()),
            text
        );
    }
    for bad in [
        "checkers=1",
        "checkers=33",
        "period=0",
        "period=101",
        "path=round",
        "size=3",
    ] {
        assert!(read_options::<Topological>(bad).is_err(), "{bad}");
    }
    assert_eq!((Topological::ID, Topological::VERSION), ("topological", 1));
}

#[test]
fn the_view_of_the_layout_shows_where_the_next_may_lie() {
    let view = set("", "P w 0,0=w;1,0=b").view();
    let cells: Vec<(&str, usize)> = view
        .cells
        .iter()
        .map(|cell| (cell.name.as_str(), cell.stack.len()))
        .collect();
    assert_eq!(
        cells,
        [
            ("0,-1", 0),
            ("1,-1", 0),
            ("-1,0", 0),
            ("0,0", 1),
            ("1,0", 1),
            ("2,0", 0),
            ("0,1", 0),
            ("1,1", 0)
        ]
    );
    let view = set("checkers=2", "M w 0,0=-;1,0=bw;2,0=w;3,0=b").view();
    let seats: Vec<Option<u8>> = view.cells[1].stack.iter().map(|token| token.seat).collect();
    assert_eq!(seats, [Some(1), Some(0)], "from bottom to top");
    assert_eq!(
        (view.cells.len(), view.areas.len(), view.surface),
        (4, 0, Surface::Plane)
    );
}

#[test]
fn sixty_four_fields_in_a_block_do_not_stall() {
    let corner = format!("{}{}", "b".repeat(32), "w".repeat(32));
    let cells: Vec<String> = (0..8)
        .flat_map(|y| (0..8).map(move |x| (x, y)))
        .map(|(x, y)| format!("{x},{y}={}", if (x, y) == (0, 0) { &corner } else { "-" }))
        .collect();
    let position = set("checkers=32", &format!("M w {}", cells.join(";")));
    let list = moves(&position);
    let has = |text: &str| list.iter().any(|m| m == text);
    assert!(has("0,0>7,0*63"), "through all fields to the next corner");
    assert!(
        !has("0,0>7,7*63"),
        "an odd number of steps never leads to the opposite one"
    );
    assert!(has("0,0>7,7*62"));
    assert!(!has("0,0>7,7*12"), "it is farther away");
}
