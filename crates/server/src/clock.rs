//! The time of the server. It never goes back, and does not follow a wall clock that is set while the server runs.
//!
//! Where several nodes share a database server, its clock is that of the cluster: each node measures how far its own is
//! from it, now and then, and moves towards it (`App::follow_time`).

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use doska_play::round::Millis;

use crate::app::App;
use crate::store::{Store, StoreError, Tx, settings};

/// A clock, in milliseconds since 1970.
#[derive(Clone)]
pub struct Clock(Arc<Source>);

enum Source {
    /// The wall clock as it stood at the start, and what has passed since by a clock that nobody can set.
    Real {
        base: Millis,
        since: Instant,
        /// What measurements have added since.
        ahead: AtomicI64,
        /// The latest time that was told.
        last: AtomicU64,
    },
    /// Set by a test.
    Manual(AtomicU64),
}

/// A clock that is further off than this is wrong, not only late.
const WRONG: i64 = 1_000;
/// How often the clock is compared, and how often while it is wrong.
const COMPARE: Duration = Duration::from_mins(1);
const COMPARE_WRONG: Duration = Duration::from_secs(5);
/// How often it is asked for one measurement: the quickest answer counts.
const ASKED: usize = 5;

impl Clock {
    /// Starts at the time of the machine, or at `last` where that was later: the wall clock may have been set back
    /// while the server was down.
    pub fn real(last: Millis) -> Clock {
        Clock::starting(wall().max(last))
    }

    /// A clock that shows this time now.
    fn starting(base: Millis) -> Clock {
        Clock(Arc::new(Source::Real {
            base,
            since: Instant::now(),
            ahead: AtomicI64::new(0),
            last: AtomicU64::new(base),
        }))
    }

    /// A clock that stands until it is [set](Self::set).
    pub fn manual(now: Millis) -> Clock {
        Clock(Arc::new(Source::Manual(AtomicU64::new(now))))
    }

    /// The time.
    pub fn now(&self) -> Millis {
        match &*self.0 {
            Source::Real {
                base,
                since,
                ahead,
                last,
            } => {
                let now = base + since.elapsed().as_millis() as Millis;
                let now = now.saturating_add_signed(ahead.load(Ordering::Relaxed));
                last.fetch_max(now, Ordering::Relaxed).max(now)
            }
            Source::Manual(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Sets a manual clock; the real one cannot be set.
    pub fn set(&self, time: Millis) {
        if let Source::Manual(now) = &*self.0 {
            now.store(time, Ordering::SeqCst);
        }
    }

    /// Moves towards a clock that shows `other` now, and returns how far that was off. Small differences are mostly
    /// noise: a quarter of them counts. A clock that is behind catches up at once; one that is far ahead, since `now`
    /// never goes back, loses half of the time until it is compared again.
    fn approach(&self, other: Millis) -> i64 {
        let Source::Real {
            base, since, ahead, ..
        } = &*self.0
        else {
            return 0;
        };
        let own = base + since.elapsed().as_millis() as Millis;
        let own = own.saturating_add_signed(ahead.load(Ordering::Relaxed));
        let off = other as i64 - own as i64;
        ahead.fetch_add(correction(off), Ordering::Relaxed);
        off
    }
}

/// By how much a clock is moved that is so far off.
fn correction(off: i64) -> i64 {
    if off >= WRONG {
        off
    } else if off <= -WRONG {
        off.max(-(COMPARE_WRONG.as_millis() as i64) / 2)
    } else {
        off / 4
    }
}

/// The wall clock of the machine.
pub fn wall() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}

/// The setting that says by how much the cluster's time is ahead of the database's clock.
const AHEAD: &str = "clock_ahead";

/// The clock of a database server as it stands now, and what the cluster adds to it. `None` for a database without a
/// clock of its own.
async fn of_cluster(store: &Store) -> Result<Option<Millis>, StoreError> {
    let Some(now) = of_database(store).await? else {
        return Ok(None);
    };
    Ok(Some(now + store.read(ahead).await?))
}

/// The time for whoever writes into a store beside its servers: that of the cluster, or of this machine.
pub(crate) async fn beside(store: &Store) -> Result<Millis, StoreError> {
    Ok(of_cluster(store).await?.unwrap_or_else(wall))
}

fn ahead(tx: &mut dyn Tx) -> Result<Millis, StoreError> {
    let ahead = settings::get(tx, AHEAD)?;
    Ok(ahead.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Moves a clock towards that of the database, and returns how far it was off; `None` for a database without one.
pub(crate) async fn compare(store: &Store, clock: &Clock) -> Result<Option<i64>, StoreError> {
    let now = of_cluster(store).await?;
    Ok(now.map(|now| clock.approach(now)))
}

/// The clock of a database server as it stands now, by the quickest of a few answers, each of which is taken for
/// half as old as it took to come.
async fn of_database(store: &Store) -> Result<Option<Millis>, StoreError> {
    let mut best: Option<(Duration, Instant, Millis)> = None;
    for _ in 0..ASKED {
        let asked = Instant::now();
        let Some(time) = store.time().await? else {
            return Ok(None);
        };
        let took = asked.elapsed();
        if best.is_none_or(|(quickest, ..)| took < quickest) {
            best = Some((took, asked, time));
        }
    }
    Ok(best.map(|(took, asked, time)| {
        let since = asked.elapsed().saturating_sub(took / 2);
        time + since.as_millis() as Millis
    }))
}

/// The clock of a server: that of its database, or its own. It begins no earlier than `last`: where the clock of the
/// database was set back, the cluster's time is ahead of it from then on, on all nodes.
pub async fn begin(store: &Store, last: Millis) -> Result<Clock, StoreError> {
    let Some(now) = of_database(store).await? else {
        return Ok(Clock::real(last));
    };
    let before = store.read(ahead).await?;
    if last <= now + before + WRONG as Millis {
        return Ok(Clock::starting(now + before));
    }
    let set = store.write(move |tx| {
        let ahead = ahead(tx)?.max(last - now);
        settings::set(tx, AHEAD, &ahead.to_string())?;
        Ok::<_, StoreError>(ahead)
    });
    Ok(Clock::starting(now + set.await?))
}

impl App {
    /// Compares the clock with that of the database, if that has one, as long as the process runs.
    pub async fn follow_time(self) {
        let mut pause = COMPARE;
        loop {
            tokio::time::sleep(pause).await;
            match compare(&self.store, &self.clock).await {
                Ok(None) => return,
                Ok(Some(off)) => {
                    metrics::gauge!("doska_clock_off_seconds").set(off as f64 / 1000.0);
                    let wrong = off.abs() > WRONG;
                    if wrong {
                        tracing::warn!(off, "the clock is not that of the database");
                    }
                    pause = if wrong { COMPARE_WRONG } else { COMPARE };
                }
                Err(error) => {
                    tracing::warn!(%error, "the clock of the database cannot be read");
                    pause = COMPARE_WRONG;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_moves_towards_another_and_never_back() {
        let clock = Clock::starting(1_000_000);
        assert_eq!(clock.approach(5_000_000) / 1000, 4_000);
        let now = clock.now();
        assert!((5_000_000..5_001_000).contains(&now), "{now}");
        // It is ahead now: it stands still rather than going back.
        clock.approach(1_000_000);
        assert!(clock.now() >= now);
        let manual = Clock::manual(5);
        assert_eq!((manual.approach(100), manual.now()), (0, 5));
    }

    #[test]
    fn small_differences_are_mostly_noise() {
        for (off, by) in [
            (0, 0),
            (3, 0),
            (40, 10),
            (-40, -10),
            (3_600_000, 3_600_000),
            (-1_500, -1_500),
            (-3_600_000, -2_500),
        ] {
            assert_eq!(correction(off), by, "{off}");
        }
    }
}
