//! Which moves to try first: the table's, loud ones that promise much, those that refuted before.

use doska_rules::Team;

use crate::judge::{Judge, SLOTS, code};
use crate::score::MOST_PLIES;

/// What a thread has learnt of moves. Scores go towards their bounds, never over them.
pub(crate) struct Memory<M> {
    killers: Vec<[Option<M>; 2]>,
    replies: Vec<Option<M>>,
    history: Box<[[i16; SLOTS]; 2]>,
}

const MOST: i32 = 8_000;

impl<M: Copy + Eq> Memory<M> {
    pub(crate) fn new() -> Memory<M> {
        Memory {
            killers: vec![[None; 2]; MOST_PLIES + 2],
            replies: vec![None; SLOTS],
            history: Box::new([[0; SLOTS]; 2]),
        }
    }

    /// A quiet move refuted a line; `tried` quiet moves before it did not.
    pub(crate) fn refuted<G: Judge<Move = M>>(
        &mut self,
        team: Team,
        m: M,
        tried: &[M],
        before: Option<M>,
        ply: usize,
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
        if let Some(before) = before {
            self.replies[G::slot(before)] = Some(m);
        }
        let bonus = (16 * depth * depth + 32 * depth).min(1200);
        self.learn::<G>(team, m, bonus);
        for &other in tried {
            self.learn::<G>(team, other, -bonus);
        }
    }

    fn learn<G: Judge<Move = M>>(&mut self, team: Team, m: M, bonus: i32) {
        let kept = &mut self.history[team as usize][G::slot(m)];
        let now = i32::from(*kept);
        *kept = (now + bonus - now * bonus.abs() / MOST) as i16;
    }

    pub(crate) fn history<G: Judge<Move = M>>(&self, team: Team, m: M) -> i32 {
        i32::from(self.history[team as usize][G::slot(m)])
    }
}

/// A move with how early it is tried.
#[derive(Copy, Clone)]
pub(crate) struct Ranked<M> {
    pub m: M,
    pub rank: i32,
    pub loud: bool,
}

/// The rank of the table's move.
const KNOWN: i32 = 1_000_000;
/// Loud moves that promise something come before all quiet ones.
const LOUD: i32 = 100_000;

/// Ranks the moves of a position.
pub(crate) fn rank<G: Judge>(
    position: &G,
    moves: &[G::Move],
    memory: &Memory<G::Move>,
    known: u16,
    before: Option<G::Move>,
    ply: usize,
    out: &mut Vec<Ranked<G::Move>>,
) {
    let team = position.seat().team();
    let killers = memory.killers[ply];
    let reply = before.and_then(|before| memory.replies[G::slot(before)]);
    for &m in moves {
        let loud = position.is_loud(m);
        let promise = position.promise(m);
        let rank = if known != 0 && code::<G>(m) == known {
            KNOWN
        } else if loud {
            if promise >= 0 {
                LOUD + promise
            } else {
                promise * 20
            }
        } else {
            let quiet = memory.history::<G>(team, m) + promise * 8;
            if killers[0] == Some(m) {
                quiet + 40_000
            } else if killers[1] == Some(m) {
                quiet + 30_000
            } else if reply == Some(m) {
                quiet + 20_000
            } else {
                quiet
            }
        };
        out.push(Ranked { m, rank, loud });
    }
}

/// Brings the best of the rest to place `i`.
pub(crate) fn pick<M: Copy>(ranked: &mut [Ranked<M>], i: usize) -> Ranked<M> {
    let mut best = i;
    for j in i + 1..ranked.len() {
        if ranked[j].rank > ranked[best].rank {
            best = j;
        }
    }
    ranked.swap(i, best);
    ranked[i]
}
