//! Plain UCT with random playouts: the textbook, and the yardstick that the engine is measured by.
//!
//! UCB1 with rewards from 0 to 1 and c = √2, one new position a playout, playouts of random legal moves to
//! the end of the game, the most visited move. The tree lasts for one move.

use doska_play::{AnyMove, GameHistory, GameSpec, GameVisitor};
use doska_rules::{Counted, Outcome, Position, Team, zobrist};
use doska_search::{EngineGame, Stop};

/// A playout of more plies than this is a draw.
const LONGEST: usize = 300;
/// The tree stops growing at so many positions.
const MOST_NODES: usize = 4_000_000;
/// How many plies a playout goes between two looks at the clock.
const CHECK_EVERY: usize = 16;

/// What a search of random playouts found.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct UctResult<M> {
    /// The move tried most often.
    pub best: M,
    /// How often it won, from 0 to 1, for who plays it.
    pub share: f64,
    /// How many playouts there were.
    pub playouts: u64,
}

/// The move that UCT chooses where a game stands; `None` if the game is over. Each playout counts as a node for the
/// limits of `stop`. The same `seed` and number of playouts give the same move.
pub fn uct_move(game: &GameHistory, stop: &Stop, seed: u64) -> Option<AnyMove> {
    if game.outcome().is_some() {
        return None;
    }
    let spec = GameSpec::read(&game.position().game()).ok()?;
    let text = spec.visit(Choose { game, stop, seed })?;
    game.position().read_move(&text).ok()
}

/// Plays a game again with its own types and chooses the next move.
struct Choose<'a> {
    game: &'a GameHistory,
    stop: &'a Stop,
    seed: u64,
}

impl GameVisitor for Choose<'_> {
    type Output = Option<String>;

    fn visit<G: EngineGame>(self, options: G::Options) -> Option<String> {
        let start = self.game.start().text_with_tail();
        let (board, tail) = start.split_once(" ~").unwrap_or((&start, ""));
        let mut position = G::read(board, &options).ok()?;
        let mut counters = match tail {
            "" => position.fresh(),
            tail => position.read_counters(tail).ok()?,
        };
        let mut history = Vec::new();
        let mut count = |position: &G, counters: &G::Counters| {
            if position.repeats_at(counters) {
                history.push(position.key());
            }
        };
        count(&position, &counters);
        for text in self.game.move_texts() {
            let m = position.read_move(&text).ok()?;
            let after = position.after(m);
            counters = position.advance(&counters, m, &after);
            position = after;
            count(&position, &counters);
        }
        let found = uct(&position, &counters, &history, self.stop, self.seed)?;
        Some(position.move_text(found.best))
    }
}

/// A move in the tree and what came of it.
struct Node<M> {
    m: M,
    visits: u32,
    /// Half points of the team that played it.
    halves: u32,
    /// Its children: where they begin, how many there are, and how many have been tried. They are listed
    /// when it is visited for the second time.
    first: u32,
    count: u32,
    tried: u32,
}

struct Tree<'a, G: Position> {
    nodes: Vec<Node<G::Move>>,
    /// Which nodes the playout went through, and who played there.
    path: Vec<(usize, Team)>,
    /// Keys of the positions whose repetition counts, one for each time they stood.
    stood: Vec<u64>,
    moves: Vec<G::Move>,
    dice: u64,
    stop: &'a Stop,
}

/// Where a playout is.
struct At<G: Counted> {
    position: G,
    counters: G::Counters,
}

/// Looks for a move by random playouts, as many as the limits of `stop` allow for positions. `history`
/// are the keys of the game's positions whose repetition counts, this one included, one for each time
/// they stood. `None` where there is no move. The same `seed` and number of playouts give the same move.
pub fn uct<G: Counted>(
    position: &G,
    counters: &G::Counters,
    history: &[u64],
    stop: &Stop,
    seed: u64,
) -> Option<UctResult<G::Move>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let only = *moves.first()?;
    let mut tree = Tree {
        nodes: vec![Node::new(only)],
        path: Vec::new(),
        stood: history.to_vec(),
        moves,
        dice: zobrist::mix(seed),
        stop,
    };
    if tree.moves.len() > 1 {
        tree.list_children(0);
        while stop.may_deepen(100) {
            let from = At {
                position: position.clone(),
                counters: counters.clone(),
            };
            let whole = tree.playout(from);
            tree.stood.truncate(history.len());
            if !whole || stop.tell(1) {
                break;
            }
        }
    }
    let tried = tree.children(0);
    let best = tried.max_by_key(|&i| (tree.nodes[i].visits, usize::MAX - i));
    let best = best.map(|i| &tree.nodes[i]);
    Some(UctResult {
        best: best.map_or(only, |node| node.m),
        share: best.map_or(0.5, Node::share),
        playouts: stop.nodes(),
    })
}

impl<M> Node<M> {
    fn new(m: M) -> Node<M> {
        Node {
            m,
            visits: 0,
            halves: 0,
            first: 0,
            count: 0,
            tried: 0,
        }
    }

    fn share(&self) -> f64 {
        f64::from(self.halves) / (2.0 * f64::from(self.visits.max(1)))
    }
}

impl<G: Counted> Tree<'_, G> {
    fn children(&self, i: usize) -> std::ops::Range<usize> {
        let first = self.nodes[i].first as usize;
        first..first + self.nodes[i].tried as usize
    }

    /// A random number below `n`.
    fn roll(&mut self, n: usize) -> usize {
        self.dice = self.dice.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let spread = u128::from(zobrist::mix(self.dice)) * n as u128;
        (spread >> 64) as usize
    }

    /// Lists the moves just generated as children.
    fn list_children(&mut self, i: usize) {
        let first = self.nodes.len();
        self.nodes[i].first = first as u32;
        self.nodes[i].count = self.moves.len() as u32;
        let children = self.moves.iter().map(|&m| Node::new(m));
        self.nodes.extend(children);
    }

    /// The child to go to: a random one that was not tried yet, else the one of the highest upper confidence bound.
    fn descend(&mut self, i: usize) -> usize {
        let (first, count) = (self.nodes[i].first as usize, self.nodes[i].count as usize);
        let tried = self.nodes[i].tried as usize;
        if tried < count {
            let other = tried + self.roll(count - tried);
            self.nodes.swap(first + tried, first + other);
            self.nodes[i].tried += 1;
            return first + tried;
        }
        let log = 2.0 * f64::from(self.nodes[i].visits.max(1)).ln();
        let bound = |node: &Node<G::Move>| node.share() + (log / f64::from(node.visits)).sqrt();
        let mut best = (first, f64::MIN);
        for j in first..first + count {
            let bound = bound(&self.nodes[j]);
            if bound > best.1 {
                best = (j, bound);
            }
        }
        best.0
    }

    /// One walk down the tree and on to the end. `false` if it was broken off: then it does not count.
    fn playout(&mut self, mut at: At<G>) -> bool {
        self.path.clear();
        let mut i = 0;
        let mut end = None;
        loop {
            let node = &self.nodes[i];
            if i != 0 && node.count == 0 {
                // A leaf: it grows when it is visited again, unless the tree is full.
                if node.visits == 0 || self.nodes.len() >= MOST_NODES {
                    break;
                }
                self.moves.clear();
                at.position.legal_moves(&mut self.moves);
                if self.moves.is_empty() {
                    end = Some(at.position.stuck());
                    break;
                }
                self.list_children(i);
            }
            i = self.descend(i);
            self.path.push((i, at.position.seat().team()));
            end = self.step(&mut at, self.nodes[i].m);
            if end.is_some() {
                break;
            }
        }
        let winner = match end {
            Some(end) => end.winner,
            None => match self.finish(at) {
                Ok(winner) => winner,
                Err(BrokenOff) => return false,
            },
        };
        self.nodes[0].visits += 1;
        for &(i, team) in &self.path {
            let node = &mut self.nodes[i];
            node.visits += 1;
            node.halves += match winner {
                None => 1,
                Some(winner) => 2 * u32::from(winner == team),
            };
        }
        true
    }

    /// Random moves to the end.
    fn finish(&mut self, mut at: At<G>) -> Result<Option<Team>, BrokenOff> {
        for ply in 1..=LONGEST {
            if ply % CHECK_EVERY == 0 && self.stop.tell(0) {
                return Err(BrokenOff);
            }
            self.moves.clear();
            at.position.legal_moves(&mut self.moves);
            if self.moves.is_empty() {
                return Ok(at.position.stuck().winner);
            }
            let chosen = self.roll(self.moves.len());
            if let Some(end) = self.step(&mut at, self.moves[chosen]) {
                return Ok(end.winner);
            }
        }
        Ok(None)
    }

    /// Plays a move; the end of the game, unless it is for want of a move.
    fn step(&mut self, at: &mut At<G>, m: G::Move) -> Option<Outcome> {
        let after = at.position.after(m);
        at.counters = at.position.advance(&at.counters, m, &after);
        at.position = after;
        if let Some(end) = at.position.outcome() {
            return Some(end);
        }
        let mut times = 0;
        if at.position.repeats_at(&at.counters) {
            let key = at.position.key();
            self.stood.push(key);
            times = self.stood.iter().filter(|&&stood| stood == key).count() as u32;
        }
        at.position.counted_outcome(&at.counters, times)
    }
}

/// The time was up within a playout.
struct BrokenOff;
