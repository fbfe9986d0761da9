//! Plain UCT: it finds what playouts cannot miss, is repeatable, and keeps to its limits.

use doska_lab::uct::{UctResult, uct};
use doska_rules::martian::{Martian, Options as Seats, Players};
use doska_rules::topological::{Options, Path, Topological};
use doska_rules::{Counted, Text, with_games};
use doska_search::{Limits, Stop};

fn look<G: Counted>(position: &G, counters: &G::Counters, playouts: u64) -> UctResult<G::Move> {
    let stop = Stop::new(Limits::nodes(playouts));
    uct(position, counters, &[], &stop, 7).expect("there is a move")
}

#[test]
fn it_finds_a_win_in_one() {
    let two = Seats {
        players: Players::Two,
    };
    for (text, expected) in [
        ("2D1/4/4/4/P3/4/4/4 1 5,4 -", "a4-b5"),
        ("Q3/4/4/1D2/P3/4/4/4 1 3,5 -", "a4xb5"),
    ] {
        let position = Martian::read(text, &two).expect("a position");
        let found = look(&position, &position.fresh(), 500);
        assert_eq!(position.move_text(found.best), expected);
        assert!(found.share > 0.95, "{found:?}");
        assert_eq!(found.playouts, 500);
    }
}

#[test]
fn it_knows_what_counters_decide() {
    let options = Options::new(4, 10, Path::Any).expect("options");
    let text = "M b 0,0=wb;1,0=-;2,0=w;3,0=b;4,0=w;5,0=b;6,0=w;7,0=b";
    let position = Topological::read(text, &options).expect("a position");
    let counters = position.read_counters("4/0/1/1").expect("a tail");
    let found = look(&position, &counters, 500);
    assert_eq!(position.move_text(found.best), "pass");
    assert!(found.share > 0.9, "{found:?}");
}

fn repeats<G: Counted>(options: &G::Options) {
    let position = G::start(options);
    let first = look(&position, &position.fresh(), 200);
    assert_eq!(first, look(&position, &position.fresh(), 200));
    // Where there is one move alone, there is nothing to think about.
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    assert_eq!(first.playouts, if moves.len() == 1 { 0 } else { 200 });
}

#[test]
fn with_a_seed_and_a_number_of_playouts_it_is_repeatable() {
    macro_rules! each {
        (() $($module:ident $name:ident),*) => {
            $(repeats::<doska_rules::$module::$name>(&Default::default());)*
        };
    }
    with_games!(each());
    repeats::<Martian>(&Seats {
        players: Players::Four,
    });
}
