//! The position editor: implements `Edit`.

use super::{Backup, Backups, KINGS_LIMIT, Line, MEN, Options};
use crate::edit::{self, Draft, Edit, Palette, Room, Tally};
use crate::{Area, AreaKind, Kind, Token, bits::squares};

const COUNTER: &str = "kings-alone";

impl Edit for Backups {
    fn palette(draft: &Draft, _options: &Options) -> Palette {
        let room = |seat| Room {
            kind: AreaKind::Repository,
            seat,
            max: MEN,
        };
        let tally = |seat| Tally {
            key: "men",
            seat: Some(seat),
            count: held(draft, seat),
            max: MEN,
        };
        Palette {
            rooms: vec![room(0), room(1)],
            backups: [0, 1]
                .into_iter()
                .flat_map(|seat| Line::all().filter_map(move |line| record(draft, seat, line)))
                .collect(),
            tallies: vec![tally(0), tally(1)],
            ..Palette::draughts(COUNTER, KINGS_LIMIT)
        }
    }

    fn fields(&self, plies: &u32) -> Vec<(&'static str, String)> {
        edit::plies(COUNTER, *plies)
    }

    fn compose(draft: &Draft, _options: &Options) -> String {
        let [white, black] = [0, 1].map(|seat| draft.beside(AreaKind::Repository, seat));
        let mut backups: Vec<String> = draft.view.areas.iter().filter_map(backup_text).collect();
        backups.sort();
        let board = edit::draughts(&draft.view);
        let backups = backups.join(",");
        format!("{board}:R{white},{black}:S{backups}") + &edit::plies_tail(draft, COUNTER)
    }
}

/// What a seat would record of a line.
fn record(draft: &Draft, seat: u8, line: Line) -> Option<Area> {
    let mut signs = [b'.'; 4];
    for (sign, square) in signs.iter_mut().zip(squares(line.squares())) {
        *sign = match draft.stack(square.into()) {
            [
                Token {
                    kind,
                    seat: Some(s),
                },
                ..,
            ] if *s == seat => match kind {
                Kind::King => b'k',
                _ => b'm',
            },
            _ => b'.',
        };
    }
    let backup = Backup::new(line, signs)?;
    Some(Area {
        kind: AreaKind::Backup(line.number(), signs),
        seat,
        count: u32::from(backup.price()),
        piece: Kind::Man,
    })
}

/// How many men of a colour there are: on the board, in the repository and in backups.
fn held(draft: &Draft, seat: u8) -> u32 {
    let backups = draft.view.areas.iter().filter(|area| area.seat == seat);
    let spent: u32 = backups
        .filter_map(|area| match area.kind {
            AreaKind::Backup(line, signs) => Backup::new(Line::new(line)?, signs),
            _ => None,
        })
        .map(|backup| u32::from(backup.price()))
        .sum();
    let repository = draft.beside(AreaKind::Repository, seat);
    repository.saturating_add(draft.standing(seat) + spent)
}

/// A backup as it is written; one of a line that there is not has no line.
fn backup_text(area: &Area) -> Option<String> {
    let AreaKind::Backup(line, signs) = area.kind else {
        return None;
    };
    let owner = if area.seat == 0 { 'w' } else { 'b' };
    let line = Line::new(line).map_or_else(String::new, |line| line.to_string());
    let signs: String = signs.iter().map(|&sign| char::from(sign)).collect();
    Some(format!("{owner}{line}={signs}"))
}
