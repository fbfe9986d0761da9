//! Moves by keys, by mouse and by typing; what is refused, and why.

use super::*;
use crate::play::tui::game::Tone;

/// A white man with two ways after his first jump.
const FORK: &str = "W:Wc3,a1:Bd4,d6,f6,h2:R0,0";

fn desk(game: &str, position: Option<&str>) -> Desk {
    Desk::new(console(Lang::En, false, false), game, position, people(2))
}

#[test]
fn arrows_and_enter() {
    let mut desk = desk("turkish", None);
    let home = desk.names(&[desk.game().cursor]);
    assert_eq!(desk.names(&desk.game().entry.places()).len(), 8);
    desk.press("Enter");
    assert_eq!(desk.names(&desk.game().entry.trail()), home);
    desk.press("Up Enter");
    assert_eq!(desk.game().round.history().plies(), 1);
    shows(&desk, "Black to move");
    assert_eq!(desk.done, ["leave", "begin", "keep 1"][1..]);
}

#[test]
fn a_capture_goes_square_by_square_and_ends_by_itself() {
    let mut desk = desk("cyclic", Some(FORK));
    shows(&desk, "You must capture");
    desk.click("c3");
    assert_eq!(desk.names(&desk.game().entry.places()), ["e5"]);
    desk.click("e5");
    let next = desk.names(&desk.game().entry.places());
    assert_eq!(next, ["c7", "g7"], "only where it may go on");
    assert_eq!(desk.game().round.history().plies(), 0);
    // The piece stands where it has come to; what it jumped is marked.
    shows(&desk, "x●x");
    shows(&desk, "(○)");
    desk.press("Backspace");
    assert_eq!(desk.names(&desk.game().entry.trail()), ["c3"]);
    desk.click("e5");
    desk.click("g7");
    assert!(desk.moves().starts_with("c3xe5xg7"), "{}", desk.moves());
}

#[test]
fn another_piece_may_be_taken_instead_and_the_same_let_go() {
    let mut desk = desk("turkish", None);
    desk.click("a3");
    desk.click("b3");
    assert_eq!(desk.names(&desk.game().entry.trail()), ["b3"]);
    desk.click("b3");
    assert!(desk.game().entry.steps.is_empty());
    desk.click("c3");
    desk.press("Esc");
    assert!(desk.game().entry.steps.is_empty());
    desk.click("c3");
    let right = MouseEventKind::Down(MouseButton::Right);
    desk.mouse(0, 0, right);
    assert!(desk.game().entry.steps.is_empty());
}

#[test]
fn an_illegal_try_is_answered_with_the_reason() {
    let mut desk = desk("turkish", None);
    desk.click("a3");
    desk.click("a6");
    assert!(matches!(desk.game().message, Some((_, Tone::Wrong))));
    shows(&desk, "(article");
    desk.typed("a3-a6");
    shows(&desk, "(article");
    // What was typed stays to be mended.
    shows(&desk, "> a3-a6");
    desk.press("Backspace 4 Enter");
    assert_eq!(desk.moves(), "a3-a4");
}

#[test]
fn moves_are_typed_as_fingers_find_them() {
    let mut desk = desk("cyclic", None);
    desk.typed("C3 D4");
    desk.typed("f6–e5");
    assert_eq!(desk.moves(), "c3-d4 f6-e5");
    desk.press("@");
    shows(&desk, "> @");
    desk.press("Esc");
    desk.typed("nonsense");
    shows(&desk, "nonsense");
    desk.press("Esc");
    desk.typed("moves d4");
    shows(&desk, "d4x");
}

#[test]
fn a_move_from_a_file_that_is_no_command_is_typed_at_once() {
    let mut desk = desk("turkish", None);
    desk.press("a 3 - a 4 Enter");
    assert_eq!(desk.moves(), "a3-a4");
    // The others begin with a key that is named where the line will stand.
    shows(&desk, "“:” types a move");
    desk.press(": d 6 - d 5 Enter");
    assert_eq!(desk.moves(), "a3-a4 d6-d5");
}

#[test]
fn keys_lie_where_they_lie_on_a_russian_keyboard() {
    let console = console(Lang::Ru, false, false);
    let mut desk = Desk::new(console, "turkish", None, people(2));
    desk.typed("d3-d4");
    desk.press("г");
    assert_eq!(desk.moves(), "", "г is on the key of u");
    desk.press("а");
    assert!(desk.game().flip);
    desk.typed("ходы");
    shows(&desk, "d3-d4");
}

#[test]
fn the_board_can_be_turned_and_the_mouse_knows() {
    let mut desk = desk("cyclic", None);
    desk.press("f");
    desk.click("c3");
    desk.click("b4");
    assert_eq!(desk.moves(), "c3-b4");
    let seat = Setup {
        players: vec![Player::Engine(Level::new(1).unwrap()), Player::Person],
        ..people(2)
    };
    let desk = Desk::new(console(Lang::En, false, false), "cyclic", None, seat);
    assert!(desk.game().flip, "whoever plays Black sits below");
}

#[test]
fn the_keys_below_can_be_clicked() {
    let mut desk = desk("turkish", None);
    desk.click_at(1, 23);
    shows(&desk, "Keys");
    desk.press("Esc");
    desk.click_at(3, 22);
    assert!(desk.game().edit.is_some());
}
