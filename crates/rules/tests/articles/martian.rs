//! Articles of games/martian/rules/en.md.

use doska_rules::martian::{Martian, Move};
use doska_rules::{
    Counted, Event, Game, Kind, Note, Outcome, Place, Position, Reason, Seat, Show, Square, Step,
    Team, Text, Token, game::read_options, zobrist,
};

use super::{at, history, legal, moves, play, refused};

fn two(text: &str) -> Martian {
    at("", text)
}

fn four(text: &str) -> Martian {
    at("players=4", text)
}

/// The squares on which pieces of this kind stand, by rank, then file.
fn standing(position: &Martian, kind: Kind) -> String {
    let cells = position.view().cells.into_iter();
    let named = cells.filter(|cell| cell.stack.iter().any(|token| token.kind == kind));
    named.map(|cell| cell.name).collect::<Vec<_>>().join(" ")
}

fn place(name: &str) -> Place {
    Square::read(name).unwrap().into()
}

fn token(kind: Kind) -> Token {
    Token { kind, seat: None }
}

/// Why no move goes from one square to another, as an interface asks it.
fn why(position: &Martian, names: &[&str]) -> String {
    let steps: Vec<Step> = names.iter().map(|name| Step::Place(place(name))).collect();
    position.why_not(&steps).to_string()
}

/// A position in which seat 1 has just got a drone from a4 to a5.
const CROSSED: &str = "4/4/P3/D3/4/4/4/3P 2 0,0 a4a5";

#[test]
fn article_1_1_two_players_on_four_files() {
    let start = two("start");
    assert_eq!(start.write(), "QQD1/QDP1/DPP1/4/4/1PPD/1PDQ/1DQQ 1 0,0 -");
    assert_eq!(standing(&start, Kind::Queen), "c1 d1 d2 a7 a8 b8");
    assert_eq!(standing(&start, Kind::Drone), "b1 c2 d3 a6 b7 c8");
    assert_eq!(standing(&start, Kind::Pawn), "b2 b3 c3 b6 c6 c7");
    assert_eq!(start.view().cells.len(), 32);
    assert_eq!((start.seats(), start.seat()), (2, Seat::FIRST));
    legal(
        &start,
        "b1-a1 b2-a1 b2-a3 b3-a2 b3-a4 b3-c4 c3-b4 c3-d4 d3-d4 d3-d5",
    );
    assert_eq!(
        refused(&start, "d3-e3"),
        "move-off-board: place=e3 article=1.1"
    );
}

#[test]
fn article_1_2_four_players_on_the_whole_board() {
    let start = four("start");
    let text = "QQD2DQQ/QDP2PDQ/DPP2PPD/8/8/DPP2PPD/QDP2PDQ/QQD2DQQ 1 0,0,0,0 -";
    assert_eq!(start.write(), text);
    assert_eq!(
        standing(&start, Kind::Queen),
        "a1 b1 g1 h1 a2 h2 a7 h7 a8 b8 g8 h8"
    );
    assert_eq!(start.view().cells.len(), 64);
    let zone = |name: &str| {
        start
            .view()
            .cells
            .iter()
            .find(|cell| cell.name == name)
            .unwrap()
            .zone
    };
    let corners = ["a1", "d4", "a5", "d8", "e5", "h8", "e1", "h4"];
    assert_eq!(corners.map(zone), [0, 0, 1, 1, 2, 2, 3, 3].map(Some));
}

#[test]
fn article_1_3_teams_and_the_order_of_turns() {
    let mut position = four("start");
    let mut seats = Vec::new();
    for text in ["c3-d4", "c6-d5", "f6-e5", "f3-e4"] {
        seats.push((position.seat().index(), position.seat().team()));
        position = play(&position, text);
    }
    let (first, second) = (Team::First, Team::Second);
    assert_eq!(seats, [(0, first), (1, second), (2, first), (3, second)]);
    assert_eq!(position.seat(), Seat::FIRST);
    assert_eq!(
        play(&play(&two("start"), "d3-d4"), "a6-a5").seat(),
        Seat::FIRST
    );
}

#[test]
fn article_1_4_a_piece_belongs_to_the_owner_of_its_quadrant() {
    let position = two("4/4/4/P2P/4/4/4/D3 2 0,0 -");
    legal(&position, "a5-b4 a5-b6 d5-c4 d5-c6");
    assert_eq!(
        refused(&position, "a1-a2"),
        "martian-not-yours: place=a1 seat=1 article=1.4"
    );
    assert_eq!(
        why(&position, &["a1"]),
        "martian-not-yours: place=a1 seat=1 article=1.4"
    );
    assert_eq!(
        refused(&position, "b1-b2"),
        "move-no-piece: place=b1 article=1.4"
    );
    let four = four("8/8/P6P/8/8/P6P/8/8 3 0,0,0,0 -");
    legal(&four, "h6-g5 h6-g7");
    assert_eq!(
        why(&four, &["h3"]),
        "martian-not-yours: place=h3 seat=4 article=1.4"
    );
}

#[test]
fn article_2_1_a_pawn_goes_one_square_diagonally() {
    let position = two("4/4/4/3P/1P2/4/4/4 1 0,0 -");
    legal(&position, "b4-a3 b4-c3 b4-a5 b4-c5");
    assert_eq!(
        refused(&position, "b4-b5"),
        "martian-pawn: from=b4 to=b5 article=2.1"
    );
    assert_eq!(
        refused(&position, "b4-d6"),
        "martian-pawn: from=b4 to=d6 article=2.1"
    );
    legal(&two("4/4/4/3P/4/4/4/P3 1 0,0 -"), "a1-b2");
}

#[test]
fn article_2_2_a_drone_goes_one_or_two_squares_along_a_line() {
    let position = two("4/4/4/3P/4/4/1D2/4 1 0,0 -");
    legal(&position, "b2-a2 b2-b1 b2-b3 b2-b4 b2-c2 b2-d2");
    assert_eq!(
        refused(&position, "b2-c3"),
        "martian-drone: from=b2 to=c3 article=2.2"
    );
    assert_eq!(
        refused(&position, "b2-b5"),
        "martian-drone: from=b2 to=b5 article=2.2"
    );
    // It does not jump, neither over an own piece nor over another's.
    let blocked = two("4/4/1P2/1P2/1D1Q/4/4/4 1 0,0 -");
    legal(
        &blocked,
        "b4-a4 b4-c4 b4-b3 b4-b2 b4xb5 d4-c4 d4-d3 d4-d2 d4-d1 d4-d5 d4-d6 d4-d7 d4-d8 d4-c3 d4-b2 d4-a1 \
         d4-c5 d4xb6",
    );
    let note = "martian-blocked: place=b5 from=b4 to=b6 article=2.2";
    assert_eq!(refused(&blocked, "b4xb6"), note);
    assert_eq!(
        refused(&blocked, "b4=d4"),
        "martian-merge-queen: from=b4 to=d4 article=5.3",
        "the way is free, the landing is not"
    );
}

#[test]
fn article_2_3_a_queen_goes_any_distance_in_any_direction() {
    let position = two("4/4/4/3P/4/4/4/Q3 1 0,0 -");
    legal(
        &position,
        "a1-b1 a1-c1 a1-d1 a1-a2 a1-a3 a1-a4 a1-a5 a1-a6 a1-a7 a1-a8 a1-b2 a1-c3 a1-d4",
    );
    assert_eq!(
        refused(&position, "a1-b3"),
        "martian-queen: from=a1 to=b3 article=2.3"
    );
    let blocked = two("4/4/4/P3/4/P3/4/Q3 1 0,0 -");
    let note = "martian-blocked: place=a3 from=a1 to=a5 article=2.3";
    assert_eq!(refused(&blocked, "a1xa5"), note);
    assert_eq!(why(&blocked, &["a1", "a5"]), note);
    let four = four("7P/8/P7/8/8/7P/8/Q7 1 0,0,0,0 -");
    assert!(moves(&four).contains(&"a1xh8".to_owned()));
}

#[test]
fn article_3_1_landing_on_a_piece_of_another_quadrant_captures_it() {
    for (board, points) in [
        ("4/4/4/Q3/1P2/3P/4/4", 3),
        ("4/4/4/D3/1P2/3P/4/4", 2),
        ("4/4/4/P3/1P2/3P/4/4", 1),
    ] {
        let position = two(&format!("{board} 1 4,5 -"));
        let after = play(&position, "b4xa5");
        assert_eq!(after.scores(), Some(vec![4 + points, 5]));
        assert_eq!(after.occupied().count_ones(), 2);
    }
    let position = two("4/4/4/D3/1P2/3P/4/4 1 0,0 -");
    let m = position.read_move("b4xa5").unwrap();
    let (from, to) = (place("b4"), place("a5"));
    let take = Event::Take {
        at: to,
        token: token(Kind::Drone),
        to: Some(0),
    };
    let go = Event::Move {
        from,
        to,
        token: token(Kind::Pawn),
        count: 1,
    };
    assert_eq!(position.events(m), [take, go]);
    assert_eq!(
        refused(&position, "b4-a5"),
        "move-is-a-capture: part=b4-a5 right=b4xa5 article=3.1"
    );
    assert_eq!(
        refused(&position, "b4=a5"),
        "move-is-a-capture: part=b4=a5 right=b4xa5 article=3.1"
    );
    assert_eq!(
        refused(&position, "b4xc5"),
        "move-not-a-capture: part=b4xc5 right=b4-c5 article=3.1"
    );
}

#[test]
fn article_3_2_the_capturing_piece_changes_its_owner() {
    let position = two("4/4/3P/P3/4/4/1P2/Q3 1 0,0 -");
    let after = play(&position, "a1xa5");
    assert_eq!(after.write(), "4/4/3P/Q3/4/4/1P2/4 2 1,0 a1a5");
    // The queen that has just captured is now the enemy's, and strikes back.
    assert!(moves(&after).iter().any(|text| text == "a5-d2"));
    assert_eq!(
        refused(&play(&after, "d6-c7"), "a5-a4"),
        "martian-not-yours: place=a5 seat=2 article=1.4"
    );
}

#[test]
fn article_3_3_an_ally_s_piece_is_captured_and_scores_as_well() {
    let position = four("P7/8/8/4D3/3P4/8/P7/7P 1 1,2,3,4 -");
    let after = play(&position, "d4xe5");
    assert_eq!(after.write(), "P7/8/8/4P3/8/8/P7/7P 2 3,2,3,4 -");
    assert_eq!(after.team_points(), [6, 6]);
}

#[test]
fn article_4_1_a_crossing_is_not_taken_back_at_once() {
    let before = two("4/4/P3/4/D3/4/4/3P 1 0,0 -");
    let after = play(&before, "a4-a5");
    assert_eq!(after, two(CROSSED));
    // a5-a4 is missing; the same drone may still go back further, and may merge.
    legal(&after, "a5-a3 a5-b5 a5-c5 a5=a6 a6-b5 a6-b7");
    let barred = "martian-no-return: from=a5 to=a4 article=4.1";
    assert_eq!(refused(&after, "a5-a4"), barred);
    assert_eq!(why(&after, &["a5", "a4"]), barred);
    // A turn later it is free.
    let later = play(&play(&after, "a6-b7"), "d1-c2");
    assert_eq!(later.no_return(), None);
    assert!(moves(&later).contains(&"a5-a4".to_owned()));
    // A capture is a crossing too.
    let after = play(&two("4/4/P3/Q3/D3/4/4/3P 1 0,0 -"), "a4xa5");
    assert_eq!(after.write(), "4/4/P3/D3/4/4/4/3P 2 3,0 a4a5");
    assert_eq!(refused(&after, "a5-a4"), barred);
    // A move that crosses no border is not.
    assert_eq!(play(&before, "a4-a3").no_return(), None);
    // With four players there is no such rule.
    let after = play(&four("7P/8/P7/8/D7/3P4/8/7P 1 0,0,0,0 -"), "a4-a5");
    assert!(after.write().ends_with(" 2 0,0,0,0 -"));
    assert!(moves(&after).contains(&"a5-a4".to_owned()));
}

#[test]
fn article_5_1_drone_and_pawn_become_a_queen_if_there_is_none() {
    let position = two("4/4/4/Q3/4/4/1PP1/1DP1 1 0,0 -");
    legal(
        &position,
        "b1-a1 b1=b2 b1=c1 b2-a1 b2-a3 b2-c3 c1-d2 c2=b1 c2-b3 c2-d1 c2-d3",
    );
    let m = position.read_move("b1=b2").unwrap();
    let (from, to) = (place("b1"), place("b2"));
    let go = Event::Move {
        from,
        to,
        token: token(Kind::Drone),
        count: 1,
    };
    assert_eq!(
        position.events(m),
        [
            go,
            Event::Become {
                at: to,
                token: token(Kind::Queen)
            }
        ]
    );
    assert_eq!(
        play(&position, "b1=b2").write(),
        "4/4/4/Q3/4/4/1QP1/2P1 2 0,0 -"
    );
    assert_eq!(
        play(&position, "c2=b1").write(),
        "4/4/4/Q3/4/4/1P2/1QP1 2 0,0 -"
    );
    assert_eq!(
        refused(&position, "b1-b2"),
        "martian-is-a-merging: part=b1-b2 right=b1=b2 article=5.1"
    );
    assert_eq!(
        refused(&position, "b2=c3"),
        "martian-not-a-merging: part=b2=c3 right=b2-c3 article=5.1"
    );
    // A queen in the quadrant, wherever she stands, forbids it.
    let queen = two("4/4/4/Q3/4/Q3/1PP1/1DP1 1 0,0 -");
    let has_queen = "martian-merge-has-queen: from=b1 to=b2 list=a3 article=5.1";
    assert_eq!(refused(&queen, "b1=b2"), has_queen);
    assert!(!moves(&queen).iter().any(|text| text.contains('=')));
}

#[test]
fn article_5_2_two_pawns_become_a_drone_if_there_is_none() {
    let position = two("4/4/4/D3/4/4/P3/1P1Q 1 0,0 -");
    assert_eq!(
        play(&position, "a2=b1").write(),
        "4/4/4/D3/4/4/4/1D1Q 2 0,0 -"
    );
    assert_eq!(
        play(&position, "b1=a2").write(),
        "4/4/4/D3/4/4/D3/3Q 2 0,0 -"
    );
    let drone = two("Q3/4/4/4/1D1D/P3/1P2/4 1 0,0 -");
    let note = "martian-merge-has-drone: from=a3 to=b2 list=b4, d4 article=5.2";
    assert_eq!(refused(&drone, "a3=b2"), note);
    assert!(
        moves(&drone).contains(&"a3=b4".to_owned()),
        "a queen may still be made"
    );
}

#[test]
fn article_5_3_no_other_landing_on_an_own_piece() {
    let position = two("Q3/4/4/4/DD2/4/1P2/Q3 1 0,0 -");
    assert_eq!(
        refused(&position, "a4=b4"),
        "martian-merge-drones: from=a4 to=b4 article=5.3"
    );
    assert_eq!(
        refused(&position, "a1=b2"),
        "martian-merge-queen: from=a1 to=b2 article=5.3"
    );
    assert_eq!(
        refused(&position, "b2=a1"),
        "martian-merge-queen: from=b2 to=a1 article=5.3"
    );
    assert!(!moves(&position).iter().any(|text| text.contains('=')));
    // Nor outside one's own quadrant: there one captures.
    let position = four("P6P/8/8/4P3/3P4/8/8/P6P 1 0,0,0,0 -");
    assert!(moves(&position).contains(&"d4xe5".to_owned()));
}

#[test]
fn article_6_1_one_passes_only_without_a_move() {
    let start = two("start");
    let note = start.read_move("pass").unwrap_err();
    assert_eq!(
        (note.id, note.get("article")),
        ("martian-pass", Some("6.1"))
    );
    assert_eq!(
        note.get("list").map(|list| list.split(", ").count()),
        Some(5)
    );
    assert_eq!(start.why_not(&[Step::Pass]), note);
    // A pawn that crossed to the edge and has no other way: something else always moves.
    let tight = two("4/4/4/3Q/P3/1P2/1D2/4 1 0,0 b5a4");
    legal(&tight, "b2-a2 b2-b1 b2-c2 b2-d2 b2=b3 b3-a2 b3-c2 b3-c4");
    assert_eq!(
        why(&tight, &["a4"]),
        "martian-no-return: from=a4 to=b5 article=4.1"
    );
    // Nor is there any position to pass in, whatever has just crossed.
    for seed in 0..400u64 {
        let bits = |i: u64| zobrist::mix(seed * 8 + i);
        let sparse = bits(0) & if seed % 2 == 0 { bits(1) } else { !0 };
        let sign = |i: u64| match (sparse >> i & 1, bits(2) >> (2 * i) & 3) {
            (0, _) | (_, 0) => '1',
            (_, kind) => ['P', 'D', 'Q'][kind as usize - 1],
        };
        let ranks: Vec<String> = (0..8)
            .map(|y| (0..4).map(|x| sign(4 * y + x)).collect())
            .collect();
        let board = ranks.join("/");
        for from in 32..64 {
            for to in 0..32 {
                let crossing = format!("{}{}", Square::new(from), Square::new(to));
                let text = format!("{board} 1 0,0 {crossing}");
                let Ok(position) = Martian::read(&text, &read_options::<Martian>("").unwrap())
                else {
                    continue;
                };
                let list = moves(&position);
                let over = position.outcome().is_some();
                assert!(over || !list.contains(&"pass".to_owned()), "{text}");
                assert_eq!(
                    position.count_moves(&mut Vec::new()),
                    list.len() as u64,
                    "{text}"
                );
            }
        }
    }
    for_random_games(|position, list| {
        assert!(position.outcome().is_some() || !list.is_empty());
        assert!(!list.contains(&Move::PASS), "{}", position.write());
    });
}

#[test]
fn article_7_1_an_empty_quadrant_ends_the_game() {
    let position = two("4/4/4/P3/1P2/4/4/4 1 3,3 -");
    assert_eq!(position.outcome(), None);
    let after = play(&position, "b4xa5");
    assert_eq!(
        after.outcome(),
        Some(Outcome::win(Team::First, Reason::EmptyQuadrant))
    );
    assert_eq!(moves(&after), [""; 0]);
    assert_eq!(refused(&after, "a5-b6"), "martian-over: seat=1 article=7.1");
    // A capture inside a quadrant never empties it: the capturing piece stays there.
    assert_eq!(after.write(), "4/4/4/P3/4/4/4/4 2 4,3 b4a5");
    let four = play(&four("P6P/8/8/8/3P4/8/8/7P 1 0,0,9,0 -"), "d4-e5");
    assert_eq!(
        four.outcome(),
        Some(Outcome::win(Team::First, Reason::EmptyQuadrant))
    );
}

#[test]
fn article_7_2_more_points_win() {
    let ahead = play(&two("4/4/4/P3/1P2/4/4/4 1 2,4 -"), "b4xa5");
    assert_eq!(
        ahead.outcome(),
        Some(Outcome::win(Team::Second, Reason::EmptyQuadrant))
    );
    // By team: 5 + 1 against 2 + 3.
    let teams = play(&four("P6P/8/8/8/3P4/8/8/7P 1 5,2,1,3 -"), "d4-c5");
    assert_eq!(
        teams.outcome(),
        Some(Outcome::win(Team::First, Reason::EmptyQuadrant))
    );
    let teams = play(&four("P6P/8/8/8/3P4/8/8/7P 1 5,2,1,5 -"), "d4-c5");
    assert_eq!(
        teams.outcome(),
        Some(Outcome::win(Team::Second, Reason::EmptyQuadrant))
    );
    assert_eq!(teams.scores(), Some(vec![5, 2, 1, 5]));
}

#[test]
fn article_7_3_equal_points_win_for_the_owner_of_the_empty_quadrant() {
    let equal = play(&two("4/4/4/P3/1P2/4/4/4 1 3,3 -"), "b4-c5");
    assert_eq!(
        equal.outcome(),
        Some(Outcome::win(Team::First, Reason::EmptyQuadrant))
    );
    let equal = play(&two("4/4/4/P3/1P2/4/4/4 2 3,4 -"), "a5xb4");
    assert_eq!(equal.scores(), Some(vec![3, 5]));
    let equal = play(&two("4/4/4/P3/1P2/4/4/4 2 4,3 -"), "a5xb4");
    assert_eq!(
        equal.outcome(),
        Some(Outcome::win(Team::Second, Reason::EmptyQuadrant))
    );
    let team = play(&four("P6P/8/8/8/3P4/8/8/4P3 4 1,1,1,1 -"), "e1-d2");
    assert_eq!(
        team.outcome(),
        Some(Outcome::win(Team::Second, Reason::EmptyQuadrant))
    );
}

#[test]
fn article_7_4_the_third_time_a_position_stands_ends_the_game() {
    let start = two("Q3/4/4/4/4/4/4/3Q 1 5,4 -");
    let round = ["d1-c1", "a8-b8", "c1-d1", "b8-a8"];
    let (_, end, plies) = history(&start, &round.repeat(3));
    assert_eq!(end, Some(Outcome::win(Team::First, Reason::Threefold)));
    assert_eq!(plies, 8);
    let (_, end, _) = history(&two("Q3/4/4/4/4/4/4/3Q 1 4,4 -"), &round.repeat(3));
    assert_eq!(end, Some(Outcome::draw(Reason::Threefold)));
    // The barred return is part of the position, and so are the points.
    assert_ne!(two(CROSSED), two(&CROSSED.replace("a4a5", "-")));
    assert_ne!(two(CROSSED).key(), two(&CROSSED.replace("a4a5", "-")).key());
    assert_ne!(start.key(), two("Q3/4/4/4/4/4/4/3Q 1 4,5 -").key());
}

#[test]
fn article_7_5_twenty_seven_turns_of_each_without_a_capture_end_the_game() {
    // Seat 1 walks up and down its sixteen squares while seat 2 goes to and fro: nothing stands thrice.
    let walk: Vec<String> = (0..16u8)
        .map(|i| Square::at(if i / 4 % 2 == 0 { i % 4 } else { 3 - i % 4 }, i / 4).to_string())
        .collect();
    let walk: Vec<&String> = walk.iter().chain(walk.iter().rev().skip(1)).collect();
    let mut texts = Vec::new();
    for turn in 0..27 {
        texts.push(format!("{}-{}", walk[turn], walk[turn + 1]));
        texts.push(if turn % 2 == 0 { "c8-d8" } else { "d8-c8" }.to_owned());
    }
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let start = two("2Q1/4/4/4/4/4/4/Q3 1 2,3 -");
    let (_, end, plies) = history(&start, &texts[..53]);
    assert_eq!((end, plies), (None, 53));
    let (last, end, plies) = history(&start, &texts);
    assert_eq!(
        (end, plies),
        (Some(Outcome::win(Team::Second, Reason::QuietLimit)), 54)
    );
    // A capture restarts the count.
    assert_eq!(start.advance(&50, Move::PASS, &last), 51);
    let before = two("4/4/4/P3/1P2/4/4/P3 1 3,3 -");
    let m = before.read_move("b4xa5").unwrap();
    assert_eq!(before.advance(&50, m, &before.after(m)), 0);
    // With four players the limit is 108 plies.
    let four = four("start");
    assert_eq!(four.counted_outcome(&107, 1), None);
    assert_eq!(
        four.counted_outcome(&108, 1),
        Some(Outcome::draw(Reason::QuietLimit))
    );
    assert_eq!(
        (four.read_counters("108"), four.write_counters(&9)),
        (Ok(108), "9".to_owned())
    );
    assert_eq!(four.read_counters("109").unwrap_err().id, "text-tail-plies");
    assert!(start.read_counters("55").is_err() && start.read_counters("01").is_err());
}

fn bad(options: &str, text: &str) -> String {
    let options = read_options::<Martian>(options).unwrap();
    match Martian::read(text, &options) {
        Ok(position) => panic!("{text} was read as {}", position.write()),
        Err(Note { id, args }) => {
            let part = args.iter().find(|(name, _)| *name == "part");
            format!("{id} {}", part.map_or("", |(_, part)| part))
        }
    }
}

#[test]
fn position_texts_that_are_no_positions_are_refused() {
    let cases = [
        ("", "text-form "),
        (
            "4/4/4/P3/P3/4/4/4 1 0,0",
            "text-form 4/4/4/P3/P3/4/4/4 1 0,0",
        ),
        (
            "4/4/4/P3/P3/4/4/4 1 0,0 - ",
            "text-form 4/4/4/P3/P3/4/4/4 1 0,0 - ",
        ),
        (
            "4/4/4/P3/P3/4/4 1 0,0 -",
            "martian-text-ranks 4/4/4/P3/P3/4/4",
        ),
        (
            "4/4/4/P3/P3/4/4/4/4 1 0,0 -",
            "martian-text-ranks 4/4/4/P3/P3/4/4/4/4",
        ),
        ("4/4/4/P4/P3/4/4/4 1 0,0 -", "martian-text-rank P4"),
        ("4/4/4/P2/P3/4/4/4 1 0,0 -", "martian-text-rank P2"),
        ("4/4/4/4P/P3/4/4/4 1 0,0 -", "martian-text-rank 4P"),
        ("4/4/4//P3/4/4/4 1 0,0 -", "martian-text-rank "),
        ("4/4/4/P0Q2/P3/4/4/4 1 0,0 -", "martian-text-piece 0"),
        ("4/4/4/K3/P3/4/4/4 1 0,0 -", "martian-text-piece K"),
        ("4/4/4/ш3/P3/4/4/4 1 0,0 -", "martian-text-piece ш"),
        (
            "4/4/4/4/4/4/4/4 1 0,0 -",
            "martian-text-quadrants 4/4/4/4/4/4/4/4",
        ),
        ("4/4/4/P3/P3/4/4/4 0 0,0 -", "martian-text-seat 0"),
        ("4/4/4/P3/P3/4/4/4 3 0,0 -", "martian-text-seat 3"),
        ("4/4/4/P3/P3/4/4/4 W 0,0 -", "martian-text-seat W"),
        ("4/4/4/P3/P3/4/4/4 1 0 -", "martian-text-points 0"),
        ("4/4/4/P3/P3/4/4/4 1 0,0,0 -", "martian-text-points 0,0,0"),
        ("4/4/4/P3/P3/4/4/4 1 0,-1 -", "martian-text-points 0,-1"),
        ("4/4/4/P3/P3/4/4/4 1 00,1 -", "martian-text-points 00,1"),
        ("4/4/4/P3/P3/4/4/4 1 30,5 -", "martian-text-sum 30,5"),
        (
            "4/4/4/P3/P3/4/4/4 1 256,999999999 -",
            "martian-text-sum 256,999999999",
        ),
        ("QQQQ/QQQQ/QQQQ/Q3/P3/4/4/4 1 0,0 -", "martian-text-sum 0,0"),
    ];
    for (text, expected) in cases {
        assert_eq!(bad("", text), expected, "{text}");
    }
}

#[test]
fn no_return_fields_that_cannot_be_are_refused() {
    let cases = [
        ("4/4/4/P3/P3/4/4/4 1 0,0 a4", "martian-text-no-return a4"),
        (
            "4/4/4/P3/P3/4/4/4 1 0,0 a5a4a5",
            "martian-text-no-return a5a4a5",
        ),
        ("4/4/4/P3/P3/4/4/4 1 0,0 шш", "martian-text-no-return шш"),
        (
            "4/4/4/P3/1P2/4/4/4 1 0,0 a5b4",
            "martian-text-no-return-occupied a5b4",
        ),
        (
            "4/4/4/3P/1P2/4/4/4 2 0,0 a5b4",
            "martian-text-no-return-border a5b4",
        ),
        (
            "4/4/4/3P/1P2/4/4/4 1 0,0 b5b4",
            "martian-text-no-return-way b5b4",
        ),
        (
            "4/4/4/3P/4/4/4/4 1 0,0 a5b4",
            "martian-text-no-return-nobody a5b4",
        ),
        (
            "4/4/4/3P/1P2/4/4/4 1 0,0 e5b4",
            "martian-text-no-return-border e5b4",
        ),
        (
            "4/4/4/Q3/Q3/4/4/4 1 0,0 a6a4",
            "martian-text-no-return-way a6a4",
        ),
        (
            "4/4/4/3P/1P2/2P1/4/4 1 0,0 b4c3",
            "martian-text-no-return-border b4c3",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(bad("", text), expected, "{text}");
    }
}

#[test]
fn position_texts_of_four_players_that_are_no_positions_are_refused() {
    let cases = [
        ("4/4/4/P3/P3/4/4/4 1 0,0,0,0 -", "martian-text-rank 4"),
        (
            "P6P/8/8/8/8/8/8/8 1 0,0,0,0 -",
            "martian-text-quadrants P6P/8/8/8/8/8/8/8",
        ),
        ("P6P/8/8/8/8/8/8/P6P 5 0,0,0,0 -", "martian-text-seat 5"),
        ("P6P/8/8/8/8/8/8/P6P 1 0,0 -", "martian-text-points 0,0"),
        (
            "P6P/8/8/8/8/8/8/P6P 1 0,0,0,69 -",
            "martian-text-sum 0,0,0,69",
        ),
        (
            "P6P/8/8/8/3P4/8/8/P6P 1 0,0,0,0 e5d4",
            "martian-text-no-return-four e5d4",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(bad("players=4", text), expected, "{text}");
    }
}

#[test]
fn huge_texts_are_refused_at_once() {
    let options = read_options::<Martian>("").unwrap();
    for unit in ["1", "P", "/", " ", ",", "4/", "ш", "0,"] {
        let huge = unit.repeat(10_000_000 / unit.len());
        assert!(Martian::read(&huge, &options).is_err());
        assert!(Martian::read(&format!("4/4/4/P3/P3/4/4/4 1 {huge} -"), &options).is_err());
        assert!(Martian::read(&format!("4/4/4/P3/P3/4/4/4 1 0,0 {huge}"), &options).is_err());
        let note = two("start").read_move(&huge).unwrap_err();
        assert!(note.to_string().len() < 600);
    }
}

#[test]
fn position_texts_are_read_with_split_runs_and_written_without() {
    assert_eq!(
        two("1111/22/4/P12/P3/4/4/4 1 0,0 -").write(),
        "4/4/4/P3/P3/4/4/4 1 0,0 -"
    );
    assert_eq!(
        four("P6P/8/8/8/8/8/8/P6P 4 0,0,0,68 -").scores(),
        Some(vec![0, 0, 0, 68])
    );
}

#[test]
fn move_texts_of_another_form_are_refused() {
    let start = two("start");
    for text in [
        "", "c3", "c3d4", "c3:d4", "C3-D4", "c3 - d4", "c3-d9", "c3-d4-c5", "Pass", "шшшc3", "c3ш4",
    ] {
        assert_eq!(
            start.read_move(text).unwrap_err().id,
            "move-syntax",
            "{text}"
        );
    }
    assert_eq!(
        refused(&start, "c1-c1"),
        "martian-queen: from=c1 to=c1 article=2.3"
    );
    assert_eq!(
        why(&start, &["c1"]),
        "martian-no-moves: place=c1 article=2.3"
    );
    assert_eq!(
        why(&start, &["c3", "d4", "c5"]),
        "move-illegal: part=c3-d4-c5"
    );
    assert_eq!(start.why_not(&[Step::Reserve]).id, "move-illegal");
    assert_eq!(
        start
            .why_not(&[Step::Place(Place { x: -1, y: 9 })])
            .to_string(),
        "move-off-board: place=-1,9 article=1.1"
    );
}

/// Plays random games of both kinds and shows every position with its moves.
fn for_random_games(mut see: impl FnMut(&Martian, &[Move])) {
    for game in 0..60u64 {
        let options = if game % 2 == 0 { "" } else { "players=4" };
        let mut position: Martian = at(options, "start");
        for ply in 0..200 {
            let mut list = Vec::new();
            position.legal_moves(&mut list);
            see(&position, &list);
            if list.is_empty() {
                break;
            }
            position.play(list[(zobrist::mix(game * 1000 + ply) % list.len() as u64) as usize]);
        }
    }
}

#[test]
fn texts_keys_counts_and_lines_agree_in_random_games() {
    for_random_games(|position, list| {
        assert_eq!(position.key(), position.fresh_key());
        let text = position.write();
        let read = Martian::read(&text, &position.options()).unwrap();
        assert_eq!((&read, read.key()), (position, position.key()), "{text}");
        assert_eq!(
            position.count_moves(&mut Vec::new()),
            list.len() as u64,
            "{text}"
        );
        let mut captures = Vec::new();
        position.captures(&mut captures);
        let texts: Vec<String> = list.iter().map(|&m| position.move_text(m)).collect();
        let taking = list
            .iter()
            .zip(&texts)
            .filter(|(_, text)| text.contains('x'));
        assert_eq!(
            captures,
            taking.map(|(&m, _)| m).collect::<Vec<_>>(),
            "{text}"
        );
        for (&m, text) in list.iter().zip(&texts) {
            assert_eq!(position.read_move(text), Ok(m));
            assert_eq!(position.step_sequences(m).len(), 1);
        }
        let mut once = texts.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), texts.len());
    });
}

#[test]
fn the_option_is_the_number_of_players() {
    assert_eq!(Martian::ID, "martian");
    let four = read_options::<Martian>("players=4").unwrap();
    assert_eq!(
        doska_rules::game::write_game::<Martian>(&four),
        "martian?players=4"
    );
    assert_eq!(
        doska_rules::game::write_game::<Martian>(&read_options::<Martian>("players=2").unwrap()),
        "martian"
    );
    assert!(read_options::<Martian>("players=3").is_err());
}
