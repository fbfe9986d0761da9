//! `analyse`: positions and records.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::run::{command, doska, doska_in, folder, until_it_hears};

fn objects(text: &str) -> Vec<Value> {
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// White throws a man away, and Black takes it.
const GAME: &str =
    "[GameType \"30\"]\n[White \"Ayşe\"]\n\n1. h3-h4 d6-d5 2. h4-h5 h6xh4 3. a3-a4 *\n";

#[test]
fn a_position_gets_lines_with_scores() {
    let args = [
        "analyse",
        "turkish",
        "--moves",
        "d3-d4 e6-e5",
        "--nodes",
        "3000",
    ];
    let out = doska(&args).ok();
    assert!(
        out.starts_with("Turkish Draughts\nWhite to move\nDepth "),
        "{out}"
    );
    assert!(out.contains("\n  1. ") && out.contains("\n  3. "), "{out}");
    assert_eq!(doska(&args).ok(), out, "nodes make it repeatable");
    let args = [
        "analyze", "turkish", "--depth", "3", "--lines", "2", "--json",
    ];
    let out = &objects(&doska(&args).ok())[0];
    assert_eq!(out["depth"], 3);
    assert_eq!(out["complete"], true);
    let lines = out["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 2);
    assert!(lines[0]["score"]["cp"].is_i64() && lines[0]["pv"][0].is_string());
}

#[test]
fn scores_are_for_the_first_team() {
    let score = |position: &str| {
        let args = [
            "analyse",
            "turkish",
            "--position",
            position,
            "--json",
            "--depth",
            "2",
        ];
        objects(&doska(&args).ok())[0]["lines"][0]["score"].take()
    };
    assert_eq!(score("W:WKh1:BKh7"), json!({"mate": 1}));
    assert_eq!(score("B:WKh2:BKh8"), json!({"mate": -1}));
    assert!(score("B:Wa2,b2,c2,d2:BKh8,f7,e7,d7,c7")["cp"].as_i64() < Some(-100));
}

#[test]
fn every_game_is_analysed_and_its_end_too() {
    for game in doska_play::variants() {
        let out = doska(&["analyse", game, "--nodes", "500", "--json"]).ok();
        assert_eq!(objects(&out)[0]["game"], game);
    }
    let args = [
        "analyse",
        "turkish",
        "--position",
        "W:WKh1:BKh7",
        "--moves",
        "h1xh8",
    ];
    let out = doska(&args).ok();
    assert!(out.starts_with("Turkish Draughts\nWhite won: "), "{out}");
    assert_eq!(out.lines().count(), 2);
    let out = doska(&[&args[..], &["--json"]].concat()).ok();
    let out = &objects(&out)[0];
    assert_eq!(out["outcome"]["reason"], "no-pieces");
    assert_eq!(out["lines"], json!([]));
}

#[test]
fn a_record_has_its_moves_judged() {
    let args = ["analyse", "-", "--nodes", "4000", "--json"];
    let out = objects(&doska_in(&args, format!("{GAME}\n{GAME}")).ok());
    assert_eq!(out.len(), 2);
    let game = &out[0];
    assert_eq!(game["players"], json!(["Ayşe", null]));
    assert_eq!(
        (&game["result"], &game["complete"]),
        (&json!("*"), &json!(true))
    );
    let moves = game["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 5);
    assert_eq!(moves[2]["mark"], "blunder", "{}", moves[2]);
    assert!(moves[2]["loss"].as_i64() > Some(70));
    assert_ne!(moves[2]["best"], "h4-h5");
    assert_eq!(moves[3]["forced"], true);
    assert_eq!(moves[3]["loss"], 0);
    let [white, black] = &game["seats"].as_array().unwrap()[..] else {
        panic!()
    };
    assert_eq!(
        (&white["blunders"], &black["blunders"]),
        (&json!(1), &json!(0))
    );
    assert_eq!((&white["moves"], &black["moves"]), (&json!(3), &json!(1)));
    assert!(white["accuracy"].as_f64() < black["accuracy"].as_f64());
}

#[test]
fn a_record_for_people() {
    let out = doska_in(&["analyse", "-", "--nodes", "4000"], GAME).ok();
    assert!(
        out.starts_with("Game 1: Turkish Draughts, *\nWhite: Ayşe\n"),
        "{out}"
    );
    assert!(out.contains("\n     2. h4-h5 ??"), "{out}");
    assert!(out.contains("\n   2... h6xh4 "), "{out}");
    assert!(out.contains("(??):\n  2. h4-h5??: lost "), "{out}");
    assert!(out.contains("\nWhite: accuracy "), "{out}");
    for lang in ["ru", "tr"] {
        let args = ["analyse", "-", "--nodes", "500", "--lang", lang];
        let out = doska_in(&args, GAME).ok();
        assert!(!out.contains("analyse-"), "{out}");
    }
}

#[test]
fn four_seats_and_other_starts() {
    let text = "[Variant \"martian\"]\n[Players \"4\"]\n\n1. b3-a4 c6-d5 f6-e7 f1-e1 2. c2-b3 *\n\n\
                [GameType \"30\"]\n[SetUp \"1\"]\n[FEN \"B:WKh2:BKh8\"]\n\n1... h8xh1 0-1\n";
    let out = doska_in(&["analyse", "-", "--nodes", "500"], text).ok();
    assert!(out.contains("Player 3: accuracy"), "{out}");
    assert!(out.contains("  1... h8xh1 "), "{out}");
    let out = objects(&doska_in(&["analyse", "-", "--nodes", "500", "--json"], text).ok());
    assert_eq!(out[0]["seats"].as_array().unwrap().len(), 4);
    assert_eq!(out[1]["moves"][0]["score"], json!({"mate": -1}));
    assert_eq!(out[1]["complete"], true);
}

#[test]
fn a_wrong_record_leaves_the_others_alone() {
    let text = format!("[GameType \"30\"]\n\n1. d3-d5 *\n\n{GAME}");
    let ran = doska_in(&["analyse", "-", "--nodes", "300", "--json"], text);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("d3-d5"), "{}", ran.err);
    assert_eq!(objects(&ran.out)[0]["number"], 2);
    let ran = doska_in(&["analyse", "-"], "");
    assert_eq!(ran.code, Some(1));
    let ran = doska_in(&["analyse", "-", "--nodes", "300"], "1. d3-d4 *\n");
    assert_eq!(ran.code, Some(1));
    doska_in(
        &["analyse", "-", "--nodes", "300", "--game", "turkish"],
        "1. d3-d4 *\n",
    )
    .ok();
}

#[test]
fn wrong_command_lines() {
    let said = |args: &[&str]| doska(&[&["analyse"], args].concat()).usage();
    assert!(said(&[]).contains("<WHAT>"));
    assert!(said(&["chess"]).contains("neither a game nor a file"));
    assert!(said(&["turkish", "--moves", "d3-d5"]).contains("Move 1: "));
    assert!(said(&["turkish", "--nodes", "0"]).contains("“0”"));
    assert!(said(&["-", "--position", "x"]).contains("--position needs a game"));
}

/// Sends what Ctrl-C sends once it has begun to search, and reads what is printed then.
fn interrupt(args: &[&str]) -> String {
    let mut child = command(args).stdout(Stdio::piped()).spawn().unwrap();
    until_it_hears(&child);
    std::thread::sleep(Duration::from_millis(400));
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    let begun = Instant::now();
    let mut text = String::new();
    std::io::Read::read_to_string(&mut child.stdout.take().unwrap(), &mut text).unwrap();
    assert!(child.wait().unwrap().success(), "{text}");
    assert!(begun.elapsed() < Duration::from_secs(20));
    text
}

#[test]
fn ctrl_c_keeps_what_was_found() {
    let args = ["analyse", "turkish", "--movetime", "60000", "--json"];
    let out = &objects(&interrupt(&args))[0];
    assert_eq!(out["complete"], false);
    assert!(!out["lines"].as_array().unwrap().is_empty());
    let file = folder("analyse").join("game.pdn");
    std::fs::write(&file, GAME).unwrap();
    let file = file.to_str().unwrap();
    // However late the signal comes, there are moves left to be judged.
    let args = ["analyse", file, "--movetime", "10000", "--json"];
    let out = &objects(&interrupt(&args))[0];
    assert_eq!(out["complete"], false);
    let moves = out["moves"].as_array().unwrap().len();
    assert!(moves < 5, "{moves}");
}

#[test]
fn records_are_annotated() {
    let folder = folder("annotated");
    let file = folder.join("game.pdn");
    std::fs::write(&file, GAME).unwrap();
    let (from, to) = (file.to_str().unwrap(), folder.join("out.pdn"));
    let to = to.to_str().unwrap();
    let args = ["analyse", from, "--nodes", "2000", "-o", to];
    let ran = doska(&args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let text = std::fs::read_to_string(to).unwrap();
    assert!(text.contains("[White \"Ayşe\"]"), "{text}");
    assert!(text.contains("h4-h5 $4"), "{text}");
    assert!(text.contains("[%eval "), "{text}");
    assert!(text.contains("(2. "), "{text}");
    // What it wrote is a record again, and is not written over.
    let again = doska(&["convert", to]);
    assert_eq!((again.code, again.err.as_str()), (Some(0), ""), "{text}");
    let refused = doska(&args);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("--force"), "{}", refused.err);
    // Where there is no game, nothing is written.
    let (empty, nothing) = (folder.join("empty.pdn"), folder.join("nothing.pdn"));
    std::fs::write(&empty, "").unwrap();
    let paths = [&empty, &nothing].map(|path| path.to_str().unwrap());
    assert_eq!(doska(&["analyse", paths[0], "-o", paths[1]]).code, Some(1));
    assert!(!nothing.exists());
    let printed = doska(&["analyse", from, "--nodes", "2000", "-o", "-"]);
    assert_eq!(printed.out, text);
}
