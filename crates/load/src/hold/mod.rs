//! Thousands of sockets and games on three nodes, of which one is killed again and again.

mod client;

use std::fmt;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::bench::measure::{Latencies, many};
use crate::chaos::faults::RECOVERY;
use crate::cluster::gate::Way;
use crate::cluster::{Cluster, Wiring};
use crate::http::Http;
use crate::ledger::{Answered, Played};
use crate::playing::Command;
use crate::random::Random;
use crate::script::Script;
use crate::server::raise_file_limit;
use crate::table::{Person, Table};
use client::{Client, Order, Standing};

/// How many nodes there are.
const NODES: usize = 3;
/// The pace: a move every so often in each game.
const PACE: Duration = Duration::from_secs(5);
/// How long an answer may take, a killed node included.
const ANSWER: Duration = Duration::from_secs(30);
/// How long all sockets may take to be opened at first.
const OPENING: Duration = Duration::from_mins(2);

/// What a run is made of.
#[derive(Copy, Clone, Debug)]
pub struct Setting {
    /// How many games are played.
    pub games: usize,
    /// How many sockets are open: two players for each game, the others watch.
    pub sockets: usize,
    /// How long nodes are killed.
    pub seconds: u64,
    /// How often.
    pub every: u64,
    /// What is chosen depends on it.
    pub seed: u64,
}

/// What came of it.
pub struct Report {
    setting: Setting,
    latencies: Latencies,
    recoveries: Vec<Duration>,
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setting { games, sockets, .. } = self.setting;
        let recoveries: Vec<String> = self
            .recoveries
            .iter()
            .map(|took| format!("{:.1}", took.as_secs_f64()))
            .collect();
        write!(
            out,
            "{sockets} sockets and {games} games on {NODES} nodes: {} moves answered, 0 lost, 0 doubled; p50 {:.1} ms, \
             p99 {:.1} ms, longest {:.0} ms; {} kills, all sockets back after {} s",
            self.latencies.count(),
            self.latencies.percentile(0.5),
            self.latencies.percentile(0.99),
            self.latencies.percentile(1.0),
            self.recoveries.len(),
            recoveries.join(", ")
        )
    }
}

/// A game with the sockets of its players.
struct Held {
    table: Table,
    seats: Vec<mpsc::Sender<Order>>,
}

/// All sockets.
#[derive(Default)]
struct Sockets {
    standing: Vec<Arc<Standing>>,
    tasks: JoinSet<Result<()>>,
    /// The senders of those who only watch: while they are there, the sockets stay.
    idle: Vec<mpsc::Sender<Order>>,
}

impl Sockets {
    /// Opens a socket; what it is to send goes where this says.
    fn add(
        &mut self,
        way: &Way,
        table: &Table,
        token: Option<String>,
        random: &mut Random,
    ) -> mpsc::Sender<Order> {
        let standing = Arc::new(Standing::new(&table.game));
        let client = Client {
            way: way.clone(),
            token,
            standing: Arc::clone(&standing),
            random: random.split(),
        };
        let (orders, given) = mpsc::channel(1);
        self.tasks.spawn(client.run(given));
        self.standing.push(standing);
        orders
    }

    /// Waits until all are connected; fails if one has found something wrong.
    async fn all_connected(&mut self, limit: Duration) -> Result<Duration> {
        let began = Instant::now();
        loop {
            self.early()?;
            let open = |standing: &&Arc<Standing>| standing.connected.load(Ordering::SeqCst);
            let missing = self.standing.len() - self.standing.iter().filter(open).count();
            if missing == 0 {
                return Ok(began.elapsed());
            }
            if began.elapsed() > limit {
                bail!("{missing} sockets are not back after {limit:?}");
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    fn early(&mut self) -> Result<()> {
        if let Some(early) = self.tasks.try_join_next() {
            early??;
            bail!("a socket has ended by itself");
        }
        Ok(())
    }
}

/// Holds the sockets, plays, kills, and checks everything at the end.
pub async fn run(setting: Setting, folder: &Path) -> Result<Report> {
    raise_file_limit();
    let mut random = Random::new(setting.seed);
    let mut cluster = Cluster::start(NODES, Wiring::Direct, folder, &mut random).await?;
    let result = hold(setting, &mut cluster, random).await;
    result.with_context(|| cluster.log_tail())
}

async fn hold(setting: Setting, cluster: &mut Cluster, mut random: Random) -> Result<Report> {
    ensure!(
        setting.sockets >= 2 * setting.games,
        "every game has two players"
    );
    let way = Way::from(&cluster.gate);
    let plies = setting.seconds as usize / PACE.as_secs() as usize + 20;
    let script = Arc::new(script(plies, &mut random)?);
    let tables = many(setting.games, |_| open(way.clone(), Arc::clone(&script))).await?;
    let mut sockets = Sockets::default();
    let mut held = Vec::new();
    for table in tables {
        let tokens: Vec<String> = table
            .people
            .iter()
            .map(|person| person.token.clone())
            .collect();
        let seat = |token| sockets.add(&way, &table, Some(token), &mut random);
        let seats = tokens.into_iter().map(seat).collect();
        held.push(Held { table, seats });
    }
    for number in 0..setting.sockets - 2 * setting.games {
        let table = &held[number % held.len()].table;
        let idle = sockets.add(&way, table, None, &mut random);
        sockets.idle.push(idle);
    }
    let took = sockets.all_connected(OPENING).await?;
    eprintln!(
        "{} sockets opened in {:.1} s",
        setting.sockets,
        took.as_secs_f64()
    );
    let closing = watch::Sender::new(false);
    let latencies = Arc::new(Mutex::new(Vec::new()));
    let mut playing = JoinSet::new();
    for one in held {
        playing.spawn(play(
            one,
            closing.subscribe(),
            Arc::clone(&latencies),
            random.split(),
        ));
    }
    let recoveries = kill_nodes(setting, cluster, &mut sockets, &mut random).await?;
    closing.send_replace(true);
    let mut games = Vec::new();
    while let Some(game) = playing.join_next().await {
        games.push(game??);
    }
    converged(&mut sockets, &games).await?;
    check(&way, games.into_iter().map(|(played, _)| played).collect()).await?;
    let latencies = std::mem::take(&mut *latencies.lock().unwrap_or_else(PoisonError::into_inner));
    let paced = setting.games * setting.seconds as usize / PACE.as_secs() as usize;
    ensure!(
        latencies.len() * 10 >= paced * 9,
        "the pace was not held: {} moves instead of {paced}",
        latencies.len()
    );
    Ok(Report {
        setting,
        latencies: Latencies::new(latencies),
        recoveries,
    })
}

/// A game of two that lasts this many plies at least.
fn script(plies: usize, random: &mut Random) -> Result<Script> {
    for _ in 0..1000 {
        let script = Script::by_chance(doska_play::games()[0].id, plies, random)?;
        if script.moves.len() == plies && script.seats == 2 && !script.ends {
            return Ok(script);
        }
    }
    bail!("no game by chance lasts {plies} plies")
}

async fn open(way: Way, script: Arc<Script>) -> Result<Table> {
    let mut http = Http::new(way);
    let people = vec![
        Person::guest(&mut http).await?,
        Person::guest(&mut http).await?,
    ];
    let clock = json!({"initial": 3600, "increment": 30});
    Table::open(&mut http, people, &script, clock, false).await
}

/// Plays a move every so often. Gives the last player's sender back: with it, the socket stays.
async fn play(
    held: Held,
    mut closing: watch::Receiver<bool>,
    latencies: Arc<Mutex<Vec<Duration>>>,
    mut random: Random,
) -> Result<(Played, Vec<mpsc::Sender<Order>>)> {
    let Held { table, seats } = held;
    let mut answered: Vec<Answered> = Vec::new();
    let first = PACE.mul_f64(random.below(1000) as f64 / 1000.0);
    let mut next = Instant::now() + first;
    for ply in 0..table.script.moves.len() {
        tokio::select! {
            () = sleep_until(next) => next += PACE,
            _ = closing.wait_for(|closing| *closing) => break,
        }
        let command = Command::play(&table, ply, &mut random);
        let (answer, told) = oneshot::channel();
        let order = Order {
            id: command.id.clone(),
            frame: command.frame(&table.game),
            answer,
        };
        let began = Instant::now();
        let seat = &seats[command.seat];
        let sent = seat.send(order).await;
        sent.ok().context("the socket has ended")?;
        let told = timeout(ANSWER, told).await;
        let told = told.with_context(|| format!("{}: ply {ply} is not answered", table.game))?;
        let body = told.context("the socket has ended")?;
        latencies
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(began.elapsed());
        answered.push(command.answered(body));
    }
    Ok((Played { table, answered }, seats))
}

/// Kills a node every so often; how long it took each time until all sockets were back.
async fn kill_nodes(
    setting: Setting,
    cluster: &mut Cluster,
    sockets: &mut Sockets,
    random: &mut Random,
) -> Result<Vec<Duration>> {
    let began = Instant::now();
    let mut recoveries = Vec::new();
    for number in 1..=setting.seconds / setting.every {
        sleep_until(began + Duration::from_secs(number * setting.every)).await;
        let node = random.below(NODES);
        cluster.kill_node(node).await?;
        let killed = Instant::now();
        // Those of this node notice it at once, but not before now.
        sleep(Duration::from_millis(50)).await;
        sockets.all_connected(RECOVERY).await?;
        let took = killed.elapsed();
        eprintln!(
            "node {node} killed: all sockets back after {:.1} s",
            took.as_secs_f64()
        );
        recoveries.push(took);
        cluster.start_node(node).await?;
    }
    sleep_until(began + Duration::from_secs(setting.seconds)).await;
    sockets.early()?;
    Ok(recoveries)
}

/// Waits until every socket has seen all that was answered in its game.
async fn converged(
    sockets: &mut Sockets,
    games: &[(Played, Vec<mpsc::Sender<Order>>)],
) -> Result<()> {
    let until = Instant::now() + RECOVERY;
    let mut versions = std::collections::HashMap::new();
    for (played, _) in games {
        let last = played
            .answered
            .last()
            .and_then(|last| last.answer["version"].as_u64());
        versions.insert(played.table.game.as_str(), last.unwrap_or(1) as u32);
    }
    loop {
        sockets.early()?;
        let behind = sockets.standing.iter().filter(|standing| {
            let version = versions.get(standing.game.as_str()).copied().unwrap_or(0);
            standing.version.load(Ordering::SeqCst) < version
        });
        match behind.count() {
            0 => return Ok(()),
            behind if Instant::now() > until => {
                bail!("{behind} sockets have not seen the last move")
            }
            _ => sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Checks every game: what was answered is there once, and nothing else is.
async fn check(way: &Way, games: Vec<Played>) -> Result<()> {
    let mut games = games;
    let count = games.len();
    let check = |_| {
        let (way, played) = (way.clone(), games.pop());
        async move {
            match played {
                Some(played) => played.check(&mut Http::new(way), true).await,
                None => Ok(()),
            }
        }
    };
    many(count, check).await.map(|_| ())
}
