//! How players want to be called, and the browsers that have subscribed.

use doska_contract::online::{NotifyKind, PushKeys, PushSubscription};
use doska_play::Lang;
use doska_play::round::Millis;

use super::{Row, StoreError, Tx};
use crate::{ids, values};

/// How one player wants to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The player's id.
    pub player: String,
    /// The language of what is sent.
    pub lang: Lang,
    /// What is sent to browsers.
    pub push: Vec<NotifyKind>,
    /// The secret in the address of the feed.
    pub feed: String,
    /// Where the daily digest goes.
    pub mail: Option<Mail>,
    /// The webhook.
    pub webhook: Option<Webhook>,
}

/// Where the daily digest goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// The address.
    pub address: String,
    /// The secret in its links.
    pub token: String,
    /// Whether its owner has confirmed it.
    pub confirmed: bool,
    /// When the next one is due.
    pub due: Option<Millis>,
}

/// A webhook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// Where messages are posted.
    pub url: String,
    /// The key of the signatures.
    pub secret: String,
    /// What is posted.
    pub events: Vec<NotifyKind>,
    /// Whether new challenges are posted too.
    pub challenges: bool,
    /// How many messages in a row it did not take.
    pub failures: u32,
    /// Whether it was switched off for that.
    pub disabled: bool,
}

impl Settings {
    /// Those of a player who has never chosen: nothing is sent.
    pub fn new(player: &str, lang: Lang) -> Settings {
        Settings {
            player: player.to_owned(),
            lang,
            push: Vec::new(),
            feed: ids::random(26),
            mail: None,
            webhook: None,
        }
    }
}

const COLUMNS: &str =
    "player_id, language, push, feed, mail, mail_token, mail_confirmed, digest_at, webhook,
    webhook_secret, webhook_events, webhook_challenges, webhook_failures, webhook_disabled";

fn read(row: &Row) -> Result<Settings, StoreError> {
    let language: String = row.get(1)?;
    let (mail, webhook): (Option<String>, Option<String>) = (row.get(4)?, row.get(8)?);
    let text = |column| Ok::<_, StoreError>(row.get::<Option<String>>(column)?.unwrap_or_default());
    Ok(Settings {
        player: row.get(0)?,
        lang: Lang::of_locale(&language),
        push: kinds(&row.get::<String>(2)?),
        feed: row.get(3)?,
        mail: match mail {
            None => None,
            Some(address) => Some(Mail {
                address,
                token: text(5)?,
                confirmed: row.get(6)?,
                due: row.get(7)?,
            }),
        },
        webhook: match webhook {
            None => None,
            Some(url) => Some(Webhook {
                url,
                secret: text(9)?,
                events: kinds(&row.get::<String>(10)?),
                challenges: row.get(11)?,
                failures: row.get(12)?,
                disabled: row.get(13)?,
            }),
        },
    })
}

fn kinds(text: &str) -> Vec<NotifyKind> {
    text.split(' ').filter_map(NotifyKind::of_name).collect()
}

fn names(kinds: &[NotifyKind]) -> String {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
    names.join(" ")
}

/// The settings of a player.
pub fn find(tx: &mut dyn Tx, player: &str) -> Result<Option<Settings>, StoreError> {
    one(tx, "player_id = $1", player)
}

/// Whose feed has this secret.
pub fn of_feed(tx: &mut dyn Tx, secret: &str) -> Result<Option<Settings>, StoreError> {
    one(tx, "feed = $1", secret)
}

/// Whose mail has this secret.
pub fn of_mail(tx: &mut dyn Tx, token: &str) -> Result<Option<Settings>, StoreError> {
    one(tx, "mail_token = $1", token)
}

fn one(tx: &mut dyn Tx, which: &str, value: &str) -> Result<Option<Settings>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM notify_settings WHERE {which}");
    let row = tx.one(&sql, values![value])?;
    row.as_ref().map(read).transpose()
}

/// The most webhooks that hear of new challenges.
const MOST_HEARERS: u32 = 100;

/// Who hears of new challenges. Guests do not: anybody is as many guests as they like.
const HEARERS: &str = "FROM notify_settings s JOIN players p ON p.id = s.player_id
    WHERE s.webhook_challenges = 1 AND s.webhook_disabled = 0 AND p.closed_at IS NULL AND p.kind <> 'guest'";

/// Whether there is anybody to whom new challenges are posted.
pub fn is_heard(tx: &mut dyn Tx) -> Result<bool, StoreError> {
    Ok(tx
        .one(&format!("SELECT 1 {HEARERS} LIMIT 1"), &[])?
        .is_some())
}

/// The ids of those to whom a player's new challenges are posted. Where there are too many, it is those who have been
/// here for longest: newcomers take the place of nobody.
pub fn hear_challenges(tx: &mut dyn Tx, maker: &str) -> Result<Vec<String>, StoreError> {
    let sql = format!(
        "SELECT p.id {HEARERS} AND p.id <> $1
             AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.player_id = p.id AND b.blocked_id = $1)
                                                       OR (b.player_id = $1 AND b.blocked_id = p.id))
         ORDER BY p.created_at, p.id LIMIT {MOST_HEARERS}"
    );
    let rows = tx.query(&sql, values![maker])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Those whose digest is due, a hundred at most.
pub fn digest_due(tx: &mut dyn Tx, now: Millis) -> Result<Vec<Settings>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM notify_settings WHERE digest_at <= $1 AND mail_confirmed = 1 LIMIT 100"
    );
    tx.query(&sql, values![now])?.iter().map(read).collect()
}

/// Writes settings.
pub fn put(tx: &mut dyn Tx, settings: &Settings) -> Result<(), StoreError> {
    let sql = format!(
        "INSERT INTO notify_settings ({COLUMNS})
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         ON CONFLICT (player_id) DO UPDATE SET language = excluded.language, push = excluded.push,
             feed = excluded.feed, mail = excluded.mail, mail_token = excluded.mail_token,
             mail_confirmed = excluded.mail_confirmed, digest_at = excluded.digest_at, webhook = excluded.webhook,
             webhook_secret = excluded.webhook_secret, webhook_events = excluded.webhook_events,
             webhook_challenges = excluded.webhook_challenges, webhook_failures = excluded.webhook_failures,
             webhook_disabled = excluded.webhook_disabled"
    );
    let (mail, webhook) = (settings.mail.as_ref(), settings.webhook.as_ref());
    tx.execute(
        &sql,
        values![
            &settings.player,
            settings.lang.code(),
            names(&settings.push),
            &settings.feed,
            mail.map(|mail| &mail.address),
            mail.map(|mail| &mail.token),
            mail.is_some_and(|mail| mail.confirmed),
            mail.and_then(|mail| mail.due),
            webhook.map(|webhook| &webhook.url),
            webhook.map(|webhook| &webhook.secret),
            webhook.map_or(String::new(), |webhook| names(&webhook.events)),
            webhook.is_some_and(|webhook| webhook.challenges),
            webhook.map_or(0, |webhook| webhook.failures),
            webhook.is_some_and(|webhook| webhook.disabled),
        ],
    )?;
    Ok(())
}

/// Whether any of these players wants to be called at all.
pub fn any(tx: &mut dyn Tx, players: &[&str]) -> Result<bool, StoreError> {
    for player in players {
        let sql = "SELECT 1 FROM notify_settings WHERE player_id = $1";
        if tx.one(sql, values![*player])?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The most browsers of one player.
const MOST_BROWSERS: usize = 10;

/// Adds a browser. It may have belonged to another player before; the oldest one makes room where there are too many.
pub fn subscribe(
    tx: &mut dyn Tx,
    player: &str,
    subscription: &PushSubscription,
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO push_subscriptions (endpoint, player_id, p256dh, auth, created_at)
               VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (endpoint) DO UPDATE SET player_id = excluded.player_id, p256dh = excluded.p256dh,
                   auth = excluded.auth, created_at = excluded.created_at";
    let PushSubscription { endpoint, keys } = subscription;
    tx.execute(
        sql,
        values![endpoint, player, &keys.p256dh, &keys.auth, now],
    )?;
    for old in subscriptions(tx, player)?.iter().skip(MOST_BROWSERS) {
        unsubscribe(tx, player, &old.endpoint)?;
    }
    Ok(())
}

/// Removes a browser.
pub fn unsubscribe(tx: &mut dyn Tx, player: &str, endpoint: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM push_subscriptions WHERE endpoint = $1 AND player_id = $2";
    tx.execute(sql, values![endpoint, player])?;
    Ok(())
}

/// The browsers of a player, the newest first.
pub fn subscriptions(tx: &mut dyn Tx, player: &str) -> Result<Vec<PushSubscription>, StoreError> {
    let sql = "SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE player_id = $1
               ORDER BY created_at DESC, endpoint";
    let rows = tx.query(sql, values![player])?;
    let read = rows.iter().map(|row| {
        Ok(PushSubscription {
            endpoint: row.get(0)?,
            keys: PushKeys {
                p256dh: row.get(1)?,
                auth: row.get(2)?,
            },
        })
    });
    read.collect()
}
