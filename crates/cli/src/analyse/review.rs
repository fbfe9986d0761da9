//! Reviews the moves of a recorded game: every position is searched, every move gets a mark.

use doska_contract::{AnalysedLine, TablebaseVerdict};
use doska_play::review::{self, Found, Worth};
use doska_play::{GameHistory, Record};

use super::engine::AnalysisEngine;

/// A move with its mark, and the search it was compared with.
pub struct SearchedMove {
    pub review: review::ReviewedMove,
    /// The search of the position before the move.
    pub search: SearchResult,
}

/// The result of searching one position.
pub struct SearchResult {
    /// The lines that were compared.
    pub lines: Vec<AnalysedLine>,
    /// How deep the search went.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// What tables of endings said of the position.
    pub tables: Option<TablebaseVerdict>,
}

/// Reviews the moves of a game in their order. Every position is searched once: the score after a move is
/// what the next search finds. `progress` is called with the ply and the number of plies. Ends early on
/// Ctrl-C.
pub fn review_game(
    record: &Record,
    engine: &mut AnalysisEngine,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<SearchedMove> {
    let whole = record.tree.main_line();
    let played = whole.played();
    let mut history = GameHistory::new(&whole.start());
    let (mut found, mut searches) = (Vec::new(), Vec::new());
    for i in 0..=played.len() {
        progress(i.min(played.len().saturating_sub(1)), played.len());
        let infos = engine.think(&history, &mut |_| {});
        let Some(first) = infos.first().filter(|_| !engine.interrupted()) else {
            break;
        };
        let position = history.position();
        found.push(Some(Found {
            worth: Worth::of(first.score, position.seat().team()),
            moves: first.pv.clone(),
        }));
        searches.push(SearchResult {
            lines: infos
                .iter()
                .map(|info| AnalysedLine::new(&history, info))
                .collect(),
            depth: first.depth,
            nodes: first.nodes,
            tables: engine.certain(&position),
        });
        if played.get(i).is_none_or(|m| history.play_on(m).is_err()) {
            break;
        }
    }
    let reviews = review::review_moves(&whole, &found)
        .into_iter()
        .zip(searches);
    reviews
        .map(|(review, search)| SearchedMove { review, search })
        .collect()
}
