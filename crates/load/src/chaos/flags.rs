//! Flags fall though the node that held both sockets is gone.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use doska_contract::online::{CommandResult, Game, GameStatus};
use doska_contract::{GameEvent, GameEventKind};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::faults::RECOVERY;
use crate::cluster::Cluster;
use crate::cluster::gate::Way;
use crate::hall::Hall;
use crate::http::Http;
use crate::ledger::{check_fold, fetch};
use crate::socket::Socket;
use crate::table::{Person, Table};

/// How many games wait for their flags.
const GAMES: usize = 6;
/// Seconds on each clock.
const INITIAL: u64 = 5;
/// How many plies are played before.
const PLIES: usize = 4;

/// A game whose flag is to fall.
struct Waiting {
    table: Table,
    /// Who is to move.
    mover: usize,
    deadline: Instant,
}

/// Plays by sockets of one node, kills it, and waits for the flags; how late the latest fell.
pub async fn run(cluster: &mut Cluster, hall: &Hall, node: usize) -> Result<Duration> {
    let address = cluster.address(node);
    let mut games = JoinSet::new();
    for _ in 0..GAMES {
        let (way, script) = (hall.way.clone(), hall.script_for_two()?.clone());
        games.spawn(async move {
            let mut http = Http::new(way);
            let people = vec![
                Person::guest(&mut http).await?,
                Person::guest(&mut http).await?,
            ];
            let clock = json!({"initial": INITIAL, "increment": 0});
            let table = Table::open(&mut http, people, &script, clock, false).await?;
            begin(address, table).await
        });
    }
    let mut waiting = Vec::new();
    while let Some(game) = games.join_next().await {
        waiting.push(game??);
    }
    cluster.kill_node(node).await?;
    let mut latest = Duration::ZERO;
    for (one, _sockets) in &waiting {
        latest = latest.max(fallen(&hall.way, one).await?);
    }
    cluster.start_node(node).await?;
    Ok(latest)
}

/// Plays the first moves by two sockets of one node, which stay open.
async fn begin(address: std::net::SocketAddr, table: Table) -> Result<(Waiting, Vec<Socket>)> {
    let mut sockets = Vec::new();
    for person in &table.people {
        let mut socket = Socket::open(address, Some(&person.token)).await?;
        socket.join(&table.game, 1).await?;
        sockets.push(socket);
    }
    let mut left = Vec::new();
    for ply in 0..PLIES {
        let (seat, text) = &table.script.moves[ply];
        let id = ply.to_string();
        let frame = json!({"type": "move", "game": table.game, "move": text, "ply": ply, "id": id});
        sockets[*seat].send(&frame.to_string()).await?;
        let answer = sockets[*seat].answer(&id).await?;
        ensure!(answer.status == 200, "ply {ply}: {}", answer.body);
        let result: CommandResult = serde_json::from_value(answer.body)?;
        left = result.clocks.context("clocks")?;
    }
    let mover = table.script.moves[PLIES].0;
    let deadline = Instant::now() + Duration::from_millis(left[mover]);
    let waiting = Waiting {
        table,
        mover,
        deadline,
    };
    Ok((waiting, sockets))
}

/// Waits until the flag has fallen, once; how late it was seen.
async fn fallen(way: &Way, one: &Waiting) -> Result<Duration> {
    let mut http = Http::new(way.clone());
    let (game, events): (Game, Vec<GameEvent>) = loop {
        let (game, events) = fetch(&mut http, &one.table.game).await?;
        if game.status == GameStatus::Ended {
            break (game, events);
        }
        if Instant::now() > one.deadline + RECOVERY {
            bail!("{}: no flag fell in {RECOVERY:?}", game.id);
        }
        sleep(Duration::from_millis(20)).await;
    };
    let seen = Instant::now();
    check_fold(&game, &events)?;
    let endings = events
        .iter()
        .filter(|event| matches!(event.kind, GameEventKind::Ended { .. }));
    ensure!(endings.count() == 1, "{}: more than one ending", game.id);
    let outcome = game.outcome.context("an outcome")?;
    ensure!(
        outcome.reason == "time" && outcome.winners == [1 - one.mover],
        "{}: {outcome:?}",
        game.id
    );
    Ok(seen.saturating_duration_since(one.deadline))
}
