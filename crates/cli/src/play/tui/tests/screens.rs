//! Whole screens, compared with files: `BLESS=1 cargo test -p doska-cli screens` rewrites them.

use super::*;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use std::path::Path;

#[track_caller]
fn compare(name: &str, now: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play/tui/tests/screens");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, now).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(expected == now, "{}:\n{now}", path.display());
}

/// The styles of a screen: a letter for each, and what the letters mean.
fn styles(buffer: &Buffer) -> String {
    let mut known: Vec<(Color, Modifier)> = Vec::new();
    let mut out = String::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        let mut line = String::new();
        for cell in row {
            let style = (cell.bg, cell.modifier);
            let at = known.iter().position(|other| *other == style);
            let at = at.unwrap_or_else(|| {
                known.push(style);
                known.len() - 1
            });
            line.push(if at == 0 {
                '.'
            } else {
                char::from(b'a' + at as u8 - 1)
            });
        }
        let _ = writeln!(out, "{}", line.trim_end_matches('.'));
    }
    for (i, (ground, modifier)) in known.iter().enumerate().skip(1) {
        let _ = writeln!(
            out,
            "{} {ground:?} {modifier:?}",
            char::from(b'a' + i as u8 - 1)
        );
    }
    out
}

fn file(game: &str) -> String {
    game.replace("?players=", "-")
}

#[test]
fn every_game_at_its_start() {
    for game in doska_play::main_variants() {
        let seats = GameSpec::read(game).unwrap().seats();
        let harness = Harness::new(
            console(Lang::En, false, false),
            game,
            None,
            against(3, seats),
        );
        compare(&file(game), &harness.screen());
    }
}

#[test]
fn every_game_in_colours_with_a_piece_taken_up() {
    for game in doska_play::main_variants() {
        let seats = GameSpec::read(game).unwrap().seats();
        let mut harness = Harness::new(console(Lang::En, true, false), game, None, people(seats));
        harness.press("Enter");
        let buffer = harness.buffer();
        let both = format!("{}\n{}", text(&buffer), styles(&buffer));
        compare(&format!("{}-colour", file(game)), &both);
    }
}

#[test]
fn screens_in_three_languages() {
    for lang in Lang::ALL {
        let console = console(lang, false, false);
        let mut harness = Harness::of(App::choosing(console, (80, 24), people(2), None), console);
        harness.press("5");
        compare(&format!("start-{}", lang.code()), &harness.screen());
        let mut harness = Harness::new(
            console,
            "backups",
            Some("W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m"),
            against(10, 2),
        );
        harness.click("d4");
        harness.click("a7");
        compare(&format!("choices-{}", lang.code()), &harness.screen());
        harness.press("F1");
        compare(&format!("help-{}", lang.code()), &harness.screen());
    }
}

#[test]
fn a_large_screen_and_ascii() {
    let console = console(Lang::En, false, true);
    let mut harness = Harness::new(console, "cyclic", None, people(2));
    harness.resize(120, 40);
    harness.press("Enter");
    compare("large-ascii", &harness.screen());
    assert!(harness.screen().is_ascii());
}

/// Every screen, dialog and page is ASCII alone where that is asked for.
#[test]
fn ascii_alone() {
    let console = console(Lang::En, true, true);
    let check = |harness: &Harness| {
        let screen = harness.screen();
        let odd: String = screen.chars().filter(|c| !c.is_ascii()).collect();
        assert!(odd.is_empty(), "{odd}\n{screen}");
    };
    let mut harness = Harness::of(App::choosing(console, (80, 24), people(2), None), console);
    for keys in ["Down", "Down", "Down Right", "F1", "End", "Esc"] {
        harness.press(keys);
        check(&harness);
    }
    for game in doska_play::main_variants() {
        let seats = GameSpec::read(game).unwrap().seats();
        let mut harness = Harness::new(console, game, None, against(3, seats));
        check(&harness);
        for keys in [
            "Enter", "Enter", "Esc", "Esc", "Esc", "F5", "F1", "End", "Esc", "F7", "Esc",
        ] {
            harness.press(keys);
            check(&harness);
        }
        harness.typed("draw");
        check(&harness);
        harness.press("Esc F6");
        for _ in 0..60 {
            harness.press("PageDown");
            check(&harness);
        }
    }
}

#[test]
fn large_pieces() {
    let position = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m";
    let console = console(Lang::En, false, false);
    let mut harness = Harness::new(console, "backups", Some(position), people(2));
    harness.resize(120, 40);
    compare("large", &harness.screen());
}

#[test]
fn a_small_terminal_is_told_so() {
    for lang in Lang::ALL {
        let mut harness = Harness::new(console(lang, false, false), "turkish", None, people(2));
        harness.typed("d3-d4");
        harness.resize(60, 20);
        shows(&harness, "doska play");
        assert!(harness.screen().contains("60") && harness.screen().contains("24"));
        harness.resize(1, 1);
        harness.screen();
        harness.press("q");
        assert_eq!(harness.done.last().unwrap(), "quit");
    }
}

/// In every language the words of every game fit, and so do the most useful keys.
#[test]
fn nothing_is_cut_off() {
    for lang in Lang::ALL {
        for game in doska_play::main_variants() {
            let console = console(lang, false, false);
            let seats = GameSpec::read(game).unwrap().seats();
            let mut setup = against(10, seats);
            setup.control = doska_play::round::TimeControl::read("90+30").ok();
            let harness = Harness::new(console, game, None, setup);
            let screen = harness.screen();
            let keys = screen.lines().last().unwrap();
            for key in ["Esc ", "F1 ", "F2 ", "F3 ", "F10 "] {
                assert!(keys.contains(key), "{lang:?}: {keys}");
            }
            assert_eq!(
                screen.matches("1:30:00").count(),
                seats,
                "{lang:?} {game}\n{screen}"
            );
            let engine = crate::play::messages::engine(console, Level::FULL);
            assert_eq!(
                screen.matches(&engine).count(),
                seats - 1,
                "{lang:?} {game}\n{screen}"
            );
        }
    }
}
