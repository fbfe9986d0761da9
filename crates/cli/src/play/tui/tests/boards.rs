//! Boards that are larger than the screen, and choices beside the board.

use super::*;

/// Ten checkers each in one row: twenty fields side by side.
fn row() -> String {
    let fields: Vec<String> = (0..20)
        .map(|x| format!("{x},0={}", ["w", "b"][usize::from(x % 2 == 1)]))
        .collect();
    format!("M w {}", fields.join(";"))
}

#[test]
fn a_wide_layout_follows_the_cursor() {
    let console = console(Lang::En, false, true);
    let mut desk = Desk::new(console, "topological", Some(&row()), people(2));
    let width = |desk: &Desk| layout::grid(console, (80, 24), desk.game()).seen().0;
    assert!(width(&desk) < 20);
    for _ in 0..20 {
        desk.press("Right");
    }
    assert_eq!(desk.game().cursor, Place { x: 19, y: 0 });
    shows(&desk, " 19");
    assert!(!desk.screen().contains(" 12 "), "{}", desk.screen());
    for _ in 0..30 {
        desk.press("Left");
    }
    assert_eq!(desk.game().cursor, Place { x: 0, y: 0 });
    // A larger screen shows more.
    let before = width(&desk);
    desk.resize(200, 30);
    let grid = layout::grid(console, (200, 30), desk.game());
    assert!(grid.seen().0 > before);
    assert_eq!(grid.seen().0, 20);
}

#[test]
fn a_layout_grows_under_the_cursor() {
    let mut desk = Desk::new(
        console(Lang::En, false, false),
        "topological",
        None,
        people(2),
    );
    desk.press("Enter Right Enter Up Enter");
    assert_eq!(desk.moves(), "0,0 1,0 1,1");
    // By mouse as well.
    desk.click("2,1");
    assert_eq!(desk.moves(), "0,0 1,0 1,1 2,1");
    desk.click("2,1");
    shows(&desk, "There is a checker on 2,1 already");
}

const STACKS: &str = "M b 0,-2=-;0,-1=b;0,0=wwb;1,0=-;2,0=bw;3,0=b;1,1=w;3,1=-;1,2=wb;2,2=-";

#[test]
fn the_number_of_checkers_is_chosen_by_key_by_target_or_from_the_list() {
    let new = || {
        let console = console(Lang::En, false, false);
        Desk::new(console, "topological?checkers=5", Some(STACKS), people(2))
    };
    let mut desk = new();
    desk.click("1,2");
    shows(&desk, "How many checkers?");
    desk.press("2");
    assert_eq!(desk.moves(), "1,2>1,0*2", "a single way goes by itself");
    // A target that only one number reaches says the number.
    let mut desk = new();
    desk.click("1,2");
    desk.click("2,2");
    assert_eq!(desk.moves(), "1,2>2,2*1");
    // From the list.
    let mut desk = new();
    desk.click("1,2");
    desk.press("Tab");
    while desk.game().choice.is_none() {
        desk.press("Tab");
    }
    desk.press("Right Enter");
    assert_eq!(desk.moves(), "1,2>1,0*2");
    let mut desk = new();
    desk.press("p");
    assert_eq!(desk.moves(), "pass");
}

const BACKUPS: &str = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m";

#[test]
fn a_backup_is_built_after_a_move_or_not() {
    let new = || {
        let console = console(Lang::En, false, false);
        Desk::new(console, "backups", Some(BACKUPS), people(2))
    };
    let mut desk = new();
    desk.click("d4");
    desk.click("a7");
    shows(&desk, "Save a line?");
    assert_eq!(desk.game().choice, Some(0), "the list has the keys");
    desk.press("Enter");
    assert_eq!(desk.moves(), "d4xa7", "the first choice is to finish");
    let mut desk = new();
    desk.click("d4");
    desk.click("a7");
    desk.press("1");
    assert_eq!(desk.moves(), "d4xa7+1");
    shows(&desk, "^1=.mm.");
    // A backup is restored from the list beside the board.
    let mut desk = new();
    desk.press("Tab");
    while desk.game().choice.is_none() {
        desk.press("Tab");
    }
    desk.press("Enter");
    assert_eq!(desk.moves(), "^3=m..m");
}

#[test]
fn a_man_is_dropped_from_the_reserve() {
    let console = console(Lang::En, false, false);
    let mut desk = Desk::new(console, "cyclic", None, people(2));
    desk.typed("d2xf4");
    desk.typed("b6-a5");
    assert_eq!(desk.moves(), "d2xf4 b6-a5");
    shows(&desk, "drop a man");
    let screen = desk.screen();
    let row = screen
        .lines()
        .position(|line| line.contains("drop a man"))
        .unwrap();
    let line = screen.lines().nth(row).unwrap();
    let column = line.split("drop").next().unwrap().chars().count();
    desk.click_at(column as u16, row as u16);
    desk.click("d2");
    assert_eq!(desk.moves(), "d2xf4 b6-a5 @d2");
}
