//! The store: everything that outlives the process. The only place that knows SQL.
//!
//! [`Store::write`] and [`Store::read`] run a closure inside one transaction. What it does there are functions of
//! the subjects below, which take a [`Tx`] and can be combined: what they write takes effect together.

pub mod accounts;
pub mod answers;
pub mod archive;
pub mod backup;
pub mod blocks;
pub mod challenges;
pub mod chat;
pub mod check;
pub mod copy;
pub mod correspondence;
pub mod events;
pub mod games;
pub mod limits;
mod measure;
pub mod migrations;
pub mod moderation;
pub mod nodes;
pub mod notify;
pub mod outbox;
pub mod pairing;
pub mod passkeys;
pub mod personal;
pub mod players;
pub mod postgres;
pub mod presence;
pub mod profiles;
pub mod ratings;
pub mod search;
pub mod sessions;
pub mod settings;
pub mod sqlite;
pub mod tasks;
pub mod tokens;
mod tx;
pub mod watch;

use std::path::PathBuf;

use doska_play::round::Millis;

pub use postgres::{Address, Isolation, Postgres};
pub use sqlite::Sqlite;
pub use tx::{Access, Dialect, FromValue, Row, StoreError, Tx, Value};

/// Which database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file.
    Sqlite(PathBuf),
    /// A server.
    Postgres(Address),
}

impl std::fmt::Display for Database {
    /// As it is given to `--database`, without the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Database::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Database::Postgres(address) => write!(f, "{address}"),
        }
    }
}

/// Everything that outlives the process. Nothing above knows which database it is.
#[derive(Clone)]
pub enum Store {
    /// The embedded one.
    Sqlite(Sqlite),
    /// One that several servers share.
    Postgres(Postgres),
}

impl Store {
    /// Opens a database, creates what is missing, and brings its schema up to date.
    pub fn open(database: &Database) -> Result<Store, StoreError> {
        Ok(match database {
            Database::Sqlite(path) => Store::Sqlite(Sqlite::open(path)?),
            Database::Postgres(address) => Store::Postgres(Postgres::open(address)?),
        })
    }

    /// As it is, to be read: nothing is created or brought up to date.
    pub fn connect(database: &Database) -> Result<Store, StoreError> {
        Ok(match database {
            Database::Sqlite(path) => Store::Sqlite(Sqlite::connect(path)),
            Database::Postgres(address) => Store::Postgres(Postgres::connect(address)),
        })
    }

    /// Runs a transaction that may write, as if there were no others. The answer comes after the commit has reached
    /// the disk; dropping the future does not cancel it. `work` is run again where it met another transaction: it
    /// changes nothing but what it is given.
    pub async fn write<T, E>(
        &self,
        work: impl FnMut(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match self {
            Store::Sqlite(store) => store.write(work).await,
            Store::Postgres(store) => store.write(Isolation::Serializable, work).await,
        }
    }

    /// The same for what hangs on one row that it changes at an expected version, such as a move: two that meet at
    /// other rows need not wait for each other.
    pub async fn compare_and_set<T, E>(
        &self,
        work: impl FnMut(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match self {
            Store::Sqlite(store) => store.write(work).await,
            Store::Postgres(store) => store.write(Isolation::Snapshot, work).await,
        }
    }

    /// Runs a transaction that only reads, beside those that write.
    pub async fn read<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match self {
            Store::Sqlite(store) => store.read(work).await,
            Store::Postgres(store) => store.read(work).await,
        }
    }

    /// The same on the caller's own thread, which it blocks; not for threads that carry out tasks.
    pub fn read_here<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut dyn Tx) -> Result<T, E>,
    ) -> Result<T, E> {
        match self {
            Store::Sqlite(store) => store.read_here(work),
            Store::Postgres(store) => store.read_here(work),
        }
    }

    /// Waits until what was begun has been written.
    pub async fn settle(&self) -> Result<(), StoreError> {
        match self {
            Store::Sqlite(store) => store.write(|_| Ok(())).await,
            Store::Postgres(store) => store.settle().await,
        }
    }

    /// What its clock shows, if it has one of its own that several servers can go by.
    pub async fn time(&self) -> Result<Option<Millis>, StoreError> {
        match self {
            Store::Sqlite(_) => Ok(None),
            Store::Postgres(_) => {
                let sql = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
                let time = self.read(|tx| tx.one(sql, &[])).await?;
                time.map(|row| row.get(0)).transpose()
            }
        }
    }

    /// How much room it takes.
    pub async fn bytes(&self) -> Result<u64, StoreError> {
        match self {
            Store::Sqlite(store) => Ok(store.bytes()),
            Store::Postgres(_) => {
                let sql = "SELECT pg_database_size(current_database())";
                let size = self.read(|tx| tx.one(sql, &[])).await?;
                size.map_or(Ok(0), |row| row.get(0))
            }
        }
    }
}
