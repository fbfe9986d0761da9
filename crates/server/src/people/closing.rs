//! What ends when a player goes: because the account is deleted or closed.
//!
//! Whoever goes can begin nothing more by then: the account is closed, or its sessions have ended. So challenges are
//! withdrawn first, and then there are only so many games to end.

use doska_contract::online::OfferKind;

use crate::app::App;
use crate::games::{Action, GameError, Request};
use crate::lobby;
use crate::store::games::Running;
use crate::store::{StoreError, challenges, games, moderation, pairing, personal, players};

/// Before this many plies a game can be aborted without a result.
const ABORTED_BEFORE: usize = 2;
/// How often it is looked whether a game is left.
const TRIES: usize = 10;
/// What stays of a deleted player's name. No member can take it: names have no brackets.
const DELETED: &str = "[deleted]";

/// Ends the open challenges and running games of a player. What has ended already stays as it is.
pub async fn leave_all(app: &App, player: &str) -> Result<(), StoreError> {
    leave_challenges(app, player).await?;
    for _ in 0..TRIES {
        let id = player.to_owned();
        let running = app.store.read(move |tx| games::running(tx, &id)).await?;
        if running.is_empty() {
            return Ok(());
        }
        for game in running {
            leave_game(app, player, game).await?;
        }
    }
    Err(StoreError::Conflict)
}

/// Ends what a closed account has left running. One that was opened again meanwhile keeps its games.
pub async fn leave_if_closed(app: &App, player: &str) -> Result<(), StoreError> {
    let id = player.to_owned();
    let closed = app.store.read(move |tx| moderation::is_closed(tx, &id));
    if closed.await? {
        leave_all(app, player).await?;
    }
    Ok(())
}

/// Ends open challenges and running games, and removes everything of the player but the finished games.
pub async fn erase(app: &App, player: &str) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        leave_all(app, player).await?;
        let (id, now) = (player.to_owned(), app.clock.now());
        let erased = app.store.write(move |tx| {
            // One may have begun since, in a request that was on its way.
            if !games::running(tx, &id)?.is_empty() {
                return Ok(false);
            }
            personal::erase(tx, &id, DELETED, now)?;
            Ok::<_, StoreError>(true)
        });
        if erased.await? {
            return Ok(());
        }
    }
    Err(StoreError::Conflict)
}

/// Aborts a game that has hardly begun, and resigns any other. Where somebody has moved meanwhile, the next look at the
/// game resigns it.
async fn leave_game(app: &App, player: &str, game: Running) -> Result<(), StoreError> {
    let request = Request {
        player: player.to_owned(),
        game: game.id,
        id: None,
        action: if game.ply < ABORTED_BEFORE {
            Action::Offer(OfferKind::Abort)
        } else {
            Action::Resign
        },
        arrived: app.clock.now(),
        lag: 0,
    };
    match app.games.command(request).await {
        Err(GameError::Store(error)) => Err(error),
        Err(error) => {
            tracing::debug!(%error, "a game of a player who goes was not ended");
            Ok(())
        }
        Ok(_) => Ok(()),
    }
}

async fn leave_challenges(app: &App, player: &str) -> Result<(), StoreError> {
    let (id, now) = (player.to_owned(), app.clock.now());
    let left = app
        .store
        .write(move |tx| {
            pairing::remove(tx, &id)?;
            let mut left = challenges::of_player(tx, &id, now)?;
            for challenge in &mut left {
                lobby::leave_open(tx, challenge, &id)?;
            }
            let by = players::find(tx, &id)?.map(|player| player.reference());
            Ok::<_, StoreError>(by.map(|by| (by, left)))
        })
        .await?;
    if let Some((by, left)) = left {
        for challenge in &left {
            app.tell_challenge(challenge, &by);
        }
    }
    Ok(())
}
