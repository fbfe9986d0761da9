//! `backup`, `restore` and `store`: copies while a server runs, checks, imports.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Ran, doska};
use crate::serve::Served;

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("doska-store-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The message of a run that must fail.
fn failed(ran: Ran) -> String {
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    ran.err
}

#[test]
fn a_database_is_copied_checked_and_restored() {
    let folder = folder("copy");
    let (data, copy) = (folder.join("data"), folder.join("copy.sqlite"));
    let (data, copy) = (text(&data), text(&copy));
    let none = failed(doska(&["backup", copy, "--data", data]));
    assert!(
        none.contains("doska backup: There is no database"),
        "{none}"
    );
    let served = Served::start(&["--listen", "127.0.0.1:0", "--data", data]);
    let said = doska(&["backup", copy, "--data", data]).ok();
    assert!(
        said.contains("holds the whole database. No games yet, no problems found"),
        "{said}"
    );
    let again = failed(doska(&["backup", copy, "--data", data]));
    assert!(again.contains("exists already"), "{again}");
    let used = failed(doska(&["restore", copy, "--data", data]));
    assert!(used.contains("is in use"), "{used}");
    assert_eq!(served.end("-TERM").code, Some(0));
    let said = doska(&["restore", copy, "--data", data]).ok();
    assert!(
        said.contains("is restored") && said.contains("The old one is"),
        "{said}"
    );
    let said = doska(&["store", "check", "--data", data]).ok();
    assert_eq!(said, "No games yet, no problems found\n");

    let path = Path::new(data).join("doska.sqlite");
    let mut bytes = fs::read(&path).unwrap();
    let half = bytes.len() / 2;
    for byte in &mut bytes[4096..half] {
        *byte ^= 0x55;
    }
    fs::write(&path, bytes).unwrap();
    let ran = doska(&["store", "check", "--data", data]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    let ran = doska(&["store", "check", "--data", data, "--lang", "ru"]);
    assert_eq!(ran.code, Some(1));
    let ran = doska(&["backup", text(&folder.join("other")), "--data", data]);
    assert_eq!(ran.code, Some(1), "a damaged copy is none");
    assert!(!folder.join("other").exists());
    let said = doska(&["restore", copy, "--data", data]).ok();
    assert!(said.contains("is restored"), "{said}");
    fs::write(folder.join("text"), "a text").unwrap();
    let wrong = failed(doska(&[
        "restore",
        text(&folder.join("text")),
        "--data",
        data,
    ]));
    assert!(wrong.contains("is not a database of Doska"), "{wrong}");
    let usage = doska(&["store"]).usage();
    assert!(usage.contains("check, copy or import"), "{usage}");
    let _ = fs::remove_dir_all(&folder);
}

#[test]
fn games_of_engines_are_counted_once() {
    let folder = folder("import");
    let (data, games) = (folder.join("data"), folder.join("games.pdn"));
    let data = text(&data);
    Served::start(&["--listen", "127.0.0.1:0", "--data", data]).end("-TERM");
    let game = |result: &str| {
        format!("[GameType \"30\"]\n[Result \"{result}\"]\n\n1. d3-d4 a6-a5 {result}\n\n")
    };
    let text_of_games = game("1-0") + &game("1-0") + &game("0-1") + &game("*");
    fs::write(&games, text_of_games).unwrap();
    let import = || doska(&["store", "import", text(&games), "--data", data]).ok();
    let said = import();
    assert!(
        said.ends_with("2 games added, one was known already, one has no result\n"),
        "{said}"
    );
    let said = import();
    assert!(
        said.contains("no new games, 3 were known already"),
        "{said}"
    );
    let _ = fs::remove_dir_all(&folder);
}
