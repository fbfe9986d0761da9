//! What lies beside the board: reserves, repositories, backups opposite their lines, hands, points.

use doska_rules::{Area, AreaKind, Kind, Place, Token, View};

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

/// How many backups of one seat stand one behind the other at a line, at the most.
fn deepest(view: &View, ranks: bool) -> usize {
    let standing = |seat: u8, line: u8| lines_of(view, seat).filter(|(l, _)| *l == line).count();
    let range = if ranks { 8..16 } else { 0..8 };
    range
        .flat_map(|line| [standing(0, line), standing(1, line)])
        .max()
        .unwrap_or(0)
}

fn lines_of(view: &View, seat: u8) -> impl Iterator<Item = (u8, [u8; 4])> {
    view.areas
        .iter()
        .filter(move |area| area.seat == seat)
        .filter_map(|area| match area.kind {
            AreaKind::Backup(line, signs) => Some((line, signs)),
            _ => None,
        })
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
        let y = if area.seat == 0 {
            sheet.bottom() + outer(view)
        } else {
            sheet.top - outer(view)
        };
        let x = sheet.left + SMALL;
        let kind = if area.kind == AreaKind::Hand {
            Kind::Checker
        } else {
            Kind::Man
        };
        pieces::piece(
            sheet,
            x,
            y,
            SMALL * 1.3,
            Token {
                kind,
                seat: Some(area.seat),
            },
        );
        sheet.label(x + SMALL * 1.4, y, 14.0, &format!("× {}", area.count));
    }
    for seat in 0..2 {
        let mut at_line = [0_u32; 16];
        for (line, signs) in lines_of(view, seat) {
            let behind = f64::from(at_line[usize::from(line & 15)]);
            at_line[usize::from(line & 15)] += 1;
            backup(sheet, seat, line, signs, behind);
        }
    }
    scores(sheet, view);
    turn(sheet, view);
}

/// How far from the board the row of counts lies.
fn outer(view: &View) -> f64 {
    EDGE + deepest(view, false) as f64 * (SMALL * 4.0 + 10.0) + ROW / 2.0
}

/// Four signs in a row that continues the line, beyond the board's edge.
fn backup(sheet: &mut Sheet, seat: u8, line: u8, signs: [u8; 4], behind: f64) {
    let strip = SMALL * 4.0 + 10.0;
    let gap = EDGE + 4.0 + behind * strip;
    let (x, y, dx, dy) = if line < 8 {
        let (x, _) = sheet.centre(Place {
            x: line as i8,
            y: 0,
        });
        // Both run upward, as the file does.
        let y = if seat == 0 {
            sheet.bottom() + gap + SMALL * 3.5
        } else {
            sheet.top - gap - SMALL * 0.5
        };
        (x, y, 0.0, -SMALL)
    } else {
        let (_, y) = sheet.centre(Place {
            x: 0,
            y: (line - 8) as i8,
        });
        let x = if seat == 0 {
            sheet.left - gap - SMALL * 3.5
        } else {
            sheet.right() + gap + SMALL * 0.5
        };
        (x, y, SMALL, 0.0)
    };
    let (fill, ink) = if seat == 0 {
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
    for (i, sign) in signs.into_iter().enumerate() {
        let (x, y) = (x + dx * i as f64, y + dy * i as f64);
        let kind = match sign {
            b'm' => Kind::Man,
            b'k' => Kind::King,
            _ => {
                sheet.put(format_args!(
                    r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="none" stroke="{ink}" stroke-dasharray="2 2" stroke-width="0.9"/>"#,
                    SMALL * 0.3
                ));
                continue;
            }
        };
        pieces::piece(
            sheet,
            x,
            y,
            SMALL,
            Token {
                kind,
                seat: Some(seat),
            },
        );
    }
}

/// Points of each seat at its own edge.
fn scores(sheet: &mut Sheet, view: &View) {
    let Some(scores) = &view.scores else { return };
    let (below, above) = (sheet.bottom() + outer(view), sheet.top - outer(view));
    let (left, right) = (sheet.left + CELL, sheet.right() - CELL);
    for (seat, points) in scores.iter().enumerate() {
        let (x, y) = match (view.seats, seat) {
            (2, 0) | (_, 3) => (right, below),
            (2, _) | (_, 2) => (right, above),
            (_, 0) => (left, below),
            _ => (left, above),
        };
        sheet.label(x, y, 16.0, &points.to_string());
    }
}

/// A small mark at the edge of the seat to move.
fn turn(sheet: &mut Sheet, view: &View) {
    let middle = sheet.left + sheet.columns() * CELL / 2.0;
    let quarter = sheet.columns() * CELL / 4.0;
    let x = match (view.seats, view.seat) {
        (2, _) => middle,
        (_, 0 | 1) => middle - quarter,
        _ => middle + quarter,
    };
    let lower = matches!((view.seats, view.seat), (2, 0) | (4, 0 | 3));
    let (y, tip) = if lower {
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
