//! What lies beside the board: reserves, repositories, backups opposite their lines, hands, points.

use doska_rules::{Area, AreaKind, BackupLine, Place, Token, View};

use super::{CELL, EDGE, Sheet, pieces};

/// The size of a small piece beside the board.
const SMALL: f64 = 22.0;
/// A row of counts.
const ROW: f64 = 30.0;

/// Room beside the board: left and right, above and below.
pub(super) struct Margins {
    pub side: f64,
    pub end: f64,
}

/// A backup that stands beside the board.
#[derive(Copy, Clone)]
struct Backup<'a> {
    seat: u8,
    line: &'a BackupLine,
    signs: [u8; 4],
}

fn backups(view: &View) -> impl Iterator<Item = Backup<'_>> {
    view.areas.iter().filter_map(|area| match area.kind {
        AreaKind::Backup(line, signs) => Some(Backup {
            seat: area.seat,
            line: view.backups.as_ref()?.line(line)?,
            signs,
        }),
        _ => None,
    })
}

/// How many backups of one seat stand one behind the other at a line, at the most.
fn deepest(view: &View, ranks: bool) -> usize {
    let same_line = |a: &Backup<'_>, b: &Backup<'_>| a.seat == b.seat && a.line == b.line;
    let at_line = |one: Backup<'_>| backups(view).filter(|other| same_line(&one, other)).count();
    backups(view)
        .filter(|one| one.line.is_file() != ranks)
        .map(at_line)
        .max()
        .unwrap_or(0)
}

/// Whether a seat sits at the lower edge.
fn is_below(view: &View, seat: u8) -> bool {
    side(view, seat).y < 0
}

/// Where a seat sits, seen from the middle of the board.
fn side(view: &View, seat: u8) -> Place {
    let seating = view.seating.get(usize::from(seat));
    seating.map_or(Place { x: 0, y: -1 }, |seating| seating.side)
}

fn counts(view: &View) -> impl Iterator<Item = &Area> {
    view.areas
        .iter()
        .filter(|area| !matches!(area.kind, AreaKind::Backup(..)))
}

pub(super) fn margins(view: &View) -> Margins {
    let rows = if counts(view).next().is_some() || view.scores.is_some() {
        ROW
    } else {
        // The mark of the side to move.
        12.0
    };
    let strip = SMALL * 4.0 + 10.0;
    Margins {
        side: deepest(view, true) as f64 * strip,
        end: rows + deepest(view, false) as f64 * strip,
    }
}

/// White's things lie below and to the left, Black's above and to the right.
pub(super) fn draw(sheet: &mut Sheet, view: &View) {
    for area in counts(view) {
        let y = if is_below(view, area.seat) {
            sheet.bottom() + outer(view)
        } else {
            sheet.top - outer(view)
        };
        let x = sheet.left + SMALL;
        pieces::piece(
            sheet,
            x,
            y,
            SMALL * 1.3,
            Token {
                kind: area.piece,
                seat: Some(area.seat),
            },
        );
        sheet.label(x + SMALL * 1.4, y, 14.0, &format!("× {}", area.count));
    }
    let mut drawn: Vec<(u8, u8)> = Vec::new();
    for one in backups(view) {
        let place = (one.seat, one.line.number);
        let behind = drawn.iter().filter(|&&other| other == place).count();
        drawn.push(place);
        backup(sheet, view, one, behind as f64);
    }
    scores(sheet, view);
    turn(sheet, view);
}

/// How far from the board the row of counts lies.
fn outer(view: &View) -> f64 {
    EDGE + deepest(view, false) as f64 * (SMALL * 4.0 + 10.0) + ROW / 2.0
}

/// Four signs in a row that continues the line, beyond the board's edge.
fn backup(sheet: &mut Sheet, view: &View, one: Backup<'_>, behind: f64) {
    let Backup { seat, line, signs } = one;
    let Some(&square) = line.squares.first() else {
        return;
    };
    let below = is_below(view, seat);
    let strip = SMALL * 4.0 + 10.0;
    let gap = EDGE + 4.0 + behind * strip;
    let (x, y, dx, dy) = if line.is_file() {
        let (x, _) = sheet.centre(square);
        // Both run upward, as the file does.
        let y = if below {
            sheet.bottom() + gap + SMALL * 3.5
        } else {
            sheet.top - gap - SMALL * 0.5
        };
        (x, y, 0.0, -SMALL)
    } else {
        let (_, y) = sheet.centre(square);
        let x = if below {
            sheet.left - gap - SMALL * 3.5
        } else {
            sheet.right() + gap + SMALL * 0.5
        };
        (x, y, SMALL, 0.0)
    };
    let (fill, ink) = if below {
        ("#f1e4cc", "#8a6a45")
    } else {
        ("#d8cbb6", "#4a3a28")
    };
    let (x3, y3) = (x + dx * 3.0, y + dy * 3.0);
    let (left, top) = (x.min(x3) - SMALL * 0.55, y.min(y3) - SMALL * 0.55);
    let (width, height) = ((x3 - x).abs() + SMALL * 1.1, (y3 - y).abs() + SMALL * 1.1);
    sheet.put(format_args!(
        r#"<rect x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{height:.1}" rx="5" fill="{fill}" stroke="{ink}" stroke-width="0.8"/>"#
    ));
    let rules = view.backups.as_ref();
    let pieces = rules.map_or_else(Vec::new, |rules| rules.pieces(line.number, &signs));
    for (i, square) in line.squares.iter().enumerate() {
        let (x, y) = (x + dx * i as f64, y + dy * i as f64);
        let Some(&(kind, _)) = pieces.iter().find(|(_, at)| at == square) else {
            sheet.put(format_args!(
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="none" stroke="{ink}" stroke-dasharray="2 2" stroke-width="0.9"/>"#,
                SMALL * 0.3
            ));
            continue;
        };
        let seat = Some(seat);
        pieces::piece(sheet, x, y, SMALL, Token { kind, seat });
    }
}

/// Points of each seat at its own edge.
fn scores(sheet: &mut Sheet, view: &View) {
    let Some(scores) = &view.scores else { return };
    let (below, above) = (sheet.bottom() + outer(view), sheet.top - outer(view));
    let (left, right) = (sheet.left + CELL, sheet.right() - CELL);
    for (seat, points) in scores.iter().enumerate() {
        let side = side(view, seat as u8);
        let x = if side.x < 0 { left } else { right };
        let y = if side.y < 0 { below } else { above };
        sheet.label(x, y, 16.0, &points.to_string());
    }
}

/// A small mark at the edge of the seat to move.
fn turn(sheet: &mut Sheet, view: &View) {
    let middle = sheet.left + sheet.columns() * CELL / 2.0;
    let quarter = sheet.columns() * CELL / 4.0;
    let x = middle + quarter * f64::from(side(view, view.seat).x);
    let (y, tip) = if is_below(view, view.seat) {
        (sheet.bottom() + EDGE + 8.0, -8.0)
    } else {
        (sheet.top - EDGE - 8.0, 8.0)
    };
    sheet.put(format_args!(
        r##"<polygon points="{:.1},{y:.1} {:.1},{y:.1} {x:.1},{:.1}" fill="#2f7d4f"/>"##,
        x - 6.0,
        x + 6.0,
        y + tip
    ));
}
