//! Deadlines are rows: whoever finds one due acts on it, once.

use std::time::{Duration, Instant};

use doska_play::round::{Cause, End, Event, Millis};

use super::recover::RECOVERED;
use super::table::{FIRST_MOVE, State};
use super::{GameError, Games};
use crate::store::{StoreError, Tx, games, settings};

/// How often the rows are looked at.
const TICK: Duration = Duration::from_millis(100);

/// A look that takes longer was kept waiting by the store, as the moves were that came meanwhile.
const SLOW: Duration = Duration::from_millis(500);
/// Then those that came in time have so long to be stored, by whichever node they came to.
const PATIENCE: Duration = Duration::from_secs(5);

impl Games {
    /// Looks for deadlines as long as the server runs.
    pub async fn watch_deadlines(self) {
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let begun = Instant::now();
            let due = self.due().await;
            if due.is_err() || begun.elapsed() > SLOW {
                if let Err(error) = due {
                    tracing::error!(%error, "deadlines cannot be looked at");
                }
                tokio::time::sleep(PATIENCE).await;
            } else if let Ok(due) = due {
                self.expire_all(due).await;
            }
        }
    }

    /// Ends the games whose clock has run out.
    pub async fn expire_due(&self) -> Result<(), StoreError> {
        self.expire_all(self.due().await?).await;
        Ok(())
    }

    async fn due(&self) -> Result<Vec<String>, StoreError> {
        let now = self.0.clock.now();
        self.0.store.read(move |tx| games::due(tx, now)).await
    }

    async fn expire_all(&self, due: Vec<String>) {
        for id in due {
            // While it stands still, its time is nobody's.
            if !self.is_awake(&id) {
                continue;
            }
            match self.expire(&id).await {
                // Somebody else was faster: then the row has changed too.
                Ok(()) | Err(GameError::Store(StoreError::Conflict) | GameError::NotFound) => {}
                Err(error) => tracing::error!(%error, id, "a deadline could not be carried out"),
            }
        }
    }

    async fn expire(&self, id: &str) -> Result<(), GameError> {
        let table = self.table(id).await?.ok_or(GameError::NotFound)?;
        let mut state = table.state.lock().await;
        if state.stale {
            return Err(StoreError::Conflict.into());
        }
        let mut now = self.0.clock.now().max(state.last);
        let is_due = |deadline: &Millis, now: Millis| *deadline <= now;
        let mut due = table.deadline(&state).filter(|at| is_due(at, now));
        // The row is due: if what is in memory is not, another node has played on.
        if due.is_none() && self.catch_up(&table, &mut state).await? {
            now = now.max(state.last);
            due = table.deadline(&state).filter(|at| is_due(at, now));
        }
        let Some(deadline) = due else {
            return Ok(());
        };
        if state.round.deadline().is_none() {
            // Nobody could begin it while no server was there.
            let read = |tx: &mut dyn Tx| settings::moment(tx, RECOVERED);
            let recovered: Option<Millis> = self.0.store.read(read).await?;
            if recovered.is_some_and(|at| now < at + FIRST_MOVE) {
                return Ok(());
            }
        }
        self.grant_vacation(&table, &mut state, now).await?;
        if table.deadline(&state).is_none_or(|at| at > now) {
            // A vacation has moved it.
            return Ok(());
        }
        let events = due_events(&state, now);
        self.append(&table, &mut state, &events, |_| {}).await?;
        let late = Duration::from_millis(now - deadline).as_secs_f64();
        metrics::histogram!("doska_deadline_late_seconds").record(late);
        Ok(())
    }
}

/// What a deadline that is due leads to.
fn due_events(state: &State, now: Millis) -> Vec<Event> {
    if let Some(event) = state.round.expire(now) {
        return vec![event];
    }
    if state.round.ply() == 0 {
        let end = End {
            winner: None,
            cause: Cause::Aborted,
        };
        return state.round.ended_by(end, now);
    }
    Vec::new()
}
