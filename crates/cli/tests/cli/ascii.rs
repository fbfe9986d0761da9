//! With `--ascii` every command writes ASCII alone, in English.

use crate::run::{doska, doska_in, folder};

#[track_caller]
fn check(args: &[&str], input: &str) {
    let ran = doska_in(&[&["--ascii"], args].concat(), input);
    for text in [&ran.out, &ran.err] {
        let line = text.lines().find(|line| !line.is_ascii());
        assert_eq!(line, None, "{args:?}");
    }
}

const COMMANDS: [&str; 21] = [
    "play",
    "serve",
    "puzzle",
    "puzzles",
    "rules",
    "games",
    "show",
    "convert",
    "inspect",
    "replay",
    "perft",
    "analyse",
    "match",
    "solve",
    "tune",
    "bench",
    "engine",
    "tablebase",
    "completions",
    "man",
    "help",
];

#[test]
fn help_and_errors() {
    check(&[], "");
    check(&["--help"], "");
    for command in COMMANDS {
        check(&[command, "--help"], "");
        check(&[command, "--no-such-thing"], "");
    }
    for args in [
        &["show", "chess"][..],
        &["inspect", "turkish", "--position", "x"],
        &["replay", "cyclic", "--moves", "a1-a2"],
        &["play", "--resume", "/no/such"],
        &["match", "x", "y", "--game", "cyclic"],
        &["perft", "cyclic", "1000"],
        &["sow"],
    ] {
        check(args, "");
    }
}

#[test]
fn boards_rules_and_play() {
    check(&["games"], "");
    check(&["man"], "");
    for game in doska_play::main_variants() {
        check(&["rules", game], "");
        check(&["rules", game, "--spoken"], "");
        check(&["rules", game, "--source"], "");
        check(&["show", game], "");
        check(&["show", game, "--spoken"], "");
        check(&["inspect", game], "");
        check(&["inspect", game, "--json"], "");
        check(
            &["play", game, "--level", "1", "--seed", "1"],
            "help\nmoves\nhint\nrules\nboard\nz9\ndraw\nno\nresign\nyes\nquit\n",
        );
    }
    check(&["play"], "help\n3\nd3-d4\nquit\n");
    check(
        &[
            "match", "random", "greedy", "--game", "martian", "--games", "3",
        ],
        "",
    );
    check(&["puzzle", "cyclic"], "help\nhint\nhint\nquit\n");
    check(&["analyse", "turkish", "--depth", "2"], "");
    check(&["solve", "topological", "--checkers", "2"], "");
}

#[test]
fn manual_pages() {
    let folder = folder("ascii-man");
    doska(&["man", "--ascii", "-o", folder.to_str().unwrap()]).ok();
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.is_ascii(), "{}", path.display());
    }
}
