//! Places where a test lets the process die, to see that nothing answered is lost.
//!
//! `DOSKA_FAILPOINT=after-commit:100` aborts when that place is reached for the hundredth time.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};

static ARMED: OnceLock<Option<(String, AtomicI64)>> = OnceLock::new();

/// Dies here if a test asked for it. Otherwise does nothing.
pub fn reach(place: &str) {
    let armed = ARMED.get_or_init(|| {
        let asked = std::env::var("DOSKA_FAILPOINT").ok()?;
        let (name, count) = asked.split_once(':')?;
        Some((name.to_owned(), AtomicI64::new(count.parse().ok()?)))
    });
    if let Some((name, left)) = armed
        && name == place
        && left.fetch_sub(1, Ordering::Relaxed) == 1
    {
        std::process::abort();
    }
}
