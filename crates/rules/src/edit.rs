//! The position editor: what a draft may contain, and the position text it makes.
//!
//! A [`Draft`] need not be a position. [`Edit::compose`] writes down what it says, right or wrong, and
//! [`Text::read`](crate::Text) judges it as it judges every text: so a position that is edited
//! and one that is typed are refused for the same reasons.

use std::fmt::Write;

use crate::{Area, AreaKind, Counted, Kind, Note, Place, Show, Text, Token, View};

/// The inverse of [`Show::view`], for positions that somebody edits.
pub trait Edit: Text + Counted + Show {
    /// What may be put where. It may depend on what is there already: on the stage of the game, or on
    /// which pieces can just have moved.
    fn palette(draft: &Draft, options: &Self::Options) -> Palette;

    /// What a position says beyond its view, by the keys of [`Palette::fields`]; what is as usual is
    /// left out.
    fn fields(&self, counters: &Self::Counters) -> Vec<(&'static str, String)>;

    /// The position text of a draft, right or wrong, with the tail of counters where something is
    /// counted.
    fn compose(draft: &Draft, options: &Self::Options) -> String;
}

/// A position being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// What stands there, and who is to move. What follows from the rest (names of cells, prices of
    /// backups, checkers still to be laid) is not looked at.
    pub view: View,
    /// What the view does not show, by key. What is missing is as usual.
    pub fields: Vec<(String, String)>,
}

/// What a draft may be made of.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// What a backup of each line would record as the board stands, of White and then of Black: none in
    /// games without backups.
    pub backups: Vec<Area>,
    /// The most points a seat may have; `None` where points are not set by hand.
    pub points: Option<u32>,
    /// What can be said beyond the view.
    pub fields: Vec<Field>,
    /// What is there and how much of it there can be.
    pub tallies: Vec<Tally>,
}

/// Where cells come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// The board has the cells it has.
    Board,
    /// A cell is wherever a piece lies.
    Laid,
    /// Cells are added and taken away; some may be empty.
    Fields,
}

/// Men of a seat beside the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Room {
    /// What the men are kept as.
    pub kind: AreaKind,
    /// The seat that the area belongs to.
    pub seat: u8,
    /// The most it can hold.
    pub max: u32,
}

/// Something that is said beyond the view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name; its words are in the message files.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
    /// What it is where nothing is said.
    pub default: String,
}

/// The values of a [`Field`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// A whole number from, to.
    Range(u32, u32),
    /// One of these words.
    OneOf(Vec<String>),
}

/// How much of something there is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What is counted; its words are in the message files.
    pub key: &'static str,
    /// Whose it is, where it is somebody's.
    pub seat: Option<u8>,
    /// The count in the draft.
    pub count: u32,
    /// At most so many.
    pub max: u32,
}

impl Draft {
    /// The draft of a position.
    pub fn of<G: Edit>(position: &G, counters: &G::Counters) -> Draft {
        let fields = position.fields(counters).into_iter();
        Draft {
            view: position.view(),
            fields: fields.map(|(key, value)| (key.to_owned(), value)).collect(),
        }
    }

    /// What a field says; `None` where it is as usual.
    pub fn field(&self, key: &str) -> Option<&str> {
        let mut fields = self.fields.iter();
        fields.find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    /// What stands on a place, from bottom to top.
    pub fn stack(&self, place: Place) -> &[Token] {
        let cell = self.view.cells.iter().find(|cell| cell.place == place);
        cell.map_or(&[], |cell| &cell.stack)
    }

    /// How many pieces of a seat stand on the board.
    pub fn standing(&self, seat: u8) -> u32 {
        let tokens = self.view.cells.iter().flat_map(|cell| &cell.stack);
        tokens.filter(|token| token.seat == Some(seat)).count() as u32
    }

    /// How many men of a seat lie in its reserve or repository.
    pub fn beside(&self, kind: AreaKind, seat: u8) -> u32 {
        let areas = self.view.areas.iter();
        areas
            .filter(|area| area.kind == kind && area.seat == seat)
            .fold(0, |sum, area| sum.saturating_add(area.count))
    }

    /// That it is made of what the game has. A text could not say otherwise.
    pub fn check<G: Edit>(&self, options: &G::Options) -> Result<(), Note> {
        let palette = G::palette(self, options);
        let board = match palette.plan {
            Plan::Board => Some(G::start(options).view().cells),
            Plan::Laid | Plan::Fields => None,
        };
        for cell in self.view.cells.iter().filter(|cell| !cell.stack.is_empty()) {
            let known = board
                .as_ref()
                .is_none_or(|cells| cells.iter().any(|known| known.place == cell.place));
            if !known {
                return Err(Note::new("edit-no-cell").with("place", &cell.name));
            }
            if !cell
                .stack
                .iter()
                .all(|token| palette.tokens.contains(token))
            {
                return Err(Note::new("edit-strange-piece").with("place", &cell.name));
            }
        }
        let fits = |area: &Area| match area.kind {
            AreaKind::Backup(..) => !palette.backups.is_empty() && area.seat < 2,
            AreaKind::Hand => true, // follows from the board
            kind => palette
                .rooms
                .iter()
                .any(|room| room.kind == kind && room.seat == area.seat),
        };
        if !self.view.areas.iter().all(fits) {
            return Err(Note::new("edit-strange-area"));
        }
        if self.view.seat >= G::start(options).seats() as u8 {
            return Err(Note::new("edit-strange-seat").with("seat", u32::from(self.view.seat) + 1));
        }
        Ok(())
    }
}

impl Palette {
    /// A board whose cells hold one piece each, with nothing beside it.
    pub(crate) fn board(tokens: Vec<Token>, seats: u8) -> Palette {
        Palette {
            tokens,
            plan: Plan::Board,
            height: 1,
            turns: (0..seats).collect(),
            rooms: Vec::new(),
            backups: Vec::new(),
            points: None,
            fields: Vec::new(),
            tallies: Vec::new(),
        }
    }

    /// A board of white and black men and kings, and one counter.
    pub(crate) fn draughts(counter: &'static str, limit: u32) -> Palette {
        let tokens = [0, 1].map(|seat| {
            [Kind::Man, Kind::King].map(|kind| Token {
                kind,
                seat: Some(seat),
            })
        });
        let mut palette = Palette::board(tokens.concat(), 2);
        palette.fields.push(Field::count(counter, limit, 0));
        palette
    }
}

impl Field {
    /// A number from 0 to `max`.
    pub(crate) fn count(key: &'static str, max: u32, default: u32) -> Field {
        Field {
            key,
            values: Values::Range(0, max),
            default: default.to_string(),
        }
    }
}

/// The only field of a game that counts nothing but plies.
pub(crate) fn plies(key: &'static str, plies: u32) -> Vec<(&'static str, String)> {
    match plies {
        0 => Vec::new(),
        plies => vec![(key, plies.to_string())],
    }
}

/// Such a field as the tail of a position text.
pub(crate) fn plies_tail(draft: &Draft, key: &str) -> String {
    match draft.field(key) {
        None | Some("0") => String::new(),
        Some(plies) => format!(" ~{plies}"),
    }
}

/// `SIDE:W<pieces>:B<pieces>`: men and kings as they stand.
pub(crate) fn draughts(view: &View) -> String {
    let mut cells: Vec<_> = view.cells.iter().collect();
    cells.sort_by_key(|cell| (cell.place.y, cell.place.x));
    let mut out = String::from(if view.seat == 0 { "W" } else { "B" });
    for (seat, letter) in [(0, 'W'), (1, 'B')] {
        out.push(':');
        out.push(letter);
        let mut first = true;
        for cell in &cells {
            for token in cell.stack.iter().filter(|t| t.seat == Some(seat)) {
                if !std::mem::take(&mut first) {
                    out.push(',');
                }
                if token.kind == Kind::King {
                    out.push('K');
                }
                let _ = match cell.place.square() {
                    Some(square) => write!(out, "{square}"), // writing to a String cannot fail
                    None => write!(out, "{}", cell.name),
                };
            }
        }
    }
    out
}
