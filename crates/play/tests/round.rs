//! A game being played, under time that the test tells.

use doska_play::round::{
    Cause, Command, CommandKind, End, Event, EventKind, Millis, Offer, Refusal, Round, TimeControl,
};
use doska_play::{GameHistory, GameSpec, Seat, Team};

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

const fn at(seconds: u64) -> Millis {
    seconds * 1000
}

fn from_history(history: &GameHistory, clock: Option<&str>) -> Round {
    let control = clock.map(|text| TimeControl::read(text).unwrap());
    Round::open(&Round::started(Round::start_from(history, control), 0)).unwrap()
}

fn round(game: &str, clock: Option<&str>) -> Round {
    from_history(
        &GameHistory::new(&GameSpec::read(game).unwrap().start()),
        clock,
    )
}

/// A command that is sent once, about the round as it stands.
fn command(round: &Round, seat: Seat, kind: CommandKind) -> Command {
    Command {
        id: round.version().to_string(),
        seat,
        ply: Some(round.ply()),
        lag: 0,
        kind,
    }
}

fn act(
    round: &mut Round,
    seat: Seat,
    kind: CommandKind,
    now: Millis,
) -> Result<Vec<Event>, Refusal> {
    let command = command(round, seat, kind);
    round.execute(&command, now)
}

/// Plays the first legal move of the seat to move.
fn play(round: &mut Round, now: Millis) -> Vec<Event> {
    let text = round.history().moves()[0].text();
    act(round, round.mover(), CommandKind::Move(text), now).unwrap()
}

/// The names of what happened.
fn kinds(events: &[Event]) -> Vec<&'static str> {
    let name = |event: &Event| match event.kind {
        EventKind::Started(_) => "started",
        EventKind::Move { .. } => "move",
        EventKind::Offer(_) => "offer",
        EventKind::Accepted(_) => "accepted",
        EventKind::Declined(_) => "declined",
        EventKind::Takeback { .. } => "takeback",
        EventKind::Paused { .. } => "paused",
        EventKind::Resumed => "resumed",
        EventKind::Extended { .. } => "extended",
        EventKind::Ended { .. } => "ended",
    };
    events.iter().map(name).collect()
}

fn ended(events: &[Event]) -> End {
    match events {
        [
            ..,
            Event {
                kind: EventKind::Ended { end, .. },
                ..
            },
        ] => *end,
        _ => panic!("no end: {events:?}"),
    }
}

#[test]
fn time_controls_are_read_and_written() {
    let fischer = |initial, increment| TimeControl::fischer(at(initial), at(increment));
    let delay = |initial, delay| TimeControl::with_delay(at(initial), at(delay));
    for (text, expected, canonical) in [
        ("5+3", fischer(300, 3), "5+3"),
        (" 10 ", fischer(600, 0), "10+0"),
        ("0:30+1", fischer(30, 1), "0:30+1"),
        ("1:05+600", fischer(65, 600), "1:05+600"),
        ("5d3", delay(300, 3), "5d3"),
        ("0:30d0", delay(30, 0), "0:30d0"),
        (" 3days", TimeControl::per_move(3), "3days"),
        ("30days", TimeControl::per_move(30), "30days"),
    ] {
        let control = TimeControl::read(text).unwrap();
        assert_eq!(Some(control), expected, "{text}");
        assert_eq!(control.to_string(), canonical);
        assert_eq!(TimeControl::read(canonical).unwrap(), control);
    }
    for bad in [
        "",
        "+",
        "5+",
        "+3",
        "0+3",
        "0:00",
        "5:60",
        "-1",
        "5+3+1",
        "1441",
        "5+601",
        "пять",
        "5d",
        "d3",
        "0d3",
        "5d601",
        "5d3+1",
        "5+3d1",
        "0days",
        "31days",
        "days",
        "-3days",
        "3 days",
        "+5",
        "18446744073709551615d18446744073709551615",
    ] {
        let note = TimeControl::read(bad).unwrap_err();
        assert_eq!(note.id, "round-clock", "{bad}");
    }
}

#[test]
fn the_first_move_starts_the_clocks_and_every_move_adds_the_increment() {
    let mut round = round("cyclic", Some("1+3"));
    assert_eq!(round.deadline(), None);
    assert_eq!(kinds(&play(&mut round, at(100))), ["move"]);
    assert_eq!(
        round.remaining(WHITE, at(105)),
        Some(at(60)),
        "it cost nothing"
    );
    assert_eq!(round.remaining(BLACK, at(105)), Some(at(55)));
    play(&mut round, at(110));
    assert_eq!(round.remaining(BLACK, at(115)), Some(at(53)));
    assert_eq!(round.remaining(WHITE, at(115)), Some(at(55)));
    assert_eq!(round.deadline(), Some(at(170)));
    assert_eq!(round.expire(at(169)), None);
    let flag = round.expire(at(170)).unwrap();
    round.apply(&flag).unwrap();
    let end = round.end().unwrap();
    assert_eq!((end.winner, end.cause), (Some(Team::Second), Cause::Time));
    assert_eq!(round.remaining(WHITE, at(500)), Some(0), "all clocks stand");
    assert_eq!(round.remaining(BLACK, at(500)), Some(at(53)));
    assert_eq!(round.expire(at(500)), None);
    assert_eq!(round.clock_readings(), [Some(at(60)), Some(at(53))]);
}

#[test]
fn a_move_that_comes_too_late_is_not_played() {
    let mut round = round("turkish", Some("1"));
    play(&mut round, at(0));
    let events = play(&mut round, at(60));
    assert_eq!(ended(&events).cause, Cause::Time);
    assert_eq!(round.ply(), 1);
    let late = act(
        &mut round,
        BLACK,
        CommandKind::Move("d6-d5".to_owned()),
        at(61),
    );
    assert_eq!(late, Err(Refusal::Over));
}

#[test]
fn what_is_wrong_is_found_in_the_agreed_order() {
    let mut round = round("martian?players=4", None);
    let nonsense = CommandKind::Move("nonsense".to_owned());
    let mut wrong = Command {
        id: "a".to_owned(),
        seat: Seat::new(2),
        ply: Some(7),
        lag: 0,
        kind: nonsense.clone(),
    };
    let (ply, version) = (0, 1);
    assert_eq!(
        round.decide(&wrong, 0),
        Err(Refusal::Stale { ply, version })
    );
    wrong.ply = Some(0);
    let mover = Seat::new(0);
    assert_eq!(round.decide(&wrong, 0), Err(Refusal::NotYourTurn { mover }));
    wrong.seat = mover;
    let Err(Refusal::Illegal(note)) = round.decide(&wrong, 0) else {
        panic!("{:?}", round.decide(&wrong, 0));
    };
    assert_eq!(note.id, "move-syntax");
    act(&mut round, Seat::new(1), CommandKind::Resign, 0).unwrap();
    wrong.ply = Some(7);
    assert_eq!(round.decide(&wrong, 0), Err(Refusal::Over));
    let two = self::round("turkish", None);
    wrong.seat = Seat::new(3);
    assert_eq!(two.decide(&wrong, 0), Err(Refusal::NoSuchSeat { seats: 2 }));
}

#[test]
fn the_same_command_twice_takes_effect_once() {
    let mut round = round("turkish", None);
    let first = command(&round, WHITE, CommandKind::Move("d3-d4".to_owned()));
    assert_eq!(kinds(&round.execute(&first, 0).unwrap()), ["move"]);
    assert_eq!(round.execute(&first, 1), Ok(Vec::new()));
    assert_eq!(round.version_of(WHITE, &first.id), Some(2));
    play(&mut round, 2);
    assert_eq!(
        round.execute(&first, 3),
        Ok(Vec::new()),
        "whatever has happened since"
    );
    // The id of another seat is another id.
    let other = Command {
        seat: BLACK,
        ..first
    };
    assert!(matches!(
        round.decide(&other, 3),
        Err(Refusal::Stale { .. })
    ));
}

#[test]
fn a_draw_needs_every_seat_of_the_other_team() {
    let mut round = round("martian?players=4", None);
    let draw = CommandKind::Offer(Offer::Draw);
    let events = act(&mut round, Seat::new(0), draw, 0).unwrap();
    assert_eq!(kinds(&events), ["offer"]);
    let partner = act(&mut round, Seat::new(2), CommandKind::Accept, 0);
    assert_eq!(partner, Err(Refusal::NoOffer));
    let events = act(&mut round, Seat::new(1), CommandKind::Accept, 0).unwrap();
    assert_eq!(kinds(&events), ["accepted"]);
    let again = act(&mut round, Seat::new(1), CommandKind::Accept, 0).unwrap();
    assert_eq!(again, []);
    let end = ended(&act(&mut round, Seat::new(3), CommandKind::Accept, 0).unwrap());
    assert_eq!((end.winner, end.cause), (None, Cause::Agreement));
}

#[test]
fn offers_are_declined_by_word_or_by_moving_on() {
    let mut round = round("cyclic", None);
    let draw = || CommandKind::Offer(Offer::Draw);
    act(&mut round, WHITE, draw(), 0).unwrap();
    assert_eq!(
        act(&mut round, WHITE, draw(), 0),
        Err(Refusal::OfferPending)
    );
    let events = act(&mut round, BLACK, CommandKind::Decline, 0).unwrap();
    assert_eq!(kinds(&events), ["declined"]);
    let nothing = act(&mut round, BLACK, CommandKind::Decline, 0);
    assert_eq!(nothing, Err(Refusal::NoOffer));
    play(&mut round, 0);
    act(&mut round, WHITE, draw(), 0).unwrap();
    assert_eq!(kinds(&play(&mut round, 0)), ["move", "declined"]);
    act(&mut round, WHITE, draw(), 0).unwrap();
    assert_eq!(
        kinds(&play(&mut round, 0)),
        ["move"],
        "one's own offer stays"
    );
    // Both offer it.
    let end = ended(&act(&mut round, BLACK, draw(), 0).unwrap());
    assert_eq!(end.cause, Cause::Agreement);
}

#[test]
fn an_offer_that_was_declined_waits_for_the_next_move() {
    let mut round = round("cyclic", None);
    let draw = || CommandKind::Offer(Offer::Draw);
    let back = || CommandKind::Offer(Offer::Takeback { ply: 0 });
    play(&mut round, 0);
    play(&mut round, 0);
    act(&mut round, WHITE, draw(), 0).unwrap();
    act(&mut round, BLACK, CommandKind::Decline, 0).unwrap();
    assert_eq!(act(&mut round, WHITE, draw(), 0), Err(Refusal::Declined));
    // Something else may be offered, and the other side may offer the same.
    for (seat, offer) in [(WHITE, back()), (BLACK, draw())] {
        act(&mut round, seat, offer, 0).unwrap();
        let other = if seat == WHITE { BLACK } else { WHITE };
        act(&mut round, other, CommandKind::Decline, 0).unwrap();
    }
    for (seat, offer) in [(WHITE, back()), (WHITE, draw()), (BLACK, draw())] {
        let again = act(&mut round, seat, offer, 0);
        assert_eq!(again, Err(Refusal::Declined));
    }
    play(&mut round, 0);
    act(&mut round, WHITE, draw(), 0).unwrap();
    act(&mut round, BLACK, CommandKind::Decline, 0).unwrap();
    assert_eq!(act(&mut round, WHITE, draw(), 0), Err(Refusal::Declined));
    // The position is another one after a takeback, too.
    let events = round.takeback(1, 0).unwrap();
    round.accept(&events);
    act(&mut round, WHITE, draw(), 0).unwrap();
}

#[test]
fn the_log_of_a_game_does_not_grow_for_ever() {
    let mut round = round("cyclic", None);
    let draw = || CommandKind::Offer(Offer::Draw);
    let declined = |round: &mut Round| {
        let offered = act(round, WHITE, draw(), 0)?;
        act(round, BLACK, CommandKind::Decline, 0).unwrap();
        Ok(offered)
    };
    for _ in 0..500 {
        play(&mut round, 0);
        let before = round.version();
        declined(&mut round).unwrap();
        assert_eq!(round.version(), before + 2);
        let events = round.takeback(0, 0).unwrap();
        round.accept(&events);
    }
    play(&mut round, 0);
    let refused = declined(&mut round);
    assert_eq!(refused, Err(Refusal::TooManyOffers { most: 500 }));
    // What is refused now may lie in a log from before, which replays all the same.
    let mut log = vec![Round::started(round.start().clone(), 0)];
    for _ in 0..600 {
        for (seat, kind) in [
            (WHITE, EventKind::Offer(Offer::Draw)),
            (BLACK, EventKind::Declined(Offer::Draw)),
        ] {
            log.push(Event {
                version: log.len() as u32 + 1,
                at: 0,
                seat: Some(seat),
                command: None,
                kind,
            });
        }
    }
    assert_eq!(Round::replay(&log).unwrap().version(), 1201);
}

#[test]
fn an_aborted_game_has_no_winner() {
    let mut round = round("cyclic", None);
    play(&mut round, 0);
    play(&mut round, 0);
    let events = act(&mut round, WHITE, CommandKind::Offer(Offer::Abort), 0).unwrap();
    assert_eq!(kinds(&events), ["offer"]);
    let end = ended(&act(&mut round, BLACK, CommandKind::Accept, 0).unwrap());
    assert_eq!((end.winner, end.cause), (None, Cause::Aborted));
}

#[test]
fn before_the_second_move_a_game_is_aborted_at_once() {
    let abort = || CommandKind::Offer(Offer::Abort);
    for plies in [0, 1] {
        let mut round = round("cyclic", Some("1"));
        for _ in 0..plies {
            play(&mut round, 0);
        }
        act(&mut round, WHITE, CommandKind::Offer(Offer::Draw), 0).unwrap();
        let by_black = command(&round, BLACK, abort());
        let events = round.execute(&by_black, at(5)).unwrap();
        assert_eq!(kinds(&events), ["ended"], "whatever else is offered");
        assert_eq!(events[0].seat, Some(BLACK));
        assert_eq!(events[0].command.as_deref(), Some(by_black.id.as_str()));
        let end = round.end().unwrap();
        assert_eq!((end.winner, end.cause), (None, Cause::Aborted));
        assert_eq!(round.execute(&by_black, at(9)), Ok(Vec::new()));
    }
}

#[test]
fn moves_are_taken_back_when_the_other_side_accepts() {
    let mut round = round("turkish", Some("1+5"));
    let back = |ply| CommandKind::Offer(Offer::Takeback { ply });
    let nothing = act(&mut round, WHITE, back(0), at(0));
    assert_eq!(nothing, Err(Refusal::NothingToTakeBack));
    play(&mut round, at(0));
    play(&mut round, at(10));
    act(&mut round, WHITE, back(0), at(20)).unwrap();
    assert_eq!(round.ply(), 2);
    let events = act(&mut round, BLACK, CommandKind::Accept, at(20)).unwrap();
    assert_eq!(kinds(&events), ["takeback"]);
    assert_eq!(round.ply(), 0);
    assert_eq!(
        round.remaining(WHITE, at(20)),
        Some(at(50)),
        "used time stays used"
    );
    assert_eq!(
        round.remaining(WHITE, at(25)),
        Some(at(45)),
        "and the clock runs on"
    );
}

#[test]
fn the_host_may_take_back_an_end() {
    let mut round = round("turkish", Some("1"));
    play(&mut round, at(0));
    let end = ended(&act(&mut round, BLACK, CommandKind::Resign, at(1)).unwrap());
    let expected = (Some(Team::First), Cause::Resignation);
    assert_eq!((end.winner, end.cause), expected);
    let events = round.takeback(1, at(5)).unwrap();
    round.accept(&events);
    assert_eq!(round.end(), None);
    assert_eq!(round.remaining(BLACK, at(6)), Some(at(58)));
    // A clock that has run out gets enough to play on.
    let flag = round.expire(at(64)).unwrap();
    round.accept(&[flag]);
    let events = round.takeback(1, at(70)).unwrap();
    round.accept(&events);
    assert_eq!(round.remaining(BLACK, at(70)), Some(at(10)));
    assert_eq!(round.takeback(1, at(70)), Err(Refusal::NothingToTakeBack));
}

#[test]
fn the_rules_end_a_round() {
    let game = GameSpec::read("turkish").unwrap();
    let history = GameHistory::new(&game.position("W:WKh1:BKh7").unwrap());
    let mut round = from_history(&history, Some("1"));
    let capture = CommandKind::Move("h1xh8".to_owned());
    let events = act(&mut round, WHITE, capture, at(0)).unwrap();
    assert_eq!(kinds(&events), ["move", "ended"]);
    assert_eq!(ended(&events).winner, Some(Team::First));
    assert_eq!(round.deadline(), None);
    assert_eq!(round.end_by_players(), None);
    assert_eq!(Cause::of_name("time"), Cause::Time);
    assert_eq!(Cause::of_name("ply-limit"), Cause::Recorded);
}

#[test]
fn a_pause_costs_no_time() {
    let mut round = round("turkish", Some("1+3"));
    let pause = round.pause(at(0));
    round.accept(&pause);
    let move_now = act(
        &mut round,
        WHITE,
        CommandKind::Move("d3-d4".to_owned()),
        at(1),
    );
    assert_eq!(move_now, Err(Refusal::Paused));
    let resume = round.resume(at(5));
    round.accept(&resume);
    assert_eq!(round.deadline(), None, "nobody has moved");
    play(&mut round, at(10));
    let pause = round.pause(at(20));
    round.accept(&pause);
    assert_eq!(round.remaining(BLACK, at(1000)), Some(at(50)));
    assert_eq!(round.pause(at(1000)), [], "it is paused already");
    let resume = round.resume(at(2000));
    round.accept(&resume);
    assert_eq!(round.remaining(BLACK, at(2010)), Some(at(40)));
    assert_eq!(round.resume(at(2010)), []);
}

#[test]
fn a_round_goes_on_where_a_game_stands() {
    let mut history = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
    history.play_text("d3-d4").unwrap();
    let mut start = Round::start_from(&history, Some(TimeControl::read("1+3").unwrap()));
    assert_eq!(
        (start.game.as_str(), start.position.as_deref()),
        ("turkish@1", None)
    );
    start.clocks = Some(vec![at(40), at(30)]);
    let round = Round::open(&Round::started(start.clone(), 0)).unwrap();
    assert_eq!(
        round.remaining(BLACK, at(99)),
        Some(at(30)),
        "no clock runs yet"
    );
    assert_eq!(round.ply(), 1);
    start.clocks = Some(vec![at(1)]);
    let note = Round::open(&Round::started(start, 0)).err();
    assert_eq!(note.map(|note| note.id), Some("round-left"));
}

#[test]
fn a_log_that_does_not_fit_is_refused() {
    let mut round = round("turkish", Some("1"));
    let events = play(&mut round, 0);
    let mut wrong = events[0].clone();
    assert_eq!(
        round.apply(&wrong).unwrap_err().id,
        "round-log-event",
        "known already"
    );
    wrong.version = 9;
    assert_eq!(
        round.apply(&wrong).unwrap_err().id,
        "round-log-event",
        "a hole"
    );
    wrong.version = 3;
    assert_eq!(
        round.apply(&wrong).unwrap_err().id,
        "round-log-event",
        "another ply"
    );
    wrong.kind = EventKind::Move {
        ply: 2,
        text: "d3-d4".to_owned(),
        clocks: Some(vec![1, 1]),
    };
    assert!(round.apply(&wrong).is_err(), "not legal here");
    wrong.kind = EventKind::Move {
        ply: 2,
        text: "d6-d5".to_owned(),
        clocks: Some(vec![1]),
    };
    assert_eq!(
        round.apply(&wrong).unwrap_err().id,
        "round-log-event",
        "a clock is missing"
    );
    assert_eq!(
        (round.version(), round.ply()),
        (2, 1),
        "nothing has changed"
    );
    assert_eq!(
        Round::replay([]).err().map(|note| note.id),
        Some("round-log-empty")
    );
    assert!(Round::replay(&events).is_err(), "it begins with a move");
}

#[test]
fn the_last_turn_of_a_seat() {
    let mut round = round("martian?players=4", None);
    let turn = |round: &Round, seat: u8| round.last_turn_of(|s| s == Seat::new(seat));
    assert_eq!(turn(&round, 0), None);
    for now in 0..6 {
        play(&mut round, at(now));
    }
    assert_eq!(turn(&round, 0), Some(4));
    assert_eq!(turn(&round, 3), Some(3));
    act(&mut round, WHITE, CommandKind::Resign, at(9)).unwrap();
    assert_eq!(turn(&round, 0), Some(6), "the resignation was a turn");
}

#[test]
fn a_move_of_another_position_or_game_is_refused() {
    let turkish = GameSpec::read("turkish").unwrap().start();
    let cyclic = GameSpec::read("cyclic").unwrap().start();
    let m = turkish.moves()[0].clone();
    let mut history = GameHistory::new(&turkish);
    history.play(&m).unwrap();
    assert_eq!(history.play(&m).unwrap_err().id, "move-stale");
    assert_eq!(cyclic.play(&m).unwrap_err().id, "move-stale");
    assert!(history.position().play(&m).is_err());
    assert_eq!(turkish.play(&m).unwrap(), history.position());
}
