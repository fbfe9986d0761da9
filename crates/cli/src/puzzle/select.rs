//! Which puzzle comes next.

use doska_play::puzzle::puzzles;
use doska_play::{Puzzle, games};

use super::progress::Progress;

/// What somebody wants to solve.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Puzzles of this game; of all games where none is named.
    pub game: Option<&'static str>,
    /// With this theme.
    pub theme: Option<String>,
    /// Of this level.
    pub level: Option<u8>,
}

impl Wanted {
    fn fits(&self, puzzle: &Puzzle) -> bool {
        let theme = |theme: &String| puzzle.themes.contains(theme);
        self.theme.as_ref().is_none_or(theme)
            && self.level.is_none_or(|level| level == puzzle.level)
    }

    /// The easiest one that was not solved yet; where all were, the one after `last`. None where none fits.
    pub fn next(&self, progress: &Progress, last: Option<&str>) -> Option<&'static Puzzle> {
        let named = |id: &str| self.game.is_none_or(|game| game == id);
        let games = games().iter().filter(|game| named(game.id));
        let mut fitting: Vec<&Puzzle> = games
            .flat_map(|game| puzzles(game.id))
            .filter(|puzzle| self.fits(puzzle))
            .collect();
        fitting.sort_by(|a, b| (a.level, &a.id).cmp(&(b.level, &b.id)));
        let new =
            |puzzle: &&&Puzzle| !progress.is_solved(&puzzle.id) && Some(puzzle.id.as_str()) != last;
        let after = || {
            let at = fitting
                .iter()
                .position(|puzzle| Some(puzzle.id.as_str()) == last);
            let next = at.map_or(0, |at| at + 1);
            fitting.get(next).or(fitting.first()).copied()
        };
        fitting.iter().find(new).copied().or_else(after)
    }
}
