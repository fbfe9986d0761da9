//! A game being played, under time that the test tells.

use std::time::Duration;

use doska_play::round::{Act, Cause, Control, Effect, End, Round, Wish};
use doska_play::{GameHistory, GameSpec, Seat, Team};

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn round(game: &str, clock: Option<&str>) -> Round {
    let start = GameSpec::read(game).unwrap().start();
    let control = clock.map(|text| Control::read(text).unwrap());
    Round::new(GameHistory::new(&start), control)
}

/// Plays the first legal move of whoever is to move.
fn play(round: &mut Round, now: Duration) -> Vec<Effect> {
    let m = round.line().moves()[0].clone();
    round.act(round.seat(), &Act::Play(m), now).unwrap()
}

fn ended(effects: &[Effect]) -> End {
    match effects {
        [.., Effect::Ended(end)] => *end,
        _ => panic!("no end: {effects:?}"),
    }
}

#[test]
fn clocks_are_read_and_written() {
    for (text, base, added, canonical) in [
        ("5+3", 300, 3, "5+3"),
        (" 10 ", 600, 0, "10+0"),
        ("0:30+1", 30, 1, "0:30+1"),
        ("1:05+600", 65, 600, "1:05+600"),
    ] {
        let control = Control::read(text).unwrap();
        assert_eq!(
            (control.base, control.added),
            (at(base), at(added)),
            "{text}"
        );
        assert_eq!(control.to_string(), canonical);
        assert_eq!(Control::read(canonical).unwrap(), control);
    }
    for bad in [
        "", "+", "5+", "+3", "0+3", "0:00", "5:60", "-1", "5+3+1", "1441", "5+601", "пять",
    ] {
        let note = Control::read(bad).unwrap_err();
        assert_eq!(note.id, "round-clock", "{bad}");
    }
}

#[test]
fn the_first_move_starts_the_clocks_and_every_move_adds_its_time() {
    let mut round = round("cyclic", Some("1+3"));
    assert_eq!(round.flag(), None);
    assert_eq!(play(&mut round, at(100)), [Effect::Played]);
    assert_eq!(round.left(WHITE, at(105)), Some(at(60)), "it cost nothing");
    assert_eq!(round.left(BLACK, at(105)), Some(at(55)));
    play(&mut round, at(110));
    assert_eq!(round.left(BLACK, at(115)), Some(at(53)));
    assert_eq!(round.left(WHITE, at(115)), Some(at(55)));
    assert_eq!(round.flag(), Some(at(170)));
    assert_eq!(round.tick(at(169)), []);
    let end = ended(&round.tick(at(170)));
    assert_eq!((end.winner, end.cause), (Some(Team::Second), Cause::Time));
    assert_eq!(round.left(WHITE, at(500)), Some(at(0)), "all clocks stand");
    assert_eq!(round.left(BLACK, at(500)), Some(at(53)));
    assert_eq!(round.tick(at(500)), []);
}

#[test]
fn a_move_that_comes_too_late_is_not_played() {
    let mut round = round("turkish", Some("1"));
    play(&mut round, at(0));
    let effects = play(&mut round, at(60));
    assert_eq!(ended(&effects).cause, Cause::Time);
    assert_eq!(round.line().plies(), 1);
    let m = round.line().moves()[0].clone();
    let note = round.act(BLACK, &Act::Play(m), at(61)).unwrap_err();
    assert_eq!(note.id, "round-over");
}

#[test]
fn only_the_seat_to_move_moves() {
    let mut round = round("martian?players=4", None);
    let m = round.line().moves()[0].clone();
    let note = round.act(Seat::new(2), &Act::Play(m), at(0)).unwrap_err();
    assert_eq!(
        (note.id, note.get("number")),
        ("round-not-your-turn", Some("1"))
    );
}

#[test]
fn a_draw_needs_every_seat_of_the_other_team() {
    let mut round = round("martian?players=4", None);
    let draw = Act::Ask(Wish::Draw);
    assert_eq!(
        round.act(Seat::new(0), &draw, at(0)).unwrap(),
        [Effect::Asked(Wish::Draw)]
    );
    assert!(
        round.act(Seat::new(2), &Act::Agree, at(0)).is_err(),
        "a partner cannot agree"
    );
    assert_eq!(round.act(Seat::new(1), &Act::Agree, at(0)).unwrap(), []);
    let end = ended(&round.act(Seat::new(3), &Act::Agree, at(0)).unwrap());
    assert_eq!((end.winner, end.cause), (None, Cause::Agreement));
}

#[test]
fn wishes_are_refused_by_word_or_by_moving_on() {
    let mut round = round("cyclic", None);
    let draw = Act::Ask(Wish::Draw);
    round.act(WHITE, &draw, at(0)).unwrap();
    assert_eq!(
        round.act(WHITE, &draw, at(0)).unwrap_err().id,
        "round-asked-already"
    );
    assert_eq!(
        round.act(BLACK, &Act::Refuse, at(0)).unwrap(),
        [Effect::Refused(Wish::Draw)]
    );
    assert_eq!(
        round.act(BLACK, &Act::Refuse, at(0)).unwrap_err().id,
        "round-nothing-asked"
    );
    round.act(WHITE, &draw, at(0)).unwrap();
    assert_eq!(
        play(&mut round, at(0)),
        [Effect::Played],
        "one's own wish stays"
    );
    let effects = play(&mut round, at(0));
    assert_eq!(effects, [Effect::Played, Effect::Refused(Wish::Draw)]);
    // Both want it.
    round.act(WHITE, &draw, at(0)).unwrap();
    let end = ended(&round.act(BLACK, &draw, at(0)).unwrap());
    assert_eq!(end.cause, Cause::Agreement);
}

#[test]
fn moves_are_taken_back_when_the_other_side_agrees() {
    let mut round = round("turkish", Some("1+5"));
    let back = |plies| Act::Ask(Wish::TakeBack(plies));
    assert_eq!(
        round.act(WHITE, &back(0), at(0)).unwrap_err().id,
        "round-nothing-back"
    );
    play(&mut round, at(0));
    play(&mut round, at(10));
    round.act(WHITE, &back(0), at(20)).unwrap();
    assert_eq!(round.line().plies(), 2);
    assert_eq!(
        round.act(BLACK, &Act::Agree, at(20)).unwrap(),
        [Effect::TookBack]
    );
    assert_eq!(round.line().plies(), 0);
    assert_eq!(
        round.left(WHITE, at(20)),
        Some(at(50)),
        "used time stays used"
    );
    assert_eq!(
        round.left(WHITE, at(25)),
        Some(at(45)),
        "and the clock runs on"
    );
}

#[test]
fn among_friends_an_end_can_be_taken_back() {
    let mut round = round("turkish", Some("1"));
    play(&mut round, at(0));
    let end = ended(&round.act(BLACK, &Act::Resign, at(1)).unwrap());
    assert_eq!(
        (end.winner, end.cause),
        (Some(Team::First), Cause::Resignation)
    );
    assert_eq!(round.take_back(1, at(5)), [Effect::TookBack]);
    assert_eq!(round.end(), None);
    assert_eq!(round.left(BLACK, at(6)), Some(at(58)));
    // A clock that had run out gets a little to go on with.
    assert_eq!(ended(&round.tick(at(64))).cause, Cause::Time);
    round.take_back(1, at(70));
    assert_eq!(round.left(BLACK, at(70)), Some(at(10)));
}

#[test]
fn the_rules_end_a_round() {
    let game = GameSpec::read("turkish").unwrap();
    let line = GameHistory::new(&game.position("W:WKh1:BKh7").unwrap());
    let mut round = Round::new(line, Some(Control::read("1").unwrap()));
    let m = round.line().position().read_move("h1xh8").unwrap();
    let effects = round.act(WHITE, &Act::Play(m), at(0)).unwrap();
    assert_eq!(ended(&effects).winner, Some(Team::First));
    assert_eq!(round.flag(), None);
    assert_eq!(round.agreed_end(), None);
    assert_eq!(Cause::of_name("time"), Cause::Time);
    assert_eq!(Cause::of_name("ply-limit"), Cause::Recorded);
}

#[test]
fn a_game_taken_up_again_runs_on_if_it_had_begun() {
    let control = Control::read("1+3").unwrap();
    let mut fresh = round("turkish", None);
    let kept = vec![at(40), at(30)];
    let resumed = Round::resumed(fresh.line().clone(), control, kept.clone(), at(7)).unwrap();
    assert_eq!(resumed.flag(), None, "nobody has moved");
    play(&mut fresh, at(0));
    let resumed = Round::resumed(fresh.line().clone(), control, kept.clone(), at(7)).unwrap();
    assert_eq!(resumed.left(BLACK, at(17)), Some(at(20)));
    assert_eq!(resumed.left(WHITE, at(17)), Some(at(40)));
    let end = End {
        winner: None,
        cause: Cause::Agreement,
    };
    let over = resumed.ended(Some(end));
    assert_eq!(over.left(BLACK, at(99)), Some(at(30)), "no clock runs");
    let note = Round::resumed(fresh.line().clone(), control, vec![at(1)], at(0));
    assert_eq!(note.err().map(|note| note.id), Some("round-left"));
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
    round.act(WHITE, &Act::Resign, at(9)).unwrap();
    assert_eq!(turn(&round, 0), Some(6), "the resignation was a turn");
}
