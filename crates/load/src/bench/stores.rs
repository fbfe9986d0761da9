//! One node and several, with each store.

use std::sync::Arc;

use anyhow::Result;

use super::measure::{open, play};
use super::pairs::{Place, Sockets};
use super::tables::{FAST, ours, two};
use crate::cluster::gate::Way;
use crate::cluster::{Cluster, Wiring};
use crate::random::Random;
use crate::script::Script;

/// How many games are played at once as fast as they can.
const GAMES: [usize; 3] = [16, 64, 256];
/// How many nodes share a `PostgreSQL` and a NATS.
const NODES: [usize; 2] = [1, 3];

/// Moves a second with each store.
pub async fn print(script: &Arc<Script>) -> Result<()> {
    println!(
        "| servers | games at once | moves/s | p50 ms | p99 ms | CPU µs/move of the nodes | of PostgreSQL |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|");
    for games in GAMES {
        println!(
            "| one, SQLite | {games} | {} | – |",
            ours::<Sockets>(script, games).await?.cells()
        );
    }
    for nodes in NODES {
        for games in GAMES {
            let servers = match nodes {
                1 => "one, PostgreSQL and NATS".to_owned(),
                nodes => format!("{nodes}, PostgreSQL and NATS"),
            };
            println!(
                "| {servers} | {games} | {} |",
                several(nodes, script, games).await?
            );
        }
    }
    println!(
        "\nOne round of {} s each, by sockets; with several nodes the two players of a game are on different ones, so that every move \
         goes over the bus. Every move has been synced to the disk when it is answered (PostgreSQL with `fsync` and \
         `synchronous_commit`). Clients, nodes, PostgreSQL and NATS share the processor: more nodes are not faster on \
         one machine.\n",
        FAST.as_secs()
    );
    Ok(())
}

async fn several(nodes: usize, script: &Arc<Script>, games: usize) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let mut random = Random::new(1);
    let cluster = Cluster::start(nodes, Wiring::Direct, folder.path(), &mut random).await?;
    let place = Place {
        way: Way::from(&cluster.gate),
        script: Arc::clone(script),
    };
    let pairs = open::<Sockets>(&place, games).await?;
    let before = [
        cluster.processor_time()?,
        cluster.processor_time_of_database(),
    ];
    let latencies = play(pairs, None, FAST).await?;
    let after = [
        cluster.processor_time()?,
        cluster.processor_time_of_database(),
    ];
    let moves = latencies.count() as f64;
    let each = |which: usize| (after[which] - before[which]) * 1e6 / moves;
    Ok(format!(
        "{:.0} | {} | {:.0} | {:.0}",
        moves / FAST.as_secs_f64(),
        two(&latencies),
        each(0),
        each(1)
    ))
}
