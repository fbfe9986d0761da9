//! Position and move texts, and the small parsers that all games use.

use crate::{Note, Position, Seat, Square, bits};

/// Writing and reading positions and moves. Every position has one text, and every move one.
pub trait Text: Position {
    /// The canonical text, without the tail of counters.
    fn write(&self) -> String;

    /// Reads a position text without a tail. The error names the part and what was expected.
    fn read(text: &str, options: &Self::Options) -> Result<Self, Note>;

    /// The canonical text of a move that is legal here.
    fn move_text(&self, m: Self::Move) -> String;

    /// The legal move that a text means; any path of a capture will do, and the short forms the game
    /// allows. The error says why there is none.
    fn read_move(&self, text: &str) -> Result<Self::Move, Note>;
}

/// Reads a whole number in its canonical writing: digits, no sign, no leading zero.
pub fn number(text: &str) -> Option<u32> {
    let canonical = !text.is_empty()
        && text.len() <= 9
        && text.bytes().all(|b| b.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}

/// Reads exactly two numbers separated by a comma.
pub fn pair(text: &str) -> Option<(u32, u32)> {
    let (a, b) = text.split_once(',')?;
    Some((number(a)?, number(b)?))
}

/// Splits a position text into exactly as many parts as `names`, at every `separator`.
pub fn fields<'a, const N: usize>(
    text: &'a str,
    separator: char,
    form: &'static str,
) -> Result<[&'a str; N], Note> {
    let wrong = || Note::new("text-form").part(text).with("form", form);
    let mut parts = text.splitn(N + 1, separator);
    let mut out = [""; N];
    for slot in &mut out {
        *slot = parts.next().ok_or_else(wrong)?;
    }
    if parts.next().is_some() {
        Err(wrong())
    } else {
        Ok(out)
    }
}

/// Reads `W` or `B`.
pub fn side(text: &str) -> Result<Seat, Note> {
    match text {
        "W" => Ok(Seat::FIRST),
        "B" => Ok(Seat::SECOND),
        _ => Err(Note::new("text-side").part(text)),
    }
}

/// Men and kings of one colour as sets of squares.
#[derive(Copy, Clone, Default, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// The squares of the men.
    pub men: u64,
    /// The squares of the kings.
    pub kings: u64,
}

/// Reads the pieces of one colour: its letter, then squares separated by commas, a king with `K`
/// before it. `board` is where pieces may stand, `last_rank` where a man may not. The articles are those
/// of all games with men and kings, which begin alike.
pub fn pieces(text: &str, letter: char, board: u64, last_rank: u64) -> Result<Pieces, Note> {
    let list = text
        .strip_prefix(letter)
        .ok_or_else(|| Note::new("text-colour").part(text).with("letter", letter))?;
    let mut out = Pieces::default();
    for part in list.split(',').filter(|_| !list.is_empty()) {
        let (name, king) = part
            .strip_prefix('K')
            .map_or((part, false), |name| (name, true));
        let square = Square::read(name).ok_or_else(|| Note::new("text-square").part(part))?;
        if square.bit() & board == 0 {
            let note = Note::new("text-square-unused").part(part);
            return Err(note.with("place", square).article("1.1"));
        }
        if square.bit() & (out.men | out.kings) != 0 {
            return Err(Note::new("text-square-twice")
                .part(part)
                .with("place", square));
        }
        if king {
            out.kings |= square.bit();
        } else if square.bit() & last_rank != 0 {
            let note = Note::new("text-man-last-rank").part(part);
            return Err(note.with("place", square).article("2.3"));
        } else {
            out.men |= square.bit();
        }
    }
    Ok(out)
}

/// Both colours, as [`pieces`] reads them; a square may hold one piece.
pub fn both(white: &str, black: &str, board: u64) -> Result<[Pieces; 2], Note> {
    let white = pieces(white, 'W', board, bits::RANK_8)?;
    let black = pieces(black, 'B', board, bits::RANK_1)?;
    let clash = (white.men | white.kings) & (black.men | black.kings);
    match bits::squares(clash).next() {
        Some(square) => Err(Note::new("text-square-twice")
            .with("part", square)
            .with("place", square)),
        None => Ok([white, black]),
    }
}

/// Writes what [`pieces`] reads.
pub fn write_pieces(out: &mut String, letter: char, pieces: Pieces) {
    use std::fmt::Write;
    out.push(letter);
    for (i, square) in bits::squares(pieces.men | pieces.kings).enumerate() {
        if i > 0 {
            out.push(',');
        }
        if square.bit() & pieces.kings != 0 {
            out.push('K');
        }
        let _ = write!(out, "{square}"); // writing to a String cannot fail
    }
}

/// Writes a path of squares with `separator` between them.
pub fn write_path(path: &[Square], separator: char) -> String {
    let mut out = String::with_capacity(path.len() * 3);
    for (i, square) in path.iter().enumerate() {
        if i > 0 {
            out.push(separator);
        }
        out.push_str(&square.to_string());
    }
    out
}
