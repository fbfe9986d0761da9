//! The lines between cells, for a layout of any shape.

use std::collections::HashMap;

use doska_play::View;
use doska_play::rules::{Cell, Place};

/// How heavy a line is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    None = 0,
    /// Between cells.
    Light = 1,
    /// Between zones.
    Heavy = 2,
}

/// Box characters by the weights of their arms: up, right, down, left, a digit of base 3 each.
const CORNERS: &str =
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/// The cells of a view by their places, and the box around them.
pub struct Lattice<'a> {
    cells: HashMap<(i16, i16), &'a Cell>,
    /// The lowest and leftmost place.
    pub min: (i16, i16),
    /// The highest and rightmost place.
    pub max: (i16, i16),
}

impl<'a> Lattice<'a> {
    pub fn new(view: &'a View) -> Lattice<'a> {
        let at = |place: Place| (i16::from(place.x), i16::from(place.y));
        let places = || view.cells.iter().map(|cell| at(cell.place));
        let xs = || places().map(|(x, _)| x);
        let ys = || places().map(|(_, y)| y);
        Lattice {
            cells: view
                .cells
                .iter()
                .map(|cell| (at(cell.place), cell))
                .collect(),
            min: (xs().min().unwrap_or(0), ys().min().unwrap_or(0)),
            max: (xs().max().unwrap_or(0), ys().max().unwrap_or(0)),
        }
    }

    pub fn cell(&self, x: i16, y: i16) -> Option<&'a Cell> {
        self.cells.get(&(x, y)).copied()
    }

    /// The line between two neighbouring places.
    fn between(&self, a: (i16, i16), b: (i16, i16)) -> Weight {
        match (self.cell(a.0, a.1), self.cell(b.0, b.1)) {
            (None, None) => Weight::None,
            (Some(a), Some(b)) if a.zone != b.zone => Weight::Heavy,
            _ => Weight::Light,
        }
    }

    /// The line under a place.
    pub fn below(&self, x: i16, y: i16) -> Weight {
        self.between((x, y), (x, y - 1))
    }

    /// The line to the left of a place.
    pub fn left_of(&self, x: i16, y: i16) -> Weight {
        self.between((x - 1, y), (x, y))
    }

    /// The character where the lines below and to the left of a place meet.
    pub fn corner(&self, x: i16, y: i16, ascii: bool) -> char {
        let arms = [
            self.left_of(x, y),
            self.below(x, y),
            self.left_of(x, y - 1),
            self.below(x - 1, y),
        ];
        if ascii {
            return if arms.iter().all(|&arm| arm == Weight::None) {
                ' '
            } else {
                '+'
            };
        }
        let index = arms.iter().fold(0, |sum, &arm| sum * 3 + arm as usize);
        CORNERS
            .chars()
            .nth(index)
            .expect("a character for each of the 81 corners")
    }
}

/// The character of a line from left to right.
pub fn across(weight: Weight, ascii: bool) -> char {
    match (weight, ascii) {
        (Weight::None, _) => ' ',
        (Weight::Light, false) => '─',
        (Weight::Heavy, false) => '━',
        (Weight::Light, true) => '-',
        (Weight::Heavy, true) => '=',
    }
}

/// The character of a line from top to bottom.
pub fn down(weight: Weight, ascii: bool) -> char {
    match (weight, ascii) {
        (Weight::None, _) => ' ',
        (Weight::Light, false) => '│',
        (Weight::Heavy, false) => '┃',
        (Weight::Light, true) => '|',
        (Weight::Heavy, true) => '#',
    }
}
