//! An authenticator application beside the password.

use axum::extract::State;
use axum::http::StatusCode;
use doska_contract::online::{TotpCode, TotpSetup};
use doska_play::Note;

use super::{attempt, confirmed_account};
use crate::api::{Json, Problem};
use crate::app::App;
use crate::people::attempts::Attempt;
use crate::people::{Caller, totp};
use crate::store::{StoreError, accounts};

/// `POST /account/totp`: a secret, which counts once a code of it has come back.
pub async fn begin(
    State(app): State<App>,
    caller: Caller,
) -> Result<axum::Json<TotpSetup>, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    if account.password.is_none() {
        return Err(Problem::conflict(
            "no_password",
            Note::new("people-totp-password"),
        ));
    }
    let secret = totp::new_secret();
    let uri = totp::uri(&secret, &account.player.name);
    let uri = uri.expect("a member's name fits into an address");
    let svg = totp::qr_svg(&uri).expect("the address fits into a QR code");
    let kept = secret.clone();
    let done = app
        .store
        .write(move |tx| accounts::set_totp_pending(tx, &account.player.id, &kept))
        .await;
    done.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(TotpSetup { secret, uri, svg }))
}

/// `PUT /account/totp`: turns it on with a first code.
pub async fn turn_on(
    State(app): State<App>,
    caller: Caller,
    Json(asked): Json<TotpCode>,
) -> Result<StatusCode, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    attempt(&app, Attempt::Code(account.player.id.clone())).await?;
    let wrong = || Problem::unfit("wrong_code", Note::new("people-code-wrong"));
    let secret = account.totp_pending.ok_or_else(wrong)?;
    let seconds = crate::clock::wall() / 1000;
    let step = totp::verify(&secret, &asked.code, seconds, 0).ok_or_else(wrong)?;
    let done = app
        .store
        .write(move |tx| {
            accounts::set_totp(tx, &account.player.id, Some(&secret))?;
            accounts::use_totp_step(tx, &account.player.id, step)
        })
        .await;
    done.map_err(|error: StoreError| Problem::from(error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /account/totp`: turns it off.
pub async fn turn_off(State(app): State<App>, caller: Caller) -> Result<StatusCode, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    let done = app
        .store
        .write(move |tx| accounts::set_totp(tx, &account.player.id, None))
        .await;
    done.map_err(|error: StoreError| Problem::from(error))?;
    Ok(StatusCode::NO_CONTENT)
}
