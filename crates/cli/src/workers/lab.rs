//! What `doska worker` does for matches, self-play and puzzles.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use doska_server::store::tasks;
use doska_server::work::tasks::Laboratory;

use crate::{match_, puzzles, tune};

/// Does tasks of one job, one after the other: what they share is prepared once.
pub trait Hand: Send {
    /// The result of the task of this number; `None` if it was stopped.
    fn perform(&mut self, number: u64, stopped: &dyn Fn() -> bool) -> Option<String>;
}

/// Does tasks of all jobs, several at once.
#[derive(Default)]
pub struct Lab {
    /// Those that wait for more tasks of their job, which is named by its id.
    idle: Mutex<Vec<(String, Box<dyn Hand>)>>,
}

/// The kind of the tasks that this program gives and takes. Others would not play alike: theirs is another one.
pub fn kind() -> &'static str {
    static KIND: OnceLock<String> = OnceLock::new();
    KIND.get_or_init(|| {
        let (kind, version) = (tasks::KIND, env!("CARGO_PKG_VERSION"));
        format!("{kind}{version}-{:016x}", doska_lab::signature())
    })
}

impl Lab {
    fn idle(&self) -> MutexGuard<'_, Vec<(String, Box<dyn Hand>)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One that has done tasks of this job before, else a new one in place of one of another job.
    fn hand(&self, job: &tasks::Job) -> Result<Box<dyn Hand>, String> {
        {
            let mut idle = self.idle();
            if let Some(at) = idle.iter().position(|(id, _)| *id == job.id) {
                return Ok(idle.swap_remove(at).1);
            }
            if !idle.is_empty() {
                idle.remove(0);
            }
        }
        match job.kind.as_str() {
            match_::remote::KIND => match_::remote::hand(&job.spec),
            tune::remote::KIND => tune::remote::hand(&job.spec),
            puzzles::remote::KIND => puzzles::remote::hand(&job.spec),
            kind => Err(format!("“{kind}” is not a kind of job")),
        }
    }
}

impl Laboratory for Lab {
    fn kind(&self) -> &'static str {
        kind()
    }

    fn perform(
        &self,
        job: &tasks::Job,
        number: u64,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Result<String, String>> {
        let mut hand = match self.hand(job) {
            Ok(hand) => hand,
            Err(why) => return Some(Err(why)),
        };
        let done = hand.perform(number, stopped)?;
        self.idle().push((job.id.clone(), hand));
        Some(Ok(done))
    }

    fn rest(&self) {
        // Transposition tables are large.
        self.idle().clear();
    }
}
