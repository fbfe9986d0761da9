//! Articles of docs/rules/en/russian.md.

use doska_rules::{
    Counted, Event, Kind, Outcome, Place, Position, Reason, Show, Step, Team, Text, Token,
    russian::{Counters, Russian},
};

use super::{history, legal, moves, play, refused};

fn at(text: &str) -> Russian {
    super::at("", text)
}

#[track_caller]
fn refuses(position: &Russian, text: &str, note: &str) {
    assert_eq!(refused(position, text), note);
}

fn step(square: &str) -> Step {
    let bytes = square.as_bytes();
    Step::Place(Place {
        x: (bytes[0] - b'a') as i8,
        y: (bytes[1] - b'1') as i8,
    })
}

#[test]
fn article_1_1_twelve_men_a_side_on_the_dark_squares_of_three_ranks() {
    assert_eq!(
        at("start").write(),
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"
    );
    let off = Step::Place(Place { x: 8, y: 0 });
    assert_eq!(
        at("start").why_not(&[off]).to_string(),
        "move-off-board: place=8,0 article=1.1"
    );
}

#[test]
fn article_1_2_white_moves_first_and_each_moves_his_own() {
    let start = at("start");
    assert_eq!(start.seat().index(), 0);
    legal(&start, "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4");
    refuses(&start, "b6-a5", "move-not-yours: place=b6 article=1.2");
    refuses(&start, "b4-a5", "move-no-piece: place=b4 article=1.2");
    assert_eq!(play(&start, "c3-d4").seat().index(), 1);
}

#[test]
fn article_2_1_a_man_steps_one_square_diagonally_forward() {
    let position = at("W:Wd4:Bh8");
    legal(&position, "d4-c5 d4-e5");
    refuses(
        &position,
        "d4-c3",
        "move-backward: from=d4 to=c3 article=2.1",
    );
    refuses(
        &position,
        "d4-d5",
        "move-man-step: from=d4 to=d5 article=2.1",
    );
    refuses(
        &position,
        "d4-f6",
        "russian-nothing-to-jump: place=e5 article=3.1",
    );
    legal(&at("B:Wa1:Be5"), "e5-d4 e5-f4");
    let blocked = at("W:Wa3,b4:Bc5,d6,e7");
    refuses(&blocked, "a3-b4", "move-occupied: place=b4 article=2.1");
    assert_eq!(
        blocked.why_not(&[step("a3")]).to_string(),
        "russian-no-move-of: place=a3 article=2.1"
    );
    let steps = [step("b4"), step("a5"), step("b6")];
    assert_eq!(
        blocked.why_not(&steps).to_string(),
        "russian-move-over: place=a5 article=2.1"
    );
}

#[test]
fn article_2_2_a_king_slides_any_distance_over_empty_squares() {
    let position = at("W:WKd4,Kb2:Bg7,h8");
    let list = moves(&position);
    for text in ["d4-c3", "d4-e5", "d4-f6", "d4-a7", "d4-g1", "b2-a1"] {
        assert!(list.contains(&text.to_owned()), "{text} in {list:?}");
    }
    refuses(&position, "d4-b2", "move-occupied: place=b2 article=2.2");
    refuses(
        &position,
        "d4-d5",
        "move-king-diagonal: from=d4 to=d5 article=2.2",
    );
    refuses(&position, "d4-d4", "move-no-way: from=d4 to=d4 article=2.2");
    refuses(
        &position,
        "d4-a1",
        "russian-own-not-jumped: place=b2 article=3.8",
    );
}

#[test]
fn article_2_3_a_man_on_the_last_rank_becomes_a_king() {
    let position = at("W:Wc7:Bh2");
    assert_eq!(play(&position, "c7-b8").write(), "B:WKb8:Bh2");
    assert_eq!(play(&at("B:Wc7:Bh2"), "h2-g1").write(), "W:Wc7:BKg1");
    let king = Token {
        kind: Kind::King,
        seat: Some(0),
    };
    let m = position.read_move("c7-b8").unwrap();
    let become_king = Event::Become {
        at: Place { x: 1, y: 7 },
        token: king,
    };
    assert_eq!(position.events(m).last(), Some(&become_king));
}

#[test]
fn article_3_1_a_man_jumps_forward_and_backward() {
    legal(&at("W:Wd4:Bc5,e3,h8"), "d4xb6 d4xf2");
    // The square behind must be empty.
    let blocked = at("W:Wd4:Bc5,b6");
    legal(&blocked, "d4-e5");
    refuses(&blocked, "d4xc5", "move-jump: place=c5 article=3.1");
    refuses(&blocked, "d4xb6", "move-jump: place=b6 article=3.1");
}

#[test]
fn article_3_2_a_king_jumps_the_first_piece_at_any_distance_and_lands_anywhere_behind() {
    legal(&at("W:WKa1:Bd4"), "a1xe5 a1xf6 a1xg7 a1xh8");
    legal(&at("W:WKa1:Bd4,g7,h8"), "a1xe5 a1xf6");
    let blocked = at("W:WKa1:Bd4,e5");
    legal(&blocked, "a1-b2 a1-c3");
    refuses(&blocked, "a1xf6", "russian-blocked: place=e5 article=3.2");
    refuses(&blocked, "a1-d4", "move-jump: place=d4 article=3.2");
}

#[test]
fn article_3_3_a_capture_goes_on_while_a_jump_is_possible() {
    let position = at("W:Wc3:Bd4,f6,h2");
    legal(&position, "c3xe5xg7");
    refuses(
        &position,
        "c3xe5",
        "move-capture-goes-on: list=g7 article=3.3",
    );
    refuses(
        &position,
        "c3xe5xg7xh8",
        "russian-move-over: place=g7 article=3.3",
    );
    assert_eq!(play(&position, "c3xe5xg7").write(), "B:Wg7:Bh2");
}

#[test]
fn article_3_4_jumped_pieces_stay_until_the_end_and_block_and_the_start_is_empty() {
    let ring = at("W:We3:Bd4,f4,d6,f6");
    legal(&ring, "e3xc5xe7xg5xe3");
    assert_eq!(play(&ring, "e3xg5xe7xc5xe3").write(), "B:We3:B");
    let position = at("W:Wd2:Be3,e5");
    legal(&position, "d2xf4xd6");
    refuses(
        &position,
        "d2xf4xd2",
        "russian-jumped-already: place=e3 article=3.4",
    );
    // The Turkish stroke: a piece jumped before bars the way to the fourth.
    let stroke = at("W:WKb8:Bc3,e3,b6,c7");
    for path in moves(&stroke) {
        assert!(path.matches('x').count() <= 3, "{path}");
    }
    // What is taken leaves the board when the move ends, in the order of the jumps.
    let position = at("W:Wc3:Bd4,Kf6");
    let taken: Vec<_> = position
        .events(position.read_move("c3xg7").unwrap())
        .into_iter()
        .skip(2)
        .collect();
    let take = |x, y, kind| Event::Take {
        at: Place { x, y },
        token: Token {
            kind,
            seat: Some(1),
        },
        to: None,
    };
    assert_eq!(taken, [take(3, 3, Kind::Man), take(5, 5, Kind::King)]);
}

#[test]
fn article_3_5_a_man_on_the_last_rank_goes_on_as_a_king() {
    let position = at("W:Wd6:Be7,g7,f4");
    legal(&position, "d6xf8xh6xe3 d6xf8xh6xd2 d6xf8xh6xc1");
    assert_eq!(play(&position, "d6xf8xh6xe3").write(), "B:WKe3:B");
    assert_eq!(play(&at("W:Wd6:Be7,a3"), "d6xf8").write(), "B:WKf8:Ba3");
}

#[test]
fn article_3_6_any_capture_may_be_chosen() {
    legal(&at("W:Wc3,h2:Bd4,f6,g3"), "c3xe5xg7 h2xf4");
    legal(&at("W:WKa1,c1:Bd2,e5,g7"), "a1xf6xh8 c1xe3");
}

#[test]
fn article_3_7_a_king_must_land_where_the_capture_goes_on() {
    let position = at("W:WKa1:Bc3,d6");
    legal(&position, "a1xe5xc7 a1xe5xb8");
    refuses(
        &position,
        "a1xd4",
        "russian-king-landing: place=c3 list=e5 article=3.7",
    );
    // Any path to the same end is the same move, known by the first of its texts.
    let position = at("W:WKa1:Bb2,g7");
    legal(&position, "a1xc3xh8");
    assert_eq!(
        position.read_move("a1xf6xh8"),
        position.read_move("a1xc3xh8")
    );
    let lines = position.step_sequences(position.read_move("a1xh8").unwrap());
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0], [step("a1"), step("c3"), step("h8")]);
}

#[test]
fn article_3_8_capture_is_compulsory_and_own_pieces_are_not_jumped() {
    let position = at("W:Wc3,g1:Bd4,h8");
    legal(&position, "c3xe5");
    let compulsory = "move-capture-compulsory: list=c3xe5 article=3.8";
    refuses(&position, "g1-h2", compulsory);
    refuses(&position, "c3-b4", compulsory);
    assert_eq!(position.why_not(&[step("g1")]).to_string(), compulsory);
    let own = at("W:Wc3,d4:Bh8");
    refuses(
        &own,
        "c3xe5",
        "russian-own-not-jumped: place=d4 article=3.8",
    );
    assert_eq!(
        own.why_not(&[Step::Reserve]).to_string(),
        "move-illegal: part=@"
    );
}

#[test]
fn article_4_1_the_side_without_a_legal_move_loses() {
    let blocked = at("W:Wa3:Bb4,c5");
    legal(&blocked, "");
    assert_eq!(blocked.stuck(), Outcome::win(Team::Second, Reason::NoMoves));
    assert_eq!(
        at("B:Wa1:B").stuck(),
        Outcome::win(Team::First, Reason::NoMoves)
    );
    let (_, end, plies) = history(&at("W:Wc3:Bd4"), &["c3xe5"]);
    assert_eq!(
        (end, plies),
        (Some(Outcome::win(Team::First, Reason::NoMoves)), 1)
    );
}

/// Plays these moves round and round; how the game ended and after how many plies.
#[track_caller]
fn round(text: &str, round: &[&str]) -> (Option<Reason>, usize) {
    let game: Vec<&str> = round.iter().copied().cycle().take(200).collect();
    let (_, end, plies) = history(&at(text), &game);
    assert!(end.is_none_or(|end| end.winner.is_none()));
    (end.map(|end| end.reason), plies)
}

/// What the counters alone decide in a position.
#[track_caller]
fn drawn(text: &str, tail: &str) -> Option<Reason> {
    let position = at(text);
    let counters = position
        .read_counters(tail)
        .unwrap_or_else(|note| panic!("{tail}: {note}"));
    assert_eq!(position.write_counters(&counters), tail);
    let end = position.counted_outcome(&counters, 1)?;
    assert_eq!(end.winner, None);
    Some(end.reason)
}

/// The counters after one move.
#[track_caller]
fn tail_after(text: &str, tail: &str, m: &str) -> String {
    let position = at(text);
    let m = position
        .read_move(m)
        .unwrap_or_else(|note| panic!("{m}: {note}"));
    let after = position.after(m);
    let counters = position.advance(&position.read_counters(tail).unwrap(), m, &after);
    after.write_counters(&counters)
}

#[test]
fn article_4_2_a_position_for_the_third_time_is_a_draw() {
    let there_and_back = ["a1-b2", "b8-a7", "b2-a1", "a7-b8"];
    let end = round("W:WKa1,h2:BKb8,h4", &there_and_back);
    assert_eq!(end, (Some(Reason::Threefold), 8));
}

#[test]
fn article_4_3_thirty_plies_of_kings_alone_are_a_draw() {
    let many = "W:WKa1,c1,e1,g1:BKh8,b8,d8,f8";
    assert_eq!(drawn(many, "29,29,0"), None);
    assert_eq!(drawn(many, "30,30,0"), Some(Reason::QuietLimit));
    // Kings of both sides count; a man's step and a capture restart the count.
    assert_eq!(tail_after(many, "29,29,0", "a1-b2"), "30,30,0");
    assert_eq!(tail_after(many, "29,29,0", "c1-b2"), "0,30,0");
    assert_eq!(
        tail_after("W:WKa1,c1,e1,g1:Bd4,b8,d8,f8", "29,99,0", "a1xe5"),
        "0,0,0"
    );
}

#[test]
fn article_4_4_a_single_king_against_three_kings_holds_thirty_plies() {
    let ending = "W:WKa1,Ke1,Kh2,Kg1:BKd8";
    assert_eq!(drawn(ending, "0,29,0"), None);
    assert_eq!(drawn(ending, "0,30,0"), Some(Reason::LoneKing));
    assert_eq!(
        drawn("B:WKa1:BKd8,Kb8,Kf8", "0,30,0"),
        Some(Reason::LoneKing)
    );
    // Not with a man on either side, nor with two kings.
    assert_eq!(drawn("W:WKa1,Ke1,Kh2,g1:BKd8", "0,30,0"), None);
    assert_eq!(drawn("W:WKa1,Ke1,Kh2,Kg1:BKd8,a7", "0,30,0"), None);
    // The promotion that makes the third king begins the count.
    assert_eq!(tail_after("W:WKa1,Ke1,g7:BKd8", "0,50,0", "g7-f8"), "0,0,0");
}

#[test]
fn article_4_5_few_pieces_with_a_king_each() {
    for (text, limit) in [
        ("W:WKa1:BKb8", 10),
        ("W:WKa1,c1:BKb8", 10),
        ("W:WKa1,c1:BKb8,h6", 60),
        ("W:WKa1,c1,e1:BKb8,h6", 60),
        ("W:WKa1,c1,e1:BKb8,h6,f8", 120),
        ("W:WKa1,c1,e1,g1:BKb8,h6,f8", 120),
    ] {
        assert_eq!(drawn(text, &format!("0,{},0", limit - 1)), None, "{text}");
        let end = drawn(text, &format!("0,{limit},0"));
        assert_eq!(end, Some(Reason::FewPieces), "{text}");
    }
    // Eight pieces, or a side without a king, have no such limit.
    assert_eq!(drawn("W:WKa1,c1,e1,g1:BKb8,h6,f8,h8", "0,999,0"), None);
    assert_eq!(drawn("W:Wa1,c1:BKb8,h6", "0,999,0"), None);
    // Steps of men do not restart this count; captures and promotions do.
    assert_eq!(tail_after("W:WKa1,c1:BKb8", "5,9,0", "c1-d2"), "0,10,0");
    assert_eq!(tail_after("W:WKa1,c7:BKg1", "5,9,0", "c7-d8"), "0,0,0");
    assert_eq!(
        round(
            "W:WKa1:BKb8",
            &[
                "a1-c3", "b8-a7", "c3-e1", "a7-b8", "e1-a5", "b8-h2", "a5-e1", "h2-b8", "e1-h4",
                "b8-a7"
            ]
        ),
        (Some(Reason::FewPieces), 10)
    );
}

#[test]
fn article_4_6_a_single_king_on_the_main_road_holds_five_turns() {
    let ending = "B:Wa3,Kc1,Ke1:BKg7";
    // Its own turns alone count, if they end on the road.
    assert_eq!(tail_after(ending, "3,7,2", "g7-d4"), "4,8,3");
    assert_eq!(tail_after(ending, "3,7,2", "g7-h6"), "4,8,0");
    let white = "W:Wa3,Kc1,Ke1:BKg7";
    assert_eq!(tail_after(white, "3,7,2", "c1-d2"), "4,8,2");
    assert_eq!(tail_after(white, "3,7,2", "a3-b4"), "0,8,2");
    // A promotion restarts it; so does a capture, and what it leads to is counted from the next turn.
    assert_eq!(tail_after("W:Wa7,Kc1,Ke1:BKg7", "3,7,2", "a7-b8"), "0,0,0");
    assert_eq!(
        tail_after("B:Wa3,Kc1,Ke1,e5:BKg7", "3,7,0", "g7xd4"),
        "0,0,0"
    );
    // Three pieces, neither two nor four.
    assert_eq!(tail_after("B:WKc1,Ke1:BKg7", "3,7,0", "g7-d4"), "4,8,0");
    assert_eq!(
        tail_after("B:Wa3,Kc1,Ke1,h2:BKg7", "3,7,0", "g7-d4"),
        "4,8,0"
    );
    assert_eq!(drawn(white, "9,9,4"), None);
    assert_eq!(drawn(white, "9,9,5"), Some(Reason::MainRoad));
    assert_eq!(drawn("W:Wa3,Kc1,Ke1,h2:BKg7", "9,9,5"), None);
    let (end, plies) = round(
        "B:Wa3,Kc1,Ke1:BKg7",
        &[
            "g7-h8", "c1-d2", "h8-g7", "d2-c1", "g7-f6", "c1-h6", "f6-a1", "h6-c1", "a1-h8",
        ],
    );
    assert_eq!((end, plies), (Some(Reason::MainRoad), 9));
}

#[test]
fn article_4_7_of_several_draws_the_first_is_the_reason() {
    let ending = at("W:WKa1,Ke1,Kh2:BKd4");
    let all = Counters {
        kings_alone: 30,
        same_material: 60,
        on_road: 5,
    };
    let reason = |counters: Counters, times| {
        let end = ending.counted_outcome(&counters, times);
        end.map(|end| end.reason)
    };
    assert_eq!(reason(all, 3), Some(Reason::Threefold));
    assert_eq!(reason(all, 2), Some(Reason::QuietLimit));
    let all = Counters {
        kings_alone: 0,
        ..all
    };
    assert_eq!(reason(all, 1), Some(Reason::LoneKing));
    assert_eq!(
        drawn("W:Wa3,Ke1,Kh2:BKd4", "0,60,5"),
        Some(Reason::FewPieces)
    );
    // A side that cannot move has lost, whatever has been counted: the board goes first.
    let position = at("W:Wa3:BKb4,Kc5");
    assert!(moves(&position).is_empty());
}

#[test]
fn positions_that_cannot_be_are_refused_by_the_part_that_is_wrong() {
    let part = |text: &str| {
        let note = Russian::read(text, &()).unwrap_err();
        format!("{} {}", note.id, note.get("part").unwrap())
    };
    assert_eq!(part("W:Wa1:Bh8:R0,0"), "text-form W:Wa1:Bh8:R0,0");
    assert_eq!(part("W:Wa1"), "text-form W:Wa1");
    assert_eq!(part("w:Wa1:Bh8"), "text-side w");
    assert_eq!(part("W:a1:Bh8"), "text-colour a1");
    assert_eq!(part("W:Wa9:Bh8"), "text-square a9");
    assert_eq!(part("W:W33:Bh8"), "text-square 33");
    assert_eq!(part("W:W0:Bh8"), "text-square 0");
    assert_eq!(part("W:W12-1:Bh8"), "text-square 12-1");
    assert_eq!(part("W:W1-33:Bh8"), "text-square 1-33");
    assert_eq!(part("W:Wb1:Bh8"), "text-square-unused b1");
    assert_eq!(part("W:Wa1,Ka1:Bh8"), "text-square-twice Ka1");
    assert_eq!(part("W:Wh8:Bh6"), "text-man-last-rank h8");
    assert_eq!(
        part("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4:Bh8"),
        "text-too-many W"
    );
    // Pieces may be listed in any order; the text written is canonical.
    assert_eq!(at("W:WKc3,a1:Bh8,a7").write(), "W:Wa1,Kc3:Ba7,h8");
}

#[test]
fn tails_are_three_numbers() {
    let position = at("start");
    let wrong = |tail: &str| position.read_counters(tail).unwrap_err().to_string();
    assert_eq!(wrong("7"), "text-form: part=7 form=12,30,2");
    assert_eq!(wrong("1,2,3,4"), "text-form: part=1,2,3,4 form=12,30,2");
    assert_eq!(wrong("31,31,0"), "text-tail-plies: part=31 max=30");
    assert_eq!(wrong("0,10000,0"), "text-tail-plies: part=10000 max=9999");
    assert_eq!(wrong("0,0,6"), "russian-tail-road: part=6 max=5");
    assert_eq!(wrong("0,0,x"), "russian-tail-road: part=x max=5");
}

#[test]
fn squares_are_read_by_their_numbers_too() {
    assert_eq!(at("W:W21-32:B1-12"), at("start"));
    assert_eq!(at("W:W21,22:B5").write(), "W:Wa3,c3:Ba7");
    assert_eq!(at("W:WK29,32,K4:B5,K18").write(), "W:WKa1,g1,Kh8:BKd4,a7");
    let start = at("start");
    assert_eq!(start.read_move("22-18"), start.read_move("c3-d4"));
    assert_eq!(start.read_move("24-20"), start.read_move("g3-h4"));
    let position = at("W:Wc3:Bd4,f6,h2");
    for text in ["22x15x8", "22:15:8", "22x8", "c3x8"] {
        assert_eq!(
            position.read_move(text),
            position.read_move("c3xe5xg7"),
            "{text}"
        );
    }
    refuses(
        &start,
        "22-33",
        "move-syntax: part=22-33 form=c3-d4, c3xe5xg7",
    );
    refuses(
        &start,
        "022-18",
        "move-syntax: part=022-18 form=c3-d4, c3xe5xg7",
    );
}

#[test]
fn move_texts_are_read_strictly() {
    let position = at("W:Wc3:Bd4,f6,h2");
    for text in ["c3:e5:g7", "c3xg7", "c3:g7"] {
        let m = position.read_move(text).unwrap();
        assert_eq!(position.move_text(m), "c3xe5xg7");
    }
    refuses(
        &position,
        "c3-g7",
        "move-is-a-capture: part=c3-g7 right=c3xe5xg7 article=3.1",
    );
    for text in [
        "", "c3", "c3-", "c3x", "c3-e5-g7", "c3xe5-g7", "C3xE5", " c3xg7", "c3xg7 ", "c3éd4", "@c3",
    ] {
        assert!(
            refused(&position, text).starts_with("move-syntax: part="),
            "{text}"
        );
    }
    let quiet = at("W:Wc3:Bh8");
    refuses(
        &quiet,
        "c3xd4",
        "move-not-a-capture: part=c3xd4 right=c3-d4 article=3.1",
    );
    // Two captures with the same ends: neither may be guessed.
    let position = at("W:Wc1:Bb2,d2,b4,d4,f4,b6,d6,f6");
    refuses(
        &position,
        "c1xc1",
        "move-ambiguous: part=c1xc1 list=c1xa3xc5xe3xc1, c1xa3xc5xe7xg5xe3xc1",
    );
}
