//! Games played by chance beforehand, so that no time goes into legal moves while the server is measured.

use anyhow::{Result, anyhow};
use doska_play::{GameHistory, GameSpec};

use crate::random::Random;

/// A game from its start on.
#[derive(Clone, Debug)]
pub struct Script {
    /// The game with its options.
    pub game: String,
    /// How many play it.
    pub seats: usize,
    /// Each move with the seat that plays it.
    pub moves: Vec<(usize, String)>,
    /// Whether the last move ends the game.
    pub ends: bool,
}

impl Script {
    /// A game by chance, of at most so many plies.
    pub fn by_chance(game: &str, most: usize, random: &mut Random) -> Result<Script> {
        let words = |note: doska_play::Note| anyhow!("{game}: {note:?}");
        let spec = GameSpec::read(game).map_err(words)?;
        let mut history = GameHistory::new(&spec.start());
        let mut moves = Vec::new();
        while history.outcome().is_none() && moves.len() < most {
            let legal = history.moves();
            let chosen = random.of(&legal);
            moves.push((history.seat().index(), chosen.text()));
            history.play(chosen).map_err(words)?;
        }
        Ok(Script {
            game: spec.text().to_owned(),
            seats: history.seats(),
            ends: history.outcome().is_some(),
            moves,
        })
    }
}
