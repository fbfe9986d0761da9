//! What fingers do: moves and commands as people type them.

use crate::play::{answer, session};
use crate::run::{command, doska_in, folder, run};

/// The moves that were understood: those shown on the board.
fn played(out: &str) -> Vec<&str> {
    let mark = "Last move: ";
    out.lines()
        .filter_map(|line| Some(line.split_once(mark)?.1.trim_end()))
        .collect()
}

#[test]
fn moves_in_capitals_in_look_alikes_with_other_dashes_and_without_any() {
    // The second is Cyrillic throughout.
    for typed in [
        "C3-D4",
        "С3-d4",
        "c3–d4",
        "c3—D4",
        "c3 − d4",
        "c3d4",
        "c3 d4",
        "c3xd4",
    ] {
        let out = session(&["cyclic"], &[typed]);
        assert_eq!(played(&out), ["c3-d4"], "{typed}: {out}");
    }
    for typed in ["d2-f4", "D2F4", "d2×f4", "d2:f4", "d2 х f4"] {
        let out = session(&["cyclic"], &[typed]);
        assert_eq!(played(&out), ["d2xf4"], "{typed}: {out}");
    }
    let two = ["--position", "W:Wc3:Bd4,f6,a7:R0,0:S"];
    for typed in ["c3-e5-g7", "c3e5g7", "C3–E5–G7", "c3-g7", "c3-e5xg7"] {
        let out = session(&[&["backups"], &two[..]].concat(), &[typed]);
        assert_eq!(played(&out), ["c3xe5xg7"], "{typed}: {out}");
    }
    let out = session(&["cyclic"], &["d2f4", "B6-А5", "@D2"]);
    assert_eq!(played(&out), ["d2xf4", "b6-a5", "@d2"], "{out}");
}

#[test]
fn places_of_a_layout_in_brackets_and_with_dashes() {
    let out = session(
        &["topological?checkers=2"],
        &["(0,0)", "1 0", "2, 0", "3,0", "0,0 - 1,0 * 1", "PASS"],
    );
    assert_eq!(
        played(&out),
        ["0,0", "1,0", "2,0", "3,0", "0,0>1,0*1", "pass"],
        "{out}"
    );
}

#[test]
fn the_pass_in_every_language() {
    let position = "M w 0,0=w;1,0=b;2,0=w;3,0=b";
    for (lang, word) in [
        ("en", "Pass"),
        ("ru", "пас"),
        ("ru", "ПАС"),
        ("tr", "PAS"),
        ("tr", "pass"),
    ] {
        let args = [
            "topological?checkers=2",
            "--position",
            position,
            "--lang",
            lang,
        ];
        let out = session(&args, &[word, "position"]);
        assert!(answer(&out, "position").starts_with("M b"), "{word}: {out}");
    }
}

#[test]
fn letters_that_are_left_are_named_and_what_was_typed_is_said() {
    for (lang, said) in [
        (
            "en",
            "“в6-а5” has non-Latin letters. Squares are written a to h",
        ),
        (
            "ru",
            "В ходе «в6-а5» есть русские буквы. Поля пишутся латинскими",
        ),
        (
            "tr",
            "“в6-а5” içinde Latin olmayan harfler var. Kareler a–h",
        ),
    ] {
        let out = session(&["turkish", "--lang", lang], &["в6-а5"]);
        assert!(answer(&out, "в6-а5").starts_with(said), "{out}");
    }
    // A word is no move with wrong letters in it.
    let out = session(&["turkish"], &["нечто"]);
    assert!(
        answer(&out, "нечто").starts_with("“нечто” is not a move"),
        "{out}"
    );
    // The reason is that of the move that was meant.
    let out = session(
        &["turkish", "--position", "W:WKh1:BKh7"],
        &["H1–G1", "Н1Н9"],
    );
    assert!(
        answer(&out, "H1–G1").starts_with("You must capture: h1xh8"),
        "{out}"
    );
    assert!(answer(&out, "Н1Н9").contains("“Н1Н9”"), "{out}");
}

#[test]
fn the_rules_of_reading_stay_strict_elsewhere() {
    let args = ["replay", "cyclic", "--stdin", "--json"];
    let out = doska_in(&args, "C3-D4\nc3d4\nc3–d4\nd2-f4\n").bad_lines();
    assert!(
        out.lines().all(|line| line.starts_with("{\"error\"")),
        "{out}"
    );
}

#[test]
fn turkish_commands_in_capitals_and_in_ascii() {
    let turkish = |lines: &[&str]| session(&["turkish", "--lang", "tr"], lines);
    for word in ["YARDIM", "YARDİM", "yardim", "Yardım"] {
        let out = turkish(&[word]);
        assert!(answer(&out, word).contains("kaydet DOSYA"), "{out}");
    }
    for word in ["GERİ", "geri", "GERI"] {
        let out = turkish(&["d3-d4", word, "konum"]);
        assert!(answer(&out, "konum").starts_with("W:"), "{out}");
    }
    let out = turkish(&["BERABERLİK", "EVET"]);
    assert!(out.contains("Beraberlik"), "{out}");
    for word in ["ÇIK", "cik", "CIK"] {
        let out = turkish(&[word, "konum"]);
        assert!(!out.contains("konum"), "{out}");
    }
    // In every language.
    let out = session(&["turkish"], &["POSİTİON", "RESIGN"]);
    assert!(answer(&out, "POSİTİON").starts_with("W:"), "{out}");
}

#[test]
fn several_moves_are_taken_back_and_nothing_is_ignored() {
    let moves = ["d3-d4", "e6-e5", "c3-c4"];
    let after = |typed: &str| session(&["turkish"], &[&moves[..], &[typed, "position"]].concat());
    let out = after("undo 3");
    assert!(
        answer(&out, "position").starts_with("W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3"),
        "{out}"
    );
    let now = answer(&after("board"), "position").to_owned();
    for (typed, said) in [
        ("undo 4", "Nothing was taken back: only 3 moves were played"),
        (
            "undo all",
            "Nothing was done: “all” is not expected after “undo”",
        ),
        ("undo 0", "Nothing was done"),
        (
            "resign now",
            "Nothing was done: “now” is not expected after “resign”",
        ),
        ("draw?", "“draw?” is not a move"),
        ("draw please", "Nothing was done"),
        ("board 2", "Nothing was done"),
        ("quit it", "Nothing was done"),
    ] {
        let out = after(typed);
        assert!(answer(&out, typed).starts_with(said), "{typed}: {out}");
        let position = answer(&out, "position");
        assert_eq!(
            position.lines().next(),
            now.lines().next(),
            "{typed}: {out}"
        );
    }
    // A resignation is a turn to take back too, and is said to be one.
    let out = session(&["turkish"], &["d3-d4", "resign", "undo 2", "position"]);
    assert!(
        answer(&out, "resign").contains("“undo” takes that back"),
        "{out}"
    );
    assert!(answer(&out, "position").starts_with("W:"), "{out}");
}

#[test]
fn a_draw_is_offered_to_the_other_team_by_name() {
    let out = session(&["martian?players=4"], &["c3-d4", "draw", "yes"]);
    assert!(
        out.contains(
            "Player 2 offers a draw. Players 1 and 3, do you accept? (yes/no) yes\nDraw: by agreement"
        ),
        "{out}"
    );
    let out = session(&["martian?players=4", "--lang", "ru"], &["ничья", "нет"]);
    assert!(
        out.contains("Игрок 1 предлагает ничью. Игроки 2 и 4, принимаете? (да/нет) нет"),
        "{out}"
    );
    let out = session(&["turkish", "--lang", "ru"], &["ничья", "ДА"]);
    assert!(
        out.contains("Белые предлагают ничью. Принять? (да/нет) ДА\nНичья"),
        "{out}"
    );
}

#[test]
fn what_stands_inside_moves_is_found() {
    let position = "W:Wa1,c1,e1,g1,d2,h2,g3:Bf6,c7,e7,b8,d8,f8,h8:R5,5:S";
    let out = session(
        &["backups", "--position", position],
        &["moves +", "moves C1", "moves %"],
    );
    let said = answer(&out, "moves +");
    assert!(
        said.starts_with("No legal move begins with “+”: it is part of a move, for example "),
        "{said}"
    );
    assert!(said.contains("legal moves:"), "{said}");
    assert!(answer(&out, "moves C1").contains("c1-b2"), "{out}");
    assert!(
        answer(&out, "moves %").starts_with("No legal move begins with “%”\n"),
        "{out}"
    );
}

#[test]
fn a_finished_game_is_not_to_be_gone_on_with() {
    let out = session(&["turkish"], &["resign"]);
    assert!(
        out.contains("The game is saved in") && !out.contains("To continue"),
        "{out}"
    );
    let out = session(&["turkish", "--position", "W:WKh1:BKh7"], &["h1xh8"]);
    assert!(
        out.contains("The game is saved in") && !out.contains("To continue"),
        "{out}"
    );
    let out = session(&["turkish"], &["d3-d4"]);
    assert!(out.contains("To continue: doska play --resume"), "{out}");
}

#[test]
fn games_are_chosen_by_number_id_and_name() {
    for typed in ["3", "turkish", "Turkish Draughts", "TURKISH  draughts"] {
        let out = session(&[], &[typed, "d3-d4"]);
        assert!(out.contains("Last move: d3-d4"), "{typed}: {out}");
    }
    let out = session(&["--lang", "ru"], &["турецкие шашки", "d3-d4"]);
    assert!(out.contains("Последний ход: d3-d4"), "{out}");
    let out = session(&["--lang", "tr"], &["TÜRK DAMASI", "d3-d4"]);
    assert!(out.contains("Son hamle: d3-d4"), "{out}");
    let out = session(&["--lang", "tr"], &["YARDIM", "çık", "3"]);
    assert_eq!(
        out.matches("1  Rus Döngüsel Daması (cyclic)").count(),
        2,
        "{out}"
    );
    assert!(!out.contains("│"), "{out}");
}

#[test]
fn a_broken_record_is_loaded_up_to_where_it_breaks() {
    let file = folder("broken").join("b.pdn");
    let name = file.to_str().unwrap();
    let text = "[Variant \"cyclic@1\"]\n[White \"Anna\"]\n1. c3-d4 b6-c5 2. d4-e5 a1-a2 1-0\n";
    std::fs::write(&file, text).unwrap();
    for (args, lines) in [
        (&["--resume", name][..], &["d4xb6"][..]),
        (&["turkish"], &[&format!("load {name}"), "d4xb6"]),
    ] {
        let out = session(args, lines);
        let said = "The record breaks off; the game continues from there. Game 1, line 3, column 19: ply 3, “d4-e5”: You must capture";
        assert!(out.contains(said), "{out}");
        assert_eq!(played(&out), ["b6-c5", "d4xb6"], "{out}");
    }
    // The file is the players', not ours: it is not written without asking.
    let out = session(
        &["--resume", name],
        &["d4xb6", "save", &format!("save {name}"), "no"],
    );
    assert!(answer(&out, "save").starts_with("Name a file"), "{out}");
    assert!(out.contains("Replace it? (yes/no) no"), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn other_games_of_a_loaded_file_are_not_lost_by_saving() {
    let file = folder("many").join("m.pdn");
    let name = file.to_str().unwrap();
    let text = "[Variant \"cyclic@1\"]\n1. c3-d4 *\n\n[Variant \"cyclic@1\"]\n1. e3-d4 *\n";
    std::fs::write(&file, text).unwrap();
    let out = session(&["--resume", name], &["b6-c5", "save"]);
    assert!(answer(&out, "save").starts_with("Name a file"), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn the_rules_are_spoken_in_a_spoken_game() {
    let out = session(&["backups", "--spoken"], &["rules 4.4"]);
    let page = answer(&out, "rules 4.4");
    assert!(
        page.contains("White: repository 4") && !page.contains('│'),
        "{page}"
    );
}

/// At a terminal: `script` gives the program one. Where there is no such tool nothing is tested.
#[cfg(target_os = "linux")]
#[test]
fn at_a_terminal_a_resignation_is_confirmed() {
    let doska = env!("CARGO_BIN_EXE_doska");
    let mut script = std::process::Command::new("script");
    if script.arg("--version").output().is_err() {
        return;
    }
    let plain = command(&[]);
    let mut script = std::process::Command::new("script");
    script
        .args([
            "-qec",
            &format!("{doska} play turkish --color never"),
            "/dev/null",
        ])
        .envs(
            plain
                .get_envs()
                .filter_map(|(key, value)| Some((key, value?))),
        )
        .env("TERM", "dumb");
    let out = run(&mut script, b"resign\nno\nresign\nyes\nquit\n").out;
    assert_eq!(
        out.matches("Resign as White? (yes/no)").count() % 2,
        0,
        "{out}"
    );
    assert!(out.contains("The game continues"), "{out}");
    assert!(out.contains("Black won: White resigned"), "{out}");
}
