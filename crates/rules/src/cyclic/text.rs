//! Position and move texts: implements `Text`.

use super::{Cyclic, MEN, Move, Options};
use crate::{
    Note, Seat, Square, Step, Text,
    bits::DARK,
    draughts::{Board, read_path},
    show::Show,
    text::{both, fields, pair, side},
};

const FORM: &str = "SIDE:W<pieces>:B<pieces>:R<white reserve>,<black reserve>";

impl Text for Cyclic {
    fn write(&self) -> String {
        let [white, black] = self.reserve;
        self.turn().position_text() + &format!(":R{white},{black}")
    }

    fn read(text: &str, _options: &Options) -> Result<Self, Note> {
        let [seat, white, black, reserves] = fields(text, ':', FORM)?;
        let seat = side(seat)?;
        let board = Board::new(both(white, black, DARK)?);
        let (w, b) = reserves.strip_prefix('R').and_then(pair).ok_or_else(|| {
            Note::new("text-form")
                .part(reserves)
                .with("form", "R<white reserve>,<black reserve>")
        })?;
        for (seat, letter, colour, reserve) in [
            (Seat::FIRST, "W", "white", w),
            (Seat::SECOND, "B", "black", b),
        ] {
            let count = board.all(seat).count_ones() + reserve;
            if count > MEN {
                return Err(Note::new("cyclic-too-many")
                    .part(letter)
                    .with("colour", colour)
                    .with("count", count)
                    .with("max", MEN)
                    .article("1.1"));
            }
        }
        Ok(Cyclic::new(board, [w as u8, b as u8], seat))
    }

    fn move_text(&self, m: Move) -> String {
        match m {
            Move::Board(m) => self.turn().text(m),
            Move::Drop(square) => format!("@{square}"),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Note> {
        let wrong = || {
            Note::new("move-syntax")
                .part(text)
                .with("form", super::RULES.form)
        };
        if let Some(square) = text.strip_prefix('@') {
            let square = Square::read(square).ok_or_else(wrong)?;
            return if self.drops() & square.bit() != 0 && self.turn().must_capture() == 0 {
                Ok(Move::Drop(square))
            } else {
                Err(self.why_not(&[Step::Reserve, Step::square(square)]))
            };
        }
        let (squares, capture) = read_path(text).ok_or_else(wrong)?;
        self.turn().read(text, &squares, capture).map(Move::Board)
    }
}
