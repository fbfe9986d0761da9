//! The one place where a game's own types are hidden behind common ones.

use std::any::Any;
use std::sync::Arc;

use doska_rules::game::write_game;
use doska_rules::{Draft, Event, Note, Outcome, Seat, Step, View};
use doska_search::{Certain, EngineGame};
use doska_tables::Class;

use crate::history::ErasedHistory;
use crate::{AnyMove, AnyPosition, Endings};

/// A position with its counters.
pub(crate) struct CountedPosition<G: EngineGame> {
    pub position: G,
    pub counters: G::Counters,
}

/// A legal move and the position it is legal in.
pub(crate) struct BoundMove<G: EngineGame> {
    pub position: Arc<CountedPosition<G>>,
    pub m: G::Move,
}

pub(crate) trait ErasedMove: Any + Send + Sync {
    fn text(&self) -> String;
    fn events(&self) -> Vec<Event>;
    fn step_sequences(&self) -> Vec<Vec<Step>>;
    fn after(&self) -> AnyPosition;
    fn as_any(&self) -> &dyn Any;
}

impl<G: EngineGame> ErasedMove for BoundMove<G> {
    fn text(&self) -> String {
        self.position.position.move_text(self.m)
    }

    fn events(&self) -> Vec<Event> {
        self.position.position.events(self.m)
    }

    fn step_sequences(&self) -> Vec<Vec<Step>> {
        self.position.position.step_sequences(self.m)
    }

    fn after(&self) -> AnyPosition {
        AnyPosition(self.position.after(self.m))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

pub(crate) trait Erased: Send + Sync {
    fn game(&self) -> String;
    fn id(&self) -> &'static str;
    fn version(&self) -> u32;
    fn text(&self) -> String;
    fn tail(&self) -> String;
    fn seat(&self) -> Seat;
    fn seats(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn scores(&self) -> Option<Vec<u32>>;
    fn key(&self) -> u64;
    fn moves(self: Arc<Self>) -> Vec<AnyMove>;
    fn read_move(self: Arc<Self>, text: &str) -> Result<AnyMove, Note>;
    fn play(&self, m: &AnyMove) -> Result<AnyPosition, Note>;
    fn view(&self) -> View;
    fn draft(&self) -> Draft;
    fn why_not(&self, steps: &[Step]) -> Note;
    fn perft(&self, depth: u32, threads: usize) -> u64;
    fn divide(self: Arc<Self>, depth: u32) -> Vec<(AnyMove, u64)>;
    fn line(&self) -> Box<dyn ErasedHistory>;
    fn certain(&self, endings: &Endings) -> Option<Certain>;
    fn fresh(&self) -> Box<dyn Erased>;
    fn classes(&self) -> Vec<Class>;
}

/// The game's own move inside an erased one; an error if it is a move of another position or game.
pub(crate) fn own<G: EngineGame>(m: &AnyMove, position: &G) -> Result<G::Move, Note> {
    match m.0.as_any().downcast_ref::<BoundMove<G>>() {
        Some(bound) if bound.position.position == *position => Ok(bound.m),
        _ => Err(Note::new("move-stale").part(&m.text())),
    }
}

pub(crate) fn bind<G: EngineGame>(position: &Arc<CountedPosition<G>>, m: G::Move) -> AnyMove {
    let position = Arc::clone(position);
    AnyMove(Arc::new(BoundMove { position, m }))
}

/// What the board decides, a side without a move included.
pub(crate) fn board_outcome<G: EngineGame>(position: &G) -> Option<Outcome> {
    position
        .outcome()
        .or_else(|| (position.count_moves(&mut Vec::new()) == 0).then(|| position.stuck()))
}

impl<G: EngineGame> CountedPosition<G> {
    pub(crate) fn after(&self, m: G::Move) -> Arc<CountedPosition<G>> {
        let position = self.position.after(m);
        let counters = self.position.advance(&self.counters, m, &position);
        Arc::new(CountedPosition { position, counters })
    }

    fn legal(&self) -> Vec<G::Move> {
        let mut out = Vec::new();
        if self.position.counted_outcome(&self.counters, 0).is_none() {
            self.position.legal_moves(&mut out);
        }
        out
    }
}

impl<G: EngineGame> Erased for CountedPosition<G> {
    fn game(&self) -> String {
        write_game::<G>(&self.position.options())
    }

    fn id(&self) -> &'static str {
        G::ID
    }

    fn version(&self) -> u32 {
        G::VERSION
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

    fn moves(self: Arc<Self>) -> Vec<AnyMove> {
        self.legal().into_iter().map(|m| bind(&self, m)).collect()
    }

    fn read_move(self: Arc<Self>, text: &str) -> Result<AnyMove, Note> {
        if self.outcome().is_some() {
            return Err(Note::new("move-game-over").part(text));
        }
        self.position.read_move(text).map(|m| bind(&self, m))
    }

    fn play(&self, m: &AnyMove) -> Result<AnyPosition, Note> {
        Ok(AnyPosition(self.after(own(m, &self.position)?)))
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

    fn divide(self: Arc<Self>, depth: u32) -> Vec<(AnyMove, u64)> {
        doska_rules::divide(&self.position, depth)
            .into_iter()
            .map(|(m, n)| (bind(&self, m), n))
            .collect()
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
        Box::new(CountedPosition { position, counters })
    }

    fn classes(&self) -> Vec<Class> {
        crate::endings::classes(&self.position)
    }
}
