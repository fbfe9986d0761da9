//! Which request counts as what.

use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{Action, Client};
use crate::api::{Problem, Visitor};
use crate::app::App;

/// Below `/api/v1`: requests that change something.
const CHANGES: [(&str, Action); 28] = [
    ("/guests", Action::Guest),
    ("/session", Action::SignIn),
    ("/session/passkey", Action::SignIn),
    ("/session/recovery", Action::SignIn),
    ("/passkeys/authentication", Action::SignIn),
    ("/passkeys/registration", Action::SignIn),
    ("/account", Action::SignIn),
    ("/challenges", Action::Challenge),
    ("/challenges/{id}/join", Action::Challenge),
    ("/pairing", Action::Challenge),
    ("/games/{id}/moves", Action::Command),
    ("/games/{id}/offers", Action::Command),
    ("/games/{id}/resign", Action::Command),
    ("/games/{id}/claim", Action::Command),
    ("/games/{id}/note", Action::Command),
    ("/challenges/{id}/bots", Action::Challenge),
    ("/mail/{token}/confirm", Action::SignIn),
    ("/mail/{token}/stop", Action::SignIn),
    // Another address to write to is counted as costly besides.
    ("/me/notifications", Action::Command),
    ("/me/push", Action::Costly),
    ("/me/notifications/feed", Action::Costly),
    ("/notifications/test", Action::Costly),
    ("/games/{id}/analysis", Action::Costly),
    ("/players/{id}/report", Action::Costly),
    ("/account/tokens", Action::Costly),
    ("/account/name", Action::Costly),
    ("/account/bot", Action::Costly),
    ("/account/password", Action::SignIn),
];

/// Requests that read much.
const READS: [(&str, Action); 5] = [
    ("/account/export", Action::Costly),
    ("/games", Action::Search),
    ("/explorer", Action::Search),
    ("/feeds/{name}", Action::Search),
    ("/leaderboards", Action::Search),
];

/// The action of a request, where it is more than any request.
fn action(method: &Method, path: &str) -> Option<Action> {
    let path = path.strip_prefix("/api/v1").unwrap_or(path);
    let list: &[(&str, Action)] = if method.is_safe() { &READS } else { &CHANGES };
    let found = list.iter().find(|(known, _)| *known == path);
    found.map(|(_, action)| *action)
}

/// Lets a request pass, or refuses it with 429.
pub async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    if !app.limits.are_on() {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let client = Client::of(
        &parts.extensions,
        &parts.headers,
        app.config.trusted_proxies,
    );
    let path = parts.extensions.get::<MatchedPath>();
    let action = path.and_then(|path| action(&parts.method, path.as_str()));
    let checked = async {
        app.limits.check(Action::Request, &client.key())?;
        let Some(action) = action else {
            return Ok(());
        };
        let by_account = !matches!(action, Action::Guest | Action::SignIn | Action::Search);
        if by_account {
            let Visitor(caller) = Visitor::from_request_parts(&mut parts, &app).await?;
            if let Some(caller) = caller {
                return super::count_of(&app, action, &caller.player, &client).await;
            }
        }
        super::count(&app, action, &client.key()).await
    };
    let checked: Result<(), Problem> = checked.await;
    match checked {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.into_response(),
    }
}
