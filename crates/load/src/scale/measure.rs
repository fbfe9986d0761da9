//! Measures what the simulation needs: on one server with `SQLite`, then on two with `PostgreSQL` and NATS.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use doska_contract::online::{Pairing, ServerFrame};
use doska_testing::Nats;
use serde_json::json;
use tokio::task::block_in_place;
use tokio::time::sleep;

use super::Measured;
use super::services::{Database, Ear, fsync_us};
use crate::bench::{Place, Sockets, many, open, play, script};
use crate::http::Http;
use crate::server::{Launch, Server, raise_file_limit};
use crate::socket::Socket;
use crate::table::{Person, expect};

/// How many games are played, and how long each pauses before a move.
const GAMES: usize = 150;
const PAUSE: Duration = Duration::from_millis(500);
/// How long they are played.
const TIME: Duration = Duration::from_secs(10);
/// How many games are begun when memory is measured: enough that buffers of those who begin them hardly count.
const BEGUN: usize = 5000;
/// In how many of them both players have sockets.
const OPEN: usize = 1000;
/// How many follow each game when that is measured.
const FOLLOWERS: usize = 4;
/// How many players are paired.
const PAIRED: usize = 60;

/// Two servers that share a database and a bus.
struct Cluster {
    place: Place,
    servers: [Server; 2],
    ear: Ear,
    database: Database,
    _bus: Nats,
}

/// How long a server is busy with those who have left.
const SETTLING: Duration = Duration::from_secs(15);

/// What everybody has used so far: both servers and the database in seconds; bytes of its log; messages and bytes of
/// the bus; transactions of the first server that write and that only read.
type Used = [f64; 8];

/// Measures everything. Nothing else should run on the machine.
pub async fn measure(date: &str, machine: &str) -> Result<Measured> {
    raise_file_limit();
    let folder = tempfile::tempdir()?;
    let sqlite_cpu_us_per_move = alone(folder.path()).await?;
    let cluster = Cluster::start(folder.path()).await?;
    let empty = cluster.used_while(sleep(TIME)).await?;
    let ([server_bytes, game_bytes, socket_bytes], open) = cluster.open_games().await?;
    // Whoever has left is still being noted down; that is no part of an idle server.
    sleep(SETTLING).await;
    let idle = cluster.used_while(sleep(TIME)).await?;
    let seconds = TIME.as_secs_f64();
    let queries = |used: &Used| (used[6] + used[7]) / seconds;
    let more_queries = |used: &Used| (queries(used) - queries(&empty)).max(0.0) * 3600.0;
    let per_socket = |index: usize| (open[index] - empty[index]).max(0.0) * 1e6 / seconds;
    // Two at each game, and as many who came before memory was measured.
    let (games, sockets) = ((BEGUN + OPEN) as f64, 4.0 * OPEN as f64);
    let (moves, played) = cluster.play(0).await?;
    let each = |index: usize| (played[index] - idle[index]).max(0.0) / moves;
    let (with_followers, followed) = cluster.play(FOLLOWERS).await?;
    let more = (followed[0] - idle[0]) / with_followers - each(0);
    Ok(Measured {
        date: date.to_owned(),
        machine: machine.to_owned(),
        sqlite_cpu_us_per_move,
        cpu_us_per_move: each(0) * 1e6,
        cpu_us_per_foreign_move: each(1) * 1e6,
        cpu_us_per_follower: more.max(0.0) * 1e6 / FOLLOWERS as f64,
        postgres_cpu_us_per_move: each(2) * 1e6,
        transactions_per_move: each(6),
        reads_per_move: each(7),
        queries_per_idle_server: queries(&empty),
        postgres_cpu_us_per_idle_server: empty[2] * 1e6 / seconds / 2.0,
        queries_per_idle_game: more_queries(&idle) / games,
        queries_per_socket: more_queries(&open) / sockets,
        cpu_us_per_socket: per_socket(0) / sockets,
        postgres_cpu_us_per_socket: per_socket(2) / sockets,
        wal_bytes_per_move: each(3),
        stored_bytes_per_move: cluster.stored().await?,
        bus_messages_per_move: each(4),
        bus_bytes_per_move: each(5),
        frame_bytes: cluster.frame().await?,
        server_bytes,
        socket_bytes,
        game_bytes,
        fsync_us: fsync_us(folder.path())?,
        pairing_us: cluster.pairing().await?,
    }
    .rounded())
}

/// Processor time of a move on a server with `SQLite`, in microseconds.
async fn alone(folder: &Path) -> Result<f64> {
    let launch = Launch::new(&folder.join("alone"))?;
    let server = launch.start().await?;
    let place = place(&launch)?;
    let pairs = open::<Sockets>(&place, GAMES).await?;
    let before = server.processor_time()?;
    let moves = play(pairs, Some(PAUSE), TIME).await?.count();
    let used = server.processor_time()? - before;
    server.terminate().await?;
    Ok(used * 1e6 / moves as f64)
}

fn place(launch: &Launch) -> Result<Place> {
    Ok(Place {
        way: launch.address.into(),
        script: Arc::new(script()?),
    })
}

impl Cluster {
    async fn start(folder: &Path) -> Result<Cluster> {
        let (database, bus) = (Database::start(), block_in_place(Nats::start));
        let launch = |name: &str| -> Result<Launch> {
            let mut launch = Launch::new(&folder.join(name))?;
            let services = [("--database", database.url()), ("--bus", bus.url())];
            launch.flags = services
                .into_iter()
                .flat_map(|(flag, url)| [flag.to_owned(), url])
                .collect();
            Ok(launch)
        };
        let (first, second) = (launch("first")?, launch("second")?);
        Ok(Cluster {
            place: place(&first)?,
            servers: [first.start().await?, second.start().await?],
            ear: Ear::new(&bus.url()).await?,
            database,
            _bus: bus,
        })
    }

    async fn used(&self) -> Result<Used> {
        let metrics = Http::new(self.place.way.clone())
            .call("GET", "/metrics", None, None)
            .await?;
        let text = metrics.text();
        let transactions = |kind: &str| -> f64 {
            let counts = text.lines().filter(|line| {
                line.starts_with("doska_store_seconds_count")
                    && line.contains(&format!("kind=\"{kind}\""))
            });
            let counts = counts.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
            counts.sum()
        };
        let [messages, bytes] = self.ear.heard();
        Ok([
            self.servers[0].processor_time()?,
            self.servers[1].processor_time()?,
            self.database.processor_time(),
            self.database.log()?,
            messages,
            bytes,
            transactions("write"),
            transactions("read"),
        ])
    }

    /// What is used while something happens.
    async fn used_while<T>(&self, happens: impl Future<Output = T>) -> Result<Used> {
        let before = self.used().await?;
        happens.await;
        let after = self.used().await?;
        Ok(std::array::from_fn(|index| after[index] - before[index]))
    }

    /// Plays on the first server, with so many who follow each game; the moves, and what was used.
    async fn play(&self, followers: usize) -> Result<(f64, Used)> {
        let pairs = open::<Sockets>(&self.place, GAMES).await?;
        let mut following = Vec::new();
        for pair in &pairs {
            for _ in 0..followers {
                let mut socket = Socket::open(self.place.way.pick(), None).await?;
                socket.join(pair.game(), 1).await?;
                following.push(tokio::spawn(
                    async move { while socket.next().await.is_ok() {} },
                ));
            }
        }
        let mut moves = Ok(0);
        let used = self.used_while(async {
            let played = play(pairs, Some(PAUSE), TIME).await;
            moves = played.map(|latencies| latencies.count());
        });
        let used = used.await?;
        following.iter().for_each(tokio::task::JoinHandle::abort);
        Ok((moves? as f64, used))
    }

    /// The memory of a server that has just started, of a game and of a socket, and what is used while all wait.
    async fn open_games(&self) -> Result<([f64; 3], Used)> {
        let started = self.servers[0].memory()? as f64;
        // What is only allocated once is not counted: connections to the database, threads, buffers of those who come.
        let _before = open::<Sockets>(&self.place, OPEN).await?;
        let empty = self.servers[0].memory()? as f64;
        let mut begun = many(BEGUN, |_| Sockets::begin(self.place.clone())).await?;
        let with_games = self.servers[0].memory()? as f64;
        let connect = |_| {
            let begun = begun.pop().expect("as many as were begun");
            Sockets::connect(self.place.clone(), begun)
        };
        let pairs = many(OPEN, connect).await?;
        let with_sockets = self.servers[0].memory()? as f64;
        // Whoever has come is still being noted down.
        sleep(SETTLING).await;
        let used = self.used_while(sleep(TIME)).await?;
        drop(pairs);
        let memory = [
            started,
            (with_games - empty).max(0.0) / BEGUN as f64,
            (with_sockets - with_games).max(0.0) / OPEN as f64 / 2.0,
        ];
        Ok((memory, used))
    }

    /// What is kept of a move: whole games, played as fast as possible.
    async fn stored(&self) -> Result<f64> {
        let before = self.database.size()?;
        let pairs = open::<Sockets>(&self.place, 16).await?;
        let moves = play(pairs, None, TIME).await?.count();
        Ok((self.database.size()? - before) / moves as f64)
    }

    /// What a follower is sent for a move.
    async fn frame(&self) -> Result<f64> {
        let mut pairs = open::<Sockets>(&self.place, 1).await?;
        let pair = pairs.first_mut().context("a pair")?;
        let mut socket = Socket::open(self.place.way.pick(), None).await?;
        socket.join(pair.game(), 1).await?;
        crate::bench::Pair::turn(pair).await?;
        let (game, event) = socket.event().await?;
        // With the head of a frame.
        Ok(serde_json::to_string(&ServerFrame::Event { game, event })?.len() as f64 + 4.0)
    }

    /// Until a player who looks for an opponent has one, who waits already: the median in microseconds.
    async fn pairing(&self) -> Result<f64> {
        let mut http = Http::new(self.place.way.clone());
        let body = json!({
            "games": [self.place.script.game],
            "clocks": [{"initial": 300, "increment": 3}],
            "rated": false,
        });
        let (mut times, mut sockets) = (Vec::new(), Vec::new());
        for number in 0..PAIRED {
            let person = Person::guest(&mut http).await?;
            // Only players who are here are paired.
            sockets.push(Socket::open(self.place.way.pick(), Some(&person.token)).await?);
            let begun = Instant::now();
            let token = Some(person.token.as_str());
            let reply = http
                .call("POST", "/api/v1/pairing", token, Some(&body.to_string()))
                .await?;
            let pairing: Pairing = expect(reply, &[200], "POST /pairing")?.json()?;
            if number % 2 == 1 {
                pairing
                    .game_id
                    .context("two players who wait are not paired")?;
                times.push(begun.elapsed());
            }
        }
        times.sort_unstable();
        Ok(times[times.len() / 2].as_secs_f64() * 1e6)
    }
}
