//! Logging of the server, which is off unless asked for.

use anyhow::Result;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::console::Console;
use crate::fail::Usage;

/// Begins to write to standard error what `RUST_LOG` asks for, else what `--verbose` does.
pub fn begin(console: &Console, verbose: bool) -> Result<()> {
    let asked = std::env::var("RUST_LOG").unwrap_or_default();
    let wanted: Targets = if asked.is_empty() {
        let level = if verbose {
            LevelFilter::INFO
        } else {
            LevelFilter::OFF
        };
        Targets::new().with_target("doska_server", level)
    } else {
        asked
            .parse()
            .map_err(|_| Usage(console.say("serve-bad-log", &[("value", &asked)])))?
    };
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(false);
    tracing_subscriber::registry()
        .with(lines)
        .with(wanted)
        .init();
    Ok(())
}
