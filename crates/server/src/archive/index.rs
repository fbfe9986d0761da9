//! Ended games come into the index by a job: the transaction that ends a game stays short, as up to a hundred rows all
//! over the index would go with it otherwise.

use std::time::Duration;

use doska_play::Team;
use doska_play::round::{Cause, End, Millis};

use super::{Digest, GameResult, Kept};
use crate::app::App;
use crate::store::{StoreError, Tx, archive, outbox};

/// The kind of these jobs in the outbox.
pub const KIND: &str = "archive";

/// How long a job may take before somebody else tries it.
const LEASE: Millis = 60_000;
/// How many games are indexed before the store is asked for more.
const MOST: u32 = 32;
/// How long to wait when there is nothing to do.
const IDLE: Duration = Duration::from_secs(1);

/// Queues a game that has just ended, in the transaction that ends it.
pub fn queue(tx: &mut dyn Tx, game: &str, now: Millis) -> Result<(), StoreError> {
    outbox::add(tx, KIND, game, now, now)?;
    Ok(())
}

/// Indexes games that have ended, as long as the server runs.
pub async fn index_ended(app: App) {
    while !app.is_draining() {
        match index_some(&app).await {
            Ok(0) => tokio::time::sleep(IDLE).await,
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "games cannot be indexed");
                tokio::time::sleep(IDLE).await;
            }
        }
    }
}

/// Indexes some games that wait, and says how many.
pub async fn index_some(app: &App) -> Result<usize, StoreError> {
    let now = app.clock.now();
    let lease = outbox::Lease {
        worker: app.node.clone(),
        kinds: &[KIND],
        most: MOST,
        time: LEASE,
    };
    let items = outbox::take_due(&app.store, lease, now).await?;
    let count = items.len();
    for item in items {
        let game = item.body.clone();
        let digested = match app.store.read(move |tx| digest(tx, &game)).await {
            Err(error @ StoreError::Damaged(_)) => {
                tracing::error!(%error, game = item.body, "a game cannot be indexed");
                None
            }
            digested => digested?,
        };
        let store = move |tx: &mut dyn Tx| {
            if let Some((digest, result)) = &digested {
                archive::index(tx, &item.body, digest, *result)?;
            }
            outbox::finish(tx, &item)
        };
        match app.store.write(store).await {
            // With a conflict it took so long that somebody else has it now.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(count)
}

/// What is indexed of a game; `None` if there is no such game or it goes on.
fn digest(tx: &mut dyn Tx, game: &str) -> Result<Option<(Digest, Option<GameResult>)>, StoreError> {
    let kept = Kept::load(tx, game)?;
    Ok(kept.and_then(|kept| {
        let end = kept.round().end()?;
        Some((Digest::of(kept.round().history()), result(end)))
    }))
}

/// What counts in the explorer: games without a result do not.
pub fn result(end: End) -> Option<GameResult> {
    match (end.winner, end.cause) {
        (_, Cause::Aborted) => None,
        (Some(team), _) => Some(GameResult::Won(team)),
        (None, _) => Some(GameResult::Drawn),
    }
}

/// The result of a record, where it has one.
pub const fn result_of(winner: Option<Team>) -> GameResult {
    match winner {
        Some(team) => GameResult::Won(team),
        None => GameResult::Drawn,
    }
}
