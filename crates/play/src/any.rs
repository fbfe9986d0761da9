//! A position of whichever game it is.

use std::sync::Arc;

use doska_rules::{Draft, Event, Note, Outcome, Seat, Step, View};
use doska_search::EngineGame;

use crate::erased::{CountedPosition, Erased, ErasedMove};
use crate::{Input, MoveInput, registry};

/// A position of any game, with the counters that stand beside it. A value: moves give new ones.
#[derive(Clone)]
pub struct AnyPosition(pub(crate) Arc<dyn Erased>);

/// A legal move of any game, bound to the position it was asked from. To play it anywhere else is an error.
#[derive(Clone)]
pub struct AnyMove(pub(crate) Arc<dyn ErasedMove>);

impl AnyMove {
    /// Its canonical text.
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// What happens in it.
    pub fn events(&self) -> Vec<Event> {
        self.0.events()
    }

    /// The position after it.
    pub fn after(&self) -> AnyPosition {
        self.0.after()
    }

    /// Every way to enter it step by step.
    pub fn step_sequences(&self) -> Vec<Vec<Step>> {
        self.0.step_sequences()
    }
}

impl AnyPosition {
    /// A position that nothing is known to have come before.
    pub fn new<G: EngineGame>(position: G) -> AnyPosition {
        let counters = position.fresh();
        AnyPosition(Arc::new(CountedPosition { position, counters }))
    }

    /// Reads a position text, with or without a tail.
    pub(crate) fn read<G: EngineGame>(
        text: &str,
        options: &G::Options,
    ) -> Result<AnyPosition, Note> {
        let (board, tail) = match text.split_once(" ~") {
            Some((board, tail)) => (board, Some(tail)),
            None => (text, None),
        };
        let position = G::read(board, options)?;
        let counters = match tail {
            Some(tail) => position.read_counters(tail)?,
            None => position.fresh(),
        };
        Ok(AnyPosition(Arc::new(CountedPosition {
            position,
            counters,
        })))
    }

    /// The game and its options: `martian?players=4`. Names the version of the rules (`martian@1?players=4`)
    /// where there is a newer one.
    pub fn game(&self) -> String {
        registry::game_text(self.0.id(), self.0.version(), &self.0.game())
    }

    /// The version of the game's rules.
    pub fn rules_version(&self) -> u32 {
        self.0.version()
    }

    /// The canonical position text without the tail.
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// The position text with the tail of counters.
    pub fn text_with_tail(&self) -> String {
        let tail = self.0.tail();
        if tail.is_empty() {
            self.text()
        } else {
            format!("{} ~{tail}", self.text())
        }
    }

    /// Who is to move.
    pub fn seat(&self) -> Seat {
        self.0.seat()
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// How the game ended, if it did: what the board decides, or the counters of the tail. Repetition
    /// is a matter of the whole game: see [`GameHistory`](crate::GameHistory).
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// Points of each seat, in games that count them.
    pub fn scores(&self) -> Option<Vec<u32>> {
        self.0.scores()
    }

    /// A hash of the position, the same in every version.
    pub fn key(&self) -> u64 {
        self.0.key()
    }

    /// Every legal move, always in the same order; none if the game is over.
    pub fn moves(&self) -> Vec<AnyMove> {
        Arc::clone(&self.0).moves()
    }

    /// The legal move that a text means, or why there is none.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, Note> {
        Arc::clone(&self.0).read_move(text)
    }

    /// The position after a legal move; an error if it is a move of another position or game.
    pub fn play(&self, m: &AnyMove) -> Result<AnyPosition, Note> {
        self.0.play(m)
    }

    /// The position as plain data for drawing.
    pub fn view(&self) -> View {
        self.0.view()
    }

    /// The position as somebody may go on to edit it.
    pub fn draft(&self) -> Draft {
        self.0.draft()
    }

    /// How far these steps go towards a move. Whoever enters one step after another keeps a
    /// [`MoveInput`] instead.
    pub fn input(&self, steps: &[Step]) -> Input {
        let mut input = MoveInput::of(self.clone(), self.moves());
        for &step in steps {
            input.push(step);
        }
        input.state()
    }

    /// The number of move sequences of this length, by one thread or more.
    pub fn perft(&self, depth: u32, threads: usize) -> u64 {
        self.0.perft(depth, threads)
    }

    /// [`perft`](Self::perft) for each legal move.
    pub fn divide(&self, depth: u32) -> Vec<(AnyMove, u64)> {
        Arc::clone(&self.0).divide(depth)
    }
}

impl PartialEq for AnyPosition {
    fn eq(&self, other: &AnyPosition) -> bool {
        self.game() == other.game() && self.text_with_tail() == other.text_with_tail()
    }
}

impl Eq for AnyPosition {}

impl std::fmt::Debug for AnyPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.game(), self.text_with_tail())
    }
}
