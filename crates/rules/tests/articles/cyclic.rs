//! Articles of games/cyclic/rules/en.md.

use doska_rules::{
    Counted, Event, Kind, Outcome, Place, Position, Reason, Show, Step, Team, Text, Token,
    cyclic::{Cyclic, Options},
};

use super::{history, legal, moves, play, refused};

fn at(text: &str) -> Cyclic {
    super::at("", text)
}

#[track_caller]
fn refuses(position: &Cyclic, text: &str, note: &str) {
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
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:R0,0"
    );
}

#[test]
fn article_1_2_white_moves_first_and_the_reserves_are_empty() {
    let start = at("start");
    assert_eq!(start.seat().index(), 0);
    let view = start.view();
    assert!(view.areas.iter().all(|area| area.count == 0));
    refuses(&start, "@c5", "cyclic-reserve-empty: article=4.8");
}

#[test]
fn article_2_1_a_man_steps_one_square_diagonally_forward() {
    let position = at("W:Wd4:Bh8:R0,0");
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
        "cyclic-nothing-to-jump: place=e5 article=3.1",
    );
    refuses(
        &position,
        "d4-g7",
        "move-man-step: from=d4 to=g7 article=2.1",
    );
    legal(&at("B:Wa1:Be5:R0,0"), "e5-d4 e5-f4");
}

#[test]
fn article_2_2_a_king_slides_any_distance_over_empty_squares() {
    let position = at("W:WKd4,Kb2,Ka1:Bg7,h8:R0,0");
    let list = moves(&position);
    for text in [
        "d4-c3", "d4-e5", "d4-f6", "d4-a7", "d4-g1", "b2-c1", "b2-a3",
    ] {
        assert!(list.contains(&text.to_owned()), "{text} in {list:?}");
    }
    refuses(&position, "d4-b2", "move-occupied: place=b2 article=2.2");
    refuses(&position, "d4-g7", "move-jump: place=g7 article=3.2");
    refuses(
        &position,
        "d4-d5",
        "move-king-diagonal: from=d4 to=d5 article=2.2",
    );
    refuses(&position, "d4-d4", "move-no-way: from=d4 to=d4 article=2.2");
    // Two pieces in the way.
    let position = at("W:WKa1,b2,c3:Bh8:R0,0");
    refuses(&position, "a1-d4", "cyclic-blocked: place=c3 article=3.2");
}

#[test]
fn article_2_3_a_man_on_the_last_rank_becomes_a_king() {
    let position = at("W:Wc7:Bh2:R0,0");
    assert_eq!(play(&position, "c7-b8").write(), "B:WKb8:Bh2:R0,0");
    let position = at("B:Wc7:Bh2:R0,0");
    assert_eq!(play(&position, "h2-g1").write(), "W:Wc7:BKg1:R0,0");
}

#[test]
fn article_3_1_a_man_jumps_forward_and_backward() {
    // Not as in chess, and not over two.
    let two = at("W:Wc3:Bd4,e5,h8:R0,0");
    for text in ["c3xd4", "c3-d4", "c3xe5", "c3xf6", "c3-f6"] {
        assert!(
            refused(&two, text).starts_with("move-jump: place=")
                && refused(&two, text).ends_with(" article=3.1"),
            "{text}: {}",
            refused(&two, text)
        );
    }
    legal(&at("W:Wd4:Bc5,e3,h8:R0,0"), "d4xb6 d4xf2");
    // The square behind must be empty.
    legal(&at("W:Wd4:Bc5,b6:R0,0"), "d4-e5");
}

#[test]
fn article_3_2_a_king_jumps_the_first_piece_at_any_distance_and_lands_anywhere_behind() {
    legal(&at("W:WKa1:Bd4:R0,0"), "a1xe5 a1xf6 a1xg7 a1xh8");
    // Up to the next piece; two pieces in a row stop it.
    legal(&at("W:WKa1:Bd4,g7,h8:R0,0"), "a1xe5 a1xf6");
    let blocked = at("W:WKa1:Bd4,e5:R0,0");
    legal(&blocked, "a1-b2 a1-c3");
    refuses(&blocked, "a1xf6", "cyclic-blocked: place=e5 article=3.2");
}

#[test]
fn article_3_3_a_capture_goes_on_while_a_jump_is_possible() {
    let position = at("W:Wc3:Bd4,f6,h2:R0,0");
    legal(&position, "c3xe5xg7");
    refuses(
        &position,
        "c3xe5",
        "move-capture-goes-on: list=g7 article=4.4",
    );
    refuses(
        &position,
        "c3xe5xg7xh8",
        "cyclic-move-over: place=g7 article=4.4",
    );
    assert_eq!(play(&position, "c3xe5xg7").write(), "B:Wg7:Bh2:R0,0");
}

#[test]
fn article_3_4_jumped_pieces_stay_until_the_end_and_block_and_the_start_is_empty() {
    // A ring of four: the man comes back to the square he left, either way round.
    let ring = at("W:We3:Bd4,f4,d6,f6:R0,0");
    legal(&ring, "e3xc5xe7xg5xe3");
    assert_eq!(play(&ring, "e3xg5xe7xc5xe3").write(), "B:We3:B:R0,0");
    // Nothing is jumped twice, not even back.
    let position = at("W:Wd2:Be3,e5:R0,0");
    legal(&position, "d2xf4xd6");
    refuses(
        &position,
        "d2xf4xd2",
        "cyclic-jumped-already: place=e3 article=3.4",
    );
    // From f6 the king would have b2 before it, but d4, jumped already, stands in the way.
    let position = at("W:WKa7:Bb6,d4,f6,b2:R0,0");
    for path in moves(&position) {
        assert!(!path.contains("xa1"), "{path}");
    }
}

#[test]
fn article_3_5_a_man_on_the_last_rank_goes_on_as_a_king() {
    // From f8 the far h6 would be out of a man's reach, and so would c1.
    let position = at("W:Wd6:Be7,g7,f4:R0,0");
    legal(&position, "d6xf8xh6xe3 d6xf8xh6xd2 d6xf8xh6xc1");
    assert_eq!(play(&position, "d6xf8xh6xe3").write(), "B:WKe3:B:R0,0");
    // The same way with a man's reach only: nothing more to take, and still a king.
    assert_eq!(
        play(&at("W:Wd6:Be7,a3:R0,0"), "d6xf8").write(),
        "B:WKf8:Ba3:R0,0"
    );
}

#[test]
fn article_3_6_any_capture_may_be_chosen() {
    legal(&at("W:Wc3,h2:Bd4,f6,g3:R0,0"), "c3xe5xg7 h2xf4");
}

#[test]
fn article_3_7_a_king_must_land_where_the_capture_goes_on() {
    let position = at("W:WKa1:Bc3,d6:R0,0");
    legal(&position, "a1xe5xc7 a1xe5xb8");
    refuses(
        &position,
        "a1xd4",
        "cyclic-king-landing: place=c3 list=e5 article=4.6",
    );
    // Any path to the same end is the same move, known by the first of its texts.
    let position = at("W:WKa1:Bb2,g7:R0,0");
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
fn article_4_1_a_turn_is_a_quiet_move_a_capture_or_a_drop() {
    let position = at("W:Wg1,h2:Ba7:R1,0");
    legal(
        &position,
        "g1-f2 h2-g3 @a1 @c1 @e1 @b2 @d2 @f2 @a3 @c3 @e3 @g3 @b4 @d4 @f4 @h4",
    );
    refuses(
        &position,
        "g1",
        "move-syntax: part=g1 form=c3-d4, c3xe5xg7, @c3",
    );
}

#[test]
fn article_4_2_direct_capture_of_an_enemy_is_compulsory() {
    let position = at("B:Wa1,c1,e1,b2,d2,h2,a3,c3,g3,g5:Bc5,d6,f6,h6,c7,e7,g7,b8,d8,f8,h8:R2,1");
    legal(&position, "f6xh4xf2 h6xf4");
    let list = "move-capture-compulsory: list=f6xh4xf2, h6xf4 article=4.2";
    refuses(&position, "c5-b4", list); // no quiet move
    refuses(&position, "@b6", list); // no drop
    refuses(&position, "c7xe5", list); // no capture that begins with an own piece
    refuses(&position, "f6-e5", list);
    assert_eq!(position.why_not(&[step("c7")]).to_string(), list);
    assert_eq!(position.why_not(&[Step::Reserve]).to_string(), list);
}

#[test]
fn article_4_3_a_capture_may_begin_with_an_own_piece_but_need_not() {
    legal(
        &at("start"),
        "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4 b2xd4 d2xb4 d2xf4 f2xd4 f2xh4 h2xf4",
    );
}

#[test]
fn article_4_4_once_begun_it_goes_on_while_anything_can_be_jumped() {
    // c1 takes its own d2, then must take d4, its own too, or the enemy on f4.
    let position = at("W:Wc1,d2,d4:Bf4,b8:R0,0");
    legal(&position, "c1-b2 c1xe3xc5 c1xe3xg5 d2-c3 d2-e3 d4-c5 d4-e5");
    refuses(
        &position,
        "c1xe3",
        "move-capture-goes-on: list=c5, g5 article=4.4",
    );
}

#[test]
fn article_4_5_enemies_before_own_until_the_first_own_is_jumped() {
    // On f4 the enemies e5 and g5 and the own g3 are in reach: only the enemies may be jumped.
    let position = at("W:Wd2,g3:Be3,e5,g5:R0,0");
    legal(&position, "d2xf4xd6 d2xf4xh6");
    refuses(
        &position,
        "d2xf4xh2",
        "cyclic-enemy-first: place=g3 list=d6, h6 article=4.5",
    );
    // After an own piece the choice is free: from d4 own c5 or enemy e5.
    legal(
        &at("W:Wb2,c3,c5:Be5,a7:R0,0"),
        "b2-a3 c3xa1 b2xd4xb6 b2xd4xf6 c3-b4 c3-d4 c5-b6 c5-d6",
    );
}

#[test]
fn article_4_6_the_kings_landing_follows_the_same_order() {
    // Enemies first: from e5 the enemy d6, from f6 only the own g5.
    let position = at("W:WKa1,g5:Bc3,d6:R0,0");
    legal(&position, "a1xe5xc7 a1xe5xb8");
    refuses(
        &position,
        "a1xf6",
        "cyclic-king-landing: place=c3 list=e5 article=4.6",
    );
    // Without an enemy to go on to, an own piece binds the landing.
    legal(&at("W:WKa1,g5:Bc3,h8:R0,0"), "a1xf6xh4");
    // After an own piece anything that can be jumped will do.
    legal(
        &at("W:WKa1,c3,g5:Bd6:R0,0"),
        "a1-b2 a1xe5xb8 a1xe5xc7 a1xf6xh4 c3-b4 c3-d4 g5-f6 g5-h6",
    );
}

#[test]
fn article_4_7_enemies_leave_the_game_and_own_pieces_go_to_the_reserve_as_men() {
    let position = at("W:Wc1,Kd2:Bd4,b8:R0,0");
    assert_eq!(play(&position, "c1xe3xc5").write(), "B:Wc5:Bb8:R1,0");
    let m = position.read_move("c1xc5").unwrap();
    let man = |seat| Token {
        kind: Kind::Man,
        seat: Some(seat),
    };
    let place = |x, y| Place { x, y };
    assert_eq!(
        position.events(m),
        [
            Event::Move {
                from: place(2, 0),
                to: place(4, 2),
                token: man(0),
                count: 1
            },
            Event::Move {
                from: place(4, 2),
                to: place(2, 4),
                token: man(0),
                count: 1
            },
            Event::Take {
                at: place(3, 1),
                token: Token {
                    kind: Kind::King,
                    seat: Some(0)
                },
                to: Some(0)
            },
            Event::Take {
                at: place(3, 3),
                token: man(1),
                to: None
            },
        ]
    );
}

#[test]
fn article_4_8_a_reserve_man_is_dropped_on_the_four_nearest_ranks() {
    let white = at("W:Wa1:Ba5,h8:R1,0");
    assert_eq!(play(&white, "@b4").write(), "B:Wa1,b4:Ba5,h8:R0,0"); // where it can be captured
    refuses(
        &white,
        "@c5",
        "cyclic-drop-far: place=c5 ranks=1-4 article=4.8",
    );
    refuses(&white, "@a1", "move-occupied: place=a1 article=4.8");
    refuses(&white, "@b1", "cyclic-drop-light: place=b1 article=4.8");
    refuses(
        &white,
        "@i1",
        "move-syntax: part=@i1 form=c3-d4, c3xe5xg7, @c3",
    );
    let black = at("B:Wa1:Ba5,h8:R1,1");
    refuses(
        &black,
        "@b4",
        "cyclic-drop-far: place=b4 ranks=5-8 article=4.8",
    );
    assert_eq!(
        moves(&black)
            .iter()
            .filter(|text| text.starts_with('@'))
            .count(),
        14
    );
    assert_eq!(
        white.step_sequences(white.read_move("@b4").unwrap()),
        [[Step::Reserve, step("b4")]]
    );
}

#[test]
fn article_5_1_the_side_without_a_legal_move_loses() {
    let blocked = at("W:Wa3:Bb4,c5:R0,0");
    legal(&blocked, "");
    assert_eq!(blocked.stuck(), Outcome::win(Team::Second, Reason::NoMoves));
    let bare = at("B:Wa1:B:R0,0");
    legal(&bare, "");
    assert_eq!(bare.stuck(), Outcome::win(Team::First, Reason::NoMoves));
    let (_, end, plies) = history(&at("W:Wc3:Bd4:R0,0"), &["c3xe5"]);
    assert_eq!(
        (end, plies),
        (Some(Outcome::win(Team::First, Reason::NoMoves)), 1)
    );
}

#[test]
fn article_5_2_a_side_with_no_piece_but_a_reserve_still_has_its_drops() {
    let position = at("W:W:Ba5,h8:R2,0");
    assert_eq!(moves(&position).len(), 16);
    assert_eq!(position.outcome(), None);
    assert_eq!(play(&position, "@c3").write(), "B:Wc3:Ba5,h8:R1,0");
}

#[test]
fn article_5_3_a_position_for_the_third_time_is_a_draw() {
    let round = ["a1-b2", "b8-a7", "b2-a1", "a7-b8"];
    let game: Vec<&str> = round.iter().copied().cycle().take(12).collect();
    let (_, end, plies) = history(&at("W:WKa1:BKb8:R0,0"), &game);
    assert_eq!((end, plies), (Some(Outcome::draw(Reason::Threefold)), 8));
}

#[test]
fn article_5_4_a_hundred_plies_without_an_enemy_taken_are_a_draw() {
    let position = at("W:Wa1,b2:Bd4,h8:R0,0");
    let quiet = position.read_move("a1xc3xe5").unwrap();
    // Own and enemy taken: counted from nothing again.
    assert_eq!(position.advance(&99, quiet, &position.after(quiet)), 0);
    let position = at("W:Wa1,b2:Bh8:R0,0");
    let own = position.read_move("a1xc3").unwrap();
    // Own taken alone is no progress.
    assert_eq!(position.advance(&99, own, &position.after(own)), 100);
    assert_eq!(position.counted_outcome(&99, 1), None);
    assert_eq!(
        position.counted_outcome(&100, 1),
        Some(Outcome::draw(Reason::QuietLimit))
    );
    assert_eq!(position.read_counters("100").unwrap(), 100);
    assert!(position.read_counters("101").is_err());
    assert_eq!(position.write_counters(&14), "14");
}

#[test]
fn positions_that_cannot_be_are_refused_by_the_part_that_is_wrong() {
    let part = |text: &str| {
        let note = Cyclic::read(text, &Options).unwrap_err();
        format!("{} {}", note.id, note.get("part").unwrap())
    };
    assert_eq!(part("W:Wa1:Bh8"), "text-form W:Wa1:Bh8");
    assert_eq!(part("w:Wa1:Bh8:R0,0"), "text-side w");
    assert_eq!(part("W:a1:Bh8:R0,0"), "text-colour a1");
    assert_eq!(part("W:Wa9:Bh8:R0,0"), "text-square a9");
    assert_eq!(part("W:Wb1:Bh8:R0,0"), "text-square-unused b1");
    assert_eq!(part("W:Wa1,Ka1:Bh8:R0,0"), "text-square-twice Ka1");
    assert_eq!(part("W:Wa1:Ba1:R0,0"), "text-man-last-rank a1");
    assert_eq!(part("W:Wa3:Ba3:R0,0"), "text-square-twice a3");
    assert_eq!(part("W:Wh8:Bh6:R0,0"), "text-man-last-rank h8");
    assert_eq!(part("W:Wa1:Bh8:0,0"), "text-form 0,0");
    assert_eq!(part("W:Wa1:Bh8:R01,0"), "text-form R01,0");
    assert_eq!(part("W:Wa1:Bh8:R12,0"), "cyclic-too-many W");
    assert_eq!(part("W:Wa1:Bh8:R0,999999999"), "cyclic-too-many B");
    assert_eq!(part("W:Wa1:Bh8:R0,0:"), "text-form W:Wa1:Bh8:R0,0:");
    // Pieces may be listed in any order; the text written is canonical.
    assert_eq!(
        at("W:WKc3,a1:Bh8,a7:R0,10").write(),
        "W:Wa1,Kc3:Ba7,h8:R0,10"
    );
}

#[test]
fn move_texts_are_read_strictly() {
    let position = at("W:Wc3:Bd4,f6,h2:R0,0");
    assert_eq!(
        position.move_text(position.read_move("c3:e5:g7").unwrap()),
        "c3xe5xg7"
    );
    assert_eq!(
        position.move_text(position.read_move("c3xg7").unwrap()),
        "c3xe5xg7"
    );
    refuses(
        &position,
        "c3-g7",
        "move-is-a-capture: part=c3-g7 right=c3xe5xg7 article=3.1",
    );
    refuses(
        &position,
        "c3-e5",
        "move-capture-goes-on: list=g7 article=4.4",
    );
    for text in [
        "", "c3", "c3-", "c3x", "c3-e5-g7", "c3xe5-g7", "C3xE5", " c3xg7", "c3xg7 ", "c3éd4", "@",
        "+d",
    ] {
        assert!(
            refused(&position, text).starts_with("move-syntax: part="),
            "{text}"
        );
    }
    refuses(&position, "e1-d2", "move-no-piece: place=e1 article=1.2");
    refuses(&position, "d4-e3", "move-not-yours: place=d4 article=1.2");
    let quiet = at("W:Wc3:Bh8:R0,0");
    refuses(
        &quiet,
        "c3xd4",
        "move-not-a-capture: part=c3xd4 right=c3-d4 article=3.1",
    );
    // Not every capture of nothing is a step written badly.
    for text in ["c3xb2", "c3xc4", "c3xd5", "c3xd4xe5"] {
        assert!(
            refused(&quiet, text).starts_with("move-jump: place="),
            "{text}"
        );
    }
    assert!(refused(&quiet, &"a1x".repeat(4_000_000)).starts_with("move-syntax"));
    // Two captures with the same ends: neither may be guessed.
    let position = at("W:Wc1:Bb2,d2,b4,d4,f4,b6,d6,f6:R0,0");
    refuses(
        &position,
        "c1xc1",
        "move-ambiguous: part=c1xc1 list=c1xa3xc5xe3xc1, c1xa3xc5xe7xg5xe3xc1",
    );
}

/// Twelve kings that can all be jumped: the most moves that a long search for such positions found.
#[test]
fn a_lattice_of_kings_has_a_bounded_number_of_moves_and_paths() {
    let position = at("W:WKg1,Kc3,Ke3,Kg3,Kc5,Ke5,Kg5,Ka7,Kc7,Ke7,Kg7,Kh8:B:R0,0");
    let mut list = Vec::new();
    position.legal_moves(&mut list);
    assert_eq!(list.len(), 149);
    assert_eq!(position.count_moves(&mut Vec::new()), 149);
    let lines: usize = list.iter().map(|&m| position.step_sequences(m).len()).sum();
    assert!(lines < 300, "{lines}");
}
