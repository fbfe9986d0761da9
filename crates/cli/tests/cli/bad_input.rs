//! Wrong commands, wrong values, wrong bytes, long lines, readers that go away.

use std::io::Read;
use std::process::Stdio;

use crate::run::{command, doska, doska_in, folder};

#[test]
fn wrong_command_lines_are_said_in_words_with_exit_status_2() {
    let said = |args: &[&str]| doska(args).usage();
    assert!(said(&["perftt"]).contains("Unknown command “perftt”. Did you mean “perft”?"));
    assert!(said(&["perft", "chess", "2"]).contains("Unknown game “chess”. Valid: cyclic"));
    assert!(said(&["perft", "turkish"]).contains("Missing: <DEPTH>"));
    assert!(said(&["perft", "turkish", "x"]).contains("“x” is not valid for <DEPTH>"));
    assert!(said(&["perft", "turkish", "x"]).contains("a whole number"));
    assert!(said(&["perft", "turkish", "101"]).contains("from 0 to 100"));
    assert!(said(&["perft", "turkish", "2", "--threads", "0"]).contains("from 1 to 1024"));
    assert!(said(&["play", "turkish", "--level", "11"]).contains("from 1 to 10"));
    assert!(said(&["perft", "turkish", "-1"]).contains("“-1”"));
    assert!(said(&["perft", "turkish", "101"]).contains("“101”"));
    assert!(said(&["perft", "turkish", "2", "--threads", "0"]).contains("“0”"));
    assert!(said(&["perft", "turkish", "2", "--thread", "2"]).contains("“--threads”"));
    assert!(said(&["show", "turkish", "extra"]).contains("Unexpected argument “extra”"));
    assert!(said(&["show", "turkish", "--position"]).contains("needs a value"));
    assert!(said(&["show", "turkish", "--lang", "xx"]).contains("Valid: en, ru, tr"));
    assert!(said(&["inspect", "turkish", "--stdin", "--position", "x"]).contains("together"));
    assert!(said(&["replay", "turkish"]).contains("--stdin"));
    assert!(said(&["completions", "tcsh"]).contains("bash"));
}

#[test]
fn wrong_options_list_the_valid_ones() {
    let said = |game: &str| doska(&["inspect", game]).usage();
    assert!(said("martian?players=3").contains("Valid: 2|4"));
    assert!(said("martian?seats=2").contains("Valid: players"));
    assert!(said("turkish?a=b").contains("it has no options"));
    assert!(said("martian?players").contains("key=value"));
    assert!(said("topological?checkers=33").contains("2..32"));
    assert!(said("topological?checkers=3&checkers=4").contains("twice"));
    assert!(said("").contains("Valid: "));
}

#[test]
fn wrong_positions_and_moves_name_the_part() {
    for command in ["inspect", "show", "play"] {
        let said = doska(&[command, "turkish", "--position", "W:Wz9:Ba7"]).usage();
        assert!(said.contains("z9"), "{said}");
    }
    let said = doska(&["perft", "turkish", "1", "--position", "W:Wa8:Ba7"]).usage();
    assert!(said.contains("a8"), "{said}");
    let said = doska(&["show", "turkish", "--moves", "d3-d4 a1-a9"]).usage();
    assert!(said.contains("Move 2:"), "{said}");
}

#[test]
fn arguments_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let mut command = command(&["inspect", "turkish", "--position"]);
    command.arg(OsStr::from_bytes(b"W:\xff"));
    let said = crate::run::run(&mut command, b"").usage();
    assert!(said.contains("UTF-8"), "{said}");
}

#[test]
fn a_line_of_ten_megabytes_is_an_error_in_its_place_and_quickly() {
    let long = "W:Wa2,".repeat((10 << 20) / 5);
    let mut input = long.into_bytes();
    input.truncate(10 << 20);
    input.extend_from_slice(b"\nW:WKd4:Bd2,d6\n");
    let out = doska_in(&["inspect", "turkish", "--stdin", "--json"], &input).bad_lines();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("{\"error\":"), "{}", lines[0]);
    assert!(lines[0].len() < 500);
    assert!(lines[1].contains("d4xd8"));

    let mut input = vec![b'x'; 10 << 20];
    input.extend_from_slice(b"\nd3-d4\n");
    let out = doska_in(&["replay", "turkish", "--stdin", "--json"], &input).bad_lines();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].ends_with("\"ply\":1}"), "{}", lines[0]);
    assert!(lines[1].ends_with("\"plies\":1}"));

    let broken = b"d3-d4 \xff\n";
    let out = doska_in(&["replay", "turkish", "--stdin", "--json"], broken).bad_lines();
    assert!(out.trim_end().ends_with("\"ply\":2}"), "{out}");

    let out = doska_in(&["play", "turkish"], &input).ok();
    assert!(out.contains("too long") && out.contains("Last move: d3-d4"));
}

#[test]
fn long_lines_that_are_still_read_are_refused_quickly() {
    for game in doska_play::variants() {
        let tokens = ["x", "a1-", "^d=m", "+", ",", "0,0>", "W:W", "1/", "é", "~"];
        let input: Vec<String> = tokens
            .iter()
            .flat_map(|token| {
                let long = token.repeat(60_000 / token.len());
                [long.clone(), format!("W:{long}"), format!("M w {long}")]
            })
            .collect();
        let input = input.join("\n");
        let out = doska_in(&["inspect", game, "--stdin", "--json"], &input).bad_lines();
        assert_eq!(out.lines().count(), 30);
        assert!(out.lines().all(|line| line.starts_with("{\"error\":")));
        let out = doska_in(&["replay", game, "--stdin", "--json"], &input).bad_lines();
        assert_eq!(out.lines().count(), 30);
        assert!(out.lines().all(|line| line.starts_with("{\"error\":")));
    }
}

#[test]
fn random_bytes_never_stop_the_run() {
    // A small generator of our own: the same bytes in every run.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut bytes = Vec::new();
    for _ in 0..40_000 {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let byte = (state >> 33) as u8;
        let likely = b"WBKR:S,=-x^+~@0123456789abcdefgh/QDP>* \n";
        bytes.push(if byte < 230 {
            likely[byte as usize % likely.len()]
        } else {
            byte
        });
    }
    let lines = bytes.split(|&b| b == b'\n').count();
    for game in doska_play::variants() {
        for command in ["inspect", "replay"] {
            let out = doska_in(&[command, game, "--stdin", "--json"], &bytes).bad_lines();
            assert!(lines - out.lines().count() <= 1, "{command} {game}");
        }
    }
    doska_in(&["play"], &bytes).ok();
    let file = folder("noise").join("noise.pdn");
    std::fs::write(&file, &bytes).unwrap();
    let ran = doska(&["convert", file.to_str().unwrap()]);
    assert_eq!(ran.code, Some(1));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let commands: [&[&str]; 4] = [
        &["rules", "turkish"],
        &["inspect", "topological", "--stdin", "--json"],
        &["completions", "bash"],
        &["games"],
    ];
    for args in commands {
        let mut child = command(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        if let Some(mut stdin) = child.stdin.take() {
            use std::io::Write;
            for _ in 0..20_000 {
                if writeln!(stdin, "P w -").is_err() {
                    break;
                }
            }
        }
        let mut said = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut said)
            .unwrap();
        assert_eq!(said, "", "{args:?}");
        assert!(child.wait().unwrap().success(), "{args:?}");
    }
}
