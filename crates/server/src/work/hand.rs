//! An item of the outbox in hand: a thread of its own computes, and the lease is renewed meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use doska_play::round::Millis;
use tokio::time::Instant;

use crate::app::App;
use crate::store::Tx;
use crate::store::outbox::{self, Item};

/// How often it is noted how far the work is, and that somebody is still at it.
const RENEW: Duration = Duration::from_secs(2);
/// When this is done first: what is quick costs no more than to be taken and finished.
const FIRST: Duration = Duration::from_millis(200);
/// How nice the thread is to others: the most that there is.
#[cfg(unix)]
const NICE: i32 = 19;

/// How far something is, and whether it is to end.
#[derive(Default)]
pub struct Progress {
    thousandths: AtomicU32,
    ends: AtomicBool,
}

impl Progress {
    /// So many parts of all are done.
    pub fn tell(&self, done: usize, all: usize) {
        let thousandths = done * 1000 / all.max(1);
        self.thousandths
            .store(thousandths as u32, Ordering::Relaxed);
    }

    /// Whether nobody waits for it any more.
    pub fn ends(&self) -> bool {
        self.ends.load(Ordering::Relaxed)
    }
}

/// Computes something on a thread that gives way to everything else, and keeps the item in hand until it is done. `None`
/// if there is nothing to finish: somebody else has the item, or this process ends and has given it back.
pub async fn compute<T: Send + 'static>(
    app: &App,
    item: &Item,
    lease: Millis,
    work: impl FnOnce(&Progress) -> Option<T> + Send + 'static,
) -> Option<T> {
    let (tell, mut told) = tokio::sync::oneshot::channel();
    let progress = Arc::new(Progress::default());
    let own = Arc::clone(&progress);
    let spawned = std::thread::Builder::new()
        .name("work".to_owned())
        .spawn(move || {
            give_way();
            // Nobody waits only if it is to end.
            let _ = tell.send(work(&own));
        });
    if spawned.is_err() {
        return None;
    }
    let mut draining = app.draining.subscribe();
    let mut renewals = tokio::time::interval_at(Instant::now() + FIRST, RENEW);
    loop {
        let (item, now) = (item.clone(), app.clock.now());
        let draining = async {
            // An error would mean that the server is gone.
            let _ = draining.wait_for(|draining| *draining).await.map(|_| ());
        };
        let ends = tokio::select! {
            found = &mut told => return found.ok().flatten(),
            () = draining => true,
            _ = renewals.tick() => false,
        };
        let keeps = if ends {
            let give_back = move |tx: &mut dyn Tx| outbox::give_back(tx, &item, now);
            app.store.write(give_back).await.map(|()| false)
        } else {
            let done = progress.thousandths.load(Ordering::Relaxed);
            let renew = move |tx: &mut dyn Tx| outbox::renew(tx, &item, now + lease, done);
            app.store.write(renew).await
        };
        match keeps {
            Ok(true) => {}
            // A store that cannot be reached now may be there again before the lease is over.
            Err(error) if !ends => tracing::warn!(%error, "a lease was not renewed"),
            _ => {
                progress.ends.store(true, Ordering::Relaxed);
                return None;
            }
        }
    }
}

/// Other threads come first.
fn give_way() {
    #[cfg(unix)]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::warn!(%error, "the work runs at the usual priority");
    }
}
