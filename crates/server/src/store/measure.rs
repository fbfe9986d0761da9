//! What `/metrics` says of the store.

use std::time::Instant;

/// A transaction has ended, well or not: `kind` is `read` or `write`. What it waited for its turn counts too.
pub fn took(kind: &'static str, begun: Instant) {
    let seconds = begun.elapsed().as_secs_f64();
    metrics::histogram!("doska_store_seconds", "kind" => kind).record(seconds);
}

/// The database reported an error, or could not be asked.
pub fn failed() {
    metrics::counter!("doska_store_errors_total").increment(1);
}
