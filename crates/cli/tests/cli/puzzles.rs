//! `puzzles` and `puzzle`: mining, going on, proving; solving with hints, wrong answers and a streak.

use std::fs;

use doska_play::{Puzzle, PuzzleAttempt, puzzle};

use crate::run::{command, doska, folder, run};

fn build(file: &str, count: &str, more: &[&str]) -> crate::run::Ran {
    let args = ["puzzles", "build", "russian", "--nodes", "2000", "-o", file];
    doska(&[&args[..], &["--count", count], more].concat())
}

#[test]
fn threads_and_interruptions_change_nothing() {
    let folder = folder("puzzles");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (one, two) = (path("one.txt"), path("two.txt"));
    assert!(
        build(&one, "3", &["--threads", "1"])
            .ok()
            .contains("puzzles: 3")
    );
    build(&two, "3", &["--threads", "3"]).ok();
    let text = fs::read_to_string(&one).unwrap();
    assert_eq!(text, fs::read_to_string(&two).unwrap());
    assert!(text.starts_with("# doska-puzzles 1\n# engine: "), "{text}");
    // As if it had been interrupted before the first game was mined.
    let games = text
        .lines()
        .find(|line| line.starts_with("# games: "))
        .unwrap();
    let head: Vec<&str> = text.lines().filter(|line| line.starts_with('#')).collect();
    fs::write(&two, head.join("\n").replace(games, "# games: 0") + "\n").unwrap();
    build(&two, "3", &[]).ok();
    assert_eq!(text, fs::read_to_string(&two).unwrap());
    assert!(
        doska(&["puzzles", "check", &one])
            .ok()
            .contains("not proved: 0")
    );
    // What is whole stays as it is.
    assert!(build(&one, "3", &[]).ok().contains("new: 0"));
    let said = build(&one, "3", &["--seed", "2"]).usage();
    assert!(said.contains("seed: 1, now 2"), "{said}");
}

#[test]
fn what_is_no_puzzle_is_named() {
    let folder = folder("puzzles");
    let file = folder.join("bad.txt");
    let name = file.to_str().unwrap();
    fs::write(&file, "nothing\n").unwrap();
    let ran = doska(&["puzzles", "check", name]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("# doska-puzzles 1"), "{}", ran.err);
    fs::write(&file, "# doska-puzzles 1\na\tb\n").unwrap();
    assert!(doska(&["puzzles", "check", name]).err.contains("line 2"));
    let line = "# doska-puzzles 1\nabcdef\trussian\tW:Wa1,c1,e1:Bb8,d8,f8 ~0,0,0\ta1-b2\t1\twin\n";
    fs::write(&file, line).unwrap();
    let ran = doska(&["puzzles", "check", name]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("abcdef: ply 1"), "{}", ran.out);
    assert!(doska(&["puzzles"]).usage().contains("build"));
    assert!(
        doska(&["puzzles", "build", "chess"])
            .usage()
            .contains("cyclic")
    );
}

/// A built-in puzzle, the moves of its choices, and a legal move that is wrong at the first.
fn built_in() -> (&'static Puzzle, Vec<String>, String) {
    let found = puzzle::puzzles("russian")
        .first()
        .expect("puzzles of russian");
    let mut attempt = PuzzleAttempt::new(found).unwrap();
    let moves = attempt.line().moves();
    let wrong = moves.iter().find(|m| !attempt.accepts(m)).unwrap().text();
    let mut answers = Vec::new();
    while let Some(m) = attempt.expected() {
        answers.push(m.text());
        attempt.answer(&m).unwrap();
    }
    (found, answers, wrong)
}

#[test]
fn a_puzzle_is_solved_at_the_terminal() {
    let (puzzle, answers, wrong) = built_in();
    let state = folder("state");
    let solve = |input: &str| {
        let mut command = command(&["puzzle", "--id", &puzzle.id]);
        run(command.env("XDG_STATE_HOME", &state), input.as_bytes()).ok()
    };
    let out = solve(&format!(
        "{wrong}\nhint\nhint\n{}\nquit\n",
        answers.join("\n")
    ));
    for said in [
        "Find the best move",
        "Try again",
        "Look at",
        "The move is",
        "Solved, with help",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
    let out = solve(&format!("{}\nquit\n", answers.join("\n")));
    assert!(
        out.contains("Solved!") && out.contains("so far: 1"),
        "{out}"
    );
    let out = solve("help\nmoves\nzz\nsolution\nc3\n\n");
    assert!(
        out.contains("The solution: ") && out.contains("The puzzle is over"),
        "{out}"
    );
    let kept = fs::read_to_string(state.join("doska/puzzles.txt")).unwrap();
    assert_eq!(kept.lines().count(), 2, "{kept}");
}

#[test]
fn puzzles_are_chosen_by_day_game_theme_and_level() {
    let today = doska(&["puzzle", "--daily"]).ok();
    assert!(today.contains("Puzzle of the day"), "{today}");
    assert!(
        doska(&["puzzle", "russian"])
            .ok()
            .contains("Find the best move")
    );
    assert!(
        doska(&["puzzle", "--theme", "x"])
            .usage()
            .contains("sacrifice")
    );
    assert!(doska(&["puzzle", "--id", "x"]).usage().contains("“x”"));
    assert!(doska(&["puzzle", "--level", "11"]).code == Some(2));
    assert!(doska(&["puzzle", "chess"]).usage().contains("cyclic"));
}
