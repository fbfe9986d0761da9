//! Against the binary that `make build` made (`DOSKA_BINARY` names another). Every test starts servers of its own.

use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use doska_load::http::Http;
use doska_load::random::Random;
use doska_load::script::Script;
use doska_load::server::Launch;
use doska_load::table::{Person, Table};
use doska_load::{crash, disk, flags, frames, joins, time};
use serde_json::Value;
use tokio::time::timeout;

/// How long a test may take; the crash test's own time comes to it.
const LIMIT: Duration = Duration::from_mins(3);

/// How long the crash test kills the server.
fn crash_seconds() -> u64 {
    setting("DOSKA_CRASH_SECONDS", 120)
}

/// A number that the environment may set.
fn setting(name: &str, default: u64) -> u64 {
    let value = std::env::var(name).ok();
    value
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

/// Runs a test with a folder and a server to start; what the server wrote is shown when it fails or does not end.
fn with_server<F: Future<Output = Result<()>>>(test: impl FnOnce(Launch, &'static Path) -> F) {
    let limit = LIMIT + Duration::from_secs(crash_seconds());
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path: &'static Path = Box::leak(folder.path().to_owned().into_boxed_path());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let launch = Launch::new(&path.join("data")).expect("the binary");
    let result = runtime.block_on(async { timeout(limit, test(launch.clone(), path)).await });
    let result = result.unwrap_or_else(|_| Err(anyhow!("not over after {limit:?}")));
    if let Err(error) = result {
        panic!(
            "{error:#}\nthe server's log ends so:\n{}",
            launch.log_tail()
        );
    }
}

#[test]
fn nothing_answered_is_lost_when_the_server_is_killed() {
    let seconds = crash_seconds();
    let seed = setting("DOSKA_SEED", u64::from(std::process::id()));
    println!("DOSKA_SEED={seed}");
    with_server(|launch, _| async move {
        let report = crash::run(crash::Setting { seconds, seed }, &launch).await;
        println!(
            "{:?}",
            report.with_context(|| format!("DOSKA_SEED={seed}"))?
        );
        Ok(())
    });
}

#[test]
fn joining_while_moves_fly_misses_nothing() {
    let joins = setting("DOSKA_JOINS", 10_000) as usize;
    with_server(|launch, _| async move {
        let server = launch.start().await?;
        joins::run(launch.address, joins, 12).await?;
        server.terminate().await
    });
}

#[test]
fn a_move_and_a_flag_at_one_instant_give_one_ending() {
    with_server(|launch, _| async move {
        let server = launch.start().await?;
        let report = flags::run(launch.address, 200, 3).await?;
        println!("{report:?}");
        ensure!(report.moved > 0 && report.flagged > 0, "{report:?}");
        server.terminate().await
    });
}

#[test]
fn a_wall_clock_that_jumps_gives_nobody_time() {
    let Some(library) = time::faketime() else {
        let needed = std::env::var_os("CI").is_some();
        assert!(!needed, "faketime is missing (scripts/need faketime)");
        println!("libfaketime is not installed (scripts/need faketime)");
        return;
    };
    with_server(|launch, _| async move { time::jumps(&launch, &library).await });
}

#[test]
fn lies_about_lag_give_nobody_time() {
    with_server(|launch, _| async move { time::lies(&launch).await });
}

#[test]
fn a_full_disk_loses_nothing() {
    with_server(|launch, _| async move {
        let answered = disk::full(&launch, 5).await?;
        ensure!(answered > 100, "only {answered} commands were answered");
        Ok(())
    });
}

#[test]
fn a_copied_database_has_everything_answered_before() {
    with_server(|launch, folder| async move {
        let answered = disk::copied(&launch, folder, 5).await?;
        ensure!(answered > 100, "only {answered} commands were answered");
        Ok(())
    });
}

#[test]
fn broken_frames_do_no_harm() {
    let count = setting("DOSKA_FRAMES", 4000) as usize;
    let seed = setting("DOSKA_SEED", 21);
    with_server(|launch, _| async move {
        let server = launch.start().await?;
        let mut http = Http::new(launch.address);
        let game = doska_play::games()[0].id;
        let script = Arc::new(Script::by_chance(game, 10, &mut Random::new(1))?);
        let mut people = Vec::new();
        for _ in 0..script.seats {
            people.push(Person::guest(&mut http).await?);
        }
        let table = Table::open(&mut http, people, &script, Value::Null, false).await?;
        let report = frames::run(launch.address, &table, count, seed).await?;
        println!("{report:?}");
        server.terminate().await
    });
}
