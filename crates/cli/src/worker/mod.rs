//! `doska worker`: does the work of servers, on as many machines as there are.

use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use clap::ArgMatches;
use doska_server::bus::BusUrl;
use doska_server::work::Kind;
use doska_server::work::tasks::Laboratory;
use doska_server::worker::Worker;

use crate::console::{Console, stdout};
use crate::fail::Usage;
use crate::serve;
use crate::workers::Lab;

/// The settings of the server that a worker has too.
pub const SETTINGS: [&str; 12] = [
    "data",
    "database",
    "bus",
    "workers",
    "public-url",
    "metrics-listen",
    "contact",
    "smtp",
    "mail-from",
    "push-contact",
    "log-level",
    "log-format",
];

/// Works until it is told to end.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let effective = serve::effective(console, args)?;
    let kinds = kinds(console, args)?;
    let config = &effective.config;
    // Whoever waits for tasks looks at the database.
    let bus_needed = kinds.iter().any(|kind| *kind != Kind::Tasks);
    if config.bus == BusUrl::Local && bus_needed {
        return Err(Usage(console.text("worker-no-bus")).into());
    }
    if config.workers == Some(0) {
        return Err(Usage(console.text("worker-none")).into());
    }
    serve::begin_log(console, &effective)?;
    let mut worker = Worker::new()?;
    if let Some(address) = config.metrics_listen {
        let bound = worker.bind_metrics(address);
        bound.map_err(|error| serve::refused(console, address, &error))?;
    }
    let database = serve::shown(&config.database);
    let app = serve::opened(console, &database, worker.open(effective.config))?;
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
    let values = [("kinds", &*names.join(", ")), ("path", &*database)];
    // Whoever started it may have closed its output: that is no reason not to work.
    let _ = writeln!(stdout(), "{}", console.say("worker-works", &values));
    let laboratory: Arc<dyn Laboratory> = Arc::new(Lab::default());
    Ok(worker.run(&app, &kinds, Some(&laboratory))?)
}

/// What `--kinds` names; everything without it.
fn kinds(console: &Console, args: &ArgMatches) -> Result<Vec<Kind>> {
    let Some(text) = args.get_one::<String>("kinds") else {
        return Ok(Kind::ALL.to_vec());
    };
    let read = |name: &str| {
        Kind::of_name(name.trim()).ok_or_else(|| {
            let valid = Kind::ALL.map(Kind::name).join(", ");
            let values = [("value", name), ("name", "kinds"), ("valid", &*valid)];
            Usage(console.say("serve-bad-word", &values)).into()
        })
    };
    text.split(',').map(read).collect()
}
