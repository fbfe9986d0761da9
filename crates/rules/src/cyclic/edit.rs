//! The position editor: implements `Edit`.

use super::{Cyclic, MEN, Options, QUIET_LIMIT};
use crate::AreaKind;
use crate::edit::{self, Draft, Edit, Palette, Room, Tally};

const COUNTER: &str = "no-enemy-taken";

impl Edit for Cyclic {
    fn palette(draft: &Draft, _options: &Options) -> Palette {
        let room = |seat| Room {
            kind: AreaKind::Reserve,
            seat,
            max: MEN,
        };
        let tally = |seat| Tally {
            key: "men",
            seat: Some(seat),
            count: draft
                .beside(AreaKind::Reserve, seat)
                .saturating_add(draft.standing(seat)),
            max: MEN,
        };
        Palette {
            rooms: vec![room(0), room(1)],
            tallies: vec![tally(0), tally(1)],
            ..Palette::draughts(COUNTER, QUIET_LIMIT)
        }
    }

    fn fields(&self, plies: &u32) -> Vec<(&'static str, String)> {
        edit::plies(COUNTER, *plies)
    }

    fn compose(draft: &Draft, _options: &Options) -> String {
        let [white, black] = [0, 1].map(|seat| draft.beside(AreaKind::Reserve, seat));
        let board = edit::draughts(&draft.view);
        format!("{board}:R{white},{black}") + &edit::plies_tail(draft, COUNTER)
    }
}
