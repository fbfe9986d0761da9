//! Many pairs at once: as fast as they can, or at the pace of people.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::pairs::{Pair, Place};
use crate::random::Random;

/// How many things are done at once before the measurement.
const AT_ONCE: usize = 32;
/// The longest a move may take before the run is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long moves took, shortest first.
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// Of moves in any order.
    pub fn new(mut all: Vec<Duration>) -> Latencies {
        all.sort_unstable();
        Latencies(all)
    }

    /// The time that this share of the moves did not exceed, in milliseconds.
    pub fn percentile(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let index = (last as f64 * share).round() as usize;
        self.0
            .get(index)
            .map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    }

    /// How many moves were played.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

/// Does something so many times, several at once.
pub async fn many<T, F>(times: usize, mut make: impl FnMut(usize) -> F) -> Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = Result<T>> + Send + 'static,
{
    let mut tasks = JoinSet::new();
    let mut made = Vec::with_capacity(times);
    for number in 0..times {
        if tasks.len() == AT_ONCE {
            let one: Result<T> = tasks.join_next().await.context("a task")??;
            made.push(one?);
        }
        tasks.spawn(make(number));
    }
    while let Some(one) = tasks.join_next().await {
        made.push(one??);
    }
    Ok(made)
}

/// Sits so many pairs down.
pub async fn open<P: Pair>(place: &Place, pairs: usize) -> Result<Vec<P>> {
    many(pairs, |number| P::open(place.clone(), number)).await
}

/// Lets them play for some time, each pair as fast as it can, or with a pause before every move.
pub async fn play<P: Pair>(
    pairs: Vec<P>,
    pause: Option<Duration>,
    time: Duration,
) -> Result<Latencies> {
    let mut playing = JoinSet::new();
    let ready = Arc::new(Barrier::new(pairs.len()));
    let mut random = Random::new(1);
    for mut pair in pairs {
        let ready = Arc::clone(&ready);
        let mut random = random.split();
        playing.spawn(async move {
            ready.wait().await;
            let until = Instant::now() + time;
            let mut latencies = Vec::new();
            // At the pace of people the first moves are spread as well.
            let mut rest = pause.map(|pause| pause.mul_f64(random.below(1000) as f64 / 1000.0));
            while Instant::now() + rest.unwrap_or_default() < until {
                if let Some(rest) = rest {
                    sleep(rest).await;
                }
                let latency = timeout(PATIENCE, pair.turn())
                    .await
                    .context("no move came")??;
                latencies.push(latency);
                rest = pause;
            }
            // Connections stay open until all have finished.
            anyhow::Ok((latencies, pair))
        });
    }
    let mut all = Vec::new();
    let mut finished = Vec::new();
    while let Some(pair) = playing.join_next().await {
        let (latencies, pair) = pair??;
        all.extend(latencies);
        finished.push(pair);
    }
    Ok(Latencies::new(all))
}
