//! Mining puzzles from games that the engine plays with mistakes. `docs/puzzles.md` says what makes one good.
//!
//! Everything follows from the seed and the number of a game: the same games give the same puzzles, in whatever
//! order and by however many threads they are mined.

mod grade;
mod mine;
mod select;
mod solution;

use doska_play::{AnyEngine, GameHistory, GameSpec, Limits, Stop};

pub use mine::Miner;
pub use select::Selection;

/// How puzzles are mined.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The games that are played in turn; the first more often than the others.
    pub variants: Vec<GameSpec>,
    /// What all chance follows from.
    pub seed: u64,
    /// Nodes of the proof at each choice.
    pub nodes: u64,
}

impl Plan {
    /// The variants of a game that are mined: those that its manifest shows, or the one that was asked for.
    pub fn variants_of(game: &GameSpec) -> Vec<GameSpec> {
        let shown = game.info().manifest.variants;
        if !shown.contains(&game.text()) || shown.first() != Some(&game.text()) {
            return vec![game.clone()];
        }
        let read =
            |text: &&str| GameSpec::read(text).expect("a manifest names variants of its game");
        shown.iter().map(read).collect()
    }
}

/// A number that tells versions of the engine apart: the nodes to a fixed depth from the start of a game.
pub fn engine_signature(game: &GameSpec) -> u64 {
    const DEPTH: u32 = 7;
    let stop = Stop::new(Limits::depth(DEPTH));
    let line = GameHistory::new(&game.start());
    AnyEngine::new(1, 1).think(&line, 1, &stop, &mut |_| {});
    stop.nodes()
}
