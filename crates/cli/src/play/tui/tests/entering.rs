//! Moves by keys, by mouse and by typing; what is refused, and why.

use super::*;
use crate::play::tui::game::Tone;

/// A white man with two ways after his first jump.
const FORK: &str = "W:Wc3,a1:Bd4,d6,f6,h2:R0,0";

fn harness(game: &str, position: Option<&str>) -> Harness {
    Harness::new(console(Lang::En, false, false), game, position, people(2))
}

#[test]
fn arrows_and_enter() {
    let mut harness = harness("turkish", None);
    let home = harness.names(&[harness.game().cursor]);
    assert_eq!(harness.names(&harness.game().input.places()).len(), 8);
    harness.press("Enter");
    assert_eq!(harness.names(&harness.game().input.trail()), home);
    harness.press("Up Enter");
    assert_eq!(harness.game().round.history().plies(), 1);
    shows(&harness, "Black to move");
    assert_eq!(harness.done, ["leave", "begin", "autosave 1"][1..]);
}

#[test]
fn a_capture_goes_square_by_square_and_ends_by_itself() {
    let mut harness = harness("cyclic", Some(FORK));
    shows(&harness, "You must capture");
    harness.click("c3");
    assert_eq!(harness.names(&harness.game().input.places()), ["e5"]);
    harness.click("e5");
    let next = harness.names(&harness.game().input.places());
    assert_eq!(next, ["c7", "g7"], "only where it may go on");
    assert_eq!(harness.game().round.history().plies(), 0);
    // The piece stands where it has come to; what it jumped is marked.
    shows(&harness, "x●x");
    shows(&harness, "(○)");
    harness.press("Backspace");
    assert_eq!(harness.names(&harness.game().input.trail()), ["c3"]);
    harness.click("e5");
    harness.click("g7");
    assert!(
        harness.moves().starts_with("c3xe5xg7"),
        "{}",
        harness.moves()
    );
}

#[test]
fn another_piece_may_be_taken_instead_and_the_same_let_go() {
    let mut harness = harness("turkish", None);
    harness.click("a3");
    harness.click("b3");
    assert_eq!(harness.names(&harness.game().input.trail()), ["b3"]);
    harness.click("b3");
    assert!(harness.game().input.steps.is_empty());
    harness.click("c3");
    harness.press("Esc");
    assert!(harness.game().input.steps.is_empty());
    harness.click("c3");
    let right = MouseEventKind::Down(MouseButton::Right);
    harness.mouse(0, 0, right);
    assert!(harness.game().input.steps.is_empty());
}

#[test]
fn an_illegal_try_is_answered_with_the_reason() {
    let mut harness = harness("turkish", None);
    harness.click("a3");
    harness.click("a6");
    assert!(matches!(harness.game().message, Some((_, Tone::Wrong))));
    shows(&harness, "(article");
    harness.typed("a3-a6");
    shows(&harness, "(article");
    // What was typed stays to be mended.
    shows(&harness, "> a3-a6");
    harness.press("Backspace 4 Enter");
    assert_eq!(harness.moves(), "a3-a4");
}

#[test]
fn moves_are_typed_as_fingers_find_them() {
    let mut harness = harness("cyclic", None);
    harness.typed("C3 D4");
    harness.typed("f6–e5");
    assert_eq!(harness.moves(), "c3-d4 f6-e5");
    harness.press("@");
    shows(&harness, "> @");
    harness.press("Esc");
    harness.typed("nonsense");
    shows(&harness, "nonsense");
    harness.press("Esc");
    harness.typed("moves d4");
    shows(&harness, "d4x");
}

#[test]
fn commands_in_the_words_of_the_language() {
    let console = console(Lang::Ru, false, false);
    let mut harness = Harness::new(console, "turkish", None, people(2));
    harness.typed("d3-d4");
    harness.typed("назад");
    assert_eq!(harness.moves(), "");
    harness.typed("ходы");
    shows(&harness, "d3-d4");
}

#[test]
fn the_board_can_be_turned_and_the_mouse_knows() {
    let mut harness = harness("cyclic", None);
    harness.press("F4");
    harness.click("c3");
    harness.click("b4");
    assert_eq!(harness.moves(), "c3-b4");
    let seat = Setup {
        players: vec![Player::Engine(Level::new(1).unwrap()), Player::Person],
        ..people(2)
    };
    let harness = Harness::new(console(Lang::En, false, false), "cyclic", None, seat);
    assert!(harness.game().flip, "whoever plays Black sits below");
}

#[test]
fn the_keys_below_can_be_clicked() {
    let mut harness = harness("turkish", None);
    harness.click_on("F1 help");
    shows(&harness, "Keys");
    harness.press("Esc");
    harness.click_at(3, 22);
    assert!(harness.game().edit.is_some());
}
