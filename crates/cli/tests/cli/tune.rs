//! `tune`: games, weights, going on, and weights in a match.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::run::{command, doska, folder};

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// A tiny run: its report and its two files.
fn tune(folder: &Path, name: &str, args: &[&str]) -> (Value, String, String) {
    let file = folder.join(name);
    let out = file.to_str().unwrap();
    let base = ["tune", "turkish", "--nodes", "40", "--json", "-o", out];
    let report = doska(&[&base, args].concat()).ok();
    let games = folder.join(format!("{name}.games"));
    (
        serde_json::from_str(&report).unwrap(),
        text(&file),
        text(&games),
    )
}

#[test]
fn a_seed_gives_the_same_bytes_whatever_the_threads() {
    let folder = folder("tune-same");
    let one = tune(&folder, "one", &["--games", "12", "--seed", "3"]);
    let two = tune(
        &folder,
        "two",
        &["--games", "12", "--seed", "3", "--threads", "3"],
    );
    assert_eq!(one, two);
    let other = tune(&folder, "other", &["--games", "12", "--seed", "4"]);
    assert_ne!(one.2, other.2);
    let [report, weights, games] = [one.0.to_string(), one.1, one.2];
    assert!(report.contains("\"held\""), "{report}");
    assert!(weights.contains("\nking = "), "{weights}");
    assert_eq!(games.matches("\ngame ").count(), 12);
}

#[test]
fn it_goes_on_where_it_was_and_fits_again() {
    let folder = folder("tune-on");
    let whole = tune(&folder, "whole", &["--games", "9"]);
    tune(&folder, "part", &["--games", "5"]);
    // A run that was killed in the middle of a game.
    let games = folder.join("part.games");
    let half = text(&games) + "game 5 1-0\nW:Wa2,b2:B";
    std::fs::write(&games, half).unwrap();
    let again = doska(&["tune", "turkish", "-o", games.to_str().unwrap()]).usage();
    assert!(again.contains("--force"), "{again}");
    let part = tune(&folder, "part", &["--games", "9", "--resume", "--force"]);
    assert_eq!(whole, part);
    let from = folder.join("whole.games");
    let fitted = folder.join("fitted");
    let args = ["--from", from.to_str().unwrap(), "--source"];
    let out = doska(
        &[
            &["tune", "turkish", "-o", fitted.to_str().unwrap()],
            &args[..],
        ]
        .concat(),
    );
    let out = out.ok();
    assert!(
        out.contains("held out") && out.contains("Weights {"),
        "{out}"
    );
    assert_eq!(text(&fitted), whole.1);
}

#[test]
fn ctrl_c_keeps_the_games() {
    let folder = folder("tune-interrupt");
    let file = folder.join("new");
    let games = folder.join("new.games");
    let mut child = command(&["tune", "turkish", "--games", "1000000", "--nodes", "20"])
        .args(["-o", file.to_str().unwrap()])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let begun = Instant::now();
    while std::fs::metadata(&games).map_or(0, |about| about.len()) < 20_000 {
        assert!(begun.elapsed() < Duration::from_mins(1));
        std::thread::sleep(Duration::from_millis(5));
    }
    let id = child.id().to_string();
    let kill = Command::new("kill").args(["-INT", &id]).status();
    assert!(kill.unwrap().success());
    let mut said = String::new();
    std::io::Read::read_to_string(&mut child.stderr.take().unwrap(), &mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1));
    assert!(
        said.contains("--resume") && said.contains("new.games"),
        "{said}"
    );
    assert!(!file.exists());
    // What is there can be fitted to.
    let from = games.to_str().unwrap();
    doska(&[
        "tune",
        "turkish",
        "--from",
        from,
        "-o",
        file.to_str().unwrap(),
    ])
    .ok();
    assert!(file.exists());
}

#[test]
fn weights_play_a_match() {
    let folder = folder("tune-match");
    let file = folder.join("new.txt");
    let side = format!("nodes=60,weights={}", file.display());
    let play = |weights: &str| {
        std::fs::write(&file, weights).unwrap();
        let args = ["match", &side, "nodes=60", "--game", "turkish"];
        doska(&[&args[..], &["--games", "8", "--json"]].concat())
    };
    let report = |weights: &str| -> Value { serde_json::from_str(&play(weights).ok()).unwrap() };
    // The built-in weights against themselves: what one of a pair wins, the other loses.
    let even = report("# nothing said, nothing changed\n");
    assert_eq!(even["score"], 0.5);
    // Men that weigh more than kings, and run for nothing: the match shows it.
    let worse = report("king = -900\ntempo = 3\n");
    assert!(worse["score"].as_f64().unwrap() < 0.5, "{worse}");
    for (weights, said) in [
        ("king = 1\nqueen = 3\n", "line 2: unknown term “queen”"),
        ("king = 1\n\nking = 2\n", "line 3: “king” is given twice"),
        ("king 500\n", "line 1: expected “name = number”"),
        ("king = much\n", "line 1: “much” is not a weight"),
        ("king = 99999999\n", "line 1: “99999999” is not a weight"),
    ] {
        let ran = play(weights);
        assert_eq!(ran.code, Some(1), "{weights}");
        assert!(ran.err.contains(said), "{}", ran.err);
        assert!(ran.err.contains("new.txt"), "{}", ran.err);
    }
}

#[test]
fn what_cannot_be_tuned() {
    let folder = folder("tune-wrong");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let said = doska(&["tune", "turkish"]).usage();
    assert!(said.contains("-o") || said.contains("--output"), "{said}");
    let said = doska(&["tune", "chess", "-o", &path("x")]).usage();
    assert!(said.contains("“chess”"), "{said}");
    let from = |games: &str| {
        std::fs::write(folder.join("games"), games).unwrap();
        let ran = doska(&[
            "tune",
            "turkish",
            "--from",
            &path("games"),
            "-o",
            &path("new"),
        ]);
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        ran.err
    };
    let said = doska(&["tune", "turkish", "--keep", "king,queen", "-o", &path("x")]).usage();
    assert!(
        said.contains("“queen”") && said.contains("king_reach"),
        "{said}"
    );
    assert!(from("").contains("too few games"));
    assert!(from("W:Wa2:Bb7\n").contains("line 1"));
    assert!(from("# games\ngame 0 2-0\n").contains("line 2"));
    assert!(from("game 0 1-0\nW:Wz9:Bb7\n").contains("line 2"));
    // The games of another seed are not gone on with.
    doska(&[
        "tune",
        "turkish",
        "--nodes",
        "20",
        "--games",
        "5",
        "-o",
        &path("a"),
    ])
    .ok();
    std::fs::remove_file(folder.join("a")).unwrap();
    let again = [
        "tune",
        "turkish",
        "--nodes",
        "20",
        "--games",
        "5",
        "-o",
        &path("a"),
    ];
    let said = doska(&again).usage();
    assert!(
        said.contains("--resume") && said.contains("--from"),
        "{said}"
    );
    let ran = doska(&[&again[..], &["--resume", "--seed", "2"]].concat());
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("a.games"), "{}", ran.err);
}
