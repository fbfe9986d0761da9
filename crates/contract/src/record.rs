//! Games with variations, and what is wrong with files of them.
//!
//! Some of these have other names in TypeScript, where `Record` and `Node` are something else.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::Note;
use doska_play::record::{self, GameResult, Tags};
use doska_play::{GameHistory, GameSpec, NodeId, Tree};

/// A tag of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// A move of a record and what stands beside it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(rename = "RecordNode"))]
#[serde(default)]
pub struct Node {
    /// The number of the node before it in the list, which comes earlier; null for the first one, the root.
    pub parent: Option<usize>,
    /// The canonical text of the move; empty at the root.
    pub r#move: String,
    /// A comment before the move.
    pub before: String,
    /// A comment after the move; at the root, what is said before the game.
    pub after: String,
    /// Numeric annotation glyphs: 1 is !, 2 is ?, 3 !!, 4 ??, 5 !?, 6 ?!.
    pub nags: Vec<u8>,
}

/// A game with its variations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(rename = "GameRecord"))]
pub struct Record {
    /// The game and its options.
    pub game: String,
    /// The position text it begins with; null for the game's own start.
    pub start: Option<String>,
    /// What is said about the game, but for what follows from the rest.
    pub tags: Vec<Tag>,
    /// 1-0, 0-1, 1/2-1/2, 0-0 or *.
    pub result: String,
    /// The root, then the moves. Of the nodes with one parent the first goes on with its line, the others
    /// are variations.
    pub nodes: Vec<Node>,
}

/// A move of a file that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct WrongMove {
    /// Which ply of the game it would be, from 1.
    pub ply: usize,
    /// What was written.
    pub text: String,
    /// The end of the game, if it was over before: the key of a message.
    pub over: Option<String>,
    /// Some of the legal moves.
    pub legal: Vec<String>,
    /// How many more there are.
    pub more: usize,
}

/// What is wrong with a file, or odd in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Problem {
    /// Which game of the file, from 1; null outside all games.
    pub game: Option<usize>,
    /// The line of the file, from 1.
    pub line: usize,
    /// The character of that line, from 1.
    pub column: usize,
    /// What is wrong.
    pub note: Note,
    /// The move that is wrong, if it is one. In a warning, the rest of its variation was left out.
    pub wrong: Option<WrongMove>,
}

/// A game of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(rename = "RecordEntry"))]
pub struct Entry {
    /// The game, up to where it could be read; null if not even the game is known.
    pub record: Option<Record>,
    /// Why it could not be read to its end.
    pub problem: Option<Problem>,
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Records {
    /// The games, in order.
    pub games: Vec<Entry>,
    /// What was odd but could be read past.
    pub warnings: Vec<Problem>,
}

impl From<&record::Record> for Record {
    fn from(record: &record::Record) -> Record {
        let spec = record.game();
        let tree = &record.tree;
        let set_up = *tree.start() != spec.start();
        Record {
            game: spec.text().to_owned(),
            start: set_up.then(|| tree.start().text_with_tail()),
            tags: record
                .tags
                .iter()
                .map(|(name, value)| Tag {
                    name: name.to_owned(),
                    value: value.to_owned(),
                })
                .collect(),
            result: record.result.text().to_owned(),
            nodes: nodes(tree),
        }
    }
}

/// The nodes of a tree, each line to its end before its variations.
fn nodes(tree: &Tree) -> Vec<Node> {
    let mut out = Vec::new();
    let mut waiting = vec![(Tree::ROOT, None)];
    while let Some((id, parent)) = waiting.pop() {
        let node = tree.node(id);
        let at = out.len();
        out.push(Node {
            parent,
            r#move: node.text().to_owned(),
            before: node.before.clone(),
            after: node.after.clone(),
            nags: node.nags.clone(),
        });
        // The last is taken first.
        let children = tree.children(id).iter().rev();
        waiting.extend(children.map(|&child| (child, Some(at))));
    }
    out
}

impl Record {
    /// The record, with every move checked. The error says which node is wrong, 0 for the record itself.
    pub fn read(&self) -> Result<record::Record, (usize, doska_play::rules::Note)> {
        let spec = GameSpec::read(&self.game).map_err(|note| (0, note))?;
        let start = match &self.start {
            Some(text) => spec.position(text).map_err(|note| (0, note))?,
            None => spec.start(),
        };
        let result = GameResult::read(&self.result).ok_or_else(|| {
            let note = doska_play::rules::Note::new("record-result-unknown");
            (0, note.part(&self.result))
        })?;
        let mut tags = Tags::default();
        for tag in &self.tags {
            tags.set(&tag.name, &tag.value);
        }
        Ok(record::Record {
            tags,
            tree: self.tree(start)?,
            result,
        })
    }

    fn tree(
        &self,
        start: doska_play::AnyPosition,
    ) -> Result<Tree, (usize, doska_play::rules::Note)> {
        let mut at = Snapshot {
            line: GameHistory::new(&start),
            path: vec![Tree::ROOT],
        };
        let mut tree = Tree::new(start);
        let mut ids: Vec<NodeId> = Vec::with_capacity(self.nodes.len());
        for (i, node) in self.nodes.iter().enumerate() {
            let id = match node.parent {
                None if i == 0 => Tree::ROOT,
                Some(parent) if parent < i => {
                    at.go(&tree, ids[parent]);
                    let m = at
                        .line
                        .play_on_text(&node.r#move)
                        .map_err(|note| (i, note))?;
                    let text = m.text();
                    let id = tree.attach(ids[parent], m, text);
                    at.path.push(id);
                    id
                }
                _ => {
                    let note = doska_play::rules::Note::new("record-node").with("part", i);
                    return Err((i, note));
                }
            };
            let place = tree.node_mut(id);
            place.before.clone_from(&node.before);
            place.after.clone_from(&node.after);
            if id != Tree::ROOT {
                for &nag in &node.nags {
                    place.add_nag(nag);
                }
            }
            ids.push(id);
        }
        Ok(tree)
    }
}

/// A place in a tree with the game up to it, so that a tree is walked without being replayed.
struct Snapshot {
    line: GameHistory,
    path: Vec<NodeId>,
}

impl Snapshot {
    fn go(&mut self, tree: &Tree, to: NodeId) {
        if let Some(at) = self.path.iter().rposition(|&id| id == to) {
            for _ in at + 1..self.path.len() {
                self.line.undo();
            }
            self.path.truncate(at + 1);
        } else {
            self.line = tree.line(to);
            self.path = vec![Tree::ROOT];
            self.path.extend(tree.path(to));
        }
    }
}

impl Problem {
    fn new(game: Option<usize>, spot: record::Spot, what: &record::Problem) -> Problem {
        let (note, wrong) = match what {
            record::Problem::Text(note) => (note, None),
            record::Problem::Move(wrong) => (&wrong.why, Some(wrong)),
        };
        Problem {
            game,
            line: spot.line,
            column: spot.column,
            note: note.clone().into(),
            wrong: wrong.map(|wrong| WrongMove {
                ply: wrong.ply,
                text: wrong.text.clone(),
                over: wrong.over.map(|end| end.reason.name().to_owned()),
                legal: wrong.legal.clone(),
                more: wrong.more,
            }),
        }
    }
}

impl From<&record::Records> for Records {
    fn from(records: &record::Records) -> Records {
        let games = records.games.iter().map(|game| match game {
            Ok(record) => Entry {
                record: Some(record.into()),
                problem: None,
            },
            Err(failure) => Entry {
                record: failure.partial.as_deref().map(Record::from),
                problem: Some(Problem::new(
                    Some(failure.game),
                    failure.spot,
                    &failure.what,
                )),
            },
        });
        let warnings = records.warnings.iter();
        Records {
            games: games.collect(),
            warnings: warnings
                .map(|warning| Problem::new(warning.game, warning.spot, &warning.what))
                .collect(),
        }
    }
}
