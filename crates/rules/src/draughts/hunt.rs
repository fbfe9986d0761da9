//! Captures: which jumps come next. Generating, writing and reading captures all ask [`Hunt::hops`].

use std::collections::BTreeSet;

use super::rays::{DIRECTIONS, RAYS, nearest, shift, slide};
use crate::{
    Square,
    bits::{DARK, squares},
};

/// One piece on its way through a capture. Jumped pieces stay on the board until the move ends, and the
/// square where it started counts as empty.
#[derive(Copy, Clone, Debug)]
pub struct Hunt {
    /// The mover's other pieces where they may be jumped; empty where they may not.
    pub own: u64,
    /// The other side's pieces.
    pub enemy: u64,
    /// All pieces but the capturing one.
    pub occupied: u64,
    /// Where a man becomes a king.
    pub last_rank: u64,
}

/// How far a capture has come.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stage {
    /// What has been jumped.
    pub captured: u64,
    /// Where the piece is.
    pub at: Square,
    /// Whether it is a king by now.
    pub king: bool,
}

/// Whether a piece on `at` can jump a piece of `prey`, all pieces but itself being `occupied`.
pub fn can_jump(at: Square, king: bool, prey: u64, occupied: u64) -> bool {
    let empty = !occupied & DARK;
    DIRECTIONS.into_iter().any(|d| {
        let first = if king {
            match RAYS[d][at.index()] & occupied {
                0 => 0,
                blockers => nearest(d, blockers).bit(),
            }
        } else {
            shift(at.bit(), d)
        };
        shift(first & prey, d) & empty != 0
    })
}

impl Hunt {
    /// What may be jumped next. Until an own piece is jumped an enemy goes before an own piece; after
    /// it the choice is free.
    fn prey(&self, stage: Stage) -> u64 {
        let left = !stage.captured;
        if self.own == 0 {
            self.enemy & left
        } else if stage.captured & self.own != 0 {
            (self.own | self.enemy) & left
        } else if can_jump(stage.at, stage.king, self.enemy & left, self.occupied) {
            self.enemy & left
        } else {
            self.own
        }
    }

    /// Where a king may land, of the free squares behind the last piece jumped: where the capture goes
    /// on, if it can, an enemy before an own piece until one of these is jumped.
    fn landings(&self, free: u64, captured: u64) -> u64 {
        if free & (free.wrapping_sub(1)) == 0 {
            return free;
        }
        let from_where = |prey: u64| {
            squares(free)
                .filter(|&at| can_jump(at, true, prey & !captured, self.occupied))
                .fold(0, |set, at| set | at.bit())
        };
        let wishes = if self.own == 0 || captured & self.own != 0 {
            [self.own | self.enemy, 0]
        } else {
            [self.enemy, self.own]
        };
        for prey in wishes {
            if prey != 0 {
                let good = from_where(prey);
                if good != 0 {
                    return good;
                }
            }
        }
        free
    }

    /// Every next jump: the piece jumped and the stage after it, always in the same order. No jump is
    /// left when the capture is at its end. Two jumps never land on the same square.
    pub fn hops(&self, stage: Stage, hop: &mut impl FnMut(Square, Stage)) {
        let prey = self.prey(stage);
        for d in DIRECTIONS {
            let (victim, landings) = if stage.king {
                let blockers = RAYS[d][stage.at.index()] & self.occupied;
                if blockers == 0 {
                    continue;
                }
                let victim = nearest(d, blockers);
                if victim.bit() & prey == 0 {
                    continue;
                }
                let free = slide(victim, d, self.occupied);
                (
                    victim.bit(),
                    self.landings(free, stage.captured | victim.bit()),
                )
            } else {
                let victim = shift(stage.at.bit(), d) & prey;
                (victim, shift(victim, d) & !self.occupied)
            };
            for at in squares(landings) {
                let captured = stage.captured | victim;
                let king = stage.king || at.bit() & self.last_rank != 0;
                hop(nearest(d, victim), Stage { captured, at, king });
            }
        }
    }

    /// [`hops`](Self::hops) as a list, in the order of the names of the landing squares.
    pub fn named_hops(&self, stage: Stage) -> Vec<(Square, Stage)> {
        let mut list = Vec::new();
        self.hops(stage, &mut |victim, next| list.push((victim, next)));
        list.sort_unstable_by_key(|(_, next)| next.at.name_order());
        list
    }

    /// The jump that lands on `to`.
    pub fn hop_to(&self, stage: Stage, to: Square) -> Option<(Square, Stage)> {
        let mut found = None;
        self.hops(stage, &mut |victim, next| {
            if next.at == to {
                found = Some((victim, next));
            }
        });
        found
    }

    /// Calls `end` with every end of the captures that go on from `stage`, each once.
    pub fn ends(&self, stage: Stage, seen: &mut Seen<Stage>, end: &mut impl FnMut(Stage)) {
        let mut over = true;
        self.hops(stage, &mut |_, next| {
            over = false;
            if !may_meet(next) || seen.insert(next) {
                self.ends(next, seen, end);
            }
        });
        if over && stage.captured != 0 {
            end(stage);
        }
    }
}

/// Whether two ways of jumping can meet in this stage. Those of a man cannot before the fourth jump:
/// with fewer there is only one order in which a man can take the same pieces.
fn may_meet(stage: Stage) -> bool {
    stage.king || stage.captured.count_ones() >= 4
}

/// A set of what has been met: a short list while it is short.
pub struct Seen<T> {
    short: Vec<T>,
    long: BTreeSet<T>,
}

/// How long the short list may get.
const SHORT: usize = 48;

impl<T> Default for Seen<T> {
    fn default() -> Self {
        Seen {
            short: Vec::new(),
            long: BTreeSet::new(),
        }
    }
}

impl<T: Copy + Ord> Seen<T> {
    /// Empties the list, keeping its memory.
    pub fn clear(&mut self) {
        self.short.clear();
        self.long.clear();
    }

    /// Whether this is in the set.
    pub fn contains(&self, one: T) -> bool {
        self.short.contains(&one) || self.long.contains(&one)
    }

    /// Adds one; whether it is new.
    pub fn insert(&mut self, one: T) -> bool {
        if self.short.contains(&one) {
            false
        } else if self.short.len() < SHORT {
            self.short.push(one);
            true
        } else {
            self.long.insert(one)
        }
    }
}
