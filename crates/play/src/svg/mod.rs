//! A position as an SVG picture, for rules pages, records and sharing.
//!
//! Drawn from the [`View`] alone: no game is named here. The picture is self-contained: no script, no
//! font, nothing to load.

mod beside;
mod pieces;

use std::fmt::Write;

use doska_rules::{Coordinates, Ground, Note, Place, Step, View};

use crate::GameSpec;

/// What a picture may show besides the position.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What the picture shows, for those who cannot see it.
    pub title: String,
    /// A way to draw as an arrow: the places of a move in order.
    pub arrow: Vec<Place>,
    /// Lines to frame, numbered as in [`Step::Build`]: those of which a backup is built or restored.
    pub framed: Vec<u8>,
    /// Places to mark, such as those of the last move.
    pub marked: Vec<Place>,
}

impl Options {
    /// The arrow and frame for the steps of a move.
    pub fn showing(mut self, steps: &[Step]) -> Options {
        for step in steps {
            match *step {
                Step::Place(place) => self.arrow.push(place),
                Step::Build(line) | Step::Restore(line, _) => self.framed.push(line),
                Step::Reserve | Step::Take(_) | Step::Pass => {}
            }
        }
        self
    }
}

/// The side of a cell.
const CELL: f64 = 48.0;
/// Room for coordinates.
const EDGE: f64 = 20.0;

/// Where things are in the picture.
struct Sheet {
    min: Place,
    max: Place,
    left: f64,
    top: f64,
    out: String,
}

impl Sheet {
    /// The upper left corner of a cell.
    fn corner(&self, place: Place) -> (f64, f64) {
        let column = f64::from(i16::from(place.x) - i16::from(self.min.x));
        let row = f64::from(i16::from(self.max.y) - i16::from(place.y));
        (self.left + column * CELL, self.top + row * CELL)
    }

    fn centre(&self, place: Place) -> (f64, f64) {
        let (x, y) = self.corner(place);
        (x + CELL / 2.0, y + CELL / 2.0)
    }

    fn columns(&self) -> f64 {
        f64::from(i16::from(self.max.x) - i16::from(self.min.x) + 1)
    }

    fn rows(&self) -> f64 {
        f64::from(i16::from(self.max.y) - i16::from(self.min.y) + 1)
    }

    fn right(&self) -> f64 {
        self.left + self.columns() * CELL
    }

    fn bottom(&self) -> f64 {
        self.top + self.rows() * CELL
    }

    /// Appends a line of SVG.
    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.out, "{element}"); // writing to a String cannot fail
    }

    fn label(&mut self, x: f64, y: f64, size: f64, text: &str) {
        self.put(format_args!(
            r##"<text x="{x:.1}" y="{y:.1}" font-size="{size:.0}" fill="#6b5d4f">{}</text>"##,
            escape(text)
        ));
    }
}

/// Draws the position.
pub fn draw(view: &View, options: &Options) -> String {
    let zero = Place { x: 0, y: 0 };
    let places = || view.cells.iter().map(|cell| cell.place);
    let min = Place {
        x: places().map(|p| p.x).min().unwrap_or(zero.x),
        y: places().map(|p| p.y).min().unwrap_or(zero.y),
    };
    let max = Place {
        x: places().map(|p| p.x).max().unwrap_or(zero.x),
        y: places().map(|p| p.y).max().unwrap_or(zero.y),
    };
    let margin = beside::margins(view);
    let mut sheet = Sheet {
        min,
        max,
        left: EDGE + margin.side,
        top: EDGE + margin.end,
        out: String::new(),
    };
    let width = sheet.right() + EDGE + margin.side;
    let height = sheet.bottom() + EDGE + margin.end;
    sheet.put(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" height="{height:.0}" role="img" font-family="system-ui, sans-serif" text-anchor="middle" dominant-baseline="central">"#
    ));
    if !options.title.is_empty() {
        sheet.put(format_args!("<title>{}</title>", escape(&options.title)));
    }
    sheet.put(format_args!(
        r##"<rect width="{width:.0}" height="{height:.0}" rx="10" fill="#fbf7ef"/>"##
    ));
    board(&mut sheet, view, options);
    coordinates(&mut sheet, view);
    for cell in &view.cells {
        pieces::stack(&mut sheet, cell);
    }
    frames(&mut sheet, view, &options.framed);
    arrow(&mut sheet, &options.arrow);
    beside::draw(&mut sheet, view);
    sheet.put(format_args!("</svg>"));
    sheet.out
}

fn board(sheet: &mut Sheet, view: &View, options: &Options) {
    for cell in &view.cells {
        let (x, y) = sheet.corner(cell.place);
        let fill = match (cell.ground, cell.zone) {
            (Ground::Dark, _) => "#c19a6b",
            (Ground::Light, _) => "#f1dfc0",
            (Ground::Plain, None) => "#e6cfa6",
            (Ground::Plain, Some(seat)) => pieces::ZONES[seat as usize % 4],
            (Ground::Field | Ground::Open, _) => "#e9dcc3",
        };
        sheet.put(format_args!(
            r##"<rect x="{x:.1}" y="{y:.1}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="#8a6a45" stroke-width="0.8"/>"##
        ));
        if options.marked.contains(&cell.place) {
            sheet.put(format_args!(
                r##"<rect x="{x:.1}" y="{y:.1}" width="{CELL}" height="{CELL}" fill="#f2c94c" fill-opacity="0.45"/>"##
            ));
        }
    }
    // The borders between zones, and the edge of the board, are drawn over the cells.
    for cell in &view.cells {
        let (x, y) = sheet.corner(cell.place);
        let beside = |dx: i8, dy: i8| {
            let place = Place {
                x: cell.place.x.wrapping_add(dx),
                y: cell.place.y.wrapping_add(dy),
            };
            view.cells.iter().find(|other| other.place == place)
        };
        let differs =
            |other: Option<&doska_rules::Cell>| other.is_none_or(|other| other.zone != cell.zone);
        let sides = [
            (0, 1, 0.0, 0.0, 1.0, 0.0),
            (0, -1, 0.0, 1.0, 1.0, 1.0),
            (-1, 0, 0.0, 0.0, 0.0, 1.0),
            (1, 0, 1.0, 0.0, 1.0, 1.0),
        ];
        for (dx, dy, x1, y1, x2, y2) in sides {
            if differs(beside(dx, dy)) {
                sheet.put(format_args!(
                    r##"<line x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}" stroke="#5d4327" stroke-width="2.4" stroke-linecap="square"/>"##,
                    x + x1 * CELL,
                    y + y1 * CELL,
                    x + x2 * CELL,
                    y + y2 * CELL
                ));
            }
        }
    }
}

fn coordinates(sheet: &mut Sheet, view: &View) {
    let name = |n: i8, file: bool| {
        if view.coordinates == Coordinates::Numbers {
            n.to_string()
        } else if file {
            char::from(b'a'.saturating_add(n.unsigned_abs())).to_string()
        } else {
            (i16::from(n) + 1).to_string()
        }
    };
    for x in sheet.min.x..=sheet.max.x {
        let (centre, _) = sheet.centre(Place { x, y: sheet.min.y });
        let (above, below) = (sheet.top - EDGE / 2.0, sheet.bottom() + EDGE / 2.0);
        sheet.label(centre, above, 11.0, &name(x, true));
        sheet.label(centre, below, 11.0, &name(x, true));
    }
    for y in sheet.min.y..=sheet.max.y {
        let (_, centre) = sheet.centre(Place { x: sheet.min.x, y });
        let (before, after) = (sheet.left - EDGE / 2.0, sheet.right() + EDGE / 2.0);
        sheet.label(before, centre, 11.0, &name(y, false));
        sheet.label(after, centre, 11.0, &name(y, false));
    }
}

/// A frame about each of these lines, from edge to edge.
fn frames(sheet: &mut Sheet, view: &View, lines: &[u8]) {
    let line = |&number: &u8| view.backups.as_ref()?.line(number);
    for line in lines.iter().filter_map(line) {
        let Some(&square) = line.squares.first() else {
            continue;
        };
        let (mut first, mut last) = (square, square);
        if line.is_file() {
            (first.y, last.y) = (sheet.max.y, sheet.min.y);
        } else {
            (first.x, last.x) = (sheet.min.x, sheet.max.x);
        }
        let ((x0, y0), (x1, y1)) = (sheet.corner(first), sheet.corner(last));
        sheet.put(format_args!(
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="6" fill="none" stroke="#2f7d4f" stroke-width="4" stroke-opacity="0.85" stroke-dasharray="9 5"/>"##,
            x0 + 2.0,
            y0 + 2.0,
            x1 - x0 + CELL - 4.0,
            y1 - y0 + CELL - 4.0
        ));
    }
}

fn arrow(sheet: &mut Sheet, way: &[Place]) {
    let [.., before, last] = way else {
        if let [only] = way {
            let (x, y) = sheet.centre(*only);
            sheet.put(format_args!(
                r##"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="none" stroke="#2f7d4f" stroke-width="5" stroke-opacity="0.85"/>"##,
                CELL * 0.42
            ));
        }
        return;
    };
    let mut points: Vec<(f64, f64)> = way.iter().map(|place| sheet.centre(*place)).collect();
    // It begins at the rim of the piece, so that one sees what moves.
    let toward = (points[1].0 - points[0].0, points[1].1 - points[0].1);
    let far = toward.0.hypot(toward.1).max(1.0);
    points[0].0 += toward.0 / far * CELL * 0.34;
    points[0].1 += toward.1 / far * CELL * 0.34;
    let ((x0, y0), (x1, y1)) = (sheet.centre(*before), sheet.centre(*last));
    let length = (x1 - x0).hypot(y1 - y0).max(1.0);
    let (ux, uy) = ((x1 - x0) / length, (y1 - y0) / length);
    // The shaft ends where the head begins.
    let neck = (x1 - ux * 15.0, y1 - uy * 15.0);
    let mut shaft = String::new();
    for (i, (x, y)) in points[..points.len() - 1].iter().chain([&neck]).enumerate() {
        let _ = write!(shaft, "{}{x:.1},{y:.1}", if i == 0 { "" } else { " " });
    }
    let (wx, wy) = (-uy * 9.0, ux * 9.0);
    sheet.put(format_args!(
        r##"<g stroke="#2f7d4f" fill="#2f7d4f" opacity="0.85"><polyline points="{shaft}" fill="none" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><polygon points="{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}" stroke="none"/></g>"##,
        x1 + ux * 4.0,
        y1 + uy * 4.0,
        neck.0 + wx,
        neck.1 + wy,
        neck.0 - wx,
        neck.1 - wy
    ));
}

/// Text that is safe inside an element.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// Draws one line of a list of diagrams: name, game, position or `start`, and a move to show as an arrow
/// or nothing, with tabs between them. Gives the name and the picture.
pub fn diagram(entry: &str) -> Result<(String, String), Note> {
    let mut parts = entry.trim_end_matches(['\r', '\n']).split('\t');
    let (Some(name), Some(game), Some(position)) = (parts.next(), parts.next(), parts.next())
    else {
        return Err(Note::new("diagram-form").part(entry));
    };
    let spec = GameSpec::read(game)?;
    let position = if position == "start" {
        spec.start()
    } else {
        spec.position(position)?
    };
    let mut options = Options::default();
    if let Some(text) = parts.next().filter(|text| !text.is_empty()) {
        let m = position.read_move(text)?;
        options = options.showing(m.step_sequences().first().map_or(&[], Vec::as_slice));
    }
    Ok((name.to_owned(), draw(&position.view(), &options)))
}
