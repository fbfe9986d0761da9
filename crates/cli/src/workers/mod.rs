//! Work that others do: `doska match`, `tune` and `puzzles build` with `--workers URL` ask the workers of a database for
//! it, number by number, and collect the results as if their own threads had found them.

mod lab;
mod remote;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_server::store::Database;
use doska_server::work::tasks::{GIVEN_UP, TRIES};

pub use lab::{Hand, Lab};
pub use remote::{Job, Remote};

use crate::console::Console;
use crate::fail::Usage;
use crate::serve;

/// Who does the work.
pub enum Hands {
    /// So many threads of this process.
    Threads(usize),
    /// The workers of a database.
    Workers(Database),
}

impl Hands {
    /// Those of `--workers`, else so many threads.
    pub fn read(console: &Console, args: &ArgMatches, threads: usize) -> Result<Hands> {
        let Some(url) = args.get_one::<String>("workers") else {
            return Ok(Hands::Threads(threads));
        };
        let database = serve::read_database(console, url).map_err(Usage)?;
        Ok(Hands::Workers(database))
    }
}

/// The error of work that workers could not do.
pub fn failed(console: &Console, why: &str) -> anyhow::Error {
    if why == GIVEN_UP {
        let tries = TRIES.to_string();
        return anyhow!(console.say("workers-given-up", &[("count", &tries)]));
    }
    anyhow!(console.say("workers-failed", &[("why", why)]))
}
