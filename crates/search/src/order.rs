//! Which moves to try first: the table's, loud ones that promise much, those that refuted before.

use doska_rules::Team;

use crate::judge::{Judge, SLOTS};
use crate::score::MOST_PLIES;
use crate::worker::At;

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
}

/// A move with how early it is tried.
#[derive(Copy, Clone)]
pub(crate) struct Ranked<M> {
    pub m: M,
    pub rank: i32,
    pub loud: bool,
}

/// Loud moves that promise something come before all quiet ones.
const LOUD: i32 = 100_000;

/// Ranks moves of a position.
pub(crate) fn rank<G: Judge>(
    at: &At<G>,
    moves: &[G::Move],
    memory: &Memory<G::Move>,
    ply: usize,
    out: &mut Vec<Ranked<G::Move>>,
) {
    let position = &at.position;
    let history = &memory.history[position.seat().team() as usize];
    let killers = memory.killers[ply];
    let reply = at.before.and_then(|before| memory.replies[G::slot(before)]);
    out.extend(moves.iter().map(|&m| {
        let (loud, promise) = position.appraise(m);
        let rank = if loud {
            loud_rank(promise)
        } else {
            let quiet = i32::from(history[G::slot(m)]) + promise * 8;
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
        Ranked { m, rank, loud }
    }));
}

/// Ranks moves that are all loud.
pub(crate) fn rank_loud<G: Judge>(position: &G, moves: &[G::Move], out: &mut Vec<Ranked<G::Move>>) {
    out.extend(moves.iter().map(|&m| Ranked {
        m,
        rank: loud_rank(position.promise(m)),
        loud: true,
    }));
}

fn loud_rank(promise: i32) -> i32 {
    if promise >= 0 {
        LOUD + promise
    } else {
        promise * 20
    }
}

/// Brings the best of the rest to place `i`.
pub(crate) fn pick<M: Copy>(ranked: &mut [Ranked<M>], i: usize) -> Ranked<M> {
    let mut best = i;
    let mut most = ranked[i].rank;
    for (j, other) in ranked.iter().enumerate().skip(i + 1) {
        if other.rank > most {
            (best, most) = (j, other.rank);
        }
    }
    ranked.swap(i, best);
    ranked[i]
}
