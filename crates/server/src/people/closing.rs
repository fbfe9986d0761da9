//! What ends when a player goes: because the account is deleted or closed.

use doska_contract::online::OfferKind;

use crate::app::App;
use crate::games::{Action, Request};
use crate::lobby;
use crate::store::{StoreError, challenges, games, pairing, players};

/// Before this many plies a game can be aborted without a result.
const ABORTED_BEFORE: usize = 2;

/// Ends the running games and open challenges of a player. What has ended already stays as it is.
pub async fn leave_all(app: &App, player: &str) -> Result<(), StoreError> {
    leave_games(app, player).await?;
    leave_challenges(app, player).await
}

async fn leave_games(app: &App, player: &str) -> Result<(), StoreError> {
    let id = player.to_owned();
    let running = app.store.read(move |tx| games::running(tx, &id)).await?;
    for game in running {
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
        // One that has ended meanwhile needs nothing more.
        if let Err(error) = app.games.command(request).await {
            tracing::debug!(%error, "a game of a player who goes was not ended");
        }
    }
    Ok(())
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
