//! Lessons, puzzles and records on the board.

use super::*;
use crate::play::tui::task::TaskId;
use doska_play::{lesson, puzzle, record};

fn start(lang: Lang) -> Harness {
    let console = console(lang, false, false);
    Harness::of(App::choosing(console, (80, 24), people(2), None), console)
}

/// Goes down to a row of the start screen and opens it.
fn open(harness: &mut Harness, words: &str) {
    for _ in 0..20 {
        if harness.screen().contains(&format!("[ {words} ]")) {
            harness.press("Enter");
            return;
        }
        harness.press("Down");
    }
    panic!("no {words} in\n{}", harness.screen());
}

#[test]
fn the_whole_lesson_of_every_game_is_solved_on_the_board() {
    for (number, game) in doska_play::games().iter().enumerate() {
        let mut harness = start(Lang::En);
        harness.press(&(number + 1).to_string());
        open(&mut harness, "Lesson");
        for (at, task) in lesson::lesson(game.id).iter().enumerate() {
            shows(&harness, &format!("Task {} of", at + 1));
            let line = task.lines[0];
            while !harness.game().is_task_done() {
                let plies = harness.game().round.history().plies();
                harness.typed(line[plies]);
                harness.wait(10);
            }
            assert!(!harness.done.iter().any(|done| done.starts_with("autosave")));
            harness.press("Enter");
        }
        shows(&harness, "Task 1 of");
    }
}

#[test]
fn a_wrong_move_in_a_lesson_is_answered_and_taken_back() {
    let mut harness = start(Lang::Ru);
    harness.press("3");
    open(&mut harness, "Урок");
    let task = &lesson::lesson("turkish")[0];
    let right: Vec<&str> = task.lines.iter().map(|line| line[0]).collect();
    let position = harness.game().round.history().position();
    let wrong = position
        .moves()
        .iter()
        .map(doska_play::AnyMove::text)
        .find(|text| !right.contains(&&**text));
    harness.typed(&wrong.expect("there is another move"));
    assert_eq!(harness.moves(), "");
    assert!(matches!(
        harness.game().message,
        Some((_, super::super::game::Tone::Wrong))
    ));
    harness.press("Esc F2");
    assert!(matches!(
        harness.game().message,
        Some((_, super::super::game::Tone::Good))
    ));
    harness.press("F9");
    assert!(matches!(harness.app.screen, Screen::Setup(_)));
}

#[test]
fn a_puzzle_is_solved_failed_and_hinted() {
    for (number, game) in doska_play::games().iter().enumerate() {
        let Some(TaskId::Puzzle(_, at)) = TaskId::daily(game.id, 20_000) else {
            continue;
        };
        let puzzle = &puzzle::puzzles(game.id)[at];
        let mut harness = start(Lang::En);
        harness.press(&(number + 1).to_string());
        open(&mut harness, "Puzzles");
        shows(&harness, &format!("Puzzle {}", puzzle.id));
        let position = harness.game().round.history().position();
        let wrong = position
            .moves()
            .iter()
            .map(doska_play::AnyMove::text)
            .find(|text| *text != puzzle.moves[0]);
        if let Some(wrong) = wrong.filter(|_| puzzle.moves.len() > 1) {
            harness.typed(&wrong);
            shows(&harness, "not the solution");
            assert_eq!(harness.moves(), "");
            if harness.request.is_some() {
                harness.think();
                let said = harness
                    .game()
                    .message
                    .as_ref()
                    .map(|(said, _)| said.clone());
                let said = said.unwrap_or_default();
                let refuted = ["Reply:", "loses:", "slowly:"];
                assert!(refuted.iter().any(|part| said.contains(part)), "{said}");
            }
        }
        harness.press("Esc F2");
        harness.press("F2");
        shows(&harness, "The move is");
        harness.press("Esc");
        while !harness.game().is_task_done() {
            let plies = harness.game().round.history().plies();
            harness.typed(&puzzle.moves[plies]);
            harness.wait(10);
        }
        shows(&harness, "Solved!");
        let solved = format!("solved {} false true", puzzle.id);
        assert!(harness.done.contains(&solved), "{:?}", harness.done);
        harness.press("Enter");
        assert_eq!(harness.moves(), "");
    }
}

const RECORD: &str = "[Variant \"turkish@1\"]\n[White \"Ada\"]\n[Result \"1-0\"]\n\n\
    1. d3-d4! {bold} (1. c3-c4 {solid}) e6-e5 2. c3-c4 1-0\n";

fn looked_at(text: &str) -> Harness {
    let mut games = record::read(text).games;
    let record = games.remove(0).unwrap();
    let history = record.tree.main_line();
    let mut initial = InitialGame::new(&history.position());
    initial.history = history;
    initial.record = Some(record);
    initial.look = true;
    let console = console(Lang::En, false, false);
    let (app, effects) = App::playing(console, (80, 24), people(2), initial, Duration::ZERO);
    let mut harness = Harness::of(app, console);
    harness.run_effects(effects);
    harness
}

#[test]
fn a_record_is_browsed_with_variations_and_comments() {
    let mut harness = looked_at(RECORD);
    assert_eq!(harness.moves(), "d3-d4 e6-e5 c3-c4");
    shows(&harness, "Result: 1-0");
    shows(&harness, "White (Ada)");
    harness.press("Home");
    assert_eq!(harness.moves(), "");
    harness.press("Right");
    assert_eq!(harness.moves(), "d3-d4");
    shows(&harness, "bold");
    shows(&harness, "Variations: c3-c4");
    shows(&harness, "d3-d4!*");
    harness.press("Down");
    assert_eq!(harness.moves(), "c3-c4");
    shows(&harness, "solid");
    harness.press("Up End Left");
    assert_eq!(harness.moves(), "d3-d4 e6-e5");
    // Letters do nothing here; playing on is a command.
    harness.press("d 2 Enter Left");
    assert_eq!(harness.moves(), "d3-d4 e6-e5");
    harness.press("F8");
    harness.typed("c3-c4");
    assert_eq!(harness.moves(), "d3-d4 e6-e5 c3-c4");
    harness.press("F10");
    shows(&harness, "Leave the game?");
}

#[test]
fn counts_that_end_a_game_are_shown() {
    let console = console(Lang::En, false, false);
    let position = Some("W:WKa1,b2:BKh8,g7 ~60");
    let harness = Harness::new(console, "turkish", position, people(2));
    shows(&harness, "Draw in 20 moves");
}

#[test]
fn teams_stand_together_with_their_sums() {
    let console = console(Lang::En, true, false);
    let harness = Harness::new(console, "martian?players=4", None, people(4));
    let screen = harness.screen();
    let at = |part: &str| {
        screen
            .find(part)
            .unwrap_or_else(|| panic!("no {part}\n{screen}"))
    };
    let order = [
        "Blue team: 0 points",
        "Player 1",
        "Player 3",
        "Green team: 0 points",
        "Player 2",
    ];
    let found: Vec<usize> = order.iter().map(|part| at(part)).collect();
    assert!(found.is_sorted(), "{screen}");
}

#[test]
fn the_first_game_begins_with_the_rules() {
    let mut harness = start(Lang::En);
    harness.event(Event::Kept(Vec::new()));
    open(&mut harness, "Start");
    shows(&harness, "In 30 seconds");
    harness.press("Esc");
    harness.typed("c3-d4");
    assert_eq!(harness.moves(), "c3-d4");
}

#[test]
fn kept_games_are_offered_and_the_last_opponent_remembered() {
    use crate::play::kept::KeptGame;
    let mut harness = start(Lang::En);
    assert!(!harness.screen().contains("Continue"));
    harness.event(Event::Kept(vec![KeptGame {
        path: "/tmp/turkish-1.pdn".into(),
        game: GameSpec::read("turkish").unwrap(),
        players: against(6, 2).players,
        plies: 24,
        over: false,
        modified: std::time::UNIX_EPOCH,
    }]));
    shows(&harness, "Fox, level 6");
    open(&mut harness, "Continue a game");
    shows(
        &harness,
        "1970-01-01  Turkish Draughts  Fox, level 6  24 plies",
    );
    harness.press("Enter");
    assert_eq!(harness.done.last().unwrap(), "load /tmp/turkish-1.pdn");
}
