//! The position editor: implements `Edit`.

use super::{MOST, QUIET_LIMIT, Turkish};
use crate::edit::{self, Draft, Edit, Palette, Tally};

const COUNTER: &str = "no-progress";

impl Edit for Turkish {
    fn palette(draft: &Draft, (): &()) -> Palette {
        let tally = |seat| Tally {
            key: "pieces",
            seat: Some(seat),
            count: draft.standing(seat),
            max: MOST,
        };
        Palette {
            tallies: vec![tally(0), tally(1)],
            ..Palette::draughts(COUNTER, QUIET_LIMIT)
        }
    }

    fn fields(&self, plies: &u32) -> Vec<(&'static str, String)> {
        edit::plies(COUNTER, *plies)
    }

    fn compose(draft: &Draft, (): &()) -> String {
        edit::draughts(&draft.view) + &edit::plies_tail(draft, COUNTER)
    }
}
