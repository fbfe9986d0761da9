//! What is done to a cluster, and how long it takes to recover from it.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::time::{Instant, sleep, timeout};

use super::flags;
use crate::cluster::Cluster;
use crate::hall::Hall;
use crate::random::Random;

/// The longest recovery.
pub const RECOVERY: Duration = Duration::from_secs(10);
/// How long a commit may be waited for. The load makes hundreds a second.
const COMMIT: Duration = Duration::from_secs(20);
/// Where a node can be told to abort.
const FAILPOINTS: [&str; 4] = [
    "before-commit",
    "after-commit",
    "after-answer",
    "after-broadcast",
];

/// Something that breaks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A node is killed.
    Kill,
    /// A node dies in the middle of a command.
    Abort,
    /// A node is ended as an operator does, and started again: a rolling upgrade.
    Terminate,
    /// A node stops for some seconds.
    Stop,
    /// The connections of a node to the bus are cut.
    CutBus,
    /// NATS is ended and started again.
    RestartBus,
    /// The connections of a node to the database are cut.
    CutDatabase,
    /// Answers to commits are lost for a while, and commits themselves.
    LoseCommits,
    /// `PostgreSQL` is killed while a commit is on its way.
    KillDatabase,
    /// The node that holds both sockets of a game is killed before the flag falls.
    Flags,
}

/// All of them.
pub const FAULTS: [Fault; 10] = [
    Fault::Kill,
    Fault::RestartBus,
    Fault::KillDatabase,
    Fault::CutBus,
    Fault::LoseCommits,
    Fault::Flags,
    Fault::CutDatabase,
    Fault::Abort,
    Fault::Terminate,
    Fault::Stop,
];

/// How long recoveries took.
#[derive(Clone, Debug, Default)]
pub struct Recoveries(BTreeMap<Fault, Vec<Duration>>);

impl Recoveries {
    fn add(&mut self, fault: Fault, took: Duration) {
        self.0.entry(fault).or_default().push(took);
    }

    /// Whether this was recovered from.
    pub fn has(&self, fault: Fault) -> bool {
        self.0.contains_key(&fault)
    }

    /// The longest of all.
    pub fn longest(&self) -> Duration {
        self.0.values().flatten().copied().max().unwrap_or_default()
    }

    /// How many there were.
    pub fn count(&self) -> usize {
        self.0.values().map(Vec::len).sum()
    }

    /// One line for each kind.
    pub fn text(&self) -> String {
        let line = |(fault, times): (&Fault, &Vec<Duration>)| {
            let longest = times.iter().max().copied().unwrap_or_default();
            format!(
                "{fault:?}: {} times, longest recovery {:.2} s",
                times.len(),
                longest.as_secs_f64()
            )
        };
        self.0.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Breaks a cluster on which a hall plays.
pub struct Breaker<'a> {
    /// The cluster.
    pub cluster: &'a mut Cluster,
    /// Who plays.
    pub hall: &'a Hall,
    /// Chooses.
    pub random: Random,
    /// A node that is left alone: it is stopped already.
    pub spared: Option<usize>,
    /// What it took.
    pub recoveries: Recoveries,
}

impl Breaker<'_> {
    /// Any node but the one that is spared.
    fn node(&mut self) -> usize {
        let nodes: Vec<usize> = (0..self.cluster.size())
            .filter(|node| Some(*node) != self.spared)
            .collect();
        *self.random.of(&nodes)
    }

    fn some_time(&mut self, most: usize) -> Duration {
        Duration::from_millis(self.random.below(most) as u64)
    }

    /// Waits until everybody plays again, and notes how long it took.
    pub async fn recover(&mut self, fault: Fault, since: Instant) -> Result<()> {
        self.cluster.all_run()?;
        let took = self.hall.recovered(since, RECOVERY).await;
        let took = took.with_context(|| format!("after {fault:?}"))?;
        eprintln!("{fault:?}: recovered in {:.2} s", took.as_secs_f64());
        self.recoveries.add(fault, took);
        Ok(())
    }

    /// Breaks something, mends it, and waits until everybody plays again.
    pub async fn one(&mut self, fault: Fault) -> Result<()> {
        self.cluster.all_run()?;
        let node = self.node();
        let pause = self.some_time(1500);
        let since = match fault {
            Fault::Kill => {
                self.cluster.kill_node(node).await?;
                // The others are enough.
                self.recover(fault, Instant::now()).await?;
                sleep(pause).await;
                self.cluster.start_node(node).await?;
                Instant::now()
            }
            Fault::Abort => {
                self.cluster.kill_node(node).await?;
                let failpoint = *self.random.of(&FAILPOINTS);
                let count = 1 + self.random.below(200);
                self.cluster
                    .start_node_to_abort(node, failpoint, count)
                    .await?;
                sleep(Duration::from_secs(2) + pause).await;
                self.cluster.kill_node(node).await?;
                self.cluster.start_node(node).await?;
                Instant::now()
            }
            Fault::Terminate => {
                self.cluster.terminate_node(node).await?;
                self.cluster.start_node(node).await?;
                Instant::now()
            }
            Fault::Stop => {
                self.cluster.stop_node(node)?;
                self.recover(fault, Instant::now()).await?;
                sleep(Duration::from_secs(3) + pause).await;
                self.cluster.continue_node(node)?;
                Instant::now()
            }
            Fault::CutBus => {
                self.cluster.cut_bus(node);
                Instant::now()
            }
            Fault::RestartBus => {
                self.cluster.restart_bus(pause).await;
                Instant::now()
            }
            Fault::CutDatabase => {
                for _ in 0..3 {
                    self.cluster.cut_database(node);
                    sleep(pause / 8).await;
                }
                Instant::now()
            }
            Fault::LoseCommits => {
                self.cluster.commits.lose(true);
                sleep(Duration::from_secs(2)).await;
                self.cluster.commits.lose(false);
                Instant::now()
            }
            Fault::KillDatabase => {
                let commit = timeout(COMMIT, self.cluster.commits.next()).await;
                commit.context("nobody commits")?;
                self.cluster.kill_database(pause).await;
                Instant::now()
            }
            Fault::Flags => {
                let late = flags::run(self.cluster, self.hall, node).await;
                let late = late.with_context(|| format!("flags of node {node}"))?;
                eprintln!(
                    "{fault:?}: the latest fell {:.2} s late",
                    late.as_secs_f64()
                );
                Instant::now()
            }
        };
        self.recover(fault, since).await
    }
}
