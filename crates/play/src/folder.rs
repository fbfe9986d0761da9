//! What the folder of a game (`games/<id>`) brings, embedded by `build.rs`: its manifest, rules pages and
//! diagrams. Its words are among those of [`crate::words`].

use crate::{Lang, games};

/// What a game says about itself in `game.json`; `games/README.md` describes the fields.
#[derive(Debug)]
pub struct Manifest {
    /// The folder, which is the id of the game.
    pub id: &'static str,
    /// Where the game stands in lists.
    pub section: Section,
    /// The id of the game it grew from, whether Doska has that one or not.
    pub grew_from: Option<&'static str>,
    /// The option sets that are shown and measured, the defaults first: `martian`, `martian?players=4`.
    pub variants: &'static [&'static str],
    /// Those that only tests play.
    pub test_variants: &'static [&'static str],
    /// What `doska bench` searches: depth, variant, and where it stands as the engine protocol writes it.
    pub bench: &'static [&'static str],
    /// What `make bench` counts: depth, variant, `start` or `text` with a position.
    pub perft: &'static [&'static str],
}

/// Where a game stands in lists.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Section {
    /// One of the games Doska is about.
    Main,
    /// A game that others grew from, listed after them.
    Origin,
}

mod embedded {
    use super::{Manifest, Section};
    use crate::Lang;
    use crate::lesson::LessonTask;

    include!(concat!(env!("OUT_DIR"), "/games.rs"));
}
pub(crate) use embedded::{LESSON_SOURCES, LESSONS, MANIFESTS, PUZZLES, SOURCES};

/// The manifest of a game of the registry, found when Doska is built.
pub(crate) const fn manifest(id: &str) -> &'static Manifest {
    let mut i = 0;
    while i < MANIFESTS.len() {
        if same(MANIFESTS[i].id, id) {
            return &MANIFESTS[i];
        }
        i += 1;
    }
    panic!("a game of the registry has no folder in games/")
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Every game with every option set that is shown and measured, in the order of the registry.
pub fn main_variants() -> impl Iterator<Item = &'static str> {
    let games = games().iter();
    games.flat_map(|game| game.manifest.variants).copied()
}

/// Every game with every option set worth testing, in the order of the registry: whatever has to hold for all
/// games is tested with these.
pub fn variants() -> impl Iterator<Item = &'static str> {
    let games = games().iter();
    games
        .flat_map(|game| {
            game.manifest
                .variants
                .iter()
                .chain(game.manifest.test_variants)
        })
        .copied()
}

/// The rules page of a game, as Markdown.
pub fn page(game: &str, lang: Lang) -> Option<&'static str> {
    let mut pages = embedded::PAGES.iter();
    pages.find_map(|(id, of, text)| (*id == game && *of == lang).then_some(*text))
}

/// The line of a diagram of the rules pages, as [`crate::svg::diagram`] reads it.
pub fn diagram(name: &str) -> Option<&'static str> {
    let mut lines = embedded::DIAGRAMS.iter().flat_map(|(_, list)| list.lines());
    lines.find(|line| line.split('\t').next() == Some(name))
}
