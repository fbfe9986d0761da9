//! Work shared by threads, with progress and interruption.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::Class;

/// Is told the progress of long work, and may stop it.
pub trait Watch: Sync {
    /// Work on a class begins, or has reached ends so many plies away.
    fn at(&self, class: Class, plies: u16);
    /// So many more boards are done.
    fn gone(&self, boards: u64);
    /// Whether to give up.
    fn stopped(&self) -> bool {
        false
    }
}

/// No progress is shown and nothing is interrupted.
impl Watch for () {
    fn at(&self, _: Class, _: u16) {}
    fn gone(&self, _: u64) {}
}

/// The work was given up, because [`Watch::stopped`] said so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Interrupted;

/// Does `work` for all boards below `len`, part by part, with so many threads.
pub(crate) fn share(
    len: u64,
    threads: usize,
    watch: &dyn Watch,
    work: impl Fn(Range<u64>) + Sync,
) -> Result<(), Interrupted> {
    share_parts(len, 1 << 13, threads, watch, work)
}

/// Does `work` for all numbers below `len`; a thread takes `size` of them at a time.
pub(crate) fn share_parts(
    len: u64,
    size: u64,
    threads: usize,
    watch: &dyn Watch,
    work: impl Fn(Range<u64>) + Sync,
) -> Result<(), Interrupted> {
    let next = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let run = || {
        loop {
            let from = next.fetch_add(size, Ordering::Relaxed);
            if from >= len {
                break;
            }
            if watch.stopped() {
                stopped.store(true, Ordering::Relaxed);
                break;
            }
            work(from..len.min(from + size));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(len.div_ceil(size) as usize) {
            scope.spawn(run);
        }
        run();
    });
    if stopped.into_inner() {
        Err(Interrupted)
    } else {
        Ok(())
    }
}
