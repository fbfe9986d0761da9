//! The engine through the boundary, in all games: it plays legally to the end, the same every time, and
//! better than chance.

use doska_play::{
    AnyEngine, GameHistory, GameSpec, Level, Limits, Score, Stop, main_variants, variants,
};
use doska_rules::{Team, zobrist};

#[test]
fn with_one_thread_and_a_limit_of_nodes_a_search_is_repeatable() {
    for name in variants() {
        let spec = GameSpec::read(name).unwrap();
        let mut line = GameHistory::new(&spec.start());
        for ply in 0..6 {
            let run = |lines: usize| {
                let mut told = Vec::new();
                let stop = Stop::new(Limits::nodes(3_000));
                let found = AnyEngine::new(4, 1).think(&line, lines, &stop, &mut |info| {
                    told.push((
                        info.depth,
                        info.multipv,
                        info.score,
                        info.nodes,
                        info.pv.clone(),
                    ));
                });
                assert!(!found.is_empty(), "{name} ply {ply}");
                (told, found[0].pv.clone())
            };
            let first = run(2);
            assert_eq!(first, run(2), "{name} ply {ply}");
            let nodes = first.0.iter().map(|told| told.3).max();
            assert!(nodes <= Some(3_000), "{name} ply {ply}: {nodes:?} nodes");
            line.play_text(&first.1[0])
                .unwrap_or_else(|note| panic!("{name}: {note}"));
            if line.outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn every_line_it_gives_can_be_played() {
    for name in variants() {
        let line = GameHistory::new(&GameSpec::read(name).unwrap().start());
        let stop = Stop::new(Limits::nodes(5_000));
        for info in AnyEngine::new(4, 1).think(&line, 3, &stop, &mut |_| {}) {
            let mut played = line.clone();
            for text in &info.pv {
                played
                    .play_text(text)
                    .unwrap_or_else(|note| panic!("{name} {:?}: {note}", info.pv));
            }
        }
    }
}

/// Near the end of a game lines end with it, and nothing looked at before may stand behind that.
#[test]
fn every_line_of_a_whole_game_can_be_played() {
    for name in variants() {
        let mut line = GameHistory::new(&GameSpec::read(name).unwrap().start());
        let mut engine = AnyEngine::new(4, 1);
        let mut dice = 3;
        while line.outcome().is_none() && line.plies() < 120 {
            let stop = Stop::new(Limits::nodes(1500));
            let infos = engine.think(&line, 4, &stop, &mut |_| {});
            for info in &infos {
                let mut position = line.position();
                for text in &info.pv {
                    let m = position
                        .read_move(text)
                        .unwrap_or_else(|note| panic!("{name} {:?}: {note}", info.pv));
                    position = m.after();
                }
            }
            dice = zobrist::mix(dice);
            let moves = line.moves();
            let by_chance = &moves[dice as usize % moves.len()];
            let ours = line.position().seat().team() == Team::First;
            line.play(if ours { &infos[0].best } else { by_chance })
                .unwrap();
        }
    }
}

#[test]
fn lines_are_different_and_in_order_wherever_the_search_is_broken_off() {
    for name in variants() {
        let line = GameHistory::new(&GameSpec::read(name).unwrap().start());
        for nodes in (200..6_000).step_by(290) {
            let stop = Stop::new(Limits::nodes(nodes));
            let found = AnyEngine::new(4, 1).think(&line, 4, &stop, &mut |_| {});
            for (i, one) in found.iter().enumerate() {
                for other in &found[i + 1..] {
                    assert_ne!(one.pv[0], other.pv[0], "{name} {nodes}");
                    if let (Score::Cp(one), Score::Cp(other)) = (one.score, other.score) {
                        assert!(one >= other, "{name} {nodes}: {one} before {other}");
                    }
                }
            }
        }
    }
}

/// A game of the engine, on one team, against random moves.
fn against_chance(name: &str, team: Team, seed: u64) -> Option<Team> {
    let mut engine = AnyEngine::new(4, 1);
    let mut line = GameHistory::new(&GameSpec::read(name).unwrap().start());
    let mut dice = seed;
    while line.outcome().is_none() {
        let m = if line.position().seat().team() == team {
            engine
                .play(&line, Level::FULL, Limits::nodes(600), seed)
                .expect("the game goes on")
        } else {
            dice = zobrist::mix(dice);
            let moves = line.moves();
            moves[(dice % moves.len() as u64) as usize].clone()
        };
        line.play(&m).unwrap();
    }
    line.outcome().and_then(|end| end.winner)
}

#[test]
fn chance_does_not_win() {
    for name in main_variants() {
        for (game, team) in [Team::First, Team::Second, Team::First, Team::Second]
            .into_iter()
            .enumerate()
        {
            let winner = against_chance(name, team, 40 + game as u64);
            assert_eq!(winner, Some(team), "{name}, game {game}");
        }
    }
}

#[test]
fn a_win_in_sight_is_announced_and_played() {
    for (name, position, plies) in [
        ("turkish", "W:WKd1:Bd3,d5,d7", 1),
        ("cyclic", "W:Wc3:Bd4:R0,0", 1),
        ("martian", "Q3/4/4/4/P3/4/4/4 1 9,0 -", 1),
    ] {
        let line = GameHistory::new(&GameSpec::read(name).unwrap().position(position).unwrap());
        let stop = Stop::new(Limits::nodes(20_000));
        let found = AnyEngine::new(4, 1).think(&line, 1, &stop, &mut |_| {});
        assert!(
            matches!(found[0].score, Score::WinsIn(n) if n <= plies),
            "{name} {position}: {:?} {:?}",
            found[0].score,
            found[0].pv
        );
    }
}

#[test]
fn two_threads_find_a_move_too() {
    let line = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
    let stop = Stop::new(Limits::nodes(20_000));
    let found = AnyEngine::new(4, 2).think(&line, 1, &stop, &mut |_| {});
    assert!(line.clone().play(&found[0].best).is_ok());
}

#[test]
fn weaker_levels_use_less_and_choose_more_freely() {
    let line = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
    let choices = |level: u8| {
        let level = Level::new(level).expect("1 to 10");
        let mut found: Vec<String> = (0..12)
            .map(|seed| {
                let m = AnyEngine::new(1, 1)
                    .play(&line, level, Limits::nodes(5_000), seed)
                    .expect("the game goes on");
                m.text()
            })
            .collect();
        found.sort();
        found.dedup();
        found.len()
    };
    assert!(choices(1) > 3, "level 1 plays this and that");
    assert_eq!(choices(8), 1, "level 8 plays what it finds best");
    assert!(Level::new(0).is_none() && Level::new(11).is_none());
}

/// The engine is told of the earlier positions in their order, whatever order they are kept in.
#[test]
fn a_game_with_a_past_is_thought_about_the_same_way_every_time() {
    let moves = "a3-a4 h6-h5 a4-b4 h5-g5 b4-a4 g5-h5 a4-b4 h5-g5".split(' ');
    let think = || {
        let mut line = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
        for m in moves.clone() {
            line.play_text(m).expect(m);
        }
        let stop = Stop::new(Limits::depth(8));
        let found = AnyEngine::new(1, 1).think(&line, 1, &stop, &mut |_| {});
        (found[0].nodes, found[0].pv.clone())
    };
    let first = think();
    assert!((0..8).all(|_| think() == first));
}
