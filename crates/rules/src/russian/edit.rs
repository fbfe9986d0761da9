//! Positions put together by hand.

use super::{
    Counters, MEN, Russian,
    counters::{KINGS_LIMIT, MATERIAL_LIMIT, ROAD_LIMIT},
};
use crate::edit::{self, Draft, Edit, Field, Palette, Tally};

/// The fields and their limits, in the order of the tail.
const FIELDS: [(&str, u32); 3] = [
    ("kings-alone", KINGS_LIMIT),
    ("same-material", MATERIAL_LIMIT),
    ("on-road", ROAD_LIMIT),
];

impl Edit for Russian {
    fn palette(draft: &Draft, (): &()) -> Palette {
        let tally = |seat| Tally {
            key: "pieces",
            seat: Some(seat),
            count: draft.standing(seat),
            max: MEN,
        };
        let [(first, limit), rest @ ..] = FIELDS;
        let mut palette = Palette {
            tallies: vec![tally(0), tally(1)],
            ..Palette::draughts(first, limit)
        };
        palette
            .fields
            .extend(rest.map(|(key, limit)| Field::count(key, limit, 0)));
        palette
    }

    fn fields(&self, counters: &Counters) -> Vec<(&'static str, String)> {
        let values = [
            counters.kings_alone,
            counters.same_material,
            counters.on_road,
        ];
        FIELDS
            .into_iter()
            .zip(values)
            .filter(|&(_, value)| value != 0)
            .map(|((key, _), value)| (key, value.to_string()))
            .collect()
    }

    fn compose(draft: &Draft, (): &()) -> String {
        let board = edit::draughts(&draft.view);
        let values = FIELDS.map(|(key, _)| draft.field(key).unwrap_or("0"));
        if values == ["0"; 3] {
            board
        } else {
            format!("{board} ~{}", values.join(","))
        }
    }
}
