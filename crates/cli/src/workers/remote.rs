//! A job that workers do, as whoever waits for it sees it.

use std::collections::BTreeSet;
use std::io::{IsTerminal, Write};
use std::ops::Range;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::Result;
use doska_server::OpenError;
use doska_server::store::{Database, StoreError};
use doska_server::work::client::Client;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use super::lab;
use crate::console::Console;
use crate::serve;

/// How far ahead of the first unknown result tasks are asked for: enough for many workers, and little enough to throw
/// away where the first results settle it all.
const WINDOW: u64 = 256;
/// How often results are looked for.
const LOOK: Duration = Duration::from_millis(200);
/// How long to wait when the database cannot be reached.
const PAUSE: Duration = Duration::from_secs(1);
/// How often it is said that somebody still waits.
const KEEP: Duration = Duration::from_secs(30);
/// How long nothing may happen before something is said about it.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long cleaning up may take.
const LAST: Duration = Duration::from_secs(5);

/// What is to be done.
pub struct Job {
    /// What it is, for those who do it.
    pub kind: &'static str,
    /// With what: JSON.
    pub spec: String,
    /// The numbers of the tasks.
    pub numbers: Range<u64>,
}

/// A job under way. When this goes, nothing of the job is left in the database.
pub struct Remote {
    ended: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Remote {
    /// Asks the workers of a database to do a job. Results are delivered as they come, each number once, until `deliver`
    /// returns false; what went wrong at a worker is for [`failed`](super::failed).
    pub fn start(
        console: &Console,
        database: &Database,
        job: Job,
        deliver: impl FnMut(u64, Result<String, String>) -> bool + Send + 'static,
    ) -> Result<Remote> {
        let path = serve::shown(database);
        let runtime = Runtime::new()?;
        let opened = runtime.block_on(Client::open(database, lab::kind(), job.kind, job.spec));
        let client = serve::opened(console, &path, opened.map_err(OpenError::Store))?;
        let waiting = Waiting {
            client,
            deliver: Box::new(deliver),
            numbers: job.numbers,
            open: BTreeSet::new(),
            said: Notices::new(console, &path),
            kept: Instant::now(),
        };
        let (ended, end) = oneshot::channel();
        let thread = std::thread::Builder::new().spawn(move || {
            runtime.block_on(waiting.run(end));
            runtime.shutdown_background();
        })?;
        Ok(Remote {
            ended: Some(ended),
            thread: Some(thread),
        })
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        drop(self.ended.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What is known of a job.
struct Waiting {
    client: Client,
    deliver: Box<dyn FnMut(u64, Result<String, String>) -> bool + Send>,
    /// Those that were not asked for yet.
    numbers: Range<u64>,
    /// Those that were, and are not done.
    open: BTreeSet<u64>,
    said: Notices,
    kept: Instant,
}

impl Waiting {
    async fn run(mut self, mut end: oneshot::Receiver<()>) {
        loop {
            let step = async {
                let stepped = self.step().await;
                match stepped {
                    Ok(true) => tokio::time::sleep(LOOK).await,
                    Ok(false) => return false,
                    Err(_) => {
                        self.said.away();
                        tokio::time::sleep(PAUSE).await;
                    }
                }
                true
            };
            let more = tokio::select! {
                // Whoever waited has gone.
                _ = &mut end => false,
                more = step => more,
            };
            if !more {
                break;
            }
        }
        // If it is not reached now, workers clean up later.
        let _ = tokio::time::timeout(LAST, self.client.end()).await;
    }

    /// Delivers what has come and asks for more; false if that was all.
    async fn step(&mut self) -> Result<bool, StoreError> {
        let results = self.client.results().await?;
        let mut read = Vec::with_capacity(results.len());
        for finished in results {
            read.push(finished.number);
            if self.open.remove(&finished.number) {
                self.said.something_happened();
                if !(self.deliver)(finished.number, finished.outcome) {
                    return Ok(false);
                }
            }
        }
        let first = self.open.first().copied().unwrap_or(self.numbers.start);
        let end = self.numbers.end.min(first.saturating_add(WINDOW));
        let more: Vec<u64> = (self.numbers.start..end).collect();
        if !read.is_empty() || !more.is_empty() {
            self.client.turn(read, more.clone()).await?;
            self.numbers.start += more.len() as u64;
            self.open.extend(more);
        }
        if self.open.is_empty() {
            return Ok(false);
        }
        if self.kept.elapsed() > KEEP {
            let open: Vec<u64> = self.open.iter().copied().collect();
            self.client.keep(&open).await?;
            self.kept = Instant::now();
        }
        if self.said.is_impatient() {
            if self.client.in_hand().await? {
                self.said.something_happened();
            } else {
                self.said.idle();
            }
        }
        self.said.reached();
        Ok(true)
    }
}

/// What is said while nothing comes, each once, in the language of whoever waits.
struct Notices {
    idle: Option<String>,
    away: Option<String>,
    /// When a worker was last seen at work.
    happened: Instant,
    /// When the database last answered.
    reached: Instant,
}

impl Notices {
    fn new(console: &Console, path: &str) -> Notices {
        let version = env!("CARGO_PKG_VERSION");
        let now = Instant::now();
        Notices {
            idle: Some(console.say("workers-none", &[("version", version), ("path", path)])),
            away: Some(console.say("workers-away", &[("path", path)])),
            happened: now,
            reached: now,
        }
    }

    fn something_happened(&mut self) {
        self.happened = Instant::now();
    }

    fn reached(&mut self) {
        self.reached = Instant::now();
    }

    fn is_impatient(&self) -> bool {
        self.idle.is_some() && self.happened.elapsed() > PATIENCE
    }

    fn idle(&mut self) {
        self.idle.take().into_iter().for_each(|text| say(&text));
    }

    fn away(&mut self) {
        if self.reached.elapsed() > PATIENCE {
            self.away.take().into_iter().for_each(|text| say(&text));
        }
    }
}

/// A line of its own, in place of the progress where there is any.
fn say(text: &str) {
    let mut err = std::io::stderr().lock();
    let clear = if err.is_terminal() { "\r\x1b[K" } else { "" };
    let _ = writeln!(err, "{clear}{text}");
}
