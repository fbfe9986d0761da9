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
    assert!(
        ran.out.contains(
            "1. c3-d4 {The record breaks off here. Line 5, column 10: ply 2: “nonsense” is"
        ),
        "{}",
        ran.out
    );
    assert!(
        ran.err.contains(&format!("{name}:5:10: game 2: ")),
        "{}",
        ran.err
    );
    assert!(
        ran.err
            .contains("Games written in full: 2. Games not read to the end: 1")
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
    let ran = doska_in(
        &["convert", "-"],
        "{Шашки} 1. a"
            .as_bytes()
            .iter()
            .copied()
            .chain([0xff])
            .collect::<Vec<u8>>(),
    );
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("UTF-8"), "{}", ran.err);
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
    let list = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/backups/diagrams.txt"
    );
    let folder = folder("diagrams");
    doska(&[
        "convert",
        "--diagrams",
        list,
        "--output",
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
            "--output",
            folder.to_str().unwrap(),
        ],
        "good\tturkish\tstart\t\n../evil\tturkish\tstart\t\nbad\n",
    );
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("-:2: “../evil”"), "{}", ran.err);
    assert!(ran.err.contains("-:3: "), "{}", ran.err);
    assert!(folder.join("good.svg").is_file());
}

#[test]
fn a_file_with_a_broken_game_is_not_replaced_by_what_could_be_read() {
    let folder = folder("in-place");
    let file = folder.join("b.pdn");
    let name = file.to_str().unwrap();
    std::fs::write(&file, TWO).unwrap();
    for target in [name, folder.join("./b.pdn").to_str().unwrap()] {
        let ran = doska(&["convert", name, "-o", target]);
        assert_eq!(ran.code, Some(1));
        assert!(
            ran.err.contains("was not replaced: part of it"),
            "{}",
            ran.err
        );
        assert!(ran.err.contains("--force"), "{}", ran.err);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), TWO);
    }
    // A new file is written, with the broken game up to where it breaks.
    let other = folder.join("other.pdn");
    let ran = doska(&["convert", name, "-o", other.to_str().unwrap()]);
    assert_eq!(ran.code, Some(1));
    let text = std::fs::read_to_string(&other).unwrap();
    assert!(
        text.contains("1. c3-d4 {The record breaks off here."),
        "{text}"
    );
    // What was written is a good record, comment and all.
    assert_eq!(doska(&["convert", other.to_str().unwrap()]).ok(), text);
    let ran = doska(&["convert", name, "-o", name, "--force", "--lang", "ru"]);
    assert_eq!(ran.code, Some(1));
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("{Здесь запись обрывается. Строка 5, знак 10:"),
        "{text}"
    );
    let left: Vec<_> = std::fs::read_dir(&folder).unwrap().collect();
    assert_eq!(left.len(), 2, "nothing half-written is left: {left:?}");
}

#[test]
fn a_file_is_replaced_by_itself_or_when_told() {
    let folder = folder("replaced");
    let (file, other) = (folder.join("a.pdn"), folder.join("b.pdn"));
    let (name, to) = (file.to_str().unwrap(), other.to_str().unwrap());
    std::fs::write(&file, "[GameType \"30,W,8,8,A0,0\"]\n1. d3-d4 e6-e5 *\n").unwrap();
    std::fs::write(&other, "dear to me").unwrap();
    doska(&["convert", name, "-o", name]).ok();
    let written = std::fs::read_to_string(&file).unwrap();
    assert!(written.starts_with("[Result \"*\"]"), "{written}");
    let picture = ["convert", "--svg", "turkish", "-o", to];
    for args in [&["convert", name, "-o", to][..], &picture] {
        let ran = doska(args);
        assert_eq!(ran.code, Some(1));
        assert!(ran.err.contains("already exists"), "{}", ran.err);
        assert_eq!(std::fs::read_to_string(&other).unwrap(), "dear to me");
    }
    doska(&["convert", name, "-o", to, "--force"]).ok();
    assert_eq!(std::fs::read_to_string(&other).unwrap(), written);
    // Something odd was left out: that too is something to lose.
    let odd = "[GameType \"30,W,8,8,A0,0\"]\n1. d3-d4 (1. a1-a9) e6-e5 *\n";
    std::fs::write(&file, odd).unwrap();
    assert_eq!(doska(&["convert", name, "-o", name]).code, Some(1));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), odd);
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("links");
    let (file, link) = (folder.join("a.pdn"), folder.join("l.pdn"));
    std::fs::write(&file, "[GameType \"30,W,8,8,A0,0\"]\n1. d3-d4 *\n").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let (from, to) = (file.to_str().unwrap(), link.to_str().unwrap());
    doska(&["convert", from, "-o", to]).ok();
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    let about = std::fs::metadata(&file).unwrap();
    assert_eq!(about.permissions().mode() & 0o777, 0o600);
    assert!(
        std::fs::read_to_string(&file)
            .unwrap()
            .starts_with("[Result")
    );
}

#[test]
fn a_file_without_a_game_is_said_to_be_one() {
    let file = folder("empty").join("empty.pdn");
    let name = file.to_str().unwrap();
    for text in ["", "\n\n", "; nothing but a comment\n"] {
        std::fs::write(&file, text).unwrap();
        let ran = doska(&["convert", name, "-o", name]);
        assert_eq!((ran.code, &*ran.out), (Some(1), ""));
        assert!(ran.err.contains("No games in"), "{}", ran.err);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn nothing_is_said_twice() {
    let wrong =
        "[Variant \"cyclic@1\"]\n1. c3-d4 b6-c5 2. d4-e5 *\n[Variant \"cyclic@1\"]\n1. zzz *\n";
    let ran = doska_in(&["convert", "-"], wrong);
    assert_eq!(ran.err.matches("d4xb6").count(), 1, "{}", ran.err);
    assert_eq!(ran.err.matches("zzz").count(), 1, "{}", ran.err);
}

#[test]
fn what_the_system_refuses_is_said_in_the_chosen_language() {
    let folder = folder("system");
    let there = folder.to_str().unwrap();
    for (lang, missing, is_folder) in [
        ("en", "no such file", "it is a folder"),
        ("ru", "нет такого файла", "это папка"),
        ("tr", "böyle bir dosya ya da klasör yok", "bu bir klasör"),
    ] {
        let ran = doska(&["convert", "/no/such/file.pdn", "--lang", lang]);
        assert!(ran.err.contains(missing), "{}", ran.err);
        assert!(!ran.err.contains("os error"), "{}", ran.err);
        let ran = doska(&["convert", there, "--lang", lang]);
        assert!(ran.err.contains(is_folder), "{}", ran.err);
        let ran = doska(&["convert", "--svg", "turkish", "-o", there, "--lang", lang]);
        assert!(ran.err.contains(is_folder), "{}", ran.err);
    }
}

#[test]
fn squares_by_numbers_and_json() {
    let folder = folder("convert-to");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let cyclic = file(
        "cyclic.pdn",
        "[Variant \"cyclic@1\"]\n\n1. c3-d4 f6-e5 2. d4xf6 *\n",
    );
    let numeric = doska(&["convert", &cyclic, "--to", "pdn-numeric"]);
    let expected = "1. 22-18 11-15 2. 18x11 *";
    assert!(numeric.out.contains(expected), "{}", numeric.out);
    let json = doska(&["convert", &cyclic, "--to", "json"]);
    assert!(json.out.contains("\"move\":\"d4xf6\""), "{}", json.out);
    let martian = file("martian.pdn", "[Variant \"martian@1\"]\n\n1. c3-d4 *\n");
    let refused = doska(&["convert", &martian, "--to", "pdn-numeric"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("no numbers"), "{}", refused.err);
}
