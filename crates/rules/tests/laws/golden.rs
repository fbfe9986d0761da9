//! Whole games kept as files: what they were when they were written they must stay for good.
//!
//! `tests/golden/*.txt`: the game; then a move and the position after it with its tail, a line each; then
//! the end. `DOSKA_BLESS=1 cargo test golden` writes them anew: only with a new rules version.

use std::collections::HashMap;
use std::fmt::Write;

use crate::slow::random;
use crate::{Checked, Visit, with_game};

struct Playthrough<'a> {
    spec: &'a str,
    out: &'a mut String,
}

impl Visit for Playthrough<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(2026);
        let mut position = G::start(&options);
        let mut counters = position.fresh();
        let mut seen: HashMap<G, u32> = HashMap::new();
        writeln!(self.out, "{}", self.spec).unwrap();
        for _ in 0..300 {
            let times = if position.repeats_at(&counters) {
                let times = seen.entry(position.clone()).or_default();
                *times += 1;
                *times
            } else {
                0
            };
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let board = position
                .outcome()
                .or_else(|| moves.is_empty().then(|| position.stuck()));
            if let Some(end) = board.or_else(|| position.counted_outcome(&counters, times)) {
                writeln!(
                    self.out,
                    "end {:?} {} {:?}",
                    end.winner,
                    end.reason.name(),
                    position.scores()
                )
                .unwrap();
                return;
            }
            // The choice depends on texts alone, not on the order in which moves are generated.
            let mut named: Vec<(String, G::Move)> =
                moves.iter().map(|&m| (position.move_text(m), m)).collect();
            named.sort_by(|a, b| a.0.cmp(&b.0));
            let (name, m) = named.swap_remove(rng.below(named.len()));
            let after = position.after(m);
            counters = position.advance(&counters, m, &after);
            position = after;
            let (text, tail) = (position.write(), position.write_counters(&counters));
            writeln!(self.out, "{name}\t{text} ~{tail}\t{:016x}", position.key()).unwrap();
        }
    }
}

fn golden(name: &str, spec: &str) {
    let mut out = String::new();
    with_game(
        spec,
        Playthrough {
            spec,
            out: &mut out,
        },
    );
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("DOSKA_BLESS").is_some() {
        std::fs::write(&path, &out).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    for (i, (ours, kept)) in out.lines().zip(kept.lines()).enumerate() {
        assert_eq!(ours, kept, "{name} line {}", i + 1);
    }
    assert_eq!(out.len(), kept.len(), "{name}: the length of the game");
}

macro_rules! files {
    ($($name:ident $spec:literal;)*) => {
        $(#[test]
        fn $name() {
            golden(stringify!($name), $spec);
        })*
    };
}
files! {
    cyclic "cyclic";
    backups "backups";
    backups_after "backups?restore=after";
    turkish "turkish";
    martian_2 "martian";
    martian_4 "martian?players=4";
    topological "topological";
    topological_small "topological?checkers=3&period=3";
    topological_straight "topological?checkers=6&path=straight";
}
