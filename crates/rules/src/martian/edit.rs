//! The position editor: implements `Edit`.

use super::board::value;
use super::{Martian, Options, Players};
use crate::edit::{self, Draft, Edit, Field, Palette, Tally, Values};
use crate::{Kind, Place, Seat, Token};

const COUNTER: &str = "no-capture";
/// The crossing that may not be taken back, as a move: `d4-d5`.
const BARRED: &str = "barred-return";
const NONE: &str = "none";

impl Edit for Martian {
    fn palette(draft: &Draft, options: &Options) -> Palette {
        let players = options.players;
        let mut fields = vec![Field::count(COUNTER, players.quiet_limit(), 0)];
        if players == Players::Two {
            let crossings = standing(draft, players).crossings();
            let crossings = crossings
                .iter()
                .map(|way| format!("{}-{}", way.from, way.to));
            fields.push(Field {
                key: BARRED,
                values: Values::OneOf([NONE.to_owned()].into_iter().chain(crossings).collect()),
                default: NONE.to_owned(),
            });
        }
        let kinds = [Kind::Pawn, Kind::Drone, Kind::Queen];
        let tokens = kinds.map(|kind| Token { kind, seat: None });
        Palette {
            points: Some(players.worth()),
            fields,
            tallies: vec![Tally {
                key: "points",
                seat: None,
                count: worth(draft),
                max: players.worth(),
            }],
            ..Palette::board(tokens.to_vec(), players.seats() as u8)
        }
    }

    fn fields(&self, quiet: &u32) -> Vec<(&'static str, String)> {
        let mut fields = edit::plies(COUNTER, *quiet);
        if let Some(way) = self.no_return {
            fields.push((BARRED, format!("{}-{}", way.from, way.to)));
        }
        fields
    }

    fn compose(draft: &Draft, options: &Options) -> String {
        let ranks = (0..8)
            .rev()
            .map(|y| rank(draft, y, options.players.files()));
        let ranks: Vec<String> = ranks.collect();
        let seat = u32::from(draft.view.seat) + 1;
        let points = draft.view.scores.iter().flatten();
        let points: Vec<String> = points.map(u32::to_string).collect();
        let barred = match draft.field(BARRED) {
            None | Some(NONE) => "-".to_owned(),
            Some(way) => way.replacen('-', "", 1),
        };
        format!("{} {seat} {} {barred}", ranks.join("/"), points.join(","))
            + &edit::plies_tail(draft, COUNTER)
    }
}

/// One rank, from the left: pieces, and numbers of empty squares.
fn rank(draft: &Draft, y: i8, files: u8) -> String {
    let mut out = String::new();
    let mut empty = 0;
    for x in 0..files as i8 {
        let stack = draft.stack(Place { x, y });
        if stack.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            out += &empty.to_string();
            empty = 0;
        }
        out.extend(stack.iter().map(|token| match token.kind {
            Kind::Queen => 'Q',
            Kind::Drone => 'D',
            _ => 'P',
        }));
    }
    if empty > 0 {
        out += &empty.to_string();
    }
    out
}

/// The pieces as they stand, with nothing taken.
fn standing(draft: &Draft, players: Players) -> Martian {
    let mut position = Martian::empty(players);
    position.seat = Seat::new(draft.view.seat % players.seats() as u8);
    for cell in &draft.view.cells {
        if let (Some(token), Some(square)) = (cell.stack.first(), cell.place.square())
            && position.kind_at(square).is_none()
        {
            position.toggle(token.kind, square);
        }
    }
    position
}

/// Points on the board and points taken.
fn worth(draft: &Draft) -> u32 {
    let tokens = draft.view.cells.iter().flat_map(|cell| &cell.stack);
    let standing = tokens.map(|token| u32::from(value(token.kind))).sum();
    let taken = draft.view.scores.iter().flatten();
    taken.fold(standing, |sum: u32, &points| sum.saturating_add(points))
}
