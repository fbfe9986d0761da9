//! How a player wants to be called: settings, browsers that have subscribed, and the links in mail.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use doska_contract::online::{
    MailAddress, NewWebhook, NotificationChange, NotificationTest, Notifications, PlayerKind,
    PushEndpoint, PushSubscription, Webhook,
};
use doska_play::{Lang, Note};

use super::{Json, Path, Problem, language};
use crate::app::App;
use crate::ids;
use crate::limits::{self, Action, Client};
use crate::outgoing::guard::UrlProblem;
use crate::outgoing::jobs::FIRST_PUSH;
use crate::outgoing::webhook::Secret;
use crate::outgoing::{calls, digest, mail, probe, push};
use crate::people::Caller;
use crate::store::notify::{self, Settings};
use crate::store::{StoreError, Tx, notify as stored};

/// `GET /me/notifications`.
pub async fn show(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<axum::Json<Notifications>, Problem> {
    let settings = settings(&app, &caller, &headers).await?;
    wire(&app, settings).await
}

/// The settings of a player; the first time they are made, so that the address of the feed stays.
async fn settings(app: &App, caller: &Caller, headers: &HeaderMap) -> Result<Settings, Problem> {
    let (player, lang) = (caller.player.id.clone(), language(headers));
    let found = app.store.write(move |tx| known(tx, &player, lang));
    Ok(found.await?)
}

/// The same inside a transaction.
fn known(tx: &mut dyn Tx, player: &str, lang: Lang) -> Result<Settings, StoreError> {
    if let Some(known) = notify::find(tx, player)? {
        return Ok(known);
    }
    let new = Settings::new(player, lang);
    notify::put(tx, &new)?;
    Ok(new)
}

async fn wire(app: &App, settings: Settings) -> Result<axum::Json<Notifications>, Problem> {
    let player = settings.player.clone();
    let devices = app
        .store
        .read(move |tx| notify::subscriptions(tx, &player))
        .await
        .map_err(|error: StoreError| Problem::from(error))?
        .len();
    let origin = app.config.origin();
    let vapid = app.outgoing.vapid(&app.store).await?;
    Ok(axum::Json(Notifications {
        language: settings.lang.code().to_owned(),
        push: settings.push,
        devices,
        push_key: vapid.public_key(),
        mail: settings.mail.map(|mail| MailAddress {
            address: mail.address,
            confirmed: mail.confirmed,
        }),
        mail_available: app.outgoing.mailer().is_some(),
        webhook: settings.webhook.map(|webhook| Webhook {
            url: webhook.url,
            events: webhook.events,
            challenges: webhook.challenges,
            secret: webhook.secret,
            disabled: webhook.disabled,
        }),
        feed: format!("{origin}/api/v1/feeds/{}.atom", settings.feed),
        challenge_feed: format!("{origin}/api/v1/feeds/challenges.atom"),
    }))
}

/// `PUT /me/notifications`.
pub async fn change(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    headers: HeaderMap,
    Json(asked): Json<NotificationChange>,
) -> Result<axum::Json<Notifications>, Problem> {
    check(&app, &asked)?;
    let before = settings(&app, &caller, &headers).await?;
    let (mail, webhook) = (before.mail.as_ref(), before.webhook.as_ref());
    let new_mail = asked
        .mail
        .as_ref()
        .filter(|address| !address.is_empty() && mail.map(|mail| &mail.address) != Some(address));
    let webhook = webhook.filter(|webhook| !webhook.disabled);
    let new_webhook = asked.webhook.as_ref().filter(|asked| {
        !asked.url.is_empty() && webhook.map(|known| &known.url) != Some(&asked.url)
    });
    if new_mail.is_some() || new_webhook.is_some() {
        limits::count_of(&app, Action::Costly, &caller.player, &client).await?;
    }
    let more = asked.webhook.as_ref().is_some_and(|asked| asked.challenges)
        && !before.webhook.is_some_and(|known| known.challenges);
    if more && caller.player.kind == PlayerKind::Guest {
        let note = Note::new("people-members-only");
        return Err(Problem::forbidden("members_only", note));
    }
    let (now, origin, player) = (app.clock.now(), app.config.origin(), caller.player.id);
    let (limited, lang) = (app.config.rate_limits, before.lang);
    let changed = app
        .store
        .write(move |tx| {
            let mut settings = known(tx, &player, lang)?;
            if let Some(language) = &asked.language {
                settings.lang = Lang::of_locale(language);
            }
            if let Some(push) = &asked.push {
                settings.push.clone_from(push);
            }
            if let Some(webhook) = &asked.webhook {
                set_webhook(&mut settings, webhook.clone());
            }
            if let Some(address) = &asked.mail
                && set_mail(&mut settings, address)
                && let Some(letter) = digest::confirmation(&settings, &origin)
            {
                if limited {
                    digest::count_confirmation(tx, &player, address, now)?
                        .map_err(|wait| limits::too_many(wait / 1000 + 1))?;
                }
                calls::add(tx, calls::MAIL, &letter, now, now)?;
            }
            notify::put(tx, &settings)?;
            Ok::<_, Problem>(settings)
        })
        .await?;
    wire(&app, changed).await
}

/// Refuses what can never work.
fn check(app: &App, asked: &NotificationChange) -> Result<(), Problem> {
    let known = |language: &String| Lang::ALL.iter().any(|lang| lang.code() == language);
    if let Some(language) = asked.language.as_ref().filter(|language| !known(language)) {
        let note = Note::new("notify-language").part(language);
        return Err(Problem::unfit("bad_language", note));
    }
    if let Some(address) = asked.mail.as_ref().filter(|address| !address.is_empty()) {
        if app.outgoing.mailer().is_none() {
            return Err(Problem::unfit("no_mail", Note::new("notify-no-mail")));
        }
        if !mail::is_address(address) {
            let note = Note::new("notify-address").part(address);
            return Err(Problem::unfit("bad_address", note));
        }
    }
    match &asked.webhook {
        Some(webhook) if !webhook.url.is_empty() => check_url(app, &webhook.url),
        _ => Ok(()),
    }
}

fn check_url(app: &App, url: &str) -> Result<(), Problem> {
    let guard = app.outgoing.guard();
    let Err(problem) = guard.map_or(Err(UrlProblem::Malformed), |guard| guard.check(url)) else {
        return Ok(());
    };
    let note = match problem {
        UrlProblem::Malformed => Note::new("notify-url"),
        UrlProblem::NotHttps => Note::new("notify-url-https"),
        UrlProblem::NotPublic => Note::new("notify-url-public"),
    };
    Err(Problem::unfit("bad_url", note.part(url)))
}

fn set_webhook(settings: &mut Settings, asked: NewWebhook) {
    if asked.url.is_empty() {
        settings.webhook = None;
        return;
    }
    let known = settings.webhook.take();
    let secret = known.map_or_else(
        || {
            let mut key = [0; 24];
            ids::fill(&mut key);
            Secret::new(key).text()
        },
        |known| known.secret,
    );
    settings.webhook = Some(stored::Webhook {
        url: asked.url,
        secret,
        events: asked.events,
        challenges: asked.challenges,
        // Whoever enters it again has done something about it.
        failures: 0,
        disabled: false,
    });
}

/// Sets the address of the digest; says whether it has to be confirmed.
fn set_mail(settings: &mut Settings, address: &str) -> bool {
    if address.is_empty() {
        settings.mail = None;
        return false;
    }
    if settings
        .mail
        .as_ref()
        .is_some_and(|mail| mail.address == address)
    {
        return false;
    }
    settings.mail = Some(stored::Mail {
        address: address.to_owned(),
        token: ids::random(26),
        confirmed: false,
        due: None,
    });
    true
}

/// `POST /me/notifications/feed`: a new address for the feed; the old one ends.
pub async fn renew_feed(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<axum::Json<Notifications>, Problem> {
    let (player, lang) = (caller.player.id, language(&headers));
    let renewed = app.store.write(move |tx| {
        let mut settings = known(tx, &player, lang)?;
        settings.feed = ids::random(26);
        notify::put(tx, &settings)?;
        Ok::<_, StoreError>(settings)
    });
    let renewed = renewed.await?;
    wire(&app, renewed).await
}

/// `POST /notifications/test`: a message through each channel that is on, now.
pub async fn test(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<axum::Json<NotificationTest>, Problem> {
    let settings = settings(&app, &caller, &headers).await?;
    let sent = probe::send(&app, &settings, language(&headers)).await?;
    if sent.channels.is_empty() {
        let note = Note::new("notify-no-channel");
        return Err(Problem::conflict("no_channel", note));
    }
    Ok(axum::Json(sent))
}

/// `POST /me/push`.
pub async fn subscribe(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Json(asked): Json<PushSubscription>,
) -> Result<axum::Json<Notifications>, Problem> {
    check_url(&app, &asked.endpoint)?;
    if push::Target::read(&asked).is_none() {
        return Err(Problem::unfit("bad_keys", Note::new("notify-push-keys")));
    }
    let (now, player, lang) = (app.clock.now(), caller.player.id, language(&headers));
    let changed = app
        .store
        .write(move |tx| {
            let mut settings = known(tx, &player, lang)?;
            let first = notify::subscriptions(tx, &player)?.is_empty();
            notify::subscribe(tx, &player, &asked, now)?;
            if first && settings.push.is_empty() {
                settings.push = FIRST_PUSH.to_vec();
                notify::put(tx, &settings)?;
            }
            Ok::<_, StoreError>(settings)
        })
        .await?;
    wire(&app, changed).await
}

/// `DELETE /me/push`.
pub async fn unsubscribe(
    State(app): State<App>,
    caller: Caller,
    Json(asked): Json<PushEndpoint>,
) -> Result<StatusCode, Problem> {
    app.store
        .write(move |tx| notify::unsubscribe(tx, &caller.player.id, &asked.endpoint))
        .await
        .map_err(|error: StoreError| Problem::from(error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /mail/TOKEN/confirm`: whoever has the link from the letter owns the address.
pub async fn confirm_mail(
    State(app): State<App>,
    Path(token): Path<String>,
) -> Result<StatusCode, Problem> {
    let now = app.clock.now();
    with_mail(&app, token, move |settings| {
        if let Some(mail) = &mut settings.mail {
            mail.confirmed = true;
            mail.due = Some(digest::next(now));
        }
    })
    .await
}

/// `POST /mail/TOKEN/stop`: no more mail, at one click and without signing in (RFC 8058).
pub async fn stop_mail(
    State(app): State<App>,
    Path(token): Path<String>,
) -> Result<StatusCode, Problem> {
    with_mail(&app, token, |settings| settings.mail = None).await
}

async fn with_mail(
    app: &App,
    token: String,
    change: impl Fn(&mut Settings) + Send + 'static,
) -> Result<StatusCode, Problem> {
    let found = app
        .store
        .write(move |tx| {
            let Some(mut settings) = notify::of_mail(tx, &token)? else {
                return Ok(false);
            };
            change(&mut settings);
            notify::put(tx, &settings)?;
            Ok::<_, StoreError>(true)
        })
        .await?;
    if found {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}
