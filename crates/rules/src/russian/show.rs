//! View, steps and events: implements `Show`.

use super::Russian;
use crate::{Event, Note, Show, Step, View, draughts::BoardMove, show::draughts_cells};

impl Show for Russian {
    fn view(&self) -> View {
        View::board(draughts_cells(self.board.pieces(), true), self.seat)
    }

    fn step_sequences(&self, m: BoardMove) -> Vec<Vec<Step>> {
        self.turn().step_sequences(m)
    }

    fn events(&self, m: BoardMove) -> Vec<Event> {
        // What is taken leaves the game.
        self.turn().events(m, |_| None)
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        self.turn().refuse_steps(steps)
    }
}
