//! Tables of endings in the engine: it plays by them, and only where they hold.

use std::sync::{Arc, OnceLock};

use doska_play::tables::{Class, Tables, Value, solve};
use doska_play::{
    AnyEngine, AnyMove, Certain, Endings, GameHistory, GameSpec, Level, Limits, Reason, Score, Stop,
};

/// Three pieces, without any file.
fn endings() -> Arc<Endings> {
    static MADE: OnceLock<Arc<Endings>> = OnceLock::new();
    let make = || {
        let mut tables = Tables::default();
        for class in Class::order(3) {
            for table in solve::solve(class, &tables, 2, &()).unwrap() {
                tables.add(table);
            }
        }
        Arc::new(Endings::new(tables))
    };
    MADE.get_or_init(make).clone()
}

fn line(text: &str) -> GameHistory {
    let game = GameSpec::read("turkish").unwrap();
    GameHistory::new(&game.position(text).unwrap())
}

fn engine() -> AnyEngine {
    let mut engine = AnyEngine::new(1, 1);
    engine.know(Some(endings()));
    engine
}

/// The move at full strength with few nodes.
fn choose(engine: &mut AnyEngine, line: &GameHistory) -> AnyMove {
    let chosen = engine.play(line, Level::FULL, Limits::nodes(300), 1);
    chosen.expect("the game goes on")
}

#[test]
fn a_won_ending_is_won_in_as_many_plies_as_the_tables_say() {
    let mut engine = engine();
    for text in [
        "W:WKa1,Kb1:BKh8",
        "B:WKa3:BKb8,h5",
        "W:WKc5,g2:BKc8",
        "W:Wd1,e7:BKc3",
        "B:WKh4:Bd6,h2",
    ] {
        let mut line = line(text);
        let team = line.position().seat().team();
        let Some(Certain::Win(plies)) = endings().certain(&line.position()) else {
            panic!("{text} is no win");
        };
        while line.outcome().is_none() {
            let left = plies - line.plies() as u32;
            let said = endings().certain(&line.position());
            let own = line.position().seat().team() == team;
            let expected = if own {
                Certain::Win(left)
            } else {
                Certain::Loss(left)
            };
            assert_eq!(said, Some(expected), "{text}");
            let m = choose(&mut engine, &line);
            line.play(&m).unwrap();
        }
        assert_eq!(line.plies() as u32, plies, "{text}");
        assert_eq!(line.outcome().unwrap().winner, Some(team), "{text}");
    }
}

#[test]
fn a_win_is_told_at_once_with_its_line_to_the_end() {
    let line = line("W:WKa1,Kb1:BKh8");
    let stop = Stop::new(Limits::nodes(300));
    let mut told = 0;
    let infos = engine().think(&line, 4, &stop, &mut |_| told += 1);
    assert_eq!((infos.len(), told), (4, 4));
    assert_eq!(infos[0].score, Score::WinsIn(9));
    assert_eq!(infos[0].pv.len(), 9);
    assert!(infos[3].tbhits >= 4);
    let mut played = line.clone();
    for text in &infos[0].pv {
        played.play_text(text).unwrap();
    }
    assert!(played.outcome().unwrap().winner.is_some());
}

#[test]
fn a_drawn_ending_is_never_lost() {
    let mut engine = engine();
    let endings = endings();
    for text in ["B:Wf7,d2:BKc6", "W:WKg4:Bb8,a8", "B:WKe7:Be4,d2"] {
        let mut line = line(text);
        let side = line.position().seat();
        assert_eq!(endings.certain(&line.position()), Some(Certain::Draw));
        while line.outcome().is_none() && line.plies() < 30 {
            let position = line.position();
            // The other side sets every trap there is: whatever comes first that does not lose.
            let m = if position.seat() == side {
                choose(&mut engine, &line)
            } else {
                let moves = line.moves();
                let best = moves
                    .iter()
                    .find(|m| !matches!(endings.on_the_board(&m.after()), Some(Certain::Win(_))));
                best.unwrap_or(&moves[0]).clone()
            };
            line.play(&m).unwrap();
            let now = endings.on_the_board(&line.position());
            assert_eq!(now, Some(Certain::Draw), "{text}");
        }
    }
}

#[test]
fn moves_that_lose_a_draw_come_last_and_as_losses() {
    let line = line("B:Wf7,d2:BKc6");
    let all = line.moves().len();
    let stop = Stop::new(Limits::nodes(500));
    let infos = engine().think(&line, 64, &stop, &mut |_| {});
    assert_eq!(infos.len(), all);
    let draws = infos.iter().filter(|t| t.score == Score::Cp(0)).count();
    assert!(draws > 0 && draws < all, "{draws} of {all}");
    assert!(
        infos[draws..]
            .iter()
            .all(|t| matches!(t.score, Score::LosesIn(_)))
    );
}

#[test]
fn the_tree_asks_too_and_without_tables_nobody_is_asked() {
    // Four pieces: the root is not known, what captures lead to is.
    let line = line("W:WKa1,b2:BKh8,g5");
    let think = |engine: &mut AnyEngine| {
        let stop = Stop::new(Limits::nodes(20_000));
        let infos = engine.think(&line, 1, &stop, &mut |_| {});
        (infos[0].tbhits, infos[0].nodes, infos[0].pv.clone())
    };
    let first = think(&mut engine());
    assert!(first.0 > 0);
    assert_eq!(think(&mut engine()), first, "repeatable with tables");
    assert_eq!(think(&mut AnyEngine::new(1, 1)).0, 0);
    let mut forgetful = engine();
    forgetful.know(None);
    assert_eq!(think(&mut forgetful).0, 0);
}

#[test]
fn a_win_the_quiet_limit_may_cut_short_is_not_certain() {
    let endings = endings();
    let at = |tail: &str| line(&format!("W:WKa1,Kb1:BKh8 ~{tail}")).position();
    assert_eq!(endings.certain(&at("0")), Some(Certain::Win(9)));
    assert_eq!(endings.certain(&at("91")), Some(Certain::Win(9)));
    assert_eq!(endings.certain(&at("92")), None);
    assert_eq!(endings.on_the_board(&at("92")), Some(Certain::Win(9)));
    // A draw is one whatever was counted.
    let drawn = line("W:WKa1,Kb1:BKh8,Kg7 ~99").position();
    assert_eq!(endings.certain(&drawn), None, "four pieces");
    let drawn = line("B:Wf7,d2:BKc6 ~99").position();
    assert_eq!(endings.certain(&drawn), Some(Certain::Draw));
    // With nine plies left it is just won; with eight, drawn by the limit.
    for (tail, reason) in [("91", Reason::NoPieces), ("92", Reason::QuietLimit)] {
        let mut line = line(&format!("W:WKa1,Kb1:BKh8 ~{tail}"));
        let mut engine = engine();
        while line.outcome().is_none() {
            let m = choose(&mut engine, &line);
            line.play(&m).unwrap();
        }
        assert_eq!(line.outcome().unwrap().reason, reason, "{tail}");
    }
}

#[test]
fn who_played_in_circles_still_wins() {
    let mut line = line("W:WKa1,Kb1:BKh8");
    for text in [
        "b1-c1", "h8-g8", "c1-b1", "g8-h8", "b1-c1", "h8-g8", "c1-b1",
    ] {
        line.play_text(text).unwrap();
    }
    let mut engine = engine();
    while line.outcome().is_none() {
        let m = choose(&mut engine, &line);
        line.play(&m).unwrap();
    }
    // Black, who is lost, repeats what stood twice: no table helps against that.
    assert_eq!(line.outcome().unwrap().reason, Reason::Threefold);
    line.undo();
    line.play_text("g8-f8").unwrap();
    while line.outcome().is_none() {
        let m = choose(&mut engine, &line);
        line.play(&m).unwrap();
    }
    assert_eq!(line.outcome().unwrap().reason, Reason::NoPieces);
}

/// What a search without tables claims of an end by force, the tables must bear out.
#[test]
fn searches_without_tables_agree() {
    let endings = endings();
    let mut engine = AnyEngine::new(1, 1);
    let mut proved = 0;
    for i in 0..200_u64 {
        let number = doska_play::rules::zobrist::mix(i);
        let class = ["KKvK", "KMvK", "KvKM", "MMvK", "KvKK", "KMvM"][number as usize % 6];
        let index = doska_play::tables::Index::new(Class::read(class).unwrap());
        let board = index.unrank((number >> 8) % index.len());
        let Some(position) = board.and_then(doska_play::tables::Board::position) else {
            continue;
        };
        let text = doska_play::rules::Text::write(&position);
        let line = line(&text);
        if line.outcome().is_some() {
            continue;
        }
        let said = endings.certain(&line.position()).unwrap();
        engine.forget();
        let stop = Stop::new(Limits::nodes(3000));
        let found = engine.think(&line, 1, &stop, &mut |_| {}).remove(0);
        match (found.score, said) {
            // A search may find a longer way, never a shorter one.
            (Score::WinsIn(n), Certain::Win(plies)) => assert!(n >= plies, "{text}"),
            (Score::LosesIn(n), Certain::Loss(plies)) => assert!(n <= plies, "{text}"),
            (Score::Cp(_), _) => continue,
            (score, said) => panic!("{text}: {score:?}, but {said:?}"),
        }
        proved += 1;
    }
    assert!(proved > 30, "{proved}");
    assert_eq!(Value::Win(3).before(), Value::Loss(4));
}
