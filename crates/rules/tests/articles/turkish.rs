//! Articles of games/turkish/rules/en.md.

mod laws;
mod texts;

use doska_rules::{
    Counted, Event, Kind, Outcome, Place, Position, Reason, Show, Step, Team, Text,
    turkish::Turkish,
};

use super::{at, history, legal, play, refused};

const START: &str = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3\
                     :Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

fn turkish(text: &str) -> Turkish {
    at("", text)
}

#[track_caller]
fn ends(text: &str, expected: Option<Outcome>) {
    let position = turkish(text);
    assert_eq!(position.outcome(), expected, "{text}");
    if expected.is_some() {
        legal(&position, "");
    }
}

fn steps(names: &str) -> Vec<Step> {
    let place = |name: &str| {
        let bytes = name.as_bytes();
        Step::Place(Place {
            x: bytes[0] as i8 - b'a' as i8,
            y: bytes[1] as i8 - b'1' as i8,
        })
    };
    names.split_whitespace().map(place).collect()
}

#[test]
fn article_1_1_sixteen_men_on_ranks_two_and_three() {
    let start = turkish("start");
    assert_eq!(start.write(), START);
    assert_eq!(turkish(START), start);
    let view = start.view();
    assert_eq!(view.cells.len(), 64);
    assert_eq!(
        view.cells
            .iter()
            .filter(|cell| !cell.stack.is_empty())
            .count(),
        32
    );
}

#[test]
fn article_1_2_white_moves_first() {
    let start = turkish("start");
    assert_eq!(start.seat().index(), 0);
    legal(&start, "a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4");
    assert_eq!(
        refused(&start, "a6-a5"),
        "move-not-yours: place=a6 article=1.2"
    );
    assert_eq!(
        refused(&start, "a5-a4"),
        "move-no-piece: place=a5 article=1.2"
    );
}

#[test]
fn article_2_1_a_man_steps_forward_left_or_right() {
    legal(&turkish("W:Wd4,h1:Bh7,a7"), "d4-d5 d4-c4 d4-e4 h1-h2 h1-g1");
    legal(&turkish("B:Wh7,a3:Bd4,h5"), "d4-d3 d4-c4 d4-e4 h5-h4 h5-g5");
    let position = turkish("W:Wd4,h1:Bh7,a7");
    assert_eq!(
        refused(&position, "d4-d3"),
        "move-backward: from=d4 to=d3 article=2.1"
    );
    assert_eq!(
        refused(&position, "d4-e5"),
        "turkish-diagonal: from=d4 to=e5 article=2.1"
    );
    assert_eq!(
        refused(&position, "d4-d6"),
        "turkish-man-far: from=d4 to=d6 article=2.1"
    );
    assert_eq!(
        refused(&position, "d4-d5-d6"),
        "turkish-one-step: from=d4 to=d5 article=2.1"
    );
    assert_eq!(
        refused(&position, "h1-h7"),
        "move-jump: place=h7 article=3.2"
    );
    assert_eq!(
        refused(&position, "d4-d4"),
        "move-occupied: place=d4 article=2.1"
    );
}

#[test]
fn article_2_2_a_king_slides_any_distance_four_ways() {
    legal(
        &turkish("W:WKd4,d6,a2,b4:Bh7,h8"),
        "d4-d5 d4-e4 d4-f4 d4-g4 d4-h4 d4-d3 d4-d2 d4-d1 d4-c4 \
         d6-d7 d6-c6 d6-e6 a2-a3 a2-b2 b4-b5 b4-a4 b4-c4",
    );
    let position = turkish("W:WKd4,d6,a2,b4:Bh7,h8");
    assert_eq!(
        refused(&position, "d4-d7"),
        "turkish-blocked: place=d6 article=2.2"
    );
    assert_eq!(
        refused(&position, "d4-f6"),
        "turkish-diagonal: from=d4 to=f6 article=2.2"
    );
}

#[test]
fn article_2_3_a_man_that_ends_on_the_last_rank_becomes_a_king() {
    let position = turkish("W:Wa7,c2:BKh1,h3");
    let after = play(&position, "a7-a8");
    assert_eq!(after.write(), "B:Wc2,Ka8:BKh1,h3");
    let black = turkish("B:Wa7,c2:Bh2,h3");
    assert_eq!(play(&black, "h2-h1").write(), "W:Wc2,a7:BKh1,h3");
    // His own first rank is not his last.
    let first = turkish("W:Wa1,c2:BKh4,h3");
    assert_eq!(play(&first, "a1-b1").write(), "B:Wb1,c2:Bh3,Kh4");
    let m = position.read_move("a7-a8").unwrap();
    assert!(
        matches!(position.events(m)[..], [Event::Move { .. }, Event::Become { token, .. }] if token.kind == Kind::King)
    );
}

#[test]
fn article_3_1_capture_is_compulsory() {
    let position = turkish("W:Wc3,f2:Bc4,h7");
    legal(&position, "c3xc5");
    assert_eq!(
        refused(&position, "f2-f3"),
        "move-capture-compulsory: list=c3xc5 article=3.1"
    );
    let alone = position.why_not(&steps("f2"));
    assert_eq!(
        alone.to_string(),
        "move-capture-compulsory: list=c3xc5 article=3.1"
    );
}

#[test]
fn article_3_2_a_man_jumps_an_adjacent_enemy_but_never_backward() {
    legal(&turkish("W:Wd4,h1:Bd5,c4,e4,d3"), "d4xd6 d4xb4 d4xf4");
    legal(&turkish("B:Wd5,c4,e4,d3:Bd4,h7"), "d4xd2 d4xb4 d4xf4");
    // Two in a row, the edge, and a piece at a distance are not jumped.
    legal(
        &turkish("W:Wd4,b1:Bd5,d6,c4,b4,g4"),
        "d4-e4 b1-b2 b1-a1 b1-c1",
    );
    legal(&turkish("W:Wg4,b1:Bh4,h8"), "g4-g5 g4-f4 b1-b2 b1-a1 b1-c1");
    let position = turkish("W:Wd4,h1:Bd3,b7");
    assert_eq!(
        refused(&position, "d4xd2"),
        "turkish-capture-back: from=d4 to=d2 article=3.2"
    );
    // Not as in chess, not over two, not over his own, not over nothing.
    let position = turkish("W:Wd4,e4,h1:Bd5,d6,b7");
    for (text, note) in [
        ("d4xd5", "move-jump: place=d5 article=3.2"),
        ("d4-d5", "move-jump: place=d5 article=3.2"),
        ("d4xd7", "move-jump: place=d7 article=3.2"),
        ("d4xe4", "move-jump: place=e4 article=3.2"),
        ("d4-e4", "move-occupied: place=e4 article=2.1"),
        ("d4xf4", "turkish-blocked: place=e4 article=3.2"),
        ("d4-f4", "turkish-man-far: from=d4 to=f4 article=2.1"),
        ("d4xb4", "move-jump: place=b4 article=3.2"),
        ("d4xc4xb4", "move-jump: place=c4 article=3.2"),
        ("d4xe5", "turkish-diagonal: from=d4 to=e5 article=3.2"),
    ] {
        assert_eq!(refused(&position, text), note, "{text}");
    }
}

#[test]
fn article_3_3_a_king_jumps_at_any_distance_and_lands_anywhere_behind() {
    legal(&turkish("W:WKd4:Bd6,d2"), "d4xd7 d4xd8 d4xd1");
    legal(&turkish("W:WKh1:BKh7"), "h1xh8");
    // Up to the next piece; not over two in a row, nor over his own.
    legal(&turkish("W:WKa1,g1:BKc1,a4,a5,h8"), "a1xd1 a1xe1 a1xf1");
    let position = turkish("W:WKa1,g1:BKc1,a4,a5,h8");
    assert_eq!(
        refused(&position, "a1xa6"),
        "turkish-blocked: place=a5 article=3.3"
    );
    assert_eq!(
        refused(&position, "a1xa4"),
        "move-jump: place=a4 article=3.3"
    );
}

#[test]
fn article_3_4_a_capture_goes_on_and_each_piece_is_taken_off_at_once() {
    let line = turkish("W:WKd1:Bd3,d5,d7");
    legal(&line, "d1xd4xd6xd8");
    assert_eq!(
        refused(&line, "d1xd4"),
        "move-capture-goes-on: list=d6 article=3.4"
    );
    legal(&turkish("W:WKb4:Bd4,f5,c7"), "b4xf4xf7xb7 b4xf4xf7xa7");
    // The last jump passes b4, which the first has emptied.
    legal(&turkish("W:WKa4:Bb4,e5,d7,b2"), "a4xe4xe7xb7xb1");
    let m = line.read_move("d1xd4xd6xd8").unwrap();
    let taken: Vec<_> = line
        .events(m)
        .into_iter()
        .filter(|e| matches!(e, Event::Take { .. }))
        .collect();
    assert_eq!(taken.len(), 3);
    assert_eq!(line.after(m).write(), "B:WKd8:B");
}

#[test]
fn article_3_5_a_king_does_not_turn_by_180_degrees_between_jumps() {
    // After d4xd7 nothing lies ahead; back over d2 would be a turn.
    let position = turkish("W:WKd4:Bd6,d2");
    assert_eq!(
        refused(&position, "d4xd7xd1"),
        "turkish-turn: from=d7 to=d1 article=3.5"
    );
    let position = turkish("W:WKa1:Ba3,c4,c6");
    legal(
        &position,
        "a1xa4xd4 a1xa4xe4 a1xa4xf4 a1xa4xg4 a1xa4xh4 a1xa6xd6 a1xa6xe6 a1xa6xf6 a1xa6xg6 a1xa6xh6",
    );
}

#[test]
fn article_3_6_only_captures_of_most_pieces_are_legal() {
    let position = turkish("W:Wa2,Kh1:Ba3,Kh3,h5,c5");
    legal(&position, "h1xh4xh6 h1xh4xh7 h1xh4xh8");
    assert_eq!(
        refused(&position, "a2xa4"),
        "turkish-majority: count=1 max=2 list=h1xh4xh6, h1xh4xh7, h1xh4xh8 article=3.6"
    );
    assert!(
        position
            .why_not(&steps("a2"))
            .to_string()
            .starts_with("turkish-majority: count=1 max=2")
    );
    // Kings count as men: two men or a man and a king are the same.
    legal(&turkish("W:Wa2,h2:Ba3,Ka5,h3,h5,c8"), "a2xa4xa6 h2xh4xh6");
    // One and the same piece must take its longest way.
    legal(&turkish("W:Wd2,h1:Bd3,e2,f3,c8,a8"), "d2xf2xf4");
}

#[test]
fn article_3_7_a_man_on_the_last_rank_in_mid_capture_goes_on_as_a_man() {
    let position = turkish("W:Wc6:Bc7,d8,a8");
    legal(&position, "c6xc8xe8");
    assert_eq!(play(&position, "c6xc8xe8").write(), "B:WKe8:Ba8");
    legal(&turkish("W:Wa6,h2:Ba7,Kd8"), "a6xa8");
    assert_eq!(
        play(&turkish("W:Wa6,h2:Ba7,Kd8"), "a6xa8").write(),
        "B:Wh2,Ka8:BKd8"
    );
}

#[test]
fn article_4_1_no_pieces_or_no_move_loses() {
    ends("B:Wa2:B", Some(Outcome::win(Team::First, Reason::NoPieces)));
    ends(
        "W:Wa2,a3:B",
        Some(Outcome::win(Team::First, Reason::NoPieces)),
    );
    ends(
        "W:W:Ba7,b7",
        Some(Outcome::win(Team::Second, Reason::NoPieces)),
    );
    let stuck = turkish("W:Wa6,a7:BKa8,b6,c6,Kb7,c7");
    assert_eq!(stuck.outcome(), None);
    legal(&stuck, "");
    assert_eq!(stuck.stuck(), Outcome::win(Team::Second, Reason::NoMoves));
}

#[test]
fn article_4_2_comes_before_the_want_of_a_move() {
    let locked = turkish("W:Wa7,b7,c7,d7,e7,f7,g7,h7,Ka8,Kb8,Kc8,Kd8,Ke8,Kf8,Kg8,Kh8:Bd3");
    legal(&locked, "");
    let won = Outcome::win(Team::First, Reason::SingleMan);
    assert_eq!(locked.outcome(), Some(won));
}

#[test]
fn article_4_2_several_men_against_a_single_man_win() {
    ends(
        "W:Wa2,b2:Bh7",
        Some(Outcome::win(Team::First, Reason::SingleMan)),
    );
    ends(
        "B:Wa2,b2:Bh7",
        Some(Outcome::win(Team::First, Reason::SingleMan)),
    );
    ends(
        "B:Wa2:Bh7,g7,Kf7",
        Some(Outcome::win(Team::Second, Reason::SingleMan)),
    );
    ends("W:Wa2,b2:BKh7", None);
    ends("W:Wa2,Kb2:Bh7", None);
    ends("W:Wa2,b2:Bg7,h7", None);
}

#[test]
fn article_4_3_one_piece_each_is_a_draw() {
    for text in ["W:Wa2:BKh7", "B:Wa2:Bh7", "W:WKa2:BKh7"] {
        ends(text, Some(Outcome::draw(Reason::OneEach)));
    }
}

#[test]
fn article_4_4_a_pending_capture_is_played_first() {
    ends("W:WKh1:BKh7", None);
    legal(&turkish("W:WKh1:BKh7"), "h1xh8");
    ends("B:Wa2,b2:Ba3", None);
    legal(&turkish("B:Wa2,b2:Ba3"), "a3xa1");
    let after = play(&turkish("B:Wa2,b2:Ba3"), "a3xa1");
    assert_eq!(after.outcome(), Some(Outcome::draw(Reason::OneEach)));
}

#[test]
fn article_4_5_a_position_that_stands_for_the_third_time_is_a_draw() {
    let start = turkish("W:WKa1,c2:BKh8,f7");
    let round = ["a1-b1", "h8-g8", "b1-a1", "g8-h8"];
    let game: Vec<&str> = round.iter().copied().cycle().take(12).collect();
    let (_, end, plies) = history(&start, &game);
    assert_eq!((end, plies), (Some(Outcome::draw(Reason::Threefold)), 8));
}

#[test]
fn article_4_6_a_hundred_plies_without_progress_are_a_draw() {
    let start = turkish("W:WKa1,c2:BKh8,f7");
    let quiet = |position: &Turkish, text: &str| {
        let m = position.read_move(text).unwrap();
        position.advance(&99, m, &position.after(m))
    };
    assert_eq!(quiet(&start, "a1-b1"), 100);
    assert_eq!(quiet(&start, "a1-a2"), 100);
    assert_eq!(quiet(&start, "c2-d2"), 100); // sideways
    assert_eq!(quiet(&start, "c2-c3"), 0);
    assert_eq!(quiet(&turkish("W:WKa1,c2:Ba3,h2"), "a1xa4"), 0);
    assert_eq!(start.counted_outcome(&99, 2), None);
    assert_eq!(
        start.counted_outcome(&100, 1),
        Some(Outcome::draw(Reason::QuietLimit))
    );
    assert_eq!(start.read_counters("100"), Ok(100));
    assert_eq!(start.write_counters(&7), "7");
    for bad in ["101", "-1", "", "07", "x"] {
        assert_eq!(start.read_counters(bad).unwrap_err().get("part"), Some(bad));
    }
}
