//! What a database and a bus say about themselves while they are measured.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use doska_testing::Postgres;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::block_in_place;

/// A `PostgreSQL` server of its own.
pub struct Database(Postgres);

impl Database {
    /// Starts one.
    pub fn start() -> Database {
        Database(block_in_place(Postgres::start))
    }

    /// Its address.
    pub fn url(&self) -> String {
        self.0.url()
    }

    /// A number that it answers.
    fn ask(&self, sql: &str) -> Result<f64> {
        let text = block_in_place(|| self.0.query("doska", sql));
        text.trim()
            .parse()
            .with_context(|| format!("{sql}: {text}"))
    }

    /// Bytes that it has written to its log.
    pub fn log(&self) -> Result<f64> {
        self.ask("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')")
    }

    /// Bytes of the database, indexes included.
    pub fn size(&self) -> Result<f64> {
        self.ask("SELECT pg_database_size(current_database())")
    }

    /// Processor time of all its processes, in seconds. Those that have ended are counted by the first one.
    pub fn processor_time(&self) -> f64 {
        let times = self.0.processes().into_iter().filter_map(ticks);
        times.sum::<f64>() / 100.0
    }
}

/// The ticks that a process has used, with those of its children that have ended.
fn ticks(id: u32) -> Option<f64> {
    let text = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // After the name, which is in brackets: the state; from the twelfth number on, four times.
    let (_, numbers) = text.rsplit_once(')')?;
    let times = numbers.split_whitespace().skip(11).take(4);
    times.map(|number| number.parse::<f64>().ok()).sum()
}

/// Hears everything that is said on a bus.
pub struct Ear {
    heard: Arc<[AtomicU64; 2]>,
}

impl Ear {
    /// Listens at `nats://host:port`, without a password.
    pub async fn new(url: &str) -> Result<Ear> {
        let address = url.strip_prefix("nats://").context("expected nats://")?;
        let mut stream = BufReader::new(TcpStream::connect(address).await?);
        let heard = Arc::new([AtomicU64::new(0), AtomicU64::new(0)]);
        let counted = Arc::clone(&heard);
        stream
            .write_all(b"CONNECT {\"verbose\":false}\r\nSUB > 1\r\nPING\r\n")
            .await?;
        tokio::spawn(async move { listen(&mut stream, &counted).await });
        // The subscription holds when the answer to the ping has come.
        tokio::time::sleep(Duration::from_millis(200)).await;
        Ok(Ear { heard })
    }

    /// How many messages were heard, and their bytes with their subjects.
    pub fn heard(&self) -> [f64; 2] {
        let [messages, bytes] = &*self.heard;
        [messages, bytes].map(|count| count.load(Ordering::Relaxed) as f64)
    }
}

async fn listen(stream: &mut BufReader<TcpStream>, heard: &[AtomicU64; 2]) -> Result<()> {
    let mut line = String::new();
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        if line.starts_with("PING") {
            stream.write_all(b"PONG\r\n").await?;
        }
        // MSG subject 1 [reply] bytes
        if let Some(message) = line.strip_prefix("MSG ") {
            let bytes: usize = message.rsplit(' ').next().unwrap_or("").trim().parse()?;
            let mut text = vec![0; bytes + 2];
            stream.read_exact(&mut text).await?;
            heard[0].fetch_add(1, Ordering::Relaxed);
            heard[1].fetch_add((line.len() + text.len()) as u64, Ordering::Relaxed);
        }
    }
}

/// How long it takes until 8 KB have reached the disk of this folder, in microseconds: the median.
pub fn fsync_us(folder: &std::path::Path) -> Result<f64> {
    use std::io::Write;
    let mut file = std::fs::File::create(folder.join("fsync"))?;
    let mut times = Vec::new();
    for _ in 0..200 {
        file.write_all(&[1; 8192])?;
        let begun = Instant::now();
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    Ok(times[times.len() / 2].as_secs_f64() * 1e6)
}
