//! Engines for as many searches as may run at the same time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use doska_play::AnyEngine;
use tokio::sync::Semaphore;

/// Megabytes of the transposition table of each.
const HASH: usize = 16;

/// A pool of engines. Searches wait in the order in which they came, and never on the threads that serve requests.
#[derive(Clone)]
pub struct Engines(Arc<Inner>);

struct Inner {
    free: Semaphore,
    idle: Mutex<Vec<AnyEngine>>,
    seed: AtomicU64,
}

impl Engines {
    /// So many searches at the same time. Seeds count from `seed`.
    pub fn new(count: usize, seed: u64) -> Engines {
        Engines(Arc::new(Inner {
            free: Semaphore::new(count.max(1)),
            idle: Mutex::default(),
            seed: AtomicU64::new(seed),
        }))
    }

    /// Runs a search when an engine is free, with a seed that no other search has. `None` if the search failed.
    pub async fn run<T: Send + 'static>(
        &self,
        search: impl FnOnce(&mut AnyEngine, u64) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let _permit = self.0.free.acquire().await.ok()?;
        let inner = Arc::clone(&self.0);
        let searching = tokio::task::spawn_blocking(move || {
            let idle = inner.idle().pop();
            let mut engine = idle.unwrap_or_else(|| AnyEngine::new(HASH, 1));
            // Games of all kinds share the engines: what was found in one means nothing in another.
            engine.forget();
            let found = search(&mut engine, inner.seed.fetch_add(1, Ordering::Relaxed));
            inner.idle().push(engine);
            found
        });
        searching.await.ok().flatten()
    }
}

impl Inner {
    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<AnyEngine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
