//! A game as it is sent.

use doska_contract::Outcome;
use doska_contract::online::{Game, GameStatus, OfferKind, OnlineOffer};
use doska_play::round::{Millis, Offer, Round};

use super::table::State;
use super::{GameError, Games};
use crate::store::games::GameHead;
use crate::store::{StoreError, events};

impl Games {
    /// A game as it stands.
    pub async fn game(&self, id: &str) -> Result<Game, GameError> {
        for _ in 0..2 {
            let table = self.current(id).await?.ok_or(GameError::NotFound)?;
            let state = table.state.lock().await;
            if !state.stale {
                let game = view(&table.head, &state, self.0.clock.now());
                drop(state);
                return Ok(self.with_vacation(game).await?);
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// A game's fixed facts and its state, for whoever plays it in this process.
    pub async fn round(&self, id: &str) -> Result<(GameHead, Round), GameError> {
        for _ in 0..2 {
            let table = self.current(id).await?.ok_or(GameError::NotFound)?;
            let state = table.state.lock().await;
            if !state.stale {
                return Ok((table.head.clone(), state.round.clone()));
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// The stored events of a game after a version, as JSON texts, and whether it is over.
    pub async fn events_after(
        &self,
        id: &str,
        version: u32,
    ) -> Result<(Vec<events::Stored>, bool), GameError> {
        let key = id.to_owned();
        self.0
            .store
            .read(move |tx| {
                let sql = "SELECT status FROM games WHERE id = $1";
                let row = tx.one(sql, crate::values![&key])?;
                let status: String = row.ok_or(GameError::NotFound)?.get(0)?;
                Ok((events::after(tx, &key, version)?, status == "ended"))
            })
            .await
    }
}

/// A game as it is sent at `now`.
pub fn view(head: &GameHead, state: &State, now: Millis) -> Game {
    let round = &state.round;
    let position = round.history().position();
    let outcome = round.end().map(|end| Outcome::new(end, &position));
    Game {
        id: head.id.clone(),
        game: head.game.clone(),
        rules: head.rules.clone(),
        version: round.version(),
        ply: round.ply(),
        moves: round.history().move_texts(),
        start: head.start.clone(),
        position: position.text(),
        seats: head.seats.clone(),
        to_move: outcome.is_none().then(|| round.mover().index()),
        clock: head.clock,
        clocks: state.clocks(now),
        vacation: None,
        rated: head.rated,
        offer: round.pending_offer().map(|pending| OnlineOffer {
            kind: match pending.offer {
                Offer::Draw => OfferKind::Draw,
                Offer::Takeback { .. } => OfferKind::Takeback,
                Offer::Abort => OfferKind::Abort,
            },
            by: pending.by.index(),
            accepted: pending.accepted.iter().map(|seat| seat.index()).collect(),
        }),
        status: if outcome.is_some() {
            GameStatus::Ended
        } else {
            GameStatus::Playing
        },
        // A game that is over is the same whenever it is asked for, so that exports can be compared.
        now: if outcome.is_some() { state.last } else { now },
        outcome,
        created_at: head.created_at,
    }
}
