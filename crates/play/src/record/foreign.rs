//! Moves and positions as other programs and people write them in records of draughts: squares by numbers, short
//! captures, capitals, other dashes, sides in another order.

use doska_rules::{Coordinates, Kind, View};

use crate::{AnyMove, AnyPosition, GameHistory, GameSpec, Note, typed};

/// The legal move that a record means. It may come after an end by a count: see `GameHistory::play_on`.
pub(super) fn read_move(line: &GameHistory, text: &str) -> Result<AnyMove, Note> {
    let position = line.position();
    let wrong = match position.read_move(text) {
        Ok(m) => return Ok(m),
        Err(wrong) => wrong,
    };
    if let Ok(m) = typed::read(&position, text, "pass") {
        return Ok(m);
    }
    let Some(numbers) = Numbers::of(&position.view()) else {
        return Err(wrong);
    };
    // `*` behind a move says that there was no other; between squares it is a capture.
    let text = typed::plain(text.trim_end_matches('*')).replace([':', '*'], "x");
    let named = numbers.path(&text).unwrap_or(text);
    let read = position.read_move(&named).ok();
    read.or_else(|| short_capture(&position, &named))
        .ok_or(wrong)
}

/// A capture by its first and last squares alone, where no two differ in the rest.
fn short_capture(position: &AnyPosition, text: &str) -> Option<AnyMove> {
    let (from, to) = text.split_once(['x', '-'])?;
    let start = format!("{from}x");
    let mut moves = position.moves().into_iter().filter(|m| {
        let text = m.text();
        text.starts_with(&start) && text.ends_with(&format!("x{to}"))
    });
    let found = moves.next()?;
    moves.next().is_none().then_some(found)
}

/// A position as other programs write it: `W:B1-12:W21-32`, spaces after commas, small letters, squares by numbers,
/// the move counters `:H0:F1`, a full stop at the end.
pub(super) fn read_position(spec: &GameSpec, text: &str) -> Result<AnyPosition, Note> {
    let wrong = match spec.position(text) {
        Ok(position) => return Ok(position),
        Err(wrong) => wrong,
    };
    let bare = text.trim_end_matches('.').trim_end();
    let start = spec.start();
    let rewritten = Numbers::of(&start.view()).and_then(|numbers| numbers.position(bare));
    let readings = [Some(bare.to_owned()), rewritten];
    let read = readings
        .iter()
        .flatten()
        .find_map(|text| spec.position(text).ok());
    read.ok_or(wrong)
}

/// The squares of a draughts board by their numbers in PDN: from the far left corner, rank by rank.
pub(super) struct Numbers(Vec<String>);

impl Numbers {
    /// The numbers of a board; `None` for other games than draughts.
    pub fn of(view: &View) -> Option<Numbers> {
        let draughts = |kind| kind == Kind::Man || kind == Kind::King;
        let mut tokens = view.cells.iter().flat_map(|cell| &cell.stack);
        let ground = view
            .cells
            .iter()
            .find(|cell| !cell.stack.is_empty())?
            .ground;
        if view.coordinates != Coordinates::Letters || !tokens.all(|token| draughts(token.kind)) {
            return None;
        }
        let all_alike = view
            .cells
            .iter()
            .all(|cell| cell.stack.is_empty() || cell.ground == ground);
        let cells = view
            .cells
            .iter()
            .filter(|cell| !all_alike || cell.ground == ground);
        let mut names: Vec<String> = cells.map(|cell| cell.name.clone()).collect();
        names.sort_by_key(|name| {
            let mut bytes = name.bytes();
            let file = bytes.next();
            (std::cmp::Reverse(bytes.next()), file)
        });
        Some(Numbers(names))
    }

    /// The name of a numbered square.
    fn name(&self, number: &str) -> Option<&str> {
        let number: usize = number.parse().ok()?;
        self.0.get(number.checked_sub(1)?).map(String::as_str)
    }

    /// The number of a square.
    pub fn number(&self, name: &str) -> Option<usize> {
        Some(self.0.iter().position(|other| other == name)? + 1)
    }

    /// A move text with numbers for its squares. What stands behind the path names lines, not squares.
    pub(super) fn of_move(&self, text: &str) -> String {
        let (path, rest) = text.split_at(text.find(['+', '^']).unwrap_or(text.len()));
        self.with_numbers(path) + rest
    }

    /// A position text with numbers for the squares of both sides' pieces.
    pub(super) fn of_position(&self, text: &str) -> String {
        let fields = text.split(':').map(|field| match field.chars().next() {
            Some('W' | 'B') if field.len() > 1 => self.with_numbers(field),
            _ => field.to_owned(),
        });
        fields.collect::<Vec<_>>().join(":")
    }

    fn with_numbers(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let (part, after) = match rest.get(..2).and_then(|name| self.number(name)) {
                Some(number) => (number.to_string(), &rest[2..]),
                None => (c.to_string(), &rest[c.len_utf8()..]),
            };
            out.push_str(&part);
            rest = after;
        }
        out
    }

    /// `22x15x8` with names for its numbers.
    fn path(&self, text: &str) -> Option<String> {
        let (path, rest) = text.split_at(text.find(['+', '^']).unwrap_or(text.len()));
        let (drop, path) = path
            .strip_prefix('@')
            .map_or(("", path), |path| ("@", path));
        let named = self.squares(path)?;
        Some(format!("{drop}{named}{rest}"))
    }

    fn squares(&self, text: &str) -> Option<String> {
        let sign = text.chars().find(|c| !c.is_ascii_digit()).unwrap_or('-');
        let squares: Option<Vec<_>> = text.split(['-', 'x']).map(|part| self.name(part)).collect();
        Some(squares?.join(if sign == 'x' { "x" } else { "-" }))
    }

    fn position(&self, text: &str) -> Option<String> {
        let (board, tail) = text
            .split_once('~')
            .map_or((text, ""), |(board, tail)| (board.trim_end(), tail));
        let mut fields = board.split(':').map(str::trim);
        let side = fields.next()?.to_ascii_uppercase();
        let (mut white, mut black, mut rest) = (None, None, Vec::new());
        for field in fields {
            match field.chars().next() {
                Some('W' | 'w') => white = Some(self.pieces(&field[1..])?),
                Some('B' | 'b') => black = Some(self.pieces(&field[1..])?),
                Some('H' | 'F') if field[1..].parse::<u32>().is_ok() => {}
                _ => rest.push(field.to_owned()),
            }
        }
        let mut out = format!("{side}:W{}:B{}", white?, black?);
        for field in rest {
            out = format!("{out}:{field}");
        }
        if !tail.is_empty() {
            out = format!("{out} ~{tail}");
        }
        Some(out)
    }

    /// A side's pieces, by names and in the order of a position text.
    fn pieces(&self, text: &str) -> Option<String> {
        let mut out: Vec<(&str, String)> = Vec::new();
        for piece in text
            .split(',')
            .map(str::trim)
            .filter(|piece| !piece.is_empty())
        {
            let king = piece.starts_with(['K', 'k', 'D']);
            let square = piece
                .trim_start_matches(['K', 'k', 'D'])
                .trim()
                .to_ascii_lowercase();
            let (first, last) = square.split_once('-').unwrap_or((&square, &square));
            let (first, last) = (self.at(first)?, self.at(last)?);
            for name in self.0.get(first..=last)? {
                out.push((name, format!("{}{name}", if king { "K" } else { "" })));
            }
        }
        out.sort_by_key(|(name, _)| {
            let mut bytes = name.bytes();
            let file = bytes.next();
            (bytes.next(), file)
        });
        let pieces: Vec<String> = out.into_iter().map(|(_, piece)| piece).collect();
        Some(pieces.join(","))
    }

    /// The place of a square in the list, by its number or name.
    fn at(&self, square: &str) -> Option<usize> {
        let number = square.parse().ok().or_else(|| self.number(square))?;
        number.checked_sub(1).filter(|&at| at < self.0.len())
    }
}
