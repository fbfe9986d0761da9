//! What was measured, what is assumed, and what things cost.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// What `doska-load scale --measure` has measured. Times are processor time unless they say otherwise.
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// When.
    pub date: String,
    /// On what, in words.
    pub machine: String,
    /// A move on a server alone with `SQLite`, with the sockets of both players, in microseconds.
    pub sqlite_cpu_us_per_move: f64,
    /// The same on a server with `PostgreSQL` and NATS.
    pub cpu_us_per_move: f64,
    /// What a server does for a move that was played on another one and that nobody here follows.
    pub cpu_us_per_foreign_move: f64,
    /// One more follower of a move.
    pub cpu_us_per_follower: f64,
    /// `PostgreSQL` for a move.
    pub postgres_cpu_us_per_move: f64,
    /// Transactions for a move that write.
    pub transactions_per_move: f64,
    /// Transactions for a move that only read.
    pub reads_per_move: f64,
    /// Transactions a second of an idle server, to which nobody is connected.
    pub queries_per_idle_server: f64,
    /// `PostgreSQL` for such a server, in microseconds a second.
    pub postgres_cpu_us_per_idle_server: f64,
    /// Transactions an hour for a game in which nobody moves and that nobody follows.
    pub queries_per_idle_game: f64,
    /// Transactions an hour for an open socket that follows a game in which nobody moves.
    pub queries_per_socket: f64,
    /// A server for such a socket, in microseconds a second.
    pub cpu_us_per_socket: f64,
    /// `PostgreSQL` for it.
    pub postgres_cpu_us_per_socket: f64,
    /// What `PostgreSQL` writes to its log for a move.
    pub wal_bytes_per_move: f64,
    /// What is kept of a move, with its share of the game, indexes included.
    pub stored_bytes_per_move: f64,
    /// Messages on the bus for a move.
    pub bus_messages_per_move: f64,
    /// Their bytes.
    pub bus_bytes_per_move: f64,
    /// What a follower is sent for a move.
    pub frame_bytes: f64,
    /// A server that has just started.
    pub server_bytes: f64,
    /// An open socket that follows a game.
    pub socket_bytes: f64,
    /// A game in memory.
    pub game_bytes: f64,
    /// Until a block of 8 KB has reached the disk, elapsed, in microseconds.
    pub fsync_us: f64,
    /// Until a player who looks for an opponent has one, elapsed, in microseconds.
    pub pairing_us: f64,
}

impl Measured {
    /// Where the figures are kept.
    pub fn file() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/measured.json")
    }

    /// Reads them.
    pub fn read() -> Result<Measured> {
        let path = Measured::file();
        let text = std::fs::read_to_string(&path).context("bench/measured.json")?;
        serde_json::from_str(&text).context("bench/measured.json")
    }

    /// Keeps them for [`Measured::read`].
    pub fn write(&self) -> Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        Ok(std::fs::write(Measured::file(), text + "\n")?)
    }

    /// The same with three digits that count: more would pretend to be exact.
    pub fn rounded(mut self) -> Measured {
        let figures = [
            &mut self.sqlite_cpu_us_per_move,
            &mut self.cpu_us_per_move,
            &mut self.cpu_us_per_foreign_move,
            &mut self.cpu_us_per_follower,
            &mut self.postgres_cpu_us_per_move,
            &mut self.transactions_per_move,
            &mut self.reads_per_move,
            &mut self.queries_per_idle_server,
            &mut self.postgres_cpu_us_per_idle_server,
            &mut self.queries_per_idle_game,
            &mut self.queries_per_socket,
            &mut self.cpu_us_per_socket,
            &mut self.postgres_cpu_us_per_socket,
            &mut self.wal_bytes_per_move,
            &mut self.stored_bytes_per_move,
            &mut self.bus_messages_per_move,
            &mut self.bus_bytes_per_move,
            &mut self.frame_bytes,
            &mut self.server_bytes,
            &mut self.socket_bytes,
            &mut self.game_bytes,
            &mut self.fsync_us,
            &mut self.pairing_us,
        ];
        for figure in figures {
            let shown = format!("{figure:.2e}").parse();
            *figure = shown.expect("a number that was just written");
        }
        self
    }
}

/// How people play. Nobody has measured this.
#[derive(Clone, Debug)]
pub struct Assumptions {
    /// Of the open boards at the busiest hour, how many are played live; the others are correspondence games.
    pub live_share: f64,
    /// Moves a minute in a live game, of all players together.
    pub moves_per_minute: f64,
    /// Moves a day in a correspondence game.
    pub moves_per_day: f64,
    /// Plies of a live game.
    pub plies: f64,
    /// Spectators of a live game.
    pub spectators: f64,
    /// How many players of correspondence games have the site open.
    pub present: f64,
    /// The busiest minute, as a multiple of the busiest hour.
    pub burst: f64,
    /// The year, as a share of the busiest hour.
    pub year: f64,
    /// There and back within a data centre, in microseconds.
    pub round_trip_us: f64,
    /// Round trips to the database for a move.
    pub round_trips: f64,
}

/// The usual ones.
pub const ASSUMPTIONS: Assumptions = Assumptions {
    live_share: 0.1,
    moves_per_minute: 6.0,
    moves_per_day: 1.0,
    plies: 60.0,
    spectators: 1.0,
    present: 0.05,
    burst: 1.5,
    year: 0.4,
    round_trip_us: 300.0,
    round_trips: 3.0,
};

/// What machines can do, and how much of it is used.
pub struct Machines {
    /// Cores of a server.
    pub server_cores: f64,
    /// Its memory in bytes.
    pub server_bytes: f64,
    /// Connections of a server, sockets included: `max-connections`.
    pub server_sockets: f64,
    /// How many of them are sockets; the others ask for pages and what the API has.
    pub socket_share: f64,
    /// Connections of a server to the database that write.
    pub server_writers: f64,
    /// Sizes of database machines, in cores.
    pub database_cores: [f64; 7],
    /// What it can keep, in bytes.
    pub database_disk: f64,
    /// How many connections it takes.
    pub database_connections: f64,
    /// How many each server and each worker opens.
    pub server_connections: f64,
    /// What its disk takes in bytes a second.
    pub database_bytes: f64,
    /// What one NATS delivers in messages a second.
    pub nats_messages: f64,
    /// And in bytes a second.
    pub nats_bytes: f64,
    /// How much of all this is used at the busiest minute.
    pub used: f64,
}

/// The usual ones.
pub const MACHINES: Machines = Machines {
    server_cores: 4.0,
    server_bytes: 8e9,
    server_sockets: 20_000.0,
    socket_share: 0.8,
    server_writers: 16.0,
    database_cores: [2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0],
    database_disk: 16e12,
    database_connections: 2000.0,
    server_connections: 32.0,
    database_bytes: 500e6,
    nats_messages: 1e6,
    nats_bytes: 1.25e9,
    used: 0.6,
};

/// Prices in dollars a month, as large providers ask them.
pub struct Prices {
    /// A server, a worker, or a NATS.
    pub server: f64,
    /// A core of a database machine with 8 GB; there are two machines, one is the standby.
    pub database_core: f64,
    /// A gigabyte of disk, on both machines and in the backups together.
    pub gigabyte: f64,
    /// A gigabyte sent to players.
    pub sent_gigabyte: f64,
    /// The load balancer.
    pub balancer: f64,
}

/// The usual ones.
pub const PRICES: Prices = Prices {
    server: 60.0,
    database_core: 50.0,
    gigabyte: 0.3,
    sent_gigabyte: 0.05,
    balancer: 25.0,
};
