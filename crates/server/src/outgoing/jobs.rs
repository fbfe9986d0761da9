//! The job loops: each takes items of its lane (`lanes.rs`) out of the outbox and does what they say. An item that fails
//! comes again later, and one that was in hand when the process died comes again when its lease is over.

use std::time::Duration;

use doska_contract::online::{Conditional, NotifyKind};
use doska_play::round::Millis;
use futures_util::future::join_all;

use super::calls::{self, Answer, Call, Challenged, Leave, Post, Push, Surroundings};
use super::lanes::{Hands, Lane};
use super::{Delivery, digest, mail::Letter, push, webhook};
use crate::app::App;
use crate::correspondence::conditional::{self, Next};
use crate::games::{Action, GameError, Request};
use crate::people::closing;
use crate::store::outbox::{self, Item};
use crate::store::{StoreError, Tx, correspondence, notify};

/// How often the outbox is looked at.
const TICK: Duration = Duration::from_millis(250);
/// How long an item is in hand before somebody else may take it.
pub const LEASE: Millis = 2 * 60 * 1000;
/// How often something is tried.
const TRIES: u32 = 8;
/// How long the first pause between two tries is. Each is four times as long as the one before.
const PAUSE: Millis = 10_000;
/// The longest pause.
const LONGEST_PAUSE: Millis = 6 * 60 * 60 * 1000;
/// A webhook that fails so often in a row is switched off.
const FAILURES: u32 = 30;
/// How often digests are looked for.
const DIGESTS: Duration = Duration::from_mins(1);

/// What became of an item.
enum Done {
    /// It is finished, or nothing can be done about it.
    Finished,
    /// It has been removed together with what it led to.
    Removed,
    /// It is to be tried again, not before so long has passed.
    Again(Option<Duration>),
}

/// Works as long as the server runs. When it is about to end, what is in hand is finished; the rest stays in the store.
pub async fn run(app: App) {
    let lanes = Lane::all(&app);
    let lanes = join_all(lanes.iter().map(|lane| work(&app, lane)));
    tokio::join!(lanes, digests(&app));
}

/// Works off a lane: the next item is taken as soon as a hand is free.
async fn work(app: &App, lane: &Lane) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut hands = Hands::new();
    while !app.is_draining() {
        match lane.take_up(app, &mut hands).await {
            Ok(0) => drop(ticks.tick().await),
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "the outbox cannot be worked off");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        if lane.is_full(&hands) {
            hands.join_next().await;
        }
        while hands.try_join_next().is_some() {}
    }
    finish(hands).await;
}

/// Waits for what is in hand.
async fn finish(mut hands: Hands) {
    while hands.join_next().await.is_some() {}
}

/// Looks for digests now and then.
async fn digests(app: &App) {
    let mut draining = app.draining.subscribe();
    loop {
        if let Err(error) = write_digests(app).await {
            tracing::error!(%error, "digests cannot be written");
        }
        tokio::select! {
            () = tokio::time::sleep(DIGESTS) => {}
            _ = draining.wait_for(|draining| *draining) => return,
        }
    }
}

/// Writes the digests that are due.
pub async fn write_digests(app: &App) -> Result<(), StoreError> {
    let (now, origin) = (app.clock.now(), app.config.origin());
    if app.outgoing.mailer().is_none() {
        return Ok(());
    }
    let due = app
        .store
        .read(move |tx| notify::digest_due(tx, now))
        .await?;
    if due.is_empty() {
        return Ok(());
    }
    // Each transaction writes some, so that others get their turn in between.
    loop {
        let origin = origin.clone();
        let written = app
            .store
            .write(move |tx| digest::write_due(tx, &origin, now));
        if written.await? == 0 || app.is_draining() {
            return Ok(());
        }
    }
}

/// Does what is due now, once, and says how much that was.
pub async fn drain(app: &App) -> Result<usize, StoreError> {
    let mut count = 0;
    for lane in Lane::all(app) {
        let mut hands = Hands::new();
        count += lane.take_up(app, &mut hands).await?;
        finish(hands).await;
    }
    Ok(count)
}

/// Does what an item says.
pub async fn handle(app: &App, item: Item) {
    match try_handle(app, &item).await {
        // With a conflict it took so long that somebody else has it now.
        Ok(()) | Err(StoreError::Conflict) => {}
        Err(error) => tracing::error!(%error, kind = item.kind, "an item of the outbox failed"),
    }
}

async fn try_handle(app: &App, item: &Item) -> Result<(), StoreError> {
    let done = match item.kind.as_str() {
        calls::CALL => call(app, item).await?,
        calls::CHALLENGE => challenge(app, item).await?,
        calls::CONDITIONAL => answer(app, item).await?,
        calls::LEAVE => leave(app, item).await?,
        calls::PUSH => send_push(app, item).await?,
        calls::WEBHOOK => post(app, item).await?,
        calls::MAIL => send_mail(app, item).await,
        _ => Done::Finished,
    };
    let item = item.clone();
    match done {
        Done::Removed => Ok(()),
        Done::Finished => app.store.write(move |tx| outbox::finish(tx, &item)).await,
        Done::Again(_) if item.attempts >= TRIES => {
            tracing::warn!(kind = item.kind, "given up after {TRIES} tries");
            app.store.write(move |tx| outbox::finish(tx, &item)).await
        }
        Done::Again(wait) => {
            let wait = wait.map_or(0, |wait| wait.as_millis() as Millis);
            let due = app.clock.now() + pause(item.attempts).max(wait.min(LONGEST_PAUSE));
            app.store
                .write(move |tx| outbox::postpone(tx, &item, due))
                .await
        }
    }
}

/// How long to wait after so many tries.
fn pause(tries: u32) -> Millis {
    let factor = 4_u64.saturating_pow(tries.saturating_sub(1));
    PAUSE.saturating_mul(factor).min(LONGEST_PAUSE)
}

/// Ends what somebody who goes has left running, and removes the rest, if that has not been done. Both may be done twice.
async fn leave(app: &App, item: &Item) -> Result<Done, StoreError> {
    let Some(Leave { player, erase }) = body(item) else {
        return Ok(Done::Finished);
    };
    if erase {
        closing::erase(app, &player).await?;
        app.player_changed(&player);
    } else {
        closing::leave_if_closed(app, &player).await?;
    }
    Ok(Done::Finished)
}

/// Reads the body of an item. One that cannot be read never will be.
fn body<T: serde::de::DeserializeOwned>(item: &Item) -> Option<T> {
    let read = serde_json::from_str(&item.body);
    read.inspect_err(|error| tracing::error!(%error, kind = item.kind, "an item cannot be read"))
        .ok()
}

/// Turns an item into messages, together with its removal: nothing is delivered twice.
async fn spread(
    app: &App,
    item: &Item,
    deliver: impl Fn(&mut dyn Tx, &Surroundings<'_>) -> Result<(), StoreError> + Send + 'static,
) -> Result<Done, StoreError> {
    let (origin, here, item) = (app.config.origin(), app.clone(), item.clone());
    app.store
        .write(move |tx| {
            let connected = |tx: &mut dyn Tx, player: &str| here.is_here(tx, player);
            let around = Surroundings {
                origin: &origin,
                connected: &connected,
            };
            deliver(tx, &around)?;
            outbox::finish(tx, &item)
        })
        .await?;
    Ok(Done::Removed)
}

async fn call(app: &App, item: &Item) -> Result<Done, StoreError> {
    let Some(call) = body::<Call>(item) else {
        return Ok(Done::Finished);
    };
    let now = app.clock.now();
    spread(app, item, move |tx, around| {
        calls::deliver(tx, around, &call, now)
    })
    .await
}

async fn challenge(app: &App, item: &Item) -> Result<Done, StoreError> {
    let Some(challenged) = body::<Challenged>(item) else {
        return Ok(Done::Finished);
    };
    let now = app.clock.now();
    spread(app, item, move |tx, around| {
        calls::deliver_challenge(tx, around, &challenged, now)
    })
    .await
}

/// Plays a conditional move. The id of the command is that of the version it answers, so that it takes effect once,
/// however often it is tried.
async fn answer(app: &App, item: &Item) -> Result<Done, StoreError> {
    let Some(Answer {
        game,
        seat,
        version,
    }) = body::<Answer>(item)
    else {
        return Ok(Done::Finished);
    };
    let key = game.clone();
    let tree = app
        .store
        .read(move |tx| correspondence::conditional(tx, &key, seat))
        .await?;
    let Some(tree) = tree else {
        return Ok(Done::Finished);
    };
    let now = match app.games.game(&game).await {
        Ok(game) => game,
        Err(GameError::Store(error)) => return Err(error),
        Err(_) => return Ok(Done::Finished),
    };
    let rest = match conditional::follow(&tree, &now.moves) {
        Next::Wait(rest) => rest,
        Next::Left => Conditional::default(),
        Next::Answer { ply, text, rest } => {
            let offered = now
                .offer
                .as_ref()
                .is_some_and(|offer| offer.by % 2 != seat % 2);
            // An answer would decline the offer: that is for a person to decide.
            if now.to_move != Some(seat) || offered {
                return Ok(Done::Finished);
            }
            let Some(player) = now.seats.get(seat) else {
                return Ok(Done::Finished);
            };
            let request = Request {
                player: player.id.clone(),
                game: game.clone(),
                id: Some(format!("conditional-{version}")),
                action: Action::Move { text, ply },
                arrived: app.clock.now(),
                lag: 0,
            };
            match app.games.command(request).await {
                Ok(_) => rest,
                Err(GameError::Store(error)) => return Err(error),
                // The game has changed meanwhile: what follows is in another item.
                Err(_) => return Ok(Done::Finished),
            }
        }
    };
    app.store
        .write(move |tx| {
            // Somebody may have entered another tree meanwhile.
            if correspondence::conditional(tx, &game, seat)?.as_ref() == Some(&tree) {
                correspondence::set_conditional(tx, &game, seat, &rest)?;
            }
            Ok::<_, StoreError>(())
        })
        .await?;
    Ok(Done::Finished)
}

async fn send_push(app: &App, item: &Item) -> Result<Done, StoreError> {
    let Some(Push {
        player,
        endpoint,
        message,
    }) = body::<Push>(item)
    else {
        return Ok(Done::Finished);
    };
    let owner = player.clone();
    let known = app
        .store
        .read(move |tx| notify::subscriptions(tx, &owner))
        .await?;
    let subscription = known.into_iter().find(|known| known.endpoint == endpoint);
    let Some(target) = subscription.as_ref().and_then(push::Target::read) else {
        return Ok(Done::Finished);
    };
    let text = serde_json::to_vec(&message).expect("texts can be written");
    let vapid = app.outgoing.vapid(&app.store).await?;
    let contact = app.outgoing.contact(&app.config);
    let Some(guard) = app.outgoing.guard() else {
        return Ok(Done::Again(None));
    };
    match push::send(guard, vapid, &contact, target, &message.tag, &text).await {
        Delivery::Done => Ok(Done::Finished),
        Delivery::Later { why, wait } => {
            tracing::info!(%why, "a push service did not take a message");
            Ok(Done::Again(wait))
        }
        Delivery::Gone => {
            app.store
                .write(move |tx| notify::unsubscribe(tx, &player, &endpoint))
                .await?;
            Ok(Done::Finished)
        }
        Delivery::Refused(why) => {
            tracing::warn!(%why, "a push service refused a message");
            Ok(Done::Finished)
        }
    }
}

async fn post(app: &App, item: &Item) -> Result<Done, StoreError> {
    let Some(Post { player, body }) = body::<Post>(item) else {
        return Ok(Done::Finished);
    };
    let owner = player.clone();
    let settings = app.store.read(move |tx| notify::find(tx, &owner)).await?;
    let webhook = settings.and_then(|settings| settings.webhook);
    let Some(hook) = webhook.filter(|webhook| !webhook.disabled) else {
        return Ok(Done::Finished);
    };
    let (Some(secret), Some(guard)) = (webhook::Secret::read(&hook.secret), app.outgoing.guard())
    else {
        return Ok(Done::Again(None));
    };
    let text = serde_json::to_vec(&body).expect("JSON can be written");
    let seconds = app.clock.now() / 1000;
    let delivery = webhook::send(guard, &hook.url, &secret, &item.id, seconds, text).await;
    let failed = delivery != Delivery::Done;
    if failed || hook.failures > 0 {
        app.store
            .write(move |tx| {
                let Some(mut settings) = notify::find(tx, &player)? else {
                    return Ok(());
                };
                // It may have been changed meanwhile.
                if let Some(known) = settings
                    .webhook
                    .as_mut()
                    .filter(|known| known.url == hook.url)
                {
                    known.failures = if failed { known.failures + 1 } else { 0 };
                    known.disabled = known.failures >= FAILURES;
                    notify::put(tx, &settings)?;
                }
                Ok::<_, StoreError>(())
            })
            .await?;
    }
    Ok(match delivery {
        Delivery::Done | Delivery::Gone => Done::Finished,
        Delivery::Later { wait, .. } => Done::Again(wait),
        Delivery::Refused(why) => {
            tracing::info!(%why, "a webhook refused a message");
            Done::Finished
        }
    })
}

async fn send_mail(app: &App, item: &Item) -> Done {
    let Some(letter) = body::<Letter>(item) else {
        return Done::Finished;
    };
    let Some(mailer) = app.outgoing.mailer() else {
        return Done::Again(None);
    };
    match mailer.send(&letter).await {
        Delivery::Done | Delivery::Gone => Done::Finished,
        Delivery::Later { why, wait } => {
            tracing::warn!(%why, "mail could not be sent");
            Done::Again(wait)
        }
        Delivery::Refused(why) => {
            tracing::warn!(%why, "mail was refused");
            Done::Finished
        }
    }
}

/// What a player is asked to be told about when a browser subscribes for the first time.
pub const FIRST_PUSH: [NotifyKind; 5] = [
    NotifyKind::YourTurn,
    NotifyKind::Challenge,
    NotifyKind::ChallengeTaken,
    NotifyKind::GameEnded,
    NotifyKind::Offer,
];

#[cfg(test)]
mod tests {
    use super::{LONGEST_PAUSE, PAUSE, pause};

    #[test]
    fn pauses_grow_and_have_an_end() {
        assert_eq!(pause(1), PAUSE);
        assert_eq!(pause(2), 4 * PAUSE);
        assert_eq!(pause(4), 64 * PAUSE);
        assert_eq!(pause(200), LONGEST_PAUSE);
    }
}
