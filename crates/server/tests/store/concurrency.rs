//! What both databases promise to many at once: as if one came after the other.

use std::sync::Arc;
use std::time::Duration;

use doska_server::store::{Store, StoreError, Tx};
use doska_server::values;
use tokio::sync::Barrier;

use crate::{number, stores, write};

const ADD: &str = "INSERT INTO things (name, number) VALUES ($1, $2)";

/// Runs as many tasks, which begin at one moment.
async fn at_once<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    tasks: Vec<F>,
) -> Vec<T> {
    let begin = Arc::new(Barrier::new(tasks.len()));
    let tasks = tasks.into_iter().map(|task| {
        let begin = Arc::clone(&begin);
        tokio::spawn(async move {
            begin.wait().await;
            task.await
        })
    });
    let mut results = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        results.push(task.await.unwrap());
    }
    results
}

#[tokio::test(flavor = "multi_thread")]
async fn no_increment_is_lost() {
    for store in stores().await {
        write(&store, ADD, values!["a", 0]).await.unwrap();
        let task = |store: Store| async move {
            for _ in 0..10 {
                let one = store.write(|tx| {
                    let row = tx.one("SELECT number FROM things WHERE name = 'a'", &[])?;
                    let number: i64 = row.map_or(Ok(0), |row| row.get(0))?;
                    let sql = "UPDATE things SET number = $1 WHERE name = 'a'";
                    tx.execute(sql, values![number + 1])
                });
                one.await
                    .unwrap_or_else(|error: StoreError| panic!("{error}"));
            }
        };
        at_once((0..8).map(|_| task(store.clone())).collect()).await;
        assert_eq!(number(&store, "SELECT number FROM things").await, 80);
    }
}

/// Many are committed at once: those of them that fail, some by a panic, take back what they wrote and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn who_fails_in_a_crowd_takes_nobody_along() {
    for store in stores().await {
        let task = |store: Store, task: i64| async move {
            let done = store.write(move |tx| {
                tx.execute(ADD, values![format!("{task}"), task])?;
                match task % 5 {
                    1 => Err(StoreError::Conflict),
                    2 if task == 42 => panic!("on purpose"),
                    // The name is taken: an error of the database.
                    3 => tx.execute(ADD, values![format!("{task}"), task]),
                    _ => Ok(1),
                }
            });
            (task, done.await.is_ok())
        };
        let done = at_once((0..60).map(|one| task(store.clone(), one)).collect()).await;
        for (task, succeeded) in &done {
            let fails = matches!(task % 5, 1 | 3) || *task == 42;
            assert_eq!(*succeeded, !fails, "{task}");
        }
        let succeeded = done.iter().filter(|(_, succeeded)| *succeeded).count();
        let stored = number(&store, "SELECT COUNT(*) FROM things").await;
        assert_eq!(stored, succeeded as i64);
    }
}

/// Each looks at what the other writes, and writes something else: one after the other, only the first would.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_read_still_holds_when_it_is_committed() {
    for store in stores().await {
        for round in 0..10 {
            let task = |store: Store, seat: i64| async move {
                let sat: Result<bool, StoreError> = store
                    .write(move |tx| {
                        let sql = "SELECT COUNT(*) FROM things WHERE number = $1";
                        let row = tx.one(sql, values![round])?;
                        if row.is_some_and(|row| row.get::<i64>(0).unwrap_or(1) > 0) {
                            return Ok(false);
                        }
                        tx.execute(ADD, values![format!("{round} {seat}"), round])?;
                        Ok(true)
                    })
                    .await;
                sat.unwrap()
            };
            let sat = at_once((0..4).map(|seat| task(store.clone(), seat)).collect()).await;
            assert_eq!(sat.iter().filter(|sat| **sat).count(), 1, "{sat:?}");
        }
        assert_eq!(number(&store, "SELECT COUNT(*) FROM things").await, 10);
    }
}

/// Each reads what all the others write, so that of any two one has to begin again.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_comes_through() {
    for store in stores().await {
        let task = |store: Store, who: i64| async move {
            for round in 0..5 {
                let one = store.write(move |tx| {
                    let sql = "SELECT COALESCE(MAX(number), 0) + 1 FROM things";
                    let row = tx.one(sql, &[])?;
                    let next: i64 = row.map_or(Ok(0), |row| row.get(0))?;
                    tx.execute(ADD, values![format!("{who} {round}"), next])
                });
                one.await
                    .unwrap_or_else(|error: StoreError| panic!("{error}"));
            }
        };
        at_once((0..40).map(|who| task(store.clone(), who)).collect()).await;
        let numbers = "SELECT COUNT(DISTINCT number) FROM things";
        assert_eq!(number(&store, numbers).await, 200);
    }
}

/// Whoever comes second with the same key looks again, and finds it taken.
#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_gets_a_name() {
    for store in stores().await {
        for round in 0..10 {
            let task = |store: Store| async move {
                let name = format!("name {round}");
                let got: Result<bool, StoreError> = store
                    .write(move |tx| {
                        let sql = "SELECT 1 FROM things WHERE name = $1";
                        if tx.one(sql, values![&name])?.is_some() {
                            return Ok(false);
                        }
                        tx.execute(ADD, values![&name, 1]).map(|_| true)
                    })
                    .await;
                got.unwrap()
            };
            let got = at_once((0..4).map(|_| task(store.clone())).collect()).await;
            assert_eq!(got.iter().filter(|got| **got).count(), 1, "{got:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_moves_on_from_a_version() {
    for store in stores().await {
        write(&store, ADD, values!["game", 0]).await.unwrap();
        for version in 0..10 {
            let task = |store: Store, who: i64| async move {
                let moved: Result<(), StoreError> = store
                    .compare_and_set(move |tx| {
                        let sql =
                            "UPDATE things SET number = $1 WHERE name = 'game' AND number = $2";
                        tx.send_one(sql, values![version + 1, version])?;
                        tx.send(ADD, values![format!("move {version}"), who])
                    })
                    .await;
                match moved {
                    Ok(()) => true,
                    Err(StoreError::Conflict) => false,
                    Err(error) => panic!("{error}"),
                }
            };
            let moved = at_once((0..6).map(|who| task(store.clone(), who)).collect()).await;
            assert_eq!(moved.iter().filter(|moved| **moved).count(), 1, "{moved:?}");
        }
        assert_eq!(number(&store, "SELECT COUNT(*) FROM things").await, 11);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_sees_one_state() {
    for store in stores().await {
        write(&store, ADD, values!["a", 0]).await.unwrap();
        let (begun, go_on) = (Arc::new(Barrier::new(2)), Arc::new(Barrier::new(2)));
        let (here, there) = (Arc::clone(&begun), Arc::clone(&go_on));
        let handle = tokio::runtime::Handle::current();
        let reading = tokio::spawn({
            let store = store.clone();
            async move {
                let twice = store.read(move |tx| {
                    let count = |tx: &mut dyn Tx| -> Result<i64, StoreError> {
                        tx.one("SELECT COUNT(*) FROM things", &[])?.unwrap().get(0)
                    };
                    let before = count(tx)?;
                    handle.block_on(async {
                        here.wait().await;
                        there.wait().await;
                    });
                    Ok::<_, StoreError>((before, count(tx)?))
                });
                twice.await.unwrap()
            }
        });
        begun.wait().await;
        write(&store, ADD, values!["b", 1]).await.unwrap();
        go_on.wait().await;
        assert_eq!(reading.await.unwrap(), (1, 1));
        assert_eq!(number(&store, "SELECT COUNT(*) FROM things").await, 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_goes_on_when_nobody_waits_for_it() {
    for store in stores().await {
        let slow = store.write(|tx| {
            std::thread::sleep(Duration::from_millis(100));
            tx.execute(ADD, values!["a", 1])
        });
        let _: Result<Result<u64, StoreError>, _> =
            tokio::time::timeout(Duration::from_millis(20), slow).await;
        let begun = std::time::Instant::now();
        while number(&store, "SELECT COUNT(*) FROM things").await == 0 {
            assert!(begun.elapsed() < Duration::from_mins(1), "it is given up");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
