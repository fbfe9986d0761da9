//! Positions and moves as text. Squares are read by name and by the numbers of PDN.

use std::borrow::Cow;

use super::{MEN, RULES, Russian};
use crate::{
    Note, Seat, Square, Text,
    bits::DARK,
    draughts::{Board, BoardMove, read_path},
    text::{both, fields, number, side},
};

const FORM: &str = "SIDE:W<pieces>:B<pieces>";

/// How long a path or a list of pieces may be to be looked at for numbers: longer than any that is right.
const LONGEST: usize = 120;

impl Text for Russian {
    fn write(&self) -> String {
        self.turn().position_text()
    }

    fn read(text: &str, (): &()) -> Result<Self, Note> {
        let [seat, white, black] = fields(text, ':', FORM)?;
        let seat = side(seat)?;
        let board = Board::new(both(&named_pieces(white), &named_pieces(black), DARK)?);
        for (seat, letter, colour) in [(Seat::FIRST, "W", "white"), (Seat::SECOND, "B", "black")] {
            let count = board.all(seat).count_ones();
            if count > MEN {
                return Err(Note::new("text-too-many")
                    .part(letter)
                    .with("colour", colour)
                    .with("count", count)
                    .with("max", MEN)
                    .article("1.1"));
            }
        }
        Ok(Russian { board, seat })
    }

    fn move_text(&self, m: BoardMove) -> String {
        self.turn().text(m)
    }

    fn read_move(&self, text: &str) -> Result<BoardMove, Note> {
        let path = (text.len() <= LONGEST).then(|| read_path(&named_path(text)));
        let (squares, capture) = path
            .flatten()
            .ok_or_else(|| Note::new("move-syntax").part(text).with("form", RULES.form))?;
        self.turn().read(text, &squares, capture)
    }
}

/// The number that PDN gives to a square, 1 to 32.
fn pdn_number(text: &str) -> Option<u8> {
    let n = number(text)?;
    (1..=32).contains(&n).then_some(n as u8)
}

/// The square of a PDN number: they are counted from Black's side, 1 is b8 and 32 is g1.
fn numbered(n: u8) -> Square {
    let rank = 7 - (n - 1) / 4;
    Square::at((n - 1) % 4 * 2 + rank % 2, rank)
}

/// A move text with the names of squares in place of their numbers.
fn named_path(text: &str) -> String {
    let signs = ['-', 'x', ':'];
    let mut out = String::with_capacity(text.len() * 2);
    for part in text.split_inclusive(signs) {
        let name = part.trim_end_matches(signs);
        match pdn_number(name) {
            Some(n) => {
                out.push_str(&numbered(n).to_string());
                out.push_str(&part[name.len()..]);
            }
            None => out.push_str(part),
        }
    }
    out
}

/// The pieces of one colour with the names of squares in place of their numbers; `21-23` is 21, 22, 23.
fn named_pieces(text: &str) -> Cow<'_, str> {
    let (letter, list) = text.split_at(text.starts_with(['W', 'B']).into());
    if list.len() > LONGEST || !list.contains(|c: char| c.is_ascii_digit()) {
        return Cow::Borrowed(text);
    }
    let mut parts: Vec<Cow<'_, str>> = Vec::new();
    for part in list.split(',') {
        let (king, place) = part.split_at(part.starts_with('K').into());
        let (first, last) = place.split_once('-').unwrap_or((place, place));
        match (pdn_number(first), pdn_number(last)) {
            (Some(first), Some(last)) if first <= last => {
                parts.extend((first..=last).map(|n| format!("{king}{}", numbered(n)).into()));
            }
            _ => parts.push(part.into()),
        }
    }
    Cow::Owned(format!("{letter}{}", parts.join(",")))
}
