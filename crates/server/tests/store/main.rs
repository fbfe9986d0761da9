//! The store's own contract, the same for both databases, and what happens when a database server fails.

mod concurrency;
mod contract;
mod faults;
mod proxy;
mod schema;
mod tasks;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use doska_server::store::{Address, Database, Store, StoreError};
use doska_testing::Postgres;

/// The server that these tests share. It ends with this process.
fn server() -> &'static Postgres {
    static SERVER: OnceLock<Postgres> = OnceLock::new();
    SERVER.get_or_init(Postgres::start)
}

/// A new, empty database of each kind.
fn databases() -> [Database; 2] {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    // In the folder that goes with the server.
    let folder = server().folder().join(format!("files-{number}"));
    std::fs::create_dir_all(&folder).unwrap();
    [
        Database::Sqlite(folder.join("doska.sqlite")),
        Database::Postgres(address(&doska_testing::new_schema(&server().url()))),
    ]
}

fn address(url: &str) -> Address {
    Address::read(url).unwrap()
}

/// A store of each kind with the table `things`.
async fn stores() -> Vec<Store> {
    let mut stores = Vec::new();
    for database in databases() {
        let store = Store::open(&database).unwrap();
        let bytes = match database {
            Database::Sqlite(_) => "BLOB",
            Database::Postgres(_) => "BYTEA",
        };
        let sql = format!(
            "CREATE TABLE things (name TEXT PRIMARY KEY, number BIGINT, share DOUBLE PRECISION, bytes {bytes})"
        );
        write(&store, &sql, &[]).await.unwrap();
        stores.push(store);
    }
    stores
}

async fn write(
    store: &Store,
    sql: &str,
    values: &[doska_server::store::Value],
) -> Result<u64, StoreError> {
    let (sql, values) = (sql.to_owned(), values.to_vec());
    store.write(move |tx| tx.execute(&sql, &values)).await
}

/// The one number that a question gives.
async fn number(store: &Store, sql: &str) -> i64 {
    let sql = sql.to_owned();
    let row = store.read(move |tx| tx.one(&sql, &[])).await;
    let row: Result<_, StoreError> = row;
    row.unwrap().unwrap().get(0).unwrap()
}
