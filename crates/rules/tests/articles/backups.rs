//! Articles of games/backups/rules/en.md.

use doska_rules::{
    AreaKind, Counted, Event, Kind, Outcome, Place, Position, Reason, Show, Step, Team, Text,
    Token,
    backups::{Backups, Options},
};

use super::{history, legal, moves, play, refused};

fn at(text: &str) -> Backups {
    super::at("", text)
}

/// The same by the authors' variant.
fn after(text: &str) -> Backups {
    super::at("restore=after", text)
}

#[track_caller]
fn refuses(position: &Backups, text: &str, note: &str) {
    assert_eq!(refused(position, text), note);
}

fn step(square: &str) -> Step {
    let bytes = square.as_bytes();
    Step::Place(Place {
        x: (bytes[0] - b'a') as i8,
        y: (bytes[1] - b'1') as i8,
    })
}

/// A move's text with every line of which a backup can be built after it.
fn with_all_lines(text: &str) -> String {
    let lines = "12345678abcdefgh".chars();
    let texts: Vec<_> = lines.map(|line| format!("{text}+{line}")).collect();
    texts.join(" ")
}

#[test]
fn article_1_1_twelve_men_a_side_on_the_dark_squares_of_three_ranks() {
    assert_eq!(
        at("start").write(),
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:R0,0:S"
    );
}

#[test]
fn article_1_2_white_moves_first_with_an_empty_repository() {
    let start = at("start");
    assert_eq!(start.seat().index(), 0);
    legal(&start, "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4");
    refuses(&start, "b6-a5", "move-not-yours: place=b6 article=1.2");
    refuses(&start, "b4-a5", "move-no-piece: place=b4 article=1.2");
    assert!(start.view().areas.iter().all(|area| area.count == 0));
}

#[test]
fn article_2_1_a_man_steps_one_square_diagonally_forward() {
    let position = at("W:Wd4:Bh8:R0,0:S");
    legal(&position, "d4-c5 d4-e5");
    refuses(
        &position,
        "d4-e3",
        "move-backward: from=d4 to=e3 article=2.1",
    );
    refuses(
        &position,
        "d4-d5",
        "move-man-step: from=d4 to=d5 article=2.1",
    );
    refuses(
        &position,
        "d4-b6",
        "backups-nothing-to-jump: place=c5 article=3.1",
    );
}

#[test]
fn article_2_2_a_king_slides_any_distance_over_empty_squares() {
    let position = at("W:WKa1,d4:Bh2:R0,0:S");
    legal(&position, "a1-b2 a1-c3 d4-c5 d4-e5");
    refuses(
        &position,
        "a1-e5",
        "backups-own-not-jumped: place=d4 article=3.8",
    );
    refuses(&position, "a1-d4", "move-occupied: place=d4 article=2.2");
}

#[test]
fn article_2_3_a_man_on_the_last_rank_becomes_a_king() {
    assert_eq!(
        play(&at("W:Wc7:Bh2:R0,0:S"), "c7-d8").write(),
        "B:WKd8:Bh2:R0,0:S"
    );
}

#[test]
fn article_3_1_a_man_jumps_forward_and_backward() {
    legal(&at("W:Wd4:Bc5,e3,h8:R0,0:S"), "d4xb6 d4xf2");
}

#[test]
fn article_3_2_a_king_jumps_the_first_piece_at_any_distance_and_lands_anywhere_behind() {
    legal(&at("W:WKa1:Bd4:R0,0:S"), "a1xe5 a1xf6 a1xg7 a1xh8");
    let blocked = at("W:WKa1:Bd4,e5:R0,0:S");
    legal(&blocked, "a1-b2 a1-c3");
    refuses(&blocked, "a1xf6", "backups-blocked: place=e5 article=3.2");
}

#[test]
fn article_3_3_a_capture_goes_on_while_a_jump_is_possible() {
    let position = at("W:Wc3:Bd4,f6,h2:R0,0:S");
    legal(&position, "c3xe5xg7");
    refuses(
        &position,
        "c3xe5",
        "move-capture-goes-on: list=g7 article=3.3",
    );
    refuses(
        &position,
        "c3xe5xg7xh8",
        "backups-move-over: place=g7 article=3.3",
    );
}

#[test]
fn article_3_4_jumped_pieces_stay_until_the_end_and_block_and_the_start_is_empty() {
    let ring = at("W:We3:Bd4,f4,d6,f6:R0,0:S");
    legal(&ring, "e3xc5xe7xg5xe3");
    assert_eq!(play(&ring, "e3xg5xe7xc5xe3").write(), "B:We3:B:R0,4:S");
    let position = at("W:Wd2:Be3,e5:R0,0:S");
    refuses(
        &position,
        "d2xf4xd2",
        "backups-jumped-already: place=e3 article=3.4",
    );
}

#[test]
fn article_3_5_a_man_on_the_last_rank_goes_on_as_a_king() {
    legal(
        &at("W:Wd6:Be7,g7,f4:R0,0:S"),
        "d6xf8xh6xe3 d6xf8xh6xd2 d6xf8xh6xc1",
    );
}

#[test]
fn article_3_6_any_capture_may_be_chosen() {
    legal(&at("W:Wc3,h2:Bd4,f6,g3:R0,0:S"), "c3xe5xg7 h2xf4");
}

#[test]
fn article_3_7_a_king_must_land_where_the_capture_goes_on() {
    let position = at("W:WKa1:Bc3,d6:R0,0:S");
    legal(&position, "a1xe5xc7 a1xe5xb8");
    refuses(
        &position,
        "a1xd4",
        "backups-king-landing: place=c3 list=e5 article=3.7",
    );
}

#[test]
fn article_3_8_capture_is_compulsory_among_board_moves_and_own_pieces_are_never_jumped() {
    let position = at("W:Wb2,c3,h2:Be5,d4:R0,0:S");
    legal(&position, "h2-g3 b2-a3 c3-b4");
    for (text, note) in [
        ("b2xd4", "backups-own-not-jumped: place=c3 article=3.8"),
        ("b2xc3", "move-jump: place=c3 article=3.1"),
        ("c3xd4", "move-jump: place=d4 article=3.1"),
        ("b2-c3", "move-occupied: place=c3 article=2.1"),
    ] {
        refuses(&position, text, note);
    }
    let position = at("W:Wb2,c3,h2:Bg3,a7:R0,0:S");
    legal(&position, "h2xf4");
    refuses(
        &position,
        "c3-d4",
        "move-capture-compulsory: list=h2xf4 article=3.8",
    );
    refuses(
        &position,
        "b2xd4",
        "backups-own-not-jumped: place=c3 article=3.8",
    );
    assert_eq!(
        position.why_not(&[step("c3")]).to_string(),
        "move-capture-compulsory: list=h2xf4 article=3.8"
    );
}

#[test]
fn article_4_1_a_piece_taken_goes_to_its_owners_share_as_one_man_a_king_too() {
    let position = at("W:Wc3:BKd4,f6,h2:R0,0:S");
    assert_eq!(play(&position, "c3xg7").write(), "B:Wg7:Bh2:R0,2:S");
    let m = position.read_move("c3xg7").unwrap();
    let taken: Vec<Event> = position
        .events(m)
        .into_iter()
        .filter(|e| matches!(e, Event::Take { .. }))
        .collect();
    let token = |kind| Token {
        kind,
        seat: Some(1),
    };
    assert_eq!(
        taken,
        [
            Event::Take {
                at: Place { x: 3, y: 3 },
                token: token(Kind::King),
                to: Some(1)
            },
            Event::Take {
                at: Place { x: 5, y: 5 },
                token: token(Kind::Man),
                to: Some(1)
            },
        ]
    );
}

#[test]
fn article_4_2_a_line_is_a_rank_or_a_file_with_four_dark_squares() {
    let position = at("W:Wa1:Bh8:R4,0:S");
    legal(&position, &format!("a1-b2 {}", with_all_lines("a1-b2")));
    for line in ["i", "9", "0", "D"] {
        let note = format!("backups-no-line: part={line} article=4.2");
        refuses(&position, &format!("a1-b2+{line}"), &note);
        refuses(&position, &format!("+{line}"), &note);
        refuses(&position, &format!("^{line}"), &note);
        refuses(&position, &format!("^{line}=m..."), &note);
    }
    for line in ["dd", "", "é", "-"] {
        assert!(refused(&position, &format!("a1-b2+{line}")).starts_with("move-syntax"));
    }
}

#[test]
fn article_4_3_after_a_move_one_backup_of_any_line_may_be_built() {
    // Recorded as it stands after the move: own man, own king, aperture, enemy as aperture.
    let position = at("W:Wc1,Kd4,f2:Bh4,h8:R6,0:S");
    assert_eq!(
        play(&position, "f2-e3+4").write(),
        "B:Wc1,e3,Kd4:Bh4,h8:R1,0:Sw4=.k.."
    );
    assert_eq!(
        play(&position, "c1-d2+d").write(),
        "B:Wd2,f2,Kd4:Bh4,h8:R1,0:Swd=mk.."
    );
    // After a capture too, and of a line with nothing on it.
    let capture = at("W:Wc3:Bd4,h8:R4,0:S");
    assert_eq!(play(&capture, "c3xe5+h").write(), "B:We5:Bh8:R0,1:Swh=....");
    // The captured square is empty when the line is recorded.
    assert_eq!(play(&capture, "c3xe5+e").write(), "B:We5:Bh8:R0,1:Swe=..m.");
    let m = capture.read_move("c3xe5+e").unwrap();
    assert_eq!(
        capture.step_sequences(m),
        [[step("c3"), step("e5"), Step::Build(4)]]
    );
    assert_eq!(capture.events(m).last(), Some(&Event::Build(4, *b"..m.")));
    // One a turn.
    assert_eq!(
        capture
            .why_not(&[step("c3"), step("e5"), Step::Build(4), Step::Build(5)])
            .to_string(),
        "backups-turn-over: article=4.3"
    );
    for text in [
        "c3xe5+e+1",
        "c3xe5+e^1",
        "c3xe5^1+e",
        "c3xe5+e^1=m...",
        "+1+2",
        "^1^1",
    ] {
        refuses(&capture, text, "backups-turn-over: article=4.3");
    }
    refuses(&capture, "c3xe5+e+9", "backups-no-line: part=9 article=4.2");
    assert!(refused(&capture, "c3xe5+e+").starts_with("move-syntax"));
    assert_eq!(
        capture.why_not(&[step("c3"), Step::Build(4)]).to_string(),
        "backups-not-moved-yet: place=c3 article=4.3"
    );
}

#[test]
fn article_4_4_a_backup_costs_four_men_and_one_more_for_each_king_recorded() {
    let position = at("W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m");
    let list = moves(&position);
    assert_eq!(list.len(), 16);
    assert!(list.contains(&"d4xa7+1".to_owned()));
    let dear = |line: &str, kind| {
        format!("backups-too-dear: held=4 price=5 kind={kind} line={line} article=4.4")
    };
    refuses(&position, "d4xa7+a", &dear("a", "file"));
    refuses(&position, "d4xa7+7", &dear("7", "rank"));
    // A piece that becomes a king is recorded as one.
    let position = at("W:Wc7:Bh2:R4,0:S");
    refuses(&position, "c7-b8+b", &dear("b", "file"));
    // Three men buy nothing.
    let position = at("W:Wd2:Bh8:R3,0:S");
    legal(&position, "d2-c3 d2-e3");
    refuses(
        &position,
        "d2-c3+d",
        "backups-too-dear: held=3 price=4 kind=file line=d article=4.4",
    );
    assert_eq!(
        position
            .why_not(&[step("d2"), step("c3"), Step::Build(3)])
            .get("price"),
        Some("4")
    );
}

#[test]
fn article_4_5_a_backup_is_restored_instead_of_moving_even_when_one_could_capture() {
    let position = at("W:Wc3:Bd4,h8:R0,0:Sb5=.m..,w4=mm..");
    legal(&position, "c3xe5 ^4=mm..");
    assert_eq!(position.read_move("^4"), position.read_move("^4=mm.."));
    refuses(
        &position,
        "c3xe5^4",
        "backups-restore-is-a-turn: article=4.5",
    );
    refuses(
        &position,
        "^5=.m..",
        "backups-not-your-backup: wanted=5=.m.. article=4.5",
    );
    refuses(
        &position,
        "^4=m...",
        "backups-no-such-backup: wanted=4=m... count=1 first=4=mm.. article=4.5",
    );
    refuses(
        &position,
        "^d",
        "backups-no-such-backup: wanted=d count=1 first=4=mm.. article=4.5",
    );
    refuses(
        &at("W:Wc3:Bh8:R0,0:S"),
        "^d",
        "backups-no-backups: article=4.5",
    );
    // A restore is the whole turn.
    assert_eq!(
        position
            .why_not(&[Step::Restore(11, *b"mm.."), Step::Build(1)])
            .to_string(),
        "backups-turn-over: article=4.3"
    );
}

#[test]
fn article_4_6_recorded_pieces_come_back_and_what_stood_there_is_gone() {
    // c1 held a black king, e1 a white man, a1 is an aperture with a black king on it.
    let position = at("W:We1,h2:BKa1,Kc1,h8:R0,0:Sw1=.mkm");
    let restored = play(&position, "^1=.mkm");
    assert_eq!(restored.write(), "B:Wc1,Ke1,g1,h2:BKa1,h8:R0,0:S");
    let m = position.read_move("^1").unwrap();
    assert_eq!(position.step_sequences(m), [[Step::Restore(8, *b".mkm")]]);
    let token = |kind, seat| Token {
        kind,
        seat: Some(seat),
    };
    let place = |x| Place { x, y: 0 };
    assert_eq!(
        position.events(m),
        [
            Event::Restore(8, *b".mkm"),
            Event::Discard {
                at: place(2),
                token: token(Kind::King, 1)
            },
            Event::Discard {
                at: place(4),
                token: token(Kind::Man, 0)
            },
            Event::Put {
                at: place(2),
                token: token(Kind::Man, 0)
            },
            Event::Put {
                at: place(4),
                token: token(Kind::King, 0)
            },
            Event::Put {
                at: place(6),
                token: token(Kind::Man, 0)
            },
        ]
    );
}

#[test]
fn article_4_7_several_backups_at_once_in_any_order() {
    let position = at("W:W:Bh8:R0,0:Swc=m...,w4=mm..,w4=m...");
    legal(&position, "^4=m... ^4=mm.. ^c=m...");
    assert_eq!(position.write(), "W:W:Bh8:R0,0:Sw4=m...,w4=mm..,wc=m...");
    refuses(
        &position,
        "^4",
        "backups-several: count=2 first=^4=m... second=^4=mm.. article=4.7",
    );
    refuses(
        &at("W:Wc1,Ka5:Bh6,c7,Kf8:R0,5:Sw3=m...,w3=..m."),
        "^3",
        "backups-several: count=2 first=^3=..m. second=^3=m... article=4.7",
    );
    // As written, not as the move is known by: with these two backups c3-b4 and c3-d4 come to the same.
    refuses(
        &after("W:Wc3:Bh8:R0,0:Sw4=mm..,w4=m..."),
        "c3-d4^4",
        "backups-several: count=2 first=c3-d4^4=m... second=c3-d4^4=mm.. article=4.7",
    );
    // Where captures are unclear too, they come first.
    let both = after("W:Wc1:Bb2,d2,b4,d4,f4,b6,d6,f6:R0,0:Sw1=m...,w1=....");
    assert!(refused(&both, "c1xc1^1").starts_with("move-ambiguous: part=c1xc1^1 list=c1xa3xc5xe"));
    assert_eq!(
        play(&position, "^c").write(),
        "B:Wc1:Bh8:R0,0:Sw4=m...,w4=mm.."
    );
    assert_eq!(
        play(&position, "^4=mm..").write(),
        "B:Wb4,d4:Bh8:R0,0:Sw4=m...,wc=m..."
    );
    // Two equal ones are one move; one is left.
    let twins = at("W:Wc3:Bh8:R0,0:Sw4=mm..,w4=mm..");
    legal(&twins, "c3-b4 c3-d4 ^4=mm..");
    assert_eq!(play(&twins, "^4").write(), "B:Wc3,b4,d4:Bh8:R0,0:Sw4=mm..");
    let areas = twins.view().areas;
    let backups = areas
        .iter()
        .filter(|a| a.kind == AreaKind::Backup(11, *b"mm.."))
        .count();
    assert_eq!((areas.len(), backups), (4, 2));
}

#[test]
fn article_4_8_without_a_board_move_a_backup_operation_must_be_done() {
    let position = at("W:Wa3:Bb4,c5:R5,7:Sw1=m...");
    let expected = format!("^1=m... {}", with_all_lines(""));
    legal(&position, &expected);
    legal(&after("W:Wa3:Bb4,c5:R5,7:Sw1=m..."), &expected);
    assert_eq!(
        play(&position, "+a").write(),
        "B:Wa3:Bb4,c5:R1,7:Sw1=m...,wa=.m.."
    );
    refuses(&position, "a3xc5", "backups-no-board-move: article=4.8");
    // Only what can be paid: every line with the king on it costs five.
    let poor = at("W:WKa1:Bb2,c3:R4,7:S");
    assert_eq!(moves(&poor).len(), 14);
    refuses(
        &poor,
        "+1",
        "backups-too-dear: held=4 price=5 kind=rank line=1 article=4.4",
    );
    // With a board move there is no building alone.
    refuses(
        &at("W:Wa3:Bh8:R5,0:S"),
        "+a",
        "backups-build-alone: article=4.8",
    );
}

#[test]
fn article_4_9_with_restore_after_a_restore_follows_a_board_move() {
    let position = after("W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m");
    assert_eq!(
        play(&position, "d4xa7^3").write(),
        "B:Wc1,e1,a3,g3,Ka7:Bh6,c7,Kf8:R4,9:S"
    );
    refuses(&position, "^3", "backups-restore-after-moving: article=4.9");
    for text in ["d4xa7+1^3", "d4xa7^3+1", "d4xa7+1+2"] {
        refuses(&position, text, "backups-turn-over: article=4.9");
    }
    // Two ways of one piece to the same position are one move, known by the first of their texts.
    let position = after("W:Wc3:Bh8:R0,0:Sw4=mm..");
    legal(&position, "c3-b4 c3-d4 c3-b4^4=mm..");
    let m = position.read_move("c3-d4^4").unwrap();
    assert_eq!(position.move_text(m), "c3-b4^4=mm..");
    let restore = Step::Restore(11, *b"mm..");
    assert_eq!(
        position.step_sequences(m),
        [
            [step("c3"), step("b4"), restore],
            [step("c3"), step("d4"), restore]
        ]
    );
    // Of two pieces they are two.
    legal(
        &after("W:Wa3,c3:Bh8:R0,0:Sw3=mm..,w4=m..."),
        "a3-b4 c3-b4 c3-d4 a3-b4^3=mm.. c3-b4^3=mm.. c3-d4^3=mm.. a3-b4^4=m... c3-b4^4=m... c3-d4^4=m...",
    );
}

#[test]
fn article_5_1_no_board_move_no_backup_and_too_few_men_lose() {
    let lost = at("W:Wa3:Bb4,c5:R3,7:S");
    legal(&lost, "");
    assert_eq!(lost.stuck(), Outcome::win(Team::Second, Reason::NoMoves));
    // A side without a piece but with a backup, or the men for one, has not lost.
    legal(&at("W:W:Bb4:R0,7:Sw1=m..."), "^1=m...");
    assert_eq!(moves(&at("W:W:Bb4:R4,7:S")).len(), 16);
    let (_, end, _) = history(&at("W:Wc3:Bd4:R0,0:S"), &["c3xe5"]);
    assert_eq!(end, Some(Outcome::win(Team::First, Reason::NoMoves)));
}

#[test]
fn article_5_2_a_position_for_the_third_time_is_a_draw() {
    let round = ["a1-b2", "b8-a7", "b2-a1", "a7-b8"];
    let game: Vec<&str> = round.iter().copied().cycle().take(12).collect();
    let (_, end, plies) = history(&at("W:WKa1:BKb8:R0,0:S"), &game);
    assert_eq!((end, plies), (Some(Outcome::draw(Reason::Threefold)), 8));
}

#[test]
fn article_5_3_thirty_plies_of_kings_alone_are_a_draw() {
    let position = at("W:WKa1,h2:Bb8:R5,0:Swh=m...");
    let next = |text: &str| {
        let m = position.read_move(text).unwrap();
        position.advance(&29, m, &position.after(m))
    };
    assert_eq!(next("a1-b2"), 30);
    assert_eq!(next("h2-g3"), 0); // a man moved
    assert_eq!(next("a1-b2+c"), 0); // a backup was built
    assert_eq!(next("^h"), 0); // or restored
    assert_eq!(position.counted_outcome(&29, 1), None);
    assert_eq!(
        position.counted_outcome(&30, 1),
        Some(Outcome::draw(Reason::QuietLimit))
    );
    let capture = at("W:WKa1:Bb2,h8:R0,0:S");
    let m = capture.read_move("a1xc3").unwrap();
    assert_eq!(capture.advance(&29, m, &capture.after(m)), 0);
    // A man that becomes a king was a man when he moved.
    let man = at("W:Wc7:Bh2:R0,0:S");
    let m = man.read_move("c7-b8").unwrap();
    assert_eq!(man.advance(&29, m, &man.after(m)), 0);
    assert!(man.read_counters("31").is_err());
}

#[test]
fn positions_that_cannot_be_are_refused_by_the_part_that_is_wrong() {
    let part = |text: &str| {
        let note = Backups::read(text, &Options::default()).unwrap_err();
        format!("{} {}", note.id, note.get("part").unwrap())
    };
    assert_eq!(part("W:Wa1:Bh8:R0,0"), "text-form W:Wa1:Bh8:R0,0");
    assert_eq!(part("W:Wa1:Bh8:R0:S"), "text-form R0");
    assert_eq!(part("W:Wa1:Bh8:R0,0:"), "text-form ");
    assert_eq!(
        part("W:Wa1:Bh8:R0,0:Swd=m..x"),
        "backups-backup-form wd=m..x"
    );
    assert_eq!(part("W:Wa1:Bh8:R0,0:Swd=m.."), "backups-backup-form wd=m..");
    assert_eq!(part("W:Wa1:Bh8:R0,0:Sd=m..."), "backups-backup-form d=m...");
    assert_eq!(
        part("W:Wa1:Bh8:R0,0:Swi=m..."),
        "backups-backup-form wi=m..."
    );
    assert_eq!(part("W:Wa1:Bh8:R0,0:Swd=....,"), "backups-backup-form ");
    assert_eq!(
        part("W:Wa1:Bh8:R0,0:Swd=m..m"),
        "backups-man-last-rank wd=m..m"
    );
    assert_eq!(
        part("W:Wa1:Bh8:R0,0:Sb1=m..."),
        "backups-man-last-rank b1=m..."
    );
    assert_eq!(part("W:Wa1:Bh8:R12,0:S"), "backups-too-many W");
    assert_eq!(part("W:Wa1:Bh8:R0,8:Sb2=...."), "backups-too-many B");
    let note = Backups::read("W:Wa1:Bh8:R0,8:Sb2=....", &Options::default()).unwrap_err();
    assert_eq!(
        note.to_string(),
        "backups-too-many: part=B colour=black count=13 max=12 article=1.1"
    );
    // A recorded king is two men.
    assert_eq!(
        part("W:W:Bh8:R0,0:Sw2=...k,w2=....,w2=...."),
        "backups-too-many W"
    );
    let full = "W:W:Bh8:R0,0:Sb7=..m.,w2=....,w2=....,wd=m...";
    assert_eq!(at(full).write(), full);
    // Backups are read in any order.
    assert_eq!(
        at("W:Wa1:Bh8:R0,0:Swa=....,w2=....,bh=....").write(),
        "W:Wa1:Bh8:R0,0:Sbh=....,w2=....,wa=...."
    );
    assert!(
        Backups::read(
            &format!("W:Wa1:Bh8:R0,0:S{}", "wd=....,".repeat(1_000_000)),
            &Options::default()
        )
        .is_err()
    );
}

#[test]
fn move_texts_are_read_strictly() {
    let position = at("W:Wc3:Bd4,f6,h2:R5,0:Sw1=m...");
    assert_eq!(
        position.move_text(position.read_move("c3:g7+a").unwrap()),
        "c3xe5xg7+a"
    );
    refuses(
        &position,
        "c3-g7",
        "move-is-a-capture: part=c3-g7 right=c3xe5xg7 article=3.1",
    );
    for text in [
        "", "+", "^", "c3xg7+", "c3xg7^", "c3xg7 +a", "^1=m..", "c3xg7+a+", "+é", "^é", "c3+a",
        "é+a",
    ] {
        assert!(
            refused(&position, text).starts_with("move-syntax: part="),
            "{text}"
        );
    }
    refuses(
        &position,
        "c3xe5+a",
        "move-capture-goes-on: list=g7 article=3.3",
    );
}
