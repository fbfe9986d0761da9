//! Positions whose result is known for certain, as endgame tables know it: probed in the tree, decisive at the root.

use doska_rules::Team;

use crate::engine_game::EngineGame;
use crate::score::{self, MAX_PLY, WIN};
use crate::worker::{Node, Worker};

/// What best play leads to, for the team to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Certain {
    /// It wins in so many plies.
    Win(u32),
    /// Nobody wins.
    Draw,
    /// It loses in so many plies.
    Loss(u32),
}

/// A source of exact results: endgame tables.
pub trait Oracle<G: EngineGame>: Send + Sync {
    /// What is certain of a position that stands with these counters, whatever came before it; `None`
    /// where it is not known.
    fn ask(&self, position: &G, counters: &G::Counters) -> Option<Certain>;
}

impl Certain {
    /// The score of a position `ply` plies from the root.
    fn score(self, ply: usize) -> i32 {
        match self {
            Certain::Win(plies) => WIN - plies as i32 - ply as i32,
            Certain::Draw => 0,
            Certain::Loss(plies) => plies as i32 + ply as i32 - WIN,
        }
    }
}

impl<G: EngineGame> Worker<'_, G> {
    /// The score of a position of the tree, if the oracle knows it.
    #[inline]
    pub(crate) fn probe_oracle(&self, node: &Node<G>, ply: usize) -> Option<i32> {
        let certain = self.oracle?.ask(&node.position, &node.counters)?;
        self.stop.count_tbhits(1);
        Some(certain.score(ply))
    }
}

/// What an oracle makes of a root whose moves it all knows. Lines come with their scores, best first.
pub(crate) enum RootVerdict<M> {
    /// Won or lost: the best lines, to the end.
    Decided(Vec<(i32, Vec<M>)>),
    /// Drawn: the lines that lose, all of them.
    Drawn(Vec<(i32, Vec<M>)>),
}

/// Probes the root; gives so many lines if it is decided.
pub(crate) fn probe_root<G: EngineGame>(
    node: &Node<G>,
    history: &[u64],
    oracle: Option<&dyn Oracle<G>>,
    lines: usize,
) -> Option<RootVerdict<G::Move>> {
    let oracle = oracle?;
    let moves = moves(node, history, oracle)?;
    let whole = |&(score, m)| (score, line(node, history, oracle, (score, m)));
    match moves.first()?.0 {
        0 => {
            let lost = moves.iter().filter(|(score, _)| *score < 0);
            Some(RootVerdict::Drawn(lost.map(whole).collect()))
        }
        _ => Some(RootVerdict::Decided(
            moves.iter().take(lines.max(1)).map(whole).collect(),
        )),
    }
}

/// The moves of a position with the scores that are certain, best first; `None` if one of them is not.
///
/// A move to a position of `history` counts as a draw when moves are compared, as everywhere in the tree:
/// a win that has been played for in circles must go another way, and who loses may repeat.
fn moves<G: EngineGame>(
    node: &Node<G>,
    history: &[u64],
    oracle: &dyn Oracle<G>,
) -> Option<Vec<(i32, G::Move)>> {
    let mut legal = Vec::new();
    node.position.legal_moves(&mut legal);
    let mut out = Vec::with_capacity(legal.len());
    for m in legal {
        let child = node.after(m);
        let score = -after(&child, oracle)?;
        let again = history.contains(&child.position.key());
        out.push((if again { 0 } else { score }, score, m));
    }
    out.sort_by_key(|&(compared, score, _)| (-compared, -score));
    Some(out.into_iter().map(|(_, score, m)| (score, m)).collect())
}

/// The score of a position a ply from the root, for its own team.
fn after<G: EngineGame>(child: &Node<G>, oracle: &dyn Oracle<G>) -> Option<i32> {
    let team: Team = child.position.seat().team();
    let over = child.position.outcome().or_else(|| {
        let moves = child.position.count_moves(&mut Vec::new());
        (moves == 0).then(|| child.position.stuck())
    });
    let over = over.or_else(|| child.position.counted_outcome(&child.counters, 0));
    match over {
        Some(end) => Some(score::of_outcome(end, team, 1)),
        None => Some(oracle.ask(&child.position, &child.counters)?.score(1)),
    }
}

/// The line that begins with this move and goes on with best play to the end; only the move itself where
/// there is no end.
fn line<G: EngineGame>(
    root: &Node<G>,
    history: &[u64],
    oracle: &dyn Oracle<G>,
    (score, first): (i32, G::Move),
) -> Vec<G::Move> {
    let mut line = vec![first];
    let mut node = root.after(first);
    let ends = score != 0;
    while ends && line.len() < MAX_PLY && node.position.outcome().is_none() {
        let Some(&(_, best)) = moves(&node, history, oracle)
            .as_ref()
            .and_then(|m| m.first())
        else {
            break;
        };
        line.push(best);
        node = node.after(best);
    }
    line
}

/// The beginning of a line from a drawn root that keeps the draw: a search without the oracle does not see
/// where somebody goes wrong.
pub(crate) fn drawn_prefix<'m, G: EngineGame>(
    root: &Node<G>,
    oracle: &dyn Oracle<G>,
    moves: &'m [G::Move],
) -> &'m [G::Move] {
    let mut node = root.clone();
    let kept = moves.iter().take_while(|&&m| {
        node = node.after(m);
        oracle.ask(&node.position, &node.counters) == Some(Certain::Draw)
    });
    // The first move is one that draws.
    &moves[..kept.count().max(1)]
}
