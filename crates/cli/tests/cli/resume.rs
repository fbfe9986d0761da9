//! Games that are left and gone on with: they know their opponents and clocks.

use std::path::Path;

use crate::run::{Ran, command, folder, run};

fn play(state: &Path, args: &[&str], lines: &[&str]) -> Ran {
    let args = [&["play"], args].concat();
    let input = lines.iter().map(|line| format!("{line}\n"));
    run(
        command(&args).env("XDG_STATE_HOME", state),
        input.collect::<String>().as_bytes(),
    )
}

#[test]
fn the_last_game_is_gone_on_with_against_the_same_opponent() {
    let state = folder("resume");
    play(
        &state,
        &["turkish", "--level", "2", "--clock", "5+3"],
        &["d3-d4"],
    )
    .ok();
    let out = play(&state, &["--resume"], &["undo", "c3-c4", "clock"]).ok();
    assert!(out.contains("Black (Hare, level 2): "), "{out}");
    assert!(out.contains("Clocks: White "), "{out}");
    // It goes on in its file; another one is not made.
    assert!(state.join("doska/turkish-1.pdn").is_file());
    assert!(!state.join("doska/turkish-2.pdn").exists());
    // To look at it changes nothing.
    let before = std::fs::read_to_string(state.join("doska/turkish-1.pdn")).unwrap();
    play(&state, &["--resume"], &["board"]).ok();
    let after = std::fs::read_to_string(state.join("doska/turkish-1.pdn")).unwrap();
    assert_eq!(before, after);
    // What the command line says goes first.
    let out = play(&state, &["--resume", "--level", "3"], &["undo", "c3-c4"]).ok();
    assert!(out.contains("(Hedgehog, level 3): "), "{out}");
}

#[test]
fn kept_games_are_listed_and_the_last_unfinished_one_is_taken() {
    let state = folder("listed");
    let none = play(&state, &["--resume"], &[]);
    assert_eq!(none.code, Some(1));
    assert!(
        none.err.starts_with("doska play: No unfinished game"),
        "{}",
        none.err
    );
    assert!(
        play(&state, &["--list"], &[])
            .ok()
            .contains("No unfinished game")
    );
    play(&state, &["cyclic", "--level", "1"], &["c3-d4"]).ok();
    std::thread::sleep(std::time::Duration::from_millis(20));
    play(&state, &["turkish"], &["d3-d4", "resign"]).ok();
    let out = play(&state, &["--list"], &[]).ok();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].contains("Turkish Draughts") && lines[0].contains("finished, 1 ply"));
    assert!(lines[0].contains("between people"), "{out}");
    assert!(lines[1].ends_with("doska/turkish-1.pdn"), "{out}");
    assert!(lines[2].contains("Russian Cyclic Checkers") && lines[2].contains("Chick, level 1"));
    assert!(lines[2].contains("2 plies"), "{out}");
    let out = play(&state, &["--resume"], &["position"]).ok();
    assert!(out.contains("Russian Cyclic Checkers"), "{out}");
}

#[test]
fn an_engine_is_known_by_its_name_in_any_language() {
    let file = folder("named").join("game.pdn");
    let name = file.to_str().unwrap();
    for lang in ["en", "ru", "tr"] {
        let state = folder("named");
        let args = ["turkish", "--level", "2", "--lang", lang];
        let save = format!("save {name}");
        play(&state, &args, &["d3-d4", &save, "yes", "evet", "да"]).ok();
        let text = std::fs::read_to_string(&file).unwrap();
        let lines = text.lines();
        let lines: Vec<&str> = lines.filter(|line| !line.contains("BlackLevel")).collect();
        std::fs::write(&file, lines.join("\n")).unwrap();
        let out = play(&state, &["--resume", name], &["undo", "c3-c4"]).ok();
        assert!(out.contains("Black (Hare, level 2): "), "{lang}: {out}");
        std::fs::remove_file(&file).unwrap();
    }
}
