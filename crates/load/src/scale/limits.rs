//! Where something ends as the number of open boards grows, and what is added then.

use super::measured::{Assumptions, MACHINES, Measured};
use super::plan::{busy_servers, database_busy, demand, plan};

/// The most boards that are looked at.
const MOST: f64 = 1e8;

/// Something that ends.
pub struct Limit {
    /// At how many open boards.
    pub boards: f64,
    /// What.
    pub what: String,
    /// What is added then.
    pub then: &'static str,
}

/// What ends, what is added then, and whether so many boards are too many.
type Row<'a> = (&'static str, &'static str, &'a dyn Fn(f64) -> bool);

/// What servers run out of at so many boards.
type Reason<'a> = &'a dyn Fn(f64) -> Option<(f64, &'static str)>;

/// One server with `SQLite`, and the least that a cluster has.
fn servers(measured: &Measured, assumed: &Assumptions) -> Vec<Limit> {
    let alone = alone(measured);
    let near = Assumptions {
        round_trips: 0.0,
        ..assumed.clone()
    };
    let one = |boards| busy_servers(demand(boards, assumed), &alone, &near);
    let three = |boards| busy_servers(demand(boards, assumed), measured, assumed);
    let rows: [(&str, &str, f64, Reason<'_>); 2] = [
        (
            "one server with SQLite",
            "PostgreSQL, NATS, two more servers",
            1.0,
            &one,
        ),
        (
            "three servers, one of them to spare",
            "a server whenever the load asks for it",
            2.0,
            &three,
        ),
    ];
    let limit = |(what, then, most, busy): (&str, &'static str, f64, Reason<'_>)| {
        let boards = first(&|boards| busy(boards).is_none_or(|(busy, _)| busy > most))?;
        let because = busy(boards).map_or("CPU", |(_, because)| because);
        let what = format!("{what}: {because}");
        Some(Limit { boards, what, then })
    };
    rows.into_iter().filter_map(limit).collect()
}

/// The limits, the nearest first. Those beyond [`MOST`] are left out.
pub fn limits(measured: &Measured, assumed: &Assumptions) -> Vec<Limit> {
    let all: [Row<'_>; 7] = [
        ("a database of 16 cores", "a larger machine", &|boards| {
            database(boards, measured, assumed) > 16.0
        }),
        (
            "the largest database machine",
            "several databases that share the games by their id: not built yet",
            &|boards| database(boards, measured, assumed) > MACHINES.database_cores[6],
        ),
        (
            "the disk of the database's log",
            "a faster disk, or several databases: not built yet",
            &|boards| {
                let wal = demand(boards, assumed).moves * measured.wal_bytes_per_move;
                wal > MACHINES.database_bytes * MACHINES.used
            },
        ),
        (
            "the disk of one database, with the games of a year",
            "older games in a place of their own: not built yet",
            &|boards| {
                demand(boards, assumed).year * measured.stored_bytes_per_move
                    > MACHINES.database_disk
            },
        ),
        (
            "the connections of the database, from servers and workers",
            "fewer connections for each of them: not built yet",
            &|boards| {
                let plan = plan(boards, measured, assumed);
                plan.is_none_or(|plan| {
                    let connections = (plan.servers + plan.workers) * MACHINES.server_connections;
                    connections > MACHINES.database_connections
                })
            },
        ),
        (
            "a server that hears of every move: half of it does only that",
            "a subscription for every game that somebody here follows, instead of one for all: not built yet",
            &|boards| {
                let heard = demand(boards, assumed).moves * measured.cpu_us_per_foreign_move;
                heard > MACHINES.server_cores * 1e6 * MACHINES.used / 2.0
            },
        ),
        (
            "pairing, which looks at all who wait in one transaction",
            "pairing for each game and pace on its own: not built yet",
            &|boards| {
                let busy = demand(boards, assumed).seeks * measured.pairing_us / 1e6;
                busy > MACHINES.used
            },
        ),
    ];
    let mut limits = servers(measured, assumed);
    limits.extend(all.iter().filter_map(|(what, then, exceeded)| {
        let boards = first(exceeded)?;
        let what = (*what).to_owned();
        Some(Limit { boards, what, then })
    }));
    limits.sort_by(|a, b| a.boards.total_cmp(&b.boards));
    limits
}

/// Cores that the database needs.
fn database(boards: f64, measured: &Measured, assumed: &Assumptions) -> f64 {
    let demand = demand(boards, assumed);
    let servers = busy_servers(demand, measured, assumed).map_or(0.0, |(busy, _)| busy + 1.0);
    database_busy(demand, servers, measured) / MACHINES.used
}

/// What a server with `SQLite` needs. One thread commits everything, many moves at once: neither disk nor network decide.
fn alone(measured: &Measured) -> Measured {
    Measured {
        cpu_us_per_move: measured.sqlite_cpu_us_per_move,
        cpu_us_per_foreign_move: 0.0,
        postgres_cpu_us_per_move: 0.0,
        fsync_us: 0.0,
        ..measured.clone()
    }
}

/// The least number of boards where something holds that holds for all above it, to three digits.
fn first(exceeded: &dyn Fn(f64) -> bool) -> Option<f64> {
    let (mut low, mut high) = (1.0, MOST);
    if !exceeded(high) {
        return None;
    }
    while high / low > 1.001 {
        let middle = f64::sqrt(low * high);
        if exceeded(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some(high)
}
