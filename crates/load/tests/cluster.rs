//! Clusters of the binary that `make build` made (`DOSKA_BINARY` names another), with `PostgreSQL` and NATS of their own.

use std::future::Future;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use doska_load::{chaos, copy, hold, workers};
use tokio::time::timeout;

/// How long a test may take besides the time in which things break.
const LIMIT: Duration = Duration::from_mins(4);

/// One after another: recoveries are measured.
static ALONE: Mutex<()> = Mutex::new(());

/// A number that the environment may set.
fn setting(name: &str, default: u64) -> u64 {
    let value = std::env::var(name).ok();
    value
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

fn seed() -> u64 {
    let seed = setting("DOSKA_SEED", u64::from(std::process::id()));
    println!("DOSKA_SEED={seed}");
    seed
}

/// Runs a test with a folder of its own, and ends it if it does not end.
fn alone<F: Future<Output = Result<()>>>(seconds: u64, test: impl FnOnce(&'static Path) -> F) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let limit = LIMIT + Duration::from_secs(seconds);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path: &'static Path = Box::leak(folder.path().to_owned().into_boxed_path());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let result = runtime.block_on(async { timeout(limit, test(path)).await });
    let result = result.unwrap_or_else(|_| Err(anyhow!("not over after {limit:?}")));
    if let Err(error) = result {
        panic!("{error:#}");
    }
}

#[test]
fn nothing_answered_is_lost_when_everything_breaks() {
    let (seconds, seed) = (setting("DOSKA_CHAOS_SECONDS", 100), seed());
    alone(seconds, |folder| async move {
        let report = chaos::run(chaos::Setting { seconds, seed }, folder).await;
        println!("{}", report.with_context(|| format!("DOSKA_SEED={seed}"))?);
        Ok(())
    });
}

#[test]
fn sockets_and_games_are_held_while_nodes_are_killed() {
    let setting = hold::Setting {
        games: 200,
        sockets: 900,
        seconds: 24,
        every: 8,
        seed: seed(),
    };
    alone(setting.seconds, |folder| async move {
        let report = hold::run(setting, folder).await;
        println!(
            "{}",
            report.with_context(|| format!("DOSKA_SEED={}", setting.seed))?
        );
        Ok(())
    });
}

#[test]
fn work_of_killed_workers_is_done_by_others() {
    alone(0, |folder| async move {
        println!("{:?}", workers::run(folder, seed()).await?);
        Ok(())
    });
}

#[test]
fn games_copied_between_stores_are_exported_alike() {
    let games = setting("DOSKA_COPY_GAMES", 1000) as usize;
    alone(0, |folder| async move {
        println!("{:?}", copy::run(games, seed(), folder).await?);
        Ok(())
    });
}
