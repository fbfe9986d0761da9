//! What is between cells where there are colours: no gaps. Squares of a chequered board meet in the middle
//! of the line between them, by characters of two halves; on a plain board the lines are drawn on its ground.

use std::collections::HashMap;

use doska_play::View;
use doska_play::rules::{Cell, Ground};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

use super::grid::Grid;
use super::paint::Marks;
use super::styles;
use crate::console::Console;

/// Lines on a ground.
const LINE: Color = Color::Indexed(240);

/// The cells of a board by their columns and rows.
struct Cells<'a> {
    console: &'a Console,
    marks: &'a Marks,
    at: HashMap<(i32, i32), &'a Cell>,
}

impl Cells<'_> {
    /// The ground of a cell, without any mark.
    fn bare(&self, column: i32, row: i32) -> Option<Color> {
        let cell = self.at.get(&(column, row))?;
        styles::ground(self.console, cell, None, false).bg
    }

    /// The ground of a cell, with its mark if the cells are chequered.
    fn colour(&self, column: i32, row: i32) -> Option<Color> {
        let cell = self.at.get(&(column, row))?;
        let place = cell.place;
        let marked = is_chequered(cell);
        let mark = self.marks.of(place).filter(|_| marked);
        let cursor = marked && self.marks.cursor == Some(place);
        styles::ground(self.console, cell, mark, cursor).bg
    }

    fn is_chequered(&self) -> bool {
        self.at.values().any(|cell| is_chequered(cell))
    }
}

const fn is_chequered(cell: &Cell) -> bool {
    matches!(cell.ground, Ground::Dark | Ground::Light)
}

/// Fills what lies between cells. Outer lines stay as they are.
pub fn fill(buf: &mut Buffer, console: &Console, view: &View, grid: &Grid, marks: &Marks) {
    let cells = view.cells.iter().map(|cell| {
        let spot = grid.spot(cell.place);
        ((i32::from(spot.0), i32::from(spot.1)), cell)
    });
    let cells = Cells {
        console,
        marks,
        at: cells.collect(),
    };
    let chequered = cells.is_chequered();
    let mut put = |x: u16, y: u16, sign: &str, first: Color, second: Color| {
        let Some(cell) = buf.cell_mut((x, y)) else {
            return;
        };
        cell.modifier = Modifier::empty();
        if chequered {
            cell.set_symbol(sign).set_fg(first).set_bg(second);
        } else {
            cell.set_fg(LINE).set_bg(first);
        }
    };
    let (pitch, edge) = (grid.pitch(), u16::from(grid.lined));
    for row in 0..=grid.size.1 {
        for column in 0..=grid.size.0 {
            let (left, top) = (column * pitch.0, row * pitch.1);
            let (c, r) = (i32::from(column), i32::from(row));
            let here = cells.colour(c, r);
            let (before, above) = (cells.colour(c - 1, r), cells.colour(c, r - 1));
            if let (Some(before), Some(here)) = (before, here) {
                for i in 0..grid.inner.1 {
                    put(left, top + edge + i, "▌", before, here);
                }
            }
            if !grid.lined {
                continue;
            }
            if let (Some(above), Some(here)) = (above, here) {
                for i in 1..pitch.0 {
                    put(left + i, top, "▀", above, here);
                }
            }
            // Four squares meet: those across are alike, marked or not.
            let around = [(c - 1, r - 1), (c, r - 1), (c - 1, r), (c, r)];
            if let [Some(first), Some(second), Some(_), Some(_)] =
                around.map(|(c, r)| cells.bare(c, r))
            {
                put(left, top, "▚", first, second);
            }
        }
    }
}
