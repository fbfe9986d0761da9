//! `match`: sides, openings, results, records, going on.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use doska_play::record;
use serde_json::{Value, json};

use crate::run::{command, doska, folder, run};

fn report(args: &[&str]) -> Value {
    let out = doska(&[&["match"], args, &["--json"]].concat()).ok();
    serde_json::from_str(&out).unwrap()
}

fn read(file: &Path) -> Vec<record::Record> {
    let text = std::fs::read_to_string(file).unwrap();
    let games = record::read(&text).games.into_iter();
    games.map(|game| game.unwrap()).collect()
}

#[test]
fn nodes_and_a_seed_make_a_match_repeatable_whoever_is_faster() {
    let folder = folder("repeat");
    let play = |file: &str, threads: &str, seed: &str| {
        let file = folder.join(file);
        let out = file.to_str().unwrap();
        let report = report(&[
            "nodes=150",
            "greedy",
            "--game",
            "turkish",
            "--games",
            "6",
            "--threads",
            threads,
            "--seed",
            seed,
            "-o",
            out,
        ]);
        (report, std::fs::read_to_string(&file).unwrap())
    };
    let first = play("one.pdn", "1", "5");
    assert_eq!(first.0["games"], 6);
    assert_eq!(first.0["complete"], true);
    assert_eq!(first, play("two.pdn", "3", "5"));
    assert_ne!(first.1, play("three.pdn", "1", "6").1);
}

#[test]
fn seats_are_swapped_with_every_opening() {
    let file = folder("swap").join("games.pdn");
    let out = file.to_str().unwrap();
    let args = [
        "--game",
        "martian?players=4",
        "--games",
        "3",
        "--openings",
        "random:3",
    ];
    let report = report(&[&["random", "nodes=60"][..], &args, &["-o", out]].concat());
    assert_eq!(report["games"], 3, "as many as asked for");
    let games = read(&file);
    for (i, game) in games.iter().enumerate() {
        let teams = if i % 2 == 0 {
            ["random", "nodes=60"]
        } else {
            ["nodes=60", "random"]
        };
        for seat in 0..4 {
            assert_eq!(game.player(seat), Some(teams[seat % 2]), "game {i}");
        }
        assert_eq!(game.tags.get("Round"), Some(&*(i + 1).to_string()));
        assert!(game.tags.get("Termination").is_some());
    }
    let opening = |i: usize| games[i].tree.main_line().move_texts()[..3].to_vec();
    assert_eq!(opening(0), opening(1), "an opening is played twice");
    assert_ne!(opening(1), opening(2));
}

#[test]
fn every_game_is_played_and_the_engine_beats_chance() {
    for game in doska_play::variants() {
        let report = report(&["nodes=250", "random", "--game", game, "--games", "2"]);
        assert_eq!(report["game"], game);
        assert_eq!(report["losses"], 0, "{report}");
        let ends = report["ends"].as_object().unwrap();
        assert_eq!(ends.values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 2);
    }
}

#[test]
fn plain_uct_beats_chance_and_is_repeatable() {
    for game in doska_play::variants() {
        let play = || report(&["uct,nodes=150", "random", "--game", game, "--games", "2"]);
        let first = play();
        assert_eq!(first["losses"], 0, "{first}");
        assert_eq!(first, play());
    }
    let run = doska(&["match", "uct", "random", "--game", "turkish"]);
    assert!(run.usage().contains("nodes="), "it would think forever");
}

#[test]
fn a_report_for_people() {
    let args = [
        "match", "greedy", "random", "--game", "martian", "--games", "4",
    ];
    let out = doska(&[&args[..], &["--sprt", "0,20"]].concat()).ok();
    assert!(
        out.starts_with("Martian Chess: A greedy, B random\nGames 4: A won "),
        "{out}"
    );
    assert!(
        out.contains("\nScore of A ") && out.contains("Elo"),
        "{out}"
    );
    assert!(
        out.contains("SPRT from Elo 0 to 20: log-likelihood ratio "),
        "{out}"
    );
    assert!(out.ends_with("undecided\n"), "{out}");
    for lang in ["ru", "tr"] {
        let out = doska(&[&args[..], &["--lang", lang]].concat()).ok();
        assert!(!out.contains("match-") && !out.contains("reason-"), "{out}");
    }
}

#[test]
fn a_settled_test_ends_the_match() {
    let report = report(&[
        "greedy",
        "random",
        "--game",
        "martian",
        "--games",
        "400",
        "--threads",
        "2",
        "--sprt",
        "0,50",
    ]);
    assert_eq!(report["sprt"]["verdict"], "elo1", "{report}");
    let games = report["games"].as_u64().unwrap();
    assert!(
        (16..400).contains(&games) && games.is_multiple_of(2),
        "{report}"
    );
    assert_eq!(report["complete"], true);
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = folder("resume");
    let whole = folder.join("whole.pdn");
    let part = folder.join("part.pdn");
    let play = |file: &Path, games: &str, more: &[&str]| {
        let file = file.to_str().unwrap();
        let args = [
            "match", "level=1", "greedy", "--game", "martian", "-o", file, "--json",
        ];
        doska(&[&args[..], &["--games", games], more].concat())
    };
    let all = play(&whole, "6", &[]).ok();
    play(&part, "4", &[]).ok();
    let said = play(&part, "6", &[]).usage();
    assert!(said.contains("--resume"), "{said}");
    // What a killed run leaves behind is half a game.
    let text = std::fs::read_to_string(&part).unwrap();
    let cut = text.rfind("\n1. ").unwrap() + 10;
    std::fs::write(&part, &text[..cut]).unwrap();
    assert_eq!(play(&part, "6", &["--resume"]).ok(), all);
    let [whole, part] = [whole, part].map(|file| std::fs::read_to_string(file).unwrap());
    assert_eq!(whole, part);
    // Another match is not mixed in.
    let other = folder.join("other.pdn");
    std::fs::write(&other, &whole).unwrap();
    let ran = play(&other, "6", &["--resume", "--seed", "9"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("is not the beginning"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(&other).unwrap(), whole);
    // All played already: nothing is left to do.
    assert_eq!(play(&other, "6", &["--resume"]).ok(), all);
}

#[test]
fn openings_from_files() {
    let folder = folder("openings");
    let file = folder.join("lines.txt");
    std::fs::write(
        &file,
        "# one\nd3-d4 e6-e5\ntext W:WKh1,a2:BKg8,a7 moves a2-a3\n",
    )
    .unwrap();
    let lines = file.to_str().unwrap();
    let games = folder.join("games.pdn");
    let out = games.to_str().unwrap();
    let args = ["match", "random", "random", "--game", "turkish"];
    let run = |more: &[&str]| doska(&[&args[..], more].concat());
    run(&["--games", "4", "--openings", lines, "-o", out]).ok();
    let read = read(&games);
    assert_eq!(
        read[1].tree.main_line().move_texts()[..2],
        ["d3-d4", "e6-e5"]
    );
    assert_eq!(read[3].tree.start().text(), "W:WKh1,a2:Ba7,Kg8");
    assert_eq!(
        read[0].player(0),
        Some("random (A)"),
        "equal sides are told apart"
    );
    // Records are openings too, as far as they go.
    let ran = run(&["--openings", out, "--games", "10"]);
    assert!(ran.err.contains("Only 4 openings"), "{}", ran.err);
    let report = ran.ok();
    assert!(report.contains("Games 10: "), "{report}");
    std::fs::write(&file, "d3-d4\nd3-d5\n").unwrap();
    let ran = run(&["--openings", lines]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("line 2: Move 1: "), "{}", ran.err);
}

#[test]
fn long_games_are_broken_off_and_reported_so() {
    let args = [
        "random", "random", "--game", "cyclic", "--games", "4", "--plies", "10",
    ];
    let told = report(&args);
    assert_eq!(told["broken_off"], 4);
    assert_eq!(told["draws"], 4);
    assert_eq!(told["ends"], json!({"ply-limit": 4}));
    let out = doska(&[&["match"], &args[..]].concat()).ok();
    assert!(
        out.contains("Stopped after 10 plies and counted as draws: 4"),
        "{out}"
    );
}

#[test]
fn another_program_plays_by_the_protocol() {
    let engine = format!("nodes=100,cmd={} engine", env!("CARGO_BIN_EXE_doska"));
    let args = ["--game", "topological?checkers=4", "--games", "2"];
    let other = report(&[&[engine.as_str(), "random"][..], &args].concat());
    let own = report(&[&["nodes=100", "random"][..], &args].concat());
    assert_eq!(other["forfeits"], json!([0, 0]));
    assert_eq!(other["pairs"], own["pairs"], "it is the same engine");
    // With clocks too.
    let engine = format!("clock=0:05+0.01,cmd={} engine", env!("CARGO_BIN_EXE_doska"));
    let clocks = report(
        &[
            &[engine.as_str(), "clock=0:05"][..],
            &args,
            &["--plies", "12"],
        ]
        .concat(),
    );
    assert_eq!(clocks["forfeits"], json!([0, 0]), "{clocks}");
    // A program that does not speak at all is no side of a match.
    for program in ["true", "/no/such/program"] {
        let ran = doska(&[
            "match",
            &format!("nodes=5,cmd={program}"),
            "random",
            "--game",
            "cyclic",
        ]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{program}");
        assert!(ran.err.contains(program), "{}", ran.err);
    }
}

#[test]
fn a_program_that_fails_forfeits() {
    let script = folder("fails").join("engine.sh");
    let text = "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; \
                go) echo bestmove a1-a9;; quit) exit;; esac; done\n";
    std::fs::write(&script, text).unwrap();
    let side = format!("depth=1,cmd=sh {}", script.display());
    let report = report(&["random", &side, "--game", "turkish", "--games", "2"]);
    assert_eq!(report["wins"], 2);
    assert_eq!(report["forfeits"], json!([0, 2]));
    assert_eq!(report["ends"], json!({"illegal-move": 2}));
}

#[test]
fn a_clock_that_runs_out_loses() {
    let report = report(&["clock=0", "random", "--game", "turkish", "--games", "2"]);
    assert_eq!(report["ends"], json!({"time": 2}));
    assert_eq!(report["forfeits"], json!([2, 0]));
}

#[test]
fn ctrl_c_keeps_what_was_played() {
    let file = folder("interrupt").join("games.pdn");
    let out = file.to_str().unwrap();
    let args = [
        "match", "random", "nodes=50", "--game", "martian", "--games", "1000000", "-o", out,
    ];
    let mut child = command(&args)
        .arg("--json")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let begun = Instant::now();
    while std::fs::metadata(&file).map_or(0, |about| about.len()) < 2000 {
        assert!(begun.elapsed() < Duration::from_mins(1));
        std::thread::sleep(Duration::from_millis(5));
    }
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let mut text = String::new();
    std::io::Read::read_to_string(&mut child.stdout.take().unwrap(), &mut text).unwrap();
    assert!(child.wait().unwrap().success());
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["complete"], false);
    assert_eq!(report["games"], read(&file).len());
}

#[test]
fn wrong_matches_are_refused_in_words() {
    let said = |args: &[&str]| doska(&[&["match"], args].concat()).usage();
    let turkish = ["--game", "turkish"];
    let with = |args: &[&str]| said(&[args, &turkish].concat());
    assert!(with(&["fast", "random"]).contains("“fast” does not describe an engine"));
    assert!(with(&["level=11", "random"]).contains("level cannot be “11”"));
    assert!(with(&["random", "level=10"]).contains("think forever"));
    assert!(with(&["random", "random", "--sprt", "5,1"]).contains("“5,1” is not a test"));
    assert!(with(&["random", "random", "--openings", "random:x"]).contains("“x”"));
    assert!(with(&["random", "random", "--games", "0"]).contains("“0”"));
    assert!(with(&["random", "random", "--resume"]).contains("--output"));
    assert!(with(&["random"]).contains("<B>"));
    assert!(said(&["random", "random"]).contains("--game"));
    assert!(said(&["random", "random", "--game", "chess"]).contains("“chess”"));
    let mut missing = command(&["match", "random", "random", "--openings", "/no/such/file"]);
    let ran = run(missing.args(turkish), b"");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("/no/such/file"), "{}", ran.err);
}
