//! Joining games while moves fly: nobody may miss a version or see one twice.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use doska_contract::online::KnownGame;
use doska_contract::{GameEvent, GameEventKind};
use serde_json::Value;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::http::{Http, Lines};
use crate::playing::Command;
use crate::random::Random;
use crate::script::Script;
use crate::socket::Socket;
use crate::table::{Person, Table};

/// How many games move.
const GAMES: usize = 16;
/// How many join at once.
const JOINERS: usize = 32;
/// How many events past the version at which it joined a joiner waits for.
const BEYOND: u32 = 3;
/// How many joins one socket makes.
const JOINS_OF_SOCKET: usize = 40;
/// How long events may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A game that moves.
struct Running {
    id: String,
    /// The version that its players know of.
    version: AtomicU32,
}

struct Hall {
    address: SocketAddr,
    script: Arc<Script>,
    running: Mutex<Vec<Arc<Running>>>,
    /// The first event that anybody saw of each game and version.
    seen: Mutex<HashMap<(String, u32), GameEvent>>,
    left: AtomicUsize,
    closing: AtomicBool,
}

/// Joins so many times, half by streams and half by sockets.
pub async fn run(address: SocketAddr, joins: usize, seed: u64) -> Result<()> {
    let mut random = Random::new(seed);
    let hall = Arc::new(Hall {
        address,
        script: Arc::new(long_script(&mut random)?),
        running: Mutex::new(Vec::new()),
        seen: Mutex::new(HashMap::new()),
        left: AtomicUsize::new(joins),
        closing: AtomicBool::new(false),
    });
    let mut movers = JoinSet::new();
    for _ in 0..GAMES {
        movers.spawn(keep_moving(Arc::clone(&hall), random.split()));
    }
    let mut joiners = JoinSet::new();
    for number in 0..JOINERS {
        let (hall, random) = (Arc::clone(&hall), random.split());
        joiners.spawn(async move {
            match number % 2 {
                0 => join_by_stream(&hall, random).await,
                _ => join_by_socket(&hall, random).await,
            }
        });
    }
    while let Some(joiner) = joiners.join_next().await {
        joiner??;
    }
    hall.closing.store(true, Ordering::Relaxed);
    while let Some(mover) = movers.join_next().await {
        mover??;
    }
    Ok(())
}

/// The longest of a few games, so that not all the time goes into beginning new ones.
fn long_script(random: &mut Random) -> Result<Script> {
    let game = doska_play::games()[0].id;
    let mut longest = Script::by_chance(game, 120, random)?;
    for _ in 0..20 {
        let other = Script::by_chance(game, 120, random)?;
        if other.moves.len() > longest.moves.len() {
            longest = other;
        }
    }
    Ok(longest)
}

/// Plays games one after another.
async fn keep_moving(hall: Arc<Hall>, mut random: Random) -> Result<()> {
    let mut http = Http::new(hall.address);
    while !hall.closing.load(Ordering::Relaxed) {
        let mut people = Vec::new();
        for _ in 0..hall.script.seats {
            people.push(Person::guest(&mut http).await?);
        }
        let table = Table::open(&mut http, people, &hall.script, Value::Null, false).await?;
        let running = Arc::new(Running {
            id: table.game.clone(),
            version: AtomicU32::new(1),
        });
        lock(&hall.running).push(Arc::clone(&running));
        for command in Command::of_game(&table, &mut random) {
            let answered = command.by_http(&mut http, &table, &mut random).await?;
            let version = answered.answer["version"].as_u64().context("a version")?;
            running.version.store(version as u32, Ordering::Relaxed);
        }
        lock(&hall.running).retain(|other| other.id != running.id);
    }
    Ok(())
}

impl Hall {
    /// A game that moves, and a version from which to join it; `None` when enough have joined.
    async fn next(&self, random: &mut Random) -> Option<(Arc<Running>, u32)> {
        loop {
            let game = {
                let running = lock(&self.running);
                (!running.is_empty()).then(|| Arc::clone(random.of(&running)))
            };
            let Some(game) = game else {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            };
            let taken = self
                .left
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                    left.checked_sub(1)
                });
            taken.ok()?;
            let known = game.version.load(Ordering::Relaxed) as usize;
            return Some((game, random.below(known + 1) as u32));
        }
    }

    /// Checks an event that should have this version; whether the joiner has seen enough.
    fn take(
        &self,
        game: &Running,
        expected: u32,
        joined_at: u32,
        event: GameEvent,
    ) -> Result<bool> {
        ensure!(
            event.version == expected,
            "{}: version {expected} was expected, {} came",
            game.id,
            event.version
        );
        let version = event.version;
        let ended = matches!(event.kind, GameEventKind::Ended { .. });
        let key = (game.id.clone(), version);
        let mut seen = lock(&self.seen);
        match seen.get(&key) {
            Some(first) => ensure!(*first == event, "{first:?} became {event:?}"),
            None => drop(seen.insert(key, event)),
        }
        Ok(ended || version >= joined_at + BEYOND)
    }
}

async fn join_by_stream(hall: &Hall, mut random: Random) -> Result<()> {
    while let Some((game, after)) = hall.next(&mut random).await {
        let path = format!("/api/v1/games/{}/events?after={after}", game.id);
        let joined_at = game.version.load(Ordering::Relaxed);
        let mut lines = Lines::open(hall.address, &path, None).await?;
        let mut expected = after + 1;
        while let Some(line) = timeout(PATIENCE, lines.next())
            .await
            .with_context(|| format!("{path}: version {expected} does not come"))??
        {
            let event = serde_json::from_str(&line)?;
            if hall.take(&game, expected, joined_at, event)? {
                break;
            }
            expected += 1;
        }
    }
    Ok(())
}

async fn join_by_socket(hall: &Hall, mut random: Random) -> Result<()> {
    let mut socket = Socket::open(hall.address, None).await?;
    let mut joins = 0;
    while let Some((game, version)) = hall.next(&mut random).await {
        joins += 1;
        if joins % JOINS_OF_SOCKET == 0 {
            socket = Socket::open(hall.address, None).await?;
        }
        let joined_at = game.version.load(Ordering::Relaxed);
        let id = game.id.clone();
        socket.hello(&[KnownGame { id, version }]).await?;
        let mut expected = version + 1;
        loop {
            let (of, event) = timeout(PATIENCE, socket.event())
                .await
                .with_context(|| format!("{}: version {expected} does not come", game.id))??;
            if of != game.id {
                // Sent before the server heard that this client has left.
                continue;
            }
            if hall.take(&game, expected, joined_at, event)? {
                break;
            }
            expected += 1;
        }
        socket.leave(&game.id).await?;
    }
    Ok(())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
