//! The game being played at the page's board.

use std::time::Duration;

use doska_play::wire::{self, Act, Effect, RoundRef};
use doska_play::{Note, Round};

use crate::Failure;

/// The page's board: one game, or none yet.
#[derive(Default)]
pub struct Board(Option<Round>);

impl Board {
    /// A game begins or is taken up again.
    pub fn open(&mut self, opened: &RoundRef, now: u64) -> Result<wire::Round, Failure> {
        let now = Duration::from_millis(now);
        let round = opened.open(now).map_err(|(ply, note)| Failure {
            note: note.into(),
            ply: Some(ply),
        })?;
        Ok(wire::Round::new(self.0.insert(round), Vec::new(), now))
    }

    /// A seat does something.
    pub fn act(&mut self, seat: usize, act: &Act, now: u64) -> Result<wire::Round, Failure> {
        self.change(now, |round, now| act.on(round, seat, now))
    }

    /// Back to the last turn of one of these seats, without asking anybody.
    pub fn back(&mut self, seats: &[usize], now: u64) -> Result<wire::Round, Failure> {
        self.change(now, |round, now| {
            let to = round.last_turn_of(|seat| seats.contains(&seat.index()));
            let to = to.ok_or(Note::new("round-nothing-back"))?;
            let effects = round.take_back(to, now);
            Ok(Effect::list(&effects, &round.line().position()))
        })
    }

    /// Time goes on.
    pub fn tick(&mut self, now: u64) -> Result<wire::Round, Failure> {
        self.change(now, |round, now| {
            let effects = round.tick(now);
            Ok(Effect::list(&effects, &round.line().position()))
        })
    }

    fn change(
        &mut self,
        now: u64,
        deed: impl FnOnce(&mut Round, Duration) -> Result<Vec<Effect>, Note>,
    ) -> Result<wire::Round, Failure> {
        let now = Duration::from_millis(now);
        let round = self.0.as_mut().ok_or(Note::new("round-none"))?;
        let effects = deed(round, now)?;
        Ok(wire::Round::new(round, effects, now))
    }
}
