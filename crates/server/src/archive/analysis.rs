//! Computer analysis that is kept with a game: one at a time, on one thread that gives way to everything else.

use std::time::Duration;

use doska_contract::{Found, Score};
use doska_play::round::Millis;
use doska_play::{AnyEngine, GameHistory, Limits, Stop};

use super::Kept;
use crate::app::App;
use crate::store::outbox;
use crate::store::{StoreError, Tx, archive};
use crate::work::hand::{self, Progress};

/// The kind of these jobs in the outbox.
pub const KIND: &str = "analysis";

/// How many nodes each search visits: as the usual review of the site.
pub const NODES: u64 = 150_000;
/// Megabytes of the engine's transposition table.
const HASH: usize = 16;
/// How long an analysis may take before somebody else tries it.
const LEASE: Millis = 15_000;
/// How often it is tried.
const TRIES: u32 = 3;
/// How long to wait when there is nothing to do.
const IDLE: Duration = Duration::from_secs(1);

/// Analyses games that somebody asked for, as long as the server runs.
pub async fn analyse_queued(app: App) {
    while !app.is_draining() {
        match analyse_next(&app, NODES).await {
            Ok(true) => {}
            Ok(false) => tokio::time::sleep(IDLE).await,
            Err(error) => {
                tracing::error!(%error, "a game cannot be analysed");
                tokio::time::sleep(IDLE).await;
            }
        }
    }
}

/// Analyses the next game that waits. False if there is none.
pub async fn analyse_next(app: &App, nodes: u64) -> Result<bool, StoreError> {
    let now = app.clock.now();
    let lease = outbox::Lease {
        worker: app.node.clone(),
        kinds: &[KIND],
        most: 1,
        time: LEASE,
    };
    let mut due = outbox::take_due(&app.store, lease, now).await?;
    let Some(item) = due.pop() else {
        return Ok(false);
    };
    let game = item.body.clone();
    let history = app.store.read(move |tx| history(tx, &game)).await;
    let found = match history {
        Ok(Some(history)) if item.attempts <= TRIES => {
            let search = move |progress: &Progress| search_all(&history, nodes, progress);
            let found = hand::compute(app, &item, LEASE, search).await;
            if found.is_none() {
                // The server ends, or somebody else has it: it is not for this one to finish.
                return Ok(false);
            }
            found
        }
        Ok(_) => None,
        Err(error @ StoreError::Damaged(_)) => {
            tracing::error!(%error, game = item.body, "a game cannot be analysed");
            None
        }
        Err(error) => return Err(error),
    };
    let found = found.map(|found| serde_json::to_string(&found).expect("scores can be written"));
    let now = app.clock.now();
    let keep = move |tx: &mut dyn Tx| {
        match &found {
            Some(found) => archive::keep_analysis(tx, &item.body, nodes, found, now)?,
            None => archive::give_up_analysis(tx, &item.body)?,
        }
        outbox::finish(tx, &item)
    };
    match app.store.write(keep).await {
        Ok(()) | Err(StoreError::Conflict) => Ok(true),
        Err(error) => Err(error),
    }
}

/// The moves of a game.
fn history(tx: &mut dyn Tx, game: &str) -> Result<Option<GameHistory>, StoreError> {
    let kept = Kept::load(tx, game)?;
    Ok(kept.map(|kept| kept.round().history().clone()))
}

/// Searches every position of a game.
fn search_all(game: &GameHistory, nodes: u64, progress: &Progress) -> Option<Vec<Option<Found>>> {
    let mut engine = AnyEngine::new(HASH, 1);
    let mut history = GameHistory::new(&game.start());
    let mut found = Vec::with_capacity(game.plies() + 1);
    for text in game.move_texts().iter().map(Some).chain([None]) {
        if progress.ends() {
            return None;
        }
        progress.tell(found.len(), game.plies() + 1);
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mover = history.seat().team();
        let infos = engine.think(&history, 1, &Stop::new(limits), &mut |_| {});
        found.push(infos.into_iter().next().map(|info| Found {
            score: Score::of(info.score, mover),
            pv: info.pv,
        }));
        if let Some(text) = text {
            history.play_text(text).ok()?;
        }
    }
    Some(found)
}
