//! Quick pairing over HTTP.

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use doska_contract::online::{NewPairing, Pairing};

use super::challenges::finished;
use super::{Json, Problem};
use crate::app::App;
use crate::lobby;
use crate::people::Caller;
use crate::store::{StoreError, Tx, pairing};

const NOT_WAITING: Pairing = Pairing {
    waiting: false,
    since: None,
    game_id: None,
};

/// What is asked about quick pairing.
pub fn routes() -> Router<App> {
    Router::new().route("/pairing", get(show).post(begin).delete(end))
}

/// `POST /pairing`: waits from now on, or plays at once.
async fn begin(
    State(app): State<App>,
    caller: Caller,
    Json(asked): Json<NewPairing>,
) -> Result<axum::Json<Pairing>, Problem> {
    let now = app.clock.now();
    let waiting = lobby::wait(&asked, &caller.player, now)?;
    let (task, player) = (app.clone(), caller.player);
    let pairing = tokio::spawn(async move {
        let (here, id) = (task.clone(), player.id.clone());
        let begun = task
            .store
            .write(move |tx| {
                let here = |tx: &mut dyn Tx, id: &str| here.is_here(tx, id);
                if let Some(seated) = lobby::take_listed(tx, &waiting, &player, &here, now)? {
                    return Ok::<_, Problem>(seated.begun.into_iter().collect());
                }
                lobby::put(tx, &waiting)?;
                Ok(lobby::pair_all(tx, &here, now)?)
            })
            .await?;
        task.tell_begun(&begun)?;
        let own = begun
            .iter()
            .find(|(head, _)| head.seats.iter().any(|seat| seat.id == id));
        Ok(match own {
            Some((head, _)) => Pairing {
                game_id: Some(head.id.clone()),
                ..NOT_WAITING
            },
            None => Pairing {
                waiting: true,
                since: Some(now),
                game_id: None,
            },
        })
    });
    Ok(axum::Json(finished(pairing).await?))
}

/// `GET /pairing`.
async fn show(State(app): State<App>, caller: Caller) -> Result<axum::Json<Pairing>, Problem> {
    let found = app
        .store
        .read(move |tx| pairing::find(tx, &caller.player.id))
        .await;
    let found = found.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(found.map_or(NOT_WAITING, |found| Pairing {
        waiting: true,
        since: Some(found.since),
        game_id: None,
    })))
}

/// `DELETE /pairing`.
async fn end(State(app): State<App>, caller: Caller) -> Result<axum::Json<Pairing>, Problem> {
    let removed = app
        .store
        .write(move |tx| pairing::remove(tx, &caller.player.id))
        .await;
    removed.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(NOT_WAITING))
}
