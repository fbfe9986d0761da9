//! A typed move is a move: no letter of it is a command.

use super::*;
use crate::play::tui::edit::Edit;

/// White is far ahead, so that the engine would take a draw at once.
const WON: &str = "W:WKh1,a2,b2,d2:Ba6,b6";

#[test]
fn typing_d2_in_a_won_game_offers_no_draw() {
    let console = console(Lang::En, false, false);
    let mut harness = Harness::new(console, "turkish", Some(WON), against(5, 2));
    harness.press("d");
    harness.think();
    assert!(harness.game().round.end().is_none());
    assert!(harness.game().round.pending_offer().is_none());
    shows(&harness, "> d");
    harness.press("2 d 3 Enter");
    assert_eq!(harness.moves(), "d2-d3");
}

/// Every letter, digit and sign goes to the line, and does nothing but stand there.
#[test]
fn no_character_is_a_command() {
    for c in (' '..='~').chain("абвгдежзиüğşıöç".chars()) {
        if [' ', '?', ':', '/'].contains(&c) {
            continue;
        }
        let console = console(Lang::En, false, false);
        let mut harness = Harness::new(console, "turkish", None, against(5, 2));
        harness.key(KeyCode::Char(c), KeyModifiers::NONE);
        let game = harness.game();
        assert!(game.dialog.is_none() && game.round.pending_offer().is_none());
        assert_eq!(game.edit.as_ref().map(Edit::text), Some(&*c.to_string()));
    }
}

#[test]
fn every_first_move_of_every_variant_can_be_typed() {
    let console = console(Lang::En, false, false);
    for game in doska_play::variants() {
        let spec = GameSpec::read(game).unwrap();
        for m in spec.start().moves() {
            let mut harness = Harness::new(console, game, None, people(spec.seats()));
            harness.typed(&m.text());
            assert_eq!(harness.moves(), m.text(), "{game}");
        }
    }
}

/// Moves of every form: drops, backups, captures, passes.
#[test]
fn moves_of_every_form_can_be_typed() {
    let console = console(Lang::En, false, false);
    let positions = [
        ("cyclic", "W:Wc3,a1:Bd4,d6,f6,h2:R1,0"),
        ("backups", "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m"),
        ("topological?checkers=5", super::boards::STACKS),
    ];
    for (game, position) in positions {
        let spec = GameSpec::read(game).unwrap();
        let start = spec.position(position).unwrap();
        for m in start.moves() {
            let mut harness = Harness::new(console, game, Some(position), people(2));
            harness.typed(&m.text());
            assert_eq!(harness.moves(), m.text(), "{game}");
        }
    }
}

#[test]
fn what_is_typed_too_early_waits() {
    let console = console(Lang::En, false, false);
    let mut harness = Harness::new(console, "turkish", None, against(1, 2));
    harness.typed("d3-d4");
    harness.typed("e3-e4");
    shows(&harness, "> e3-e4");
    harness.think();
    harness.wait(10);
    harness.press("Enter");
    assert!(harness.moves().ends_with("e3-e4"), "{}", harness.moves());
}

#[test]
fn the_menu_has_every_command_and_asks_before_what_cannot_be_undone() {
    let console = console(Lang::En, false, false);
    let mut harness = Harness::new(console, "turkish", None, against(5, 2));
    harness.press("Esc");
    for key in ["F2", "F3", "F10", "draw", "resign"] {
        shows(&harness, key);
    }
    harness.press("Esc");
    assert!(harness.game().dialog.is_none());
    harness.press("Esc");
    harness.click_on("resign");
    assert!(harness.game().round.end().is_none());
    harness.press("Enter");
    assert!(
        harness.game().round.end().is_none(),
        "No is the first answer"
    );
    harness.press("Esc F4");
    assert!(harness.game().flip, "keys work in the menu too");
}

#[test]
fn the_rules_are_read_during_a_game() {
    for lang in Lang::ALL {
        let console = console(lang, true, false);
        for game in doska_play::games() {
            let mut harness = Harness::new(console, game.id, None, people(game_seats(game.id)));
            harness.press("F6");
            let first = harness.screen();
            shows(&harness, &console.text(&format!("game-{}", game.id)));
            harness.press("Right");
            let second = harness.screen();
            assert_ne!(first, second, "{lang:?} {}", game.id);
            harness.press("End Up Left Home");
            assert_eq!(harness.screen(), first);
            harness.press("Esc");
            assert!(harness.game().dialog.is_none());
        }
    }
}

fn game_seats(id: &str) -> usize {
    GameSpec::read(id).unwrap().seats()
}
