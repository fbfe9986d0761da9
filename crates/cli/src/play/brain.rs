//! The engine in a thread of its own: one question at a time, the newest.

use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use doska_play::{AnyEngine, Endings, GameHistory, Level, Limits, SearchInfo, Stop};

/// A question.
pub struct Job {
    /// Its number, which the answers carry.
    pub id: u64,
    /// The game up to now.
    pub line: GameHistory,
    /// What the search may use.
    pub limits: Limits,
    /// The level that chooses a move, and what its chance follows from; full strength otherwise.
    pub level: Option<(Level, u64)>,
}

/// An answer, or a part of it.
#[derive(Clone)]
pub struct Told {
    /// The number of the question.
    pub id: u64,
    /// What is known: of the move that is chosen, once it is done. `None` only where there is no move.
    pub info: Option<SearchInfo>,
    /// Whether this is the answer.
    pub done: bool,
}

/// Megabytes that the engine remembers positions in.
const MEMORY: usize = 64;

/// The thread, and what stops it.
pub struct Brain {
    jobs: Sender<Job>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// The question that is to be answered; none if it is 0.
    wanted: AtomicU64,
    stop: Mutex<Option<Arc<Stop>>>,
}

impl Shared {
    fn watch(&self, stop: Option<Arc<Stop>>) {
        *self.stop.lock().unwrap_or_else(PoisonError::into_inner) = stop;
    }

    fn want(&self, id: u64) {
        self.wanted.store(id, SeqCst);
        let stop = self.stop.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stop) = stop.as_ref() {
            stop.ask();
        }
    }
}

impl Brain {
    /// An engine of so many threads whose answers go to `tell`. By tables of endings it plays where it
    /// plays as well as it can, and gives hints.
    pub fn new(
        threads: usize,
        endings: Option<Arc<Endings>>,
        tell: impl Fn(Told) + Send + 'static,
    ) -> Brain {
        let (jobs, asked) = channel::<Job>();
        let shared = Arc::new(Shared::default());
        let known = shared.clone();
        thread::spawn(move || {
            let mut engine = AnyEngine::new(MEMORY, threads);
            while let Ok(job) = asked.recv() {
                let full = job.level.is_none_or(|(level, _)| level == Level::FULL);
                engine.know(endings.clone().filter(|_| full));
                answer(&mut engine, &job, &known, &tell);
            }
        });
        Brain { jobs, shared }
    }

    /// Asks something; an earlier question is given up.
    pub fn ask(&self, job: Job) {
        self.shared.want(job.id);
        // The thread lives as long as this does.
        let _ = self.jobs.send(job);
    }

    /// Gives the question up.
    pub fn stop(&self) {
        self.shared.want(0);
    }
}

fn answer(engine: &mut AnyEngine, job: &Job, shared: &Shared, tell: &impl Fn(Told)) {
    let level = job.level.map_or(Level::FULL, |(level, _)| level);
    let settings = job.line.level_settings(level);
    let stop = Arc::new(Stop::new(settings.limits(job.limits.clone())));
    shared.watch(Some(stop.clone()));
    let wanted = || shared.wanted.load(SeqCst) == job.id;
    if !wanted() {
        return;
    }
    let told = |info, done| Told {
        id: job.id,
        info,
        done,
    };
    let infos = engine.think(&job.line, settings.lines, &stop, &mut |info| {
        if info.multipv == 1 {
            tell(told(Some(info.clone()), false));
        }
    });
    shared.watch(None);
    if wanted() {
        let seed = job.level.map_or(0, |(_, seed)| seed);
        let chosen = AnyEngine::choose(&job.line, settings, &infos, seed);
        tell(told(chosen.cloned(), true));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use doska_play::GameSpec;
    use std::sync::mpsc;

    #[test]
    fn the_newest_question_is_answered() {
        let (sender, answers) = mpsc::channel();
        let brain = Brain::new(1, None, move |told| {
            let _ = sender.send(told);
        });
        let line = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
        let job = |id, limits| Job {
            id,
            line: line.clone(),
            limits,
            level: None,
        };
        // Without an end, unless it is given up.
        brain.ask(job(1, Limits::default()));
        brain.ask(job(2, Limits::depth(2)));
        let done = answers.iter().find(|told| told.done).unwrap();
        assert_eq!(done.id, 2);
        assert!(done.info.is_some());
        brain.ask(job(3, Limits::default()));
        brain.stop();
        brain.ask(job(4, Limits::depth(1)));
        let done = answers.iter().find(|told| told.done).unwrap();
        assert_eq!(done.id, 4);
    }
}
