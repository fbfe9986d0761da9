//! The arena of a tree: its nodes, and how it is cut back when it is full.

/// A move in the tree and what is known of it. Values are from -1 to 1 for the team that plays the move.
#[derive(Copy, Clone)]
pub(super) struct Node<M> {
    pub m: M,
    pub visits: u32,
    /// Where its children begin and how many there are; none until it grows.
    pub first: u32,
    pub count: u32,
    /// The sum of what its visits found.
    pub sum: f32,
    /// What it is worth if both sides play the best that is known: as judged at first, by its children
    /// later on.
    pub value: f32,
    /// How much it promises beside its brothers: from 0 to 1, all together 1.
    pub share: f32,
    /// The score that was proved, as plies from here; [`OPEN`] if none was.
    pub proved: i32,
}

/// No proof.
pub(super) const OPEN: i32 = i32::MIN;

impl<M> Node<M> {
    pub fn new(m: M) -> Node<M> {
        Node {
            m,
            visits: 0,
            first: 0,
            count: 0,
            sum: 0.0,
            value: 0.0,
            share: 0.0,
            proved: OPEN,
        }
    }

    pub fn children(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }

    /// What its visits found on average.
    pub fn mean(&self) -> f32 {
        if self.visits == 0 {
            self.value
        } else {
            self.sum / self.visits as f32
        }
    }
}

/// Cuts a tree back to at most `most` nodes: those seldom visited lose their children, and grow again if
/// they are visited more.
pub(super) fn cut_back<M: Copy>(nodes: &mut Vec<Node<M>>, most: usize) {
    let mut least = 4;
    loop {
        let kept = nodes.iter().filter(|node| node.visits >= least);
        let size = 1 + kept.map(|node| node.count as usize).sum::<usize>();
        // Only nodes that are reached are copied: the sum is an upper bound.
        if size <= most || least > u32::MAX / 2 {
            break;
        }
        least *= 2;
    }
    let mut out = Vec::with_capacity(nodes.capacity());
    out.push(nodes[0]);
    let mut at = 0;
    while at < out.len() {
        let node: Node<M> = out[at];
        if node.visits >= least || at == 0 {
            out[at].first = out.len() as u32;
            out.extend_from_slice(&nodes[node.children()]);
        } else {
            out[at].count = 0;
        }
        at += 1;
    }
    *nodes = out;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_visited_most_is_kept() {
        let mut nodes = vec![Node::new(0)];
        nodes[0].visits = 100;
        for (i, visits) in [60, 30, 9].into_iter().enumerate() {
            let mut child = Node::new(i);
            child.visits = visits;
            nodes.push(child);
        }
        (nodes[0].first, nodes[0].count) = (1, 3);
        for i in 1..4 {
            (nodes[i].first, nodes[i].count) = (nodes.len() as u32, 20);
            for j in 0..20 {
                nodes.push(Node::new(100 * i + j));
            }
        }
        cut_back(&mut nodes, 50);
        assert_eq!(nodes.len(), 1 + 3 + 40);
        let kept: Vec<u32> = nodes[1..4].iter().map(|node| node.count).collect();
        assert_eq!(kept, [20, 20, 0]);
        assert_eq!(nodes[nodes[2].children()][5].m, 205);
    }
}
