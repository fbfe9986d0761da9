//! `POST /guests`.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use doska_contract::online::{NewGuest, SignedIn};

use super::{Json, Problem, language, words};
use crate::app::App;
use crate::people;
use crate::store::StoreError;

/// A player at once, without a form.
pub async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    Json(asked): Json<NewGuest>,
) -> Result<impl IntoResponse, Problem> {
    let name = asked.name.as_deref().map(people::read_name).transpose();
    let name = name.map_err(|note| Problem::unfit("bad_name", note))?;
    let name = name.unwrap_or_else(|| people::names::made_up(words(language(&headers))));
    let now = app.clock.now();
    let made = app
        .store
        .write(move |tx| people::new_guest(tx, Some(name.clone()), now))
        .await;
    let (player, secret) = made.map_err(|error: StoreError| Problem::from(error))?;
    let cookie = people::cookie::keep(&app.config, &headers, &secret);
    let signed = SignedIn {
        taken_over: None,
        player: player.reference(),
        token: secret,
    };
    Ok((
        StatusCode::CREATED,
        [(SET_COOKIE, cookie)],
        axum::Json(signed),
    ))
}
