//! Playing the engine, taking back, hints, clocks, offers, ends, files, other screens.

use super::*;
use crate::play::tui::event::Saved;
use doska_play::Team;
use doska_play::round::{Cause, TimeControl};
use std::path::PathBuf;

fn english() -> &'static Console {
    console(Lang::En, false, false)
}

/// Lets the engine think and show its move.
fn reply(harness: &mut Harness) {
    harness.think();
    harness.wait(10);
}

#[test]
fn the_engine_answers_step_by_step() {
    let mut harness = Harness::new(english(), "turkish", None, against(1, 2));
    harness.typed("d3-d4");
    shows(&harness, "The engine is thinking");
    harness.click("a3");
    shows(&harness, "it is the engine’s turn");
    harness.think();
    assert!(harness.game().animation.is_some());
    assert_eq!(harness.game().round.history().plies(), 2);
    harness.wait(5);
    assert!(harness.game().animation.is_none());
    shows(&harness, "White to move");
}

#[test]
fn taking_back_goes_to_ones_own_move() {
    let mut harness = Harness::new(english(), "turkish", None, against(1, 2));
    harness.press("F3");
    shows(&harness, "Nothing to take back");
    harness.typed("d3-d4");
    harness.press("F3");
    assert_eq!(harness.moves(), "", "while the engine thinks");
    harness.think();
    assert_eq!(harness.moves(), "", "what it info of is not played");
    harness.typed("d3-d4");
    reply(&mut harness);
    harness.typed("c3-c4");
    reply(&mut harness);
    assert_eq!(harness.game().round.history().plies(), 4);
    harness.press("F3");
    assert_eq!(harness.game().round.history().plies(), 2);
    assert!(harness.game().is_ours());
}

#[test]
fn a_hint_says_the_move_and_why() {
    let mut harness = Harness::new(english(), "turkish", Some("W:WKh1,a2,b2:Bh7,a6"), people(2));
    harness.press("F2");
    shows(&harness, "Looking for a hint");
    harness.think();
    shows(&harness, "Hint: h1xh8 (+");
    shows(&harness, "{♔}");
    harness.press("Esc");
    assert!(harness.game().hint.is_empty());
}

#[test]
fn the_score_is_shown_when_asked_for() {
    let mut harness = Harness::new(english(), "turkish", Some("W:WKh1,a2,b2:Bh7,a6"), people(2));
    harness.press("F5");
    shows(&harness, "░");
    harness.think();
    let screen = harness.screen();
    let title = screen.lines().next().unwrap();
    assert!(title.contains('+'), "{title}");
    harness.press("F5");
    assert!(!harness.screen().contains('░'));
}

#[test]
fn the_next_opponent_is_suggested() {
    let win = Some("W:WKd4,a2:Bd6");
    let mut harness = Harness::new(english(), "turkish", win, against(2, 2));
    harness.typed("d4xd7");
    shows(&harness, "Next opponent: Hedgehog, level 3");
    let mut harness = Harness::new(english(), "turkish", win, people(2));
    harness.typed("d4xd7");
    shows(&harness, "F8 rematch with sides swapped");
    let (first, second) = (Some(Team::First), Some(Team::Second));
    let number = |setup: Setup, winner| setup.next_opponent(winner).map(Level::number);
    assert_eq!(number(against(2, 2), second), Some(1));
    assert_eq!(number(against(1, 2), second), None);
    assert_eq!(number(against(10, 4), first), None);
    assert_eq!(number(against(4, 4), first), Some(5));
    assert_eq!(number(against(4, 2), None), None);
}

#[test]
fn clocks_run_and_flags_fall() {
    let mut setup = people(2);
    setup.control = TimeControl::read("0:30+2").ok();
    let mut harness = Harness::new(english(), "turkish", None, setup);
    harness.wait(20);
    shows(&harness, "0:30");
    harness.typed("d3-d4");
    harness.wait(5);
    shows(&harness, "0:25");
    harness.typed("d6-d5");
    shows(&harness, "0:27");
    assert!(harness.app.wakes(harness.now).is_some());
    harness.wait(25);
    shows(&harness, "0:05.0");
    harness.wait(6);
    let end = harness.game().round.end().unwrap();
    assert_eq!((end.winner, end.cause), (Some(Team::Second), Cause::Time));
    shows(&harness, "Black won: White ran out of time");
    shows(&harness, "F8 rematch");
    harness.press("F3");
    assert_eq!(
        harness.game().round.end(),
        None,
        "the end itself is taken back first"
    );
}

#[test]
fn the_engine_takes_a_draw_when_it_is_worse() {
    let mut harness = Harness::new(
        english(),
        "turkish",
        Some("W:WKh1,a2,b2,c2:Ba6,b6"),
        against(5, 2),
    );
    harness.typed("draw");
    shows(&harness, "Offer a draw?");
    harness.press("y");
    shows(&harness, "The engine is thinking");
    harness.think();
    shows(&harness, "Draw: by agreement");
    let mut harness = Harness::new(
        english(),
        "turkish",
        Some("W:Wa2,b2:BKa8,h6,g6"),
        against(5, 2),
    );
    harness.typed("draw");
    harness.press("y");
    harness.think();
    shows(&harness, "Draw declined");
    assert!(harness.game().is_ours());
}

#[test]
fn people_are_asked_for_a_draw() {
    let mut harness = Harness::new(english(), "turkish", None, people(2));
    harness.typed("draw");
    harness.press("y");
    shows(&harness, "White offers a draw. Accept?");
    harness.press("n");
    shows(&harness, "Draw declined");
    // The same again has to wait for a move.
    harness.typed("draw");
    harness.press("y");
    shows(&harness, "This offer was declined");
    harness.typed("d3-d4");
    harness.typed("draw");
    harness.press("y y");
    shows(&harness, "Draw: by agreement");
}

#[test]
fn resigning_and_another_game() {
    let mut harness = Harness::new(english(), "turkish", None, against(1, 2));
    harness.typed("d3-d4");
    reply(&mut harness);
    harness.typed("resign");
    shows(&harness, "Resign?");
    harness.press("Enter");
    assert!(
        harness.game().round.end().is_none(),
        "No is the first answer"
    );
    harness.typed("resign");
    harness.press("Left Enter");
    shows(&harness, "Black won: White resigned");
    harness.press("F8");
    assert_eq!(harness.game().round.history().plies(), 0);
    assert_eq!(
        harness.game().setup.player(doska_play::Seat::SECOND),
        Player::Person
    );
    reply(&mut harness);
    assert!(harness.game().is_ours());
    harness.press("F9");
    shows(&harness, "choose another?");
    harness.press("y");
    assert!(matches!(harness.app.screen, Screen::Setup(_)));
    assert!(
        harness
            .done
            .ends_with(&["leave".to_owned(), "list".to_owned()])
    );
}

#[test]
fn leaving_is_asked_about_while_a_game_runs() {
    let mut harness = Harness::new(english(), "turkish", None, people(2));
    harness.press("F10");
    assert_eq!(harness.done.last().unwrap(), "quit", "nothing was played");
    let mut harness = Harness::new(english(), "turkish", None, people(2));
    harness.typed("d3-d4");
    harness.press("F10");
    shows(&harness, "Leave the game?");
    harness.press("n");
    assert_ne!(harness.done.last().unwrap(), "quit");
    harness.key(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(harness.done[harness.done.len() - 2..], ["leave", "quit"]);
}

#[test]
fn files() {
    let mut harness = Harness::new(english(), "turkish", None, people(2));
    harness.typed("d3-d4");
    harness.press("F7");
    shows(&harness, "Save as");
    harness.press("a . p Enter");
    assert_eq!(harness.done.last().unwrap(), "save a.p false");
    harness.event(Event::Saved(Saved::Exists(PathBuf::from("a.p"))));
    shows(&harness, "a.p already exists. Replace it?");
    harness.press("y");
    assert_eq!(harness.done.last().unwrap(), "save a.p true");
    harness.event(Event::Saved(Saved::Done(PathBuf::from("a.p"))));
    shows(&harness, "Saved: a.p");
    harness.typed("save b.pdn");
    assert_eq!(harness.done.last().unwrap(), "save b.pdn false");
    harness.typed("load x");
    assert_eq!(harness.done.last().unwrap(), "load x");
    harness.event(Event::Loaded(Err("no such file".to_owned())));
    shows(&harness, "no such file");
    let start = GameSpec::read("martian?players=4").unwrap().start();
    harness.event(Event::Loaded(Ok(Box::new(InitialGame::new(&start)))));
    shows(&harness, "Martian Chess");
    assert_eq!(harness.game().setup.players.len(), 4);
}

#[test]
fn a_game_is_chosen_with_its_options_and_players() {
    let console = english();
    let mut harness = Harness::of(App::choosing(console, (80, 24), people(2), None), console);
    shows(&harness, "Russian Cyclic Checkers");
    harness.press("4");
    shows(&harness, "Martian Chess");
    harness.press("Down Right");
    shows(&harness, "Player 4");
    // The third player is a person, the fourth the strongest engine there is.
    harness.press("Down Down Down Left Down Left Left");
    shows(&harness, "Dragon, level 10");
    harness.press("Down Right Right Right Enter Enter");
    let players = &harness.game().setup.players;
    assert_eq!(players[2], Player::Person);
    assert_eq!(players[3], Player::Engine(Level::FULL));
    shows(&harness, "5+3");
    shows(&harness, "Player 3 (you)");
}

/// A person who plays well enough beats the first level, to the end of the game.
#[test]
fn a_whole_game_against_the_first_level() {
    let mut harness = Harness::new(english(), "turkish", None, against(1, 2));
    let mut own = AnyEngine::new(1, 1);
    while harness.game().round.end().is_none() {
        assert!(
            harness.game().round.history().plies() < 400,
            "{}",
            harness.moves()
        );
        if harness.game().is_ours() {
            let line = harness.game().round.history().clone();
            let stop = Stop::new(Limits::depth(4));
            let info = own.think(&line, 1, &stop, &mut |_| {}).remove(0);
            let text = info.best.text();
            harness.typed(&text);
        } else {
            reply(&mut harness);
        }
    }
    let end = harness.game().round.end().unwrap();
    assert_eq!(end.winner, Some(Team::First));
    shows(&harness, "White won");
}
