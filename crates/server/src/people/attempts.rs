//! How often somebody may try to prove to be one player.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// This many at once …
const AT_ONCE: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// … from everywhere together more, so that nobody shuts a player out from one place …
const AT_ONCE_ANYWHERE: NonZeroU32 = NonZeroU32::new(100).expect("a hundred is not zero");
/// … and then one each time this has passed.
pub const EACH: Duration = Duration::from_secs(30);
/// After this many, names that nobody has tried lately are forgotten.
const TIDY: u32 = 1000;

/// What an attempt is counted by: whom somebody wants to be, and how they want to prove it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// At a name, from an address.
    Name(String, String),
    /// At a name, from anywhere.
    Anywhere(String),
    /// In a session of this player.
    Confirmation(String),
    /// A first code of an authenticator application, in a session of this player.
    Code(String),
}

impl Attempt {
    /// The name it is counted by. None of one kind is like one of another: a player may be called as another's id.
    pub fn key(&self) -> String {
        match self {
            Attempt::Name(name, address) => format!("name {name} {address}"),
            Attempt::Anywhere(name) => format!("anywhere {name}"),
            Attempt::Confirmation(player) => format!("confirm {player}"),
            Attempt::Code(player) => format!("totp {player}"),
        }
    }

    /// How many are allowed at once.
    pub const fn at_once(&self) -> NonZeroU32 {
        match self {
            Attempt::Anywhere(_) => AT_ONCE_ANYWHERE,
            _ => AT_ONCE,
        }
    }
}

/// Counts attempts.
pub struct Attempts {
    limiters: Option<[DefaultKeyedRateLimiter<String>; 2]>,
    since_tidy: AtomicU32,
}

impl Attempts {
    /// Counts them, or lets everything pass.
    pub fn new(limited: bool) -> Attempts {
        let limiter = |at_once| {
            let quota = Quota::with_period(EACH).expect("a period that is not zero");
            RateLimiter::keyed(quota.allow_burst(at_once))
        };
        Attempts {
            limiters: limited.then(|| [AT_ONCE, AT_ONCE_ANYWHERE].map(limiter)),
            since_tidy: AtomicU32::new(0),
        }
    }

    /// Counts an attempt; an error says after how many seconds the next one may come.
    pub fn count(&self, attempt: &Attempt) -> Result<(), u64> {
        let Some([one, anywhere]) = &self.limiters else {
            return Ok(());
        };
        if self.since_tidy.fetch_add(1, Ordering::Relaxed) >= TIDY {
            self.since_tidy.store(0, Ordering::Relaxed);
            one.retain_recent();
            anywhere.retain_recent();
        }
        let limiter = match attempt {
            Attempt::Anywhere(_) => anywhere,
            _ => one,
        };
        limiter.check_key(&attempt.key()).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            wait.as_secs() + 1
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn at(name: &str, address: &str) -> Attempt {
        Attempt::Name(name.to_owned(), address.to_owned())
    }

    #[test]
    fn the_eleventh_attempt_waits_and_others_do_not() {
        let attempts = Attempts::new(true);
        for _ in 0..AT_ONCE.get() {
            assert_eq!(attempts.count(&at("leyla", "192.0.2.1")), Ok(()));
        }
        let refused = attempts.count(&at("leyla", "192.0.2.1"));
        assert!(refused.is_err_and(|seconds| seconds <= 31));
        assert_eq!(attempts.count(&at("anna", "192.0.2.1")), Ok(()));
        assert_eq!(attempts.count(&at("leyla", "192.0.2.2")), Ok(()));
        let anywhere = Attempt::Anywhere("leyla".to_owned());
        for _ in 0..AT_ONCE_ANYWHERE.get() {
            assert_eq!(attempts.count(&anywhere), Ok(()));
        }
        assert!(attempts.count(&anywhere).is_err());
        let free = Attempts::new(false);
        assert!((0..200).all(|_| free.count(&anywhere).is_ok()));
    }

    #[test]
    fn a_name_is_not_the_id_of_a_player() {
        let all = [
            at("leyla", ""),
            Attempt::Anywhere("leyla".to_owned()),
            // A name that nobody has can be typed all the same.
            at("leyla", "192.0.2.1"),
            Attempt::Anywhere("leyla 192.0.2.1".to_owned()),
            Attempt::Confirmation("leyla".to_owned()),
            Attempt::Code("leyla".to_owned()),
        ];
        let keys: HashSet<String> = all.iter().map(Attempt::key).collect();
        assert_eq!(keys.len(), all.len());
    }
}
