//! What the lobby does by itself: challenges expire, those who wait are paired as their ranges widen.

use std::time::Duration;

use crate::app::App;
use crate::store::{StoreError, Tx, challenges, pairing};

/// How often those who wait are looked at.
const PAIRING: Duration = Duration::from_secs(1);
/// Every so many times, challenges that are over are closed.
const EXPIRY: u32 = 5;

/// Runs until the process ends.
pub async fn run(app: App) {
    let mut rounds = 0;
    loop {
        tokio::time::sleep(PAIRING).await;
        if let Err(error) = pair(&app).await {
            tracing::error!(%error, "pairing failed");
        }
        if rounds % EXPIRY == 0
            && let Err(error) = expire(&app).await
        {
            tracing::error!(%error, "challenges could not be closed");
        }
        rounds += 1;
    }
}

/// Pairs those who wait. Where nobody does, nothing is written.
pub async fn pair(app: &App) -> Result<(), StoreError> {
    let waiting = app.store.read(pairing::all).await?;
    if waiting.is_empty() {
        return Ok(());
    }
    let (here, now) = (app.clone(), app.clock.now());
    let begun = app
        .store
        .write(move |tx| {
            let here = |tx: &mut dyn Tx, id: &str| here.is_here(tx, id);
            let mut begun = super::pair_all(tx, &here, now)?;
            begun.extend(super::take_all_listed(tx, &here, now)?);
            Ok::<_, StoreError>(begun)
        })
        .await?;
    if begun.is_empty() {
        return Ok(());
    }
    app.tell_begun(&begun)
}

/// Closes challenges whose time is over, and tells those whom they concern.
pub async fn expire(app: &App) -> Result<(), StoreError> {
    let now = app.clock.now();
    let over = app.store.read(move |tx| challenges::over(tx, now)).await?;
    if over.is_empty() {
        return Ok(());
    }
    app.store
        .write(move |tx| challenges::expire(tx, now))
        .await?;
    for challenge in over {
        app.tell_expired(&challenge).await?;
    }
    Ok(())
}
