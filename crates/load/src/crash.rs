//! The server is killed again and again while games are played.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use rustix::process::Signal;
use tokio::time::{Instant, sleep, timeout};

use crate::hall::{Hall, Style};
use crate::http::Http;
use crate::ledger::Played;
use crate::random::Random;
use crate::ratings;
use crate::server::Launch;

/// Where the server can be told to abort.
const FAILPOINTS: [&str; 4] = [
    "before-commit",
    "after-commit",
    "after-answer",
    "after-broadcast",
];
/// A run of this many seconds reaches every failpoint.
const LONG: u64 = 60;
/// How many games are played at once: half of them by HTTP, half by sockets.
const TABLES: usize = 32;
/// What a run is made of.
#[derive(Copy, Clone, Debug)]
pub struct Setting {
    /// How long the server is killed.
    pub seconds: u64,
    /// What the moments depend on.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// How often the server was killed at a moment by chance.
    pub kills: usize,
    /// How often it aborted at each failpoint.
    pub aborts: [usize; FAILPOINTS.len()],
    /// How many games were played.
    pub games: usize,
    /// How many commands were answered.
    pub answered: usize,
    /// How many ratings were changed.
    pub rated: usize,
}

/// Plays, kills, plays on, and checks everything at the end.
pub async fn run(setting: Setting, launch: &Launch) -> Result<Report> {
    let mut random = Random::new(setting.seed);
    let server = launch.start().await?;
    let style = Style::default();
    let hall = Hall::new(launch.address.into(), TABLES, style, &mut random).await?;
    let hall = Arc::new(hall);
    server.kill().await?;
    let mut players = hall.open(&mut random);
    let mut report = Report {
        kills: 0,
        aborts: [0; FAILPOINTS.len()],
        games: 0,
        answered: 0,
        rated: 0,
    };
    let until = Instant::now() + Duration::from_secs(setting.seconds);
    while Instant::now() < until {
        one_life(launch, &mut random, &mut report).await?;
        // A player that has found something wrong has ended.
        while let Some(early) = players.try_join_next() {
            early?.map(|_| ()).context("while the server was killed")?;
        }
    }
    hall.close();
    let server = launch.start().await?;
    let mut games = Vec::new();
    while let Some(played) = players.join_next().await {
        games.extend(played??);
    }
    let mut http = Http::new(launch.address);
    check(&games, &mut http).await?;
    report.rated = ratings::check(&games, &mut http).await?;
    server.terminate().await?;
    report.games = games.len();
    report.answered = hall.answered();
    check_report(&report, setting.seconds)?;
    Ok(report)
}

/// Whether the run was worth something: games were played, and the server died in the middle of them.
fn check_report(report: &Report, seconds: u64) -> Result<()> {
    ensure!(report.answered > 0, "nothing was played");
    let deaths = report.kills + report.aborts.iter().sum::<usize>();
    ensure!(deaths > 0, "the server was never killed: {report:?}");
    if seconds >= LONG {
        ensure!(report.kills > 0, "no kill by chance: {report:?}");
        let every = report.aborts.iter().all(|&aborts| aborts > 0);
        ensure!(every, "a failpoint was never reached: {report:?}");
    }
    Ok(())
}

/// Starts the server and lets it die: at a failpoint, or by a signal at any moment.
async fn one_life(launch: &Launch, random: &mut Random, report: &mut Report) -> Result<()> {
    let life = Duration::from_millis(100 + random.below(1200) as u64);
    let at_failpoint = !random.once_in(3);
    let chosen = random.below(FAILPOINTS.len());
    // Each is reached once before one is reached again and again.
    let missing = report.aborts.iter().position(|&aborts| aborts == 0);
    let failpoint = missing.unwrap_or(chosen);
    let launch = if at_failpoint {
        let value = format!("{}:{}", FAILPOINTS[failpoint], 1 + random.below(300));
        launch.with("DOSKA_FAILPOINT", &value)
    } else {
        launch.clone()
    };
    let mut server = launch.spawn()?;
    let early = server.ready().await?;
    if let (Some(status), false) = (early, at_failpoint) {
        bail!(
            "the server ended by itself: {status}\n{}",
            launch.log_tail()
        );
    }
    let patience = if at_failpoint {
        Duration::from_secs(5)
    } else {
        life
    };
    if let Ok(status) = timeout(patience, server.ended()).await {
        let status = status?;
        ensure!(
            at_failpoint,
            "the server ended by itself: {status}\n{}",
            launch.log_tail()
        );
        report.aborts[failpoint] += 1;
    } else {
        server.signal(Signal::KILL);
        server.ended().await?;
        report.kills += 1;
    }
    sleep(Duration::from_millis(random.below(30) as u64)).await;
    Ok(())
}

/// Checks every game.
pub async fn check(games: &[Played], http: &mut Http) -> Result<()> {
    for played in games {
        played.check(http, true).await?;
    }
    Ok(())
}
