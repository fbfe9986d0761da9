//! The server under test: a process of its own, started, killed and started again.

use std::fs::{File, OpenOptions};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use rustix::process::{Pid, Resource, Rlimit, Signal};
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep, timeout};

use crate::http::Http;

/// How long a start may take.
const START: Duration = Duration::from_secs(30);
/// How long it may take to end when it is asked to.
const END: Duration = Duration::from_mins(1);

/// How to start it.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The binary, and what goes before it: `faketime -f +1h`, a shell with a limit.
    pub command: Vec<String>,
    /// Where it listens; the same for every start.
    pub address: SocketAddr,
    /// Where the database lies.
    pub data: PathBuf,
    /// The environment besides its own.
    pub environment: Vec<(String, String)>,
    /// More flags.
    pub flags: Vec<String>,
}

/// A server that runs.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

/// The binary to test: `DOSKA_BINARY`, or what `make build` made.
pub fn binary() -> Result<PathBuf> {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/release/doska");
    let path = std::env::var_os("DOSKA_BINARY").map_or(built, PathBuf::from);
    let path = path
        .canonicalize()
        .with_context(|| format!("{} is missing: run `make build`", path.display()))?;
    Ok(path)
}

/// A port of the loopback interface that nobody uses.
pub fn free_address() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], doska_testing::free_port()))
}

/// Lets this process and the servers it starts open as many files as the system allows.
pub fn raise_file_limit() {
    let limit = rustix::process::getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    // Without it, fewer sockets can be opened, and opening them says so.
    let _ = rustix::process::setrlimit(Resource::Nofile, raised);
}

impl Launch {
    /// A server with its database in this folder, on a free port.
    pub fn new(data: &Path) -> Result<Launch> {
        Ok(Launch {
            command: vec![binary()?.to_string_lossy().into_owned()],
            address: free_address(),
            data: data.to_owned(),
            environment: Vec::new(),
            flags: Vec::new(),
        })
    }

    /// The same with one more variable in its environment.
    pub fn with(&self, name: &str, value: &str) -> Launch {
        let mut launch = self.clone();
        let variable = (name.to_owned(), value.to_owned());
        launch.environment.push(variable);
        launch
    }

    /// The file that all its servers write their output to.
    pub fn log(&self) -> PathBuf {
        self.data.with_extension("log")
    }

    /// The last lines of it.
    pub fn log_tail(&self) -> String {
        let text = std::fs::read(self.log()).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(12)..].join("\n")
    }

    /// Starts the process. It may not answer yet.
    pub fn spawn(&self) -> Result<Server> {
        let log: File = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.log())?;
        let (program, before) = self.command.split_first().context("no program")?;
        let child = Command::new(program)
            .args(before)
            .args(["serve", "--listen", &self.address.to_string(), "--data"])
            .arg(&self.data)
            .args(["--rate-limits", "off"])
            .args(&self.flags)
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{program} cannot be started"))?;
        Ok(Server {
            child,
            address: self.address,
        })
    }

    /// Starts it and waits until it can store a move.
    pub async fn start(&self) -> Result<Server> {
        let mut server = self.spawn()?;
        match server.ready().await? {
            None => Ok(server),
            Some(status) => Err(anyhow!(
                "the server ended at its start: {status}\n{}",
                self.log_tail()
            )),
        }
    }
}

impl Server {
    /// Waits until it can store a move; gives its status if it ended before that.
    pub async fn ready(&mut self) -> Result<Option<ExitStatus>> {
        let began = Instant::now();
        let mut http = Http::new(self.address);
        while began.elapsed() < START {
            if let Some(status) = self.child.try_wait()? {
                return Ok(Some(status));
            }
            let asked = http.call("GET", "/readyz", None, None).await;
            if asked.is_ok_and(|reply| reply.status == 200) {
                return Ok(None);
            }
            sleep(Duration::from_millis(5)).await;
        }
        bail!("the server is not ready after {} s", START.as_secs())
    }

    fn pid(&self) -> Option<Pid> {
        self.child.id().and_then(|id| Pid::from_raw(id as i32))
    }

    /// Sends a signal; nothing happens if it has ended.
    pub fn signal(&self, signal: Signal) {
        if let Some(pid) = self.pid() {
            // It may have ended at this moment.
            let _ = rustix::process::kill_process(pid, signal);
        }
    }

    /// Its status, if it has ended.
    pub fn has_ended(&mut self) -> Result<Option<ExitStatus>> {
        Ok(self.child.try_wait()?)
    }

    /// Waits until it has ended.
    pub async fn ended(&mut self) -> Result<ExitStatus> {
        Ok(self.child.wait().await?)
    }

    /// Ends it with SIGKILL.
    pub async fn kill(mut self) -> Result<()> {
        self.signal(Signal::KILL);
        self.ended().await?;
        Ok(())
    }

    /// Ends it as an operator does, and expects that it says so with 0.
    pub async fn terminate(mut self) -> Result<()> {
        self.signal(Signal::TERM);
        let status = timeout(END, self.ended())
            .await
            .with_context(|| format!("the server runs {} s after SIGTERM", END.as_secs()))??;
        if !status.success() {
            bail!("after SIGTERM the server ended with {status}");
        }
        Ok(())
    }

    /// How much processor time it has used, in seconds.
    pub fn processor_time(&self) -> Result<f64> {
        processor_time_of(self.child.id().context("the server has ended")?)
    }

    /// How much memory it has in use, in bytes.
    pub fn memory(&self) -> Result<u64> {
        memory_of(self.child.id().context("the server has ended")?)
    }
}

/// How much processor time a process has used, in seconds.
pub fn processor_time_of(id: u32) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
    // After the name, which is in brackets, the twelfth and the thirteenth number count hundredths of a second.
    let (_, numbers) = stat.rsplit_once(')').context("no name")?;
    let ticks = numbers.split_whitespace().skip(11).take(2);
    let ticks: Result<Vec<f64>, _> = ticks.map(str::parse).collect();
    Ok(ticks?.iter().sum::<f64>() / 100.0)
}

/// How much memory a process has in use, in bytes.
pub fn memory_of(id: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1));
    Ok(kilobytes.context("no VmRSS")?.parse::<u64>()? * 1024)
}
