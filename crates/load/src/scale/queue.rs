//! How long a move takes when many are played at once: three queues one after the other.

use crate::random::Random;

/// How many moves are simulated.
const MOVES: usize = 60_000;
/// The first moves find everything empty and do not count.
const WARM_UP: usize = 5_000;

/// What moves go through. Times in microseconds.
pub struct Path {
    /// Moves a second.
    pub rate: f64,
    /// How many servers there are, with how many cores each.
    pub servers: usize,
    /// Cores of a server.
    pub cores: usize,
    /// What a move takes on a core of a server.
    pub server_us: f64,
    /// Cores of the database.
    pub database_cores: usize,
    /// What a move takes on a core of the database.
    pub database_us: f64,
    /// Until the log has reached the disk.
    pub fsync_us: f64,
    /// On the way.
    pub network_us: f64,
}

/// What came of it.
pub struct Times {
    /// The median in milliseconds, from arrival to answer.
    pub p50: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// How often a second the log is synced.
    pub syncs: f64,
}

/// Cores that take what comes in order, each one thing at a time.
struct Cores(Vec<f64>);

impl Cores {
    /// When something is done that comes at a time and takes so long.
    fn done(&mut self, at: f64, takes: f64) -> f64 {
        let free = self.0.iter_mut().min_by(|a, b| a.total_cmp(b));
        let free = free.expect("there is a core");
        *free = free.max(at) + takes;
        *free
    }
}

/// Plays moves that come by chance, and says how long they take.
pub fn simulate(path: &Path) -> Times {
    let mut random = Random::new(1);
    let mut servers: Vec<Cores> = (0..path.servers)
        .map(|_| Cores(vec![0.0; path.cores]))
        .collect();
    // When each move came, and when it leaves the queue it is in.
    let mut moves = Vec::with_capacity(MOVES);
    let mut at = 0.0;
    for _ in 0..MOVES {
        at += exponential(&mut random, 1e6 / path.rate);
        let server = random.below(path.servers);
        let takes = exponential(&mut random, path.server_us);
        moves.push((at, servers[server].done(at, takes) + path.network_us));
    }
    moves.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut database = Cores(vec![0.0; path.database_cores]);
    for (_, leaves) in &mut moves {
        *leaves = database.done(*leaves, exponential(&mut random, path.database_us));
    }
    moves.sort_by(|a, b| a.1.total_cmp(&b.1));
    let syncs = sync(&mut moves, path.fsync_us, &mut random);
    let seconds = moves.last().map_or(1.0, |last| last.1) / 1e6;
    let mut took: Vec<f64> = moves
        .iter()
        .skip(WARM_UP)
        .map(|(came, left)| left - came)
        .collect();
    took.sort_by(f64::total_cmp);
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize] / 1000.0;
    Times {
        p50: at(0.5),
        p99: at(0.99),
        syncs: syncs as f64 / seconds,
    }
}

/// The log is synced for all that wait at once; who comes meanwhile waits for the next time. Says how often.
fn sync(moves: &mut [(f64, f64)], fsync_us: f64, random: &mut Random) -> usize {
    let (mut next, mut free, mut syncs) = (0, 0.0_f64, 0);
    while next < moves.len() {
        let begins = free.max(moves[next].1);
        // Half of it is always the same.
        let done = begins + fsync_us / 2.0 + exponential(random, fsync_us / 2.0);
        while next < moves.len() && moves[next].1 <= begins {
            moves[next].1 = done;
            next += 1;
        }
        free = done;
        syncs += 1;
    }
    syncs
}

/// A time by chance with this mean.
fn exponential(random: &mut Random, mean: f64) -> f64 {
    let uniform = (random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    -mean * (1.0 - uniform).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(rate: f64) -> Path {
        Path {
            rate,
            servers: 2,
            cores: 2,
            server_us: 200.0,
            database_cores: 4,
            database_us: 200.0,
            fsync_us: 500.0,
            network_us: 900.0,
        }
    }

    #[test]
    fn a_move_takes_what_it_takes_while_nobody_waits() {
        let times = simulate(&path(10.0));
        assert!((1.5..2.2).contains(&times.p50), "{}", times.p50);
        assert!((9.0..11.0).contains(&times.syncs), "{}", times.syncs);
    }

    #[test]
    fn who_waits_is_synced_together() {
        let (calm, busy) = (simulate(&path(100.0)), simulate(&path(10_000.0)));
        assert!(busy.syncs < 2100.0, "{}", busy.syncs);
        assert!(busy.p99 > calm.p99);
    }

    #[test]
    fn the_same_again_gives_the_same() {
        let (one, two) = (simulate(&path(5000.0)), simulate(&path(5000.0)));
        assert_eq!((one.p50, one.p99), (two.p50, two.p99));
    }
}
