//! Accounts, sessions, tokens, blocks, reports and moderation over HTTP.

mod account;
mod blocks;
mod credentials;
mod export;
mod me;
mod moderation;
mod passkeys;
mod sign_in;
mod sign_up;
mod tokens;
mod totp;

use axum::Router;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use doska_contract::online::PlayerKind;
use doska_play::Note;
use serde::Serialize;

use super::{Problem, require};
use crate::app::App;
use crate::bus::{Message, Topic};
use crate::limits;
use crate::people::attempts::{Attempt, EACH};
use crate::people::{Caller, cookie, members, scopes};
use crate::store::accounts::Account;
use crate::store::{Tx, accounts, sessions};

/// All routes of people.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/me", get(me::show))
        .route("/session", post(sign_in::by_password).delete(sign_in::out))
        .route("/session/passkey", post(sign_in::by_passkey))
        .route("/session/recovery", post(sign_in::by_recovery_code))
        .route("/session/confirm", post(sign_in::confirm))
        .route("/passkeys/registration", post(passkeys::ask_for_new))
        .route("/passkeys/authentication", post(passkeys::ask))
        .route(
            "/account",
            get(account::show)
                .post(sign_up::create)
                .delete(account::delete),
        )
        .route("/account/name", put(account::rename))
        .route("/account/bot", post(account::become_bot))
        .route("/account/export", get(export::download))
        .route(
            "/account/password",
            put(credentials::set_password).delete(credentials::remove_password),
        )
        .route("/account/passkeys", post(passkeys::add))
        .route("/account/passkeys/{id}", delete(passkeys::remove))
        .route(
            "/account/recovery-codes",
            post(credentials::new_recovery_codes),
        )
        .route(
            "/account/totp",
            post(totp::begin).put(totp::turn_on).delete(totp::turn_off),
        )
        .route("/account/sessions", delete(tokens::end_other_sessions))
        .route("/account/sessions/{id}", delete(tokens::revoke))
        .route("/account/tokens", post(tokens::create))
        .route("/account/tokens/{id}", delete(tokens::revoke))
        .route(
            "/players/{id}/block",
            put(blocks::block).delete(blocks::unblock),
        )
        .route("/players/{id}/report", post(blocks::report))
        .route("/moderation", get(moderation::show))
        .route("/moderation/reports/{id}", delete(moderation::dismiss))
        .route("/moderation/reports/{id}/chat", get(moderation::chat))
        .route("/moderation/players/{id}", post(moderation::act))
}

/// Makes a bot of a member, who has not played rated games.
fn make_bot(tx: &mut dyn Tx, player: &str) -> Result<(), Problem> {
    if accounts::make_bot(tx, player)? {
        return Ok(());
    }
    let note = Note::new("people-bot-rated");
    Err(Problem::conflict("rated_before", note))
}

/// Tells others that a program plays with this account: its rated challenges are gone.
fn became_bot(app: &App, player: &str) {
    app.player_changed(player);
    app.bus.publish(&Topic::Lobby, Message::Lobby);
}

/// Refuses API tokens: what changes an account needs a session.
fn session_only(caller: &Caller) -> Result<(), Problem> {
    require(caller, scopes::SESSION)
}

/// The account of a session. Guests have none.
async fn account_of(app: &App, caller: &Caller) -> Result<Account, Problem> {
    session_only(caller)?;
    let player = caller.player.id.clone();
    let found = app.store.read(move |tx| accounts::find(tx, &player)).await;
    let found = found.map_err(Problem::from)?;
    found.ok_or_else(|| Problem::forbidden("members_only", Note::new("people-members-only")))
}

/// The same, of somebody who has lately proved to be its owner: for what a stolen session must not do.
async fn confirmed_account(app: &App, caller: &Caller) -> Result<Account, Problem> {
    let account = account_of(app, caller).await?;
    if is_confirmed(app, caller).await? {
        return Ok(account);
    }
    Err(Problem::forbidden("confirm", Note::new("people-confirm")))
}

/// Whether a session has lately proved who it is.
async fn is_confirmed(app: &App, caller: &Caller) -> Result<bool, Problem> {
    let id = caller.token.id.clone();
    let at = app
        .store
        .read(move |tx| sessions::confirmed_at(tx, &id))
        .await;
    Ok(at.map_err(Problem::from)? + members::CONFIRMED > app.clock.now())
}

/// A session or token of a player has ended (all of them, if none is named): it is forgotten, and its sockets close.
fn revoked(app: &App, player: &str, token: Option<String>) {
    app.player_changed(player);
    let topic = Topic::Player(player.to_owned());
    app.bus.publish(&topic, Message::Revoked { token });
}

/// What a player is called has changed.
fn renamed(app: &App, player: &str) {
    app.player_changed(player);
}

/// An answer that begins a session.
fn signed(
    app: &App,
    headers: &HeaderMap,
    status: StatusCode,
    secret: &str,
    body: impl Serialize,
) -> Response {
    let cookie = cookie::keep(&app.config, headers, secret);
    (status, [(SET_COOKIE, cookie)], axum::Json(body)).into_response()
}

/// What the client calls itself.
fn user_agent(headers: &HeaderMap) -> String {
    let value = headers
        .get(USER_AGENT)
        .and_then(|value| value.to_str().ok());
    value.unwrap_or("").to_owned()
}

/// Counts an attempt to prove to be somebody.
async fn attempt(app: &App, attempt: Attempt) -> Result<(), Problem> {
    let here = app.people.attempts.count(&attempt);
    let counted = match here {
        Ok(()) if app.config.rate_limits => {
            limits::everywhere(app, &attempt.key(), attempt.at_once().get(), EACH).await?
        }
        here => here,
    };
    counted.map_err(|seconds| {
        let note = Note::new("people-attempts").with("seconds", seconds);
        let mut problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", note);
        problem.retry_after = Some(seconds);
        problem
    })
}

/// Whether somebody is a guest.
fn is_guest(caller: &Caller) -> bool {
    caller.player.kind == PlayerKind::Guest
}
