//! The tables of the section "Online" in docs/performance.md.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;

use super::measure::{Latencies, many, open, play};
use super::pairs::{Pair, PeerPair, Place, Requests, Sockets};
use super::stores;
use crate::peer::Peer;
use crate::random::Random;
use crate::script::Script;
use crate::server::{Launch, raise_file_limit};

/// How long each row plays as fast as it can.
pub const FAST: Duration = Duration::from_secs(4);
/// How often each side of a row plays as fast as it can, in turn: the best round counts, as others on the machine only slow
/// things down.
const ROUNDS: usize = 3;
/// How long each row plays at the pace of people.
const SLOW: Duration = Duration::from_secs(12);
/// The pace of people: a move every so often in each game.
const PAUSE: Duration = Duration::from_secs(5);
/// How many games are played at once as fast as they can.
const GAMES: [usize; 4] = [1, 16, 64, 256];
/// How many games are open at the pace of people. Each has two sockets.
const OPEN: [usize; 3] = [500, 1000, 4500];

/// Measures everything and prints it.
pub async fn print(peer: bool) -> Result<()> {
    raise_file_limit();
    let script = Arc::new(script()?);
    println!("## Online\n");
    fast(&script, peer).await?;
    slow(&script, peer).await?;
    stores::print(&script).await?;
    Ok(())
}

/// A game of two that lasts this many plies.
const PLIES: usize = 40;

/// A game that every pair plays.
pub fn script() -> Result<Script> {
    let mut random = Random::new(1);
    loop {
        let game = Script::by_chance(doska_play::games()[0].id, PLIES, &mut random)?;
        if game.moves.len() == PLIES && game.seats == 2 && !game.ends {
            return Ok(game);
        }
    }
}

/// What came of playing as fast as possible.
pub struct Fast {
    latencies: Latencies,
    /// Processor time of the server, in seconds.
    processor: f64,
}

impl Fast {
    fn rate(&self) -> f64 {
        self.latencies.count() as f64 / FAST.as_secs_f64()
    }

    /// This round, or the one before if it was better.
    fn or(self, before: Option<Fast>) -> Fast {
        before
            .filter(|before| before.rate() > self.rate())
            .unwrap_or(self)
    }

    /// Moves a second, median and 99th percentile, processor time a move.
    pub fn cells(&self) -> String {
        let microseconds = self.processor * 1e6 / self.latencies.count() as f64;
        format!(
            "{:.0} | {} | {microseconds:.0}",
            self.rate(),
            two(&self.latencies)
        )
    }
}

/// Moves a second.
async fn fast(script: &Arc<Script>, peer: bool) -> Result<()> {
    println!(
        "| games at once | Doska, sockets: moves/s | p50 ms | p99 ms | CPU µs/move | Doska, HTTP: moves/s | \
         boardgame.io: moves/s | p50 ms | p99 ms | CPU µs/move | ratio |"
    );
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for games in GAMES {
        let (mut sockets, mut requests, mut theirs) = (None, None, None);
        for _ in 0..ROUNDS {
            sockets = Some(ours::<Sockets>(script, games).await?.or(sockets));
            requests = Some(ours::<Requests>(script, games).await?.or(requests));
            if peer {
                theirs = Some(their(script, games).await?.or(theirs));
            }
        }
        let rate = |fast: &Option<Fast>| fast.as_ref().map_or(f64::NAN, Fast::rate);
        let ratio = rate(&sockets) / rate(&theirs);
        let theirs = match &theirs {
            Some(theirs) => format!("{} | {ratio:.1}", theirs.cells()),
            None => "– | – | – | – | –".to_owned(),
        };
        let requests = rate(&requests);
        let sockets = sockets.as_ref().map(Fast::cells).unwrap_or_default();
        println!("| {games} | {sockets} | {requests:.0} | {theirs} |");
    }
    println!(
        "\nThe best of {ROUNDS} rounds of {} s, taken in turn. Two players at each game, each with a socket of its own, who move as soon as the other's move has come; by \
         HTTP, as soon as it is answered. A move of Doska's has been synced to the disk by then (SQLite, synchronous \
         FULL); one of boardgame.io's (0.50.2 with its `FlatFile` store) is written afterwards and not synced. p50 and \
         p99: from sending a move to its arrival at the opponent's socket. CPU: processor time of the server alone. \
         Clients and servers share the processor.\n",
        FAST.as_secs()
    );
    Ok(())
}

/// One round on a server with `SQLite`.
pub async fn ours<P: Pair>(script: &Arc<Script>, games: usize) -> Result<Fast> {
    let folder = tempfile::tempdir()?;
    let launch = Launch::new(&folder.path().join("data"))?;
    let server = launch.start().await?;
    let place = Place {
        way: launch.address.into(),
        script: Arc::clone(script),
    };
    let pairs = open::<P>(&place, games).await?;
    let before = server.processor_time()?;
    let latencies = play(pairs, None, FAST).await?;
    let processor = server.processor_time()? - before;
    server.kill().await?;
    Ok(Fast {
        latencies,
        processor,
    })
}

async fn their(script: &Arc<Script>, games: usize) -> Result<Fast> {
    let folder = tempfile::tempdir()?;
    let peer = Peer::start(folder.path()).await?;
    let place = Place {
        way: peer.address.into(),
        script: Arc::clone(script),
    };
    let pairs = open::<PeerPair>(&place, games).await?;
    let before = peer.processor_time()?;
    let latencies = play(pairs, None, FAST).await?;
    let processor = peer.processor_time()? - before;
    peer.kill().await?;
    Ok(Fast {
        latencies,
        processor,
    })
}

/// Latency and memory with many games open.
async fn slow(script: &Arc<Script>, peer: bool) -> Result<()> {
    println!(
        "| open games | open sockets | moves/s | p50 ms | p99 ms | KB/game | KB/socket | boardgame.io: p50 ms | p99 ms | KB/socket, with its half of a game |"
    );
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    let base = tempfile::tempdir()?;
    for games in OPEN {
        let row = our_row(script, games, &base.path().join(games.to_string())).await?;
        let theirs = if peer {
            their_row(script, games).await
        } else {
            "– | – | –".to_owned()
        };
        println!("| {games} | {} | {row} | {theirs} |", 2 * games);
    }
    println!(
        "\nEvery game moves every {} s. Memory: the growth of the resident set when the games are begun, and when the sockets \
         are opened.\n",
        PAUSE.as_secs()
    );
    Ok(())
}

async fn our_row(script: &Arc<Script>, games: usize, data: &Path) -> Result<String> {
    let launch = Launch::new(data)?;
    let server = launch.start().await?;
    let place = Place {
        way: launch.address.into(),
        script: Arc::clone(script),
    };
    // What is only allocated once is not counted.
    drop(open::<Sockets>(&place, 20).await?);
    let empty = server.memory()?;
    let mut begun = many(games, |_| Sockets::begin(place.clone())).await?;
    let with_games = server.memory()?;
    let connect = |_| {
        let begun = begun.pop().expect("as many as were begun");
        Sockets::connect(place.clone(), begun)
    };
    let pairs = many(games, connect).await?;
    let with_sockets = server.memory()?;
    let latencies = play(pairs, Some(PAUSE), SLOW).await?;
    server.kill().await?;
    Ok(format!(
        "{:.0} | {} | {:.1} | {:.1}",
        latencies.count() as f64 / SLOW.as_secs_f64(),
        two(&latencies),
        kilobytes(empty, with_games, games),
        kilobytes(with_games, with_sockets, 2 * games),
    ))
}

/// A peer that cannot hold so many is a result, not an error.
async fn their_row(script: &Arc<Script>, games: usize) -> String {
    match their_latencies(script, games).await {
        Ok(row) => row,
        Err(error) => {
            eprintln!("boardgame.io with {games} games: {error:#}");
            "– | – | –".to_owned()
        }
    }
}

async fn their_latencies(script: &Arc<Script>, games: usize) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let peer = Peer::start(folder.path()).await?;
    let place = Place {
        way: peer.address.into(),
        script: Arc::clone(script),
    };
    let empty = peer.memory()?;
    let pairs = open::<PeerPair>(&place, games).await?;
    let with_sockets = peer.memory()?;
    let latencies = play(pairs, Some(PAUSE), SLOW).await?;
    peer.kill().await?;
    Ok(format!(
        "{} | {:.1}",
        two(&latencies),
        kilobytes(empty, with_sockets, 2 * games)
    ))
}

fn kilobytes(before: u64, after: u64, count: usize) -> f64 {
    after.saturating_sub(before) as f64 / 1024.0 / count as f64
}

/// The median and the 99th percentile, as two cells.
pub fn two(latencies: &Latencies) -> String {
    format!(
        "{:.1} | {:.1}",
        latencies.percentile(0.5),
        latencies.percentile(0.99)
    )
}
