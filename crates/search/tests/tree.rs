//! The tree that grows where it pays: repeatable, within its limits, and no worse at what must be found.

use doska_rules::backups::Backups;
use doska_rules::martian::{Martian, Options as Seats, Players};
use doska_rules::topological::{Options, Path, Topological};
use doska_rules::turkish::Turkish;
use doska_rules::{Counted, Position, Text};
use doska_search::score::plies_to_end;
use doska_search::{Engine, EngineGame, Found, Limits, Report, Searcher, Stop};

fn tree(lines: usize) -> Engine {
    let mut engine = Engine::new(1);
    engine.searcher = Some(Searcher::Tree);
    engine.lines = lines;
    engine
}

fn look<G: EngineGame>(position: &G, counters: &G::Counters, nodes: u64) -> Found<G::Move> {
    let stop = Stop::new(Limits::nodes(nodes));
    tree(3).search(position, counters, &[], &stop, &mut |_| {})
}

fn repeats<G: EngineGame>(options: Option<G::Options>) {
    let position = G::start(&options.unwrap_or_default());
    let told = |found: Found<G::Move>| -> Vec<_> {
        assert!(found.nodes <= 3000, "the limit is kept");
        let plain = |line: Report<G::Move>| (line.line, line.score, line.nodes, line.moves);
        found.lines.into_iter().map(plain).collect()
    };
    let first = told(look(&position, &position.fresh(), 3000));
    assert_eq!(first, told(look(&position, &position.fresh(), 3000)));
    for (_, _, _, moves) in first {
        let mut at = position.clone();
        for m in moves {
            let mut legal = Vec::new();
            at.legal_moves(&mut legal);
            assert!(legal.contains(&m), "every line can be played");
            at.play(m);
        }
    }
}

#[test]
fn with_a_limit_of_nodes_it_is_repeatable() {
    repeats::<Turkish>(None);
    repeats::<Backups>(None);
    repeats::<Topological>(None);
    repeats::<Martian>(Some(Seats {
        players: Players::Four,
    }));
}

#[test]
fn it_proves_wins_and_losses() {
    let two = Seats {
        players: Players::Two,
    };
    let position = Martian::read("2D1/4/4/4/P3/4/4/4 1 5,4 -", &two).expect("a position");
    let found = look(&position, &position.fresh(), 5000);
    assert_eq!(position.move_text(found.best().expect("a move")), "a4-b5");
    assert_eq!(plies_to_end(found.lines[0].score), Some(1));
    let options = Options::new(4, 10, Path::Any).expect("options");
    let text = "M b 0,0=wb;1,0=-;2,0=w;3,0=b;4,0=w;5,0=b;6,0=w;7,0=b";
    let position = Topological::read(text, &options).expect("a position");
    let counters = position.read_counters("4/0/1/1").expect("a tail");
    let found = look(&position, &counters, 5000);
    assert_eq!(position.move_text(found.best().expect("a move")), "pass");
    assert_eq!(plies_to_end(found.lines[0].score), Some(1));
}

#[test]
fn where_nothing_can_be_looked_at_there_is_still_a_move() {
    let position = Backups::start(&doska_rules::backups::Options::default());
    assert!(look(&position, &position.fresh(), 1).best().is_some());
}
