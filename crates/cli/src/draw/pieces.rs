//! Pieces, stacks and grounds as characters and colours.

use anstyle::{Ansi256Color, Color, Style};
use doska_play::rules::{Cell, Ground, Kind, Token};

use crate::console::Console;

/// What stands for a piece. White's are hollow, with colours too: no side is told by its colour alone.
pub fn glyph(console: &Console, token: Token) -> &'static str {
    let white = token.seat == Some(0);
    match (token.kind, console.ascii) {
        (Kind::Pawn, _) => "P",
        (Kind::Drone, _) => "D",
        (Kind::Queen, _) => "Q",
        (Kind::Man | Kind::Checker, true) => ["b", "w"][usize::from(white)],
        (Kind::King, true) => ["B", "W"][usize::from(white)],
        (Kind::Man | Kind::Checker, false) => ["●", "○"][usize::from(white)],
        (Kind::King, false) => ["♚", "♔"][usize::from(white)],
    }
}

/// The colour of a piece on its ground.
pub fn style(token: Token) -> Style {
    let colour = if token.seat == Some(0) { 231 } else { 16 };
    Style::new().bold().fg_color(Some(indexed(colour)))
}

/// Signs that belong to nobody.
pub const INK: Color = indexed(16);

/// The ground of a board that is not coloured otherwise.
pub const BOARD: Color = indexed(137);

const fn indexed(colour: u8) -> Color {
    Color::Ansi256(Ansi256Color(colour))
}

/// The colours of the seats: a hue for each team, blue and green, and two shades of it, as on the site.
const SEATS: [Color; 4] = [indexed(153), indexed(157), indexed(74), indexed(71)];

/// The colour of a seat, and of its part of the board.
pub fn seat_colour(seat: u8) -> Color {
    SEATS[usize::from(seat) % SEATS.len()]
}

/// The colour of the ground of a cell.
pub fn ground(cell: &Cell, marked: bool) -> Color {
    match (cell.ground, cell.zone) {
        _ if marked => indexed(142),
        (Ground::Plain, Some(seat)) => seat_colour(seat),
        (Ground::Light, _) => indexed(223),
        _ => BOARD,
    }
}

/// What stands on a cell from bottom to top: one sign each, or counts and signs where that is shorter.
pub fn stack(console: &Console, stack: &[Token]) -> Vec<(String, Style)> {
    let one = |&token: &Token| (glyph(console, token).to_owned(), style(token));
    let runs: Vec<&[Token]> = stack.chunk_by(|a, b| a == b).collect();
    let digits = |n: usize| 1 + usize::from(n > 9);
    let short: usize = runs.iter().map(|run| 1 + digits(run.len())).sum();
    if stack.len() <= 5 || stack.len() <= short {
        return stack.iter().map(one).collect();
    }
    runs.iter()
        .map(|run| {
            let (sign, style) = one(&run[0]);
            (format!("{}{sign}", run.len()), style)
        })
        .collect()
}
