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
    let mut harness = Harness::new(console, "topological", Some(&row()), people(2));
    let width = |harness: &Harness| {
        layout::grid(console, (80, 24), harness.game())
            .visible_cells()
            .0
    };
    assert!(width(&harness) < 20);
    for _ in 0..20 {
        harness.press("Right");
    }
    assert_eq!(harness.game().cursor, Place { x: 19, y: 0 });
    shows(&harness, " 19");
    assert!(!harness.screen().contains(" 12 "), "{}", harness.screen());
    for _ in 0..30 {
        harness.press("Left");
    }
    assert_eq!(harness.game().cursor, Place { x: 0, y: 0 });
    // A larger screen shows more.
    let before = width(&harness);
    harness.resize(200, 30);
    let grid = layout::grid(console, (200, 30), harness.game());
    assert!(grid.visible_cells().0 > before);
    assert_eq!(grid.visible_cells().0, 20);
}

#[test]
fn a_layout_grows_under_the_cursor() {
    let mut harness = Harness::new(
        console(Lang::En, false, false),
        "topological",
        None,
        people(2),
    );
    harness.press("Enter Right Enter Up Enter");
    assert_eq!(harness.moves(), "0,0 1,0 1,1");
    // By mouse as well.
    harness.click("2,1");
    assert_eq!(harness.moves(), "0,0 1,0 1,1 2,1");
    harness.click("2,1");
    shows(&harness, "There is a checker on 2,1 already");
}

pub const STACKS: &str = "M b 0,-2=-;0,-1=b;0,0=wwb;1,0=-;2,0=bw;3,0=b;1,1=w;3,1=-;1,2=wb;2,2=-";

#[test]
fn the_number_of_checkers_is_chosen_by_key_by_target_or_from_the_list() {
    let new = || {
        let console = console(Lang::En, false, false);
        Harness::new(console, "topological?checkers=5", Some(STACKS), people(2))
    };
    let mut harness = new();
    harness.click("1,2");
    shows(&harness, "How many checkers?");
    harness.press("2");
    assert_eq!(harness.moves(), "1,2>1,0*2", "a single way goes by itself");
    // A target that only one number reaches says the number.
    let mut harness = new();
    harness.click("1,2");
    harness.click("2,2");
    assert_eq!(harness.moves(), "1,2>2,2*1");
    // From the list.
    let mut harness = new();
    harness.click("1,2");
    harness.press("Tab");
    while harness.game().choice.is_none() {
        harness.press("Tab");
    }
    harness.press("Right Enter");
    assert_eq!(harness.moves(), "1,2>1,0*2");
    let mut harness = new();
    harness.typed("pass");
    assert_eq!(harness.moves(), "pass");
    // With a stack taken up as well: typed, from the menu, from the list.
    let mut harness = new();
    harness.click("1,2");
    harness.typed("pass");
    assert_eq!(harness.moves(), "pass");
    let mut harness = new();
    harness.click("1,2");
    shows(&harness, "pass");
    harness.press("Esc Esc Down Down");
    shows(&harness, "> pass");
    harness.press("Enter");
    assert_eq!(harness.moves(), "pass");
    let mut harness = new();
    harness.click("1,2");
    harness.click_on("pass");
    assert_eq!(harness.moves(), "pass");
}

const BACKUPS: &str = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m";

#[test]
fn a_backup_is_built_after_a_move_or_not() {
    let new = || {
        let console = console(Lang::En, false, false);
        Harness::new(console, "backups", Some(BACKUPS), people(2))
    };
    let mut harness = new();
    harness.click("d4");
    harness.click("a7");
    shows(&harness, "Build a backup?");
    assert_eq!(harness.game().choice, Some(0), "the list has the keys");
    harness.press("Enter");
    assert_eq!(harness.moves(), "d4xa7", "the first choice is to finish");
    let mut harness = new();
    harness.click("d4");
    harness.click("a7");
    harness.press("1");
    assert_eq!(harness.moves(), "d4xa7+1");
    shows(&harness, "^1=.mm.");
    // A backup is restored from the list beside the board.
    let mut harness = new();
    harness.press("Tab");
    while harness.game().choice.is_none() {
        harness.press("Tab");
    }
    harness.press("Enter");
    assert_eq!(harness.moves(), "^3=m..m");
}

#[test]
fn a_man_is_dropped_from_the_reserve() {
    let console = console(Lang::En, false, false);
    let mut harness = Harness::new(console, "cyclic", None, people(2));
    harness.typed("d2xf4");
    harness.typed("b6-a5");
    assert_eq!(harness.moves(), "d2xf4 b6-a5");
    shows(&harness, "drop a man");
    harness.click_on("drop a man");
    harness.click("d2");
    assert_eq!(harness.moves(), "d2xf4 b6-a5 @d2");
}
