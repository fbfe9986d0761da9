//! What the operator does at the command line (`doska admin`), beside a running server.

use std::collections::HashMap;
use std::time::Duration;

use doska_play::round::Millis;

use super::closing;
use crate::app::App;
use crate::bus::{Message, Topic};
use crate::store::{StoreError, moderation};

/// How often the log is looked at.
const EACH: Duration = Duration::from_secs(2);
/// How far back it is read each time: what is written now may bear the time of a clock that is behind, and comes into
/// sight when its transaction ends.
const BACK: Millis = 10 * 60 * 1000;

/// What a server has carried out of the log.
#[derive(Default)]
pub struct Seen {
    /// Up to when the log was read; at first all of it is.
    until: Millis,
    /// The entries of the last minutes that were carried out, with their times.
    done: HashMap<String, Millis>,
}

/// Looks at the log of moderation as long as the server runs.
pub async fn watch(app: App) {
    // At the start nobody is connected yet: looking at everything costs little.
    let mut seen = Seen::default();
    let mut ticks = tokio::time::interval(EACH);
    loop {
        ticks.tick().await;
        if let Err(error) = look(&app, &mut seen).await {
            tracing::warn!(%error, "what the operator decided was not carried out");
        }
    }
}

/// Carries out what the operator has decided and this server has not seen, and says how much that was: what is known of
/// the player's sessions is forgotten and open sockets close; those that are still valid come back by themselves. Games
/// and challenges of an account that was closed end, after a restart too.
pub async fn look(app: &App, seen: &mut Seen) -> Result<usize, StoreError> {
    let since = seen.until.saturating_sub(BACK);
    let found = app
        .store
        .read(move |tx| moderation::by_operator_since(tx, since))
        .await?;
    let (mut new, mut failed) = (0, None);
    for (id, at, player) in found {
        if seen.done.contains_key(&id) {
            continue;
        }
        match carry_out(app, &player).await {
            Ok(()) => {
                seen.done.insert(id, at);
                new += 1;
            }
            // The others need not wait for it.
            Err(error) => failed = Some(error),
        }
    }
    if let Some(error) = failed {
        return Err(error);
    }
    // A time that is still to come says nothing about what comes until then.
    seen.until = app.clock.now();
    let kept = seen.until.saturating_sub(BACK);
    seen.done.retain(|_, at| *at > kept);
    Ok(new)
}

async fn carry_out(app: &App, player: &str) -> Result<(), StoreError> {
    app.sessions.forget(player);
    app.games.forget_player(player);
    let message = Message::Revoked { token: None };
    // Every node looks for itself: one that starts must not close the sockets of others.
    app.bus
        .publish_here(&Topic::Player(player.to_owned()), message);
    closing::leave_if_closed(app, player).await
}
