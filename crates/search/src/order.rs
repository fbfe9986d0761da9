//! Which moves to try first: the table's, loud ones that promise much, those that refuted before.

use doska_rules::Team;

use crate::judge::{EngineGame, SLOTS};
use crate::score::MOST_PLIES;
use crate::worker::At;

/// What a thread has learnt of moves. Scores go towards their bounds, never over them.
pub(crate) struct Memory {
    killers: Vec<[Known; 2]>,
    replies: Vec<Known>,
    history: Box<[[i16; SLOTS]; 2]>,
}

/// A quiet move that refuted something, by its slot and its code.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Known {
    slot: u16,
    code: u16,
}

/// No move has this slot.
const NOTHING: Known = Known {
    slot: SLOTS as u16,
    code: 0,
};

const MOST: i32 = 8_000;

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory {
            killers: vec![[NOTHING; 2]; MOST_PLIES + 2],
            replies: vec![NOTHING; SLOTS],
            history: Box::new([[0; SLOTS]; 2]),
        }
    }

    /// A quiet move refuted a line; `tried` quiet moves before it did not.
    pub(crate) fn refuted<G: EngineGame>(
        &mut self,
        team: Team,
        m: G::Move,
        tried: &[G::Move],
        before: Option<G::Move>,
        ply: usize,
        depth: i32,
    ) {
        let known = Known {
            slot: G::slot(m) as u16,
            code: G::code(m),
        };
        let killers = &mut self.killers[ply];
        if killers[0] != known {
            *killers = [known, killers[0]];
        }
        if let Some(before) = before {
            self.replies[G::slot(before)] = known;
        }
        let bonus = (16 * depth * depth + 32 * depth).min(1200);
        self.learn::<G>(team, m, bonus);
        for &other in tried {
            self.learn::<G>(team, other, -bonus);
        }
    }

    fn learn<G: EngineGame>(&mut self, team: Team, m: G::Move, bonus: i32) {
        let kept = &mut self.history[team as usize][G::slot(m)];
        let now = i32::from(*kept);
        *kept = (now + bonus - now * bonus.abs() / MOST) as i16;
    }
}

/// Moves of a position with how early each is tried. Which comes next is found when it is asked for: as a rule
/// the first of them settles the matter.
#[derive(Default)]
pub(crate) struct Ranks {
    /// For each move its rank, whether it is loud and its place from the end, from the highest bit down, so
    /// that the greatest is to be tried next; [`TRIED`] once it was.
    ranks: Vec<i64>,
}

/// A move as it is tried.
#[derive(Copy, Clone)]
pub(crate) struct Ranked<M> {
    pub m: M,
    pub rank: i32,
    pub loud: bool,
}

/// Lower than any.
const TRIED: i64 = i64::MIN;
const LOUD: i32 = 100_000;

impl Ranks {
    /// Ranks moves of a position.
    pub(crate) fn rank<G: EngineGame>(
        &mut self,
        at: &At<G>,
        moves: &[G::Move],
        memory: &Memory,
        ply: usize,
    ) {
        let position = &at.position;
        let history = &memory.history[position.seat().team() as usize];
        let [first, second] = memory.killers[ply];
        let reply = at.before.map_or(NOTHING, |m| memory.replies[G::slot(m)]);
        self.fill(moves.iter().map(|&m| {
            let (loud, promise) = position.appraise(m);
            if loud {
                return loud_rank(promise);
            }
            let slot = G::slot(m);
            let is = |known: Known| usize::from(known.slot) == slot && G::code(m) == known.code;
            let known = if is(first) {
                40_000
            } else if is(second) {
                30_000
            } else if is(reply) {
                20_000
            } else {
                0
            };
            2 * (i32::from(history[slot]) + promise * 8 + known)
        }));
    }

    /// Ranks moves that are all loud.
    pub(crate) fn rank_loud<G: EngineGame>(&mut self, position: &G, moves: &[G::Move]) {
        self.fill(moves.iter().map(|&m| loud_rank(position.promise(m))));
    }

    /// With ranks that are doubled, and one more if the move is loud.
    fn fill(&mut self, ranks: impl ExactSizeIterator<Item = i32>) {
        let last = ranks.len() as u32;
        let places = (0..last).rev();
        self.ranks.clear();
        self.ranks.extend(
            ranks
                .zip(places)
                .map(|(rank, place)| i64::from(rank) << 32 | i64::from(place)),
        );
    }

    /// The best of these moves that has not been picked yet, the first of equals. They are those that were
    /// ranked, and one of them is left.
    pub(crate) fn pick<M: Copy>(&mut self, moves: &[M]) -> Ranked<M> {
        let most = self.ranks.iter().fold(TRIED, |most, &rank| most.max(rank));
        let i = self.ranks.len() - 1 - most as u32 as usize;
        self.ranks[i] = TRIED;
        let rank = (most >> 32) as i32;
        Ranked {
            m: moves[i],
            rank: rank >> 1,
            loud: rank & 1 == 1,
        }
    }
}

/// Loud moves that promise something come before all quiet ones, others after most.
fn loud_rank(promise: i32) -> i32 {
    let rank = if promise >= 0 {
        LOUD + promise
    } else {
        promise * 20
    };
    2 * rank + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_of_equals_the_one_listed_first() {
        let mut ranks = Ranks::default();
        let moves = ['a', 'b', 'c', 'd', 'e', 'f'];
        let ranked = [
            2 * -7,
            loud_rank(-1),
            2 * 300,
            loud_rank(0),
            2 * 300,
            2 * -7,
        ];
        // What was ranked before leaves nothing behind.
        ranks.fill([0; 9].into_iter());
        ranks.fill(ranked.into_iter());
        let picked = moves.map(|_| ranks.pick(&moves));
        assert_eq!(picked.map(|p| p.m), ['d', 'c', 'e', 'a', 'f', 'b']);
        assert_eq!(picked.map(|p| p.rank), [LOUD, 300, 300, -7, -7, -20]);
        assert_eq!(
            picked.map(|p| p.loud),
            [true, false, false, false, false, true]
        );
    }
}
