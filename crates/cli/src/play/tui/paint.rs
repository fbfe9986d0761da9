//! Draws the board.

use doska_play::View;
use doska_play::rules::{Cell, Ground, Kind, Place};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::borders;
use super::grid::Grid;
use super::styles::{self, Mark};
use crate::console::Console;
use crate::draw::lattice::{Lattice, across, down};
use crate::draw::{axis_name, pieces};

/// What is to be seen on the cells besides the pieces.
#[derive(Default)]
pub struct Marks {
    pub cursor: Option<Place>,
    pub marks: Vec<(Place, Mark)>,
}

impl Marks {
    /// Marks several places; a place keeps its first mark.
    pub fn add(&mut self, places: impl IntoIterator<Item = Place>, mark: Mark) {
        for place in places {
            if self.of(place).is_none() {
                self.marks.push((place, mark));
            }
        }
    }

    pub fn of(&self, place: Place) -> Option<Mark> {
        let found = self.marks.iter().find(|(at, _)| *at == place);
        found.map(|(_, mark)| *mark)
    }
}

/// Draws a board where its grid says.
pub fn board(buf: &mut Buffer, console: &Console, view: &View, grid: &Grid, marks: &Marks) {
    let mut turned = view.clone();
    for cell in &mut turned.cells {
        cell.place = grid.turned(cell.place);
    }
    let canvas = canvas(console, view, &turned, grid, marks);
    let pitch = grid.pitch();
    let from = (grid.scroll.0 * pitch.0, grid.scroll.1 * pitch.1);
    for y in 0..grid.window.height {
        for x in 0..grid.window.width {
            let here = (grid.window.x + x, grid.window.y + y);
            if let (Some(to), Some(cell)) =
                (buf.cell_mut(here), canvas.cell((from.0 + x, from.1 + y)))
            {
                *to = cell.clone();
            }
        }
    }
    labels(buf, view, grid);
    arrows(buf, console, grid);
}

/// The whole board, as large as it is.
fn canvas(console: &Console, view: &View, turned: &View, grid: &Grid, marks: &Marks) -> Buffer {
    let pitch = grid.pitch();
    let mut buf = Buffer::empty(Rect {
        x: 0,
        y: 0,
        width: grid.size.0 * pitch.0 + 1,
        height: grid.size.1 * pitch.1 + u16::from(grid.lined),
    });
    let lattice = Lattice::new(turned);
    let ascii = console.ascii;
    let mut put = |x: u16, y: u16, sign: char| {
        if let Some(cell) = buf.cell_mut((x, y)) {
            cell.set_char(sign).set_style(styles::quiet());
        }
    };
    let edge = u16::from(grid.lined);
    for row in 0..=grid.size.1 {
        let y = lattice.max.1 + 1 - row as i16;
        for column in 0..=grid.size.0 {
            let x = lattice.min.0 + column as i16;
            let (left, top) = (column * pitch.0, row * pitch.1);
            if grid.lined {
                put(left, top, lattice.corner(x, y, ascii));
                for i in 1..pitch.0 {
                    put(left + i, top, across(lattice.below(x, y), ascii));
                }
            }
            if row < grid.size.1 {
                for i in 0..grid.inner.1 {
                    put(left, top + edge + i, down(lattice.left_of(x, y - 1), ascii));
                }
            }
        }
    }
    if console.colour && !console.ascii {
        borders::fill(&mut buf, console, view, grid, marks);
    }
    for cell in &view.cells {
        let spot = grid.spot(cell.place);
        let rect = Rect {
            x: spot.0 * pitch.0 + 1,
            y: spot.1 * pitch.1 + edge,
            width: grid.inner.0,
            height: grid.inner.1,
        };
        let mark = marks.of(cell.place);
        let cursor = marks.cursor == Some(cell.place);
        paint(&mut buf, console, cell, rect, mark, cursor);
    }
    buf
}

/// A cell with what stands on it.
fn paint(
    buf: &mut Buffer,
    console: &Console,
    cell: &Cell,
    rect: Rect,
    mark: Option<Mark>,
    cursor: bool,
) {
    let ground = styles::ground(console, cell, mark, cursor);
    for y in rect.y..rect.bottom() {
        for x in rect.x..rect.right() {
            if let Some(at) = buf.cell_mut((x, y)) {
                at.reset();
                at.set_style(ground);
            }
        }
    }
    let mut signs = pieces::stack(console, &cell.stack);
    let empty = signs.is_empty();
    if empty {
        let sign = styles::dot(console, mark).unwrap_or(match cell.ground {
            Ground::Open => "+",
            Ground::Dark | Ground::Field if !console.colour && console.ascii => ".",
            Ground::Dark | Ground::Field if !console.colour => "·",
            _ => " ",
        });
        let style = anstyle::Style::new().fg_color(console.colour.then_some(pieces::INK));
        signs.push((sign.to_owned(), style));
    }
    let used: u16 = signs.iter().map(|(sign, _)| sign.width() as u16).sum();
    let middle = rect.y + rect.height / 2;
    let mut x = rect.x + rect.width.saturating_sub(used) / 2;
    // An empty target has its dot, and needs no brackets.
    let framed = mark.filter(|mark| !(empty && matches!(mark, Mark::Target | Mark::Faint)));
    let (left, right) = styles::brackets(console, framed);
    let style = if console.colour {
        ground.fg(ratatui::style::Color::Indexed(16))
    } else {
        ground
    };
    let on_ground = |own: anstyle::Style| {
        if console.colour {
            styles::style(own).bg(ground.bg.unwrap_or_default())
        } else {
            ground
        }
    };
    if let Some(disc) = disc(console, cell, rect) {
        x = rect.x + (rect.width - DISC) / 2;
        for (i, row) in disc.iter().enumerate() {
            buf.set_string(x, rect.y + i as u16, row, on_ground(signs[0].1));
        }
        buf.set_string(x.saturating_sub(1), middle, left, style);
        buf.set_string(x + DISC, middle, right, style);
        return;
    }
    buf.set_string(x.saturating_sub(1), middle, left, style);
    for (sign, own) in signs {
        buf.set_string(x, middle, &sign, on_ground(own));
        x += sign.width() as u16;
    }
    buf.set_string(x, middle, right, style);
}

/// Columns of a piece in a large cell.
const DISC: u16 = 5;

/// A piece of draughts as large as a large cell: White's a ring, Black's full, a king with his sign.
fn disc(console: &Console, cell: &Cell, rect: Rect) -> Option<[String; 3]> {
    let [token] = cell.stack[..] else {
        return None;
    };
    if console.ascii || rect.height != 3 || rect.width < DISC + 2 {
        return None;
    }
    let white = token.seat == Some(0);
    let inside = match (token.kind, white) {
        (Kind::King, _) => format!(" {} ", pieces::glyph(console, token)),
        (Kind::Man | Kind::Checker, false) => "███".to_owned(),
        (Kind::Man | Kind::Checker, true) if console.colour => "█ █".to_owned(),
        (Kind::Man | Kind::Checker, true) => "   ".to_owned(),
        _ => return None,
    };
    // Without colours a ring of blocks is too much like a full one.
    Some(if white && !console.colour {
        ["╭───╮".into(), format!("│{inside}│"), "╰───╯".into()]
    } else {
        [" ▄▄▄ ".into(), format!("▐{inside}▌"), " ▀▀▀ ".into()]
    })
}

/// The names of ranks at the left and of files below.
fn labels(buf: &mut Buffer, view: &View, grid: &Grid) {
    let (pitch, seen) = (grid.pitch(), grid.visible_cells());
    let edge = u16::from(grid.lined);
    for row in 0..seen.1 {
        let place = grid.place((0, grid.scroll.1 + row));
        let name = axis_name(view, i16::from(place.y), false);
        let width = usize::from(grid.label) - 1;
        let y = grid.window.y + row * pitch.1 + edge + grid.inner.1 / 2;
        let x = grid.window.x - grid.label;
        buf.set_string(x, y, format!("{name:>width$}"), styles::quiet());
    }
    for column in 0..seen.0 {
        let place = grid.place((grid.scroll.0 + column, 0));
        let name = axis_name(view, i16::from(place.x), true);
        let width = usize::from(grid.inner.0);
        let x = grid.window.x + column * pitch.0 + 1;
        buf.set_string(
            x,
            grid.window.bottom(),
            format!("{name:^width$}"),
            styles::quiet(),
        );
    }
}

/// That there is more than is seen, and where.
fn arrows(buf: &mut Buffer, console: &Console, grid: &Grid) {
    let seen = grid.visible_cells();
    let signs = if console.ascii {
        ["<", ">", "^", "v"]
    } else {
        ["◀", "▶", "▲", "▼"]
    };
    let (window, style) = (grid.window, styles::strong());
    let middle = (window.x + window.width / 2, window.y + window.height / 2);
    if grid.scroll.0 > 0 {
        buf.set_string(window.x, middle.1, signs[0], style);
    }
    if grid.scroll.0 + seen.0 < grid.size.0 {
        buf.set_string(window.right() - 1, middle.1, signs[1], style);
    }
    if grid.scroll.1 > 0 {
        buf.set_string(middle.0, window.y, signs[2], style);
    }
    if grid.scroll.1 + seen.1 < grid.size.1 {
        buf.set_string(middle.0, window.bottom() - 1, signs[3], style);
    }
}
