//! Passwords and recovery codes.

use axum::extract::State;
use axum::http::StatusCode;
use doska_contract::online::{NewPassword, RecoveryCodes};
use doska_play::Note;

use super::{confirmed_account, revoked};
use crate::api::{Json, Problem};
use crate::app::App;
use crate::people::{Caller, members, password};
use crate::store::{StoreError, accounts, passkeys, sessions};

/// `PUT /account/password`: sets or changes it. Other sessions end.
pub async fn set_password(
    State(app): State<App>,
    caller: Caller,
    Json(asked): Json<NewPassword>,
) -> Result<StatusCode, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    let checked = password::check(&asked.password, &account.player.name);
    checked.map_err(|note| Problem::unfit("bad_password", note))?;
    let hash = app.people.passwords.hash(&asked.password).await;
    let (player, current) = (account.player.id.clone(), caller.token.id.clone());
    let ended = app
        .store
        .write(move |tx| {
            accounts::set_password(tx, &player, Some(&hash))?;
            sessions::revoke_others(tx, &player, &current)
        })
        .await;
    let ended: Vec<String> = ended.map_err(|error: StoreError| Problem::from(error))?;
    for session in ended {
        revoked(&app, &account.player.id, Some(session));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /account/password`: with a passkey, a password is not needed.
pub async fn remove_password(
    State(app): State<App>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    app.store
        .write(move |tx| {
            if passkeys::of(tx, &account.player.id)?.is_empty() {
                return Err(Problem::conflict(
                    "last_credential",
                    Note::new("people-last-credential"),
                ));
            }
            accounts::set_password(tx, &account.player.id, None)?;
            Ok(StatusCode::NO_CONTENT)
        })
        .await
}

/// `POST /account/recovery-codes`: new ones in place of the old.
pub async fn new_recovery_codes(
    State(app): State<App>,
    caller: Caller,
) -> Result<axum::Json<RecoveryCodes>, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    let codes = app
        .store
        .write(move |tx| members::new_recovery_codes(tx, &account.player.id))
        .await;
    let codes = codes.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(RecoveryCodes { codes }))
}
