//! Tasks of those who wait at a terminal: games of matches and of self-play, games that are searched for puzzles. What a
//! task is, its [`Laboratory`] knows.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use doska_play::round::Millis;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;

use super::hand;
use crate::app::App;
use crate::store::outbox::{self, Item, Lease};
use crate::store::tasks::{self, Job, Part};
use crate::store::{StoreError, Tx};

/// How long a task stays in hand after the last sign of life.
pub const LEASE: Millis = 10_000;
/// How often a task is tried.
pub const TRIES: u32 = 3;
/// The error of a task that was tried so often: those who had it in hand ended before it did.
pub const GIVEN_UP: &str = "given up";
/// How long to wait when there is nothing to do.
const IDLE: Duration = Duration::from_millis(200);
/// How long to wait when the store cannot be reached.
const PAUSE: Duration = Duration::from_secs(1);
/// How often it is tried to store a result, a [`PAUSE`] apart.
const STORING: u32 = 30;
/// A job whose owner was not seen for so long is ended, and how often this is looked at.
const ABANDONED: Millis = 3_600_000;
const LOOK: Duration = Duration::from_mins(10);
/// How many jobs are kept in memory.
const MOST_JOBS: usize = 16;

/// Does tasks.
pub trait Laboratory: Send + Sync {
    /// The kind of the tasks it does: one that only programs have which do them alike.
    fn kind(&self) -> &'static str;

    /// Does a task of a job: its result, or why there is none. `None` if it was stopped.
    fn perform(
        &self,
        job: &Job,
        number: u64,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Result<String, String>>;

    /// There is nothing to do for a while.
    fn rest(&self);
}

/// Whoever does tasks in this process.
#[derive(Clone)]
struct Bench {
    app: App,
    laboratory: Arc<dyn Laboratory>,
    jobs: Arc<Mutex<HashMap<String, Job>>>,
}

/// Does tasks as long as the process runs, so many at a time.
pub async fn run(app: App, laboratory: Arc<dyn Laboratory>, hands: usize) {
    // Once in a process.
    let kinds: &'static [&'static str] = Box::leak(Box::new([laboratory.kind()]));
    let bench = Bench {
        app,
        laboratory,
        jobs: Arc::default(),
    };
    let free = Arc::new(Semaphore::new(hands));
    let mut working = JoinSet::new();
    let mut looked: Option<Instant> = None;
    let mut draining = bench.app.draining.subscribe();
    while !bench.app.is_draining() {
        if looked.is_none_or(|looked| looked.elapsed() > LOOK) {
            looked = Some(Instant::now());
            bench.end_abandoned().await;
        }
        let permits = tokio::select! {
            permits = all_free(&free) => permits,
            // A thread that was told to end may take its time.
            _ = draining.wait_for(|draining| *draining) => break,
        };
        let taken = bench.take(kinds, permits.len()).await;
        let pause = match &taken {
            Ok(items) if items.is_empty() => IDLE,
            Ok(_) => Duration::ZERO,
            Err(error) => {
                tracing::warn!(%error, "tasks cannot be seen");
                PAUSE
            }
        };
        for (item, permit) in taken.unwrap_or_default().into_iter().zip(permits) {
            let bench = bench.clone();
            working.spawn(async move { bench.handle(item, permit).await });
        }
        while working.try_join_next().is_some() {}
        if !pause.is_zero() {
            if working.is_empty() {
                bench.laboratory.rest();
            }
            tokio::time::sleep(pause).await;
        }
    }
    // What is in hand is given back.
    while working.join_next().await.is_some() {}
}

/// Waits until something is free, and takes all that is.
async fn all_free(free: &Arc<Semaphore>) -> Vec<OwnedSemaphorePermit> {
    let first = Arc::clone(free).acquire_owned().await;
    let more = std::iter::from_fn(|| Arc::clone(free).try_acquire_owned().ok());
    first.into_iter().chain(more).collect()
}

impl Bench {
    async fn take(
        &self,
        kinds: &'static [&'static str],
        most: usize,
    ) -> Result<Vec<Item>, StoreError> {
        let lease = Lease {
            worker: self.app.node.clone(),
            kinds,
            most: most as u32,
            time: LEASE,
        };
        outbox::take_due(&self.app.store, lease, self.app.clock.now()).await
    }

    async fn handle(&self, item: Item, permit: OwnedSemaphorePermit) {
        if let Err(error) = self.try_handle(item, permit).await {
            // It comes again when the lease is over.
            tracing::warn!(%error, "a task could not be done");
        }
    }

    async fn try_handle(&self, item: Item, permit: OwnedSemaphorePermit) -> Result<(), StoreError> {
        let part = serde_json::from_str::<Part>(&item.body).ok();
        let job = match &part {
            Some(part) => self.job(&part.job).await?,
            None => None,
        };
        let (Some(part), Some(job)) = (part, job) else {
            // Nobody waits for it.
            return self.drop_item(item).await;
        };
        if item.attempts > TRIES {
            return self.store(item, part, Err(GIVEN_UP.to_owned())).await;
        }
        let (laboratory, number) = (Arc::clone(&self.laboratory), part.number);
        let work = move |progress: &hand::Progress| {
            // The thread is busy until it ends, whoever waits for it.
            let _busy = permit;
            laboratory.perform(&job, number, &|| progress.ends())
        };
        match hand::compute(&self.app, &item, LEASE, work).await {
            Some(outcome) => self.store(item, part, outcome).await,
            None => Ok(()),
        }
    }

    /// What the tasks of a job share; `None` where it has ended.
    async fn job(&self, id: &str) -> Result<Option<Job>, StoreError> {
        let lock = || self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(job) = lock().get(id) {
            return Ok(Some(job.clone()));
        }
        let id = id.to_owned();
        let found = self.app.store.read(move |tx| tasks::find(tx, &id)).await?;
        if let Some(job) = &found {
            let mut jobs = lock();
            if jobs.len() >= MOST_JOBS {
                jobs.clear();
            }
            jobs.insert(job.id.clone(), job.clone());
        }
        Ok(found)
    }

    async fn drop_item(&self, item: Item) -> Result<(), StoreError> {
        let finish = move |tx: &mut dyn Tx| outbox::finish(tx, &item);
        match self.app.store.write(finish).await {
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Stores a result. It may have taken long to compute: a database that is away for a while is waited for.
    async fn store(
        &self,
        item: Item,
        part: Part,
        outcome: Result<String, String>,
    ) -> Result<(), StoreError> {
        let finished = Arc::new((item, part, outcome));
        let mut tries = 0;
        loop {
            let (finished, now) = (Arc::clone(&finished), self.app.clock.now());
            let finish = move |tx: &mut dyn Tx| {
                let (item, part, outcome) = &*finished;
                tasks::finish(tx, item, part, outcome, now)
            };
            tries += 1;
            match self.app.store.write(finish).await {
                Ok(()) | Err(StoreError::Conflict) => return Ok(()),
                Err(error) if tries >= STORING || self.app.is_draining() => return Err(error),
                Err(error) => {
                    tracing::warn!(%error, "the result of a task is not stored yet");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    async fn end_abandoned(&self) {
        let since = self.app.clock.now().saturating_sub(ABANDONED);
        let end = move |tx: &mut dyn Tx| tasks::end_abandoned(tx, since);
        match self.app.store.write(end).await {
            Ok(0) => {}
            Ok(jobs) => tracing::info!(jobs, "jobs that nobody waits for were ended"),
            Err(error) => tracing::warn!(%error, "jobs that nobody waits for could not be ended"),
        }
    }
}
