//! The board: cells, lines between them, coordinates.

use std::fmt::Write;

use anstyle::Style;
use doska_play::View;
use doska_play::rules::{Cell, Coordinates, Ground};
use unicode_width::UnicodeWidthStr;

use super::lattice::{Lattice, Weight, across, down};
use super::wrap::columns;
use super::{Scene, pieces};
use crate::console::Console;

/// Layouts of more rows than this are drawn without lines between the rows, to fit a screen.
const SPACIOUS: i16 = 9;

/// The board as lines of text; a list of fields where it is too wide for the screen.
pub fn draw(console: &Console, scene: &Scene) -> Vec<String> {
    let grid = Grid::new(console, scene);
    if grid.total() > console.width {
        return list(console, scene);
    }
    grid.lines()
}

struct Grid<'a> {
    console: &'a Console,
    scene: &'a Scene,
    lattice: Lattice<'a>,
    /// Columns inside a cell.
    inner: usize,
    /// Columns of the labels at the left.
    label: usize,
}

impl<'a> Grid<'a> {
    fn new(console: &'a Console, scene: &'a Scene) -> Grid<'a> {
        let view = &scene.view;
        let lattice = Lattice::new(view);
        let (low, high) = (lattice.min.1, lattice.max.1);
        let tallest = view
            .cells
            .iter()
            .map(|cell| stack_width(console, cell))
            .max()
            .unwrap_or(0);
        let widest = (lattice.min.0..=lattice.max.0)
            .map(|x| name(view, x, true).len())
            .max()
            .unwrap_or(1);
        Grid {
            console,
            scene,
            inner: (tallest + 2).max(3).max(widest),
            label: name(view, low, false)
                .len()
                .max(name(view, high, false).len()),
            lattice,
        }
    }

    fn columns(&self) -> std::ops::RangeInclusive<i16> {
        self.lattice.min.0..=self.lattice.max.0
    }

    fn total(&self) -> usize {
        self.label + 1 + self.columns().count() * (self.inner + 1) + 1
    }

    fn lines(&self) -> Vec<String> {
        let (low, high) = (self.lattice.min.1, self.lattice.max.1);
        let spacious = high - low < SPACIOUS;
        let mut out = Vec::new();
        for y in (low..=high).rev() {
            let zoned = self
                .columns()
                .any(|x| self.lattice.below(x, y + 1) == Weight::Heavy);
            if spacious || zoned || y == high {
                out.push(self.between(y + 1));
            }
            out.push(self.row(y));
        }
        out.push(self.between(low));
        let mut files = " ".repeat(self.label + 2);
        for x in self.columns() {
            let name = name(&self.scene.view, x, true);
            let _ = write!(files, "{name:^0$} ", self.inner);
        }
        out.push(self.console.dim(files.trim_end()));
        out
    }

    /// The line of the lattice under row `y`.
    fn between(&self, y: i16) -> String {
        let ascii = self.console.ascii;
        let mut line = String::new();
        for x in self.columns() {
            line.push(self.lattice.corner(x, y, ascii));
            let way = across(self.lattice.below(x, y), ascii);
            line.extend(std::iter::repeat_n(way, self.inner));
        }
        line.push(self.lattice.corner(self.lattice.max.0 + 1, y, ascii));
        format!("{} {}", " ".repeat(self.label), self.console.dim(&line))
    }

    fn row(&self, y: i16) -> String {
        let ascii = self.console.ascii;
        let label = format!("{:>1$} ", name(&self.scene.view, y, false), self.label);
        let mut line = self.console.dim(&label);
        for x in self.columns() {
            let edge = down(self.lattice.left_of(x, y), ascii).to_string();
            line += &self.console.dim(&edge);
            match self.lattice.cell(x, y) {
                Some(cell) => line += &self.inside(cell),
                None => line += &" ".repeat(self.inner),
            }
        }
        let edge = down(self.lattice.left_of(self.lattice.max.0 + 1, y), ascii);
        line + &self.console.dim(&edge.to_string())
    }

    /// A cell with what stands on it, in the middle; brackets mark the last move where colours cannot.
    fn inside(&self, cell: &Cell) -> String {
        let console = self.console;
        let marked = self.scene.marked.contains(&cell.place);
        let mut signs = pieces::stack(console, &cell.stack);
        if signs.is_empty() {
            let sign = match cell.ground {
                Ground::Open => "+",
                Ground::Dark | Ground::Field if !console.colour && console.ascii => ".",
                Ground::Dark | Ground::Field if !console.colour => "·",
                _ => " ",
            };
            signs.push((sign.to_owned(), Style::new()));
        }
        let used: usize = signs.iter().map(|(sign, _)| sign.width()).sum();
        let free = self.inner.saturating_sub(used);
        let (before, after) = (" ".repeat(free / 2), " ".repeat(free - free / 2));
        if !console.colour {
            let text: String = signs.into_iter().map(|(sign, _)| sign).collect();
            return if marked {
                format!("{}[{text}]{}", &before[1..], &after[1..])
            } else {
                format!("{before}{text}{after}")
            };
        }
        let under = Style::new().bg_color(Some(pieces::ground(cell, marked)));
        let mut out = format!("{under}{before}{under:#}");
        for (sign, style) in signs {
            let style = style.bg_color(under.get_bg_color());
            let _ = write!(out, "{style}{sign}{style:#}");
        }
        out + &format!("{under}{after}{under:#}")
    }
}

fn stack_width(console: &Console, cell: &Cell) -> usize {
    let signs = pieces::stack(console, &cell.stack);
    signs.iter().map(|(sign, _)| sign.width()).sum()
}

/// The name of a file (`across`) or a rank.
pub fn name(view: &View, n: i16, across: bool) -> String {
    match (view.coordinates, across, u8::try_from(n)) {
        (Coordinates::Letters, true, Ok(n)) => char::from(b'a'.saturating_add(n)).to_string(),
        (Coordinates::Letters, false, Ok(n)) => (n + 1).to_string(),
        _ => n.to_string(),
    }
}

/// The cells one by one, several a line, for layouts that no screen holds.
fn list(console: &Console, scene: &Scene) -> Vec<String> {
    let entries: Vec<String> = scene
        .view
        .cells
        .iter()
        .map(|cell| {
            let text: String = pieces::stack(console, &cell.stack)
                .into_iter()
                .map(|(sign, _)| sign)
                .collect();
            let text = if text.is_empty() { "-" } else { &text };
            let mark = if scene.marked.contains(&cell.place) {
                "*"
            } else {
                ""
            };
            format!("{}={text}{mark}", cell.name)
        })
        .collect();
    columns(&entries, console.width)
}
