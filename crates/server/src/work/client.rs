//! Whoever waits for tasks: asks for them by number, reads what they led to, and cleans up.

use doska_play::round::Millis;

use crate::clock::{self, Clock};
use crate::store::tasks::{self, Finished, Job};
use crate::store::{Database, Store, StoreError, Tx};
use crate::{games, ids};

/// A job in a database, as whoever waits for it sees it.
pub struct Client {
    store: Store,
    clock: Clock,
    /// Who may do its tasks.
    kind: String,
    job: Job,
}

impl Client {
    /// Opens a database, to ask workers of a kind for tasks of a job.
    pub async fn open(
        database: &Database,
        kind: &str,
        what: &str,
        spec: String,
    ) -> Result<Client, StoreError> {
        let store = Store::open(database)?;
        let (clock, _) = games::clock(&store).await?;
        let job = Job {
            id: ids::random(16),
            kind: what.to_owned(),
            spec,
        };
        let kind = kind.to_owned();
        let client = Client {
            store,
            clock,
            kind,
            job,
        };
        client.keep(&[]).await?;
        Ok(client)
    }

    /// Somebody still waits for the job and for these tasks of it. Whatever was lost is there again.
    pub async fn keep(&self, numbers: &[u64]) -> Result<(), StoreError> {
        clock::compare(&self.store, &self.clock).await?;
        let (job, kind, now) = (self.job.clone(), self.kind.clone(), self.now());
        let numbers = numbers.to_vec();
        let keep = move |tx: &mut dyn Tx| {
            tasks::keep(tx, &job, now)?;
            tasks::post(tx, &job.id, &kind, &numbers, now)
        };
        self.store.write(keep).await
    }

    /// Some results were read, and more tasks are asked for.
    pub async fn turn(&self, read: Vec<u64>, more: Vec<u64>) -> Result<(), StoreError> {
        let (job, kind, now) = (self.job.id.clone(), self.kind.clone(), self.now());
        let turn = move |tx: &mut dyn Tx| {
            tasks::forget(tx, &job, &read)?;
            tasks::post(tx, &job, &kind, &more, now)
        };
        self.store.write(turn).await
    }

    /// What its tasks have led to and was not reported as read.
    pub async fn results(&self) -> Result<Vec<Finished>, StoreError> {
        let job = self.job.id.clone();
        self.store.read(move |tx| tasks::results(tx, &job)).await
    }

    /// Whether a worker has one of its tasks in hand.
    pub async fn in_hand(&self) -> Result<bool, StoreError> {
        let (job, now) = (self.job.id.clone(), self.now());
        self.store
            .read(move |tx| tasks::in_hand(tx, &job, now))
            .await
    }

    /// Nobody waits any more.
    pub async fn end(&self) -> Result<(), StoreError> {
        let job = self.job.id.clone();
        self.store.write(move |tx| tasks::end(tx, &job)).await
    }

    fn now(&self) -> Millis {
        self.clock.now()
    }
}
