//! A disk that is full, and a database that is copied while it is written.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rustix::process::Signal;
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout};

use crate::http::Http;
use crate::ledger::Played;
use crate::playing::Command;
use crate::random::Random;
use crate::script::Script;
use crate::server::{Launch, free_address};
use crate::table::{Person, Table};

/// No file may grow past this many blocks of 1 KB: some thousand moves.
const BLOCKS: usize = 3000;
/// How often the running database is copied.
const COPIES: usize = 5;

/// Plays until the disk is full. What was answered is there when there is room again; until then the server answers
/// with errors and lives.
pub async fn full(launch: &Launch, seed: u64) -> Result<usize> {
    let mut random = Random::new(seed);
    let mut limited = launch.clone();
    // A file-size limit is what a full disk looks like to a program that may not mount one. The signal that comes
    // with it is ignored, so that writing fails instead.
    let shell = format!("trap '' XFSZ; ulimit -f {BLOCKS}; exec \"$@\"");
    let mut command = vec!["bash".to_owned(), "-c".to_owned(), shell, "bash".to_owned()];
    command.append(&mut limited.command);
    limited.command = command;
    let server = limited.start().await?;
    let mut http = Http::new(launch.address);
    let games = Mutex::new(Vec::new());
    let refusal = loop {
        if let Some(refusal) = play_on(&mut http, &mut random, &games).await? {
            break refusal;
        }
    };
    let games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
    ensure!(
        refusal.contains("503") || refusal.contains("507"),
        "a full disk was answered with {refusal}"
    );
    let healthy = http.call("GET", "/healthz", None, None).await?;
    ensure!(healthy.status == 200, "/healthz: {}", healthy.status);
    // It remembers its answer for a second, and a little may still fit.
    let until = Instant::now() + Duration::from_secs(20);
    while http.call("GET", "/readyz", None, None).await?.status != 503 {
        ensure!(
            Instant::now() < until,
            "/readyz says that it can store a move"
        );
        sleep(Duration::from_millis(50)).await;
    }
    // Reading still works.
    let id = &games.last().context("a game")?.table.game;
    let path = format!("/api/v1/games/{id}");
    let read = http.call("GET", &path, None, None).await?;
    ensure!(read.status == 200, "{path}: {}", read.status);
    server.kill().await?;
    let server = launch.start().await?;
    let answered = check(&games, &mut Http::new(launch.address)).await?;
    server.terminate().await?;
    Ok(answered)
}

/// Plays one game by HTTP and notes what is answered; gives what stopped it, if anything did.
async fn play_on(
    http: &mut Http,
    random: &mut Random,
    games: &Mutex<Vec<Played>>,
) -> Result<Option<String>> {
    let script = script(random)?;
    let table = match open(http, &script).await {
        Ok(table) => table,
        Err(error) => return Ok(Some(format!("{error:#}"))),
    };
    let commands = Command::of_game(&table, random);
    lock(games).push(Played {
        table: table.clone(),
        answered: Vec::new(),
    });
    for command in commands {
        match command.by_http(http, &table, random).await {
            Ok(answered) => {
                if let Some(game) = lock(games).last_mut() {
                    game.answered.push(answered);
                }
            }
            Err(error) => return Ok(Some(format!("{error:#}"))),
        }
    }
    Ok(None)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn script(random: &mut Random) -> Result<Arc<Script>> {
    let games = doska_play::games();
    let script = Script::by_chance(games[random.below(games.len())].id, 80, random)?;
    Ok(Arc::new(script))
}

async fn open(http: &mut Http, script: &Arc<Script>) -> Result<Table> {
    let mut people = Vec::new();
    for _ in 0..script.seats {
        people.push(Person::guest(http).await?);
    }
    Table::open(http, people, script, Value::Null, false).await
}

async fn check(games: &[Played], http: &mut Http) -> Result<usize> {
    let mut answered = 0;
    for played in games {
        played.check(http, false).await?;
        answered += played.answered.len();
    }
    Ok(answered)
}

/// Copies the database with its write-ahead log while games are played, and starts a server with the copy: what was
/// answered before is in it.
pub async fn copied(launch: &Launch, folder: &Path, seed: u64) -> Result<usize> {
    let mut random = Random::new(seed);
    let server = launch.start().await?;
    let mut answered = 0;
    let games = Arc::new(Mutex::new(Vec::new()));
    let mut playing = tokio::spawn(keep_playing(
        launch.address,
        random.split(),
        Arc::clone(&games),
    ));
    for number in 0..COPIES {
        let moment = Duration::from_millis(50 + random.below(500) as u64);
        if let Ok(early) = timeout(moment, &mut playing).await {
            early??;
        }
        let before = lock(&games).clone();
        // Stopped, the server cannot move pages between the two files while they are copied.
        server.signal(Signal::STOP);
        let copy = folder.join(format!("copy-{number}"));
        let copying = copy_folder(&launch.data, &copy);
        server.signal(Signal::CONT);
        copying?;
        let mut second = launch.clone();
        second.data = copy;
        second.address = free_address();
        let twin = second.start().await?;
        answered += check(&before, &mut Http::new(second.address)).await?;
        twin.terminate().await?;
    }
    playing.abort();
    server.terminate().await?;
    Ok(answered)
}

/// Plays games one after another, for as long as it is let.
async fn keep_playing(
    address: SocketAddr,
    mut random: Random,
    games: Arc<Mutex<Vec<Played>>>,
) -> Result<()> {
    let mut http = Http::new(address);
    loop {
        let refusal = play_on(&mut http, &mut random, &games).await?;
        ensure!(refusal.is_none(), "{refusal:?}");
    }
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        // The shared memory of the log is made anew from it.
        let name = entry.file_name();
        if entry.file_type()?.is_file() && !name.to_string_lossy().ends_with("-shm") {
            std::fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}
