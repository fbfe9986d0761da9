//! A cluster for tests in other languages: it says where it listens, takes commands, and ends with its input.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};

use super::{Cluster, Wiring};
use crate::random::Random;

/// Starts a cluster. Prints `{"nodes":["http://…",…]}`, then for every line `kill N`, `start N`, `stop N` or
/// `continue N` that it reads `{"done":"kill 1"}`, or `{"failed":"…"}`.
pub async fn run(nodes: usize, folder: &Path) -> Result<()> {
    let mut cluster = Cluster::start(nodes, Wiring::Direct, folder, &mut Random::new(1)).await?;
    let sites: Vec<String> = (0..cluster.size())
        .map(|node| format!("http://{}", cluster.address(node)))
        .collect();
    println!("{}", json!({ "nodes": sites }));
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    while let Some(line) = lines.next_line().await? {
        match obey(&mut cluster, &line).await {
            Ok(()) => println!("{}", json!({ "done": line })),
            Err(error) => println!("{}", json!({"failed": format!("{line}: {error:#}")})),
        }
    }
    Ok(())
}

async fn obey(cluster: &mut Cluster, line: &str) -> Result<()> {
    let (command, node) = line
        .split_once(' ')
        .context("expected a command and a node")?;
    let node: usize = node
        .trim()
        .parse()
        .context("expected the number of a node")?;
    if node >= cluster.size() {
        bail!("there are {} nodes, numbered from 0", cluster.size());
    }
    match command {
        "kill" => cluster.kill_node(node).await,
        "start" => cluster.start_node(node).await,
        "stop" => cluster.stop_node(node),
        "continue" => cluster.continue_node(node),
        _ => bail!("expected kill, start, stop or continue"),
    }
}
