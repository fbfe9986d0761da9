//! A game from the store.

use doska_contract::online::Game;
use doska_play::round::{Millis, Round};

use crate::games::{State, view};
use crate::store::games::GameHead;
use crate::store::{StoreError, Tx, events, games};

/// A game as its events left it, read for somebody who does not take part.
pub struct Kept {
    /// What does not change.
    pub head: GameHead,
    state: State,
}

impl Kept {
    /// The game of this id.
    pub fn load(tx: &mut dyn Tx, id: &str) -> Result<Option<Kept>, StoreError> {
        let Some(head) = games::find(tx, id)? else {
            return Ok(None);
        };
        let state = State::replay(id, &events::log(tx, id)?)?;
        Ok(Some(Kept { head, state }))
    }

    /// The fold of its events.
    pub fn round(&self) -> &Round {
        &self.state.round
    }

    /// How it is sent.
    pub fn view(&self, now: Millis) -> Game {
        view(&self.head, &self.state, now)
    }
}
