//! The round trip of a connection, as the server measures it. What a client claims counts for nothing.

use std::collections::VecDeque;
use std::time::Instant;

use doska_play::round::Millis;

use crate::ids;

/// How many measurements count.
const LAST: usize = 5;

/// The last round trips.
#[derive(Default)]
pub struct Lag {
    /// What the last ping carried and when it was sent, until its answer has come.
    sent: Option<([u8; 8], Instant)>,
    trips: VecDeque<Millis>,
}

impl Lag {
    /// What the next ping carries: nobody can answer it before it has come. An answer to an earlier one no longer
    /// counts.
    pub fn ping(&mut self) -> [u8; 8] {
        let mut carried = [0; 8];
        ids::fill(&mut carried);
        self.sent = Some((carried, Instant::now()));
        carried
    }

    /// A pong with what its ping carried. Each ping is answered once.
    pub fn pong(&mut self, carried: &[u8]) {
        let answered = self.sent.take_if(|(sent, _)| sent == carried);
        let Some((_, sent_at)) = answered else {
            return;
        };
        if self.trips.len() == LAST {
            self.trips.pop_front();
        }
        self.trips
            .push_back(sent_at.elapsed().as_millis() as Millis);
    }

    /// The lag that is made up for: the shortest of the last round trips, so that one slow answer gains nothing.
    pub fn measured(&self) -> Millis {
        self.trips.iter().copied().min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::Lag;

    #[test]
    fn lies_are_not_measured() {
        let mut lag = Lag::default();
        for lie in [&b""[..], &[0; 8], &u64::MAX.to_le_bytes()] {
            lag.pong(lie);
        }
        assert!(lag.trips.is_empty(), "nothing was asked");
        let first = lag.ping();
        let ping = lag.ping();
        assert_ne!(first, ping);
        lag.pong(&[0; 8]);
        lag.pong(&first);
        assert!(lag.trips.is_empty(), "that was not asked last");
        for _ in 0..3 {
            lag.pong(&ping);
        }
        assert_eq!(lag.trips.len(), 1, "each is answered once");
        assert!(lag.measured() < 1000);
        // One answer held back does not count while another was quick.
        lag.trips.push_back(4000);
        assert!(lag.measured() < 1000);
    }
}
