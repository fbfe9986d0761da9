//! Work that keeps a core busy, a few pieces at a time, off the threads that answer requests.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// Turns for one kind of work.
pub struct Turns(Arc<Semaphore>);

impl Turns {
    /// So many at once.
    pub fn new(at_once: usize) -> Turns {
        Turns(Arc::new(Semaphore::new(at_once)))
    }

    /// Does something that does not panic when its turn has come.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let turn = Arc::clone(&self.0).acquire_owned().await;
        // The turn lasts as long as the work, even if whoever asked for it has gone.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.expect("the work does not panic")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_turn_lasts_as_long_as_the_work() {
        let turns = Turns::new(1);
        let (end, ended) = mpsc::channel();
        // Whoever asked for it does not wait.
        let first = turns.run(move || ended.recv()).now_or_never();
        assert!(first.is_none());
        assert_eq!(turns.0.available_permits(), 0);
        end.send(()).unwrap();
        assert_eq!(turns.run(|| 7).await, 7);
    }
}
