//! `PostgreSQL`: short transactions on a few connections, repeated where they met each other.

mod address;
mod session;
mod transaction;
mod values;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_postgres::error::SqlState;

use super::tx::Access;
use super::{StoreError, Tx, measure, migrations};
use session::{Role, Session};
use transaction::{Failure, LIFE, Number, Transaction};

pub use address::Address;
pub use transaction::Isolation;
pub use values::NO_NUL;

/// How many transactions write at the same time, and how many read.
const CONNECTIONS: usize = 16;
/// How long to wait for a free connection.
const WAITING: Duration = Duration::from_secs(10);
/// How long a transaction that met others is repeated. In a crowd, as when a node comes back, each needs many attempts,
/// and giving up would only bring the same requests again.
const MEETING: Duration = Duration::from_secs(8);
/// After so many attempts the others wait for it. Small tables have few pages, and a page is what reading locks: a crowd
/// would go on meeting there.
const PATIENT: u32 = 3;
/// How often one that broke a constraint is: the one that was faster may have been the reason.
const SECOND_LOOKS: u32 = 3;
/// How long a transaction waits for a server that has gone, such as one that is being restarted.
const RESTART: Duration = Duration::from_secs(3);
/// How long the outcome of a commit is asked for.
const OUTCOME: Duration = Duration::from_secs(10);
/// Taken while the schema is brought up to date: the letters of Doska.
const MIGRATING: &str = "SELECT CAST(pg_advisory_xact_lock(293390479201) AS TEXT)";

/// How long a step of the schema waits for a table.
const NO_QUEUE: &str = "SELECT set_config('lock_timeout', '1s', true)";
/// After how long it is tried again, and for how long.
const IN_USE: Duration = Duration::from_secs(2);
const MIGRATION: Duration = Duration::from_mins(10);

/// A database server.
#[derive(Clone)]
pub struct Postgres(Arc<Inner>);

struct Inner {
    address: Address,
    readers: Pool,
    writers: Pool,
}

/// Connections of one role.
struct Pool {
    role: Role,
    free: Mutex<Vec<Session>>,
    permits: Arc<Semaphore>,
}

/// How one attempt ended.
enum Attempt<T, E> {
    /// It took effect, or was refused for good.
    Done(Result<T, E>),
    /// It came to nothing.
    Failed(Failure, Option<E>),
}

/// What became of a commit whose answer was lost.
enum Outcome {
    Committed,
    Aborted,
    Unknown,
}

impl Postgres {
    /// Connects and brings the schema up to date. Several servers may do so at once.
    pub fn open(address: &Address) -> Result<Postgres, StoreError> {
        let store = Postgres::connect(address);
        let opened = store.clone();
        // A thread of its own may wait, wherever this is called from.
        let migrated = thread::spawn(move || opened.0.migrate()).join();
        migrated.unwrap_or(Err(StoreError::Closed))?;
        Ok(store)
    }

    /// As it is, whatever its schema.
    pub fn connect(address: &Address) -> Postgres {
        Postgres(Arc::new(Inner {
            address: address.clone(),
            readers: Pool::new(Role::Reader),
            writers: Pool::new(Role::Writer),
        }))
    }

    /// Runs a transaction that may write, in a task of its own: dropping the future does not cancel it. It is repeated
    /// where it met another one.
    pub async fn write<T, E>(
        &self,
        isolation: Isolation,
        work: impl FnMut(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let begun = Instant::now();
        let store = self.clone();
        let task = tokio::spawn(async move { store.write_now(isolation, work).await });
        let result = task.await;
        measure::took("write", begun);
        result.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    async fn write_now<T, E>(
        &self,
        mut isolation: Isolation,
        mut work: impl FnMut(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let permit = self.0.writers.permit().await?;
        let begun = Instant::now();
        for repeats in 0.. {
            let inner = Arc::clone(&self.0);
            let attempt = tokio::task::spawn_blocking(move || {
                let attempt = inner.attempt(isolation, &mut work);
                (attempt, work)
            });
            let Ok((attempt, given_back)) = attempt.await else {
                return Err(StoreError::Closed.into());
            };
            work = given_back;
            let (failure, error) = match attempt {
                Attempt::Done(result) => return result,
                Attempt::Failed(failure, error) => (failure, error),
            };
            let again = match &failure {
                Failure::Met(_) => begun.elapsed() < MEETING,
                Failure::Constraint(_) => repeats < SECOND_LOOKS,
                Failure::Lost(_) => begun.elapsed() < RESTART,
                Failure::Conflict | Failure::Other(_) => false,
            };
            if !again {
                return Err(error.unwrap_or_else(|| failure.error().into()));
            }
            metrics::counter!("doska_store_repeats_total").increment(1);
            if isolation == Isolation::Serializable && repeats + 1 >= PATIENT {
                isolation = Isolation::Alone;
            }
            tokio::time::sleep(pause(&failure, repeats)).await;
        }
        drop(permit);
        Err(StoreError::Closed.into())
    }

    /// Waits until what was begun has been written.
    pub async fn settle(&self) -> Result<(), StoreError> {
        let all = Arc::clone(&self.0.writers.permits).acquire_many_owned(CONNECTIONS as u32);
        match tokio::time::timeout(WAITING, all).await {
            Ok(_) => Ok(()),
            Err(_) => Err(StoreError::Unavailable(
                "transactions are still being written".to_owned(),
            )),
        }
    }

    /// Runs a transaction that only reads.
    pub async fn read<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let begun = Instant::now();
        let permit = self.0.readers.permit().await?;
        let store = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let result = store.read_here(work);
            drop(permit);
            result
        });
        let done = done.await;
        measure::took("read", begun);
        done.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// The same on the caller's own thread, which it blocks.
    pub fn read_here<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut dyn Tx) -> Result<T, E>,
    ) -> Result<T, E> {
        let inner = &self.0;
        let mut session = inner.readers.take(&inner.address)?;
        let mut tx = Transaction::new(&mut session, Isolation::ReadOnly);
        let result = work(&mut tx);
        // Nothing was written: whether this is heard matters only for the connection.
        if tx.roll_back() {
            inner.readers.put(session);
        }
        result
    }
}

impl Inner {
    /// One attempt at a transaction that may write.
    fn attempt<T, E: From<StoreError>>(
        &self,
        isolation: Isolation,
        work: &mut dyn FnMut(&mut dyn Tx) -> Result<T, E>,
    ) -> Attempt<T, E> {
        let mut session = match self.writers.take(&self.address) {
            Ok(session) => session,
            Err(StoreError::Access(Access::Unreachable { at, why })) => {
                return Attempt::Failed(Failure::Lost(format!("{at}: {why}")), None);
            }
            Err(error) => return Attempt::Done(Err(error.into())),
        };
        let mut tx = Transaction::new(&mut session, isolation);
        let result = catch_unwind(AssertUnwindSafe(|| work(&mut tx)));
        let result = result.unwrap_or_else(|_| {
            Err(StoreError::Database("a transaction panicked".to_owned()).into())
        });
        let (value, error) = match (result, tx.failure.clone()) {
            (Ok(value), None) => match tx.commit() {
                Ok(()) => {
                    self.writers.put(session);
                    return Attempt::Done(Ok(value));
                }
                Err(error) => (Some(value), error.into()),
            },
            (Ok(_), Some(failure)) => (None, failure.error().into()),
            (Err(error), _) => (None, error),
        };
        let (failure, number) = (tx.failure.clone(), tx.number.clone());
        if !matches!(failure, Some(Failure::Lost(_))) && tx.roll_back() {
            self.writers.put(session);
        }
        match (failure, value, number) {
            (Some(Failure::Lost(why)), Some(value), Some(number)) => {
                match self.outcome(&number, &why) {
                    Outcome::Committed => Attempt::Done(Ok(value)),
                    Outcome::Aborted => Attempt::Failed(Failure::Lost(why), None),
                    // What is compared with an expected row may run again: it finds what it has done.
                    Outcome::Unknown if isolation == Isolation::Snapshot => {
                        Attempt::Failed(Failure::Lost(why), None)
                    }
                    Outcome::Unknown => Attempt::Done(Err(StoreError::Unknown(why).into())),
                }
            }
            (Some(failure), _, _) => Attempt::Failed(failure, Some(error)),
            (None, _, _) => Attempt::Done(Err(error)),
        }
    }

    /// The connection broke in the commit of a transaction: whether it took effect, the server says on another one.
    fn outcome(&self, number: &Number, why: &str) -> Outcome {
        let begun = Instant::now();
        metrics::counter!("doska_store_outcomes_asked_total").increment(1);
        while begun.elapsed() < OUTCOME {
            match self.ask_outcome(&number.number) {
                Ok((outcome, life)) => match outcome.as_str() {
                    "committed" if life.is_some() && life == number.life => {
                        return Outcome::Committed;
                    }
                    // Also where another transaction has the number since a crash: this one is lost.
                    "aborted" => return Outcome::Aborted,
                    "in progress" if life == number.life => {}
                    _ => break,
                },
                Err(error) => tracing::debug!(%error, why, "the outcome cannot be asked for yet"),
            }
            thread::sleep(Duration::from_millis(50));
        }
        Outcome::Unknown
    }

    fn ask_outcome(&self, number: &str) -> Result<(String, Option<String>), StoreError> {
        let session = self.writers.take(&self.address)?;
        let sql = format!(
            "SELECT COALESCE(pg_xact_status(CAST('{number}' AS xid8)), 'forgotten'), {LIFE}"
        );
        let row = match session.wait_for(session.client.query_one(&sql, &[])) {
            Some(Ok(row)) => row,
            // A crashed server has not given this number again yet: whatever had it is lost.
            Some(Err(error)) if error.code() == Some(&SqlState::INVALID_PARAMETER_VALUE) => {
                return Ok(("aborted".to_owned(), None));
            }
            _ => return Err(StoreError::Unavailable("no answer".to_owned())),
        };
        let read = |_| StoreError::Unavailable("an answer of another kind".to_owned());
        let outcome = (row.try_get(0).map_err(read)?, row.try_get(1).map_err(read)?);
        self.writers.put(session);
        Ok(outcome)
    }

    /// Brings the schema up to date. The first to come does so, the others wait for it. It never waits long for a table
    /// that somebody reads, such as a backup: all others, moves among them, would wait behind it.
    fn migrate(&self) -> Result<(), StoreError> {
        let begun = Instant::now();
        loop {
            match self.try_to_migrate() {
                Err((Some(Failure::Met(why)), _)) if begun.elapsed() < MIGRATION => {
                    tracing::warn!(why, "the schema is in use; trying again");
                    thread::sleep(IN_USE);
                }
                Err((_, error)) => return Err(error),
                Ok(()) => return Ok(()),
            }
        }
    }

    fn try_to_migrate(&self) -> Result<(), (Option<Failure>, StoreError)> {
        // One that reads may take its time.
        let mut session = self
            .readers
            .take(&self.address)
            .map_err(|error| (None, error))?;
        let mut tx = Transaction::new(&mut session, Isolation::Latest);
        let taken = migrate(&mut tx).and_then(|()| tx.commit());
        let failure = tx.failure.clone();
        if taken.is_err() {
            tx.roll_back();
        }
        taken.map_err(|error| match &failure {
            Some(Failure::Other(why)) if why.contains("42501") => {
                let (user, why) = (self.address.user().to_owned(), why.clone());
                (failure, StoreError::Access(Access::Rights { user, why }))
            }
            _ => (failure, error),
        })
    }
}

fn migrate(tx: &mut dyn Tx) -> Result<(), StoreError> {
    let mut text = |sql: &str| -> Result<String, StoreError> {
        tx.one(sql, &[])?
            .map_or(Ok(String::new()), |row| row.get(0))
    };
    let encoding = text("SELECT current_setting('server_encoding')")?;
    if encoding != "UTF8" {
        return Err(StoreError::Access(Access::Encoding(encoding)));
    }
    let sql = "SELECT COALESCE(CAST(to_regclass('migrations') AS TEXT), '')";
    // A user who may only use the tables can do so while there is nothing to change.
    if text(sql)?.is_empty() || !migrations::pending(tx)?.is_empty() {
        tx.query(MIGRATING, &[])?;
        tx.query(NO_QUEUE, &[])?;
        migrations::take(tx)?;
    }
    Ok(())
}

impl Pool {
    fn new(role: Role) -> Pool {
        Pool {
            role,
            free: Mutex::default(),
            permits: Arc::new(Semaphore::new(CONNECTIONS)),
        }
    }

    /// Leave to use a connection.
    async fn permit(&self) -> Result<OwnedSemaphorePermit, StoreError> {
        let permits = Arc::clone(&self.permits);
        match tokio::time::timeout(WAITING, permits.acquire_owned()).await {
            Ok(Ok(permit)) => Ok(permit),
            Ok(Err(_)) => Err(StoreError::Closed),
            Err(_) => {
                let why = "all connections are in use".to_owned();
                Err(StoreError::Unavailable(why))
            }
        }
    }

    /// A connection: one that is free and alive, else a new one.
    fn take(&self, address: &Address) -> Result<Session, StoreError> {
        loop {
            let free = self.lock().pop();
            match free {
                Some(session) if session.is_alive() => return Ok(session),
                Some(_) => {}
                None => return Session::open(address, self.role),
            }
        }
    }

    fn put(&self, session: Session) {
        let mut free = self.lock();
        if free.len() < CONNECTIONS {
            free.push(session);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Session>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long to wait before a transaction is repeated: longer each time, and not as long as others.
fn pause(failure: &Failure, repeats: u32) -> Duration {
    let (least, most) = match failure {
        Failure::Lost(_) => (50, 500),
        _ => (2, 200),
    };
    let upper = (least << repeats.min(8)).min(most);
    let mut random = [0; 8];
    // Without randomness all wait equally long.
    let _ = getrandom::fill(&mut random);
    Duration::from_micros(u64::from_le_bytes(random) % (upper * 1000) + 500)
}
