//! What a number of open boards needs.

use super::measured::{Assumptions, MACHINES, Measured, PRICES};
use super::queue::{Path, Times, simulate};

const SECONDS_A_YEAR: f64 = 365.0 * 86_400.0;

/// What people do at the busiest minute.
#[derive(Clone, Copy)]
pub struct Demand {
    /// Live games.
    pub live: f64,
    /// Moves a second.
    pub moves: f64,
    /// Open sockets.
    pub sockets: f64,
    /// Players who look for an opponent, a second.
    pub seeks: f64,
    /// Moves in a year.
    pub year: f64,
}

/// What that needs.
pub struct Plan {
    /// The demand.
    pub demand: Demand,
    /// Servers, one of them to spare.
    pub servers: f64,
    /// What decides how many.
    pub because: &'static str,
    /// Workers.
    pub workers: f64,
    /// What the database uses of its cores at the busiest minute.
    pub database_busy: f64,
    /// Cores of the database.
    pub database_cores: f64,
    /// Database machines that share the games, without standbys.
    pub databases: f64,
    /// Bytes of log a second.
    pub wal: f64,
    /// Messages a second that NATS delivers.
    pub messages: f64,
    /// And bytes.
    pub message_bytes: f64,
    /// NATS servers.
    pub nats: f64,
    /// Memory of all servers in bytes.
    pub memory: f64,
    /// Bytes kept after a year.
    pub stored: f64,
    /// Dollars a month.
    pub dollars: f64,
}

/// What people do with so many open boards.
pub fn demand(boards: f64, assumed: &Assumptions) -> Demand {
    let live = boards * assumed.live_share;
    let correspondence = boards - live;
    let hour =
        live * assumed.moves_per_minute / 60.0 + correspondence * assumed.moves_per_day / 86_400.0;
    let games = live * assumed.moves_per_minute / 60.0 / assumed.plies;
    let sockets = live * (2.0 + assumed.spectators) + correspondence * 2.0 * assumed.present;
    Demand {
        live,
        moves: hour * assumed.burst,
        sockets,
        seeks: 2.0 * games * assumed.burst,
        year: hour * assumed.year * SECONDS_A_YEAR,
    }
}

/// How many servers are busy, as a fraction, and why not fewer. `None`: what each hears of the others alone is too much
/// for it.
pub fn busy_servers(
    demand: Demand,
    measured: &Measured,
    assumed: &Assumptions,
) -> Option<(f64, &'static str)> {
    let followers = assumed.spectators * measured.cpu_us_per_follower;
    let needed = demand.moves * (measured.cpu_us_per_move + followers)
        + demand.sockets * measured.cpu_us_per_socket;
    let heard = demand.moves * measured.cpu_us_per_foreign_move;
    let left = MACHINES.server_cores * 1e6 * MACHINES.used - heard;
    if left <= 0.0 {
        return None;
    }
    let memory = demand.sockets * measured.socket_bytes + demand.live * measured.game_bytes;
    let room = MACHINES.server_bytes * MACHINES.used - measured.server_bytes;
    let writing = transaction_us(measured, assumed) * demand.moves / 1e6;
    let reasons = [
        (needed / left, "CPU"),
        (
            demand.sockets / (MACHINES.server_sockets * MACHINES.socket_share),
            "sockets",
        ),
        (memory / room, "memory"),
        (
            writing / (MACHINES.server_writers * MACHINES.used),
            "connections to the database",
        ),
    ];
    reasons.into_iter().max_by(|a, b| a.0.total_cmp(&b.0))
}

/// How long a move holds a connection.
fn transaction_us(measured: &Measured, assumed: &Assumptions) -> f64 {
    let network = assumed.round_trips * assumed.round_trip_us;
    network + measured.postgres_cpu_us_per_move + 1.5 * measured.fsync_us
}

/// Cores of the database that are busy.
pub fn database_busy(demand: Demand, servers: f64, measured: &Measured) -> f64 {
    let moves = demand.moves * measured.postgres_cpu_us_per_move;
    let sockets = demand.sockets * measured.postgres_cpu_us_per_socket;
    (moves + sockets + servers * measured.postgres_cpu_us_per_idle_server) / 1e6
}

/// Everything that so many open boards need. `None` where no number of servers is enough.
pub fn plan(boards: f64, measured: &Measured, assumed: &Assumptions) -> Option<Plan> {
    let demand = demand(boards, assumed);
    let (busy, because) = busy_servers(demand, measured, assumed)?;
    // One can go while another is being upgraded.
    let servers = busy.ceil().max(2.0) + 1.0;
    let database_busy = database_busy(demand, servers, measured);
    let wanted = database_busy / MACHINES.used;
    let largest = MACHINES.database_cores[MACHINES.database_cores.len() - 1];
    let wal = demand.moves * measured.wal_bytes_per_move;
    let databases = (wanted / largest)
        .max(wal / (MACHINES.database_bytes * MACHINES.used))
        .ceil();
    let databases = databases.max(1.0);
    let fits = |cores: &&f64| **cores >= wanted / databases;
    let database_cores = *MACHINES
        .database_cores
        .iter()
        .find(fits)
        .unwrap_or(&largest)
        * databases;
    let told = demand.moves * (servers - 1.0);
    let messages = told * measured.bus_messages_per_move;
    let message_bytes = told * measured.bus_bytes_per_move;
    let by_messages = messages / (MACHINES.nats_messages * MACHINES.used);
    let by_bytes = message_bytes / (MACHINES.nats_bytes * MACHINES.used);
    let nats = by_messages.max(by_bytes).ceil().max(3.0);
    let memory = servers * measured.server_bytes
        + demand.sockets * measured.socket_bytes
        + demand.live * measured.game_bytes;
    let stored = demand.year * measured.stored_bytes_per_move;
    let workers = (servers / 2.0).ceil().max(2.0);
    let sent = demand.year / 12.0 * measured.frame_bytes * (2.0 + assumed.spectators);
    let dollars = (servers + workers + nats) * PRICES.server
        + 2.0 * database_cores * PRICES.database_core
        + stored / 1e9 * PRICES.gigabyte
        + sent / 1e9 * PRICES.sent_gigabyte
        + PRICES.balancer;
    Some(Plan {
        demand,
        servers,
        because,
        workers,
        database_busy,
        database_cores,
        databases,
        wal,
        messages,
        message_bytes,
        nats,
        memory,
        stored,
        dollars,
    })
}

/// How long moves take then.
pub fn times(plan: &Plan, measured: &Measured, assumed: &Assumptions) -> Times {
    let followers = assumed.spectators * measured.cpu_us_per_follower;
    // What every server hears of the others keeps its cores busy as well.
    let heard = measured.cpu_us_per_foreign_move * (plan.servers - 1.0);
    simulate(&Path {
        rate: plan.demand.moves,
        servers: plan.servers as usize,
        cores: MACHINES.server_cores as usize,
        server_us: measured.cpu_us_per_move + followers + heard,
        database_cores: plan.database_cores as usize,
        database_us: measured.postgres_cpu_us_per_move,
        // Each database syncs a log of its own.
        fsync_us: measured.fsync_us / plan.databases,
        network_us: assumed.round_trips * assumed.round_trip_us,
    })
}
