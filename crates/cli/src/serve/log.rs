//! Logging of the server, on standard error.

use anyhow::Result;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::effective::{Effective, LogFormat};
use crate::console::Console;
use crate::fail::Usage;

/// Begins to write what `RUST_LOG` asks for, else what the configuration says.
pub fn begin(console: &Console, effective: &Effective) -> Result<()> {
    let asked = std::env::var("RUST_LOG").unwrap_or_default();
    let asked = if asked.is_empty() {
        format!("doska_server={}", effective.log_level)
    } else {
        asked
    };
    let wanted: Targets = asked
        .parse()
        .map_err(|_| Usage(console.say("serve-bad-log", &[("value", &asked)])))?;
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let registry = tracing_subscriber::registry();
    match effective.log_format {
        LogFormat::Text => registry.with(lines).with(wanted).init(),
        LogFormat::Json => {
            let lines = lines.json().flatten_event(true).with_span_list(false);
            registry.with(lines).with(wanted).init();
        }
    }
    Ok(())
}
