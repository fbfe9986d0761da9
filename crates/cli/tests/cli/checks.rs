//! `perft`, `inspect`, `replay`: the forms that outside checks rely on.

use serde_json::{Value, json};

use crate::run::{command, doska, doska_in};

fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
        .collect()
}

#[test]
fn perft_prints_a_line_per_depth() {
    let out = doska(&["perft", "turkish", "4"]).ok();
    let counts: Vec<(&str, &str)> = out
        .lines()
        .map(|line| {
            let parts: Vec<&str> = line.split(' ').collect();
            assert_eq!(parts.len(), 4, "{line}");
            parts[2].parse::<f64>().unwrap();
            parts[3].parse::<u64>().unwrap();
            (parts[0], parts[1])
        })
        .collect();
    assert_eq!(
        counts,
        [("1", "8"), ("2", "64"), ("3", "708"), ("4", "7538")]
    );
}

/// The counts from the start that the rules are tested with (`crates/rules/tests/counts`), up to this many.
const FEW: u64 = 300_000;

#[test]
fn perft_counts_what_the_rules_files_say() {
    for game in doska_play::games() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/counts");
        let list = std::fs::read_to_string(format!("{folder}/{}.txt", game.id)).unwrap();
        let mut counted = 0;
        for line in list.lines().filter(|line| line.contains("\tstart\t")) {
            let (game, counts) = line.split_once("\tstart\t").unwrap();
            let counts = counts.split_whitespace().map(|n| n.parse().unwrap());
            let few: Vec<u64> = counts.take_while(|&nodes| nodes <= FEW).collect();
            let (depth, nodes) = (few.len(), few[few.len() - 1]);
            for threads in ["1", "3"] {
                let depth_text = depth.to_string();
                let args = ["perft", game, &depth_text, "--json", "--threads", threads];
                let out = &objects(&doska(&args).ok())[0];
                assert_eq!(out["game"], game);
                assert_eq!(out["depth"], depth);
                assert_eq!(out["nodes"], nodes, "{game}");
                assert!(out["seconds"].is_f64() && out["nps"].is_u64(), "{out}");
            }
            counted += 1;
        }
        assert!(counted > 0, "{} has counts from the start", game.id);
    }
}

#[test]
fn perft_divides() {
    let out = doska(&["perft", "turkish", "3", "--divide"]).ok();
    let (moves, table) = out.split_once("\n\n").unwrap();
    assert_eq!(moves.lines().count(), 8);
    let sum: u64 = moves
        .lines()
        .map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!(sum, 708);
    assert!(table.starts_with("1 8 "), "{table}");
    for threads in ["1", "2"] {
        let args = [
            "perft",
            "turkish",
            "3",
            "--divide",
            "--json",
            "--threads",
            threads,
        ];
        let out = &objects(&doska(&args).ok())[0];
        assert_eq!(out["nodes"], 708);
        let divided = out["divide"].as_object().unwrap();
        assert_eq!(divided.len(), 8);
        let sum: u64 = divided.values().map(|n| n.as_u64().unwrap()).sum();
        assert_eq!(sum, 708);
    }
}

#[test]
fn perft_of_no_depth_is_one() {
    assert_eq!(doska(&["perft", "turkish", "0"]).ok(), "");
    let out = doska(&["perft", "turkish", "0", "--json", "--divide"]).ok();
    assert_eq!(objects(&out)[0]["nodes"], 1);
}

#[test]
fn inspect_gives_the_keys_in_their_order() {
    let out = doska(&[
        "inspect",
        "turkish",
        "--position",
        "W:WKd4:Bd2,d6",
        "--json",
    ])
    .ok();
    assert_eq!(
        out,
        concat!(
            r#"{"game":"turkish","position":"W:WKd4:Bd2,d6","seat":0,"outcome":null,"moves":["#,
            r#"{"move":"d4xd7","position":"B:WKd7:Bd2"},"#,
            r#"{"move":"d4xd8","position":"B:WKd8:Bd2"},"#,
            r#"{"move":"d4xd1","position":"B:WKd1:Bd6"}]}"#,
            "\n"
        )
    );
}

#[test]
fn inspect_of_finished_positions() {
    let end = |game: &str, position: &str| {
        let out = doska(&["inspect", game, "--position", position, "--json"]).ok();
        let mut out = objects(&out).remove(0);
        assert_eq!(out["moves"], json!([]), "{position}");
        out["outcome"].take()
    };
    assert_eq!(
        end("turkish", "W:Wa2,b2:Bh7"),
        json!({"winners": [0], "reason": "single-man"})
    );
    assert_eq!(
        end("turkish", "W:Wa2:BKh7"),
        json!({"winners": [], "reason": "one-each"})
    );
    assert_eq!(
        end("martian?players=4", "8/8/8/3Q1Q2/4Q3/8/8/8 1 1,2,3,0 -"),
        json!({"winners": [0, 2], "reason": "empty-quadrant", "scores": [1, 2, 3, 0]})
    );
    assert_eq!(
        end("turkish", "W:WKa1,Kb3:BKg6,Kh8 ~100"),
        json!({"winners": [], "reason": "quiet-limit"})
    );
}

#[test]
fn inspect_answers_line_by_line_in_order() {
    let start = "W:WKd4:Bd2,d6";
    let input = format!("{start}\r\n\nbad\n {start} ~7 \n\u{feff}{start}\n{start}");
    let mut input = input.into_bytes();
    input.extend_from_slice(b"\nW:\xff\xfe\n");
    let out = objects(&doska_in(&["inspect", "turkish", "--stdin", "--json"], input).bad_lines());
    let good: Vec<bool> = out.iter().map(|o| o.get("error").is_none()).collect();
    assert_eq!(good, [true, false, false, true, false, true, false]);
    assert_eq!(out[3]["position"], start);
    for wrong in out.iter().filter(|o| o.get("error").is_some()) {
        assert_eq!(wrong.as_object().unwrap().len(), 1);
    }
}

#[test]
fn inspect_prints_counters_when_asked() {
    let args = [
        "inspect",
        "turkish",
        "--position",
        "W:WKa1,Kb3:BKg6,Kh8 ~5",
        "--counters",
        "--json",
    ];
    let out = &objects(&doska(&args).ok())[0];
    assert_eq!(out["position"], "W:WKa1,Kb3:BKg6,Kh8 ~5");
    let after = out["moves"][0]["position"].as_str().unwrap();
    assert!(after.ends_with(" ~6"), "{after}");
}

#[test]
fn inspect_for_people() {
    let out = doska(&["inspect", "turkish", "--position", "W:WKd4:Bd2,d6"]).ok();
    assert!(out.contains("White to move\n3 legal moves:\n"), "{out}");
    assert!(out.contains("  d4xd1  B:WKd1:Bd6\n"), "{out}");
    let out = doska_in(&["inspect", "turkish", "--stdin"], "nonsense\n").bad_lines();
    assert!(out.starts_with("Error: “nonsense”"), "{out}");
}

#[test]
fn every_game_is_inspected_at_its_start() {
    for game in doska_play::variants() {
        let out = &objects(&doska(&["inspect", game, "--json"]).ok())[0];
        assert_eq!(out["game"], game);
        let again = ["inspect", game, "--json", "--position"];
        let position = out["position"].as_str().unwrap();
        let again = doska(&[&again[..], &[position]].concat()).ok();
        assert_eq!(&objects(&again)[0], out);
    }
}

#[test]
fn a_program_may_ask_and_answer_in_turn() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;
    let mut child = command(&["inspect", "turkish", "--stdin", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for position in ["W:WKd4:Bd2,d6", "nonsense", "W:WKh1:BKh7"] {
        writeln!(stdin, "{position}").unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert!(line.ends_with("}\n"), "{line}");
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(2));
}

#[test]
fn replay_plays_games_to_their_last_move() {
    let input = "d3-d4 e6-e5 d4xd6\n\nd3-d4 d3-d4\n  d3-d4   e6-e5\r\nd3-d4 e6-e5 d4:d6";
    let out = objects(&doska_in(&["replay", "turkish", "--stdin", "--json"], input).bad_lines());
    assert_eq!(out.len(), 5);
    assert_eq!(out[0]["ply"], 3);
    assert!(out[0]["error"].is_string());
    let keys: Vec<&String> = out[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["error", "ply"]);
    assert_eq!(out[1]["plies"], 0);
    assert_eq!(out[1]["outcome"], Value::Null);
    assert_eq!(out[2]["ply"], 2);
    assert_eq!(out[3]["plies"], 2);
    assert!(out[3]["position"].as_str().unwrap().starts_with("W:W"));
}

#[test]
fn in_replay_the_counters_count() {
    // The same position for the third time: a draw, and a move after it is an error.
    let martian = "b1-a1 c8-d8 a1-b1 d8-c8 ";
    let out = doska_in(
        &["replay", "martian", "--stdin", "--json"],
        format!("{}\n{}b1-a1\n", martian.repeat(2), martian.repeat(2)),
    )
    .bad_lines();
    let out = objects(&out);
    assert_eq!(out[0]["outcome"]["reason"], "threefold");
    assert_eq!(out[0]["outcome"]["scores"], json!([0, 0]));
    assert_eq!(out[0]["plies"], 8);
    assert_eq!(out[1]["ply"], 9);
}

#[test]
fn replay_from_a_position_and_from_an_argument() {
    let args = [
        "replay",
        "turkish",
        "--position",
        "W:WKh1:BKh7",
        "--moves",
        "h1xh8",
    ];
    let out = doska(&args).ok();
    assert_eq!(
        out,
        "1 ply. White won: Black has no pieces left\n  B:WKh8:B\n"
    );
    let out = doska(&[&args[..], &["--json", "--counters"]].concat()).ok();
    assert_eq!(
        out,
        "{\"position\":\"B:WKh8:B ~0\",\"outcome\":{\"winners\":[0],\"reason\":\"no-pieces\"},\"plies\":1}\n"
    );
    let out = doska(&["replay", "turkish", "--moves", "d3-d4 nonsense"]).bad_lines();
    assert!(out.starts_with("Move 2: “nonsense”"), "{out}");
}

#[test]
fn the_exit_status_is_2_if_any_line_failed() {
    // A good and a bad line of either command.
    let commands = [
        ("inspect", "W:WKd4:Bd2,d6\n", "W:Wz9:B\n"),
        ("replay", "d3-d4 e6-e5\n", "d3-d4 d4-d3\n"),
    ];
    for (command, good, bad) in commands {
        for form in [&[][..], &["--json"]] {
            let args = [&[command, "turkish", "--stdin"], form].concat();
            assert_ne!(doska_in(&args, [good, good].concat()).ok(), "");
            assert_eq!(doska_in(&args, "").ok(), "");
            for input in [[bad, good], [good, bad], [bad, bad]] {
                let out = doska_in(&args, input.concat()).bad_lines();
                let answers = doska_in(&args, good).ok().lines().count();
                assert!(
                    out.lines().count() > answers || input == [bad, bad],
                    "{out}"
                );
            }
        }
    }
    for form in [&[][..], &["--json"]] {
        let args = |moves| [&["replay", "turkish", "--moves", moves], form].concat();
        assert_ne!(doska(&args("d3-d4")).ok(), "");
        assert_ne!(doska(&args("d3-d5")).bad_lines(), "");
    }
}
