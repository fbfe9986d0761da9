//! Sessions and API tokens: making, listing, ending.

use axum::extract::State;
use axum::http::StatusCode;
use doska_contract::online::{NewApiToken, SCOPES, TokenInfo, TokenRequest};
use doska_play::Note;

use super::{confirmed_account, revoked, session_only};
use crate::api::{Json, Path, Problem};
use crate::app::App;
use crate::people::{Caller, names};
use crate::store::tokens::{self, NewToken};
use crate::store::{StoreError, sessions};

/// The most API tokens of one account.
const MOST: usize = 50;
/// The most days until a token expires.
const MOST_DAYS: u32 = 3650;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// `POST /account/tokens`: an API token. Its secret is shown once.
pub async fn create(
    State(app): State<App>,
    caller: Caller,
    Json(asked): Json<TokenRequest>,
) -> Result<(StatusCode, axum::Json<NewApiToken>), Problem> {
    let account = confirmed_account(&app, &caller).await?;
    let name = names::of_guest(&asked.name);
    let name = name.ok_or_else(|| Problem::unfit("bad_name", Note::new("people-token-name")))?;
    let unknown = asked
        .scopes
        .iter()
        .find(|scope| !SCOPES.contains(&scope.as_str()));
    if unknown.is_some() || asked.scopes.is_empty() {
        let note = Note::new("people-token-scopes")
            .part(unknown.map_or("", String::as_str))
            .with("valid", SCOPES.join(", "));
        return Err(Problem::unfit("bad_scopes", note));
    }
    if asked
        .days
        .is_some_and(|days| !(1..=MOST_DAYS).contains(&days))
    {
        let note = Note::new("people-token-days").with("most", MOST_DAYS);
        return Err(Problem::unfit("bad_days", note));
    }
    let chosen = SCOPES
        .iter()
        .filter(|scope| asked.scopes.iter().any(|other| other == *scope));
    let scopes: Vec<String> = chosen.map(|scope| (*scope).to_owned()).collect();
    let now = app.clock.now();
    let expires_at = asked.days.map(|days| now + u64::from(days) * DAY);
    let made = app
        .store
        .write(move |tx| {
            let player = &account.player.id;
            if sessions::tokens(tx, player, now)?.len() >= MOST {
                let note = Note::new("people-token-many").with("most", MOST);
                return Err(Problem::conflict("too_many_tokens", note));
            }
            let secret = tokens::secret();
            let token = NewToken {
                player,
                kind: "api",
                scopes: &scopes.join(" "),
                name: &name,
                expires_at,
            };
            let id = tokens::add(tx, &secret, &token, now)?;
            let info = TokenInfo {
                id,
                name: name.clone(),
                scopes: scopes.clone(),
                created_at: now,
                seen_at: now,
                expires_at,
            };
            Ok(NewApiToken {
                token: secret,
                info,
            })
        })
        .await?;
    Ok((StatusCode::CREATED, axum::Json(made)))
}

/// `DELETE /account/sessions/ID` and `DELETE /account/tokens/ID`: ends it, and its sockets with it.
pub async fn revoke(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    session_only(&caller)?;
    let (player, token) = (caller.player.id.clone(), id.clone());
    let ended = app
        .store
        .write(move |tx| sessions::revoke(tx, &player, &token))
        .await;
    if !ended.map_err(|error: StoreError| Problem::from(error))? {
        return Err(Problem::not_found());
    }
    revoked(&app, &caller.player.id, Some(id));
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /account/sessions`: ends all sessions but this one.
pub async fn end_other_sessions(
    State(app): State<App>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    session_only(&caller)?;
    let (player, current) = (caller.player.id.clone(), caller.token.id.clone());
    let ended = app
        .store
        .write(move |tx| sessions::revoke_others(tx, &player, &current))
        .await;
    let ended: Vec<String> = ended.map_err(|error: StoreError| Problem::from(error))?;
    for session in ended {
        revoked(&app, &caller.player.id, Some(session));
    }
    Ok(StatusCode::NO_CONTENT)
}
