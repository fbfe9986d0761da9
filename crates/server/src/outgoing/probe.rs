//! Test messages: sent at once, past the outbox, so that whoever asks for one hears what became of it.

use doska_contract::online::{Channel, ChannelTest, NotificationTest, PushMessage};
use doska_play::{Lang, Note};
use futures_util::future::{join_all, join3};

use super::mail::Letter;
use super::webhook::{self, Secret};
use super::{Delivery, push};
use crate::api::words;
use crate::app::App;
use crate::ids;
use crate::store::notify::{self, Mail, Settings, Webhook};
use crate::store::{StoreError, Tx};

/// Why nothing arrived.
type Failed = Result<(), Note>;

/// Sends a message through each channel that a player has turned on. `lang` is that of the answer; what is sent has
/// the language of the settings.
pub async fn send(
    app: &App,
    settings: &Settings,
    lang: Lang,
) -> Result<NotificationTest, StoreError> {
    let push = async {
        if settings.push.is_empty() {
            return Ok(None);
        }
        to_browsers(app, settings).await
    };
    let mail = async {
        match &settings.mail {
            Some(mail) => Some(to_mail(app, settings, mail).await),
            None => None,
        }
    };
    let webhook = async {
        match &settings.webhook {
            Some(hook) => Some(to_webhook(app, settings, hook).await),
            None => None,
        }
    };
    let (push, mail, webhook) = join3(push, mail, webhook).await;
    let all = [
        (Channel::Push, push?),
        (Channel::Mail, mail),
        (Channel::Webhook, webhook),
    ];
    let told = all.into_iter().filter_map(|(channel, done)| {
        let error = done?.err().map(|note| words(lang).say(&note));
        Some(ChannelTest {
            channel,
            sent: error.is_none(),
            error,
        })
    });
    Ok(NotificationTest {
        channels: told.collect(),
    })
}

/// To all browsers of a player. It counts as sent if one of them is reached; those that are gone are forgotten.
async fn to_browsers(app: &App, settings: &Settings) -> Result<Option<Failed>, StoreError> {
    let player = settings.player.clone();
    let browsers = app
        .store
        .read(move |tx| notify::subscriptions(tx, &player))
        .await?;
    if browsers.is_empty() {
        return Ok(None);
    }
    let Some(guard) = app.outgoing.guard() else {
        return Ok(Some(Err(Note::new("notify-failed-message"))));
    };
    let words = words(settings.lang);
    let message = PushMessage {
        title: words.text("notify-test-title", &[]),
        body: words.text("notify-test-push", &[]),
        url: "/account".to_owned(),
        tag: "test".to_owned(),
    };
    let text = serde_json::to_vec(&message).expect("texts can be written");
    let vapid = app.outgoing.vapid(&app.store).await?;
    let contact = app.outgoing.contact(&app.config);
    let sent = join_all(browsers.iter().map(|browser| async {
        match push::Target::read(browser) {
            Some(target) => push::send(guard, vapid, &contact, target, &message.tag, &text).await,
            None => Delivery::Gone,
        }
    }));
    let sent = sent.await;
    let gone = browsers.into_iter().zip(&sent);
    let gone = gone.filter(|(_, sent)| **sent == Delivery::Gone);
    let gone: Vec<String> = gone.map(|(browser, _)| browser.endpoint).collect();
    if !gone.is_empty() {
        let player = settings.player.clone();
        let forget = move |tx: &mut dyn Tx| {
            gone.iter()
                .try_for_each(|endpoint| notify::unsubscribe(tx, &player, endpoint))
        };
        app.store.write(forget).await?;
    }
    let done: Vec<Failed> = sent.into_iter().map(arrived).collect();
    let reached = done.iter().any(Result::is_ok);
    let first = done.into_iter().next();
    Ok(Some(if reached {
        Ok(())
    } else {
        first.unwrap_or(Ok(()))
    }))
}

async fn to_mail(app: &App, settings: &Settings, mail: &Mail) -> Failed {
    let mailer = app.outgoing.mailer();
    let mailer = mailer.ok_or_else(|| Note::new("notify-no-mail"))?;
    if !mail.confirmed {
        return Err(Note::new("notify-unconfirmed"));
    }
    let (words, origin) = (words(settings.lang), app.config.origin());
    let stop = format!("{origin}/mail/{}", mail.token);
    let end = words.text("notify-digest-end", &[("url", &stop)]);
    let letter = Letter {
        to: mail.address.clone(),
        subject: words.text("notify-test-title", &[]),
        text: format!("{}\n\n{end}\n", words.text("notify-test-mail", &[])),
        unsubscribe: Some(format!("{origin}/api/v1/mail/{}/stop", mail.token)),
    };
    arrived(mailer.send(&letter).await)
}

async fn to_webhook(app: &App, settings: &Settings, hook: &Webhook) -> Failed {
    if hook.disabled {
        return Err(Note::new("notify-webhook-off"));
    }
    let (Some(secret), Some(guard)) = (Secret::read(&hook.secret), app.outgoing.guard()) else {
        return Err(Note::new("notify-failed-message"));
    };
    let now = app.clock.now();
    let body = serde_json::json!({
        "type": "test", "at": now, "player_id": settings.player, "url": app.config.origin(),
    });
    let body = serde_json::to_vec(&body).expect("texts and numbers can be written");
    let id = ids::random(16);
    arrived(webhook::send(guard, &hook.url, &secret, &id, now / 1000, body).await)
}

/// What a delivery means for whoever waits for it.
fn arrived(delivery: Delivery) -> Failed {
    match delivery {
        Delivery::Done => Ok(()),
        Delivery::Gone => Err(Note::new("notify-browser-gone")),
        Delivery::Later { why, .. } | Delivery::Refused(why) => Err(why.note()),
    }
}
