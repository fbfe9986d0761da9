//! What is indexed of a game that has ended: where it has been, what was played there.

use std::collections::HashSet;

use doska_play::{GameHistory, GameSpec, Team};

/// Positions after so many plies are found by search; besides them only the last one. A row for every ply of long
/// games would make the index larger than the games themselves.
pub const INDEXED_PLIES: usize = 60;
/// The opening explorer goes so deep.
pub const EXPLORED_PLIES: usize = 40;
/// Games are found by so many of their first moves.
pub const OPENING_PLIES: usize = 30;

/// How a game ended, for the explorer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Result {
    /// A team won.
    Won(Team),
    /// Nobody did.
    Drawn,
}

/// What is indexed of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Digest {
    /// The game with version and options.
    pub rules: String,
    /// The first moves, each followed by a space.
    pub opening: String,
    /// Keys of positions, and the ply at which each was reached first.
    pub positions: Vec<(i64, usize)>,
    /// Positions and what was played there, each pair once.
    pub moves: Vec<(i64, String)>,
}

impl Digest {
    /// The digest of a game.
    pub fn of(history: &GameHistory) -> Digest {
        let texts = history.move_texts();
        let key = |ply| history.position_at(ply).map(|position| key(position.key()));
        let (mut reached, mut played) = (HashSet::new(), HashSet::new());
        let shown = (0..=history.plies().min(INDEXED_PLIES)).chain([history.plies()]);
        let positions = shown
            .filter_map(|ply| Some((key(ply)?, ply)))
            .filter(|(position, _)| reached.insert(*position))
            .collect();
        let moves = (0..).zip(&texts).take(EXPLORED_PLIES);
        let moves = moves
            .filter_map(|(ply, text)| Some((key(ply)?, text.clone())))
            .filter(|pair| played.insert(pair.clone()))
            .collect();
        Digest {
            rules: GameSpec::of(&history.start()).versioned(),
            opening: opening(&texts),
            positions,
            moves,
        }
    }
}

/// The first moves as they are indexed. None where a game begins elsewhere is not told apart here: the position
/// it begins with is indexed too.
pub fn opening(texts: &[String]) -> String {
    let first = texts.iter().take(OPENING_PLIES);
    first.flat_map(|text| [text.as_str(), " "]).collect()
}

/// The key of a position as a number that databases have.
pub const fn key(key: u64) -> i64 {
    key.cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_comes_again_is_indexed_once() {
        let spec = GameSpec::read("turkish").unwrap();
        let mut history = GameHistory::new(&spec.position("W:WKa1,Ka3:BKh8,Kh6").unwrap());
        for text in ["a1-a2", "h8-h7", "a2-a1", "h7-h8", "a1-a2", "h8-h7"] {
            history.play_text(text).unwrap();
        }
        let digest = Digest::of(&history);
        assert_eq!(digest.rules, "turkish@1");
        assert_eq!(digest.opening, "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 ");
        let plies: Vec<usize> = digest.positions.iter().map(|(_, ply)| *ply).collect();
        assert_eq!(plies, [0, 1, 2, 3]);
        assert_eq!(digest.moves.len(), 4);
        assert_eq!(digest.positions[0].0, digest.moves[0].0);
    }

    #[test]
    fn long_games_are_indexed_at_their_beginning_and_their_end() {
        let played = |step: usize| {
            let mut history = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
            while history.plies() < 90 && history.outcome().is_none() {
                let moves = history.moves();
                let m = moves[history.plies() * step % moves.len()].clone();
                history.play(&m).unwrap();
            }
            history
        };
        let long = (1..100)
            .map(played)
            .find(|history| history.plies() > INDEXED_PLIES);
        let history = long.expect("one of these games is long");
        let digest = Digest::of(&history);
        assert!(digest.positions.len() <= INDEXED_PLIES + 2);
        let last = history.position().key();
        assert!(
            digest
                .positions
                .iter()
                .any(|(position, _)| *position == key(last))
        );
        assert_eq!(
            digest
                .opening
                .split(' ')
                .filter(|text| !text.is_empty())
                .count(),
            OPENING_PLIES
        );
        assert!(digest.moves.len() <= EXPLORED_PLIES);
    }
}
