//! Adding, ordering and deleting the moves of a tree.

use super::{Node, NodeId, Tree};
use crate::{AnyMove, Note};

impl Tree {
    /// Plays a move after a node: the child that already is this move, or a new last one. An error if
    /// the game is over there, or if it is a move of another position.
    pub fn add(&mut self, parent: NodeId, m: &AnyMove) -> Result<NodeId, Note> {
        self.line(parent).play(m)?;
        Ok(self.attach(parent, m.clone(), m.text()))
    }

    /// Plays the move that a text means after a node, as [`add`](Tree::add) does.
    pub fn add_text(&mut self, parent: NodeId, text: &str) -> Result<NodeId, Note> {
        let mut line = self.line(parent);
        let m = line.play_text(text)?;
        let text = m.text();
        Ok(self.attach(parent, m, text))
    }

    /// [`add`](Tree::add) for a move known to be legal, with its canonical text.
    pub fn attach(&mut self, parent: NodeId, m: AnyMove, text: String) -> NodeId {
        let same = |&&child: &&NodeId| self.node(child).text() == text;
        if let Some(&child) = self.children(parent).iter().find(same) {
            return child;
        }
        let id =
            NodeId(u32::try_from(self.nodes.len()).expect("memory ends before the numbers do"));
        self.nodes.push(Node {
            parent: Some(parent),
            played: Some((m, text)),
            ..Node::default()
        });
        self.node_mut(parent).children.push(id);
        id
    }

    /// Moves a variation one place up among its siblings; the first variation becomes the line. `false`
    /// if there is nothing above it.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some((parent, at)) = self.place(id).filter(|&(_, at)| at > 0) else {
            return false;
        };
        self.node_mut(parent).children.swap(at - 1, at);
        true
    }

    /// Makes the moves up to this node the main line.
    pub fn make_main(&mut self, id: NodeId) {
        for id in self.path(id) {
            if let Some((parent, at)) = self.place(id) {
                self.node_mut(parent).children[..=at].rotate_right(1);
            }
        }
    }

    /// Deletes a move with everything after it. `false` for the root and for what is deleted already.
    pub fn delete(&mut self, id: NodeId) -> bool {
        let Some((parent, at)) = self.place(id) else {
            return false;
        };
        self.node_mut(parent).children.remove(at);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            doomed.append(&mut std::mem::take(self.node_mut(id)).children);
        }
        true
    }

    /// Its parent, and its place among the parent's children.
    fn place(&self, id: NodeId) -> Option<(NodeId, usize)> {
        let parent = self.get(id)?.parent?;
        let at = self
            .children(parent)
            .iter()
            .position(|&child| child == id)?;
        Some((parent, at))
    }
}
