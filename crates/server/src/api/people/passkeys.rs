//! Passkeys: questions for authenticators, and adding and removing them.

use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use doska_contract::online::{NewPasskey, PasskeyAnswer, PasskeyInfo, PasskeyQuestion};
use doska_play::Note;
use webauthn_rs::prelude::Webauthn;

use super::sign_up::require_free;
use super::{confirmed_account, is_guest, session_only, user_agent};
use crate::api::{Json, Path, Problem, Visitor};
use crate::app::App;
use crate::ids;
use crate::people::{Caller, label, names, passkeys};
use crate::store::StoreError;
use crate::store::passkeys::{self as stored, Ceremony};

/// The most passkeys of one account.
const MOST: usize = 20;

/// The site as authenticators know it.
pub fn relying_party(app: &App, headers: &HeaderMap) -> Result<Webauthn, Problem> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let site = passkeys::relying_party(app.config.public_url.as_ref(), host);
    site.ok_or_else(|| Problem::conflict("no_passkeys", Note::new("people-no-passkeys")))
}

/// Keeps a question until its answer comes.
async fn keep(
    app: &App,
    kind: &str,
    player: Option<String>,
    options: serde_json::Value,
    state: &impl serde::Serialize,
) -> Result<axum::Json<PasskeyQuestion>, Problem> {
    let ceremony = Ceremony {
        kind: kind.to_owned(),
        player,
        state: serde_json::to_string(state).expect("questions can be written"),
    };
    let (id, now) = (ids::random(24), app.clock.now());
    let key = id.clone();
    let kept = app
        .store
        .write(move |tx| stored::ask(tx, &key, &ceremony, now, now + passkeys::PATIENCE))
        .await;
    kept.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(PasskeyQuestion { id, options }))
}

/// The question that an answer belongs to. It can be taken once.
pub async fn take(app: &App, kind: &str, id: &str) -> Result<Ceremony, Problem> {
    let (key, now) = (id.to_owned(), app.clock.now());
    let found = app.store.write(move |tx| stored::take(tx, &key, now)).await;
    let found: Option<Ceremony> = found.map_err(|error: StoreError| Problem::from(error))?;
    found
        .filter(|ceremony| ceremony.kind == kind)
        .ok_or_else(wrong_passkey)
}

/// The answer of the authenticator is not right, or came too late.
pub fn wrong_passkey() -> Problem {
    Problem::unfit("bad_passkey", Note::new("people-passkey-wrong"))
}

/// `POST /passkeys/registration`: asks for a new passkey, for a member or for signing up.
pub async fn ask_for_new(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(caller): Visitor,
    Json(asked): Json<NewPasskey>,
) -> Result<axum::Json<PasskeyQuestion>, Problem> {
    let site = relying_party(&app, &headers)?;
    if let Some(caller) = &caller {
        session_only(caller)?;
    }
    let (handle, name, known) = match &caller {
        Some(caller) if !is_guest(caller) => {
            let account = confirmed_account(&app, caller).await?;
            let player = account.player.id.clone();
            let known = app.store.read(move |tx| stored::of(tx, &player)).await;
            let known: Vec<PasskeyInfo> =
                known.map_err(|error: StoreError| Problem::from(error))?;
            if known.len() >= MOST {
                let note = Note::new("people-passkey-many").with("most", MOST);
                return Err(Problem::conflict("too_many_passkeys", note));
            }
            let known: Vec<String> = known.into_iter().map(|passkey| passkey.id).collect();
            (account.handle, account.player.name, known)
        }
        _ => {
            let name = asked.name.unwrap_or_default();
            let name = names::check(&name).map_err(|note| Problem::unfit("bad_name", note))?;
            require_free(&app, &name).await?;
            (passkeys::new_handle(), name, Vec::new())
        }
    };
    let asked = passkeys::ask_for_new(&site, &handle, &name, &known);
    let (options, question) = asked.ok_or_else(wrong_passkey)?;
    let player = caller.map(|caller| caller.player.id);
    keep(&app, "registration", player, options, &question).await
}

/// A passkey that was just made.
pub struct NewKey {
    /// Its id.
    pub id: String,
    /// What is stored of it.
    pub credential: String,
    /// What it calls the player.
    pub handle: String,
    /// What its owner calls it.
    pub name: String,
}

/// Checks the answer to a question for a new passkey, which this player (or nobody) must have asked.
pub async fn accept_new(
    app: &App,
    headers: &HeaderMap,
    player: Option<&str>,
    answer: PasskeyAnswer,
) -> Result<NewKey, Problem> {
    let site = relying_party(app, headers)?;
    let ceremony = take(app, "registration", &answer.id).await?;
    if ceremony.player.as_deref() != player {
        return Err(wrong_passkey());
    }
    let question: passkeys::Registration =
        serde_json::from_str(&ceremony.state).map_err(|_| wrong_passkey())?;
    let made = passkeys::accept_new(&site, &question, answer.credential);
    let (id, credential) = made.ok_or_else(wrong_passkey)?;
    let name = answer.name.as_deref().and_then(names::of_guest);
    Ok(NewKey {
        id,
        credential,
        handle: question.handle,
        name: name.unwrap_or_else(|| label(&user_agent(headers))),
    })
}

/// `POST /passkeys/authentication`: asks for any passkey of this site.
pub async fn ask(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<axum::Json<PasskeyQuestion>, Problem> {
    let site = relying_party(&app, &headers)?;
    let (options, state) = passkeys::ask(&site).ok_or_else(wrong_passkey)?;
    keep(&app, "authentication", None, options, &state).await
}

/// `POST /account/passkeys`: adds a passkey.
pub async fn add(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
    Json(answer): Json<PasskeyAnswer>,
) -> Result<(StatusCode, axum::Json<PasskeyInfo>), Problem> {
    let account = confirmed_account(&app, &caller).await?;
    let player = account.player.id;
    let new = accept_new(&app, &headers, Some(&player), answer).await?;
    if new.handle != account.handle {
        return Err(wrong_passkey());
    }
    let now = app.clock.now();
    let info = PasskeyInfo {
        id: new.id.clone(),
        name: new.name.clone(),
        created_at: now,
        used_at: None,
    };
    let added = app
        .store
        .write(move |tx| stored::add(tx, &player, (&new.id, &new.credential), &new.name, now))
        .await;
    if !added.map_err(|error: StoreError| Problem::from(error))? {
        return Err(Problem::conflict(
            "known_passkey",
            Note::new("people-passkey-known"),
        ));
    }
    Ok((StatusCode::CREATED, axum::Json(info)))
}

/// `DELETE /account/passkeys/ID`. The last way to sign in stays.
pub async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    let account = confirmed_account(&app, &caller).await?;
    app.store
        .write(move |tx| {
            let player = &account.player.id;
            if account.password.is_none() && stored::of(tx, player)?.len() <= 1 {
                return Err(Problem::conflict(
                    "last_credential",
                    Note::new("people-last-credential"),
                ));
            }
            if stored::remove(tx, player, &id)? {
                Ok(StatusCode::NO_CONTENT)
            } else {
                Err(Problem::not_found())
            }
        })
        .await
}
