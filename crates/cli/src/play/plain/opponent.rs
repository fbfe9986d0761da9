//! The engine as somebody who sits at the same board, waited for.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use doska_play::{Endings, GameHistory, Level, Limits, SearchInfo};

use super::super::brain::{Brain, Job, Told};

/// The engine, and where its answers come in.
pub struct Opponent {
    brain: Brain,
    answers: Receiver<Told>,
    asked: u64,
}

impl Opponent {
    pub fn new(threads: usize, endings: Option<Arc<Endings>>) -> Opponent {
        let (sender, answers) = channel();
        let brain = Brain::new(threads, endings, move |told| {
            // Nobody listens any more when the program ends.
            let _ = sender.send(told);
        });
        Opponent {
            brain,
            answers,
            asked: 0,
        }
    }

    /// What the engine thinks, once it has done so. Full strength, or the choice of a level by a seed.
    pub fn think(
        &mut self,
        line: &GameHistory,
        limits: Limits,
        level: Option<(Level, u64)>,
    ) -> Option<SearchInfo> {
        self.asked += 1;
        let id = self.asked;
        self.brain.ask(Job {
            id,
            line: line.clone(),
            limits,
            level,
        });
        let done = |told: &Told| told.done && told.id == id;
        self.answers.iter().find(done)?.info
    }
}
