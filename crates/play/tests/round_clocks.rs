//! The clocks of a game being played: delay, days for each move, credit for lag, time that is given.

use doska_play::record::{self, Record};
use doska_play::round::{
    Cause, Command, CommandKind, Event, EventKind, Millis, Offer, Refusal, Round, TimeControl,
};
use doska_play::{GameHistory, GameSpec, Seat, Team};

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;
const DAY: Millis = 24 * 3600 * 1000;

const fn at(seconds: u64) -> Millis {
    seconds * 1000
}

fn round(clock: &str, now: Millis) -> Round {
    let history = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
    let control = TimeControl::read(clock).unwrap();
    Round::open(&Round::started(
        Round::start_from(&history, Some(control)),
        now,
    ))
    .unwrap()
}

/// The first legal move of the seat to move, with credit for lag.
fn play(round: &mut Round, now: Millis, lag: Millis) -> Vec<Event> {
    let text = round.history().moves()[0].text();
    act(round, round.mover(), CommandKind::Move(text), now, lag).unwrap()
}

fn act(
    round: &mut Round,
    seat: Seat,
    kind: CommandKind,
    now: Millis,
    lag: Millis,
) -> Result<Vec<Event>, Refusal> {
    let command = Command {
        id: round.version().to_string(),
        seat,
        ply: Some(round.ply()),
        lag,
        kind,
    };
    round.execute(&command, now)
}

fn left(round: &Round, now: Millis) -> [Millis; 2] {
    [WHITE, BLACK].map(|seat| round.remaining(seat, now).unwrap())
}

#[test]
fn the_delay_of_every_move_costs_nothing() {
    let mut round = round("1d5", 0);
    assert_eq!(round.deadline(), None, "the first move starts the clocks");
    play(&mut round, at(100), 0);
    let clocks = round.clocks().unwrap();
    assert_eq!(clocks.delay_left(at(102)), at(3));
    assert_eq!(clocks.delay_left(at(105)), 0);
    assert_eq!(left(&round, at(105)), [at(60), at(60)]);
    assert_eq!(left(&round, at(106)), [at(60), at(59)]);
    play(&mut round, at(104), 0);
    assert_eq!(left(&round, at(104)), [at(60), at(60)], "and adds nothing");
    play(&mut round, at(119), 0);
    assert_eq!(left(&round, at(119)), [at(50), at(60)]);
    assert_eq!(round.deadline(), Some(at(119 + 65)));
    assert_eq!(round.expire(at(183)), None);
    let flag = round.expire(at(184)).unwrap();
    round.accept(&[flag]);
    assert_eq!(round.end().unwrap().winner, Some(Team::First));
    assert_eq!(left(&round, at(999)), [at(50), 0]);
}

#[test]
fn days_are_there_again_for_every_move() {
    let mut round = round("3days", at(7));
    let whole = 3 * DAY;
    assert_eq!(
        round.deadline(),
        Some(at(7) + whole),
        "the first has them too"
    );
    assert_eq!(left(&round, at(7) + DAY), [2 * DAY, whole]);
    play(&mut round, at(7) + DAY, 0);
    assert_eq!(left(&round, at(7) + DAY), [whole, whole], "nothing adds up");
    let moved = at(7) + 4 * DAY - 1;
    play(&mut round, moved, 0);
    assert_eq!(left(&round, moved), [whole, whole]);
    assert_eq!(round.deadline(), Some(moved + whole));
    // After a takeback the one whose turn it is has the whole time.
    let back = CommandKind::Offer(Offer::Takeback { ply: 1 });
    act(&mut round, BLACK, back, moved + DAY, 0).unwrap();
    act(&mut round, WHITE, CommandKind::Accept, moved + 2 * DAY, 0).unwrap();
    assert_eq!(left(&round, moved + 2 * DAY), [whole, whole]);
    assert_eq!(round.deadline(), Some(moved + 5 * DAY));
    let flag = round.expire(moved + 5 * DAY).unwrap();
    round.accept(&[flag]);
    assert_eq!(round.end().unwrap().cause, Cause::Time);
}

#[test]
fn a_game_that_is_over_when_it_starts_has_no_deadline() {
    let game = GameSpec::read("turkish").unwrap();
    let mut history = GameHistory::new(&game.position("W:WKh1:BKh7").unwrap());
    history.play_text("h1xh8").unwrap();
    let start = Round::start_from(&history, TimeControl::per_move(1));
    let round = Round::open(&Round::started(start, 0)).unwrap();
    assert_eq!(round.deadline(), None);
    assert!(!round.clocks().unwrap().running());
}

#[test]
fn lag_is_credited_to_the_mover() {
    let mut round = round("1+0", 0);
    play(&mut round, at(10), at(5));
    assert_eq!(left(&round, at(10)), [at(60), at(60)], "no clock ran yet");
    let events = play(&mut round, at(20), at(2));
    assert_eq!(events[0].at, at(20), "it happened when it arrived");
    assert_eq!(left(&round, at(20)), [at(60), at(52)]);
    assert_eq!(
        left(&round, at(21)),
        [at(59), at(52)],
        "the other clock starts then"
    );
    // It is never more than the clock has run, whatever is claimed.
    play(&mut round, at(25), Millis::MAX);
    assert_eq!(left(&round, at(25)), [at(60), at(52)]);
    // A delay does not begin earlier for it.
    let mut round = self::round("1d5", 0);
    play(&mut round, 0, 0);
    play(&mut round, at(8), at(2));
    assert_eq!(left(&round, at(8)), [at(60), at(59)]);
}

#[test]
fn a_move_that_was_on_its_way_when_the_flag_fell_is_played() {
    let mut started = round("1+0", 0);
    play(&mut started, 0, 0);
    let mut round = started.clone();
    let events = play(&mut round, at(60) + 300, 301);
    assert!(matches!(
        events[..],
        [Event {
            kind: EventKind::Move { .. },
            ..
        }]
    ));
    assert_eq!(left(&round, at(60) + 300), [at(60), 1]);
    let mut late = started.clone();
    let events = play(&mut late, at(60) + 300, 300);
    assert_eq!(late.end().unwrap().cause, Cause::Time);
    assert_eq!(events[0].at, at(60) + 300);
    assert_eq!(left(&late, 0), [at(60), 0]);
    // The credit of one seat keeps no other alive.
    let draw = CommandKind::Offer(Offer::Draw);
    act(&mut started, WHITE, draw, at(60), at(1)).unwrap();
    assert_eq!(started.end().unwrap().cause, Cause::Time);
}

#[test]
fn the_host_may_give_time() {
    let mut round = round("1+0", 0);
    let events = round.extend(BLACK, at(15), 0);
    round.accept(&events);
    assert_eq!(round.deadline(), None, "no clock runs yet");
    play(&mut round, 0, 0);
    let events = round.extend(BLACK, at(15), at(50));
    let [event] = &events[..] else {
        panic!("{events:?}")
    };
    let expected = EventKind::Extended {
        clocks: Some(vec![at(60), at(40)]),
    };
    assert_eq!((&event.kind, event.seat), (&expected, None));
    round.accept(&events);
    assert_eq!(round.deadline(), Some(at(90)));
    assert_eq!(round.extend(BLACK, 0, at(50)), []);
    assert_eq!(round.extend(Seat::new(3), 1, at(50)), []);
    let events = round.extend(BLACK, at(15), at(90));
    round.accept(&events);
    assert_eq!(round.end().unwrap().cause, Cause::Time, "too late");
    assert_eq!(round.extend(BLACK, at(15), at(91)), []);
}

#[test]
fn time_given_to_a_seat_that_is_not_to_move_waits_for_it() {
    let mut round = round("2days", 0);
    let events = round.extend(BLACK, 5 * DAY, DAY);
    round.accept(&events);
    assert_eq!(
        round.deadline(),
        Some(2 * DAY),
        "white has no more than before"
    );
    play(&mut round, DAY, 0);
    assert_eq!(round.deadline(), Some(8 * DAY));
    play(&mut round, 7 * DAY, 0);
    assert_eq!(left(&round, 7 * DAY), [2 * DAY, 2 * DAY], "once");
}

#[test]
fn a_game_without_clocks_takes_no_time() {
    let history = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
    let started = Round::started(Round::start_from(&history, None), 0);
    let mut round = Round::open(&started).unwrap();
    assert_eq!(round.extend(WHITE, at(1), 0), []);
    let wrong = Event {
        version: 2,
        kind: EventKind::Extended { clocks: None },
        ..started
    };
    assert_eq!(round.apply(&wrong).unwrap_err().id, "round-log-event");
}

#[test]
fn records_keep_the_time_control() {
    for (clock, readings) in [("5d3", true), ("3days", false)] {
        let mut round = round(clock, 0);
        play(&mut round, at(1), 0);
        play(&mut round, at(20), 0);
        let text = record::write(&Record::of_round(&round));
        assert!(
            text.contains(&format!("[TimeControl \"{clock}\"]")),
            "{text}"
        );
        assert_eq!(text.contains("%clk"), readings, "{text}");
        let read = record::read(&text).games.pop().unwrap().unwrap();
        let start = read.round_start(round.history());
        assert_eq!(start.time_control, round.start().time_control);
        assert_eq!(start.clocks, Some(left(&round, at(20)).to_vec()), "{clock}");
    }
}
