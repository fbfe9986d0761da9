//! What players are told of the counts that may soon end a game.

use doska_play::{GameHistory, GameSpec, Lang, Words};

fn told(game: &str, start: &str, moves: &str) -> Vec<String> {
    let spec = GameSpec::read(game).unwrap();
    let start = match start {
        "start" => spec.start(),
        text => spec.position(text).unwrap(),
    };
    let mut line = GameHistory::new(&start);
    for text in moves.split_whitespace() {
        line.play_text(text).unwrap();
    }
    let words = Words::new(Lang::En);
    let notes = line.counters_at(line.plies());
    notes.iter().map(|note| words.say(note)).collect()
}

#[test]
fn nothing_is_told_at_the_start() {
    for game in doska_play::games() {
        assert!(told(game.id, "start", "").is_empty(), "{}", game.id);
    }
}

#[test]
fn a_position_that_stands_for_the_second_time_is_told() {
    let kings = "W:WKa1,Kc1:BKh8,Kf8:R0,0";
    let round = "c1-d2 f8-e7 d2-c1 e7-f8";
    assert_eq!(told("cyclic", kings, "c1-d2"), Vec::<String>::new());
    assert_eq!(
        told("cyclic", kings, round),
        ["This position has occurred twice: the third time ends the game"]
    );
}

#[test]
fn a_quiet_limit_is_told_from_its_half_on() {
    let at = |plies: u32| told("turkish", &format!("W:WKa1,b2:BKh8,g7 ~{plies}"), "");
    assert_eq!(at(49), Vec::<String>::new());
    assert_eq!(
        at(50),
        ["Draw in 25 moves without a capture or a man’s step forward"]
    );
    assert_eq!(
        at(99),
        ["Draw in 1 move without a capture or a man’s step forward"]
    );
}

#[test]
fn a_period_is_always_told_and_says_whether_it_ends_the_game() {
    let game = "topological?checkers=2&period=3";
    let board = "M w 0,0=w;1,0=b;2,0=w;3,0=b";
    assert_eq!(
        told(game, board, ""),
        ["Period: 3 moves left; the game ends then unless captives change"]
    );
    assert_eq!(told(game, board, "0,0>1,0*1"), ["Period: 3 moves left"]);
    assert_eq!(
        told(game, board, "pass"),
        [
            "A pass was played: a second one ends the game",
            "Period: 3 moves left; the game ends then unless captives change"
        ]
    );
    assert!(told(game, board, "pass pass").is_empty());
}
