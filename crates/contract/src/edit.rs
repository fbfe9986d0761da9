//! Positions that somebody puts together.

use std::collections::BTreeMap;

use doska_play::rules;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{Area, AreaKind, Note, Snapshot, Token, View};
use doska_play::{GameHistory, GameSpec};

/// A position being put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Draft {
    /// What stands there, and who is to move.
    pub view: View,
    /// What the view does not show, by key; what is missing is as usual.
    pub fields: BTreeMap<String, String>,
}

/// board: the cells that there are; laid: wherever a piece lies; fields: cells are added and taken away.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// The board has the cells it has.
    Board,
    /// A cell is wherever a piece lies.
    Laid,
    /// Cells are added and taken away; some may be empty.
    Fields,
}

/// Men of a seat beside the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Room {
    /// What it is.
    pub kind: AreaKind,
    /// Whose it is.
    pub seat: u8,
    /// The most it can hold.
    pub max: u32,
}

/// What something may be: a number in a range, or one of some words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
pub enum Values {
    /// A whole number.
    Range {
        /// The least.
        low: u32,
        /// The greatest.
        high: u32,
    },
    /// One of these words.
    OneOf {
        /// The words.
        words: Vec<String>,
    },
}

/// Something that is said beyond the view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Field {
    /// Its name.
    pub key: String,
    /// What it may be.
    pub values: Values,
    /// What it is where nothing is said.
    pub default: String,
}

/// How much of something there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Tally {
    /// What is counted.
    pub key: String,
    /// Whose it is, where it is somebody's.
    pub seat: Option<u8>,
    /// How many there are.
    pub count: u32,
    /// At most so many.
    pub max: u32,
}

/// What a position may be made of, as far as it has been put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Palette {
    /// The pieces that can be put on cells.
    pub tokens: Vec<Token>,
    /// Where cells come from.
    pub plan: Plan,
    /// How many pieces may stand on one cell.
    pub height: u32,
    /// The seats that can be to move.
    pub turns: Vec<u8>,
    /// How many men may lie beside the board.
    pub rooms: Vec<Room>,
    /// What a backup of each line would record as the board stands, of each seat.
    pub backups: Vec<Area>,
    /// The most points a seat may have; null where points are not set by hand.
    pub points: Option<u32>,
    /// What can be said beyond the view.
    pub fields: Vec<Field>,
    /// What is there and how much of it there can be.
    pub tallies: Vec<Tally>,
}

/// What a draft comes to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Composed {
    /// The position text of it, right or wrong.
    pub text: String,
    /// What it may be made of.
    pub palette: Palette,
    /// Why it is no position; null if it is one.
    pub wrong: Option<Note>,
    /// The position, if it is one.
    pub at: Option<Snapshot>,
}

impl Composed {
    /// What a draft of this game comes to. The error names what is not of this game at all.
    pub fn new(spec: &GameSpec, draft: Draft) -> Result<Composed, rules::Note> {
        let draft = draft.try_into()?;
        let text = spec.compose(&draft)?;
        let (wrong, at) = match spec.position(&text) {
            Ok(position) => (None, Some(Snapshot::look(&GameHistory::new(&position)))),
            Err(note) => (Some(note.into()), None),
        };
        Ok(Composed {
            text,
            palette: spec.palette(&draft).into(),
            wrong,
            at,
        })
    }
}

impl From<rules::Draft> for Draft {
    fn from(draft: rules::Draft) -> Draft {
        Draft {
            view: draft.view.into(),
            fields: draft.fields.into_iter().collect(),
        }
    }
}

impl TryFrom<Draft> for rules::Draft {
    type Error = rules::Note;

    fn try_from(draft: Draft) -> Result<rules::Draft, rules::Note> {
        Ok(rules::Draft {
            view: draft.view.try_into()?,
            fields: draft.fields.into_iter().collect(),
        })
    }
}

impl From<rules::Palette> for Palette {
    fn from(palette: rules::Palette) -> Palette {
        Palette {
            tokens: palette.tokens.into_iter().map(Token::from).collect(),
            plan: match palette.plan {
                rules::edit::Plan::Board => Plan::Board,
                rules::edit::Plan::Laid => Plan::Laid,
                rules::edit::Plan::Fields => Plan::Fields,
            },
            height: palette.height,
            turns: palette.turns,
            rooms: palette.rooms.into_iter().map(Room::from).collect(),
            backups: palette.backups.into_iter().map(Area::from).collect(),
            points: palette.points,
            fields: palette.fields.into_iter().map(Field::from).collect(),
            tallies: palette.tallies.into_iter().map(Tally::from).collect(),
        }
    }
}

impl From<rules::edit::Room> for Room {
    fn from(room: rules::edit::Room) -> Room {
        Room {
            kind: room.kind.into(),
            seat: room.seat,
            max: room.max,
        }
    }
}

impl From<rules::edit::Field> for Field {
    fn from(field: rules::edit::Field) -> Field {
        Field {
            key: field.key.to_owned(),
            values: match field.values {
                rules::edit::Values::Range(low, high) => Values::Range { low, high },
                rules::edit::Values::OneOf(words) => Values::OneOf { words },
            },
            default: field.default,
        }
    }
}

impl From<rules::edit::Tally> for Tally {
    fn from(tally: rules::edit::Tally) -> Tally {
        Tally {
            key: tally.key.to_owned(),
            seat: tally.seat,
            count: tally.count,
            max: tally.max,
        }
    }
}
