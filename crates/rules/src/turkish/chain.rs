//! A capture hop by hop: for texts, entry by steps and explanations. Plainer than the generator and
//! apart from it; the tests compare the two.

use super::{
    position::{Move, Turkish},
    seen::Seen,
};
use crate::{
    Square,
    bits::{STRAIGHT, ray},
};

/// A capture in progress. What has been taken is off the board already.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// Where the capturing piece started.
    pub from: Square,
    /// Where it stands.
    pub at: Square,
    /// What it has taken.
    pub captured: u64,
    /// The direction of its last jump, an index of [`STRAIGHT`].
    pub last: Option<usize>,
    /// The other pieces of its side.
    own: u64,
    enemy: u64,
    king: bool,
    white: bool,
}

/// One jump.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Hop {
    /// The piece jumped.
    pub over: Square,
    /// Where the jump ends.
    pub to: Square,
    direction: usize,
}

impl Chain {
    /// The capture of the mover's piece on `from` before its first jump.
    pub fn begin(position: &Turkish, from: Square) -> Chain {
        Chain {
            from,
            at: from,
            captured: 0,
            last: None,
            own: position.own & !from.bit(),
            enemy: position.other,
            king: position.is_king(from),
            white: position.white,
        }
    }

    /// The next jumps, by the name of the square they end on. No two end on the same square.
    pub fn hops(&self) -> Vec<Hop> {
        let mut out = Vec::new();
        for direction in 0..4 {
            let turn = self.last.is_some_and(|last| last == direction ^ 2);
            if !turn && (self.king || direction != self.backward()) {
                self.hops_towards(direction, &mut out);
            }
        }
        out.sort_unstable_by_key(|hop| hop.to.name_order());
        out
    }

    /// The jumps in one direction, whether or not this piece may jump that way now.
    pub fn hops_towards(&self, direction: usize, out: &mut Vec<Hop>) {
        let reach = if self.king { 8 } else { 1 };
        let mut way = ray(self.at, STRAIGHT[direction]);
        let Some(over) = way
            .by_ref()
            .take(reach)
            .find(|at| at.bit() & (self.own | self.enemy) != 0)
        else {
            return;
        };
        if over.bit() & self.enemy != 0 {
            let landings = way
                .take(reach)
                .take_while(|to| to.bit() & (self.own | self.enemy) == 0);
            out.extend(landings.map(|to| Hop {
                over,
                to,
                direction,
            }));
        }
    }

    /// The direction a man of this side never goes in.
    pub fn backward(&self) -> usize {
        if self.white { 2 } else { 0 }
    }

    /// The capture after one more jump.
    pub fn after(&self, hop: Hop) -> Chain {
        Chain {
            at: hop.to,
            captured: self.captured | hop.over.bit(),
            last: Some(hop.direction),
            enemy: self.enemy & !hop.over.bit(),
            ..*self
        }
    }

    /// The capture after the jump that ends on `to`.
    pub fn landing(&self, to: Square) -> Option<Chain> {
        self.hops()
            .into_iter()
            .find(|hop| hop.to == to)
            .map(|hop| self.after(hop))
    }

    /// How many pieces it has taken.
    pub fn taken(&self) -> u32 {
        self.captured.count_ones()
    }

    /// The most pieces it can have taken when it ends.
    pub fn most(&self) -> u32 {
        let mut seen = Seen::default();
        let mut most = 0;
        let mut open = vec![*self];
        while let Some(chain) = open.pop() {
            most = most.max(chain.taken());
            if seen.insert(chain.state()) {
                open.extend(chain.hops().into_iter().map(|hop| chain.after(hop)));
            }
        }
        most
    }

    /// The move it is if it ends here.
    pub fn finish(&self) -> Move {
        Move {
            from: self.from.index() as u8,
            to: self.at.index() as u8,
            captured: self.captured,
        }
    }

    /// What decides how it can go on.
    fn state(&self) -> (u64, u16) {
        let last = self.last.unwrap_or(4);
        (self.captured, (self.at.index() << 3 | last) as u16)
    }
}

/// The ways of a capture, each as the squares from its start to its end, by their names; at most
/// `limit` of them.
pub fn ways(position: &Turkish, m: Move, limit: usize) -> Vec<Vec<Square>> {
    let mut search = Ways {
        goal: m,
        limit,
        dead: Seen::default(),
        path: vec![m.from()],
        found: Vec::new(),
    };
    search.go(&Chain::begin(position, m.from()));
    search.found
}

struct Ways {
    goal: Move,
    limit: usize,
    /// Where no way leads from: without this, hopeless orders of jumps would be tried again and again.
    dead: Seen,
    path: Vec<Square>,
    found: Vec<Vec<Square>>,
}

impl Ways {
    fn go(&mut self, chain: &Chain) {
        if chain.captured == self.goal.captured {
            if chain.at == self.goal.to() {
                self.found.push(self.path.clone());
            }
            return;
        }
        // Dead until a way is found; a state is not met again while it is gone through.
        if !self.dead.insert(chain.state()) {
            return;
        }
        let before = self.found.len();
        for hop in chain.hops() {
            if self.found.len() < self.limit && hop.over.bit() & self.goal.captured != 0 {
                self.path.push(hop.to);
                self.go(&chain.after(hop));
                self.path.pop();
            }
        }
        if self.found.len() > before {
            self.dead.remove(&chain.state());
        }
    }
}
