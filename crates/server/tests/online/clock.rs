//! One clock for all nodes: that of the database server, whatever the machines show.

use std::path::PathBuf;
use std::process::Command;

use doska_server::clock::{begin, wall};
use doska_server::store::{Address, Database, Store};
use doska_testing::Postgres;

/// Where the database is and what time it is, for a process that is shown another time.
const TRUTH: &str = "DOSKA_TEST_CLOCK";
const HOUR: u64 = 3_600_000;
/// What starting a process may take on a busy machine.
const SLACK: u64 = 60_000;

/// The library that shows a process another time (`scripts/need faketime`).
fn faketime() -> Option<PathBuf> {
    let places = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let libraries = places.map(|place| place.path().join("faketime/libfaketime.so.1"));
    libraries.into_iter().find(|library| library.exists())
}

#[test]
fn a_node_whose_clock_is_wrong_goes_by_that_of_the_database() {
    if std::env::var_os(TRUTH).is_some() {
        return;
    }
    let Some(library) = faketime() else {
        let needed = std::env::var_os("CI").is_some();
        assert!(!needed, "faketime is missing (scripts/need faketime)");
        eprintln!("without faketime nothing is shown another time");
        return;
    };
    let postgres = Postgres::start();
    for offset in ["+1h", "-1h"] {
        let mut shown = Command::new(std::env::current_exe().unwrap());
        shown
            .args(["--exact", "clock::what_a_node_shows", "--nocapture"])
            .env(
                TRUTH,
                format!("{} {}", wall(), doska_testing::new_schema(&postgres.url())),
            )
            .env("LD_PRELOAD", &library)
            .env("FAKETIME", offset)
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        let output = shown.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{offset}: {said}");
        assert!(said.contains("1 passed"), "{offset}: {said}");
    }
}

/// Runs in a process that is shown another time; alone it has nothing to say.
#[tokio::test]
async fn what_a_node_shows() {
    let Ok(truth) = std::env::var(TRUTH) else {
        return;
    };
    let (time, url) = truth.split_once(' ').unwrap();
    let time: u64 = time.parse().unwrap();
    assert!(wall().abs_diff(time) > HOUR / 2, "it is shown another time");
    let address = Address::read(url).unwrap();
    let store = tokio::task::spawn_blocking(|| Store::open(&Database::Postgres(address)));
    let store = store.await.unwrap().unwrap();
    let now = begin(&store, 0).await.unwrap().now();
    assert!((time..time + SLACK).contains(&now), "{now} is not {time}");
    // The clock of the database was set back by a day: time does not go back, on any node.
    let day = 24 * HOUR;
    for last in [time + day, time] {
        let now = begin(&store, last).await.unwrap().now();
        let expected = time + day..time + day + SLACK;
        assert!(expected.contains(&now), "{now} is not {time} and a day");
    }
}
