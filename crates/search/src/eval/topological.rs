//! Topological Checkers: captures, and on every field who would land there last.
//!
//! A stack that is landed on changes hands whole: its height is what it is worth, prisoners and own
//! checkers alike. Strikes at one field pile up, and the last to land owns the pile: so a stack hangs
//! where the enemy has more strikes at it than its owner. Layouts are evaluated the same way, every
//! checker a stack of one.

mod weights;

use doska_rules::bits::squares;
use doska_rules::topological::{Cell, Counters, Laying, Move, Stack, Stacks, Topological};
use doska_rules::{Counted, Position, Seat, Square, zobrist};

use super::symmetry::{drop_symmetric, symmetric_key};
use crate::engine_game::{
    EngineGame, Evaluation, MoveOrdering, Pruning, Quiescence, Transpositions,
};
use crate::level::{LevelTable, beginner, by_depth, by_nodes};
use weights::{Stage, WEIGHTS, Weights};

/// How many stacks of one side can strike each field: two bits for each, three being the most told.
#[derive(Copy, Clone, Default)]
struct Strikes {
    low: u64,
    high: u64,
}

impl Strikes {
    fn add(&mut self, fields: u64) {
        let carry = self.low & fields;
        let full = self.high & carry;
        self.low = (self.low ^ fields) | full;
        self.high |= carry;
    }

    fn any(self) -> u64 {
        self.low | self.high
    }

    /// The fields that these strike more often than those.
    fn beyond(self, other: Strikes) -> u64 {
        (self.high & !other.high) | (!(self.high ^ other.high) & self.low & !other.low)
    }
}

/// What one side has on the board.
#[derive(Copy, Clone, Default)]
struct Side {
    owned: u64,
    strikes: Strikes,
    ways: i32,
    tallest: i32,
}

impl Side {
    fn add(&mut self, field: usize, height: u8, fields: u64) {
        self.owned |= 1 << field;
        self.strikes.add(fields);
        self.ways += count(fields);
        self.tallest = self.tallest.max(i32::from(height));
    }

    /// The terms that need no more than both sides.
    fn worth(&self, enemy: &Side, heights: &[u8; 64], weights: &Stage) -> i32 {
        count(self.strikes.beyond(enemy.strikes)) * weights.ruled
            + count(self.strikes.any()) * weights.struck
            + count(self.owned) * weights.stacks
            + count(self.owned & self.strikes.any()) * weights.covered
            + tall(self.owned & !enemy.strikes.any(), heights).0 * weights.unseen
            + self.tallest * weights.tallest
            + count(enemy.owned & self.strikes.any()) * weights.attacked
            + count(enemy.owned & self.strikes.high) * weights.twice
            + self.ways * weights.ways
    }

    /// What its hanging stacks are worth to the enemy.
    fn hanging(&self, enemy: &Side, heights: &[u8; 64], [most, rest]: [i32; 2]) -> i32 {
        let (sum, tallest) = tall(self.owned & enemy.strikes.beyond(self.strikes), heights);
        tallest * most + (sum - tallest) * rest
    }
}

/// The heights of the stacks of a set: the sum and the greatest.
fn tall(set: u64, heights: &[u8; 64]) -> (i32, i32) {
    fields(set).fold((0, 0), |(sum, most), field| {
        let height = i32::from(heights[field]);
        (sum + height, most.max(height))
    })
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// The fields of a set.
fn fields(set: u64) -> impl Iterator<Item = usize> {
    squares(set).map(Square::index)
}

/// The longest strikes that are considered. Those beyond three steps have to be worked out for the whole
/// layout, which takes milliseconds where it is large: too long for each of the many layouts that a
/// search sees where laying out ends, all of them still crowded.
fn longest(stacks: &Stacks) -> u8 {
    let fields = stacks.layout().len() as i32;
    let taken = count(stacks.owned(Seat::FIRST) | stacks.owned(Seat::SECOND));
    if fields > 32 && 2 * taken > fields {
        3
    } else {
        64
    }
}

/// The fields a stack can strike without giving back what it stands on.
fn reach(stacks: &Stacks, field: usize, stack: Stack, longest: u8) -> u64 {
    let height = stack.height;
    if height == 1 {
        // As most are.
        return stacks.layout().reach(field, 1);
    }
    let top = stack.black >> (height - 1) & 1;
    (1..=height.min(longest))
        .filter(|&k| k == height || stack.black >> (height - k - 1) & 1 == top)
        .fold(0, |set, k| set | stacks.layout().reach(field, k as usize))
}

/// Both sides of a board, White's first.
fn sides(stacks: &Stacks) -> [Side; 2] {
    let longest = longest(stacks);
    let black = stacks.owned(Seat::SECOND);
    let mut sides = [Side::default(); 2];
    for (field, stack) in stacks.standing() {
        let fields = reach(stacks, field, stack, longest);
        sides[(black >> field & 1) as usize].add(field, stack.height, fields);
    }
    sides
}

/// The same for checkers being laid: each strikes those beside it.
fn laid(laying: &Laying) -> [Side; 2] {
    let cells = laying.cells();
    let place = |at: usize| cells.get(at).map(|cell: &Cell| (cell.y(), cell.x()));
    let mut beside = [0u64; 64];
    let mut above = 0;
    for (i, cell) in cells.iter().enumerate() {
        let mut join = |j: usize| {
            beside[i] |= 1 << j;
            beside[j] |= 1 << i;
        };
        if place(i + 1) == Some((cell.y(), cell.x() + 1)) {
            join(i + 1);
        }
        let up = (cell.y() + 1, cell.x());
        while place(above).is_some_and(|at| at < up) {
            above += 1;
        }
        if place(above) == Some(up) {
            join(above);
        }
    }
    let mut sides = [Side::default(); 2];
    for (i, &fields) in beside[..cells.len()].iter().enumerate() {
        sides[(laying.black() >> i & 1) as usize].add(i, 1, fields);
    }
    sides
}

/// What lifting the top `k` of a stack of `seat` leaves to the enemy.
fn given_back(stacks: &Stacks, seat: Seat, from: usize, k: u8) -> i32 {
    if k >= stacks.height(from) {
        return 0;
    }
    let stack = stacks.stack(from);
    let left = stack.height - k;
    let black = stack.black >> (left - 1) & 1 != 0;
    if black == (seat == Seat::SECOND) {
        0
    } else {
        i32::from(left)
    }
}

/// How much the balance of captures changes by a move.
fn gain(stacks: &Stacks, seat: Seat, m: Move) -> i32 {
    let Move::Move { from, to, k } = m else {
        return 0;
    };
    let (from, to) = (from as usize, to as usize);
    let enemy = stacks.owned(seat.next(2)) >> to & 1 != 0;
    let won = if enemy {
        i32::from(stacks.height(to))
    } else {
        0
    };
    won - given_back(stacks, seat, from, k)
}

impl Evaluation for Topological {
    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;

    fn evaluate_with(&self, weights: &Weights) -> i32 {
        let (sides, heights, weights) = match (self.stacks(), self.laying()) {
            (Some(stacks), _) => (sides(stacks), stacks.heights(), &weights.moving),
            (None, Some(laying)) => (laid(laying), &[1; 64], &weights.laying),
            (None, None) => return 0,
        };
        let mover = self.seat().index();
        let (own, enemy) = (&sides[mover], &sides[mover ^ 1]);
        let captures = self.captures().map(i32::from);
        let lead = captures[mover] - captures[mover ^ 1];
        let sum = lead * weights.lead
            + lead.signum() * weights.ahead
            + weights.tempo
            + own.worth(enemy, heights, weights)
            - enemy.worth(own, heights, weights)
            - own.hanging(enemy, heights, weights.hanging)
            + enemy.hanging(own, heights, weights.enemy_hanging);
        sum / 10
    }
}

impl MoveOrdering for Topological {
    fn is_noisy(&self, m: Move) -> bool {
        self.stacks()
            .is_some_and(|stacks| gain(stacks, self.seat(), m) > 0)
    }

    fn order_score(&self, m: Move) -> i32 {
        self.classify(m).1
    }

    fn classify(&self, m: Move) -> (bool, i32) {
        match (m, self.stacks()) {
            (Move::Move { k, .. }, Some(stacks)) => {
                let gain = gain(stacks, self.seat(), m);
                (gain > 0, (40 * gain - i32::from(k)).clamp(-1000, 1000))
            }
            (Move::Pass, _) => (false, -100),
            _ => (false, 0),
        }
    }

    fn history_slot(m: Move) -> usize {
        let slot = |a: usize, b: usize| (a & 63) * 64 + (b & 63);
        match m {
            Move::Lay { x, y } => slot(y as usize, x as usize),
            Move::Move { from, to, .. } => slot(from as usize, to as usize),
            Move::Pass => 0,
        }
    }
}

impl Quiescence for Topological {
    /// Only the best strike, if it wins anything: on a crowded board there are so many that trying all
    /// would never end, and it makes no difference to how well the engine plays.
    fn noisy_moves(&self, _forced: bool, out: &mut Vec<Move>) {
        let Some(stacks) = self.stacks() else {
            return;
        };
        let (sides, heights) = (sides(stacks), stacks.heights());
        let seat = self.seat();
        let (own, enemy) = (&sides[seat.index()], &sides[seat.index() ^ 1]);
        // Where the enemy strikes back as often, the pile is his in the end.
        let prey = enemy.owned & own.strikes.beyond(enemy.strikes);
        if prey == 0 {
            return;
        }
        let longest = longest(stacks);
        // Of those that win as much, the one that risks least.
        let mut best = (0, Move::Pass);
        for from in fields(own.owned) {
            for k in 1..=heights[from].min(longest) {
                let targets = stacks.layout().reach(from, k as usize) & prey;
                if targets == 0 {
                    continue;
                }
                let back = given_back(stacks, seat, from, k);
                for to in fields(targets) {
                    let won = i32::from(heights[to]) - back;
                    if won > 0 && 64 * won - i32::from(k) > best.0 {
                        let (from, to) = (from as u8, to as u8);
                        best = (64 * won - i32::from(k), Move::Move { from, to, k });
                    }
                }
            }
        }
        if best.0 > 0 {
            out.push(best.1);
        }
    }

    /// There is always the pass.
    fn is_forced(&self) -> bool {
        false
    }
}

impl Pruning for Topological {
    fn drop_symmetric(&self, moves: &mut Vec<Move>) {
        if let Some(laying) = self.laying() {
            drop_symmetric(laying, moves);
        }
    }

    const NULL_MOVE: bool = true;

    /// A pass is a legal move here, but two in a row end the game: the null move forgets that it was one.
    fn null_move(&self, counters: &Counters) -> Option<(Self, Counters)> {
        self.stacks()?;
        let passed = self.after(Move::Pass);
        let counters = self.advance(counters, Move::Pass, &passed);
        let counters = Counters {
            passes: 0,
            ..counters
        };
        Some((passed, counters))
    }
}

impl Transpositions for Topological {
    /// Periods and passes decide games: what they stand at is part of the position.
    fn table_key(&self, counters: &Counters) -> u64 {
        if let Some(laying) = self.laying() {
            // Layouts that are the same but for how they lie are the same game.
            return symmetric_key(laying).unwrap_or_else(|| self.key());
        }
        let [white, black] = counters.captures.map(u64::from);
        let (plies, passes) = (u64::from(counters.plies), u64::from(counters.passes));
        self.key() ^ zobrist::mix(plies << 24 | white << 16 | black << 8 | passes)
    }
}

impl EngineGame for Topological {
    const LEVELS: LevelTable = [
        beginner(2_400, 0),
        beginner(1_400, 0),
        beginner(700, 0),
        beginner(370, 0),
        beginner(110, 0),
        by_depth(2, 16, 230),
        by_depth(3, 8, 300),
        by_depth(3, 8, 40),
        by_nodes(5_000),
    ];

    fn detached(&self) -> Topological {
        Topological::apart(self)
    }
}

#[cfg(test)]
#[path = "topological_tests.rs"]
mod tests;
