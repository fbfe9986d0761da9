//! The wall clock of the machine is set back and forward while games are played, and clients lie about their lag.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use doska_contract::GameEvent;
use doska_contract::online::{CommandResult, Game, GameStatus};
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::http::Http;
use crate::ledger::{check_fold, fetch};
use crate::random::Random;
use crate::script::Script;
use crate::server::Launch;
use crate::table::{Person, Table, expect, insist};

/// Milliseconds on each clock.
const INITIAL: u64 = 300_000;
/// What starting, waking up and answering may cost on a busy machine.
const SLACK: u64 = 8000;

/// The library that shows a process another time, where it is installed.
pub fn faketime() -> Option<PathBuf> {
    let folders = ["/usr/lib", "/usr/lib64", "/usr/local/lib"];
    folders.iter().find_map(|folder| {
        let entries = std::fs::read_dir(folder).ok()?;
        let within = entries.flatten().map(|entry| entry.path());
        let mut places = within.chain([PathBuf::from(folder)]);
        places.find_map(|place| {
            let library = place.join("faketime/libfaketime.so.1");
            library.exists().then_some(library)
        })
    })
}

/// Sets the clock of the server an hour forward and back, while it runs and while it does not.
pub async fn jumps(launch: &Launch, library: &std::path::Path) -> Result<()> {
    let offset = launch.data.with_extension("time");
    std::fs::write(&offset, "+0s")?;
    let launch = launch
        .with("LD_PRELOAD", &library.to_string_lossy())
        .with("FAKETIME_TIMESTAMP_FILE", &offset.to_string_lossy())
        .with("FAKETIME_NO_CACHE", "1")
        .with("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    let mut server = launch.start().await?;
    let mut http = Http::new(launch.address);
    let table = sit(&mut http).await?;
    let began = Instant::now();
    // How long a clock must have run: nothing is known of the time around a restart.
    let mut ran = Duration::ZERO;
    let mut ply = 0;
    for (jump, restart) in [
        ("+1h", false),
        ("-1h", false),
        ("+0s", false),
        ("+1h", true),
        ("-1h", true),
        ("+0s", true),
    ] {
        play(&mut http, &table, ply).await?;
        play(&mut http, &table, ply + 1).await?;
        ply += 2;
        if restart {
            server.kill().await?;
            std::fs::write(&offset, jump)?;
            server = launch.start().await?;
        } else {
            std::fs::write(&offset, jump)?;
            // Long enough for the server to look at its clock, and at its deadlines.
            let jumped = Instant::now();
            sleep(Duration::from_millis(1200)).await;
            ran += jumped.elapsed();
        }
        let (game, events) = fetch(&mut http, &table.game).await?;
        check_fold(&game, &events)?;
        check_clocks(&game, &events, ran, began.elapsed())
            .with_context(|| format!("clock {jump}, restart: {restart}"))?;
    }
    server.terminate().await
}

/// The clocks have run for what has passed: at least `ran`, at most `elapsed`.
fn check_clocks(game: &Game, events: &[GameEvent], ran: Duration, elapsed: Duration) -> Result<()> {
    ensure!(game.status == GameStatus::Playing, "{:?}", game.outcome);
    let clocks = game.clocks.as_deref().context("clocks")?;
    let used: u64 = clocks
        .iter()
        .map(|left| INITIAL.saturating_sub(*left))
        .sum();
    let [ran, elapsed] = [ran, elapsed].map(|time| time.as_millis() as u64);
    // Each move is charged in whole milliseconds.
    let least = ran.saturating_sub(events.len() as u64);
    ensure!(
        clocks.iter().all(|&left| left <= INITIAL) && (least..=elapsed + SLACK).contains(&used),
        "{elapsed} ms have passed, {ran} of them for sure on a clock, and the clocks show {clocks:?}"
    );
    let in_order = events.windows(2).all(|two| two[0].at <= two[1].at);
    ensure!(in_order, "the times of the events go back");
    Ok(())
}

/// A client that says how slow its line is gains nothing by it.
pub async fn lies(launch: &Launch) -> Result<()> {
    let server = launch.start().await?;
    let mut http = Http::new(launch.address);
    let table = sit(&mut http).await?;
    for ply in 0..2 {
        play(&mut http, &table, ply).await?;
    }
    let think = Duration::from_millis(1500);
    sleep(think).await;
    let (seat, text) = &table.script.moves[2];
    let body = json!({
        "move": text, "ply": 2, "id": "lie",
        "lag": 60_000, "lag_ms": 60_000, "sent_at": 0, "at": 0, "clocks": [INITIAL, 0], "clock": INITIAL,
    });
    let path = format!("/api/v1/games/{}/moves", table.game);
    let token = Some(table.people[*seat].token.as_str());
    let reply = insist(&mut http, "POST", &path, token, Some(&body.to_string())).await?;
    let reply = expect(reply, &[200], "a move with lies")?;
    let left = reply.json::<CommandResult>()?.clocks.context("clocks")?;
    // What the server itself measures is bounded by half a second or so.
    let most = INITIAL - think.as_millis() as u64 + 600;
    ensure!(
        left[*seat] <= most,
        "after {think:?} the clock shows {left:?}"
    );
    server.terminate().await
}

async fn sit(http: &mut Http) -> Result<Table> {
    let mut random = Random::new(7);
    let script = loop {
        let script = Script::by_chance(doska_play::games()[0].id, 16, &mut random)?;
        if script.seats == 2 && !script.ends {
            break Arc::new(script);
        }
    };
    let people = vec![Person::guest(http).await?, Person::guest(http).await?];
    let clock = json!({"initial": INITIAL / 1000, "increment": 0});
    Table::open(http, people, &script, clock, false).await
}

async fn play(http: &mut Http, table: &Table, ply: usize) -> Result<()> {
    let (seat, text) = &table.script.moves[ply];
    let body = json!({"move": text, "ply": ply, "id": format!("{ply}")}).to_string();
    let path = format!("/api/v1/games/{}/moves", table.game);
    let token = Some(table.people[*seat].token.as_str());
    let reply = insist(http, "POST", &path, token, Some(&body)).await?;
    expect(reply, &[200], &format!("ply {ply}"))?;
    Ok(())
}
