//! docs/scale.md.

use std::fmt::Write;

use super::limits::limits;
use super::measured::{ASSUMPTIONS, Assumptions, MACHINES, Measured, PRICES};
use super::plan::{Plan, plan, times};

/// The numbers of open boards in the tables.
const BOARDS: [f64; 7] = [1e3, 3e3, 1e4, 3e4, 1e5, 3e5, 1e6];
/// The number of open boards that is looked at more closely.
const MANY: f64 = 1e6;

/// The whole page.
pub fn page(measured: &Measured) -> String {
    let assumed = &ASSUMPTIONS;
    let mut page = String::from("# From one machine to a million boards\n");
    // Writing into a text does not fail.
    let _ = introduction(&mut page, measured);
    let _ = parameters(&mut page, measured);
    let _ = assumptions(&mut page, assumed);
    let _ = needs(&mut page, measured, assumed);
    let _ = first_limits(&mut page, measured, assumed);
    let _ = sensitivity(&mut page, measured, assumed);
    page
}

fn introduction(page: &mut String, measured: &Measured) -> std::fmt::Result {
    let limits = limits(measured, &ASSUMPTIONS);
    let first = limits.first().map_or(0.0, |limit| limit.boards);
    writeln!(
        page,
        "One server with SQLite is enough for about {} open boards. {}[operations.md](operations.md) says how to run more.\n\n\
         `doska-load scale` prints this page from what `doska-load scale --measure` measured on {} ({}). Nobody has played \
         on a million boards yet.\n",
        count(first),
        a_million(measured),
        measured.date,
        measured.machine,
    )
}

/// What a million boards need, and what is missing for them.
fn a_million(measured: &Measured) -> String {
    let Some(plan) = plan(MANY, measured, &ASSUMPTIONS) else {
        return String::new();
    };
    let needs = format!(
        "A million need about {} servers and {} dollars a month. ",
        plan.servers,
        count(plan.dollars)
    );
    let months = MACHINES.database_disk / plan.stored * 12.0;
    if months >= 12.0 {
        return needs;
    }
    format!(
        "{needs}After about {months:.0} months they also need an archive for old games, which is not built yet: a year of games \
         takes {}, one database keeps {} ([what ends first](#what-ends-first)). ",
        bytes(plan.stored),
        bytes(MACHINES.database_disk)
    )
}

fn parameters(page: &mut String, m: &Measured) -> std::fmt::Result {
    let rows = [
        (
            "CPU time of a server for a move, SQLite",
            time(m.sqlite_cpu_us_per_move),
        ),
        ("the same with PostgreSQL and NATS", time(m.cpu_us_per_move)),
        (
            "of another server, which hears of it",
            time(m.cpu_us_per_foreign_move),
        ),
        ("for one more follower", time(m.cpu_us_per_follower)),
        (
            "CPU time of PostgreSQL for a move",
            time(m.postgres_cpu_us_per_move),
        ),
        (
            "transactions for a move that write",
            format!("{:.2}", m.transactions_per_move),
        ),
        ("that only read", format!("{:.2}", m.reads_per_move)),
        (
            "transactions per second of an idle server (nobody connected)",
            count(m.queries_per_idle_server),
        ),
        (
            "CPU time of PostgreSQL for this, per second",
            time(m.postgres_cpu_us_per_idle_server),
        ),
        (
            "transactions per hour for an idle game that nobody follows",
            count(m.queries_per_idle_game),
        ),
        (
            "transactions per hour for a socket that follows an idle game",
            count(m.queries_per_socket),
        ),
        (
            "CPU time of a server for this, per second",
            time(m.cpu_us_per_socket),
        ),
        (
            "CPU time of PostgreSQL for this, per second",
            time(m.postgres_cpu_us_per_socket),
        ),
        ("log of PostgreSQL for a move", bytes(m.wal_bytes_per_move)),
        (
            "kept of a move, with its share of the game",
            bytes(m.stored_bytes_per_move),
        ),
        (
            "messages on the bus for a move",
            format!("{:.2}", m.bus_messages_per_move),
        ),
        ("their size", bytes(m.bus_bytes_per_move)),
        ("sent to a follower for a move", bytes(m.frame_bytes)),
        (
            "memory of a server that has just started",
            bytes(m.server_bytes),
        ),
        ("memory of an open socket", bytes(m.socket_bytes)),
        ("memory of an idle game", bytes(m.game_bytes)),
        ("until 8 KB have reached the disk", time(m.fsync_us)),
        ("until a player is paired", time(m.pairing_us)),
    ];
    writeln!(page, "## What was measured\n\n| | |\n|---|--:|")?;
    for (what, value) in rows {
        writeln!(page, "| {what} | {value} |")?;
    }
    writeln!(page)
}

fn assumptions(page: &mut String, a: &Assumptions) -> std::fmt::Result {
    writeln!(page, "## What is assumed\n")?;
    writeln!(
        page,
        "- Open boards are games in progress at the busiest hour. {} of them are played live; moves a minute: {}, moves a game: \
         {}, spectators of each: {}. The others are correspondence games; moves a day: {}. {} of their players have the site \
         open.",
        percent(a.live_share),
        a.moves_per_minute,
        a.plies,
        a.spectators,
        a.moves_per_day,
        percent(a.present)
    )?;
    writeln!(
        page,
        "- The busiest minute has {} times the moves of the busiest hour, the average of the year {} of them.",
        a.burst,
        percent(a.year)
    )?;
    let m = &MACHINES;
    writeln!(
        page,
        "- A server has {} cores, {} of memory and up to {} connections. At the busiest minute {} of these connections are \
         sockets; of cores, memory, disk and NATS {} are used. There is one server more than needed, and at least three; a worker for every two servers; three \
         NATS, of which each delivers {} messages a second; a standby of the database.",
        m.server_cores,
        bytes(m.server_bytes),
        count(m.server_sockets),
        percent(m.socket_share),
        percent(m.used),
        count(m.nats_messages)
    )?;
    writeln!(
        page,
        "- A round trip within the data centre takes {}, and a move needs {} to the database. The database writes up to {} a \
         second, keeps up to {}, and has room for {} connections, of which each server and each worker opens {}.",
        time(a.round_trip_us),
        a.round_trips,
        bytes(m.database_bytes),
        bytes(m.database_disk),
        count(m.database_connections),
        m.server_connections
    )?;
    let p = &PRICES;
    writeln!(
        page,
        "- A month of a server, a worker or a NATS costs {} dollars; a core of a database with 8 GB {}, twice for the standby; \
         a gigabyte kept on both and in backups {}; a gigabyte sent {}; a load balancer {}. Costs are those at the end of a \
         year, with all its games kept.\n",
        p.server, p.database_core, p.gigabyte, p.sent_gigabyte, p.balancer
    )
}

fn needs(page: &mut String, measured: &Measured, assumed: &Assumptions) -> std::fmt::Result {
    writeln!(
        page,
        "## What boards need\n\nWith PostgreSQL and NATS, at the busiest minute.\n"
    )?;
    writeln!(
        page,
        "| open boards | live games | moves/s | sockets | servers | decided by | memory of all servers | p50 ms | p99 ms |\n\
         |--:|--:|--:|--:|--:|---|--:|--:|--:|"
    )?;
    let plans: Vec<(f64, Plan)> = BOARDS
        .iter()
        .filter_map(|&boards| Some((boards, plan(boards, measured, assumed)?)))
        .collect();
    let mut syncs = Vec::new();
    for (boards, plan) in &plans {
        let times = times(plan, measured, assumed);
        writeln!(
            page,
            "| {} | {} | {} | {} | {} | {} | {} | {:.1} | {:.1} |",
            count(*boards),
            count(plan.demand.live),
            count(plan.demand.moves),
            count(plan.demand.sockets),
            plan.servers,
            if plan.servers > 3.0 {
                plan.because
            } else {
                "at least three"
            },
            bytes(plan.memory),
            times.p50,
            times.p99
        )?;
        syncs.push(times.syncs);
    }
    writeln!(
        page,
        "\n| open boards | commits/s | syncs/s | busy cores of PostgreSQL | its cores | log | NATS servers | messages/s \
         delivered | bytes/s | kept in a year | dollars a month |\n|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
    )?;
    for ((boards, plan), syncs) in plans.iter().zip(syncs) {
        writeln!(
            page,
            "| {} | {} | {} | {:.2} | {} | {}/s | {} | {} | {} | {} | {} |",
            count(*boards),
            count(plan.demand.moves),
            count(syncs),
            plan.database_busy,
            cores(plan),
            bytes(plan.wal),
            plan.nats,
            count(plan.messages),
            bytes(plan.message_bytes),
            bytes(plan.stored),
            count(plan.dollars)
        )?;
    }
    writeln!(
        page,
        "\np50 and p99: from the arrival of a move to its answer, simulated: moves come by chance, wait for a core of their \
         server, travel, wait for a core of the database, and are synced to its disk together with all that wait then.\n"
    )
}

fn first_limits(page: &mut String, measured: &Measured, assumed: &Assumptions) -> std::fmt::Result {
    writeln!(
        page,
        "## What ends first\n\n| open boards | limit reached | what to add | dollars a month then |\n|--:|---|---|--:|"
    )?;
    for limit in limits(measured, assumed) {
        let cost = plan(limit.boards, measured, assumed).map(|plan| count(plan.dollars));
        writeln!(
            page,
            "| {} | {} | {} | {} |",
            count(limit.boards),
            limit.what,
            limit.then,
            cost.as_deref().unwrap_or("–")
        )?;
    }
    writeln!(page)
}

fn sensitivity(page: &mut String, measured: &Measured, assumed: &Assumptions) -> std::fmt::Result {
    writeln!(
        page,
        "## If it is otherwise\n\nThe least certain are how many of the boards are played live, and what a move costs PostgreSQL \
         on a large machine. With {} open boards, and half or twice as much of either:\n",
        count(MANY)
    )?;
    writeln!(
        page,
        "| played live | PostgreSQL for a move | servers | its cores | dollars a month | the largest database machine ends at |\n\
         |--:|--:|--:|--:|--:|--:|"
    )?;
    for live in [0.5, 1.0, 2.0] {
        for cost in [0.5, 1.0, 2.0] {
            let assumed = Assumptions {
                live_share: assumed.live_share * live,
                ..assumed.clone()
            };
            let measured = Measured {
                postgres_cpu_us_per_move: measured.postgres_cpu_us_per_move * cost,
                ..measured.clone()
            };
            let (share, takes) = (
                percent(assumed.live_share),
                time(measured.postgres_cpu_us_per_move),
            );
            let limits = limits(&measured, &assumed);
            let largest = limits.iter().find(|limit| limit.what.contains("largest"));
            let largest = largest.map_or("–".to_owned(), |limit| count(limit.boards));
            match plan(MANY, &measured, &assumed) {
                Some(plan) => writeln!(
                    page,
                    "| {share} | {takes} | {} | {} | {} | {largest} |",
                    plan.servers,
                    cores(&plan),
                    count(plan.dollars)
                )?,
                None => writeln!(page, "| {share} | {takes} | – | – | – | {largest} |")?,
            }
        }
    }
    Ok(())
}

fn cores(plan: &Plan) -> String {
    if plan.databases > 1.0 {
        format!(
            "{} × {}",
            plan.databases,
            plan.database_cores / plan.databases
        )
    } else {
        plan.database_cores.to_string()
    }
}

/// A number with three digits that count, and commas between thousands.
fn count(number: f64) -> String {
    let digits = number.abs().max(1.0).log10().floor() as i32;
    let unit = 10_f64.powi((digits - 2).max(0));
    let rounded = ((number / unit).round() * unit) as u64;
    if number < 10.0 {
        return format!("{number:.1}");
    }
    let text = rounded.to_string();
    let mut grouped = String::new();
    for (index, digit) in text.chars().enumerate() {
        if index > 0 && (text.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

fn percent(share: f64) -> String {
    format!("{} %", count_short(share * 100.0))
}

fn time(microseconds: f64) -> String {
    if microseconds >= 1000.0 {
        format!("{} ms", count_short(microseconds / 1000.0))
    } else {
        format!("{} µs", count_short(microseconds))
    }
}

fn bytes(number: f64) -> String {
    let units = [("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("KB", 1e3)];
    let fitting = units.into_iter().find(|(_, size)| number >= *size);
    match fitting {
        Some((unit, size)) => format!("{} {unit}", count_short(number / size)),
        None => format!("{} B", count_short(number)),
    }
}

/// A small number: whole from 10 on, else with one digit after the point.
fn count_short(number: f64) -> String {
    if number >= 10.0 || (number - number.round()).abs() < 0.05 {
        format!("{number:.0}")
    } else {
        format!("{number:.1}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `BLESS=1 cargo test -p doska-load --lib scale` writes the page.
    #[test]
    fn the_page_is_what_the_figures_give() {
        let path = Measured::file().with_file_name("../docs/scale.md");
        let printed = page(&Measured::read().unwrap());
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &printed).unwrap();
        }
        let stored = std::fs::read_to_string(&path).unwrap();
        assert!(
            stored == printed,
            "docs/scale.md is not what `doska-load scale` prints"
        );
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(count(1_234_567.0), "1,230,000");
        assert_eq!(count(999.0), "999");
        assert_eq!(count(2.25), "2.2");
        assert_eq!(bytes(12_345.0), "12 KB");
        assert_eq!(time(1500.0), "1.5 ms");
        assert_eq!(percent(0.1), "10 %");
    }
}
