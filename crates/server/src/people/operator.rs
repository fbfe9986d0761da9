//! What the operator does at the command line (`doska admin`), beside a running server.

use std::time::Duration;

use doska_play::round::Millis;

use super::closing;
use crate::app::App;
use crate::bus::{Message, Topic};
use crate::store::{StoreError, moderation};

/// How often the log is looked at.
const EACH: Duration = Duration::from_secs(2);

/// Looks at the log of moderation as long as the server runs.
pub async fn watch(app: App) {
    // At the start nobody is connected yet: looking at everything costs little.
    let mut last = 0;
    let mut ticks = tokio::time::interval(EACH);
    loop {
        ticks.tick().await;
        match look(&app, last).await {
            Ok(until) => last = until,
            Err(error) => tracing::warn!(%error, "what the operator decided was not carried out"),
        }
    }
}

/// Carries out what the operator decided after a time, and returns the time of the last decision: what is known of the
/// player's sessions is forgotten and open sockets close; those that are still valid come back by themselves. Games and
/// challenges of an account that was closed end, after a restart too.
pub async fn look(app: &App, since: Millis) -> Result<Millis, StoreError> {
    let found = app
        .store
        .read(move |tx| moderation::by_operator_since(tx, since))
        .await?;
    let mut last = since;
    for (at, player) in found {
        app.sessions.forget(&player);
        app.games.forget_player(&player);
        let message = Message::Revoked { token: None };
        // Every node looks for itself: one that starts must not close the sockets of others.
        app.bus
            .publish_here(&Topic::Player(player.clone()), message);
        leave_if_closed(app, &player).await?;
        last = last.max(at);
    }
    Ok(last)
}

/// Ends what a closed account has left running. One that was opened again meanwhile keeps its games.
async fn leave_if_closed(app: &App, player: &str) -> Result<(), StoreError> {
    let id = player.to_owned();
    let closed = app.store.read(move |tx| moderation::is_closed(tx, &id));
    if closed.await? {
        closing::leave_all(app, player).await?;
    }
    Ok(())
}
