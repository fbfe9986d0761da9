//! The moves of a recorded game, searched and judged.

use doska_contract::{AnalysedLine, TablebaseVerdict};
use doska_play::review::{self, Found, Worth};
use doska_play::{GameHistory, Record};

use super::brain::Brain;

/// A move that was judged, and what was looked at.
pub struct Judged {
    /// The judgement.
    pub is: review::Judged,
    /// What the search before it looked at.
    pub searched: Searched,
}

/// What was looked at in a position.
pub struct Searched {
    /// The lines that were compared.
    pub lines: Vec<AnalysedLine>,
    /// How deep the search went.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// What tables of endings said of the position.
    pub tables: Option<TablebaseVerdict>,
}

/// Judges the moves of a game in their order. Every position is searched once: what a move led to is what
/// the next search finds. `tell` hears how far it has come. Ends early on Ctrl-C.
pub fn judge(
    record: &Record,
    brain: &mut Brain,
    tell: &mut dyn FnMut(usize, usize),
) -> Vec<Judged> {
    let whole = record.tree.main_line();
    let played = whole.played();
    let mut line = GameHistory::new(&whole.start());
    let (mut found, mut searched) = (Vec::new(), Vec::new());
    for i in 0..=played.len() {
        tell(i.min(played.len().saturating_sub(1)), played.len());
        let infos = brain.think(&line, &mut |_| {});
        let Some(first) = infos.first().filter(|_| !brain.interrupted()) else {
            break;
        };
        let position = line.position();
        found.push(Some(Found {
            worth: Worth::of(first.score, position.seat().team()),
            moves: first.moves.clone(),
        }));
        searched.push(Searched {
            lines: infos
                .iter()
                .map(|info| AnalysedLine::new(&line, info))
                .collect(),
            depth: first.depth,
            nodes: first.nodes,
            tables: brain.certain(&position),
        });
        if played.get(i).is_none_or(|m| line.play(m).is_err()) {
            break;
        }
    }
    let judged = review::judge(&whole, &found).into_iter().zip(searched);
    judged
        .map(|(is, searched)| Judged { is, searched })
        .collect()
}
