//! Turkish Draughts (Dama): men and kings on all 64 squares, moving along ranks and files.
//!
//! The move generator works on whole sets of squares: `men` finds every step and jump of all men at
//! once, `kings` follows the kings' captures one by one, `generate` joins them under the rule of
//! majority. `chain` goes through a capture hop by hop; it serves texts, entry and explanations, and
//! the tests hold it against the generator.

mod chain;
mod edit;
mod generate;
mod kings;
mod men;
mod position;
mod seen;
mod show;
mod text;
mod why;

pub use position::{Move, Turkish};

use crate::{
    Counted, Game, Note, OptionSpec, Outcome, Reason,
    counted::{Limit, read_plies},
};

/// How many plies in a row without progress end the game.
pub const QUIET_LIMIT: u32 = 100;

/// The most pieces a side has.
const MOST: u32 = 16;

impl Game for Turkish {
    const ID: &'static str = "turkish";
    const VERSION: u32 = 1;
    const PDN_GAME_TYPE: Option<&'static str> = Some("30,W,8,8,A0,0");
    const OPTIONS: &'static [OptionSpec] = &[];

    fn set_option((): &mut (), _key: &str, _value: &str) {}

    fn get_option((): &(), _key: &str) -> String {
        String::new()
    }
}

impl Counted for Turkish {
    /// Plies in a row without a capture or a man's forward step.
    type Counters = u32;

    fn fresh(&self) -> u32 {
        0
    }

    fn advance(&self, plies: &u32, m: Move, _after: &Turkish) -> u32 {
        // Half of all moves are steps forward: no guess at a branch would be right more often than not.
        let forward = (m.from().rank() != m.to().rank()) & !self.is_king(m.from());
        let quiet = !(m.is_capture() | forward);
        (plies + 1).min(QUIET_LIMIT) * u32::from(quiet)
    }

    fn counted_outcome(&self, plies: &u32, times: u32) -> Option<Outcome> {
        if times >= 3 {
            Some(Outcome::draw(Reason::Threefold))
        } else {
            (*plies >= QUIET_LIMIT).then_some(Outcome::draw(Reason::QuietLimit))
        }
    }

    fn limits(&self, plies: &u32, times: u32) -> Vec<Limit> {
        let quiet = Note::new("turkish-limit-quiet");
        vec![
            Limit::threefold(times),
            Limit::plies(Reason::QuietLimit, quiet, *plies, QUIET_LIMIT, 2),
        ]
    }

    fn write_counters(&self, plies: &u32) -> String {
        plies.to_string()
    }

    fn read_counters(&self, text: &str) -> Result<u32, Note> {
        read_plies(text, QUIET_LIMIT)
    }
}
