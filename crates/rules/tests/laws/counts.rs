//! The numbers of move sequences in `tests/counts/*.txt`: game, position, counts from depth 1 on.

use doska_rules::perft;

use crate::{Checked, Visit, with_game};

struct Count<'a> {
    position: &'a str,
    expected: Vec<u64>,
}

impl Visit for Count<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let position = if self.position == "start" {
            G::start(&options)
        } else {
            G::read(self.position, &options).unwrap()
        };
        for (depth, expected) in (1..).zip(self.expected) {
            assert_eq!(
                perft(&position, depth),
                expected,
                "{} {} depth {depth}",
                G::ID,
                self.position
            );
        }
    }
}

fn check(file: &str) {
    let lines = file
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    for line in lines {
        let [game, position, counts] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("game, position, counts: {line}");
        };
        let expected = counts
            .split_whitespace()
            .map(|n| n.parse().unwrap())
            .collect();
        with_game(game, Count { position, expected });
    }
}

macro_rules! tests {
    (() $($module:ident $name:ident),*) => {
        $(#[test]
        fn $module() {
            check(include_str!(concat!("../counts/", stringify!($module), ".txt")));
        })*
    };
}
doska_rules::with_games!(tests());
