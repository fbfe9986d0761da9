//! Vacations: before the time for a move is over, the days that its player had announced are added; a game says so
//! before.

use std::sync::Arc;

use doska_contract::online::{Game, GameStatus};
use doska_play::round::Millis;

use super::Games;
use super::table::{State, Table};
use crate::store::{StoreError, correspondence};

impl Games {
    /// Gives the seat to move the days of its vacations, where its time would be over at `now` without them.
    pub(super) async fn grant_vacation(
        &self,
        table: &Arc<Table>,
        state: &mut State,
        now: Millis,
    ) -> Result<(), StoreError> {
        let (Some(days), Some(deadline)) = (
            table.head.clock.and_then(|clock| clock.days),
            state.round.deadline().filter(|&deadline| deadline <= now),
        ) else {
            return Ok(());
        };
        let mover = state.round.mover();
        let Some(player) = table.player(mover.index()) else {
            return Ok(());
        };
        let (id, player) = (table.head.id.clone(), player.id.clone());
        let until = self
            .0
            .store
            .read(move |tx| correspondence::deadline_of(tx, &id, &player, days, deadline))
            .await?;
        if until <= deadline {
            return Ok(());
        }
        // Just before the time is over: afterwards it could not be given any more.
        let at = deadline.saturating_sub(1).max(state.last);
        let given = state.round.extend(mover, until - deadline, at);
        self.append(table, state, &given, |_| {}).await
    }

    /// Lets a game with days for each move say what the clock of the seat to move will really be, and until when its
    /// player is away.
    pub(super) async fn with_vacation(&self, mut game: Game) -> Result<Game, StoreError> {
        let days = game.clock.and_then(|clock| clock.days);
        let (Some(days), Some(seat), GameStatus::Playing) = (days, game.to_move, game.status)
        else {
            return Ok(game);
        };
        let left = game.clocks.as_ref().and_then(|clocks| clocks.get(seat));
        let (Some(left), Some(mover)) = (left.copied(), game.seats.get(seat)) else {
            return Ok(game);
        };
        let (id, mover, now) = (game.id.clone(), mover.id.clone(), game.now);
        let (until, away) = self
            .0
            .store
            .read(move |tx| {
                let until = correspondence::deadline_of(tx, &id, &mover, days, now + left)?;
                let mut away = correspondence::vacations(tx, &mover, now)?.into_iter();
                let away = away.find(|vacation| vacation.from <= now);
                Ok::<_, StoreError>((until, away.map(|vacation| vacation.to)))
            })
            .await?;
        if let Some(clock) = game.clocks.as_mut().and_then(|clocks| clocks.get_mut(seat)) {
            *clock = until.saturating_sub(now);
        }
        game.vacation = away;
        Ok(game)
    }
}
