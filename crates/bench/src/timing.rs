//! Taking the time on a machine where others are at work.

use std::time::Instant;

/// How often each thing is measured at least. The best counts: whatever else the machine does only adds
/// time.
pub const ROUNDS: u32 = 3;
/// Short things are measured again until this many seconds have passed.
const SECONDS: f64 = 2.0;

/// How many threads the machine offers.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// What was counted and the shortest time it took.
#[derive(Copy, Clone)]
pub struct Best<T> {
    /// What the last run gave; they are all the same.
    pub result: T,
    /// The shortest time in seconds.
    pub seconds: f64,
}

/// Measures several things in turn, round after round, so that a slow spell of the machine meets all of
/// them alike.
pub fn interleaved<T: Copy>(things: &mut [&mut dyn FnMut() -> T]) -> Vec<Best<T>> {
    let mut best: Vec<Option<Best<T>>> = vec![None; things.len()];
    let begun = Instant::now();
    let mut round = 0;
    while round < ROUNDS || begun.elapsed().as_secs_f64() < SECONDS {
        round += 1;
        for (thing, best) in things.iter_mut().zip(&mut best) {
            let start = Instant::now();
            let result = thing();
            let seconds = start.elapsed().as_secs_f64();
            let shortest = best.map_or(seconds, |best| best.seconds.min(seconds));
            *best = Some(Best {
                result,
                seconds: shortest,
            });
        }
    }
    best.into_iter().flatten().collect()
}

/// Events per second.
pub fn rate(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds
}
