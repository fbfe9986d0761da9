//! A `mate` score is a proof: the side that is said to win does win, against any defence, and no later than
//! was said.

use doska_play::{AnyEngine, GameHistory, GameSpec, Limits, Score, SearchInfo, Stop, variants};
use doska_rules::{Team, zobrist};

/// Every variant; of Topological Checkers small boards, where claims come early enough.
fn specs() -> impl Iterator<Item = &'static str> {
    variants()
        .filter(|name| !name.starts_with("topological"))
        .chain([
            "topological?checkers=4&period=4",
            "topological?checkers=2&period=2",
        ])
}

/// What a search claims to be decided: who wins, and within how many plies.
#[derive(Copy, Clone, Debug)]
struct Claim {
    winner: Team,
    plies: u32,
}

fn search(engine: &mut AnyEngine, game: &GameHistory, nodes: u64) -> SearchInfo {
    let stop = Stop::new(Limits::nodes(nodes));
    let found = engine.think(game, 1, &stop, &mut |_| {});
    found.into_iter().next().expect("the game goes on")
}

/// A win within so many plies. A search ends with the first win it finds, unless more than one line is wanted:
/// then it goes on to shorter ones.
fn search_for_win(engine: &mut AnyEngine, game: &GameHistory, plies: u32) -> Option<SearchInfo> {
    let in_time = |info: &SearchInfo| matches!(info.score, Score::WinsIn(n) if n <= plies);
    let first = search(engine, game, 200_000);
    if in_time(&first) {
        return Some(first);
    }
    let stop = Stop::new(Limits::nodes(1_000_000));
    let found = engine.think(game, 2, &stop, &mut |info| {
        if in_time(info) {
            stop.ask();
        }
    });
    found.into_iter().next().filter(in_time)
}

fn claim(game: &GameHistory, info: &SearchInfo) -> Option<Claim> {
    let team = game.position().seat().team();
    let (winner, plies) = match info.score {
        Score::Cp(_) => return None,
        Score::WinsIn(plies) => (team, plies),
        Score::LosesIn(plies) => (team.other(), plies),
    };
    Some(Claim { winner, plies })
}

/// Who defends against a claim.
#[derive(Copy, Clone, Debug)]
enum Defence {
    Engine,
    Random(u64),
}

/// Plays on from a claim. The winning side is given enough nodes to find again what was claimed.
fn play_out(name: &str, game: &GameHistory, claim: Claim, defence: Defence) {
    let mut played = game.clone();
    let mut attacker = AnyEngine::new(4, 1);
    let mut defender = AnyEngine::new(1, 1);
    let context = |played: &GameHistory| {
        format!(
            "{name}: {claim:?} at ply {} against {defence:?}: {:?}",
            game.plies(),
            played.move_texts()
        )
    };
    for left in (1..=claim.plies).rev() {
        let own = played.position().seat().team() == claim.winner;
        let m = match defence {
            _ if own && played.moves().len() == 1 => played.moves()[0].clone(),
            _ if own => {
                let info = search_for_win(&mut attacker, &played, left);
                info.unwrap_or_else(|| panic!("no win in {left}, {}", context(&played)))
                    .best
            }
            Defence::Engine => search(&mut defender, &played, 4_000).best,
            Defence::Random(seed) => {
                let moves = played.moves();
                let dice = zobrist::mix(seed << 32 | u64::from(left));
                moves[(dice % moves.len() as u64) as usize].clone()
            }
        };
        played.play(&m).expect("a legal move");
        if let Some(end) = played.outcome() {
            assert_eq!(end.winner, Some(claim.winner), "{}", context(&played));
            return;
        }
    }
    panic!("not over in time, {}", context(&played));
}

/// Games of the engine with itself, with moves by chance in between; gives how many claims it made.
fn check_claims(name: &str, games: u64, nodes: u64) -> usize {
    let spec = GameSpec::read(name).expect("a game");
    let mut claims = 0;
    for seed in 0..games {
        let mut engine = AnyEngine::new(1, 1);
        let mut game = GameHistory::new(&spec.start());
        let mut of_this_game = 0;
        for ply in 0..300u64 {
            let dice = zobrist::mix(seed << 40 | ply);
            let info = search(&mut engine, &game, nodes);
            if let Some(claim) = claim(&game, &info) {
                play_out(name, &game, claim, Defence::Engine);
                play_out(name, &game, claim, Defence::Random(dice));
                claims += 1;
                of_this_game += 1;
            }
            // An opening by chance, then now and then a move by chance, and shuffling with it.
            let by_chance = ply < 4 || dice.is_multiple_of(8);
            let moves = game.moves();
            let m = if by_chance {
                moves[(dice >> 8) as usize % moves.len()].clone()
            } else {
                info.best
            };
            game.play(&m).expect("a legal move");
            if game.outcome().is_some() || of_this_game >= 6 {
                break;
            }
        }
    }
    claims
}

#[test]
fn every_claim_of_self_play_comes_true() {
    for name in specs() {
        for (nodes, games) in [(100, 12), (400, 12), (1600, 4)] {
            let claims = check_claims(name, games, nodes);
            assert!(
                claims as u64 >= games,
                "{name}, {nodes} nodes: {claims} claims"
            );
        }
    }
}

/// Black, behind on points, need not repeat: he only has to play elsewhere.
#[test]
fn a_first_repetition_decides_nothing_in_martian() {
    let mut game = GameHistory::new(&GameSpec::read("martian").expect("a game").start());
    for m in "b3-a4 a6xa4 b1-a1 a7-a5 a1-b1 a5-a7 b1-a1".split(' ') {
        game.play_text(m).expect(m);
    }
    for nodes in [100, 1_000, 10_000, 100_000] {
        let info = search(&mut AnyEngine::new(4, 1), &game, nodes);
        assert!(
            matches!(info.score, Score::Cp(n) if n.abs() < 10_000),
            "{:?}",
            info.score
        );
    }
}
