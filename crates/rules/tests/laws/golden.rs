//! Whole games kept as files: what they were when they were written they must stay for good.
//!
//! `tests/golden/*.txt`: the game; then a move and the position after it with its tail, a line each; then
//! the end. `DOSKA_BLESS=1 cargo test golden` writes them anew: only with a new rules version.

use std::fmt::Write;

use crate::playing::Playing;
use crate::slow::random;
use crate::{Checked, Visit, with_game};

struct Playthrough<'a> {
    spec: &'a str,
    out: &'a mut String,
}

impl Visit for Playthrough<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(2026);
        let mut game: Playing<G> = Playing::new(&options);
        writeln!(self.out, "{}", self.spec).unwrap();
        for _ in 0..300 {
            if let Some(end) = game.end {
                let (reason, scores) = (end.reason.name(), game.position.scores());
                writeln!(self.out, "end {:?} {reason} {scores:?}", end.winner).unwrap();
                return;
            }
            // The choice depends on texts alone, not on the order in which moves are generated.
            let text = |&m: &G::Move| (game.position.move_text(m), m);
            let mut named: Vec<(String, G::Move)> = game.moves.iter().map(text).collect();
            named.sort_by(|a, b| a.0.cmp(&b.0));
            let (name, m) = named.swap_remove(rng.below(named.len()));
            game.play(m);
            let (text, tail, key) = (game.position.write(), game.tail(), game.position.key());
            writeln!(self.out, "{name}\t{text} ~{tail}\t{key:016x}").unwrap();
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
