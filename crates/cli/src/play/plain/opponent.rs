//! The engine as an opponent in line mode, which waits for its move.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use doska_play::{Endings, GameHistory, Level, Limits, SearchInfo};

use super::super::engine_thread::{EngineThread, SearchReply, SearchRequest};

/// The engine, and where its answers come in.
pub struct Opponent {
    engine: EngineThread,
    answers: Receiver<SearchReply>,
    asked: u64,
}

impl Opponent {
    pub fn new(threads: usize, endings: Option<Arc<Endings>>) -> Opponent {
        let (sender, answers) = channel();
        let engine = EngineThread::new(threads, endings, move |reply| {
            // Nobody listens any more when the program ends.
            let _ = sender.send(reply);
        });
        Opponent {
            engine,
            answers,
            asked: 0,
        }
    }

    /// What the engine thinks, once it has done so. Full strength, or the choice of a level by a seed.
    pub fn think(
        &mut self,
        history: &GameHistory,
        limits: Limits,
        level: Option<(Level, u64)>,
    ) -> Option<SearchInfo> {
        self.asked += 1;
        let id = self.asked;
        self.engine.ask(SearchRequest {
            id,
            history: history.clone(),
            limits,
            level,
        });
        let done = |reply: &SearchReply| reply.done && reply.id == id;
        self.answers.iter().find(done)?.info
    }
}
