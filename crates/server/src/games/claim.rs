//! Ends a game that an opponent has left.

use doska_contract::online::{ClaimKind, CommandResult};
use doska_play::round::{Cause, End, Refusal};

use super::command::TRIES;
use super::{GameError, Games, Table};
use crate::ids;
use crate::store::StoreError;

/// Plies after which a game that is left has a result: before, either side may abort it.
const BEGUN: usize = 2;

impl Games {
    /// A player claims a game. Whether the opponent has left, the caller has found out.
    pub async fn claim(
        &self,
        player: String,
        game: String,
        id: Option<String>,
        kind: ClaimKind,
    ) -> Result<CommandResult, GameError> {
        let games = self.clone();
        // Chosen once: what is tried again is the same command.
        let id = id.unwrap_or_else(|| ids::random(16));
        let task = tokio::spawn(async move { games.try_claim(&player, &game, &id, kind).await });
        task.await
            .unwrap_or(Err(GameError::Store(StoreError::Closed)))
    }

    /// Whether a command of a player has taken effect.
    pub async fn has_command(&self, table: &Table, player: &str, id: Option<&str>) -> bool {
        let (Some(seat), Some(id)) = (table.seat_of(player), id) else {
            return false;
        };
        table
            .state
            .lock()
            .await
            .round
            .version_of(seat, id)
            .is_some()
    }

    async fn try_claim(
        &self,
        player: &str,
        game: &str,
        id: &str,
        kind: ClaimKind,
    ) -> Result<CommandResult, GameError> {
        self.awake(game).await?;
        for _ in 0..TRIES {
            match self.claim_now(player, game, id, kind).await {
                Err(GameError::Store(StoreError::Conflict)) => {}
                done => return done,
            }
        }
        Err(StoreError::Conflict.into())
    }

    async fn claim_now(
        &self,
        player: &str,
        game: &str,
        id: &str,
        kind: ClaimKind,
    ) -> Result<CommandResult, GameError> {
        let table = self.table_of(game, player).await?;
        let seat = table.seat_of(player).ok_or(GameError::NotYourSeat)?;
        let mut state = table.state.lock().await;
        if state.stale {
            return Err(StoreError::Conflict.into());
        }
        let now = self.0.clock.now().max(state.last);
        if state.round.version_of(seat, id).is_none() {
            if let Some(flag) = state.round.expire(now) {
                self.append(&table, &mut state, &[flag], |_| {}).await?;
            }
            let end = if state.round.ply() < BEGUN {
                End {
                    winner: None,
                    cause: Cause::Aborted,
                }
            } else {
                End {
                    winner: (kind == ClaimKind::Win).then(|| seat.team()),
                    cause: Cause::Abandoned,
                }
            };
            let mut events = state.round.ended_by(end, now);
            if events.is_empty() {
                return Err(GameError::Refused(Refusal::Over));
            }
            for event in &mut events {
                (event.seat, event.command) = (Some(seat), Some(id.to_owned()));
            }
            self.append(&table, &mut state, &events, |_| {}).await?;
        }
        Ok(CommandResult {
            version: state.round.version(),
            ply: state.round.ply(),
            clocks: state.clocks(now),
            game_id: None,
        })
    }
}
