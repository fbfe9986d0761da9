//! The position editor: implements `Edit`.

use std::fmt::Write;

use super::{Counters, Options, Topological};
use crate::edit::{Draft, Edit, Field, Palette, Plan, Tally, Values};
use crate::{Counted, Kind, Token};

const STAGE: &str = "stage";
const LAYING: &str = "laying";
const MOVING: &str = "moving";
const PLIES: &str = "period-plies";
const CAPTURES: [&str; 2] = ["period-captures-white", "period-captures-black"];
const PASSES: &str = "passes";

impl Edit for Topological {
    fn palette(draft: &Draft, options: &Options) -> Palette {
        let tokens = [0, 1].map(|seat| Token {
            kind: Kind::Checker,
            seat: Some(seat),
        });
        let tally = |seat| Tally {
            key: "checkers",
            seat: Some(seat),
            count: draft.standing(seat),
            max: options.checkers() as u32,
        };
        let mut palette = Palette {
            plan: Plan::Laid,
            turns: vec![laying_turn(draft)],
            fields: vec![Field {
                key: STAGE,
                values: Values::OneOf([LAYING, MOVING].map(str::to_owned).to_vec()),
                default: LAYING.to_owned(),
            }],
            tallies: vec![tally(0), tally(1)],
            ..Palette::board(tokens.to_vec(), 2)
        };
        if is_moving(draft) {
            palette.plan = Plan::Fields;
            palette.height = options.fields() as u32;
            palette.turns = vec![0, 1];
            palette.tallies.push(Tally {
                key: "fields",
                seat: None,
                count: draft.view.cells.len() as u32,
                max: options.fields() as u32,
            });
            let [white, black] = captures(draft);
            let most = options.checkers() as u32;
            palette.fields.extend([
                Field::count(PLIES, options.period_plies(), 0),
                Field::count(CAPTURES[0], most, white),
                Field::count(CAPTURES[1], most, black),
                Field::count(PASSES, 2, 0),
            ]);
        }
        palette
    }

    fn fields(&self, counters: &Counters) -> Vec<(&'static str, String)> {
        if self.stacks().is_none() {
            return Vec::new();
        }
        let fresh = self.fresh();
        let [white, black] = [0, 1].map(|i| {
            let (counted, usual) = (counters.captures[i], fresh.captures[i]);
            (CAPTURES[i], u32::from(counted), u32::from(usual))
        });
        let all = [
            (PLIES, counters.plies, fresh.plies),
            white,
            black,
            (PASSES, counters.passes.into(), fresh.passes.into()),
        ];
        let differing = all
            .into_iter()
            .filter(|(_, counted, usual)| counted != usual);
        [(STAGE, MOVING.to_owned())]
            .into_iter()
            .chain(differing.map(|(key, counted, _)| (key, counted.to_string())))
            .collect()
    }

    fn compose(draft: &Draft, _options: &Options) -> String {
        let moving = is_moving(draft);
        let seat = if moving {
            draft.view.seat
        } else {
            laying_turn(draft)
        };
        let phase = if moving { 'M' } else { 'P' };
        let side = if seat == 0 { 'w' } else { 'b' };
        let mut out = format!("{phase} {side} {}", cells(draft, moving));
        if moving {
            out += &tail(draft);
        }
        out
    }
}

/// In the stage of laying out every empty cell is only a place where the next checker could lie.
fn is_moving(draft: &Draft) -> bool {
    draft.field(STAGE) == Some(MOVING)
}

/// Who lays next: nobody has to say so.
fn laying_turn(draft: &Draft) -> u8 {
    u8::from(draft.standing(0) > draft.standing(1))
}

/// The cells with what stands on them, by y, then x.
fn cells(draft: &Draft, moving: bool) -> String {
    let mut cells: Vec<_> = draft.view.cells.iter().collect();
    cells.retain(|cell| moving || !cell.stack.is_empty());
    cells.sort_by_key(|cell| (cell.place.y, cell.place.x));
    if cells.is_empty() {
        return "-".to_owned();
    }
    let mut out = String::new();
    for cell in cells {
        if !out.is_empty() {
            out.push(';');
        }
        let _ = write!(out, "{},{}=", cell.place.x, cell.place.y); // writing to a String cannot fail
        if cell.stack.is_empty() {
            out.push('-');
        }
        out.extend(cell.stack.iter().map(|token| match token.seat {
            Some(0) => 'w',
            _ => 'b',
        }));
    }
    out
}

/// Enemy checkers in the stacks that White and Black own.
fn captures(draft: &Draft) -> [u32; 2] {
    let mut captures = [0; 2];
    for cell in &draft.view.cells {
        if let Some(&top) = cell.stack.last() {
            let owner = usize::from(top.seat != Some(0));
            captures[owner] += cell.stack.iter().filter(|&&token| token != top).count() as u32;
        }
    }
    captures
}

fn tail(draft: &Draft) -> String {
    let [white, black] = captures(draft).map(|count| count.to_string());
    let keys = [PLIES, CAPTURES[0], CAPTURES[1], PASSES];
    let usual = ["0", &white, &black, "0"];
    let told = keys.iter().zip(usual);
    let told = told.map(|(key, usual)| (draft.field(key).unwrap_or(usual), usual));
    let told: Vec<_> = told.collect();
    if told.iter().all(|(value, usual)| value == usual) {
        return String::new();
    }
    let values: Vec<&str> = told.into_iter().map(|(value, _)| value).collect();
    format!(" ~{}", values.join("/"))
}
