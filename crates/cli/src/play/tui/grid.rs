//! Where the cells of a board stand on the screen: how large they are, and which of them are seen where
//! there is no room for all.

use doska_play::View;
use doska_play::rules::{Cell, Place};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::console::Console;
use crate::draw::{axis_name, pieces};

/// The geometry of a board in an area.
#[derive(Clone, Debug)]
pub struct Grid {
    /// Where cells are drawn, without the labels.
    pub window: Rect,
    /// Columns of the labels at the left.
    pub label: u16,
    /// Columns and rows inside a cell.
    pub inner: (u16, u16),
    /// Whether there are lines between rows.
    pub lined: bool,
    /// The first column and row that are seen.
    pub scroll: (u16, u16),
    /// How many columns and rows there are.
    pub size: (u16, u16),
    flip: bool,
    min: (i16, i16),
    max: (i16, i16),
}

/// Columns and rows inside a large cell.
const LARGE: (u16, u16) = (7, 3);
/// Rows of an area for large cells: eight of them, and their labels.
const TALL: u16 = 34;

impl Grid {
    /// The board of a view in an area, turned round if `flip`, scrolled as far as that makes sense.
    pub fn new(console: &Console, view: &View, flip: bool, area: Rect, scroll: (u16, u16)) -> Grid {
        let xs = || view.cells.iter().map(|cell| i16::from(cell.place.x));
        let ys = || view.cells.iter().map(|cell| i16::from(cell.place.y));
        let min = (xs().min().unwrap_or(0), ys().min().unwrap_or(0));
        let max = (xs().max().unwrap_or(0), ys().max().unwrap_or(0));
        let size = ((max.0 - min.0 + 1) as u16, (max.1 - min.1 + 1) as u16);
        let names = |n: i16| axis_name(view, n, false).len();
        let label = names(min.1).max(names(max.1)) as u16 + 1;
        let widest = view.cells.iter().map(|cell| stack_width(console, cell));
        let widest = widest
            .max()
            .unwrap_or(0)
            .max(names(min.0))
            .max(names(max.0)) as u16;
        // The names of the columns stand below.
        let room = (
            area.width.saturating_sub(label),
            area.height.saturating_sub(1),
        );
        let small = ((widest + 2).max(3), 1);
        let large = (small.0.max(LARGE.0), LARGE.1);
        let fits =
            |inner: (u16, u16)| size.0 * (inner.0 + 1) < room.0 && size.1 * (inner.1 + 1) < room.1;
        // A board that grows keeps the size of its cells, but on a screen for large ones.
        let inner = if fits(large) && area.height >= TALL {
            large
        } else {
            small
        };
        let lined = size.1 * (inner.1 + 1) < room.1;
        let mut grid = Grid {
            window: Rect::ZERO,
            label,
            inner,
            lined,
            scroll: (0, 0),
            size,
            flip,
            min,
            max,
        };
        let (pitch, edge) = (grid.pitch(), u16::from(lined));
        let seen = (
            (room.0.saturating_sub(1) / pitch.0).clamp(1, size.0),
            (room.1.saturating_sub(edge) / pitch.1).clamp(1, size.1),
        );
        grid.scroll = (scroll.0.min(size.0 - seen.0), scroll.1.min(size.1 - seen.1));
        grid.window = Rect {
            x: area.x + label,
            y: area.y,
            width: seen.0 * pitch.0 + 1,
            height: seen.1 * pitch.1 + edge,
        };
        grid
    }

    /// From a cell to the next, in columns and rows of the screen.
    pub const fn pitch(&self) -> (u16, u16) {
        (self.inner.0 + 1, self.inner.1 + self.lined as u16)
    }

    /// How many columns and rows of cells are seen.
    pub const fn visible_cells(&self) -> (u16, u16) {
        let pitch = self.pitch();
        (
            (self.window.width - 1) / pitch.0,
            (self.window.height - self.lined as u16) / pitch.1,
        )
    }

    /// A place as the board is turned: the other way round for the player opposite.
    pub const fn turned(&self, place: Place) -> Place {
        if self.flip {
            Place {
                x: -place.x,
                y: -place.y,
            }
        } else {
            place
        }
    }

    /// The column and row of a place, from the top left.
    pub fn spot(&self, place: Place) -> (u16, u16) {
        let (x, y) = (i16::from(place.x), i16::from(place.y));
        if self.flip {
            ((self.max.0 - x) as u16, (y - self.min.1) as u16)
        } else {
            ((x - self.min.0) as u16, (self.max.1 - y) as u16)
        }
    }

    /// The place of a column and row.
    pub const fn place(&self, spot: (u16, u16)) -> Place {
        let (column, row) = (spot.0 as i16, spot.1 as i16);
        let (x, y) = if self.flip {
            (self.max.0 - column, self.min.1 + row)
        } else {
            (self.min.0 + column, self.max.1 - row)
        };
        Place {
            x: x as i8,
            y: y as i8,
        }
    }

    /// The place under a point of the screen. A line belongs to the cell right of it or below.
    pub fn at(&self, column: u16, row: u16) -> Option<Place> {
        if !self.window.contains((column, row).into()) {
            return None;
        }
        let pitch = self.pitch();
        let spot = (
            (column - self.window.x) / pitch.0 + self.scroll.0,
            (row - self.window.y) / pitch.1 + self.scroll.1,
        );
        (spot.0 < self.size.0 && spot.1 < self.size.1).then(|| self.place(spot))
    }

    /// The scrolling that shows a place, changed as little as possible.
    pub fn follow(&self, place: Place) -> (u16, u16) {
        let (spot, seen) = (self.spot(place), self.visible_cells());
        let near =
            |scroll: u16, spot: u16, seen: u16| scroll.clamp((spot + 1).saturating_sub(seen), spot);
        (
            near(self.scroll.0, spot.0, seen.0),
            near(self.scroll.1, spot.1, seen.1),
        )
    }
}

fn stack_width(console: &Console, cell: &Cell) -> usize {
    let signs = pieces::stack(console, &cell.stack);
    signs.iter().map(|(sign, _)| sign.width()).sum()
}
