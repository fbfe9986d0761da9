//! The pieces: discs of draughts, pyramids seen from above, stacks of checkers.

use doska_rules::{Cell, Kind, Token};

use super::{CELL, Sheet};

/// The colour of each seat's zone: a hue for each team, two shades of it, as on the site's board.
pub(super) const ZONES: [&str; 4] = ["#cfe4fb", "#d3f0d0", "#9cc3ee", "#9ad3a6"];

/// Fill, rim and mark of each seat's pieces.
const COLOURS: [(&str, &str, &str); 4] = [
    ("#fffaf0", "#7d6a55", "#b08d57"),
    ("#3a3532", "#171412", "#d9b779"),
    ("#2f63a8", "#12305c", "#f2d38b"),
    ("#2c7a4b", "#103a22", "#f2d38b"),
];

pub(super) fn stack(sheet: &mut Sheet, cell: &Cell) {
    let (x, y) = sheet.centre(cell.place);
    match cell.stack.as_slice() {
        [] => {}
        [token] => piece(sheet, x, y, CELL, *token),
        tokens => tower(sheet, x, y, tokens),
    }
}

/// One piece, centred, in a cell of this size.
pub(super) fn piece(sheet: &mut Sheet, x: f64, y: f64, cell: f64, token: Token) {
    match token.kind {
        Kind::Man | Kind::Checker => disc(sheet, x, y, cell, token),
        Kind::King => {
            disc(sheet, x, y, cell, token);
            crown(sheet, x, y, cell, token);
        }
        Kind::Pawn => pyramid(sheet, x, y, cell * 0.20),
        Kind::Drone => pyramid(sheet, x, y, cell * 0.31),
        Kind::Queen => pyramid(sheet, x, y, cell * 0.43),
    }
}

fn colours(token: Token) -> (&'static str, &'static str, &'static str) {
    COLOURS[usize::from(token.seat.unwrap_or(0)) % COLOURS.len()]
}

fn disc(sheet: &mut Sheet, x: f64, y: f64, cell: f64, token: Token) {
    let (fill, rim, _) = colours(token);
    sheet.put(format_args!(
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="{fill}" stroke="{rim}" stroke-width="{:.1}"/><circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="none" stroke="{rim}" stroke-opacity="0.55" stroke-width="{:.1}"/>"#,
        cell * 0.38,
        cell * 0.035,
        cell * 0.28,
        cell * 0.025
    ));
}

fn crown(sheet: &mut Sheet, x: f64, y: f64, cell: f64, token: Token) {
    let (_, rim, mark) = colours(token);
    let points = [
        (-0.19, 0.13),
        (-0.22, -0.11),
        (-0.09, 0.0),
        (0.0, -0.17),
        (0.09, 0.0),
        (0.22, -0.11),
        (0.19, 0.13),
    ];
    let list: Vec<String> = points
        .iter()
        .map(|(dx, dy)| format!("{:.1},{:.1}", x + dx * cell, y + dy * cell))
        .collect();
    sheet.put(format_args!(
        r#"<polygon points="{}" fill="{mark}" stroke="{rim}" stroke-width="{:.1}" stroke-linejoin="round"/>"#,
        list.join(" "),
        cell * 0.022
    ));
}

/// A pyramid from above: four faces lit from the upper left.
fn pyramid(sheet: &mut Sheet, x: f64, y: f64, half: f64) {
    let corner = |dx: f64, dy: f64| format!("{:.1},{:.1}", x + dx * half, y + dy * half);
    let (a, b, c, d) = (
        corner(-1.0, -1.0),
        corner(1.0, -1.0),
        corner(1.0, 1.0),
        corner(-1.0, 1.0),
    );
    let top = corner(0.0, 0.0);
    for (from, to, fill) in [
        (&a, &b, "#e8b04a"),
        (&b, &c, "#b97a24"),
        (&c, &d, "#8f5a17"),
        (&d, &a, "#d2962f"),
    ] {
        sheet.put(format_args!(
            r##"<polygon points="{from} {to} {top}" fill="{fill}" stroke="#4a2f0c" stroke-width="0.8" stroke-linejoin="round"/>"##
        ));
    }
}

/// A stack in relief, the lowest checker at the bottom, with its height where it is tall.
fn tower(sheet: &mut Sheet, x: f64, y: f64, tokens: &[Token]) {
    let height = tokens.len();
    let room = CELL * 0.56;
    let rise = (CELL * 0.15).min(room / height as f64);
    let (rx, ry) = (CELL * 0.33, CELL * 0.17);
    let base = y + CELL * 0.27;
    for (i, token) in tokens.iter().enumerate() {
        let (fill, rim, _) = colours(*token);
        let cy = base - rise * i as f64;
        let body = rise.max(2.0);
        sheet.put(format_args!(
            r#"<path d="M{:.1} {cy:.1} v{:.1} a{rx:.1} {ry:.1} 0 0 0 {:.1} 0 v{:.1} z" fill="{fill}" stroke="{rim}" stroke-width="0.7"/><ellipse cx="{x:.1}" cy="{:.1}" rx="{rx:.1}" ry="{ry:.1}" fill="{fill}" stroke="{rim}" stroke-width="1.1"/>"#,
            x - rx,
            -body,
            2.0 * rx,
            body,
            cy - body
        ));
    }
    let ink = if tokens[height - 1].seat == Some(0) {
        "#3a3532"
    } else {
        "#fffaf0"
    };
    let top = base - rise * (height as f64 - 1.0) - rise.max(2.0);
    sheet.put(format_args!(
        r#"<text x="{x:.1}" y="{top:.1}" font-size="12" font-weight="600" fill="{ink}">{height}</text>"#
    ));
}
