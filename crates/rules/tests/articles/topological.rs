//! Articles of games/topological/rules/en.md.

use doska_rules::topological::Topological;
use doska_rules::{
    AreaKind, Event, Outcome, Place, Position, Reason, Seat, Show, Step, Team, Text,
    game::read_options,
};

mod texts;

use super::{at, history, legal, moves, play, refused};

/// A position with these options.
fn set(options: &str, text: &str) -> Topological {
    at(options, text)
}

/// The note that refuses a position text.
#[track_caller]
fn unread(options: &str, text: &str) -> String {
    let options = read_options::<Topological>(options).unwrap();
    match Topological::read(text, &options) {
        Ok(_) => panic!("{text} was read"),
        Err(note) => note.to_string(),
    }
}

/// Four fields in a row, two checkers a player.
const ROW: &str = "M w 0,0=w;1,0=b;2,0=w;3,0=b";

#[test]
fn article_1_1_each_lays_his_checkers_white_first() {
    let start = set("", "start");
    assert_eq!(start.write(), "P w -");
    assert_eq!(start.seat(), Seat::FIRST);
    let hands = |position: &Topological| {
        let areas = position.view().areas;
        assert!(areas.iter().all(|area| area.kind == AreaKind::Hand));
        areas
            .iter()
            .map(|area| (area.seat, area.count))
            .collect::<Vec<_>>()
    };
    assert_eq!(hands(&start), [(0, 10), (1, 10)]);
    let next = play(&start, "0,0");
    assert_eq!(next.write(), "P b 0,0=w");
    assert_eq!(next.seat(), Seat::SECOND);
    assert_eq!(hands(&next), [(0, 9), (1, 10)]);
    assert_eq!(play(&next, "0,1").write(), "P w 0,0=w;0,1=b");
    assert!(unread("", "P w 0,0=w").starts_with("topological-turn: part=w white=1 black=0"));
    assert!(unread("", "P b 0,0=b").starts_with("topological-origin-white: part=0,0=b"));
}

#[test]
fn article_1_2_the_first_checker_is_0_0() {
    let start = set("", "start");
    legal(&start, "0,0");
    assert_eq!(
        refused(&start, "1,0"),
        "topological-first: place=1,0 article=1.2 part=1,0"
    );
    assert!(unread("", "P b 1,0=w").starts_with("topological-no-origin: part=0,0"));
}

#[test]
fn article_1_3_every_next_one_lies_beside_one_laid() {
    let one = set("", "P b 0,0=w");
    legal(&one, "0,-1 -1,0 1,0 0,1");
    let two = play(&one, "1,0");
    legal(&two, "0,-1 1,-1 -1,0 2,0 0,1 1,1");
    assert_eq!(
        refused(&two, "2,1"),
        "topological-not-beside: place=2,1 article=1.3 part=2,1"
    );
    assert_eq!(
        refused(&two, "1,0"),
        "topological-laid-already: place=1,0 article=1.3 part=1,0"
    );
    assert!(unread("", "P w 0,0=w;2,0=b").starts_with("topological-apart: part=2,0=b"));
    let hole = set("", "P w 0,0=w;1,0=b;2,0=w;0,1=b;2,1=w;0,2=b;1,2=w;2,2=b");
    assert!(
        moves(&hole).contains(&"1,1".to_owned()),
        "a place enclosed by others is a place too"
    );
}

#[test]
fn article_1_4_the_cells_laid_are_the_fields_and_white_moves_first() {
    let last = set("checkers=2", "P b 0,0=w;1,0=b;2,0=w");
    let moving = play(&last, "3,0");
    assert_eq!(moving.write(), ROW);
    assert_eq!(moving.seat(), Seat::FIRST);
    assert_eq!(
        refused(&last, "0,0>1,0*1"),
        "topological-still-laying: article=1.4 part=0,0>1,0*1"
    );
    assert_eq!(
        refused(&moving, "0,0>0,1*1"),
        "topological-no-field: place=0,1 article=1.4 part=0,0>0,1*1"
    );
    assert_eq!(
        refused(&moving, "0,1"),
        "topological-no-field: place=0,1 article=1.4 part=0,1"
    );
    let all = unread("checkers=2", "P w 0,0=w;1,0=b;2,0=w;3,0=b");
    assert_eq!(
        all,
        "topological-all-laid: part=3,0=b expected=4 article=1.4"
    );
}

#[test]
fn article_2_1_a_stack_belongs_to_its_top() {
    let position = set("checkers=2", "M w 0,0=bw;1,0=wb;2,0=-;3,0=-");
    legal(&position, "0,0>1,0*1 0,0>2,0*2 pass");
    legal(
        &play(&position, "pass"),
        "1,0>0,0*1 1,0>2,0*1 1,0>3,0*2 pass",
    );
    assert_eq!(
        refused(&position, "1,0>2,0*1"),
        "topological-not-your-stack: place=1,0 owner=black article=2.1 part=1,0>2,0*1"
    );
    assert_eq!(
        refused(&position, "2,0>3,0*1"),
        "topological-no-stack: place=2,0 article=2.1 part=2,0>3,0*1"
    );
}

#[test]
fn article_2_2_the_top_k_move_exactly_k_steps() {
    let position = set("checkers=2", "M w 0,0=bbww;1,0=-;2,0=-;3,0=-");
    legal(&position, "0,0>1,0*1 0,0>2,0*2 0,0>3,0*3 pass");
    assert_eq!(
        play(&position, "0,0>3,0*3").write(),
        "M b 0,0=b;1,0=-;2,0=-;3,0=bww"
    );
    assert_eq!(
        play(&position, "0,0>1,0*1").write(),
        "M b 0,0=bbw;1,0=w;2,0=-;3,0=-"
    );
    assert_eq!(
        refused(&position, "0,0>2,0*1"),
        "topological-not-so-far: from=0,0 to=2,0 count=1 list=1,0 article=2.2 part=0,0>2,0*1"
    );
    assert_eq!(
        refused(&position, "0,0>2,0*5"),
        "topological-stack-height: place=0,0 height=4 article=2.2 part=0,0>2,0*5"
    );
    assert_eq!(
        refused(&position, "0,0>1,0*0"),
        "topological-stack-height: place=0,0 height=4 article=2.2 part=0,0>1,0*0"
    );
    assert_eq!(
        refused(&position, "0,0>3,0*4"),
        "topological-nowhere-to: from=0,0 to=3,0 count=4 list= article=2.2 part=0,0>3,0*4"
    );
    assert_eq!(
        position
            .why_not(&[Step::Place(Place { x: 0, y: 0 }), Step::Take(4)])
            .to_string(),
        "topological-nowhere: place=0,0 count=4 article=2.2"
    );
    assert_eq!(
        refused(&position, "0,0>2,0"),
        "topological-number-missing: from=0,0 to=2,0 list=0,0>2,0*2 article=2.2 part=0,0>2,0"
    );
}

#[test]
fn article_2_3_the_way_passes_over_anything_may_turn_and_visits_no_field_twice() {
    // A ring of eight fields around a hole; three steps lead around a corner, over whatever stands there.
    let ring = "M w 0,0=www;1,0=b;2,0=b;0,1=-;2,1=b;0,2=w;1,2=b;2,2=-";
    let position = set("checkers=4", ring);
    legal(
        &position,
        "0,0>1,0*1 0,0>0,1*1 0,0>2,0*2 0,0>0,2*2 0,0>2,1*3 0,0>1,2*3 0,2>0,1*1 0,2>1,2*1 pass",
    );
    assert_eq!(
        play(&position, "0,0>2,1*3").write(),
        "M b 0,0=-;1,0=b;2,0=b;0,1=-;2,1=bwww;0,2=w;1,2=b;2,2=-"
    );
    // Out and back would visit the start twice; there and back a field on the way.
    assert_eq!(
        refused(&position, "0,0>0,0*2"),
        "topological-only-twice: from=0,0 to=0,0 count=2 list=2,0 0,2 article=2.3 part=0,0>0,0*2"
    );
    assert_eq!(
        refused(&position, "0,0>1,0*3"),
        "topological-only-twice: from=0,0 to=1,0 count=3 list=2,1 1,2 article=2.3 part=0,0>1,0*3"
    );
    // In a block of four, three steps lead all the way round to the field beside.
    let block = set("checkers=2", "M w 0,0=bww;1,0=b;0,1=-;1,1=-");
    legal(
        &block,
        "0,0>1,0*1 0,0>0,1*1 0,0>1,1*2 0,0>1,0*3 0,0>0,1*3 pass",
    );
}

#[test]
fn article_2_4_with_path_straight_the_way_may_not_turn() {
    let ring = "M w 0,0=www;1,0=b;2,0=b;0,1=-;2,1=b;0,2=w;1,2=b;2,2=-";
    let position = set("checkers=4&path=straight", ring);
    legal(
        &position,
        "0,0>1,0*1 0,0>0,1*1 0,0>2,0*2 0,0>0,2*2 0,2>0,1*1 0,2>1,2*1 pass",
    );
    assert_eq!(
        refused(&position, "0,0>2,0*1"),
        "topological-not-straight: from=0,0 to=2,0 count=1 list=1,0 0,1 article=2.4 part=0,0>2,0*1"
    );
    // A straight way needs a field at every step.
    let gap = set(
        "checkers=4&path=straight",
        "M w 0,0=b;1,0=w;2,0=w;0,1=bbw;2,1=w;0,2=-;1,2=b;2,2=-",
    );
    assert!(!moves(&gap).contains(&"0,1>2,1*2".to_owned()));
    // Far along a row: four steps and more.
    let row = set(
        "checkers=3&path=straight",
        "M w 0,0=bwbwbw;1,0=-;2,0=-;3,0=-;4,0=-;5,0=-",
    );
    legal(
        &row,
        "0,0>1,0*1 0,0>2,0*2 0,0>3,0*3 0,0>4,0*4 0,0>5,0*5 pass",
    );
}

#[test]
fn article_2_5_they_land_on_top_of_what_stands_there() {
    let position = set("checkers=3", "M w 0,0=bw;1,0=wb;2,0=b;0,1=w;1,1=-;2,1=-");
    assert_eq!(
        play(&position, "0,0>1,0*1").write(),
        "M b 0,0=b;1,0=wbw;2,0=b;0,1=w;1,1=-;2,1=-",
        "on an enemy's"
    );
    assert_eq!(
        play(&position, "0,1>0,0*1").write(),
        "M b 0,0=bww;1,0=wb;2,0=b;0,1=-;1,1=-;2,1=-",
        "on one's own"
    );
    assert_eq!(
        play(&position, "0,0>1,1*2").write(),
        "M b 0,0=-;1,0=wb;2,0=b;0,1=w;1,1=bw;2,1=-",
        "on an empty field"
    );
    let m = position.read_move("0,0>1,1*2").unwrap();
    let token = position.view().cells[0].stack[1];
    assert_eq!(token.seat, Some(0));
    let (from, to) = (Place { x: 0, y: 0 }, Place { x: 1, y: 1 });
    assert_eq!(
        position.events(m),
        [Event::Move {
            from,
            to,
            token,
            count: 2
        }]
    );
    assert_eq!(
        position.step_sequences(m),
        [[Step::Place(from), Step::Take(2), Step::Place(to)]]
    );
}

#[test]
fn article_2_6_what_stays_behind_belongs_to_its_new_top_and_an_empty_field_stays() {
    let position = set("checkers=2", "M w 0,0=wbw;1,0=b;2,0=-;3,0=-");
    let next = play(&position, "0,0>1,0*1");
    assert_eq!(next.write(), "M b 0,0=wb;1,0=bw;2,0=-;3,0=-");
    legal(&next, "0,0>1,0*1 0,0>2,0*2 pass");
    let next = play(&next, "0,0>2,0*2");
    assert_eq!(next.write(), "M w 0,0=-;1,0=bw;2,0=wb;3,0=-");
    assert!(moves(&next).contains(&"1,0>0,0*1".to_owned()));
}

#[test]
fn article_2_7_a_player_may_always_pass() {
    let position = set("checkers=2", ROW);
    let next = play(&position, "pass");
    assert_eq!(next.write(), "M b 0,0=w;1,0=b;2,0=w;3,0=b");
    legal(&set("checkers=2", "M b 0,0=bbww;1,0=-;2,0=-;3,0=-"), "pass");
    let laying = set("", "P b 0,0=w");
    assert_eq!(
        refused(&laying, "pass"),
        "topological-no-pass: article=1.1 part=pass"
    );
}

#[test]
fn article_3_1_two_passes_in_a_row_end_the_game() {
    let position = set("checkers=2", ROW);
    let (_, end, plies) = history(&position, &["pass", "pass", "pass"]);
    assert_eq!((end, plies), (Some(Outcome::draw(Reason::TwoPasses)), 2));
    let (_, end, plies) = history(&position, &["pass", "1,0>0,0*1", "pass", "pass"]);
    assert_eq!(
        (end, plies),
        (Some(Outcome::win(Team::Second, Reason::TwoPasses)), 4)
    );
    let (_, end, _) = history(&position, &["pass", "1,0>0,0*1", "pass"]);
    assert_eq!(end, None);
    // At the end of a period too: two passes are named first.
    let (_, end, _) = history(&set("checkers=2&period=1", ROW), &["pass", "pass"]);
    assert_eq!(end.unwrap().reason, Reason::TwoPasses);
    // A pass on either side of a period's start.
    let position = set("checkers=2&period=1", ROW);
    let (_, end, plies) = history(&position, &["0,0>1,0*1", "pass", "pass", "pass"]);
    assert_eq!(
        (end, plies),
        (Some(Outcome::win(Team::First, Reason::TwoPasses)), 3)
    );
}

#[test]
fn article_3_2_a_period_without_a_change_of_captures_ends_the_game() {
    let empty = "M w 0,0=w;1,0=-;2,0=bbw;3,0=-";
    let shuttle = [
        "0,0>1,0*1",
        "pass",
        "1,0>0,0*1",
        "pass",
        "0,0>1,0*1",
        "pass",
    ];
    let (_, end, plies) = history(&set("checkers=2&period=2", empty), &shuttle);
    assert_eq!(
        (end, plies),
        (Some(Outcome::win(Team::First, Reason::Period)), 4)
    );
    let (_, end, _) = history(&set("checkers=2&period=3", empty), &shuttle[..5]);
    assert_eq!(end, None, "three moves of each are six plies");
    // Captures changed: another period begins. What changed back has not changed.
    let row = set("checkers=2&period=1", ROW);
    let (position, end, _) = history(&row, &["0,0>1,0*1", "pass"]);
    assert_eq!(end, None);
    assert_eq!(position.captures(), [1, 0]);
    let (_, end, plies) = history(
        &row,
        &["0,0>1,0*1", "3,0>2,0*1", "1,0>0,0*1", "2,0>3,0*1", "pass"],
    );
    assert_eq!((end, plies), (None, 5));
    let (_, end, plies) = history(
        &set("checkers=2&period=2", ROW),
        &["0,0>1,0*1", "3,0>2,0*1", "1,0>0,0*1", "2,0>3,0*1", "pass"],
    );
    assert_eq!((end, plies), (Some(Outcome::draw(Reason::Period)), 4));
    // Laying out is no part of a period.
    let start = set("checkers=2&period=1", "start");
    let (_, end, _) = history(&start, &["0,0", "1,0", "2,0", "3,0", "pass"]);
    assert_eq!(end, None);
    let (_, end, plies) = history(
        &start,
        &["0,0", "1,0", "2,0", "3,0", "pass", "3,0>2,0*1", "pass"],
    );
    assert_eq!((end, plies), (None, 7));
}

#[test]
fn article_3_3_the_third_period_start_with_the_same_position_ends_the_game() {
    // White takes and lets go, by turns: every period changes the captures, every second start is the same.
    let round = ["0,0>1,0*1", "pass", "1,0>0,0*1", "pass"];
    let twice: Vec<&str> = round.into_iter().cycle().take(12).collect();
    let position = set("checkers=2&period=1", ROW);
    let (last, end, plies) = history(&position, &twice);
    assert_eq!(
        (end, plies),
        (Some(Outcome::draw(Reason::PeriodRepeated)), 8)
    );
    assert_eq!(last.write(), ROW);
    // The same position inside a period does not count.
    let inside: Vec<&str> = ["0,0>1,0*1", "pass", "1,0>0,0*1", "pass"]
        .into_iter()
        .cycle()
        .take(16)
        .collect();
    let (_, end, _) = history(&set("checkers=2&period=9", ROW), &inside);
    assert_eq!(end, None);
}

#[test]
fn article_3_4_more_captures_win() {
    let position = set(
        "checkers=4",
        "M w 0,0=bbw;1,0=wb;2,0=wb;3,0=w;4,0=-;5,0=-;6,0=-;7,0=-",
    );
    assert_eq!(position.captures(), [2, 2]);
    assert_eq!(position.scores(), Some(vec![2, 2]));
    let (_, end, _) = history(&position, &["pass", "pass"]);
    assert_eq!(end, Some(Outcome::draw(Reason::TwoPasses)));
    let (after, end, _) = history(&position, &["3,0>2,0*1", "pass", "pass"]);
    assert_eq!(after.captures(), [3, 1]);
    assert_eq!(end, Some(Outcome::win(Team::First, Reason::TwoPasses)));
    assert_eq!(set("", "P b 0,0=w").scores(), Some(vec![0, 0]));
}
