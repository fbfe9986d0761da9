//! Position and move texts: implements `Text`.

use super::{
    MOST,
    chain::{Chain, ways},
    position::{Move, Turkish},
    why::{capture_article, refuse},
};
use crate::{
    Note, Position, Seat, Square, Text,
    text::{both, fields, side, write_path, write_pieces},
};

/// The form of a position text.
const FORM: &str = "W:Wa2,Kb2:Bh7,Kg7";
/// The forms of a move text.
const MOVE_FORM: &str = "d3-d4, b4xf4xf7xb7";
/// The most squares a move text names: a start and a landing for each piece of the other side.
const MOST_SQUARES: usize = MOST as usize + 1;
/// How many moves an explanation lists.
const LISTED: usize = 5;

impl Text for Turkish {
    fn write(&self) -> String {
        let [white, black] = self.pieces();
        let mut out = String::from(if self.white { "W:" } else { "B:" });
        write_pieces(&mut out, 'W', white);
        out.push(':');
        write_pieces(&mut out, 'B', black);
        out
    }

    fn read(text: &str, (): &()) -> Result<Turkish, Note> {
        let [mover, white, black] = fields(text, ':', FORM)?;
        let mover = side(mover)?;
        let pieces = both(white, black, !0)?;
        let colours = [("W", "white"), ("B", "black")];
        for ((letter, colour), side) in colours.into_iter().zip(pieces) {
            let count = (side.men | side.kings).count_ones();
            if count > MOST {
                return Err(Note::new("text-too-many")
                    .part(letter)
                    .with("colour", colour)
                    .with("count", count)
                    .with("max", MOST)
                    .article("1.1"));
            }
        }
        Ok(Turkish::of(pieces, mover == Seat::FIRST))
    }

    fn move_text(&self, m: Move) -> String {
        if m.is_capture() {
            write_path(&self.canonical(m), 'x')
        } else {
            write_path(&[m.from(), m.to()], '-')
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Note> {
        let (squares, marked) = squares(text)
            .ok_or_else(|| Note::new("move-syntax").part(text).with("form", MOVE_FORM))?;
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        if legal.is_empty() {
            return Err(Note::new("move-illegal").part(text));
        }
        let (from, to) = (squares[0], squares[squares.len() - 1]);
        if let [_, _] = squares[..] {
            let fits: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|m| m.from() == from && m.to() == to)
                .collect();
            match fits[..] {
                [] => {}
                [m] if marked && !m.is_capture() => {
                    return Err(Note::new("move-not-a-capture")
                        .part(text)
                        .with("right", self.move_text(m))
                        .article(capture_article(self.is_king(from))));
                }
                [m] => return Ok(m),
                _ => {
                    return Err(Note::new("move-ambiguous")
                        .part(text)
                        .with("list", self.texts(&fits)));
                }
            }
        }
        let walked = (self.own & from.bit() != 0)
            .then(|| {
                squares[1..]
                    .iter()
                    .try_fold(Chain::begin(self, from), |chain, &to| chain.landing(to))
            })
            .flatten();
        match walked.map(|chain| chain.finish()) {
            Some(m) if legal.contains(&m) => Ok(m),
            _ => Err(refuse(self, &squares, marked)),
        }
    }
}

impl Turkish {
    /// The way of a capture that comes first by the names of its squares.
    pub(super) fn canonical(&self, m: Move) -> Vec<Square> {
        ways(self, m, 1)
            .pop()
            .unwrap_or_else(|| vec![m.from(), m.to()])
    }

    /// The texts of the first of these moves.
    pub(super) fn texts(&self, moves: &[Move]) -> String {
        let texts: Vec<String> = moves
            .iter()
            .take(LISTED)
            .map(|&m| self.move_text(m))
            .collect();
        texts.join(", ")
    }
}

/// The squares of a move text, and whether a sign says that it is a capture.
fn squares(text: &str) -> Option<(Vec<Square>, bool)> {
    let mut out = Vec::new();
    for part in text.split(['x', ':', '-']) {
        if out.len() == MOST_SQUARES {
            return None;
        }
        out.push(Square::read(part)?);
    }
    (out.len() >= 2).then(|| (out, text.contains(['x', ':'])))
}
