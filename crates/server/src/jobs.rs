//! Jobs that run beside the requests as long as the process does.

use std::time::Duration;

use tokio::task::JoinHandle;

/// How long to wait before a job that panicked begins again.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs a job until it ends by itself. One that panics begins again: without it, clocks would stop falling or mail would
/// stay where it is, and nobody would notice.
pub fn keep<F>(name: &'static str, job: impl Fn() -> F + Send + 'static) -> JoinHandle<()>
where
    F: Future<Output = ()> + Send + 'static,
{
    keep_with(name, PAUSE, job)
}

fn keep_with<F>(
    name: &'static str,
    pause: Duration,
    job: impl Fn() -> F + Send + 'static,
) -> JoinHandle<()>
where
    F: Future<Output = ()> + Send + 'static,
{
    tokio::spawn(async move {
        while let Err(error) = tokio::spawn(job()).await {
            if !error.is_panic() {
                return;
            }
            tracing::error!(name, "a job panicked and begins again");
            tokio::time::sleep(pause).await;
        }
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::{Duration, keep_with};

    #[tokio::test]
    async fn a_job_that_panics_begins_again_and_one_that_ends_does_not() {
        let begun = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&begun);
        let job = move || {
            let number = counted.fetch_add(1, Ordering::SeqCst);
            async move { assert_eq!(number, 2, "the first two panic") }
        };
        keep_with("test", Duration::ZERO, job).await.unwrap();
        assert_eq!(begun.load(Ordering::SeqCst), 3);
    }
}
