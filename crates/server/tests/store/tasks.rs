//! Tasks: each takes effect once, whoever dies meanwhile, and only those do them who would do them alike.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use doska_server::clock::Clock;
use doska_server::config::{Config, Database};
use doska_server::store::outbox::{self, Item, Lease};
use doska_server::store::tasks::{self, Finished, Job, Part};
use doska_server::store::{Store, StoreError, Tx};
use doska_server::work::client::Client;
use doska_server::work::tasks::{GIVEN_UP, Laboratory, TRIES};
use doska_server::{App, work};

use crate::{databases, number, write};

const NOW: u64 = 1_700_000_000_000;
const LEASE: u64 = 10_000;

fn job(id: &str) -> Job {
    Job {
        id: id.to_owned(),
        kind: "match".to_owned(),
        spec: "{}".to_owned(),
    }
}

async fn post(store: &Store, id: &str, kind: &'static str, numbers: &'static [u64]) {
    let job = job(id);
    let post = move |tx: &mut dyn Tx| {
        tasks::keep(tx, &job, NOW)?;
        tasks::post(tx, &job.id, kind, numbers, NOW)
    };
    store.write(post).await.unwrap();
}

async fn take(store: &Store, kinds: &'static [&'static str], now: u64, most: u32) -> Vec<Item> {
    let take = move |tx: &mut dyn Tx| {
        let lease = Lease {
            worker: "one".to_owned(),
            kinds,
            most,
            time: LEASE,
        };
        outbox::take(tx, &lease, now)
    };
    let mut taken = store.write(take).await.unwrap();
    taken.sort_by(|a, b| a.id.cmp(&b.id));
    taken
}

async fn finish(store: &Store, item: &Item, result: &str) -> Result<(), StoreError> {
    let (item, result) = (item.clone(), Ok(result.to_owned()));
    let part: Part = serde_json::from_str(&item.body).unwrap();
    let finish = move |tx: &mut dyn Tx| tasks::finish(tx, &item, &part, &result, NOW);
    store.write(finish).await
}

async fn results(store: &Store, job: &'static str) -> Vec<Finished> {
    let read: Result<_, StoreError> = store.read(move |tx| tasks::results(tx, job)).await;
    read.unwrap()
}

fn opened() -> Vec<Store> {
    let open = |database: &Database| Store::open(database).unwrap();
    databases().iter().map(open).collect()
}

#[tokio::test]
async fn a_dead_workers_task_is_taken_over_and_takes_effect_once() {
    for store in opened() {
        post(&store, "job", "task 1", &[7, 8]).await;
        let first = take(&store, &["task 1"], NOW, 1).await.pop().unwrap();
        // Lower numbers come first, and what is in hand is not handed out again.
        assert!(first.body.contains('7'), "{first:?}");
        let other = take(&store, &["task 1"], NOW, 9).await;
        assert_eq!(other.len(), 1);
        assert!(take(&store, &["task 1"], NOW + 1, 9).await.is_empty());
        finish(&store, &other[0], "eight").await.unwrap();
        let late = NOW + LEASE + 1;
        let second = take(&store, &["task 1"], late, 9).await.pop().unwrap();
        assert_eq!((&second.id, second.attempts), (&first.id, 2));
        // The first one was only slow.
        let refused = finish(&store, &first, "slow").await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        finish(&store, &second, "seven").await.unwrap();
        let again = finish(&store, &second, "again").await;
        assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
        let found = results(&store, "job").await;
        let found: Vec<_> = found
            .into_iter()
            .map(|one| (one.number, one.outcome))
            .collect();
        let said = |text: &str| Ok(text.to_owned());
        assert_eq!(found, [(7, said("seven")), (8, said("eight"))]);
        // What is done is not asked for again.
        post(&store, "job", "task 1", &[7, 8, 9]).await;
        let asked = take(&store, &["task 1"], late, 9).await;
        assert_eq!(asked.len(), 1);
        assert!(asked[0].body.contains('9'), "{asked:?}");
    }
}

#[tokio::test]
async fn others_do_not_take_the_tasks_of_another_version() {
    for store in opened() {
        post(&store, "old", "task 1", &[0]).await;
        post(&store, "new", "task 2", &[0, 1]).await;
        assert!(take(&store, &["task 3"], NOW, 9).await.is_empty());
        assert_eq!(take(&store, &["task 2"], NOW, 9).await.len(), 2);
        assert_eq!(take(&store, &["task 1"], NOW, 9).await.len(), 1);
        // They wait on purpose: nobody is to be woken.
        let later = NOW + 2 * LEASE;
        let backlog = store.read(move |tx| outbox::backlog(tx, later)).await;
        assert_eq!(backlog.unwrap_or_else(|error| panic!("{error}")).0, 0);
    }
}

#[tokio::test]
async fn nothing_is_left_of_a_job_that_ended() {
    for store in opened() {
        post(&store, "a", "task 1", &[0, 1, 2]).await;
        post(&store, "ab", "task 1", &[0]).await;
        let item = take(&store, &["task 1"], NOW, 1).await.pop().unwrap();
        finish(&store, &item, "x").await.unwrap();
        let held = take(&store, &["task 1"], NOW, 1).await.pop().unwrap();
        let in_hand = |now: u64| store.read(move |tx| tasks::in_hand(tx, "a", now));
        let seen = [in_hand(NOW).await, in_hand(NOW + LEASE).await];
        assert_eq!(
            seen.map(|seen: Result<_, StoreError>| seen.unwrap()),
            [true, false]
        );
        store
            .write(|tx| tasks::end(tx, "a"))
            .await
            .unwrap_or_else(|error: StoreError| panic!("{error}"));
        let late = finish(&store, &held, "late").await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert_eq!(number(&store, "SELECT COUNT(*) FROM task_results").await, 0);
        assert_eq!(number(&store, "SELECT COUNT(*) FROM outbox").await, 1);
        let ended = store.write(|tx| tasks::end_abandoned(tx, NOW)).await;
        assert_eq!(
            ended.unwrap_or_else(|error: StoreError| panic!("{error}")),
            0
        );
        let ended = store.write(|tx| tasks::end_abandoned(tx, NOW + 1)).await;
        assert_eq!(
            ended.unwrap_or_else(|error: StoreError| panic!("{error}")),
            1
        );
        assert_eq!(number(&store, "SELECT COUNT(*) FROM outbox").await, 0);
        assert_eq!(number(&store, "SELECT COUNT(*) FROM task_jobs").await, 0);
    }
}

/// Doubles numbers, but for some.
#[derive(Default)]
struct Doubling {
    done: AtomicUsize,
}

impl Laboratory for Doubling {
    fn kind(&self) -> &'static str {
        "task double"
    }

    fn perform(
        &self,
        job: &Job,
        number: u64,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Result<String, String>> {
        assert_eq!(job.spec, "x 2");
        match number {
            3 => return Some(Err("three is too many".to_owned())),
            100 => {
                while !stopped() {
                    std::thread::sleep(Duration::from_millis(5));
                }
                return None;
            }
            _ => {}
        }
        self.done.fetch_add(1, Ordering::SeqCst);
        Some(Ok((2 * number).to_string()))
    }

    fn rest(&self) {}
}

fn app(database: &Database, store: &Store) -> App {
    let folder = std::env::temp_dir();
    let mut config = Config::new(folder);
    config.database = database.clone();
    config.workers = Some(2);
    App::with(config, store.clone(), Clock::real(0))
}

async fn until(what: &str, done: impl AsyncFn() -> bool) {
    let begun = Instant::now();
    while !done().await {
        assert!(begun.elapsed() < Duration::from_mins(1), "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_do_what_is_asked_for_and_give_it_back_when_they_end() {
    for database in databases() {
        let store = Store::open(&database).unwrap();
        let client = Client::open(&database, "task double", "double", "x 2".to_owned()).await;
        let client = client.unwrap();
        client.turn(Vec::new(), (0..20).collect()).await.unwrap();
        // Nobody has survived it so far.
        let sql = "UPDATE outbox SET attempts = $1 WHERE id LIKE '%05'";
        write(&store, sql, doska_server::values![TRIES])
            .await
            .unwrap();
        // One whose job is not known.
        post(&store, "gone", "task double", &[1]).await;
        write(&store, "DELETE FROM task_jobs WHERE id = 'gone'", &[])
            .await
            .unwrap();

        let app = app(&database, &store);
        let doubling = Arc::new(Doubling::default());
        let laboratory: Arc<dyn Laboratory> = doubling.clone();
        let working = work::run(&app, &[work::Kind::Tasks], Some(&laboratory));
        until("all is done", async || {
            client.results().await.unwrap().len() == 20
        })
        .await;
        let found = client.results().await.unwrap();
        let found: BTreeMap<u64, _> = found
            .into_iter()
            .map(|one| (one.number, one.outcome))
            .collect();
        for (number, outcome) in &found {
            let expected = match number {
                3 => Err("three is too many".to_owned()),
                5 => Err(GIVEN_UP.to_owned()),
                number => Ok((2 * number).to_string()),
            };
            assert_eq!(*outcome, expected, "{number}");
        }
        assert_eq!(doubling.done.load(Ordering::SeqCst), 18);
        until("what nobody waits for goes", async || {
            number(&store, "SELECT COUNT(*) FROM outbox").await == 0
        })
        .await;

        client
            .turn(found.into_keys().collect(), vec![100])
            .await
            .unwrap();
        assert_eq!(client.results().await.unwrap(), []);
        until("it is taken", async || client.in_hand().await.unwrap()).await;
        app.draining.send_replace(true);
        for hand in working {
            hand.await.unwrap();
        }
        // Somebody else may have it at once, and it does not count.
        assert!(!client.in_hand().await.unwrap());
        let waiting = "SELECT COUNT(*) FROM outbox WHERE attempts = 0 AND worker IS NULL";
        assert_eq!(number(&store, waiting).await, 1);
        client.end().await.unwrap();
        assert_eq!(number(&store, "SELECT COUNT(*) FROM outbox").await, 0);
    }
}
