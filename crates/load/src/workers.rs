//! Bots and analyses by `doska worker` processes, which are killed while they have work in hand.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use doska_contract::online::{AnalysisStatus, Challenge, Game, GameAnalysis, GameStatus, Joined};
use doska_play::{GameHistory, GameSpec};
use doska_testing::{Nats, Postgres};
use serde_json::json;
use tokio::process::{Child, Command};
use tokio::task::{JoinSet, block_in_place};
use tokio::time::{Instant, sleep};

use crate::http::Http;
use crate::ledger::{check_fold, fetch};
use crate::random::Random;
use crate::server::{Launch, binary};
use crate::table::{Person, expect, insist};

/// How many play against bots at once.
const GAMES: usize = 6;
/// How many plies each game lasts: then the player resigns.
const PLIES: usize = 12;
/// How often a worker is killed, and how long it is left alone before.
const KILLS: usize = 4;
const CALM: Duration = Duration::from_millis(1500);
/// How long a bot's move or an analysis may take: the lease of a worker that died is part of it.
const PATIENCE: Duration = Duration::from_secs(90);

/// What came of it.
#[derive(Copy, Clone, Debug)]
pub struct Report {
    /// Moves of bots.
    pub moves: usize,
    /// Games that were analysed.
    pub analysed: usize,
}

/// Workers of one database, the first of which is killed again and again.
struct Crew {
    flags: Vec<String>,
    log: PathBuf,
    workers: Vec<Child>,
}

impl Crew {
    fn start(&self) -> Result<Child> {
        let log = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.log)?;
        let mut worker = Command::new(binary()?);
        worker.args(["worker", "--workers", "1"]).args(&self.flags);
        worker.stdin(Stdio::null());
        worker.stdout(log.try_clone()?).stderr(log);
        Ok(worker.kill_on_drop(true).spawn()?)
    }

    /// Kills one, wherever it is, and starts another.
    async fn replace(&mut self, number: usize) -> Result<()> {
        let ended = self.workers[number].try_wait()?;
        ensure!(ended.is_none(), "a worker has ended by itself: {ended:?}");
        self.workers[number].kill().await?;
        self.workers[number] = self.start()?;
        Ok(())
    }
}

/// Plays games against bots on a server that leaves all work to others.
pub async fn run(folder: &Path, seed: u64) -> Result<Report> {
    let mut random = Random::new(seed);
    let (postgres, nats) = (block_in_place(Postgres::start), block_in_place(Nats::start));
    let mut launch = Launch::new(&folder.join("server"))?;
    let services = [("--database", postgres.url()), ("--bus", nats.url())];
    let services = services.map(|(flag, url)| [flag.to_owned(), url]).concat();
    launch.flags = [services.clone(), vec!["--workers".into(), "0".into()]].concat();
    let _server = launch.start().await?;
    let mut crew = Crew {
        flags: services,
        log: folder.join("workers.log"),
        workers: Vec::new(),
    };
    for _ in 0..2 {
        crew.workers.push(crew.start()?);
    }
    let mut games = JoinSet::new();
    for _ in 0..GAMES {
        games.spawn(play(Http::new(launch.address), random.split()));
    }
    for number in 0..KILLS {
        sleep(CALM + Duration::from_millis(random.below(1000) as u64)).await;
        crew.replace(number % 2).await?;
    }
    let mut report = Report {
        moves: 0,
        analysed: 0,
    };
    while let Some(moves) = games.join_next().await {
        let moves = moves?.with_context(|| {
            let log = std::fs::read_to_string(&crew.log).unwrap_or_default();
            format!("{}\nworkers:\n{log}", launch.log_tail())
        });
        report.moves += moves?;
        report.analysed += 1;
    }
    Ok(report)
}

/// Plays a game against a bot, resigns, and has it analysed; how often the bot has moved.
async fn play(mut http: Http, mut random: Random) -> Result<usize> {
    let person = Person::guest(&mut http).await?;
    let id = sit_down(&mut http, &person, &mut random).await?;
    let mut since = Instant::now();
    let mut seen = 0;
    loop {
        let game = game(&mut http, &id).await?;
        if game.ply >= PLIES || game.status == GameStatus::Ended {
            break;
        }
        if game.ply > seen {
            (seen, since) = (game.ply, Instant::now());
        }
        if game.to_move == Some(0) {
            play_one(&mut http, &person, &game, &mut random).await?;
            continue;
        }
        if since.elapsed() > PATIENCE {
            bail!("{id}: the bot does not answer ply {}", game.ply);
        }
        sleep(Duration::from_millis(20)).await;
    }
    let resign = format!("/api/v1/games/{id}/resign");
    let token = Some(person.token.as_str());
    insist(&mut http, "POST", &resign, token, Some(r#"{"id":"end"}"#)).await?;
    let (game, events) = fetch(&mut http, &id).await?;
    check_fold(&game, &events)?;
    analysed(&mut http, &person, &game).await?;
    Ok(game.ply / 2)
}

async fn sit_down(http: &mut Http, person: &Person, random: &mut Random) -> Result<String> {
    let token = Some(person.token.as_str());
    let games = doska_play::games();
    let body = json!({"game": random.of(games).id, "clock": null, "rated": false, "seat": 0});
    let body = body.to_string();
    let made = insist(http, "POST", "/api/v1/challenges", token, Some(&body)).await?;
    let challenge: Challenge = expect(made, &[201], "POST /challenges")?.json()?;
    let path = format!("/api/v1/challenges/{}/bots", challenge.id);
    // The bots come with the first server that runs.
    let began = Instant::now();
    loop {
        let joined = insist(http, "POST", &path, token, Some("{}")).await?;
        if joined.status == 200 {
            let joined: Joined = joined.json()?;
            return joined.game_id.context("the game has not started");
        }
        if began.elapsed() > PATIENCE {
            bail!("POST {path}: {} {}", joined.status, joined.text());
        }
        sleep(Duration::from_millis(100)).await;
    }
}

async fn game(http: &mut Http, id: &str) -> Result<Game> {
    let path = format!("/api/v1/games/{id}");
    let reply = insist(http, "GET", &path, None, None).await?;
    Ok(expect(reply, &[200], &path)?.json()?)
}

/// Any legal move.
async fn play_one(
    http: &mut Http,
    person: &Person,
    game: &Game,
    random: &mut Random,
) -> Result<()> {
    let wrong = |note: doska_play::Note| anyhow::anyhow!("{}: {note:?}", game.id);
    let spec = GameSpec::read(&game.game).map_err(wrong)?;
    let mut history = GameHistory::new(&spec.start());
    for text in &game.moves {
        history.play_text(text).map_err(wrong)?;
    }
    let text = random.of(&history.moves()).text();
    let body = json!({"move": text, "ply": game.ply, "id": format!("ply {}", game.ply)});
    let path = format!("/api/v1/games/{}/moves", game.id);
    let token = Some(person.token.as_str());
    let reply = insist(http, "POST", &path, token, Some(&body.to_string())).await?;
    expect(reply, &[200], &path).map(|_| ())
}

/// Waits until the game is analysed, every position of it.
async fn analysed(http: &mut Http, person: &Person, game: &Game) -> Result<()> {
    let path = format!("/api/v1/games/{}/analysis", game.id);
    let token = Some(person.token.as_str());
    insist(http, "POST", &path, token, Some("{}")).await?;
    let began = Instant::now();
    loop {
        let reply = insist(http, "GET", &path, None, None).await?;
        let analysis: GameAnalysis = expect(reply, &[200], &path)?.json()?;
        if analysis.status == AnalysisStatus::Done {
            let found = analysis.found.map_or(0, |found| found.len());
            ensure!(found == game.ply + 1, "{path}: {found} positions");
            return Ok(());
        }
        if began.elapsed() > 2 * PATIENCE {
            bail!("{path}: not done, {:?}", analysis.progress);
        }
        sleep(Duration::from_millis(100)).await;
    }
}
