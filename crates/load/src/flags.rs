//! A move, a resignation and a flag at one instant: one ending.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use doska_contract::GameEventKind;
use doska_contract::online::{CommandResult, GameStatus};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::http::{Http, Reply};
use crate::ledger::{check_fold, fetch};
use crate::random::Random;
use crate::script::Script;
use crate::table::{Person, Table, insist};

/// Seconds on each clock: enough for the first moves on a busy machine.
const INITIAL: u64 = 5;
/// How long before the deadline, as the client reckons it, a move is sent at most: the server's deadline is earlier by
/// the way of its answer.
const BEFORE: usize = 80;
/// How long after it, at most.
const AFTER: usize = 30;
/// How long a flag may take to fall after its deadline.
const LATE: Duration = Duration::from_secs(15);

/// How the games ended.
#[derive(Copy, Clone, Debug, Default)]
pub struct Report {
    /// The move at the last instant counted.
    pub moved: usize,
    /// The flag had fallen before it.
    pub flagged: usize,
    /// Resignations that counted.
    pub resigned: usize,
}

/// Plays so many games to the last instant.
pub async fn run(address: SocketAddr, games: usize, seed: u64) -> Result<Report> {
    let mut random = Random::new(seed);
    let game = doska_play::games()[0].id;
    let script = loop {
        let script = Script::by_chance(game, 12, &mut random)?;
        if script.seats == 2 && !script.ends {
            break Arc::new(script);
        }
    };
    let mut tables = JoinSet::new();
    for number in 0..games {
        let (script, mut random) = (Arc::clone(&script), random.split());
        tables.spawn(async move {
            // Not all at once: the moments should differ, not the load.
            sleep(Duration::from_millis(random.below(8 * games) as u64)).await;
            match number % 4 {
                3 => resign_together(address, &script).await.map(|()| Report {
                    resigned: 1,
                    ..Report::default()
                }),
                _ => move_at_deadline(address, &script, &mut random).await,
            }
        });
    }
    let mut report = Report::default();
    while let Some(one) = tables.join_next().await {
        let one = one??;
        report.moved += one.moved;
        report.flagged += one.flagged;
        report.resigned += one.resigned;
    }
    Ok(report)
}

async fn sit(address: SocketAddr, script: &Arc<Script>, clock: Value) -> Result<(Http, Table)> {
    let mut http = Http::new(address);
    let people = vec![
        Person::guest(&mut http).await?,
        Person::guest(&mut http).await?,
    ];
    let table = Table::open(&mut http, people, script, clock, false).await?;
    Ok((http, table))
}

async fn play(http: &mut Http, table: &Table, ply: usize) -> Result<Reply> {
    let (seat, text) = &table.script.moves[ply];
    let body = json!({"move": text, "ply": ply, "id": format!("{ply}")}).to_string();
    let path = format!("/api/v1/games/{}/moves", table.game);
    let token = Some(table.people[*seat].token.as_str());
    insist(http, "POST", &path, token, Some(&body)).await
}

/// Plays a few moves, then one when its clock has just run out, or almost.
async fn move_at_deadline(
    address: SocketAddr,
    script: &Arc<Script>,
    random: &mut Random,
) -> Result<Report> {
    let clock = json!({"initial": INITIAL, "increment": 0});
    let (mut http, table) = sit(address, script, clock).await?;
    let first = 4;
    let mut left = Vec::new();
    for ply in 0..first {
        let reply = play(&mut http, &table, ply).await?;
        ensure!(reply.status == 200, "ply {ply}: {}", reply.text());
        left = reply.json::<CommandResult>()?.clocks.context("clocks")?;
    }
    let mover = script.moves[first].0;
    let deadline = Instant::now() + Duration::from_millis(left[mover]);
    let off = random.below(BEFORE + AFTER) as u64;
    sleep_until(deadline + Duration::from_millis(off) - Duration::from_millis(BEFORE as u64)).await;
    let reply = play(&mut http, &table, first).await?;
    let moved = match reply.status {
        200 => true,
        409 if reply.json::<Value>()?["code"] == "over" => false,
        _ => bail!("at the last instant: {} {}", reply.status, reply.text()),
    };
    let (game, events) = ended(&mut http, &table).await?;
    check_fold(&game, &events)?;
    let plies = events
        .iter()
        .filter(|event| matches!(event.kind, GameEventKind::Move { .. }))
        .count();
    ensure!(
        plies == first + usize::from(moved),
        "{plies} moves are there"
    );
    let outcome = game.outcome.context("an outcome")?;
    // Whoever had to move next has lost.
    let winner = if moved { mover } else { 1 - mover };
    ensure!(
        outcome.reason == "time" && outcome.winners == [winner],
        "{outcome:?}"
    );
    Ok(Report {
        moved: usize::from(moved),
        flagged: usize::from(!moved),
        resigned: 0,
    })
}

/// Both resign at once: one of them has lost, and the other was told that it is over.
async fn resign_together(address: SocketAddr, script: &Arc<Script>) -> Result<()> {
    let (mut http, table) = sit(address, script, Value::Null).await?;
    for ply in 0..2 {
        play(&mut http, &table, ply).await?;
    }
    let path = format!("/api/v1/games/{}/resign", table.game);
    let mut other = Http::new(address);
    let token = |seat: usize| Some(table.people[seat].token.as_str());
    let (first, second) = tokio::join!(
        insist(&mut http, "POST", &path, token(0), Some(r#"{"id":"r"}"#)),
        insist(&mut other, "POST", &path, token(1), Some(r#"{"id":"r"}"#)),
    );
    let statuses = [first?.status, second?.status];
    let (game, events) = ended(&mut http, &table).await?;
    check_fold(&game, &events)?;
    let winner = statuses.iter().position(|&status| status == 409);
    let outcome = game.outcome.context("an outcome")?;
    ensure!(
        statuses.contains(&200) && winner.is_some_and(|winner| outcome.winners == [winner]),
        "{statuses:?}, {outcome:?}"
    );
    Ok(())
}

/// The game once it is over, with its one ending.
async fn ended(
    http: &mut Http,
    table: &Table,
) -> Result<(doska_contract::online::Game, Vec<doska_contract::GameEvent>)> {
    let until = Instant::now() + Duration::from_secs(INITIAL) + LATE;
    loop {
        let (game, events) = fetch(http, &table.game).await?;
        if game.status == GameStatus::Ended {
            let endings = events
                .iter()
                .filter(|event| matches!(event.kind, GameEventKind::Ended { .. }));
            ensure!(endings.count() == 1, "more than one ending");
            return Ok((game, events));
        }
        ensure!(Instant::now() < until, "{}: no flag fell", table.game);
        sleep(Duration::from_millis(50)).await;
    }
}
