//! A database server that fails, or does not let us in.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use doska_server::store::{Access, Database, Store, StoreError, Tx};
use doska_server::values;
use doska_testing::Postgres;

use crate::proxy::{Cut, Proxy};
use crate::{address, number, server, write};

fn open(url: &str) -> Result<Store, StoreError> {
    Store::open(&Database::Postgres(address(url)))
}

/// Whatever becomes of the connection: a commit that is answered took effect, and it did so once.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_whose_answer_was_lost_is_neither_lost_nor_doubled() {
    let proxy = Proxy::start(server().port());
    let url = doska_testing::new_schema(&server().url());
    let by_proxy = url.replace(&server().port().to_string(), &proxy.port.to_string());
    let store = open(&by_proxy).unwrap();
    write(&store, "CREATE TABLE added (name TEXT)", &[])
        .await
        .unwrap();
    for (round, (cut, runs)) in [
        (Cut::Never, 1),
        (Cut::Before, 2),
        (Cut::Meanwhile, 1),
        (Cut::After, 1),
        (Cut::Never, 1),
    ]
    .into_iter()
    .enumerate()
    {
        proxy.cut(cut);
        let counted = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&counted);
        let added: Result<String, StoreError> = store
            .write(move |tx| {
                count.fetch_add(1, Ordering::Relaxed);
                // Such as the id of a guest: the one that is told is the one that is stored.
                let name = format!("{round} {:?}", std::time::Instant::now());
                tx.execute("INSERT INTO added VALUES ($1)", values![&name])?;
                Ok(name)
            })
            .await;
        let added = added.unwrap();
        assert_eq!(counted.load(Ordering::Relaxed), runs, "{cut:?}");
        let sql = format!("SELECT COUNT(*) FROM added WHERE name = '{added}'");
        assert_eq!(number(&store, &sql).await, 1, "{cut:?}");
        let sql = format!("SELECT COUNT(*) FROM added WHERE name LIKE '{round} %'");
        assert_eq!(number(&store, &sql).await, 1, "{cut:?}");
    }
}

/// One server for all that changes or ends it.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_is_waited_for_and_found_again() {
    let mut server = Postgres::start();
    let store = open(&server.url()).unwrap();
    write(&store, "CREATE TABLE added (name TEXT)", &[])
        .await
        .unwrap();
    let add = "INSERT INTO added VALUES ($1)";
    write(&store, add, values!["before"]).await.unwrap();
    assert_eq!(number(&store, "SELECT COUNT(*) FROM added").await, 1);

    // It comes back soon: whoever writes meanwhile waits a little.
    server.kill();
    let patient = {
        let store = store.clone();
        tokio::spawn(async move { write(&store, add, values!["meanwhile"]).await })
    };
    tokio::task::block_in_place(|| server.start_again());
    let waited = patient.await.unwrap();
    let there = 1 + i64::from(waited.is_ok());
    assert!(
        matches!(waited, Ok(1) | Err(StoreError::Unavailable(_))),
        "{waited:?}"
    );
    assert_eq!(number(&store, "SELECT COUNT(*) FROM added").await, there);

    // It does not: nobody is told that anything was stored.
    server.stop();
    let refused = write(&store, add, values!["never"]).await;
    assert!(
        matches!(refused, Err(StoreError::Unavailable(_))),
        "{refused:?}"
    );
    let unread: Result<_, StoreError> = store.read(|tx| tx.query("SELECT 1", &[])).await;
    assert!(unread.is_err());
    tokio::task::block_in_place(|| server.start_again());
    write(&store, add, values!["after"]).await.unwrap();
    assert_eq!(
        number(&store, "SELECT COUNT(*) FROM added").await,
        there + 1
    );

    // A server that stands still for a moment has lost nothing.
    server.signal("STOP");
    let name = ["slow".into()];
    let slow = write(&store, add, &name);
    let awaken = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        server.signal("CONT");
    };
    let (slow, ()) = tokio::join!(slow, awaken);
    assert_eq!(slow.unwrap(), 1);
}

/// After a crash the number of a transaction that was lost is given to another one, which may commit.
#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_lost_in_a_crash_is_not_taken_for_the_one_that_has_its_number() {
    let server = Arc::new(Mutex::new(Postgres::start()));
    let url = server.lock().unwrap().url();
    let store = open(&url).unwrap();
    write(&store, "CREATE TABLE added (name TEXT)", &[])
        .await
        .unwrap();
    for compares in [true, false] {
        let crashed = Arc::clone(&server);
        let mut runs = 0;
        let work = move |tx: &mut dyn Tx| {
            runs += 1;
            let name = format!("{compares} {runs}");
            tx.execute("INSERT INTO added VALUES ($1)", values![&name])?;
            if runs == 1 {
                let mut server = crashed.lock().unwrap();
                server.kill();
                server.start_again();
                let others = "DO $$ BEGIN FOR number IN 1..50 LOOP
                    INSERT INTO added VALUES ('another'); COMMIT; END LOOP; END $$";
                server.query("doska", others);
            }
            Ok::<String, StoreError>(name)
        };
        let added = if compares {
            store.compare_and_set(work).await
        } else {
            store.write(work).await
        };
        let names = "SELECT COUNT(*) FROM added WHERE name <> 'another' AND name LIKE $1 || ' %'";
        let there: i64 = store
            .read(move |tx| {
                let row = tx.one(names, values![&compares.to_string()])?;
                row.map_or(Ok::<i64, StoreError>(0), |row| row.get(0))
            })
            .await
            .unwrap();
        match added {
            Ok(name) => {
                assert_eq!(there, 1);
                let sql = format!("SELECT COUNT(*) FROM added WHERE name = '{name}'");
                assert_eq!(number(&store, &sql).await, 1);
            }
            // It took too long to be tried again.
            Err(StoreError::Unavailable(_)) => assert_eq!(there, 0),
            Err(error) => {
                assert!(matches!(error, StoreError::Unknown(_)), "{error}");
                assert!(!compares, "a compare-and-set is run again: {error}");
            }
        }
    }
}

/// For how long somebody reads.
const READ: Duration = Duration::from_secs(12);

/// Somebody reads a table for long, as a backup does, when a new version changes it: moves do not wait for both.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_the_schema_keeps_nobody_waiting() {
    let url = doska_testing::new_schema(&server().url());
    let store = open(&url).unwrap();
    for sql in [
        "ALTER TABLE seats DROP COLUMN lag",
        "DROP TABLE answers",
        "DELETE FROM migrations WHERE number = 86",
    ] {
        write(&store, sql, &[]).await.unwrap();
    }
    let (reading, read) = std::sync::mpsc::channel();
    let reader = store.clone();
    let backup = std::thread::spawn(move || {
        let read = |tx: &mut dyn Tx| {
            tx.query("SELECT game_id FROM seats", &[])?;
            reading.send(()).unwrap();
            std::thread::sleep(READ);
            Ok::<_, StoreError>(())
        };
        reader.read_here(read).unwrap();
    });
    read.recv().unwrap();
    let starting = std::thread::spawn(move || open(&url).map(drop));
    let mut longest = Duration::ZERO;
    while !starting.is_finished() {
        let begun = Instant::now();
        write(&store, "UPDATE seats SET seat = seat", &[])
            .await
            .unwrap();
        longest = longest.max(begun.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    starting.join().unwrap().unwrap();
    backup.join().unwrap();
    // A step waits a second for the table; whoever queued behind it would wait as long as is read.
    assert!(longest < READ * 3 / 4, "{longest:?}");
    write(&store, "UPDATE seats SET lag = 0", &[])
        .await
        .unwrap();
}

#[test]
fn who_is_not_let_in_is_told_why_without_the_password() {
    let server = server();
    for sql in [
        "CREATE ROLE visitor LOGIN",
        "CREATE ROLE locked LOGIN PASSWORD 'right'",
        "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'",
    ] {
        server.query("doska", sql);
    }
    let rules = server.folder().join("data/pg_hba.conf");
    let text = std::fs::read_to_string(&rules).unwrap();
    std::fs::write(
        &rules,
        format!("host all locked 127.0.0.1/32 scram-sha-256\n{text}"),
    )
    .unwrap();
    server.query("doska", "SELECT pg_reload_conf()");
    let port = server.port();
    // The server reads its rules again when it gets to it.
    for _ in 0..600 {
        if open(&format!("postgres://locked:hidden@127.0.0.1:{port}/doska")).is_err() {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    let tried = |who: &str, port: u16, name: &str| {
        let error = open(&format!("postgres://{who}@127.0.0.1:{port}/{name}"))
            .err()
            .unwrap();
        assert!(!error.to_string().contains("hidden"), "{error}");
        match error {
            StoreError::Access(access) => access,
            error => panic!("{error}"),
        }
    };
    let nobody = tried("doska:hidden", doska_testing::free_port(), "doska");
    assert!(matches!(nobody, Access::Unreachable { .. }), "{nobody}");
    let absent = tried("doska:hidden", port, "nowhere");
    assert!(
        matches!(&absent, Access::Absent { name, .. } if name == "nowhere"),
        "{absent}"
    );
    let wrong = tried("locked:hidden", port, "doska");
    assert!(
        matches!(&wrong, Access::Login { user, .. } if user == "locked"),
        "{wrong}"
    );
    let none = tried("locked", port, "doska");
    assert!(matches!(none, Access::Login { .. }), "{none}");
    let unknown = tried("nobody:hidden", port, "doska");
    assert!(matches!(unknown, Access::Login { .. }), "{unknown}");
    let rights = tried("visitor:hidden", port, "doska");
    assert!(
        matches!(&rights, Access::Rights { user, .. } if user == "visitor"),
        "{rights}"
    );
    let latin = tried("doska:hidden", port, "latin");
    assert_eq!(latin, Access::Encoding("LATIN1".to_owned()));
}
