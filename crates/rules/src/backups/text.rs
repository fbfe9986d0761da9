//! Position and move texts: implements `Text`.

use super::{Backup, Backups, Extra, Line, MEN, Move, Options, RULES, Restoring, Shelf};
use crate::{
    Note, Seat, Square, Text,
    bits::DARK,
    draughts::{Board, read_path},
    text::{both, fields, pair, side},
};

const FORM: &str = "SIDE:W<pieces>:B<pieces>:R<white men>,<black men>:S<backups>";

impl Text for Backups {
    fn write(&self) -> String {
        let [w, b] = self.repository;
        let head = self.turn().position_text() + &format!(":R{w},{b}:S");
        // The black ones first, as letters go.
        let backups: Vec<String> = [(Seat::SECOND, 'b'), (Seat::FIRST, 'w')]
            .into_iter()
            .flat_map(|(seat, letter)| self.shelf(seat).iter().map(move |b| format!("{letter}{b}")))
            .collect();
        head + &backups.join(",")
    }

    fn read(text: &str, options: &Options) -> Result<Self, Note> {
        let [seat, white, black, repository, backups] = fields(text, ':', FORM)?;
        let seat = side(seat)?;
        let board = Board::new(both(white, black, DARK)?);
        let (w, b) = repository.strip_prefix('R').and_then(pair).ok_or_else(|| {
            Note::new("text-form")
                .part(repository)
                .with("form", "R<white men>,<black men>")
        })?;
        let list = backups.strip_prefix('S').ok_or_else(|| {
            Note::new("text-form")
                .part(backups)
                .with("form", "S<backups>")
        })?;
        let mut counts = [Seat::FIRST, Seat::SECOND].map(|seat| board.all(seat).count_ones());
        counts[0] += w;
        counts[1] += b;
        let too_many = |counts: [u32; 2]| {
            let seat = counts.iter().position(|&count| count > MEN)?;
            let note = Note::new("backups-too-many").part(["W", "B"][seat]);
            Some(
                note.with("colour", ["white", "black"][seat])
                    .with("count", counts[seat])
                    .with("max", MEN)
                    .article("1.1"),
            )
        };
        let mut shelves = [Shelf::new(); 2];
        for part in list.split(',').filter(|_| !list.is_empty()) {
            let (owner, backup) = read_backup(part)?;
            counts[owner.index()] += u32::from(backup.price());
            if let Some(note) = too_many(counts) {
                return Err(note);
            }
            shelves[owner.index()].add(backup);
        }
        match too_many(counts) {
            Some(note) => Err(note),
            None => Ok(Backups::new(
                board,
                [w as u8, b as u8],
                shelves,
                seat,
                *options,
            )),
        }
    }

    fn move_text(&self, m: Move) -> String {
        let board = m.board.map_or_else(String::new, |m| self.turn().text(m));
        match m.extra {
            Extra::None => board,
            Extra::Build(line) => format!("{board}+{line}"),
            Extra::Restore(backup) => format!("{board}^{backup}"),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Note> {
        let attempt = Attempt::read(text).map_err(|misread| match misread {
            Misread::Syntax => Note::new("move-syntax").part(text).with("form", RULES.form),
            Misread::Line(name) => Note::new("backups-no-line").part(name).article("4.2"),
            Misread::Several => self.turn_over(),
        })?;
        match self.meant(&attempt)[..] {
            [m] => Ok(m),
            [] => Err(self.refuse_attempt(&attempt)),
            ref several => Err(self.ambiguous(text, &attempt, several)),
        }
    }
}

/// Reads owner and backup: `wd=m..k`.
fn read_backup(part: &str) -> Result<(Seat, Backup), Note> {
    let wrong = || Note::new("backups-backup-form").part(part);
    let (owner, rest) = if let Some(rest) = part.strip_prefix('w') {
        (Seat::FIRST, rest)
    } else {
        (Seat::SECOND, part.strip_prefix('b').ok_or_else(wrong)?)
    };
    let backup = Backup::read(rest).ok_or_else(wrong)?;
    if !backup.possible(owner) {
        return Err(Note::new("backups-man-last-rank")
            .part(part)
            .with("backup", backup)
            .article("2.3"));
    }
    Ok((owner, backup))
}

/// A move text taken apart, legal or not.
pub(super) struct Attempt<'a> {
    /// The text of the board move, its squares, and whether it is written as a capture.
    pub board: Option<(&'a str, Vec<Square>, bool)>,
    pub extra: Wanted,
}

/// What a move text asks for beside the board move.
#[derive(Copy, Clone)]
pub(super) enum Wanted {
    Nothing,
    Build(Line),
    Restore(Backup),
    /// A backup known by its line alone.
    RestoreLine(Line),
}

/// Why a text cannot be taken apart as a move.
pub(super) enum Misread<'a> {
    /// It is not written as a move.
    Syntax,
    /// It names a line that there is not.
    Line(&'a str),
    /// It is written well but for asking for more than one backup operation.
    Several,
}

impl Attempt<'_> {
    fn read(text: &str) -> Result<Attempt<'_>, Misread<'_>> {
        let (board, rest) = text.split_at(text.find(SIGNS).unwrap_or(text.len()));
        let board = match board {
            "" => None,
            _ => match read_path(board) {
                Some((squares, capture)) => Some((board, squares, capture)),
                None => return Err(Misread::Syntax),
            },
        };
        let (first, rest) = split_operation(rest);
        let extra = match first {
            "" if board.is_some() => Wanted::Nothing,
            _ => Wanted::read(first)?,
        };
        if rest.is_empty() {
            return Ok(Attempt { board, extra });
        }
        let (second, _) = split_operation(rest);
        Err(Wanted::read(second).err().unwrap_or(Misread::Several))
    }
}

/// The signs with which backup operations begin.
const SIGNS: [char; 2] = ['+', '^'];

/// The first backup operation of a text that begins with one, and what follows it.
fn split_operation(text: &str) -> (&str, &str) {
    let next = text.char_indices().skip(1).find(|(_, c)| SIGNS.contains(c));
    text.split_at(next.map_or(text.len(), |(at, _)| at))
}

impl Wanted {
    /// Reads `+d`, `^d` or `^d=m..k`.
    fn read(text: &str) -> Result<Wanted, Misread<'_>> {
        let name = text.get(1..2).unwrap_or("");
        let line = match *name.as_bytes() {
            [byte] if byte.is_ascii_alphanumeric() => Line::read(byte).ok_or(Misread::Line(name)),
            _ => Err(Misread::Syntax),
        };
        match *text.as_bytes() {
            [b'+', _] => line.map(Wanted::Build),
            [b'^', _] => line.map(Wanted::RestoreLine),
            [b'^', _, b'=', a, b, c, d] => Backup::new(line?, [a, b, c, d])
                .map(Wanted::Restore)
                .ok_or(Misread::Syntax),
            _ => Err(Misread::Syntax),
        }
    }
}

impl Backups {
    /// The legal moves that a text can mean.
    pub(super) fn meant(&self, attempt: &Attempt) -> Vec<Move> {
        let boards = match &attempt.board {
            Some((_, squares, capture)) => self
                .turn()
                .meant(squares, *capture)
                .into_iter()
                .map(Some)
                .collect(),
            None => vec![None],
        };
        let can_move = self.can_move();
        let mut list: Vec<Move> = Vec::new();
        for board in boards {
            // What a restore may follow, and a build.
            let restores = match (self.restore, board.is_some()) {
                (Restoring::Instead, moved) => !moved,
                (Restoring::After, moved) => moved == can_move,
            };
            let builds = board.is_some() == can_move;
            let kings = board.map_or(self.board.kings(self.seat), |m| self.kings_after(m));
            let mut add = |extra| {
                let board = match (board, extra) {
                    (Some(m), Extra::Restore(backup)) => {
                        self.same_before(m, backup).first().copied()
                    }
                    _ => board,
                };
                let m = Move { board, extra };
                if !list.contains(&m) {
                    list.push(m);
                }
            };
            match attempt.extra {
                Wanted::Nothing => add(Extra::None),
                Wanted::Build(line) => {
                    if builds && line.price(kings) <= self.repository(self.seat) {
                        add(Extra::Build(line));
                    }
                }
                Wanted::Restore(backup) => {
                    if restores && self.shelf(self.seat).holds(backup) {
                        add(Extra::Restore(backup));
                    }
                }
                Wanted::RestoreLine(line) if restores => self
                    .shelf(self.seat)
                    .distinct()
                    .filter(|backup| backup.line() == line)
                    .for_each(|backup| add(Extra::Restore(backup))),
                Wanted::RestoreLine(_) => {}
            }
        }
        list
    }
}
