//! What the server sends to the outside: web push, webhooks, mail; and the feeds it offers.

mod address;
pub mod calls;
pub mod digest;
pub mod feed;
pub mod guard;
pub mod jobs;
mod lanes;
pub mod mail;
pub mod probe;
pub mod push;
#[cfg(test)]
mod test_http;
#[cfg(test)]
mod test_smtp;
pub mod webhook;
pub mod words;

use std::fmt;
use std::time::Duration;

use doska_play::Note;
use tokio::sync::OnceCell;

use crate::config::Config;
use crate::store::{Store, StoreError, settings};
use guard::Guard;
use mail::Mailer;
use push::Vapid;

/// The setting that keeps the key pair for push services.
const VAPID: &str = "vapid";

/// The ways out.
pub struct Outgoing {
    guard: Option<Guard>,
    mailer: Option<Mailer>,
    vapid: OnceCell<Vapid>,
}

impl Outgoing {
    /// Those that the configuration allows.
    pub fn new(config: &Config) -> Outgoing {
        let guard = Guard::new(config.reach);
        let mailer = config
            .mail
            .as_ref()
            .map(|mail| Mailer::new(mail.server.as_str(), &mail.from));
        Outgoing {
            guard: guard
                .inspect_err(|error| tracing::error!(%error, "no requests can be sent"))
                .ok(),
            mailer: mailer.and_then(|mailer| {
                mailer
                    .inspect_err(|error| tracing::error!(%error, "no mail can be sent"))
                    .ok()
            }),
            vapid: OnceCell::new(),
        }
    }

    /// Sends requests to addresses that players name.
    pub const fn guard(&self) -> Option<&Guard> {
        self.guard.as_ref()
    }

    /// Sends mail, where the operator has named a server for it.
    pub const fn mailer(&self) -> Option<&Mailer> {
        self.mailer.as_ref()
    }

    /// The key pair for push services, made at first use and kept from then on.
    pub async fn vapid(&self, store: &Store) -> Result<&Vapid, StoreError> {
        let make = || async {
            let secret = store
                .write(|tx| {
                    let kept = settings::get(tx, VAPID)?;
                    if let Some(kept) = kept.filter(|kept| Vapid::read(kept).is_some()) {
                        return Ok::<_, StoreError>(kept);
                    }
                    let secret = Vapid::generate().secret();
                    settings::set(tx, VAPID, &secret)?;
                    Ok(secret)
                })
                .await?;
            Vapid::read(&secret).ok_or_else(|| StoreError::Damaged(VAPID.to_owned()))
        };
        self.vapid.get_or_try_init(make).await
    }

    /// Whom push services may complain to.
    pub fn contact(&self, config: &Config) -> String {
        let named = config.push_contact.as_ref().or(config.contact.as_ref());
        match named {
            Some(contact) if contact.contains("://") || contact.starts_with("mailto:") => {
                contact.clone()
            }
            Some(address) => format!("mailto:{address}"),
            None => config.origin(),
        }
    }
}

/// What became of something that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// The other side took it.
    Done,
    /// Not now, or not in time: try again, not before this long has passed.
    Later {
        /// Why.
        why: Why,
        /// How long the other side asks to wait.
        wait: Option<Duration>,
    },
    /// The receiver no longer exists.
    Gone,
    /// The other side will never take it.
    Refused(Why),
}

/// Why something was not delivered. It names no address: those of push services and webhooks are secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// An HTTP server answered with this status.
    Status(u16),
    /// A mail server answered with this status.
    Smtp(String),
    /// There was no answer in time.
    Silent,
    /// No connection could be made, for this cause.
    Unreachable(String),
    /// The URL cannot be used.
    Url(guard::UrlProblem),
    /// What is to be sent cannot be written, for this cause.
    Unwritable(String),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Status(status) => write!(f, "status {status}"),
            Why::Smtp(status) => write!(f, "SMTP status {status}"),
            Why::Silent => f.write_str("no answer in time"),
            Why::Unreachable(cause) | Why::Unwritable(cause) => f.write_str(cause),
            Why::Url(problem) => write!(f, "{problem}"),
        }
    }
}

impl Why {
    /// The same for whoever is to receive it.
    pub fn note(&self) -> Note {
        match self {
            Why::Status(status) => Note::new("notify-failed-status").with("status", status),
            Why::Smtp(status) => Note::new("notify-failed-smtp").part(status),
            Why::Silent => Note::new("notify-failed-silent"),
            Why::Unreachable(_) => Note::new("notify-failed-connection"),
            Why::Url(_) => Note::new("notify-failed-url"),
            Why::Unwritable(_) => Note::new("notify-failed-message"),
        }
    }
}

impl Delivery {
    /// What the answer of an HTTP server means.
    fn of(answer: Result<guard::Reply, Why>) -> Delivery {
        match answer {
            Ok(reply) if reply.is_success() => Delivery::Done,
            Ok(reply) => match reply.status {
                404 | 410 => Delivery::Gone,
                408 | 425 | 429 | 500.. => Delivery::Later {
                    why: Why::Status(reply.status),
                    wait: reply.retry_after.map(Duration::from_secs),
                },
                status => Delivery::Refused(Why::Status(status)),
            },
            Err(why @ Why::Url(_)) => Delivery::Refused(why),
            Err(why) => Delivery::Later { why, wait: None },
        }
    }
}
