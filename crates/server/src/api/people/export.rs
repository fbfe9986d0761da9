//! `GET /account/export`: everything that is kept about a player, as one JSON document with the games in it.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};

use crate::api::Problem;
use crate::app::App;
use crate::people::Caller;
use crate::store::{StoreError, personal};

/// The file, sent game by game: a long life of play does not have to fit into memory.
pub async fn download(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    let player = caller.player.id.clone();
    let read = app
        .store
        .read(move |tx| {
            Ok((
                personal::export(tx, &player)?,
                personal::games(tx, &player)?,
            ))
        })
        .await;
    let (rows, games) = read.map_err(|error: StoreError| Problem::from(error))?;
    let mut head = serde_json::to_string(&rows).expect("rows can be written");
    head.truncate(head.len() - 1);
    head.push_str(",\"games\":[\n");
    let games = stream::iter(games.into_iter().enumerate()).then(move |(i, id)| {
        let app = app.clone();
        async move {
            // A game that cannot be read does not keep the others from their owner.
            let game = app.games.game(&id).await.ok();
            let game = serde_json::to_string(&game).expect("games can be written");
            let comma = if i == 0 { "" } else { ",\n" };
            Ok::<_, StoreError>(Bytes::from(format!("{comma}{game}")))
        }
    });
    let first = stream::iter([Ok(Bytes::from(head))]);
    let last = stream::iter([Ok(Bytes::from_static(b"\n]}\n"))]);
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"doska-{}.json\"", caller.player.id),
        ),
    ];
    Ok((headers, Body::from_stream(first.chain(games).chain(last))).into_response())
}
