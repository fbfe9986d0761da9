//! The engine in a thread of its own: one search at a time, the newest.

use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use doska_play::{AnyEngine, Endings, GameHistory, Level, Limits, SearchInfo, Stop};

/// A search for the engine thread.
pub struct SearchRequest {
    /// Its number, which the answers carry.
    pub id: u64,
    /// The game up to now.
    pub history: GameHistory,
    pub limits: Limits,
    /// The level that chooses a move, and what its chance follows from; full strength otherwise.
    pub level: Option<(Level, u64)>,
}

/// A result of a search, or an intermediate one.
#[derive(Clone)]
pub struct SearchReply {
    /// The number of the request.
    pub id: u64,
    /// The line found; of the move that is chosen, once it is done. `None` only if there is no move.
    pub info: Option<SearchInfo>,
    /// Whether the search is over.
    pub done: bool,
}

/// Size of the transposition table, in megabytes.
const MEMORY: usize = 64;

/// The thread, and what stops it.
pub struct EngineThread {
    requests: Sender<SearchRequest>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// The request that is wanted; none if it is 0.
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

impl EngineThread {
    /// An engine of so many threads whose results go to `tell`. It uses endgame tables where it
    /// plays as well as it can, and gives hints.
    pub fn new(
        threads: usize,
        endings: Option<Arc<Endings>>,
        tell: impl Fn(SearchReply) + Send + 'static,
    ) -> EngineThread {
        let (requests, asked) = channel::<SearchRequest>();
        let shared = Arc::new(Shared::default());
        let known = shared.clone();
        thread::spawn(move || {
            let mut engine = AnyEngine::new(MEMORY, threads);
            while let Ok(request) = asked.recv() {
                let full = request.level.is_none_or(|(level, _)| level == Level::FULL);
                engine.know(endings.clone().filter(|_| full));
                answer(&mut engine, &request, &known, &tell);
            }
        });
        EngineThread { requests, shared }
    }

    /// Starts a search; an earlier one is stopped.
    pub fn ask(&self, request: SearchRequest) {
        self.shared.want(request.id);
        // The thread lives as long as this does.
        let _ = self.requests.send(request);
    }

    /// Stops the search.
    pub fn stop(&self) {
        self.shared.want(0);
    }
}

fn answer(
    engine: &mut AnyEngine,
    request: &SearchRequest,
    shared: &Shared,
    tell: &impl Fn(SearchReply),
) {
    let level = request.level.map_or(Level::FULL, |(level, _)| level);
    let settings = request.history.level_settings(level);
    let stop = Arc::new(Stop::new(settings.limits(request.limits.clone())));
    shared.watch(Some(stop.clone()));
    let wanted = || shared.wanted.load(SeqCst) == request.id;
    if !wanted() {
        return;
    }
    let reply = |info, done| SearchReply {
        id: request.id,
        info,
        done,
    };
    let infos = engine.think(&request.history, settings.lines, &stop, &mut |info| {
        if info.multipv == 1 {
            tell(reply(Some(info.clone()), false));
        }
    });
    shared.watch(None);
    if wanted() {
        let seed = request.level.map_or(0, |(_, seed)| seed);
        let chosen = AnyEngine::choose(&request.history, settings, &infos, seed);
        tell(reply(chosen.cloned(), true));
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
        let engine = EngineThread::new(1, None, move |reply| {
            let _ = sender.send(reply);
        });
        let history = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
        let request = |id, limits| SearchRequest {
            id,
            history: history.clone(),
            limits,
            level: None,
        };
        // Without an end, unless it is given up.
        engine.ask(request(1, Limits::default()));
        engine.ask(request(2, Limits::depth(2)));
        let done = answers.iter().find(|reply| reply.done).unwrap();
        assert_eq!(done.id, 2);
        assert!(done.info.is_some());
        engine.ask(request(3, Limits::default()));
        engine.stop();
        engine.ask(request(4, Limits::depth(1)));
        let done = answers.iter().find(|reply| reply.done).unwrap();
        assert_eq!(done.id, 4);
    }
}
