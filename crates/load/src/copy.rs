//! Many games copied from `SQLite` to `PostgreSQL` and back: the exports are the same, byte for byte.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use doska_testing::Postgres;
use serde_json::{Value, json};
use tokio::process::Command;
use tokio::task::block_in_place;
use tokio::time::{Instant, timeout};

use crate::bench::measure::many;
use crate::cluster::gate::Way;
use crate::http::{Http, Lines};
use crate::random::Random;
use crate::script::Script;
use crate::server::Launch;
use crate::table::{Person, Table, expect, insist};

/// How many pairs of players play them, one game after another.
const PAIRS: usize = 32;
/// The most plies of a game.
const PLIES: usize = 6;
/// How long a line of the export may take.
const LINE: Duration = Duration::from_mins(1);

/// What came of it.
#[derive(Copy, Clone, Debug)]
pub struct Report {
    /// How many games were exported, each time.
    pub games: usize,
    /// How many bytes.
    pub bytes: usize,
    /// How long each way took.
    pub there: Duration,
    /// How long the way back took.
    pub back: Duration,
}

/// Plays so many short games, copies them there and back, and compares what is exported.
pub async fn run(games: usize, seed: u64, folder: &Path) -> Result<Report> {
    let mut random = Random::new(seed);
    let postgres = block_in_place(Postgres::start);
    let database = |name: &str| format!("sqlite:{}", folder.join(name).display());
    let databases = [database("first.db"), postgres.url(), database("second.db")];
    // The same address each time: it stands in the export.
    let launch = Launch::new(&folder.join("data"))?;
    let on = |database: &str| {
        let mut launch = launch.clone();
        launch.flags = vec!["--database".to_owned(), database.to_owned()];
        launch
    };
    let server = on(&databases[0]).start().await?;
    play(&Way::from(launch.address), games, &mut random).await?;
    server.terminate().await?;
    let mut exports = Vec::new();
    let mut took = Vec::new();
    for (number, database) in databases.iter().enumerate() {
        if number > 0 {
            let began = Instant::now();
            copy(&launch, &databases[number - 1], database).await?;
            took.push(began.elapsed());
        }
        let server = on(database).start().await?;
        exports.push(
            export(&launch)
                .await
                .with_context(|| format!("database {number}"))?,
        );
        server.terminate().await?;
    }
    for export in &exports[1..] {
        compare(&exports[0], export)?;
    }
    ensure!(
        exports[0].len() == games,
        "{} games of {games}",
        exports[0].len()
    );
    Ok(Report {
        games,
        bytes: exports[0].iter().map(String::len).sum(),
        there: took[0],
        back: took[1],
    })
}

/// Plays games that members and guests end soon.
async fn play(way: &Way, games: usize, random: &mut Random) -> Result<()> {
    let mut scripts = Vec::new();
    for variant in doska_play::variants() {
        scripts.push(Arc::new(Script::by_chance(variant, PLIES, random)?));
    }
    scripts.retain(|script| script.seats == 2);
    let scripts = Arc::new(scripts);
    let share = |pair: usize| games / PAIRS + usize::from(pair < games % PAIRS);
    many(PAIRS, |pair| {
        let (way, scripts, random) = (way.clone(), Arc::clone(&scripts), random.split());
        play_pair(way, scripts, pair, share(pair), random)
    })
    .await
    .map(|_| ())
}

async fn play_pair(
    way: Way,
    scripts: Arc<Vec<Arc<Script>>>,
    pair: usize,
    games: usize,
    mut random: Random,
) -> Result<()> {
    let mut http = Http::new(way);
    let rated = pair.is_multiple_of(2);
    let mut people = Vec::new();
    for seat in 0..2 {
        people.push(if rated {
            Person::member(&mut http, &format!("Pair-{pair}-{seat}")).await?
        } else {
            Person::guest(&mut http).await?
        });
    }
    for _ in 0..games {
        let script = random.of(&scripts).clone();
        let clock = if rated {
            json!({"initial": 300, "increment": 2})
        } else {
            Value::Null
        };
        let table = Table::open(&mut http, people.clone(), &script, clock, rated).await?;
        let plies = 2 + random.below(PLIES - 1);
        for (ply, (seat, text)) in script.moves.iter().take(plies).enumerate() {
            let body = json!({"move": text, "ply": ply, "id": ply.to_string()});
            send(&mut http, &table, *seat, "moves", &body).await?;
        }
        if !script.ends || plies < script.moves.len() {
            send(
                &mut http,
                &table,
                random.below(2),
                "resign",
                &json!({"id": "r"}),
            )
            .await?;
        }
    }
    Ok(())
}

async fn send(http: &mut Http, table: &Table, seat: usize, kind: &str, body: &Value) -> Result<()> {
    let path = format!("/api/v1/games/{}/{kind}", table.game);
    let token = Some(table.people[seat].token.as_str());
    let reply = insist(http, "POST", &path, token, Some(&body.to_string())).await?;
    expect(reply, &[200], &path).map(|_| ())
}

/// `doska store copy FROM TO`
async fn copy(launch: &Launch, from: &str, to: &str) -> Result<()> {
    let program = launch.command.last().context("a program")?;
    let output = Command::new(program)
        .args(["store", "copy", from, to])
        .output()
        .await?;
    ensure!(
        output.status.success(),
        "doska store copy {from} {to}: {}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(())
}

/// All games, one a line.
async fn export(launch: &Launch) -> Result<Vec<String>> {
    let mut lines = Lines::open(launch.address, "/api/v1/games?format=ndjson", None).await?;
    let mut all = Vec::new();
    while let Some(line) = timeout(LINE, lines.next())
        .await
        .context("no line comes")??
    {
        all.push(line);
    }
    Ok(all)
}

fn compare(first: &[String], second: &[String]) -> Result<()> {
    for (number, (one, other)) in first.iter().zip(second).enumerate() {
        ensure!(one == other, "line {number} was\n{one}and is\n{other}");
    }
    let (before, after) = (first.len(), second.len());
    ensure!(
        before == after,
        "{before} games were exported, then {after}"
    );
    Ok(())
}
