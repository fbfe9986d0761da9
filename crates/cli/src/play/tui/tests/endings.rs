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
fn reply(desk: &mut Desk) {
    desk.think();
    desk.wait(10);
}

#[test]
fn the_engine_answers_step_by_step() {
    let mut desk = Desk::new(english(), "turkish", None, against(1, 2));
    desk.typed("d3-d4");
    shows(&desk, "The engine is thinking");
    desk.click("a3");
    shows(&desk, "it is the engine’s turn");
    desk.think();
    assert!(desk.game().film.is_some());
    assert_eq!(desk.game().round.history().plies(), 2);
    desk.wait(5);
    assert!(desk.game().film.is_none());
    shows(&desk, "White to move");
}

#[test]
fn taking_back_goes_to_ones_own_move() {
    let mut desk = Desk::new(english(), "turkish", None, against(1, 2));
    desk.press("u");
    shows(&desk, "There is nothing to take back");
    desk.typed("d3-d4");
    desk.press("u");
    assert_eq!(desk.moves(), "", "while the engine thinks");
    desk.think();
    assert_eq!(desk.moves(), "", "what it info of is not played");
    desk.typed("d3-d4");
    reply(&mut desk);
    desk.typed("c3-c4");
    reply(&mut desk);
    assert_eq!(desk.game().round.history().plies(), 4);
    desk.press("u");
    assert_eq!(desk.game().round.history().plies(), 2);
    assert!(desk.game().is_ours());
}

#[test]
fn a_hint_says_the_move_and_why() {
    let mut desk = Desk::new(english(), "turkish", Some("W:WKh1,a2,b2:Bh7,a6"), people(2));
    desk.press("h");
    shows(&desk, "Looking for a hint");
    desk.think();
    shows(&desk, "Hint: h1xh8. Score +");
    shows(&desk, "{♔}");
    desk.press("Esc");
    assert!(desk.game().hint.is_empty());
}

#[test]
fn the_score_is_shown_when_asked_for() {
    let mut desk = Desk::new(english(), "turkish", Some("W:WKh1,a2,b2:Bh7,a6"), people(2));
    desk.press("e");
    shows(&desk, "░");
    desk.think();
    let screen = desk.screen();
    let title = screen.lines().next().unwrap();
    assert!(title.contains('+'), "{title}");
    desk.press("e");
    assert!(!desk.screen().contains('░'));
}

#[test]
fn clocks_run_and_flags_fall() {
    let mut setup = people(2);
    setup.control = TimeControl::read("0:30+2").ok();
    let mut desk = Desk::new(english(), "turkish", None, setup);
    desk.wait(20);
    shows(&desk, "0:30");
    desk.typed("d3-d4");
    desk.wait(5);
    shows(&desk, "0:25");
    desk.typed("d6-d5");
    shows(&desk, "0:27");
    assert!(desk.app.wakes(desk.now).is_some());
    desk.wait(25);
    shows(&desk, "0:05.0");
    desk.wait(6);
    let end = desk.game().round.end().unwrap();
    assert_eq!((end.winner, end.cause), (Some(Team::Second), Cause::Time));
    shows(&desk, "Black won: time ran out");
    shows(&desk, "m again");
    desk.press("u");
    assert_eq!(
        desk.game().round.end(),
        None,
        "the end itself is taken back first"
    );
}

#[test]
fn the_engine_takes_a_draw_when_it_is_worse() {
    let mut desk = Desk::new(
        english(),
        "turkish",
        Some("W:WKh1,a2,b2,c2:Ba6,b6"),
        against(5, 2),
    );
    desk.press("d");
    shows(&desk, "The engine considers it");
    desk.think();
    shows(&desk, "Draw: agreed");
    let mut desk = Desk::new(
        english(),
        "turkish",
        Some("W:Wa2,b2:BKa8,h6,g6"),
        against(5, 2),
    );
    desk.press("d");
    desk.think();
    shows(&desk, "The draw was refused");
    assert!(desk.game().is_ours());
}

#[test]
fn people_are_asked_for_a_draw() {
    let mut desk = Desk::new(english(), "turkish", None, people(2));
    desk.press("d");
    shows(&desk, "White offers a draw. Black: do you agree?");
    desk.press("n");
    shows(&desk, "The draw was refused");
    desk.press("d y");
    shows(&desk, "Draw: agreed");
}

#[test]
fn resigning_and_another_game() {
    let mut desk = Desk::new(english(), "turkish", None, against(1, 2));
    desk.typed("d3-d4");
    reply(&mut desk);
    desk.press("r");
    shows(&desk, "give the game up?");
    desk.press("Enter");
    assert!(desk.game().round.end().is_none(), "No is the first answer");
    desk.press("r Left Enter");
    shows(&desk, "Black won: resignation");
    desk.press("m");
    assert_eq!(desk.game().round.history().plies(), 0);
    assert_eq!(
        desk.game().setup.player(doska_play::Seat::SECOND),
        Player::Person
    );
    reply(&mut desk);
    assert!(desk.game().is_ours());
    desk.press("n");
    shows(&desk, "choose another?");
    desk.press("y");
    assert!(matches!(desk.app.screen, Screen::Start(_)));
    assert!(desk.done.ends_with(&["leave".to_owned()]));
}

#[test]
fn leaving_is_asked_about_while_a_game_runs() {
    let mut desk = Desk::new(english(), "turkish", None, people(2));
    desk.press("q");
    assert_eq!(desk.done.last().unwrap(), "quit", "nothing was played");
    let mut desk = Desk::new(english(), "turkish", None, people(2));
    desk.typed("d3-d4");
    desk.press("q");
    shows(&desk, "Leave the game?");
    desk.press("n");
    assert_ne!(desk.done.last().unwrap(), "quit");
    desk.key(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(desk.done[desk.done.len() - 2..], ["leave", "quit"]);
}

#[test]
fn files() {
    let mut desk = Desk::new(english(), "turkish", None, people(2));
    desk.typed("d3-d4");
    desk.press("s");
    shows(&desk, "Save as");
    desk.press("a . p Enter");
    assert_eq!(desk.done.last().unwrap(), "save a.p false");
    desk.event(Event::Saved(Saved::Exists(PathBuf::from("a.p"))));
    shows(&desk, "a.p exists. Replace it?");
    desk.press("y");
    assert_eq!(desk.done.last().unwrap(), "save a.p true");
    desk.event(Event::Saved(Saved::Done(PathBuf::from("a.p"))));
    shows(&desk, "Saved: a.p");
    desk.typed("save b.pdn");
    assert_eq!(desk.done.last().unwrap(), "save b.pdn false");
    desk.press("l x Enter");
    assert_eq!(desk.done.last().unwrap(), "load x");
    desk.event(Event::Loaded(Err("no such file".to_owned())));
    shows(&desk, "no such file");
    let start = GameSpec::read("martian?players=4").unwrap().start();
    desk.event(Event::Loaded(Ok(Box::new(Begun::new(&start)))));
    shows(&desk, "Martian Chess");
    assert_eq!(desk.game().setup.players.len(), 4);
}

#[test]
fn a_game_is_chosen_with_its_options_and_players() {
    let console = english();
    let mut desk = Desk::of(App::choosing(console, (80, 24), people(2), None), console);
    shows(&desk, "Russian Cyclic Checkers");
    desk.press("4");
    shows(&desk, "Martian Chess");
    desk.press("Down Right");
    shows(&desk, "Player 4");
    // The third player is a person, the fourth the strongest engine there is.
    desk.press("Down Down Down Left Left Left Down Left Left Left Left");
    shows(&desk, "engine, level 10");
    desk.press("Down Right Right Right Enter Enter");
    let players = &desk.game().setup.players;
    assert_eq!(players[2], Player::Person);
    assert_eq!(players[3], Player::Engine(Level::FULL));
    shows(&desk, "5+3");
    shows(&desk, "Player 3 (you)");
}

/// A person who plays well enough beats the first level, to the end of the game.
#[test]
fn a_whole_game_against_the_first_level() {
    let mut desk = Desk::new(english(), "turkish", None, against(1, 2));
    let mut own = AnyEngine::new(1, 1);
    while desk.game().round.end().is_none() {
        assert!(
            desk.game().round.history().plies() < 400,
            "{}",
            desk.moves()
        );
        if desk.game().is_ours() {
            let line = desk.game().round.history().clone();
            let stop = Stop::new(Limits::depth(4));
            let info = own.think(&line, 1, &stop, &mut |_| {}).remove(0);
            let text = line.position().move_text(&info.best);
            desk.typed(&text);
        } else {
            reply(&mut desk);
        }
    }
    let end = desk.game().round.end().unwrap();
    assert_eq!(end.winner, Some(Team::First));
    shows(&desk, "White won");
}
