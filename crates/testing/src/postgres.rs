//! `PostgreSQL`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::guard::Guard;
use crate::{free_port, new_folder, unique, wait_until};

/// A server with an empty database.
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    guard: Option<Guard>,
}

/// The settings of a test server. Commits reach the disk, as they do elsewhere.
const SETTINGS: &str = "listen_addresses = '127.0.0.1'
fsync = on
synchronous_commit = on
max_connections = 300
shared_buffers = 64MB
max_wal_size = 256MB
unix_socket_directories = ''
";

impl Postgres {
    /// Starts a server, of which the user `doska` and the database `doska` are made.
    pub fn start() -> Postgres {
        let folder = new_folder("postgres");
        own(&folder);
        let data = folder.join("data");
        // Texts are ordered as people expect: whoever needs the order of bytes has to say so.
        let mut init = as_postgres(&program("initdb"));
        init.arg("-D").arg(&data).args([
            "-U",
            "doska",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
            "--locale-provider=icu",
            "--icu-locale=en-US",
            "--no-sync",
        ]);
        run(&mut init);
        let mut server = Postgres {
            port: free_port(),
            folder,
            guard: None,
        };
        let conf = data.join("postgresql.conf");
        let text = fs::read_to_string(&conf).expect("initdb wrote it");
        let text = format!("{text}\n{SETTINGS}port = {}\n", server.port);
        fs::write(conf, text).expect("it can be written");
        server.start_again();
        server.query("postgres", "CREATE DATABASE doska");
        server
    }

    /// Starts it after [`Postgres::stop`] or [`Postgres::kill`], on the same port with the same data.
    pub fn start_again(&mut self) {
        let mut command = as_postgres(&program("postgres"));
        command.arg("-D").arg(self.folder.join("data"));
        let words = std::iter::once(command.get_program()).chain(command.get_args());
        let words: Vec<String> = words
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        self.guard = Some(Guard::start(&self.folder, &words));
        wait_until("PostgreSQL answers", || self.answers());
    }

    fn answers(&self) -> bool {
        let mut ready = Command::new(program("pg_isready"));
        let port = self.port.to_string();
        ready.args(["-q", "-h", "127.0.0.1", "-p", &port]);
        ready.status().is_ok_and(|status| status.success())
    }

    /// Ends it at once, as a power cut would: connections break, and the next start recovers. Until every process of a
    /// connection has ended, it writes; a server that started meanwhile would find its data changed under its hands.
    pub fn kill(&mut self) {
        let Some(mut guard) = self.guard.take() else {
            return;
        };
        guard.signal("STOP"); // it starts no other process from here
        let children = children(guard.pid);
        guard.signal("KILL");
        let _ = Command::new("kill")
            .args(["-s", "KILL"])
            .args(children.iter().map(u32::to_string))
            .stderr(Stdio::null()) // some have ended by themselves
            .status();
        guard.end();
        wait_until("every process of PostgreSQL has ended", || {
            !children.iter().any(|&child| runs(child))
        });
    }

    /// Ends it, without waiting for connections.
    pub fn stop(&mut self) {
        self.guard = None;
    }

    /// The ids of its processes, the first one first.
    pub fn processes(&self) -> Vec<u32> {
        let first = self.guard.iter().map(|guard| guard.pid);
        first
            .flat_map(|first| std::iter::once(first).chain(children(first)))
            .collect()
    }

    /// Sends a signal to the first process: `STOP`, `CONT`.
    pub fn signal(&self, signal: &str) {
        if let Some(guard) = &self.guard {
            guard.signal(signal);
        }
    }

    /// The port on loopback.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// The address of the database `doska`.
    pub fn url(&self) -> String {
        format!(
            "postgres://doska@127.0.0.1:{}/doska?sslmode=disable",
            self.port
        )
    }

    /// Runs statements in a database and returns what they print, without headings.
    pub fn query(&self, database: &str, sql: &str) -> String {
        let url = format!("postgres://doska@127.0.0.1:{}/{database}", self.port);
        psql(&url, sql)
    }

    /// Where data and log lie.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// The processes that a process has started.
fn children(pid: u32) -> Vec<u32> {
    let parent = pid.to_string();
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let all = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    all.filter(|child| status(*child).nth(1) == Some(parent.clone()))
        .collect()
}

/// What the system says of a process after its name, which is in brackets: its state, its parent.
fn status(pid: u32) -> impl Iterator<Item = String> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after = text.rsplit(") ").next().unwrap_or_default().to_owned();
    let words: Vec<String> = after.split_whitespace().map(str::to_owned).collect();
    words.into_iter()
}

/// Whether a process has not ended; its parent may not have taken notice of that.
fn runs(pid: u32) -> bool {
    let state = status(pid).next();
    state.is_some_and(|state| state != "Z" && state != "X")
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.guard = None;
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A new, empty schema in the database of this address, and the address by which all tables are made and found in it:
/// tests beside each other on one server.
pub fn new_schema(url: &str) -> String {
    let name = unique("test");
    psql(url, &format!("CREATE SCHEMA {name}"));
    let separator = if url.contains('?') { '&' } else { '?' };
    format!("{url}{separator}options=-csearch_path%3D{name}")
}

fn psql(url: &str, sql: &str) -> String {
    let mut psql = Command::new(program("psql"));
    psql.args([
        "-X",
        "-q",
        "-A",
        "-t",
        "-v",
        "ON_ERROR_STOP=1",
        "-d",
        url,
        "-c",
        sql,
    ]);
    run(&mut psql)
}

/// Runs a program to its end.
fn run(command: &mut Command) -> String {
    let output = command.output();
    let output = output.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        output.status.success(),
        "{command:?}: {}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
    text(&output.stdout).trim_end().to_owned()
}

/// A program of `PostgreSQL`: Debian keeps them beside each other by version.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut found: Vec<PathBuf> = versions
        .flatten()
        .map(|version| version.path().join("bin").join(name))
        .filter(|path| path.exists())
        .collect();
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}

/// Servers refuse to run as root.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command
        .args(["--reuid=postgres", "--regid=postgres", "--clear-groups"])
        .arg(program);
    command
}

fn own(folder: &Path) {
    if is_root() {
        let user = "postgres:postgres";
        run(Command::new("chown").arg(user).arg(folder));
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout == b"0\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_starts_answers_is_killed_and_goes_with_its_folder() {
        let mut server = Postgres::start();
        let schema = new_schema(&server.url());
        psql(
            &schema,
            "CREATE TABLE kept (n BIGINT); INSERT INTO kept VALUES (7)",
        );
        server.kill();
        assert!(!server.answers());
        server.start_again();
        assert_eq!(psql(&schema, "SELECT n FROM kept"), "7");
        let (folder, port) = (server.folder().to_owned(), server.port());
        drop(server);
        assert!(!folder.exists());
        assert!(std::net::TcpListener::bind(("127.0.0.1", port)).is_ok());
    }
}
