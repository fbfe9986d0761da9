//! `solve`: results, what cannot be solved, and Ctrl-C.

use serde_json::Value;

use crate::run::doska;

#[test]
fn a_small_game() {
    let out = doska(&["solve", "topological", "--checkers", "2"]).ok();
    assert!(
        out.starts_with(
            "Topological Checkers (checkers=2)\nWhite wins; captives ahead: 1\nBest play: 0,0 "
        ),
        "{out}"
    );
    let args = ["solve", "topological?checkers=2&period=2", "--json"];
    let told: Value = serde_json::from_str(&doska(&args).ok()).unwrap();
    assert_eq!((&told["low"], &told["high"]), (&1.into(), &1.into()));
    assert_eq!(told["winner"], 0);
    assert_eq!(told["solved"], true);
    assert_eq!(told["complete"], true);
    let line = told["line"].as_array().unwrap();
    let line: Vec<&str> = line.iter().map(|m| m.as_str().unwrap()).collect();
    let args = ["replay", "topological?checkers=2&period=2", "--json"];
    let out = doska(&[&args[..], &["--moves", &line.join(" ")]].concat()).ok();
    let played: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(played["outcome"]["winners"][0], 0, "{out}");
    for lang in ["ru", "tr"] {
        let out = doska(&["solve", "topological?checkers=2", "--lang", lang]).ok();
        assert!(!out.contains("solve-"), "{out}");
    }
}

#[test]
fn what_cannot_be_solved() {
    for (args, said) in [
        (&["turkish"][..], "only topological"),
        (&["topological"], "at most 7"),
        (&["topological", "--checkers", "1"], "2..32"),
        (&["topological", "--checkers", "many"], "“many”"),
        (&["topological?checkers=3", "--checkers", "4"], "checkers"),
        (&["martian", "--checkers", "3"], "players"),
    ] {
        let run = doska(&[&["solve"], args].concat());
        let err = run.usage();
        assert!(err.contains(said), "{args:?}: {err}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_leaves_what_is_proved() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let mut child = crate::run::command(&["solve", "topological", "--checkers", "6", "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    crate::run::until_it_hears(&child);
    let killed = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(killed.unwrap().success());
    let mut out = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut out)
        .unwrap();
    assert!(child.wait().unwrap().success());
    let told: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(told["solved"], false);
    assert_eq!(told["complete"], false);
}
