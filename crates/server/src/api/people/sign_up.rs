//! `POST /account`: signing up. A guest stays the same player, with games and seats.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use doska_contract::online::{SignUp, SignedUp};
use doska_play::Note;

use super::passkeys::{NewKey, accept_new};
use super::{is_guest, revoked, session_only, signed, user_agent};
use crate::api::{Json, Problem, Visitor};
use crate::app::App;
use crate::people::{members, names, passkeys, password};
use crate::store::{self, accounts, sessions};

/// Signs up.
pub async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(caller): Visitor,
    Json(asked): Json<SignUp>,
) -> Result<Response, Problem> {
    if let Some(caller) = &caller {
        session_only(caller)?;
        if !is_guest(caller) {
            return Err(Problem::conflict(
                "already_member",
                Note::new("people-already-member"),
            ));
        }
    }
    let name = names::check(&asked.name).map_err(|note| Problem::unfit("bad_name", note))?;
    if let Some(password) = &asked.password {
        let checked = password::check(password, &name);
        checked.map_err(|note| Problem::unfit("bad_password", note))?;
    }
    // Asked before the hash is computed; whoever is faster all the same wins in the transaction below.
    require_free(&app, &name).await?;
    let guest = caller.map(|caller| (caller.player.id.clone(), caller.token.id.clone()));
    let passkey = match asked.passkey {
        Some(answer) => {
            let guest = guest.as_ref().map(|(id, _)| id.as_str());
            Some(accept_new(&app, &headers, guest, answer).await?)
        }
        None => None,
    };
    let hash = match &asked.password {
        Some(password) => Some(app.people.passwords.hash(password).await),
        None if passkey.is_some() => None,
        None => {
            return Err(Problem::unfit(
                "no_credentials",
                Note::new("people-no-credentials"),
            ));
        }
    };
    let (agent, now) = (user_agent(&headers), app.clock.now());
    let old = guest.clone();
    let (player, codes, secret) = app
        .store
        .write(move |tx| {
            let handle = passkey.as_ref().map(|key| key.handle.clone());
            let handle = handle.unwrap_or_else(passkeys::new_handle);
            let guest = old.as_ref().map(|(id, _)| id.as_str());
            let made = members::sign_up(tx, guest, &name, &handle, now)?;
            let (player, codes) = made.ok_or_else(|| name_taken(&name))?;
            if let Some(NewKey {
                id,
                credential,
                name,
                ..
            }) = &passkey
            {
                let added = store::passkeys::add(tx, &player.id, (id, credential), name, now)?;
                if !added {
                    return Err(Problem::conflict(
                        "known_passkey",
                        Note::new("people-passkey-known"),
                    ));
                }
            }
            accounts::set_password(tx, &player.id, hash.as_deref())?;
            if let Some((id, token)) = &old {
                sessions::revoke(tx, id, token)?;
            }
            let secret = members::open_session(tx, &player.id, &agent, now)?;
            Ok::<_, Problem>((player, codes, secret))
        })
        .await?;
    if let Some((id, token)) = guest {
        app.player_changed(&id);
        revoked(&app, &id, Some(token));
    }
    let body = SignedUp {
        player: player.reference(),
        token: secret.clone(),
        recovery_codes: codes,
    };
    Ok(signed(&app, &headers, StatusCode::CREATED, &secret, body))
}

/// Refuses a name that somebody has.
pub async fn require_free(app: &App, name: &str) -> Result<(), Problem> {
    let key = names::key(name);
    let taken = app
        .store
        .read(move |tx| accounts::player_by_key(tx, &key))
        .await;
    match taken.map_err(Problem::from)? {
        Some(_) => Err(name_taken(name)),
        None => Ok(()),
    }
}

/// Somebody has this name, or one that looks like it.
pub fn name_taken(name: &str) -> Problem {
    Problem::conflict("name_taken", Note::new("people-name-taken").part(name))
}
