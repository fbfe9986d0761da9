//! The account page: everything of an account, another name, deletion.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use doska_contract::online::{Account, NewName, PlayerKind, PlayerRef, Role};

use super::sign_up::name_taken;
use super::{
    became_bot, confirmed_account, is_confirmed, is_guest, make_bot, renamed, revoked, session_only,
};
use crate::api::challenges::finished;
use crate::api::{Json, Problem};
use crate::app::App;
use crate::outgoing::calls;
use crate::people::{Caller, closing, cookie, names};
use crate::store::{StoreError, accounts, blocks, passkeys, sessions};

/// `GET /account`: a guest has a smaller one.
pub async fn show(State(app): State<App>, caller: Caller) -> Result<axum::Json<Account>, Problem> {
    let confirmed = is_confirmed(&app, &caller).await?;
    let now = app.clock.now();
    let account = app
        .store
        .read(move |tx| {
            let player = &caller.player;
            let account = accounts::find(tx, &player.id)?;
            let has = |part: fn(&accounts::Account) -> bool| account.as_ref().is_some_and(part);
            Ok::<_, StoreError>(Account {
                player: player.reference(),
                role: Role::of_name(&player.role),
                created_at: player.created_at,
                password: has(|account| account.password.is_some()),
                totp: has(|account| account.totp_secret.is_some()),
                recovery_codes: accounts::recovery_codes(tx, &player.id)?,
                confirmed,
                passkeys: passkeys::of(tx, &player.id)?,
                sessions: sessions::of(tx, &player.id, &caller.token.id, now)?,
                tokens: sessions::tokens(tx, &player.id, now)?,
                blocked: blocks::of(tx, &player.id)?,
            })
        })
        .await?;
    Ok(axum::Json(account))
}

/// `PUT /account/name`: another name. Guests may change theirs too.
pub async fn rename(
    State(app): State<App>,
    caller: Caller,
    Json(asked): Json<NewName>,
) -> Result<axum::Json<PlayerRef>, Problem> {
    session_only(&caller)?;
    let mut player = caller.player.reference();
    let bad = |note| Problem::unfit("bad_name", note);
    let (name, key) = if is_guest(&caller) {
        (crate::people::read_name(&asked.name).map_err(bad)?, None)
    } else {
        let name = names::check(&asked.name).map_err(bad)?;
        let key = names::key(&name);
        (name, Some(key))
    };
    player.name.clone_from(&name);
    let id = player.id.clone();
    app.store
        .write(move |tx| {
            if let Some(key) = &key {
                let taken = accounts::player_by_key(tx, key)?;
                if taken.is_some_and(|other| other.id != id) {
                    return Err(name_taken(&name));
                }
            }
            accounts::rename(tx, &id, &name, key.as_deref())?;
            Ok::<_, Problem>(())
        })
        .await?;
    renamed(&app, &player.id);
    Ok(axum::Json(player))
}

/// `POST /account/bot`: a program plays with this account from now on, as others see. There is no way back.
pub async fn become_bot(
    State(app): State<App>,
    caller: Caller,
) -> Result<axum::Json<PlayerRef>, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    let mut player = account.player.reference();
    if player.kind == PlayerKind::Member {
        let id = player.id.clone();
        app.store.write(move |tx| make_bot(tx, &id)).await?;
        became_bot(&app, &player.id);
        player.kind = PlayerKind::Bot;
    }
    Ok(axum::Json(player))
}

/// `DELETE /account`: ends what is running and removes everything but the games, which are others' too.
pub async fn delete(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response, Problem> {
    session_only(&caller)?;
    if !is_guest(&caller) {
        confirmed_account(&app, &caller).await?;
    }
    let (task, player, now) = (app.clone(), caller.player.id, app.clock.now());
    // In a task of its own: it is done to the end, even if the client does not wait.
    let deleting = tokio::spawn(async move {
        let id = player.clone();
        let ended = task.store.write(move |tx| {
            calls::after_leaving(tx, &id, true, now)?;
            sessions::revoke_all(tx, &id)
        });
        ended
            .await
            .map_err(|error: StoreError| Problem::from(error))?;
        // From here on nobody begins anything in this name.
        revoked(&task, &player, None);
        closing::erase(&task, &player).await?;
        renamed(&task, &player);
        revoked(&task, &player, None);
        Ok::<_, Problem>(())
    });
    finished(deleting).await?;
    let cookie = cookie::drop(&app.config, &headers);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
}
