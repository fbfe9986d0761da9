//! The one place where a game's own types are hidden behind common ones.

use std::sync::Arc;

use doska_rules::game::write_game;
use doska_rules::{Draft, Event, Note, Outcome, Seat, Step, View};
use doska_search::{Certain, EngineGame, Solved, Stop};
use doska_tables::Class;

use crate::history::ErasedHistory;
use crate::{AnyMove, AnyPosition, Endings};

/// A position with its counters.
pub(crate) struct At<G: EngineGame> {
    pub position: G,
    pub counters: G::Counters,
}

pub(crate) trait Erased: Send + Sync {
    fn game(&self) -> String;
    fn text(&self) -> String;
    fn tail(&self) -> String;
    fn seat(&self) -> Seat;
    fn seats(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn scores(&self) -> Option<Vec<u32>>;
    fn key(&self) -> u64;
    fn moves(&self) -> Vec<AnyMove>;
    fn move_text(&self, m: &AnyMove) -> String;
    fn read_move(&self, text: &str) -> Result<AnyMove, Note>;
    fn play(&self, m: &AnyMove) -> AnyPosition;
    fn events(&self, m: &AnyMove) -> Vec<Event>;
    fn lines(&self, m: &AnyMove) -> Vec<Vec<Step>>;
    fn view(&self) -> View;
    fn draft(&self) -> Draft;
    fn why_not(&self, steps: &[Step]) -> Note;
    fn perft(&self, depth: u32, threads: usize) -> u64;
    fn divide(&self, depth: u32) -> Vec<(AnyMove, u64)>;
    fn solve(
        &self,
        megabytes: usize,
        stop: &Stop,
        tell: &mut dyn FnMut(&Solved),
    ) -> Result<Solved, Note>;
    fn line(&self) -> Box<dyn ErasedHistory>;
    fn certain(&self, endings: &Endings) -> Option<Certain>;
    fn fresh(&self) -> Box<dyn Erased>;
    fn classes(&self) -> Vec<Class>;
}

/// The game's own move inside an erased one.
pub(crate) fn own<G: EngineGame>(m: &AnyMove) -> G::Move {
    *m.0.downcast_ref::<G::Move>()
        .expect("a move is played in the game it comes from")
}

pub(crate) fn erase<G: EngineGame>(m: G::Move) -> AnyMove {
    AnyMove(Arc::new(m))
}

/// What the board decides, a side without a move included.
pub(crate) fn board_outcome<G: EngineGame>(position: &G) -> Option<Outcome> {
    position
        .outcome()
        .or_else(|| (position.count_moves(&mut Vec::new()) == 0).then(|| position.stuck()))
}

impl<G: EngineGame> At<G> {
    fn legal(&self) -> Vec<G::Move> {
        let mut out = Vec::new();
        if self.position.counted_outcome(&self.counters, 0).is_none() {
            self.position.legal_moves(&mut out);
        }
        out
    }
}

impl<G: EngineGame> Erased for At<G> {
    fn game(&self) -> String {
        write_game::<G>(&self.position.options())
    }

    fn text(&self) -> String {
        self.position.write()
    }

    fn tail(&self) -> String {
        self.position.write_counters(&self.counters)
    }

    fn seat(&self) -> Seat {
        self.position.seat()
    }

    fn seats(&self) -> usize {
        self.position.seats()
    }

    fn outcome(&self) -> Option<Outcome> {
        board_outcome(&self.position).or_else(|| self.position.counted_outcome(&self.counters, 0))
    }

    fn scores(&self) -> Option<Vec<u32>> {
        self.position.scores()
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn moves(&self) -> Vec<AnyMove> {
        self.legal().into_iter().map(erase::<G>).collect()
    }

    fn move_text(&self, m: &AnyMove) -> String {
        self.position.move_text(own::<G>(m))
    }

    fn read_move(&self, text: &str) -> Result<AnyMove, Note> {
        if self.outcome().is_some() {
            return Err(Note::new("move-game-over").part(text));
        }
        self.position.read_move(text).map(erase::<G>)
    }

    fn play(&self, m: &AnyMove) -> AnyPosition {
        let m = own::<G>(m);
        let position = self.position.after(m);
        let counters = self.position.advance(&self.counters, m, &position);
        AnyPosition(Arc::new(At { position, counters }))
    }

    fn events(&self, m: &AnyMove) -> Vec<Event> {
        self.position.events(own::<G>(m))
    }

    fn lines(&self, m: &AnyMove) -> Vec<Vec<Step>> {
        self.position.lines(own::<G>(m))
    }

    fn view(&self) -> View {
        self.position.view()
    }

    fn draft(&self) -> Draft {
        Draft::of(&self.position, &self.counters)
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        self.position.why_not(steps)
    }

    fn perft(&self, depth: u32, threads: usize) -> u64 {
        doska_rules::perft_threads(&self.position, depth, threads)
    }

    fn divide(&self, depth: u32) -> Vec<(AnyMove, u64)> {
        doska_rules::divide(&self.position, depth)
            .into_iter()
            .map(|(m, n)| (erase::<G>(m), n))
            .collect()
    }

    fn solve(
        &self,
        megabytes: usize,
        stop: &Stop,
        tell: &mut dyn FnMut(&Solved),
    ) -> Result<Solved, Note> {
        G::solve(&self.position.options(), megabytes, stop, tell)
    }

    fn line(&self) -> Box<dyn ErasedHistory> {
        Box::new(crate::history::TypedHistory::<G>::new(
            self.position.clone(),
            self.counters.clone(),
        ))
    }

    fn certain(&self, endings: &Endings) -> Option<Certain> {
        let oracle = endings.oracle::<G>()?;
        oracle.ask(&self.position, &self.counters)
    }

    fn fresh(&self) -> Box<dyn Erased> {
        let position = self.position.clone();
        let counters = position.fresh();
        Box::new(At { position, counters })
    }

    fn classes(&self) -> Vec<Class> {
        crate::endings::classes(&self.position)
    }
}
