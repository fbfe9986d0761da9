//! `convert`: records and pictures.

use crate::run::{doska, doska_in, folder};

const TWO: &str = "[GameType \"30,W,8,8,A0,0\"]\n1. d3-d4 {a comment} e6-e5 *\n\n[Variant \"cyclic@1\"]\n1. c3-d4 nonsense *\n\n[Variant \"martian@1\"]\n1. c3-d4 *\n";

#[test]
fn good_games_are_written_and_wrong_ones_reported() {
    let file = folder("two").join("two.pdn");
    std::fs::write(&file, TWO).unwrap();
    let name = file.to_str().unwrap();
    let ran = doska(&["convert", name]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.out.contains("1. d3-d4 {a comment} 1... e6-e5 *"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("[Variant \"martian@1\"]"), "{}", ran.out);
    assert!(!ran.out.contains("cyclic"), "{}", ran.out);
    assert!(
        ran.err.contains(&format!("{name}:5:10: game 2: ")),
        "{}",
        ran.err
    );
    assert!(
        ran.err
            .contains("Games written: 2. Games that could not be read: 1")
    );
}

#[test]
fn what_was_written_is_written_again_the_same() {
    let folder = folder("again");
    let good = TWO.replace(" nonsense", "");
    let (first, second) = (folder.join("1.pdn"), folder.join("2.pdn"));
    let args = ["convert", "-", "-o", first.to_str().unwrap()];
    assert_eq!(doska_in(&args, &good).ok(), "");
    doska(&[
        "convert",
        first.to_str().unwrap(),
        "-o",
        second.to_str().unwrap(),
    ])
    .ok();
    let (first, second) = (
        std::fs::read(first).unwrap(),
        std::fs::read(second).unwrap(),
    );
    assert!(!first.is_empty());
    assert_eq!(first, second);
}

#[test]
fn the_game_of_records_that_name_none() {
    let record = "1. d3-d4 e6-e5 *\n";
    assert_eq!(doska_in(&["convert", "-"], record).code, Some(1));
    let out = doska_in(&["convert", "-", "--game", "turkish"], record).ok();
    assert!(out.contains("[GameType \"30,W,8,8,A0,0\"]"), "{out}");
    let said = doska_in(&["convert", "-", "--game", "chess"], record).usage();
    assert!(said.contains("chess"), "{said}");
}

#[test]
fn files_that_cannot_be_read_or_written() {
    let ran = doska(&["convert", "/no/such/file.pdn"]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err.contains("/no/such/file.pdn cannot be read"),
        "{}",
        ran.err
    );
    let ran = doska_in(&["convert", "-", "-o", "/no/such/file.pdn"], TWO);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err.contains("/no/such/file.pdn cannot be written"),
        "{}",
        ran.err
    );
    let ran = doska_in(&["convert", "-"], b"1. a\xff");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("UTF-8"), "{}", ran.err);
    assert_eq!(doska_in(&["convert", "-"], "").ok(), "");
}

#[test]
fn pictures() {
    let args = [
        "convert",
        "--svg",
        "turkish",
        "--moves",
        "d3-d4 e6-e5",
        "--arrow",
        "c3-c4",
    ];
    let out = doska(&args).ok();
    assert!(out.starts_with("<svg ") && out.trim_end().ends_with("</svg>"));
    assert!(
        out.contains("<title>Turkish Draughts. White to move</title>"),
        "{out}"
    );
    let file = folder("svg").join("board.svg");
    let out = doska(&[
        "convert",
        "--svg",
        "backups",
        "--position",
        "W:Wa3:Bb4,c5:R5,7:S",
        "-o",
        file.to_str().unwrap(),
    ])
    .ok();
    assert_eq!(out, "");
    assert!(file.is_file());
    doska(&["convert", "--svg", "turkish", "--arrow", "a1-a2"]).usage();
    doska(&["convert", "--svg", "turkish", "file.pdn"]).usage();
    doska(&["convert"]).usage();
}

#[test]
fn the_diagrams_of_the_rules_pages() {
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/diagrams.txt");
    let folder = folder("diagrams");
    doska(&[
        "convert",
        "--diagrams",
        list,
        "--out",
        folder.to_str().unwrap(),
    ])
    .ok();
    let text = std::fs::read_to_string(list).unwrap();
    for line in text.lines() {
        let name = line.split('\t').next().unwrap();
        assert!(folder.join(format!("{name}.svg")).is_file(), "{name}");
    }
    let ran = doska_in(
        &[
            "convert",
            "--diagrams",
            "-",
            "--out",
            folder.to_str().unwrap(),
        ],
        "good\tturkish\tstart\t\n../evil\tturkish\tstart\t\nbad\n",
    );
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("-:2: “../evil”"), "{}", ran.err);
    assert!(ran.err.contains("-:3: "), "{}", ran.err);
    assert!(folder.join("good.svg").is_file());
}
