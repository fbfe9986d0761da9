//! `GET /me`: who the caller is.

use axum::extract::State;
use axum::http::HeaderMap;
use doska_contract::online::{Me, Role};

use super::passkeys::relying_party;
use crate::api::{Problem, Visitor};
use crate::app::App;
use crate::store::moderation;

/// Who the caller is; nobody is no error.
pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(caller): Visitor,
) -> Result<axum::Json<Me>, Problem> {
    let passkeys = relying_party(&app, &headers).is_ok();
    let Some(caller) = caller else {
        return Ok(axum::Json(Me {
            player: None,
            role: None,
            muted_until: None,
            passkeys,
        }));
    };
    let (player, now) = (caller.player.id.clone(), app.clock.now());
    let muted = app
        .store
        .read(move |tx| moderation::muted_until(tx, &player, now))
        .await;
    Ok(axum::Json(Me {
        player: Some(caller.player.reference()),
        role: Role::of_name(&caller.player.role),
        muted_until: muted.map_err(Problem::from)?,
        passkeys,
    }))
}
