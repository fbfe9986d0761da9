//! Nodes of one cluster, the services they share, and what may go wrong between them.

pub mod control;
pub mod gate;
pub mod nats;
pub mod postgres;
pub mod proxy;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use doska_testing::{Nats, Postgres};
use rustix::process::Signal;
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::random::Random;
use crate::server::{Launch, Server, processor_time_of};
use gate::{Checks, Gate};
use nats::Disorder;
use postgres::Commits;
use proxy::Proxy;

/// How nodes reach the services.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wiring {
    /// Straight.
    Direct,
    /// Each through proxies of its own, which disturb.
    Proxied,
}

/// One node.
struct Node {
    launch: Launch,
    server: Option<Server>,
    /// The proxies to the database and to the bus.
    proxies: Option<[Proxy; 2]>,
}

/// `PostgreSQL`, NATS and nodes.
pub struct Cluster {
    nodes: Vec<Node>,
    postgres: Postgres,
    nats: Nats,
    /// The way to the nodes.
    pub gate: Arc<Gate>,
    /// What happens to messages of the bus.
    pub disorder: Arc<Disorder>,
    /// What happens to commits.
    pub commits: Arc<Commits>,
    _checks: Checks,
}

impl Cluster {
    /// Starts the services and so many nodes, whose logs and data lie in the folder.
    pub async fn start(
        nodes: usize,
        wiring: Wiring,
        folder: &Path,
        random: &mut Random,
    ) -> Result<Cluster> {
        let postgres = block_in_place(Postgres::start);
        let nats = block_in_place(Nats::start);
        let disorder = Arc::new(Disorder::new(random.split()));
        let commits = Arc::new(Commits::new(random.split()));
        let mut all = Vec::new();
        for number in 0..nodes {
            let mut launch = Launch::new(&folder.join(format!("node-{number}")))?;
            let (mut database, mut bus) = (postgres.port(), nats.port());
            let mut proxies = None;
            if wiring == Wiring::Proxied {
                let commits = Arc::clone(&commits);
                let carry =
                    move |client, service| postgres::carry(commits.clone(), client, service);
                let to_postgres = Proxy::start(loopback(database), carry).await?;
                let disorder = Arc::clone(&disorder);
                let carry = move |client, service| nats::carry(disorder.clone(), client, service);
                let to_nats = Proxy::start(loopback(bus), carry).await?;
                (database, bus) = (to_postgres.address.port(), to_nats.address.port());
                proxies = Some([to_postgres, to_nats]);
            }
            let port = format!(":{}/", postgres.port());
            let database = postgres.url().replace(&port, &format!(":{database}/"));
            let bus = format!("nats://127.0.0.1:{bus}");
            launch.flags = ["--database", &database, "--bus", &bus]
                .map(str::to_owned)
                .to_vec();
            all.push(Node {
                launch,
                server: None,
                proxies,
            });
        }
        let addresses: Vec<SocketAddr> = all.iter().map(|node| node.launch.address).collect();
        let gate = Arc::new(Gate::new(&addresses));
        let checks = gate.check();
        let mut cluster = Cluster {
            nodes: all,
            postgres,
            nats,
            gate,
            disorder,
            commits,
            _checks: checks,
        };
        // The first one makes the tables.
        for number in 0..nodes {
            cluster.start_node(number).await?;
        }
        Ok(cluster)
    }

    /// How many nodes there are, running or not.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// Where a node listens.
    pub fn address(&self, node: usize) -> SocketAddr {
        self.nodes[node].launch.address
    }

    /// Starts a node and waits until it can store a move.
    pub async fn start_node(&mut self, node: usize) -> Result<()> {
        let one = &mut self.nodes[node];
        ensure!(one.server.is_none(), "node {node} runs");
        one.server = Some(one.launch.start().await?);
        Ok(())
    }

    /// Starts a node that dies when it reaches a failpoint for the time of this number.
    pub async fn start_node_to_abort(
        &mut self,
        node: usize,
        failpoint: &str,
        count: usize,
    ) -> Result<()> {
        let one = &mut self.nodes[node];
        let launch = one
            .launch
            .with("DOSKA_FAILPOINT", &format!("{failpoint}:{count}"));
        let mut server = launch.spawn()?;
        // It may have died before it was ready.
        server.ready().await?;
        one.server = Some(server);
        Ok(())
    }

    fn server(&mut self, node: usize) -> Result<&mut Server> {
        let server = self.nodes[node].server.as_mut();
        server.with_context(|| format!("node {node} does not run"))
    }

    /// Fails if a node has ended by itself.
    pub fn all_run(&mut self) -> Result<()> {
        for (number, node) in self.nodes.iter_mut().enumerate() {
            let status = node.server.as_mut().map(Server::has_ended).transpose()?;
            if let Some(status) = status.flatten() {
                bail!("node {number} has ended by itself: {status}");
            }
        }
        Ok(())
    }

    /// Ends a node with SIGKILL.
    pub async fn kill_node(&mut self, node: usize) -> Result<()> {
        self.server(node)?;
        match self.nodes[node].server.take() {
            Some(server) => server.kill().await,
            None => Ok(()),
        }
    }

    /// Ends a node as an operator does.
    pub async fn terminate_node(&mut self, node: usize) -> Result<()> {
        self.server(node)?;
        match self.nodes[node].server.take() {
            Some(server) => server.terminate().await,
            None => Ok(()),
        }
    }

    /// Stops a node: its connections stay, and nothing is answered.
    pub fn stop_node(&mut self, node: usize) -> Result<()> {
        self.server(node)?.signal(Signal::STOP);
        Ok(())
    }

    /// Lets a stopped node go on.
    pub fn continue_node(&mut self, node: usize) -> Result<()> {
        self.server(node)?.signal(Signal::CONT);
        Ok(())
    }

    /// Cuts the connections of a node to the database.
    pub fn cut_database(&self, node: usize) {
        if let Some([database, _]) = &self.nodes[node].proxies {
            database.cut();
        }
    }

    /// Cuts the connections of a node to the bus.
    pub fn cut_bus(&self, node: usize) {
        if let Some([_, bus]) = &self.nodes[node].proxies {
            bus.cut();
        }
    }

    /// Ends NATS, and starts it again after a pause.
    pub async fn restart_bus(&mut self, pause: Duration) {
        block_in_place(|| self.nats.stop());
        sleep(pause).await;
        block_in_place(|| self.nats.start_again());
    }

    /// Kills `PostgreSQL` with all its processes, and starts it again after a pause.
    pub async fn kill_database(&mut self, pause: Duration) {
        block_in_place(|| self.postgres.kill());
        sleep(pause).await;
        block_in_place(|| self.postgres.start_again());
    }

    /// How much processor time all nodes have used, in seconds.
    pub fn processor_time(&self) -> Result<f64> {
        let servers = self.nodes.iter().filter_map(|node| node.server.as_ref());
        servers.map(Server::processor_time).sum()
    }

    /// How much processor time the connections of `PostgreSQL` and its other processes have used, in seconds.
    pub fn processor_time_of_database(&self) -> f64 {
        let times = self.postgres.processes().into_iter().map(processor_time_of);
        times.filter_map(Result::ok).sum()
    }

    /// The last lines that the nodes wrote.
    pub fn log_tail(&self) -> String {
        let tails = self.nodes.iter().enumerate().map(|(number, node)| {
            format!(
                "node {number} ({}):\n{}",
                node.launch.address,
                node.launch.log_tail()
            )
        });
        tails.collect::<Vec<_>>().join("\n")
    }
}

fn loopback(port: u16) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], port))
}
