//! Real servers for tests: `PostgreSQL` and NATS on loopback ports of their own, with their data in a temporary folder.
//!
//! `scripts/need postgres nats` installs both. A server ends, and its folder goes, with the value that stands for it;
//! also if the test process is killed.
#![forbid(unsafe_code)]

mod guard;
mod nats;
mod postgres;

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

pub use nats::Nats;
pub use postgres::{Postgres, new_schema};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// The ports that are given out: below those that the system takes for outgoing connections, of which a load test has
/// thousands. A server that is started again finds its port free.
const PORTS: std::ops::Range<u32> = 16_000..32_000;

/// A port on loopback that nobody uses.
pub fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // Processes beside this one begin elsewhere.
    let first = std::process::id().wrapping_mul(61);
    let tried = PORTS.map(|_| {
        let number = first.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = PORTS.start + number % (PORTS.end - PORTS.start);
        u16::try_from(port).expect("ports end below 32,000")
    });
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    tried
        .into_iter()
        .find(free)
        .expect("loopback has free ports")
}

/// A name that no other test has.
fn unique(what: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("{what}_{}_{number}", std::process::id())
}

/// A new folder in the one for temporary files.
fn new_folder(what: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("doska-{}", unique(what)));
    std::fs::create_dir_all(&folder).expect("temporary files can be written");
    folder
}

/// Waits until somebody listens there.
fn wait_for(port: u16) {
    wait_until(&format!("port {port} answers"), || {
        TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok()
    });
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "not within a minute: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
