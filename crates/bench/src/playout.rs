//! Random games: every legal move equally likely, to the end by the board or by the quiet limit.

use doska_rules::{Game, zobrist};

/// No game is longer.
pub const MOST_PLIES: u32 = 1000;

/// The games and plies played so far.
#[derive(Copy, Clone, Default)]
pub struct Played {
    /// Games played to their end.
    pub games: u64,
    /// Moves in all of these games.
    pub plies: u64,
    /// Follows from the last positions, so that nothing can be left out as unused.
    pub trace: u64,
}

/// A generator of numbers that gives the same ones in every run.
pub struct Random(pub u64);

impl Random {
    /// A number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        (((zobrist::mix(self.0) >> 32) * count as u64) >> 32) as usize
    }
}

/// Plays games from a position. Repetition is not looked at.
pub fn games<G: Game>(start: &G, games: u64) -> Played {
    let mut random = Random(1);
    let mut moves = Vec::with_capacity(256);
    let mut played = Played {
        games,
        ..Played::default()
    };
    for _ in 0..games {
        let mut position = start.clone();
        let mut counters = position.fresh();
        for _ in 0..MOST_PLIES {
            moves.clear();
            position.legal_moves(&mut moves);
            if moves.is_empty() || position.counted_outcome(&counters, 0).is_some() {
                break;
            }
            let m = moves[random.below(moves.len())];
            let next = position.after(m);
            counters = position.advance(&counters, m, &next);
            position = next;
            played.plies += 1;
        }
        played.trace ^= position.key();
    }
    played
}
