//! NATS.

use std::path::PathBuf;

use crate::guard::Guard;
use crate::{free_port, new_folder, wait_for};

/// A NATS server.
pub struct Nats {
    folder: PathBuf,
    port: u16,
    guard: Option<Guard>,
}

impl Nats {
    /// Starts a server.
    pub fn start() -> Nats {
        let mut server = Nats {
            folder: new_folder("nats"),
            port: free_port(),
            guard: None,
        };
        server.start_again();
        server
    }

    /// Starts it after [`Nats::stop`], on the same port.
    pub fn start_again(&mut self) {
        let (address, port) = ("127.0.0.1", self.port.to_string());
        let words = [program(), "-a", address, "-p", &port];
        self.guard = Some(Guard::start(&self.folder, &words.map(str::to_owned)));
        wait_for(self.port);
    }

    /// Ends it at once.
    pub fn stop(&mut self) {
        self.guard = None;
    }

    /// Sends a signal: `STOP`, `CONT`.
    pub fn signal(&self, signal: &str) {
        if let Some(guard) = &self.guard {
            guard.signal(signal);
        }
    }

    /// The port on loopback.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// `nats://127.0.0.1:PORT`
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.guard = None;
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Debian puts it where only root looks.
fn program() -> &'static str {
    let usual = "/usr/sbin/nats-server";
    if std::path::Path::new(usual).exists() {
        usual
    } else {
        "nats-server"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_starts_ends_and_starts_again() {
        let mut server = Nats::start();
        server.stop();
        assert!(std::net::TcpStream::connect(("127.0.0.1", server.port())).is_err());
        server.start_again();
    }
}
