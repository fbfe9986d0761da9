//! Solving small Topological games: known results, and lines that can be played and end as they should.

use doska_lab::solve::{Solved, solve};
use doska_rules::Text;
use doska_rules::topological::{Options, Path, Topological};
use doska_rules::{Counted, Position};
use doska_search::{Limits, Stop};

fn solved(options: Options) -> Solved {
    solve(options, 16, &Stop::new(Limits::default()), &mut |_| {}).expect("few checkers")
}

/// Checkers, period, path; and how many more captures White has in the end.
const RESULTS: &[(u32, u32, Path, i32)] = &[
    (2, 1, Path::Any, 1),
    (2, 1, Path::Straight, 1),
    (2, 2, Path::Any, 1),
    (2, 10, Path::Any, 1),
    (3, 2, Path::Any, 0),
    (3, 3, Path::Any, 0),
];

#[test]
fn results_and_lines() {
    for &(checkers, period, path, expected) in RESULTS {
        let options = Options::new(checkers, period, path).expect("options");
        let found = solved(options);
        assert_eq!((found.low, found.high), (expected, expected), "{found:?}");
        let mut position = Topological::start(&options);
        let mut counters = position.fresh();
        for text in &found.line {
            assert!(position.counted_outcome(&counters, 0).is_none());
            let m = position.read_move(text).expect("a legal move");
            let after = position.after(m);
            counters = position.advance(&counters, m, &after);
            position = after;
        }
        assert!(position.counted_outcome(&counters, 0).is_some());
        let [white, black] = position.captures().map(i32::from);
        assert_eq!(white - black, expected, "{:?}", found.line);
    }
}

#[test]
fn what_is_too_large_and_what_is_stopped() {
    let options = Options::new(8, 10, Path::Any).expect("options");
    assert!(solve(options, 1, &Stop::new(Limits::default()), &mut |_| {}).is_none());
    let options = Options::new(6, 10, Path::Any).expect("options");
    let stop = Stop::new(Limits::nodes(20_000));
    let found = solve(options, 1, &stop, &mut |_| {}).expect("few checkers");
    assert!(found.low < found.high && found.line.is_empty());
    assert!(found.positions <= 30_000, "{found:?}");
}
