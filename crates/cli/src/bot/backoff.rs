//! How long to wait before another try.

use std::time::Duration;

const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(30);

/// Waits longer after every failure, and not exactly as long as others do: a server that comes back is not met by all
/// its clients in the same moment.
#[derive(Debug)]
pub struct Backoff {
    next: Duration,
    /// Differs between programs and changes with every wait.
    seed: u64,
}

impl Backoff {
    /// One that has seen no failure.
    pub fn new() -> Backoff {
        Backoff {
            next: FIRST,
            seed: u64::from(std::process::id()),
        }
    }

    /// Something went well.
    pub fn reset(&mut self) {
        self.next = FIRST;
    }

    /// How long to wait now; `asked` is what the server wants at least.
    pub fn wait(&mut self, asked: Option<Duration>) -> Duration {
        let base = self.next;
        self.next = (base * 2).min(LONGEST);
        self.seed = doska_rules::zobrist::mix(self.seed);
        let jitter = base.mul_f64((self.seed % 1000) as f64 / 2000.0);
        (base + jitter).max(asked.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_begin_again() {
        let mut backoff = Backoff::new();
        let waits: Vec<Duration> = (0..12).map(|_| backoff.wait(None)).collect();
        assert!(waits[0] >= FIRST && waits[0] <= FIRST * 3 / 2);
        assert!(waits[11] >= LONGEST && waits[11] <= LONGEST * 3 / 2);
        assert!(backoff.wait(Some(Duration::from_secs(90))) >= Duration::from_secs(90));
        backoff.reset();
        assert!(backoff.wait(None) <= FIRST * 3 / 2);
    }
}
