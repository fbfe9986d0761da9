//! A game being played, with everything that counts.

use std::collections::HashMap;

use doska_rules::{Game, Outcome};

/// What the board decides, a side without a move included.
pub fn board_end<G: Game>(position: &G, moves: &[G::Move]) -> Option<Outcome> {
    position
        .outcome()
        .or_else(|| moves.is_empty().then(|| position.stuck()))
}

/// Where a game stands.
pub struct Playing<G: Game> {
    pub position: G,
    pub counters: G::Counters,
    /// The legal moves by the board alone.
    pub moves: Vec<G::Move>,
    /// How the game ended, if it did.
    pub end: Option<Outcome>,
    seen: HashMap<G, u32>,
}

impl<G: Game> Playing<G> {
    pub fn new(options: &G::Options) -> Playing<G> {
        Playing::from(G::start(options))
    }

    /// A game that begins with this position.
    pub fn from(position: G) -> Playing<G> {
        let counters = position.fresh();
        let mut playing = Playing {
            position,
            counters,
            moves: Vec::new(),
            end: None,
            seen: HashMap::new(),
        };
        playing.arrive();
        playing
    }

    fn arrive(&mut self) {
        let mut times = 0;
        if self.position.repeats_at(&self.counters) {
            let counted = self.seen.entry(self.position.clone()).or_default();
            *counted += 1;
            times = *counted;
        }
        self.moves.clear();
        self.position.legal_moves(&mut self.moves);
        let limits = self.position.limits(&self.counters, times);
        let counted = self.position.counted_outcome(&self.counters, times);
        let full = limits.iter().find(|limit| limit.count >= limit.full);
        assert_eq!(
            full.map(|limit| limit.reason),
            counted.map(|end| end.reason),
            "a full count ends the game: {limits:?}"
        );
        self.end = board_end(&self.position, &self.moves).or(counted);
    }

    pub fn play(&mut self, m: G::Move) {
        let after = self.position.after(m);
        self.counters = self.position.advance(&self.counters, m, &after);
        self.position = after;
        self.arrive();
    }

    pub fn tail(&self) -> String {
        self.position.write_counters(&self.counters)
    }
}
