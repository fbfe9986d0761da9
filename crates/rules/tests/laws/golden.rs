//! Whole games kept as files: what they were when they were written they must stay for good.
//!
//! `tests/golden/*.txt`: the game; then a move and the position after it with its tail, a line each; then
//! the end. `DOSKA_BLESS=1 cargo test golden` rewrites them: only with a new rules version.
//! A file that has only its first line, the game with its options, is written whole by it.

use std::ffi::OsStr;
use std::fmt::Write;
use std::path::Path;

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

fn golden(path: &Path) {
    let kept = std::fs::read_to_string(path).unwrap();
    let spec = kept.lines().next().expect("the first line is the game");
    let mut out = String::new();
    with_game(
        spec,
        Playthrough {
            spec,
            out: &mut out,
        },
    );
    if std::env::var_os("DOSKA_BLESS").is_some() {
        std::fs::write(path, &out).unwrap();
    }
    let name = path.display();
    for (i, (ours, kept)) in out.lines().zip(kept.lines()).enumerate() {
        assert_eq!(ours, kept, "{name} line {}", i + 1);
    }
    assert_eq!(out.len(), kept.len(), "{name}: the length of the game");
}

/// The games that are kept of a game: its file, and those of its variants.
fn all_of(id: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let of_game = |path: &Path| {
        let name = path.file_stem().and_then(OsStr::to_str).unwrap_or("");
        name == id || name.starts_with(&format!("{id}_"))
    };
    let paths = std::fs::read_dir(folder).unwrap();
    let paths = paths.map(|entry| entry.unwrap().path());
    let mut kept = 0;
    for path in paths.filter(|path| of_game(path)) {
        golden(&path);
        kept += 1;
    }
    assert!(kept > 0, "no game of {id} is kept");
}

macro_rules! tests {
    (() $($module:ident $name:ident),*) => {
        $(#[test]
        fn $module() {
            all_of(stringify!($module));
        })*
    };
}
doska_rules::with_games!(tests());
