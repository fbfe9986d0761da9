//! How often an address or an account may do something. Ordinary play never meets these limits; a program that floods
//! the server does, and is told when to come back. Chat has a pace of its own (`chat.rs`).

mod address;
mod open;
mod route;
mod spread;

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use doska_contract::online::PlayerKind;
use doska_play::Note;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Semaphore;

use crate::api::Problem;
use crate::app::App;
use crate::store::players::Player;
use crate::store::{self, StoreError};

pub use address::Client;
pub use open::{Open, OpenGuard};
pub use route::check;
pub use spread::run;

use spread::Untold;

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Any request, by address.
    Request,
    /// Becoming a guest, by address.
    Guest,
    /// Signing up or in, by address. People counts the attempts at one name besides.
    SignIn,
    /// A move, an offer, a resignation, by account.
    Command,
    /// A challenge, joining one, pairing, by account.
    Challenge,
    /// A search in the archive, by address.
    Search,
    /// A frame of a socket that is no such command, and each game that it asks for, by account; of spectators by address.
    Frame,
    /// An analysis, an export, a report: work for the server or for a person, by account.
    Costly,
    /// The same as `Challenge`, of all guests of an address together: anybody is as many guests as they like.
    GuestsChallenge,
    /// The same as `Costly`, of all guests of an address together.
    GuestsCostly,
}

const ACTIONS: [Action; 10] = [
    Action::Request,
    Action::Guest,
    Action::SignIn,
    Action::Command,
    Action::Challenge,
    Action::Search,
    Action::Frame,
    Action::Costly,
    Action::GuestsChallenge,
    Action::GuestsCostly,
];

impl Action {
    /// How many at once, and then one in how many milliseconds. Addresses get much: a school or a mobile network may
    /// have one for all.
    const fn allowance(self) -> (u32, u64) {
        match self {
            Action::Request => (600, 20),
            Action::Guest => (30, 10_000),
            Action::SignIn => (30, 5_000),
            Action::Command => (100, 100),
            Action::Challenge => (40, 5_000),
            Action::Search => (60, 500),
            // Whoever comes back with as many games as a socket follows asks for all of them at once.
            Action::Frame => (1500, 50),
            Action::Costly => (10, 30_000),
            // A classroom is at one address.
            Action::GuestsChallenge => (200, 1_000),
            Action::GuestsCostly => (50, 6_000),
        }
    }

    /// What counts besides where a guest does it.
    const fn of_guests(self) -> Option<Action> {
        match self {
            Action::Challenge => Some(Action::GuestsChallenge),
            Action::Costly => Some(Action::GuestsCostly),
            _ => None,
        }
    }
}

/// After this many checks, keys that were not used lately are forgotten.
const TIDY: u32 = 10_000;

/// After how many seconds to come back where too much is open.
const FULL: u64 = 60;
/// How many sockets and streams an address has open, and how many connections besides.
const OPEN: usize = 250;
/// How many of these streams are of the archive.
const EXPORTS: usize = 2;
/// How many games are read for such streams at once: the other readers of the store are for those who play.
const EXPORTED: usize = 2;

/// All limits. Without any, everything passes.
pub struct Limits {
    limiters: Vec<DefaultKeyedRateLimiter<String>>,
    since_tidy: AtomicU32,
    spreads: bool,
    untold: Untold,
    /// Sockets and streams that are open, by address.
    pub open: Open,
    /// Connections that are no sockets, by address, where no proxy is between.
    pub connections: Open,
    exports: Open,
    /// Games that are read for streams of the archive. Streams take turns, however many there are.
    pub exported: Semaphore,
}

impl Limits {
    /// Limits, or none. `spreads`: other nodes are told what is counted here.
    pub fn new(limited: bool, spreads: bool) -> Limits {
        let limiter = |action: &Action| {
            let (burst, period) = action.allowance();
            let quota = Quota::with_period(Duration::from_millis(period))
                .expect("no period is zero")
                .allow_burst(NonZeroU32::new(burst).expect("no allowance is zero"));
            RateLimiter::keyed(quota)
        };
        let actions: &[Action] = if limited { &ACTIONS } else { &[] };
        Limits {
            limiters: actions.iter().map(limiter).collect(),
            since_tidy: AtomicU32::new(0),
            spreads,
            untold: Untold::default(),
            open: Open::new(limited, OPEN),
            connections: Open::new(limited, OPEN),
            exports: Open::new(limited, EXPORTS),
            exported: Semaphore::new(EXPORTED),
        }
    }

    /// Whether anything is limited.
    pub fn are_on(&self) -> bool {
        !self.limiters.is_empty()
    }

    /// One more socket or stream of a client, or 429.
    pub fn one_more_open(&self, client: &Client) -> Result<OpenGuard, Problem> {
        let open = self.open.one_more(client.key());
        open.ok_or_else(|| too_many(FULL))
    }

    /// One more stream of the archive of a client, or 429.
    pub fn one_more_export(&self, client: &Client) -> Result<(OpenGuard, OpenGuard), Problem> {
        let export = self.exports.one_more(client.key());
        let export = export.ok_or_else(|| too_many(FULL))?;
        Ok((self.one_more_open(client)?, export))
    }

    fn limiter(&self, action: Action) -> Option<&DefaultKeyedRateLimiter<String>> {
        let index = ACTIONS.iter().position(|known| *known == action)?;
        self.limiters.get(index)
    }

    /// Counts an action of an address or account, or refuses it with 429.
    pub fn check(&self, action: Action, key: &str) -> Result<(), Problem> {
        let Some(limiter) = self.limiter(action) else {
            return Ok(());
        };
        if self.since_tidy.fetch_add(1, Ordering::Relaxed) >= TIDY {
            self.since_tidy.store(0, Ordering::Relaxed);
            for limiter in &self.limiters {
                limiter.retain_recent();
            }
        }
        limiter.check_key(&key.to_owned()).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            metrics::counter!("doska_limited_total", "action" => action.name()).increment(1);
            too_many(wait.as_secs() + 1)
        })?;
        if self.spreads && !action.is_shared() {
            self.untold.add(action, key);
        }
        Ok(())
    }
}

impl Action {
    /// The name by which nodes know it.
    fn name(self) -> String {
        format!("{self:?}")
    }

    fn of_name(name: &str) -> Option<Action> {
        ACTIONS.into_iter().find(|action| action.name() == name)
    }

    /// Whether all nodes of a cluster count together in the store. What costs much or lets somebody guess does: there is
    /// a write in it anyway, or few of it. Requests, commands, frames and searches are counted by each node, which tells
    /// the others a moment later (`spread.rs`).
    const fn is_shared(self) -> bool {
        match self {
            Action::Guest
            | Action::SignIn
            | Action::Challenge
            | Action::Costly
            | Action::GuestsChallenge
            | Action::GuestsCostly => true,
            Action::Request | Action::Command | Action::Search | Action::Frame => false,
        }
    }
}

/// Counts an action on this node and, where it is counted together, in the cluster.
pub async fn count(app: &App, action: Action, key: &str) -> Result<(), Problem> {
    app.limits.check(action, key)?;
    if !app.limits.are_on() || !action.is_shared() {
        return Ok(());
    }
    let (burst, period) = action.allowance();
    let name = format!("{} {key}", action.name());
    let counted = everywhere(app, &name, burst, Duration::from_millis(period)).await?;
    counted.map_err(too_many)
}

/// Counts an action of a player, who has come from somewhere.
pub async fn count_of(
    app: &App,
    action: Action,
    player: &Player,
    client: &Client,
) -> Result<(), Problem> {
    let of_guests = action.of_guests();
    if let Some(action) = of_guests.filter(|_| player.kind == PlayerKind::Guest) {
        count(app, action, &client.key()).await?;
    }
    count(app, action, &player.id).await
}

/// Counts something in the cluster; an error says after how many seconds the next one may come. A node that is alone
/// has counted it already.
pub async fn everywhere(
    app: &App,
    name: &str,
    burst: u32,
    period: Duration,
) -> Result<Result<(), u64>, StoreError> {
    if !app.bus.is_shared() {
        return Ok(Ok(()));
    }
    let (name, period) = (name.to_owned(), period.as_millis() as u64);
    let now = app.clock.now();
    let count = app
        .store
        .write(move |tx| store::limits::count(tx, &name, burst, period, now));
    Ok(count.await?.map_err(|wait| wait / 1000 + 1))
}

/// 429, with when to come back.
pub fn too_many(seconds: u64) -> Problem {
    let note = Note::new("problem-too-many").with("seconds", seconds);
    let mut problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", note);
    problem.retry_after = Some(seconds);
    problem
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_stopped_and_others_are_not() {
        let limits = Limits::new(true, false);
        for action in ACTIONS {
            let (burst, _) = action.allowance();
            for _ in 0..burst {
                assert!(limits.check(action, "one").is_ok(), "{action:?}");
            }
            let mut refused = None;
            // The clock goes on meanwhile: a few more may pass.
            for _ in 0..burst {
                refused = refused.or(limits.check(action, "one").err());
            }
            let refused = refused.expect("a flood is refused");
            assert_eq!(refused.status, 429, "{action:?}");
            assert!(refused.retry_after.is_some_and(|s| (1..=31).contains(&s)));
            assert!(limits.check(action, "other").is_ok(), "{action:?}");
        }
    }

    #[test]
    fn streams_of_the_archive_leave_room_for_games() {
        let limits = Limits::new(true, false);
        let [one, other] = [1, 2].map(|last| Client {
            ip: [192, 0, 2, last].into(),
            forwarded: false,
        });
        let open: Vec<_> = (0..EXPORTS)
            .map(|_| limits.one_more_export(&one).ok().unwrap())
            .collect();
        assert!(
            limits
                .one_more_export(&one)
                .is_err_and(|refused| refused.status == 429)
        );
        assert!(limits.one_more_open(&one).is_ok());
        assert!(limits.one_more_export(&other).is_ok());
        drop(open);
        assert!(limits.one_more_export(&one).is_ok());
    }

    #[test]
    fn without_limits_everything_passes() {
        let limits = Limits::new(false, false);
        let passes = |_| limits.check(Action::Guest, "one").is_ok();
        assert!((0..1000).all(passes));
    }
}
