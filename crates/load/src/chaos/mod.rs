//! Games on a cluster of which everything breaks, again and again.

pub mod faults;
mod flags;
mod lobby;

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::cluster::gate::Way;
use crate::cluster::{Cluster, Wiring};
use crate::crash;
use crate::hall::{Hall, Style};
use crate::http::Http;
use crate::ledger::Played;
use crate::random::Random;
use crate::ratings;
use faults::{Breaker, FAULTS, Fault, Recoveries};

/// How many nodes there are.
const NODES: usize = 3;
/// How many games are played at once.
const TABLES: usize = 20;
/// The pace, and who watches: a socket and a stream at each table.
const STYLE: Style = Style {
    pause: 120,
    spectators: 2,
};
/// How long a node is stopped while other things break.
const LONG_STOP: Duration = Duration::from_mins(1);
/// A run of so many seconds is not over before each thing has broken.
const WHOLE_ROUND: u64 = 90;
/// How long everybody plays undisturbed at first.
const CALM: Duration = Duration::from_secs(2);

/// What a run is made of.
#[derive(Copy, Clone, Debug)]
pub struct Setting {
    /// How long things break.
    pub seconds: u64,
    /// What is chosen depends on it.
    pub seed: u64,
}

impl Setting {
    /// Whether each thing is to break.
    const fn is_whole(&self) -> bool {
        self.seconds >= WHOLE_ROUND
    }
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many games were played.
    pub games: usize,
    /// How many commands were answered.
    pub answered: usize,
    /// How many ratings were changed.
    pub rated: usize,
    /// How often several wanted one seat.
    pub races: usize,
    /// How many were seated by pairing.
    pub paired: usize,
    /// Messages of the bus that came twice.
    pub doubled: usize,
    /// Messages of the bus that came late.
    pub delayed: usize,
    /// Commits whose answer was lost.
    pub unanswered: usize,
    /// Commits that the database did not hear.
    pub unheard: usize,
    /// How long recoveries took.
    pub recoveries: Recoveries,
}

impl Report {
    /// Fails if something never broke: then nothing was shown about it.
    fn everything_broke(&self) -> Result<()> {
        for fault in FAULTS {
            ensure!(self.recoveries.has(fault), "there was no {fault:?}");
        }
        ensure!(self.doubled > 0, "no message of the bus came twice");
        ensure!(self.delayed > 0, "no message of the bus came late");
        let lost = self.unanswered + self.unheard;
        ensure!(lost > 0, "no commit was cut off");
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            out,
            "{} games, {} commands answered, none lost or doubled; {} ratings changed once; {} races for a seat, {} \
             paired, nobody seated twice",
            self.games, self.answered, self.rated, self.races, self.paired
        )?;
        writeln!(
            out,
            "bus: {} messages doubled, {} delayed; commits: {} answers lost, {} not heard",
            self.doubled, self.delayed, self.unanswered, self.unheard
        )?;
        write!(out, "{}", self.recoveries.text())
    }
}

/// Plays on a cluster, breaks it, and checks everything at the end.
pub async fn run(setting: Setting, folder: &Path) -> Result<Report> {
    let mut random = Random::new(setting.seed);
    let mut cluster = Cluster::start(NODES, Wiring::Proxied, folder, &mut random).await?;
    let result = play(setting, &mut cluster, random).await;
    result.with_context(|| cluster.log_tail())
}

async fn play(setting: Setting, cluster: &mut Cluster, mut random: Random) -> Result<Report> {
    let way = Way::from(&cluster.gate);
    let hall = Arc::new(Hall::new(way, TABLES, STYLE, &mut random).await?);
    let mut players = hall.open(&mut random);
    let races = tokio::spawn(lobby::races(Arc::clone(&hall)));
    let seeks = tokio::spawn(lobby::seeks(Arc::clone(&hall)));
    let mut breaker = Breaker {
        cluster,
        hall: &hall,
        random,
        spared: None,
        recoveries: Recoveries::default(),
    };
    sleep(CALM).await;
    breaker.cluster.disorder.set(true);
    let broken = break_until(&mut breaker, setting, &mut players).await;
    // What a player has found wrong says more than that it plays no longer.
    early(&mut players)?;
    broken?;
    let recoveries = breaker.recoveries;
    hall.close();
    let mut games = Vec::new();
    while let Some(played) = players.join_next().await {
        games.extend(played??);
    }
    let (races, paired) = (races.await??, seeks.await??);
    let rated = check(cluster, &games).await?;
    ensure!(hall.answered() > 0, "nothing was played");
    ensure!(races > 0 && paired > 0, "{races} races, {paired} paired");
    let count = |counter: &std::sync::atomic::AtomicUsize| counter.load(Ordering::Relaxed);
    let report = Report {
        games: games.len(),
        answered: hall.answered(),
        rated,
        races,
        paired,
        doubled: count(&cluster.disorder.doubled),
        delayed: count(&cluster.disorder.delayed),
        unanswered: count(&cluster.commits.unanswered),
        unheard: count(&cluster.commits.unheard),
        recoveries,
    };
    if setting.is_whole() {
        report.everything_broke()?;
    }
    Ok(report)
}

/// Breaks things until the time is over: with one node stopped for a minute, then with all of them, and so on. On a slow
/// machine it takes longer until each had its turn.
async fn break_until(
    breaker: &mut Breaker<'_>,
    setting: Setting,
    players: &mut JoinSet<Result<Vec<Played>>>,
) -> Result<()> {
    let until = Instant::now() + Duration::from_secs(setting.seconds);
    let mut faults = Vec::new();
    while Instant::now() < until {
        if Instant::now() + LONG_STOP <= until {
            let node = breaker.random.below(NODES);
            breaker.cluster.stop_node(node)?;
            breaker.spared = Some(node);
            let end = Instant::now() + LONG_STOP;
            breaker.recover(Fault::Stop, Instant::now()).await?;
            while Instant::now() < end {
                next(breaker, &mut faults, players).await?;
            }
            breaker.cluster.continue_node(node)?;
            breaker.spared = None;
            breaker.recover(Fault::Stop, Instant::now()).await?;
        }
        let end = until.min(Instant::now() + LONG_STOP);
        while Instant::now() < end {
            next(breaker, &mut faults, players).await?;
        }
    }
    while setting.is_whole() && !FAULTS.iter().all(|fault| breaker.recoveries.has(*fault)) {
        next(breaker, &mut faults, players).await?;
    }
    Ok(())
}

/// The next fault of a round in which each has its turn, in an order by chance.
async fn next(
    breaker: &mut Breaker<'_>,
    faults: &mut Vec<Fault>,
    players: &mut JoinSet<Result<Vec<Played>>>,
) -> Result<()> {
    if faults.is_empty() {
        faults.extend(FAULTS);
    }
    let chosen = breaker.random.below(faults.len());
    let fault = faults.swap_remove(chosen);
    breaker.one(fault).await?;
    early(players)
}

/// A player that has found something wrong has ended.
fn early(players: &mut JoinSet<Result<Vec<Played>>>) -> Result<()> {
    while let Some(early) = players.try_join_next() {
        early?.map(|_| ()).context("while things broke")?;
    }
    Ok(())
}

/// Asks every node for the games that were played; how many ratings were changed.
async fn check(cluster: &Cluster, games: &[Played]) -> Result<usize> {
    for node in 0..cluster.size() {
        let mut http = Http::new(cluster.address(node));
        // All of them on one node, a part on the others.
        let part: Vec<Played> = games
            .iter()
            .skip(node)
            .step_by(1 + 2 * node)
            .cloned()
            .collect();
        crash::check(&part, &mut http)
            .await
            .with_context(|| format!("asked node {node}"))?;
    }
    ratings::check(games, &mut Http::new(cluster.address(0))).await
}
