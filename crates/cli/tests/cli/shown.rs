//! `show`, `games`, `rules`: what people look at.

use crate::run::{command, doska, run};

#[test]
fn boards_are_plain_text_when_no_terminal_looks() {
    for game in doska_play::variants() {
        let out = doska(&["show", game]).ok();
        assert!(!out.contains('\u{1b}'), "{game}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
        assert!(out.contains("to move"), "{out}");
        let out = doska(&["show", game, "--ascii"]).ok();
        assert!(out.is_ascii(), "{out}");
        let out = doska(&["show", game, "--color", "always"]).ok();
        assert!(out.contains("\u{1b}["), "{game}");
    }
}

#[test]
fn no_color_is_honoured_unless_colours_are_asked_for() {
    let mut plain = command(&["show", "turkish"]);
    let out = run(plain.env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1"), b"").ok();
    assert!(!out.contains('\u{1b}'));
}

#[test]
fn a_board_with_everything_beside_it() {
    let position = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m";
    let args = [
        "show",
        "backups",
        "--position",
        position,
        "--moves",
        "d4xa7+1",
    ];
    let out = doska(&args).ok();
    for part in [
        "Checkers with Backups",
        "Black to move",
        "Last move: d4xa7+1",
        "White: repository 0",
        "^1=.mm. ○c1 ○e1",
        "^3=m..m ○a3 ○g3",
        "> Black: repository 9",
        "7 │[♔]│   │ ● │",
        "4 │   │ · │   │[·]│",
        "    a   b   c   d   e   f   g   h",
    ] {
        assert!(out.contains(part), "{part}\n{out}");
    }
}

#[test]
fn stacks_zones_points_and_hands() {
    let position = "M b 0,-2=-;0,-1=b;0,0=wwb;1,0=-;2,0=bw;3,0=b;1,1=w;3,1=-;1,2=wb;2,2=-";
    let game = "topological?checkers=5";
    let out = doska(&["show", game, "--position", position, "--ascii"]).ok();
    assert!(out.contains(" 0 | wwb |  .  | bw  |  b  |"), "{out}");
    assert!(out.contains("White: captives 1"), "{out}");
    let out = doska(&["show", "topological", "--moves", "0,0 1,0"]).ok();
    assert!(out.contains("White: captives 0, 9 to lay"), "{out}");
    assert!(out.contains(" + "), "{out}");
    let out = doska(&["show", "martian?players=4"]).ok();
    assert!(out.contains("Player 3: e5-h8, 0 points"), "{out}");
    assert!(out.contains("┿━━━╋━━━┿"), "{out}");
}

#[test]
fn tall_stacks_and_wide_layouts_still_fit() {
    let cells: Vec<String> = (0..64)
        .map(|x| {
            let stack = if x == 5 {
                "w".repeat(32) + &"b".repeat(31)
            } else if x == 6 {
                "b".to_owned()
            } else {
                "-".to_owned()
            };
            format!("{x},0={stack}")
        })
        .collect();
    let position = format!("M w {}", cells.join(";"));
    let out = doska(&[
        "show",
        "topological?checkers=32",
        "--position",
        &position,
        "--ascii",
    ])
    .ok();
    assert!(out.contains("5,0=32w31b"), "{out}");
    assert!(out.lines().all(|line| line.len() <= 80), "{out}");
}

#[test]
fn a_board_in_words() {
    let out = doska(&["show", "turkish", "--moves", "d3-d4", "--spoken"]).ok();
    assert!(out.starts_with("Turkish Draughts.\nBlack to move.\nLast move: d3-d4.\n"));
    assert!(out.contains("White: men a2, b2"), "{out}");
    let out = doska(&["show", "martian", "--spoken", "--lang", "ru"]).ok();
    assert!(
        out.contains("Игрок 1: квадрант a1-d4; 0 очков; королевы c1, d1, d2;"),
        "{out}"
    );
}

#[test]
fn games_are_listed() {
    let out = doska(&["games"]).ok();
    for game in doska_play::games() {
        assert!(out.contains(&format!("{}  ", game.id)), "{out}");
    }
    for part in [
        "Turkish Draughts",
        "martian?players=2|4 (default 2)",
        "players: 2, 4",
    ] {
        assert!(out.contains(part), "{out}");
    }
    let json: serde_json::Value = serde_json::from_str(&doska(&["games", "--json"]).ok()).unwrap();
    let ids: Vec<&str> = json
        .as_array()
        .unwrap()
        .iter()
        .map(|g| g["id"].as_str().unwrap())
        .collect();
    let known: Vec<&str> = doska_play::games().iter().map(|game| game.id).collect();
    assert_eq!(ids, known);
    let of = |id: &str| &json[ids.iter().position(|known| *known == id).unwrap()];
    assert_eq!(of("martian")["seats"], serde_json::json!([2, 4]));
    assert_eq!(
        of("martian")["variants"],
        serde_json::json!(["martian", "martian?players=4"])
    );
    assert_eq!(
        of("topological")["options"][0]["values"],
        serde_json::json!({ "low": 2, "high": 32 })
    );
}

#[test]
fn rules_pages_in_every_language() {
    for lang in ["en", "ru", "tr"] {
        for game in doska_play::games().iter().map(|game| game.id) {
            let out = doska(&["rules", game, "--lang", lang]).ok();
            assert!(!out.contains("**") && !out.contains("!["), "{game} {lang}");
            assert!(!out.contains("cli-"), "{game} {lang}");
            assert!(
                out.contains("┌───┬───┬"),
                "{game} {lang}: diagrams are drawn"
            );
            let wide = out.lines().filter(|line| line.chars().count() > 80);
            // Only a word that cannot be broken, a position text, may stick out.
            assert!(
                wide.into_iter()
                    .all(|line| line.trim().split(' ').count() <= 2 || line.starts_with("    ")),
                "{game} {lang}"
            );
        }
    }
}

#[test]
fn parts_of_rules_pages() {
    let out = doska(&["rules", "backups", "4.4"]).ok();
    assert!(out.starts_with("4.4 A backup costs 4 men"), "{out}");
    assert!(!out.contains("4.5"), "{out}");
    let out = doska(&["rules", "backups", "5"]).ok();
    assert!(out.starts_with("5. ") && out.contains("5.3"), "{out}");
    let out = doska(&["rules", "backups", "nota"]).ok();
    assert!(out.starts_with("Notation"), "{out}");
    let out = doska(&["rules", "backups", "4.4", "--source"]).ok();
    assert!(out.starts_with("**4.4** "), "{out}");
    let said = doska(&["rules", "backups", "9.9"]).usage();
    assert!(
        said.contains("no part “9.9”") && said.contains("notation"),
        "{said}"
    );
}

#[test]
fn sides_differ_without_their_colours_too() {
    for game in ["turkish", "backups"] {
        let out = doska(&["show", game, "--color", "always"]).ok();
        assert!(out.contains('○') && out.contains('●'), "{out}");
    }
}

#[test]
fn backups_stacks_and_free_places_in_words() {
    let position = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R0,8:Sw3=m..m";
    let spoken = |lang: &str| {
        let args = ["show", "backups", "--position", position, "--spoken"];
        doska(&[&args[..], &["--lang", lang]].concat()).ok()
    };
    let out = spoken("en");
    assert!(
        out.contains("\nBackup of rank 3: men a3, g3. To restore: ^3.\n"),
        "{out}"
    );
    // Of two backups of one line the whole text tells which.
    let two = position.replace("w3=m..m", "w4=k...,w4=m...");
    let out = doska(&["show", "backups", "--position", &two, "--spoken"]).ok();
    assert!(
        out.contains("\nBackup of rank 4: man b4. To restore: “^4=m...”.\n"),
        "{out}"
    );
    let out = spoken("ru");
    assert!(
        out.contains("\nБэкап горизонтали 3: простые a3, g3. Восстановить: ^3.\n"),
        "{out}"
    );
    let out = spoken("tr");
    assert!(
        out.contains("\n3. yatayın yedeği: yoz taşlar a3, g3. Geri yüklemek için: ^3.\n"),
        "{out}"
    );
    let out = doska(&["show", "topological", "--moves", "0,0 1,0", "--spoken"]).ok();
    assert!(
        out.ends_with("You can lay a checker on: 0,-1; 1,-1; -1,0; 2,0; 0,1; 1,1.\n"),
        "{out}"
    );
    let position = "M b 0,0=wb;1,0=b;2,0=w;3,0=-";
    let args = ["show", "topological?checkers=2", "--position", position];
    let out = doska(&[&args[..], &["--spoken", "--lang", "ru"]].concat()).ok();
    assert!(
        out.contains("0,0: белая, чёрная; владеют чёрные.\n"),
        "{out}"
    );
    assert!(out.contains("Белые: захвачено: 0"), "{out}");
}

#[test]
fn a_move_that_ends_in_a_dot_is_quoted() {
    let position = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m...";
    let args = ["show", "backups", "--position", position, "--moves", "^3"];
    let out = doska(&[&args[..], &["--spoken"]].concat()).ok();
    assert!(out.contains("Last move: “^3=m...”.\n"), "{out}");
}

#[test]
fn rules_pages_in_words() {
    for lang in ["en", "ru", "tr"] {
        for game in doska_play::games().iter().map(|game| game.id) {
            let out = doska(&["rules", game, "--lang", lang, "--spoken"]).ok();
            let drawn = out.contains(['│', '─', '═', '┌']);
            assert!(!drawn && !out.contains("cli-"), "{game} {lang}: {out}");
        }
    }
    let out = doska(&["rules", "backups", "4.4", "--spoken"]).ok();
    assert!(
        out.contains("Checkers with Backups.\nWhite to move.\n"),
        "{out}"
    );
    assert!(out.contains("kings d4") || out.contains("king d4"), "{out}");
    let out = doska(&["rules", "turkish", "YAZIM", "--lang", "tr"]).ok();
    assert!(out.starts_with("Yazım"), "{out}");
}
