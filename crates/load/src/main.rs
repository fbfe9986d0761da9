//! `doska-load crash | chaos | hold | copy | joins | flags | cluster | bench | scale`: long runs against the server that
//! `make build` made, and what follows from them.

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use doska_load::cluster::control;
use doska_load::server::Launch;
use doska_load::{bench, chaos, copy, crash, flags, hold, joins, scale};

const USAGE: &str = "doska-load crash [--seconds N] [--seed N] | chaos [--seconds N] [--seed N] | \
                     hold [--games N] [--sockets N] [--seconds N] [--every SECONDS] [--seed N] | \
                     copy [--games N] [--seed N] | joins [--times N] [--seed N] | flags [--times N] [--seed N] | \
                     cluster [--nodes N] | bench [--alone] | \
                     scale [--measure --date DAY --machine WORDS]";

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("doska-load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, default: u64| match arguments.iter().position(|word| word == name) {
        Some(at) => arguments
            .get(at + 1)
            .and_then(|value| value.parse().ok())
            .with_context(|| format!("{name} needs a number")),
        None => Ok(default),
    };
    if arguments.first().is_some_and(|word| word == "scale") {
        return scale(&arguments).await;
    }
    let folder = tempfile::tempdir()?;
    let launch = Launch::new(&folder.path().join("data"))?;
    let seed = number("--seed", by_time())?;
    let command = arguments.first().map(String::as_str);
    if !matches!(command, Some("bench" | "cluster")) {
        eprintln!("doska-load: --seed {seed}");
    }
    match command {
        Some("crash") => {
            let seconds = number("--seconds", 120)?;
            let report = crash::run(crash::Setting { seconds, seed }, &launch).await;
            let report = report.with_context(|| launch.log_tail())?;
            println!("{report:?}");
        }
        Some("chaos") => {
            let seconds = number("--seconds", 120)?;
            let report = chaos::run(chaos::Setting { seconds, seed }, folder.path()).await?;
            println!("{report}");
        }
        Some("cluster") => {
            control::run(number("--nodes", 3)? as usize, folder.path()).await?;
        }
        Some("hold") => {
            let setting = hold::Setting {
                games: number("--games", 2000)? as usize,
                sockets: number("--sockets", 9000)? as usize,
                seconds: number("--seconds", 120)?,
                every: number("--every", 20)?,
                seed,
            };
            println!("{}", hold::run(setting, folder.path()).await?);
        }
        Some("copy") => {
            let games = number("--games", 100_000)? as usize;
            println!("{:?}", copy::run(games, seed, folder.path()).await?);
        }
        Some("joins") => {
            let server = launch.start().await?;
            joins::run(launch.address, number("--times", 10_000)? as usize, seed).await?;
            server.terminate().await?;
        }
        Some("flags") => {
            let server = launch.start().await?;
            let games = number("--times", 400)? as usize;
            println!("{:?}", flags::run(launch.address, games, seed).await?);
            server.terminate().await?;
        }
        Some("bench") => {
            let alone = arguments.iter().any(|word| word == "--alone");
            bench::print(!alone).await?;
        }
        _ => bail!("{USAGE}"),
    }
    Ok(())
}

/// Prints docs/scale.md, after measuring if that is asked for.
async fn scale(arguments: &[String]) -> Result<()> {
    let text = |name: &str| {
        let at = arguments.iter().position(|word| word == name);
        let value = at.and_then(|at| arguments.get(at + 1));
        value.with_context(|| format!("--measure needs {name}"))
    };
    if arguments.iter().any(|word| word == "--measure") {
        let measured = scale::measure(text("--date")?, text("--machine")?).await?;
        measured.write()?;
    }
    print!("{}", scale::page(&scale::Measured::read()?));
    Ok(())
}

/// A seed of its own for every run.
fn by_time() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |now| now.as_millis() as u64)
}
