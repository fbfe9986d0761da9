//! What endgame tables know.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use doska_play::{AnyPosition, Certain, Endings, endings};

/// What endgame tables say of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Verdict {
    /// The seat that wins; null for a draw.
    pub winner: Option<usize>,
    /// In how many plies.
    pub plies: u32,
    /// Whether the limit of plies without progress might come first.
    pub doubt: bool,
}

impl Verdict {
    /// The verdict of these tables; `None` where they do not know the position.
    pub fn new(endings: &Endings, position: &AnyPosition) -> Option<Verdict> {
        let mover = position.seat().index();
        let (winner, plies) = match endings.on_the_board(position)? {
            Certain::Win(plies) => (Some(mover), plies),
            Certain::Draw => (None, 0),
            Certain::Loss(plies) => (Some((mover + 1) % position.seats()), plies),
        };
        Some(Verdict {
            winner,
            plies,
            doubt: endings.certain(position).is_none(),
        })
    }
}

/// What is known of an ending, and what more could be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Ending {
    /// What the tables at hand say; null where they do not know the position.
    pub verdict: Option<Verdict>,
    /// The names of tables that are not at hand and know this position, or what its moves lead to.
    pub wanted: Vec<String>,
}

impl Ending {
    /// What these tables know of a position.
    pub fn new(known: Option<&Endings>, position: &AnyPosition) -> Ending {
        let wanted = endings::wanted(position).into_iter();
        Ending {
            verdict: known.and_then(|known| Verdict::new(known, position)),
            wanted: wanted
                .filter(|&class| known.is_none_or(|known| !known.has(class)))
                .map(|class| class.to_string())
                .collect(),
        }
    }
}

/// A verdict for the side to move, as the command line prints it.
#[derive(Clone, Debug, Serialize)]
pub struct TablebaseVerdict {
    /// `win`, `draw` or `loss`.
    pub verdict: &'static str,
    /// In how many plies; null for a draw.
    pub plies: Option<u32>,
}

impl From<Certain> for TablebaseVerdict {
    fn from(certain: Certain) -> TablebaseVerdict {
        let (verdict, plies) = match certain {
            Certain::Win(plies) => ("win", Some(plies)),
            Certain::Draw => ("draw", None),
            Certain::Loss(plies) => ("loss", Some(plies)),
        };
        TablebaseVerdict { verdict, plies }
    }
}
