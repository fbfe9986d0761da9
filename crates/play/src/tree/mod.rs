//! A game with its variations and what people wrote beside the moves.

mod edit;

use crate::{AnyMove, AnyPosition, GameHistory};

/// Moves from one start position, branching wherever somebody tried something else.
///
/// A node is a move; the root is the position before the first one. The first child of a node goes on
/// with its line, the others are variations. Every move in a tree is legal where it stands, counters and
/// repetition included. Nodes do not hold positions: [`position`](Tree::position) replays the moves.
///
/// ```
/// use doska_play::{GameSpec, Tree};
/// let mut tree = Tree::new(GameSpec::read("turkish").unwrap().start());
/// let first = tree.add_text(Tree::ROOT, "d3-d4").unwrap();
/// tree.add_text(Tree::ROOT, "e3-e4").unwrap();
/// assert_eq!(tree.add_text(Tree::ROOT, "d3-d4").unwrap(), first);
/// assert_eq!(tree.children(Tree::ROOT).len(), 2);
/// assert_eq!(tree.main_line().move_texts(), ["d3-d4"]);
/// ```
#[derive(Clone)]
pub struct Tree {
    start: AnyPosition,
    nodes: Vec<Node>,
}

/// A node of one tree. It stays the same while the tree is edited, until its node is deleted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// A move and what stands beside it.
#[derive(Clone, Default)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    played: Option<(AnyMove, String)>,
    /// A comment before the move; it has a place of its own in a record only where the move begins a
    /// variation or follows one.
    pub before: String,
    /// A comment after the move; at the root, what is said before the game.
    pub after: String,
    /// Numeric annotation glyphs, each once: 1 is `!`, 2 is `?`, and so on. The root is no move and has
    /// none.
    pub nags: Vec<u8>,
}

impl Node {
    /// The move; `None` at the root.
    pub fn played(&self) -> Option<&AnyMove> {
        self.played.as_ref().map(|(m, _)| m)
    }

    /// The canonical text of the move; empty at the root.
    pub fn text(&self) -> &str {
        self.played.as_ref().map_or("", |(_, text)| text)
    }

    /// Adds a glyph unless it is there.
    pub fn add_nag(&mut self, nag: u8) {
        if !self.nags.contains(&nag) {
            self.nags.push(nag);
        }
    }
}

impl Tree {
    /// The position before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree without moves.
    pub fn new(start: AnyPosition) -> Tree {
        Tree {
            start,
            nodes: vec![Node::default()],
        }
    }

    /// A tree of one line.
    pub fn from_line(line: &GameHistory) -> Tree {
        let mut tree = Tree::new(line.start());
        let mut at = Tree::ROOT;
        for (m, text) in line.played().into_iter().zip(line.move_texts()) {
            at = tree.attach(at, m, text);
        }
        tree
    }

    /// Where the game starts.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// Whether the node is still there.
    pub fn contains(&self, id: NodeId) -> bool {
        id == Tree::ROOT || self.get(id).is_some_and(|node| node.parent.is_some())
    }

    fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0 as usize)
    }

    /// A node of this tree.
    ///
    /// # Panics
    /// If the id comes from another tree that has more nodes.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node of this tree, to write comments and glyphs.
    ///
    /// # Panics
    /// As [`node`](Tree::node).
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// The node before it; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// What was played after it, the line itself first, then the variations.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The next move of the line; `None` at its end.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).first().copied()
    }

    /// The last node of the line that goes on from here.
    pub fn end(&self, id: NodeId) -> NodeId {
        std::iter::successors(Some(id), |&id| self.next(id))
            .last()
            .unwrap_or(id)
    }

    /// The nodes from the first move to this one; empty for the root.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(id), |&id| self.parent(id))
            .filter(|&id| id != Tree::ROOT)
            .collect();
        path.reverse();
        path
    }

    /// The game from its start to this node, with its counters and repetitions.
    pub fn line(&self, id: NodeId) -> GameHistory {
        let mut line = GameHistory::new(&self.start.clone());
        for m in self
            .path(id)
            .iter()
            .filter_map(|&id| self.node(id).played())
        {
            line.play_on(m)
                .expect("a tree holds only moves that were legal where they stand");
        }
        line
    }

    /// The position after this node's move.
    pub fn position(&self, id: NodeId) -> AnyPosition {
        let path = self.path(id);
        path.iter().filter_map(|&id| self.node(id).played()).fold(
            self.start.clone(),
            |position, m| {
                position
                    .play(m)
                    .expect("a node's move is legal where it stands")
            },
        )
    }

    /// The game without its variations.
    pub fn main_line(&self) -> GameHistory {
        self.line(self.end(Tree::ROOT))
    }

    /// How many moves the tree holds, variations included.
    pub fn len(&self) -> usize {
        self.nodes
            .iter()
            .filter(|node| node.parent.is_some())
            .count()
    }

    /// Whether there is no move at all.
    pub fn is_empty(&self) -> bool {
        self.next(Tree::ROOT).is_none()
    }
}

impl std::fmt::Debug for Tree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tree of {} moves from {:?}", self.len(), self.start)
    }
}
