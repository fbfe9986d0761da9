//! `SQLite`: one writer thread that commits many transactions at once, and a few readers.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, ToSql};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::{Dialect, Row, StoreError, Tx, Value, measure, migrations};

/// How many transactions one commit carries at most.
const BATCH: usize = 256;
/// How many connections for reading are kept open: opening one costs more than most reads.
const READERS: usize = 32;
/// Statements that a connection keeps prepared.
const STATEMENTS: usize = 256;

/// What a connection that writes is set to.
const WRITER: &str = "PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -16000;
    PRAGMA temp_store = MEMORY;
    PRAGMA wal_autocheckpoint = 10000;";
/// What one that only reads is set to: it leaves the file as it is, such as a backup without WAL. There are many: what
/// each keeps of the file is kept by the system as well.
const READER: &str = "PRAGMA busy_timeout = 5000;
    PRAGMA cache_size = -2000;
    PRAGMA temp_store = MEMORY;";
/// How long a file that is busy is waited for while it is opened, and how long between two attempts.
const BUSY: Duration = Duration::from_secs(5);
const AGAIN: Duration = Duration::from_millis(10);

/// One transaction on its way to the writer thread.
trait Job: Send {
    /// Runs it; whether it succeeded. It may be run again: then the last time counts.
    fn run(&mut self, connection: &mut Connection) -> bool;

    /// Tells the sender what it led to, once the batch is committed, or why it could not be.
    fn tell(self: Box<Self>, committed: Result<(), &StoreError>);
}

/// What somebody waits for.
struct Sent<T, E, W> {
    work: W,
    result: Option<Result<T, E>>,
    tell: oneshot::Sender<Result<T, E>>,
}

impl<T, E, W> Job for Sent<T, E, W>
where
    T: Send,
    E: From<StoreError> + Send,
    W: FnMut(&mut dyn Tx) -> Result<T, E> + Send,
{
    fn run(&mut self, connection: &mut Connection) -> bool {
        let work = &mut self.work;
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            work(&mut Transaction(connection))
        }));
        let panicked = || StoreError::Database("a transaction panicked".to_owned());
        let result = result.unwrap_or_else(|_| Err(panicked().into()));
        self.result.insert(result).is_ok()
    }

    fn tell(self: Box<Self>, committed: Result<(), &StoreError>) {
        let result = match (self.result, committed) {
            // An error of its own says more.
            (Some(Err(error)), _) => Err(error),
            (_, Err(error)) => Err(copy(error).into()),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Closed.into()),
        };
        // Nobody waits only if the request was dropped: what it wrote stays.
        let _ = self.tell.send(result);
    }
}

/// The embedded database.
#[derive(Clone)]
pub struct Sqlite {
    path: Arc<PathBuf>,
    writer: mpsc::Sender<Box<dyn Job>>,
    readers: Arc<Mutex<Vec<Connection>>>,
}

impl Sqlite {
    /// Opens a database, creates it where there is none, and brings its schema up to date. Inside a Tokio runtime, that
    /// runtime has to last as long as somebody waits for what is written.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let mut connection = connect(path, OpenFlags::default(), WRITER)?;
        migrations::run(&mut connection)?;
        let (writer, jobs) = mpsc::channel();
        let runtime = Handle::try_current().ok();
        thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write_all(&mut connection, &jobs, runtime.as_ref()))
            .map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Sqlite {
            path: Arc::new(path.to_owned()),
            writer,
            readers: Arc::default(),
        })
    }

    /// As it is, to be read: whoever writes finds it closed.
    pub fn connect(path: &Path) -> Sqlite {
        let (writer, _) = mpsc::channel();
        Sqlite {
            path: Arc::new(path.to_owned()),
            writer,
            readers: Arc::default(),
        }
    }

    /// Runs a transaction that may write. The answer comes after the commit has reached the disk. Dropping
    /// the future does not cancel the transaction.
    pub async fn write<T, E>(
        &self,
        work: impl FnMut(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let begun = Instant::now();
        let (tell, told) = oneshot::channel();
        let job = Box::new(Sent {
            work,
            result: None,
            tell,
        });
        if self.writer.send(job).is_err() {
            return Err(StoreError::Closed.into());
        }
        let result = told.await;
        measure::took("write", begun);
        result.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// Runs a transaction that only reads, beside the writer.
    pub async fn read<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let begun = Instant::now();
        let store = self.clone();
        let done = tokio::task::spawn_blocking(move || store.read_here(work)).await;
        measure::took("read", begun);
        done.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// The same on the caller's own thread, which it blocks.
    pub fn read_here<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut dyn Tx) -> Result<T, E>,
    ) -> Result<T, E> {
        let free = self.lock_readers().pop();
        let mut connection = match free {
            Some(connection) => connection,
            None => reader(&self.path)?,
        };
        let result = match connection.execute_batch("BEGIN") {
            Ok(()) => work(&mut Transaction(&mut connection)),
            Err(error) => Err(database(&error).into()),
        };
        let ended = connection.execute_batch("COMMIT");
        let mut readers = self.lock_readers();
        if ended.is_ok() && readers.len() < READERS {
            readers.push(connection);
        }
        result
    }

    /// How much room the file and its log take.
    pub fn bytes(&self) -> u64 {
        let mut log = self.path.as_os_str().to_owned();
        log.push("-wal");
        let sizes = [self.path.as_os_str(), &log].map(std::fs::metadata);
        sizes.into_iter().flatten().map(|file| file.len()).sum()
    }

    fn lock_readers(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens a connection with the settings of Doska: a commit has reached the disk when it returns.
fn connect(path: &Path, flags: OpenFlags, settings: &str) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .map_err(|error| database(&error))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    let begun = Instant::now();
    loop {
        match connection.execute_batch(settings) {
            Ok(()) => return Ok(connection),
            // Another one makes the new file one with WAL: SQLite does not wait for that.
            Err(error) if is_busy(&error) && begun.elapsed() < BUSY => thread::sleep(AGAIN),
            Err(error) => return Err(database(&error)),
        }
    }
}

fn is_busy(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy)
}

/// A connection that only reads.
fn reader(path: &Path) -> Result<Connection, StoreError> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, READER)
}

/// The writer thread: takes what has come meanwhile, commits it at once, and tells everybody.
fn write_all(
    connection: &mut Connection,
    jobs: &mpsc::Receiver<Box<dyn Job>>,
    runtime: Option<&Handle>,
) {
    while let Ok(first) = jobs.recv() {
        let mut batch: Vec<Box<dyn Job>> = std::iter::once(first)
            .chain(jobs.try_iter().take(BATCH - 1))
            .collect();
        metrics::histogram!("doska_store_batch_size").record(batch.len() as f64);
        let committed = write_batch(connection, &mut batch);
        crate::failpoint::reach("after-commit");
        if committed.is_err() {
            // What failed, as on a full disk, may leave the transaction open.
            let _ = connection.execute_batch("ROLLBACK");
        }
        let tell_all = move || {
            for job in batch {
                job.tell(committed.as_ref().copied());
            }
        };
        // Inside the runtime, waking those who wait costs a fraction of what it costs from here.
        match runtime {
            Some(runtime) => drop(runtime.spawn(async { tell_all() })),
            None => tell_all(),
        }
    }
}

/// Runs a batch in one transaction of the database, and commits it. The transactions in it are only kept apart where one
/// of them has failed after it had written something.
fn write_batch(connection: &mut Connection, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    run(connection, "BEGIN IMMEDIATE")?;
    if !run_together(connection, batch)? {
        run(connection, "ROLLBACK")?;
        run(connection, "BEGIN IMMEDIATE")?;
        for job in batch {
            run_apart(connection, job.as_mut())?;
        }
    }
    crate::failpoint::reach("before-commit");
    run(connection, "COMMIT")
}

/// Runs transactions one after the other; false where the error of one would have to take back what it wrote. Rows are
/// counted; the schema is changed by migrations alone, each in a transaction of its own.
fn run_together(
    connection: &mut Connection,
    batch: &mut [Box<dyn Job>],
) -> Result<bool, StoreError> {
    for job in batch {
        let before = connection.total_changes();
        let succeeded = job.run(connection);
        goes_on(connection)?;
        if !succeeded && connection.total_changes() != before {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Runs one transaction of a batch: its error takes back what it did, and nothing else.
fn run_apart(connection: &mut Connection, job: &mut dyn Job) -> Result<(), StoreError> {
    run(connection, "SAVEPOINT one")?;
    let succeeded = job.run(connection);
    goes_on(connection)?;
    if !succeeded {
        run(connection, "ROLLBACK TO one")?;
    }
    run(connection, "RELEASE one")
}

/// Some errors, such as that of a full disk, end the whole transaction of the database at once.
fn goes_on(connection: &Connection) -> Result<(), StoreError> {
    if connection.is_autocommit() {
        return Err(StoreError::Database(
            "the transaction was broken off".to_owned(),
        ));
    }
    Ok(())
}

fn run(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    let mut statement = connection
        .prepare_cached(sql)
        .map_err(|error| database(&error))?;
    statement.execute([]).map_err(|error| database(&error))?;
    Ok(())
}

/// A transaction of a connection.
pub struct Transaction<'c>(pub &'c mut Connection);

impl Tx for Transaction<'_> {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn execute(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError> {
        let mut statement = self
            .0
            .prepare_cached(sql)
            .map_err(|error| database(&error))?;
        let changed = statement
            .execute(rusqlite::params_from_iter(values))
            .map_err(|error| database(&error))?;
        Ok(changed as u64)
    }

    fn send(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        self.execute(sql, values).map(drop)
    }

    fn send_one(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        match self.execute(sql, values)? {
            1 => Ok(()),
            _ => Err(StoreError::Conflict),
        }
    }

    fn query(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        let mut rows = Vec::new();
        self.each(sql, values, &mut |row| {
            rows.push(row);
            true
        })?;
        Ok(rows)
    }

    fn each(
        &mut self,
        sql: &str,
        values: &[Value],
        each: &mut dyn FnMut(Row) -> bool,
    ) -> Result<(), StoreError> {
        let mut statement = self
            .0
            .prepare_cached(sql)
            .map_err(|error| database(&error))?;
        let columns = statement.column_count();
        let mut rows = statement
            .query(rusqlite::params_from_iter(values))
            .map_err(|error| database(&error))?;
        while let Some(row) = rows.next().map_err(|error| database(&error))? {
            let values = (0..columns).map(|i| row.get_ref(i).map(value));
            let values: Result<_, _> = values.collect();
            if !each(Row(values.map_err(|error| database(&error))?)) {
                break;
            }
        }
        Ok(())
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Real(number) => ValueRef::Real(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn value(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Int(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Blob(bytes.to_vec()),
    }
}

/// An error of `SQLite` in the store's terms.
pub fn database(error: &rusqlite::Error) -> StoreError {
    measure::failed();
    StoreError::Database(error.to_string())
}

/// An error for one more of those who wait for the same commit.
fn copy(error: &StoreError) -> StoreError {
    StoreError::Database(error.to_string())
}
