//! `tablebase`: building, going on, damage, probing; and tables in the other commands.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use serde_json::{Value, json};

use crate::run::{command, doska, doska_in, folder, run};

/// Tables of three pieces, built once for all tests.
pub fn tables() -> &'static str {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    let made = MADE.get_or_init(|| {
        let folder = folder("tables").join("deep/er");
        let dir = folder.to_str().unwrap();
        let out = build(dir, "3");
        assert!(out.starts_with(dir) && out.contains("\nKKvK "), "{out}");
        assert_eq!(out.lines().count(), 2 + 16 + 1, "{out}");
        folder
    });
    made.to_str().unwrap()
}

fn build(dir: &str, pieces: &str) -> String {
    let args = ["tablebase", "build", "turkish", "--tables", dir];
    let more = ["--pieces", pieces, "--threads", "2"];
    doska(&[&args[..], &more].concat()).ok()
}

fn object(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn tables_are_listed_and_verified() {
    let out = object(&doska(&["tablebase", "info", "--tables", tables(), "--json"]).ok());
    assert_eq!(
        (&out["pieces"], &out["positions"]),
        (&json!(3), &json!(830_720))
    );
    let list = out["tables"].as_array().unwrap();
    assert_eq!(list.len(), 16);
    let longest = list.iter().map(|row| row["longest_win"].as_u64().unwrap());
    assert_eq!(longest.max(), Some(53));
    let out = doska(&["tablebase", "info", "--tables", tables()]).ok();
    assert!(out.ends_with('\n') && out.contains("\nKMvK "), "{out}");
    let args = [
        "tablebase",
        "verify",
        "turkish",
        "--tables",
        tables(),
        "--samples",
        "100",
    ];
    let out = doska(&args).ok();
    assert!(
        out.contains("positions 830720; compared with a search 100,"),
        "{out}"
    );
    assert!(out.ends_with("\nAll correct\n"), "{out}");
}

#[test]
fn a_position_is_probed_with_all_its_moves() {
    let probe = |text: &str, more: &[&str]| {
        let args = ["tablebase", "probe", "turkish", text, "--tables", tables()];
        doska(&[&args[..], more].concat()).ok()
    };
    let out = probe("W:WKa1,Kb1:BKh8", &[]);
    let begins = "White to move\nBy the tables: win in 9 plies\n  b1-h1  win in 9 plies\n";
    assert!(out.starts_with(begins), "{out}");
    assert!(out.contains("  draw\n"), "{out}");
    let out = probe("W:Wa2,b2:Bh7", &[]);
    assert!(out.starts_with("White won: "), "{out}");
    let out = probe("W:WKa1,Kb1:BKh8 ~95", &[]);
    assert!(out.contains("win in 9 plies, unless the limit"), "{out}");
    let out = object(&probe("B:WKa1:BKa3,Kh8", &["--json"]));
    assert_eq!(
        (&out["verdict"], &out["certain"]),
        (&json!("win"), &json!(true))
    );
    let moves = out["moves"].as_array().unwrap();
    assert_eq!(moves[0]["plies"], out["plies"]);
    assert_eq!(moves[0]["verdict"], "win");
    for (lang, word) in [
        ("ru", "выигрыш за 9 полуходов"),
        ("tr", "9 yarım hamlede kazanç"),
    ] {
        let out = probe("W:WKa1,Kb1:BKh8", &["--lang", lang]);
        assert!(out.contains(word), "{out}");
    }
}

#[test]
fn what_cannot_be_is_said() {
    let said = doska(&["tablebase"]).usage();
    assert!(said.contains("build, verify, probe or info"), "{said}");
    let said = doska(&["tablebase", "build", "chess"]).usage();
    assert!(said.contains("“chess”"), "{said}");
    let said = doska(&["tablebase", "build", "cyclic"]).usage();
    assert!(
        said.contains("No tables for cyclic") && said.contains("turkish"),
        "{said}"
    );
    for wrong in ["1", "6", "x", "-3", ""] {
        let pieces = format!("--pieces={wrong}");
        let said = doska(&["tablebase", "build", "turkish", &pieces]).usage();
        assert!(
            said.contains("“") || said.contains("--pieces"),
            "{wrong}: {said}"
        );
    }
    let said = doska(&[
        "tablebase",
        "probe",
        "turkish",
        "W:Wa9:B",
        "--tables",
        tables(),
    ])
    .usage();
    assert!(said.contains("a9"), "{said}");
    let failed = |args: &[&str]| {
        let ran = doska(&[&["tablebase"], args].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
        ran.err
    };
    let four = "W:WKa1,Kb1:BKh8,Kg7";
    let said = failed(&["probe", "turkish", four, "--tables", tables()]);
    assert!(
        said.contains("4 pieces") && said.contains("up to 3"),
        "{said}"
    );
    let empty = folder("empty");
    let empty = empty.to_str().unwrap();
    let said = failed(&["probe", "turkish", four, "--tables", empty]);
    assert!(said.contains("No tables in"), "{said}");
    let said = failed(&["verify", "turkish", "--tables", empty]);
    assert!(said.contains("No tables in"), "{said}");
    let said = failed(&["verify", "turkish", "--tables", "/no/such/folder"]);
    assert!(said.contains("no such file or folder"), "{said}");
    let file = Path::new(empty).join("file");
    std::fs::write(&file, "").unwrap();
    let said = failed(&["build", "turkish", "--tables", file.to_str().unwrap()]);
    assert!(said.contains("is not a folder"), "{said}");
    let out = doska(&["tablebase", "info", "--tables", empty]).ok();
    assert!(out.starts_with("No tables in"), "{out}");
}

#[test]
fn a_damaged_table_is_noticed_everywhere_and_made_again() {
    let folder = folder("damaged");
    let dir = folder.to_str().unwrap();
    build(dir, "2");
    let file = folder.join("turkish-KvK.tbl");
    let good = std::fs::read(&file).unwrap();
    let mut bad = good.clone();
    bad[100] ^= 1;
    std::fs::write(&file, &bad).unwrap();
    let position = "W:WKh1:BKh7";
    let ran = doska(&["tablebase", "probe", "turkish", position, "--tables", dir]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err.contains("KvK cannot be used: it is damaged"),
        "{}",
        ran.err
    );
    let ran = doska(&[
        "tablebase",
        "verify",
        "turkish",
        "--tables",
        dir,
        "--samples",
        "10",
    ]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("KvK cannot be used"), "{}", ran.out);
    assert!(ran.out.ends_with("Some values are wrong\n"), "{}", ran.out);
    let args = [
        "analyse",
        "turkish",
        "--position",
        position,
        "--tables",
        dir,
    ];
    let ran = doska(&[&args[..], &["--json", "--depth", "3"]].concat());
    assert_eq!(
        (ran.code, &object(&ran.out)["tables"]),
        (Some(0), &Value::Null)
    );
    assert!(ran.err.contains("KvK cannot be used"), "{}", ran.err);
    // A version of tomorrow is not trusted either.
    bad = good.clone();
    bad[8] = 9;
    std::fs::write(&file, &bad).unwrap();
    let out = doska(&["tablebase", "info", "--tables", dir]).ok();
    assert!(
        out.contains("KvK     it was built by another version"),
        "{out}"
    );
    let out = build(dir, "2");
    assert!(
        out.contains("rebuilt") && out.contains("already there"),
        "{out}"
    );
    assert_eq!(std::fs::read(&file).unwrap(), good);
}

/// Begins to build four pieces and sends a signal in the middle.
fn stopped_by(signal: &str, dir: &str) -> std::process::Output {
    let args = [
        "tablebase",
        "build",
        "turkish",
        "--tables",
        dir,
        "--threads",
        "1",
    ];
    let mut child = command(&args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let third = Path::new(dir).join("turkish-KMvK.tbl");
    while !third.exists() {
        std::thread::sleep(Duration::from_millis(20));
        assert!(child.try_wait().unwrap().is_none(), "it ended early");
    }
    let id = child.id().to_string();
    let sent = Command::new("kill").args([signal, &id]).status().unwrap();
    assert!(sent.success());
    child.wait_with_output().unwrap()
}

#[test]
fn a_build_that_is_stopped_or_killed_goes_on() {
    let dir = folder("stopped");
    let dir = dir.to_str().unwrap();
    let out = stopped_by("-INT", dir);
    assert_eq!(out.status.code(), Some(1));
    let said = String::from_utf8(out.stderr).unwrap();
    assert!(said.contains("finished tables are kept"), "{said}");
    // What looks like a file that was being written when the power failed.
    std::fs::write(Path::new(dir).join("turkish-KKvK.tbl"), b"DOSKATBL half").unwrap();
    std::fs::write(Path::new(dir).join("turkish-KKvK.1.part"), b"DOSKATBL").unwrap();
    stopped_by("-KILL", dir);
    let out = build(dir, "3");
    assert!(out.contains("already there"), "{out}");
    for entry in std::fs::read_dir(tables()).unwrap() {
        let entry = entry.unwrap();
        let there = std::fs::read(Path::new(dir).join(entry.file_name()));
        assert_eq!(there.unwrap(), std::fs::read(entry.path()).unwrap());
    }
}

#[test]
fn analysis_says_what_the_tables_say() {
    let won = "W:WKa1,Kb1:BKh8";
    let args = [
        "analyse",
        "turkish",
        "--position",
        won,
        "--tables",
        tables(),
    ];
    let out = doska(&args).ok();
    assert!(
        out.starts_with("Turkish Draughts\nWhite to move\nBy the tables: win in 9 plies\n"),
        "{out}"
    );
    assert!(out.contains("\n  1. +#5  b1-h1 "), "{out}");
    let out = object(&doska(&[&args[..], &["--json"]].concat()).ok());
    assert_eq!(out["tables"], json!({"verdict": "win", "plies": 9}));
    assert_eq!(out["lines"][0]["score"], json!({"mate": 5}));
    let record = format!("[GameType \"30\"]\n[SetUp \"1\"]\n[FEN \"{won}\"]\n\n1. a1-a7 h8-g8 *\n");
    let args = [
        "analyse",
        "-",
        "--json",
        "--tables",
        tables(),
        "--nodes",
        "500",
    ];
    let out = object(&doska_in(&args, record).ok());
    let moves = out["moves"].as_array().unwrap();
    assert_eq!(moves[0]["tables"]["verdict"], "win");
    assert_eq!(moves[1]["tables"]["verdict"], "loss");
}

#[test]
fn the_usual_folder_serves_analysis_alone_and_can_be_left_out() {
    let position = "W:WKa1,Kb1:BKh8";
    let args = [
        "analyse",
        "turkish",
        "--position",
        position,
        "--nodes",
        "100",
    ];
    let with = |more: &[&str], var: &str, value: &str| {
        run(command(&[&args[..], more].concat()).env(var, value), b"").ok()
    };
    let by = "By the tables: win in 9 plies";
    assert!(with(&[], "DOSKA_TABLES", tables()).contains(by));
    assert!(!with(&["--no-tables"], "DOSKA_TABLES", tables()).contains(by));
    assert!(!with(&[], "DOSKA_TABLES", "/no/such/folder").contains(by));
    let data = folder("data");
    let there = data.join("doska/tables");
    std::fs::create_dir_all(&there).unwrap();
    for name in ["turkish-KKvK.tbl", "turkish-KvKK.tbl", "turkish-KvK.tbl"] {
        std::fs::copy(Path::new(tables()).join(name), there.join(name)).unwrap();
    }
    assert!(with(&[], "XDG_DATA_HOME", data.to_str().unwrap()).contains(by));
    // The bench counts the same wherever tables lie.
    let bench = |dir: &str| {
        let args = ["bench", "--depth", "2", "--json"];
        object(&run(command(&args).env("DOSKA_TABLES", dir), b"").ok())["nodes"].take()
    };
    assert_eq!(bench(tables()), bench("/no/such/folder"));
    // A folder that was named has to be there.
    let ran = doska(&[&args[..], &["--tables", "/no/such/folder"]].concat());
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("/no/such/folder"), "{}", ran.err);
}

#[test]
fn a_side_of_a_match_plays_by_tables() {
    let lines = folder("openings").join("lines.txt");
    std::fs::write(&lines, "text W:WKc5,g2:BKc8\n").unwrap();
    let side = format!("nodes=50,tables={}", tables());
    let args = [
        "match", &side, &side, "--game", "turkish", "--games", "2", "--json",
    ];
    let more = ["--openings", lines.to_str().unwrap()];
    let out = object(&doska(&[&args[..], &more].concat()).ok());
    assert_eq!(
        (&out["wins"], &out["losses"]),
        (&json!(1), &json!(1)),
        "{out}"
    );
    let ran = doska(&[
        "match",
        "nodes=5,tables=/no/such",
        "random",
        "--game",
        "turkish",
    ]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("/no/such"), "{}", ran.err);
}
