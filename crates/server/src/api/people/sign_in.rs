//! Signing in and out, and proving again who it is.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use doska_contract::online::{
    Confirmation, PasskeyAnswer, PlayerRef, RecoverySignIn, SignIn, SignedIn,
};
use doska_play::Note;

use super::passkeys::{relying_party, take, wrong_passkey};
use super::{account_of, attempt, is_guest, renamed, revoked, signed, user_agent};
use crate::api::streams::notices;
use crate::api::{Json, Problem, Visitor};
use crate::app::App;
use crate::bus::{Message, Topic};
use crate::limits::Client;
use crate::people::attempts::Attempt;
use crate::people::takeover::{self, Takeover};
use crate::people::{Caller, cookie, members, names, passkeys, recovery, totp};
use crate::store::accounts::Account;
use crate::store::{self, StoreError, accounts, games, sessions};

/// The longest name that is looked up, in characters. Members' are shorter.
const LONGEST_NAME: usize = 64;

/// What a name that was typed is looked up and counted by. One that nobody can have is not kept.
fn key(name: &str) -> String {
    let name = name.trim();
    if name.chars().count() > LONGEST_NAME {
        return String::new();
    }
    names::key(name)
}

/// `POST /session`: signs in with a password. An unknown name is refused with the same words, after the same time.
pub async fn by_password(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Visitor(caller): Visitor,
    Json(asked): Json<SignIn>,
) -> Result<Response, Problem> {
    let key = key(&asked.name);
    attempt(&app, Attempt::Name(key.clone(), client.key())).await?;
    attempt(&app, Attempt::Anywhere(key.clone())).await?;
    let account = app.store.read(move |tx| accounts::by_key(tx, &key)).await;
    let account: Option<Account> = account.map_err(|error: StoreError| Problem::from(error))?;
    let hash = account
        .as_ref()
        .and_then(|account| account.password.clone());
    let right = app.people.passwords.verify(&asked.password, hash).await;
    let known = account.as_ref().map(|account| account.player.id.clone());
    let proved = async {
        let account = account.filter(|_| right).ok_or_else(wrong_credentials)?;
        second_factor(&app, &account, asked.code.as_deref()).await?;
        Ok(account)
    };
    let account = logged(Way::Password, known.as_deref(), proved.await)?;
    begin(&app, &headers, caller, account).await
}

/// `POST /session/recovery`: signs in with a recovery code, in place of everything else. Attempts are counted by address
/// alone: no code can be guessed, and so nobody can keep a member from the last way in.
pub async fn by_recovery_code(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(caller): Visitor,
    Json(asked): Json<RecoverySignIn>,
) -> Result<Response, Problem> {
    let key = key(&asked.name);
    let hash = recovery::hash(&asked.code);
    let (account, used) = app
        .store
        .write(move |tx| {
            // The hash is looked for in either case, so that an unknown name takes as long.
            let account = accounts::by_key(tx, &key)?;
            let player = account
                .as_ref()
                .map_or("", |account| account.player.id.as_str());
            let used = accounts::use_recovery_code(tx, player, &hash)?;
            Ok::<_, StoreError>((account, used))
        })
        .await?;
    let known = account.as_ref().map(|account| account.player.id.clone());
    let proved = account.filter(|_| used).ok_or_else(wrong_credentials);
    let account = logged(Way::RecoveryCode, known.as_deref(), proved)?;
    begin(&app, &headers, caller, account).await
}

/// `POST /session/passkey`: signs in with a passkey, which says whose it is.
pub async fn by_passkey(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(caller): Visitor,
    Json(answer): Json<PasskeyAnswer>,
) -> Result<Response, Problem> {
    let proved = proved_by_passkey(&app, &headers, answer).await;
    let account = logged(Way::Passkey, None, proved)?;
    begin(&app, &headers, caller, account).await
}

/// `POST /session/confirm`: proves again who it is.
pub async fn confirm(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
    Json(asked): Json<Confirmation>,
) -> Result<StatusCode, Problem> {
    let account = account_of(&app, &caller).await?;
    let player = account.player.id.clone();
    attempt(&app, Attempt::Confirmation(player.clone())).await?;
    let proved = confirmed_again(&app, &headers, account, asked).await;
    logged(Way::Confirmation, Some(&player), proved)?;
    let (id, now) = (caller.token.id.clone(), app.clock.now());
    let done = app
        .store
        .write(move |tx| sessions::confirm(tx, &id, now))
        .await;
    done.map_err(|error: StoreError| Problem::from(error))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn confirmed_again(
    app: &App,
    headers: &HeaderMap,
    account: Account,
    asked: Confirmation,
) -> Result<Account, Problem> {
    if let Some(answer) = asked.passkey {
        let proved = proved_by_passkey(app, headers, answer).await?;
        if proved.player.id != account.player.id {
            return Err(wrong_passkey());
        }
        return Ok(account);
    }
    let password = asked.password.unwrap_or_default();
    let hash = account.password.clone();
    if !app.people.passwords.verify(&password, hash).await {
        let note = Note::new("people-wrong-password");
        return Err(Problem::unfit("wrong_password", note));
    }
    second_factor(app, &account, asked.code.as_deref()).await?;
    Ok(account)
}

/// `DELETE /session`: signs out.
pub async fn out(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(caller): Visitor,
) -> Result<Response, Problem> {
    if let Some(caller) = caller {
        let (player, id) = (caller.player.id.clone(), caller.token.id.clone());
        let ended = app
            .store
            .write(move |tx| sessions::revoke(tx, &player, &id))
            .await;
        ended.map_err(|error: StoreError| Problem::from(error))?;
        revoked(&app, &caller.player.id, Some(caller.token.id.clone()));
    }
    let cookie = cookie::drop(&app.config, &headers);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
}

/// How somebody proves who it is.
#[derive(Copy, Clone, Debug)]
enum Way {
    Password,
    Passkey,
    RecoveryCode,
    Confirmation,
}

/// Writes into the log who has proved to be whom, or has not. Ids are public; what was typed is not written: it may be a
/// password in the wrong field.
fn logged(
    way: Way,
    known: Option<&str>,
    proved: Result<Account, Problem>,
) -> Result<Account, Problem> {
    match &proved {
        Ok(account) => {
            tracing::info!(?way, player = account.player.id, "proved who it is");
        }
        Err(problem) => {
            let player = known.unwrap_or("unknown");
            tracing::warn!(?way, player, code = problem.code, "did not prove who it is");
        }
    }
    proved
}

/// Begins a session, in place of the one that the client had. What was a guest's comes along.
async fn begin(
    app: &App,
    headers: &HeaderMap,
    caller: Option<Caller>,
    account: Account,
) -> Result<Response, Problem> {
    let old = caller.filter(|caller| caller.token.kind == "session");
    let player = account.player.reference();
    let (agent, now) = (user_agent(headers), app.clock.now());
    let (ended, member) = (old.clone(), player.id.clone());
    let begun = app
        .store
        .write(move |tx| {
            // Perhaps it was closed while the password was being checked.
            let account = accounts::find(tx, &member)?;
            if account.is_none_or(|account| account.closed_at.is_some()) {
                return Err(Problem::forbidden("closed", Note::new("people-closed")));
            }
            let mut taken = None;
            if let Some(old) = &ended {
                let was = sessions::revoke(tx, &old.player.id, &old.token.id)?;
                // A session that has ended meanwhile gives nothing away.
                if was && is_guest(old) {
                    taken = Some(takeover::take_over(tx, &member, &old.player, now)?);
                }
            }
            let secret = members::open_session(tx, &member, &agent, now)?;
            Ok::<_, Problem>((secret, taken))
        })
        .await;
    let (token, taken) = begun?;
    if let Some(taken) = &taken {
        tell_taken_over(app, &player, taken).await?;
    }
    if let Some(old) = old {
        revoked(app, &old.player.id, Some(old.token.id.clone()));
        renamed(app, &old.player.id);
    }
    let secret = token.clone();
    let taken_over = taken.map(|taken| taken.wire());
    let body = SignedIn {
        player,
        token,
        taken_over,
    };
    Ok(signed(app, headers, StatusCode::OK, &secret, body))
}

/// After the commit: other sessions of the member hear of the games, and those at the boards who sits there now.
async fn tell_taken_over(
    app: &App,
    member: &PlayerRef,
    taken: &Takeover,
) -> Result<(), StoreError> {
    for id in &taken.games {
        app.games.reseated(id);
    }
    for challenge in &taken.closed {
        app.tell_challenge(challenge, member);
    }
    let id = member.id.clone();
    let running = app.store.read(move |tx| games::running(tx, &id)).await?;
    let running = running.iter().filter(|game| taken.games.contains(&game.id));
    for notice in running.flat_map(notices) {
        let topic = Topic::Player(member.id.clone());
        app.bus.publish(&topic, Message::Notice { notice });
    }
    app.bus.publish(&Topic::Lobby, Message::Lobby);
    Ok(())
}

/// Asks for the code of the authenticator application, where one is set up. Each code counts once.
async fn second_factor(app: &App, account: &Account, code: Option<&str>) -> Result<(), Problem> {
    let Some(secret) = &account.totp_secret else {
        return Ok(());
    };
    let Some(code) = code.filter(|code| !code.trim().is_empty()) else {
        let status = StatusCode::UNAUTHORIZED;
        return Err(Problem::new(
            status,
            "code_required",
            Note::new("people-code-required"),
        ));
    };
    let wrong = || {
        let status = StatusCode::UNAUTHORIZED;
        Problem::new(status, "wrong_code", Note::new("people-code-wrong"))
    };
    let seconds = crate::clock::wall() / 1000;
    let step = totp::verify(secret, code, seconds, account.totp_step).ok_or_else(wrong)?;
    let player = account.player.id.clone();
    let used = app
        .store
        .write(move |tx| accounts::use_totp_step(tx, &player, step))
        .await;
    if used.map_err(|error: StoreError| Problem::from(error))? {
        Ok(())
    } else {
        Err(wrong())
    }
}

/// The account whose passkey answered a question.
async fn proved_by_passkey(
    app: &App,
    headers: &HeaderMap,
    answer: PasskeyAnswer,
) -> Result<Account, Problem> {
    let site = relying_party(app, headers)?;
    let question = take(app, "authentication", &answer.id).await?;
    let claim = passkeys::read(&site, answer.credential).ok_or_else(wrong_passkey)?;
    let now = app.clock.now();
    app.store
        .write(move |tx| {
            let account = accounts::by_handle(tx, &claim.handle)?.ok_or_else(wrong_passkey)?;
            let stored = store::passkeys::credential(tx, &account.player.id, &claim.id)?;
            let stored = stored.ok_or_else(wrong_passkey)?;
            let state = serde_json::from_str(&question.state).map_err(|_| wrong_passkey())?;
            let changed = passkeys::accept(&site, state, &claim, &stored);
            let changed = changed.ok_or_else(wrong_passkey)?;
            store::passkeys::used(tx, &claim.id, &changed, now)?;
            Ok::<_, Problem>(account)
        })
        .await
}

/// The same words for an unknown name, a wrong password and a wrong code.
fn wrong_credentials() -> Problem {
    let note = Note::new("people-wrong-credentials");
    Problem::new(StatusCode::UNAUTHORIZED, "wrong_credentials", note)
}
