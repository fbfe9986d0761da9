//! How often somebody may try to sign in as one player, wherever the attempts come from.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// This many at once …
pub const AT_ONCE: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// … and then one each time this has passed.
pub const EACH: Duration = Duration::from_secs(30);
/// After this many, names that nobody has tried lately are forgotten.
const TIDY: u32 = 1000;

/// Counts attempts by name.
pub struct Attempts {
    limiter: Option<DefaultKeyedRateLimiter<String>>,
    since_tidy: AtomicU32,
}

impl Attempts {
    /// Counts them, or lets everything pass.
    pub fn new(limited: bool) -> Attempts {
        let quota = Quota::with_period(EACH).expect("a period that is not zero");
        Attempts {
            limiter: limited.then(|| RateLimiter::keyed(quota.allow_burst(AT_ONCE))),
            since_tidy: AtomicU32::new(0),
        }
    }

    /// Counts an attempt at a name; an error says after how many seconds the next one may come.
    pub fn count(&self, name: &str) -> Result<(), u64> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        if self.since_tidy.fetch_add(1, Ordering::Relaxed) >= TIDY {
            self.since_tidy.store(0, Ordering::Relaxed);
            limiter.retain_recent();
        }
        limiter.check_key(&name.to_owned()).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            wait.as_secs() + 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eleventh_attempt_waits_and_others_do_not() {
        let attempts = Attempts::new(true);
        for _ in 0..AT_ONCE.get() {
            assert_eq!(attempts.count("leyla"), Ok(()));
        }
        assert!(attempts.count("leyla").is_err_and(|seconds| seconds <= 31));
        assert_eq!(attempts.count("anna"), Ok(()));
        let free = Attempts::new(false);
        assert!((0..100).all(|_| free.count("leyla").is_ok()));
    }
}
