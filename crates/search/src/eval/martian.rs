//! Martian Chess: points taken, what can be taken next and by what, and who may end the game.
//!
//! A piece belongs to whoever's ground it stands on, so that a capture hands over the piece that made it:
//! a pawn that takes a queen gains most, a queen that takes a pawn may be turned round at once. And a
//! player's own pieces are the enemy's prey: with two players they are worth less than nothing.

use doska_rules::bits::squares;
use doska_rules::martian::{
    Landing, Martian, Move, Players, QUADRANTS, drone_reach, pawn_reach, queen_reach, value,
};
use doska_rules::{Kind, Position, zobrist};

use crate::engine_game::{
    EngineGame, Evaluation, MoveOrdering, Pruning, Quiescence, Transpositions, retain_from,
    square_slot,
};
use crate::level::{LevelTable, beginner, by_depth, by_nodes};
use crate::weights::terms;

terms! {
    /// What the terms weigh, in tenths of a hundredth of a point. Fitted to the results of games the engine
    /// played against itself, two rounds of them.
    pub struct Side {
        /// A point more than the other team, and what it gains with each piece that leaves the board.
        lead: i32,
        lead_late: i32,
        /// The turn.
        tempo: i32,
        /// What each seat can take, the mover's first.
        threats: [Threat; 4],
        /// Pieces in one's own quadrant.
        queen: i32,
        drone: i32,
        pawn: i32,
        /// Squares to go to: inside the quadrant for each piece, and beyond it.
        inside: i32,
        abroad: i32,
        /// Of the team that is ahead, or behind: each piece fewer than four, for each point of the distance.
        few_ahead: i32,
        few_behind: i32,
        /// A last piece, which has to go when nothing else can; of a team that is not behind, and of one
        /// that is.
        last_ahead: i32,
        last_behind: i32,
    }
}

terms! {
    /// What a seat can take, by points.
    pub struct Threat {
        /// The dearest piece.
        best: i32,
        /// The dearest that a drone or pawn can take.
        cheap: i32,
        /// All others.
        rest: i32,
    }
}

terms! {
    /// With two players and with four.
    pub struct Weights {
        two: Side,
        four: Side,
    }
}

const WEIGHTS: Weights = Weights {
    two: TWO,
    four: FOUR,
};

const fn threat(best: i32, cheap: i32, rest: i32) -> Threat {
    Threat { best, cheap, rest }
}

const TWO: Side = Side {
    lead: 755,
    lead_late: 39,
    tempo: 114,
    threats: [
        threat(-1, 242, 144),
        threat(-24, 169, 88),
        threat(0, 0, 0),
        threat(0, 0, 0),
    ],
    queen: -323,
    drone: -521,
    pawn: -551,
    inside: 16,
    abroad: 101,
    few_ahead: 309,
    few_behind: 74,
    last_ahead: 227,
    last_behind: -841,
};

const FOUR: Side = Side {
    lead: 884,
    lead_late: 19,
    tempo: 417,
    threats: [
        threat(187, 228, 48),
        threat(333, 416, 60),
        threat(281, 220, 80),
        threat(203, 241, 24),
    ],
    queen: 690,
    drone: -40,
    pawn: -230,
    inside: 4,
    abroad: 65,
    few_ahead: 240,
    few_behind: -83,
    last_ahead: 1136,
    last_behind: -1682,
};

/// The mover wins with his next move, without taking anything.
const ENDS: i32 = 15_000;

/// What one seat's pieces get to.
#[derive(Copy, Clone, Default)]
struct Reach {
    queens: u64,
    others: u64,
    /// Free squares of the own quadrant, once for each piece that gets there.
    inside: i32,
}

fn reach(position: &Martian, quadrant: u64) -> Reach {
    let occupied = position.occupied();
    let free = quadrant & !occupied;
    let mut out = Reach::default();
    let inside = |set: u64| (set & free).count_ones() as i32;
    for from in squares(position.queens() & quadrant) {
        let set = queen_reach(from, occupied);
        out.queens |= set;
        out.inside += inside(set);
    }
    for from in squares(position.drones() & quadrant) {
        let set = drone_reach(from, occupied);
        out.others |= set;
        out.inside += inside(set);
    }
    for from in squares(position.pawns() & quadrant) {
        let set = pawn_reach(from);
        out.others |= set;
        out.inside += inside(set);
    }
    let board = position.players().board();
    out.queens &= board;
    out.others &= board;
    out
}

fn points(kind: Kind) -> i32 {
    i32::from(value(kind))
}

/// The points of the dearest piece of a set; 0 if it holds none.
fn dearest(position: &Martian, set: u64) -> i32 {
    if set & position.queens() != 0 {
        3
    } else if set & position.drones() != 0 {
        2
    } else {
        i32::from(set & position.pawns() != 0)
    }
}

/// The points of all pieces of a set.
fn worth(position: &Martian, set: u64) -> i32 {
    let count = |kind: u64| (set & kind).count_ones() as i32;
    3 * count(position.queens()) + 2 * count(position.drones()) + count(position.pawns())
}

/// By how much the mover's team is ahead.
fn lead(position: &Martian) -> i32 {
    let [first, second] = position.team_points().map(|points| points as i32);
    if position.seat().index() & 1 == 0 {
        first - second
    } else {
        second - first
    }
}

/// Whether the mover ends the game and wins by leaving his quadrant with his last piece.
fn may_end(position: &Martian, lead: i32) -> bool {
    let quadrant = QUADRANTS[position.seat().index()];
    let own = position.occupied() & quadrant;
    lead >= 0
        && own.is_power_of_two()
        && squares(own).any(|last| position.targets(last) & !quadrant != 0)
}

/// What a team gains by having few pieces where it has fewest, `lead` points ahead.
fn few(weights: &Side, pieces: i32, lead: i32) -> i32 {
    let lead = lead.clamp(-6, 6);
    let (each, last) = if lead < 0 {
        (weights.few_behind, weights.last_behind)
    } else {
        (weights.few_ahead, weights.last_ahead)
    };
    (4 - pieces).max(0) * lead * each + i32::from(pieces == 1) * last
}

/// Whether a capture can pay where quiet moves are no longer searched: what it takes is worth what is
/// handed over, or at least as much as that can take back from where it then stands.
fn pays(position: &Martian, m: Move) -> bool {
    let (Landing::Capture(victim), Some(mover)) = (position.landing(m), position.kind_at(m.from()))
    else {
        return false;
    };
    let won = points(victim);
    if won >= points(mover) {
        return true;
    }
    let occupied = position.occupied() & !m.from().bit();
    let back = match mover {
        Kind::Queen => queen_reach(m.to(), occupied),
        _ => drone_reach(m.to(), occupied),
    };
    let own = occupied & QUADRANTS[position.seat().index()];
    dearest(position, back & own) <= won
}

/// Whether so many plies without a capture count as part of the position.
fn is_near_limit(position: &Martian, quiet: u32) -> bool {
    quiet + 20 >= position.players().quiet_limit()
}

impl Evaluation for Martian {
    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;

    fn evaluate_with(&self, weights: &Weights) -> i32 {
        let lead = lead(self);
        if may_end(self, lead) {
            return ENDS;
        }
        let weights = match self.players() {
            Players::Two => &weights.two,
            Players::Four => &weights.four,
        };
        let (seats, occupied) = (self.seats(), self.occupied());
        let gone = 9 * seats as i32 - occupied.count_ones() as i32;
        let mut sum = lead * (weights.lead + weights.lead_late * gone) + weights.tempo;
        let mut fewest = [i32::MAX; 2];
        for (turn, threat) in weights.threats.iter().enumerate().take(seats) {
            let quadrant = QUADRANTS[(self.seat().index() + turn) % seats];
            let reach = reach(self, quadrant);
            let (all, prey) = (reach.queens | reach.others, occupied & !quadrant);
            let best = dearest(self, all & prey);
            let count = |set: u64| set.count_ones() as i32;
            let side = best * threat.best
                + dearest(self, reach.others & prey) * threat.cheap
                + (worth(self, all & prey) - best) * threat.rest
                + count(self.queens() & quadrant) * weights.queen
                + count(self.drones() & quadrant) * weights.drone
                + count(self.pawns() & quadrant) * weights.pawn
                + reach.inside * weights.inside
                + count(all & !occupied & !quadrant) * weights.abroad;
            sum += if turn % 2 == 0 { side } else { -side };
            fewest[turn % 2] = fewest[turn % 2].min(count(occupied & quadrant));
        }
        (sum + few(weights, fewest[0], lead) - few(weights, fewest[1], -lead)) / 10
    }
}

impl MoveOrdering for Martian {
    fn is_noisy(&self, m: Move) -> bool {
        !m.is_pass() && matches!(self.landing(m), Landing::Capture(_))
    }

    fn order_score(&self, m: Move) -> i32 {
        if m.is_pass() {
            return 0;
        }
        let mover = self.kind_at(m.from()).map_or(1, points);
        match self.landing(m) {
            Landing::Capture(victim) if !pays(self, m) => 10 * points(victim) - 20 * mover,
            Landing::Capture(victim) => 100 * points(victim) - 20 * mover,
            Landing::Merging(_) => -50,
            // A piece given away.
            Landing::Empty if QUADRANTS[self.seat().index()] & m.to().bit() == 0 => -100 * mover,
            Landing::Empty => 20 - 10 * mover,
        }
    }

    fn move_code(m: Move) -> u16 {
        1 + Martian::history_slot(m) as u16
    }

    fn history_slot(m: Move) -> usize {
        square_slot(m.from(), m.to())
    }
}

impl Quiescence for Martian {
    fn noisy_moves(&self, _forced: bool, out: &mut Vec<Move>) {
        let before = out.len();
        self.captures(out);
        retain_from(out, before, |m| pays(self, m));
    }

    /// No capture is compulsory.
    fn is_forced(&self) -> bool {
        false
    }
}

impl Pruning for Martian {}

impl Transpositions for Martian {
    fn repetition_window(&self, quiet: &u32) -> usize {
        *quiet as usize
    }

    /// Far from the limit it does not matter for how long nothing was taken.
    fn table_key(&self, quiet: &u32) -> u64 {
        if is_near_limit(self, *quiet) {
            self.key() ^ zobrist::mix(u64::from(*quiet))
        } else {
            self.key()
        }
    }

    fn plies_to_limit(&self, quiet: &u32) -> u32 {
        if is_near_limit(self, *quiet) {
            u32::MAX
        } else {
            self.players().quiet_limit() - quiet
        }
    }
}

impl EngineGame for Martian {
    const LEVELS: LevelTable = [
        beginner(1_600, 0),
        beginner(1_080, 0),
        beginner(540, 0),
        beginner(370, 0),
        beginner(180, 0),
        by_depth(2, 16, 60),
        by_depth(3, 8, 40),
        by_nodes(5_000),
        by_nodes(32_000),
    ];
}

#[cfg(test)]
#[path = "martian_tests.rs"]
mod tests;
