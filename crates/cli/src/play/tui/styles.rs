//! Colours and signs. What a colour says, a sign or a reversed cell says as well.

use anstyle::Ansi256Color;
use doska_play::rules::Cell;
use ratatui::style::{Color, Modifier, Style};

use crate::console::Console;
use crate::draw::pieces;

/// What a cell is to a move that is being entered, or to the last one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Already entered as a step of the move.
    Chosen,
    /// About to be taken.
    Jumped,
    /// May be tapped next.
    Target,
    /// May be reached by one of several numbers.
    Faint,
    /// A square of the hint.
    Hint,
    /// A square of the last move.
    Last,
    /// A piece that can move.
    Origin,
}

/// A style of the terminal's own kind.
pub fn style(style: anstyle::Style) -> Style {
    let colour = |colour| match colour {
        anstyle::Color::Ansi256(Ansi256Color(index)) => Color::Indexed(index),
        _ => Color::Reset,
    };
    let mut out = Style::new();
    if let Some(fg) = style.get_fg_color() {
        out = out.fg(colour(fg));
    }
    if let Some(bg) = style.get_bg_color() {
        out = out.bg(colour(bg));
    }
    if style.get_effects().contains(anstyle::Effects::BOLD) {
        out = out.add_modifier(Modifier::BOLD);
    }
    out
}

/// The ground of a cell.
pub fn ground(console: &Console, cell: &Cell, mark: Option<Mark>, cursor: bool) -> Style {
    if !console.colour {
        let plain = Style::new();
        return if cursor {
            plain.add_modifier(Modifier::REVERSED)
        } else {
            plain
        };
    }
    let index = match mark {
        _ if cursor => 39,
        Some(Mark::Chosen) => 215,
        Some(Mark::Jumped) => 167,
        Some(Mark::Target) => 107,
        Some(Mark::Hint) => 116,
        Some(Mark::Last) => 142,
        Some(Mark::Faint | Mark::Origin) | None => {
            return style(anstyle::Style::new().bg_color(Some(pieces::ground(cell, false))));
        }
    };
    Style::new().bg(Color::Indexed(index))
}

/// What stands left and right of a piece.
pub const fn brackets(console: &Console, mark: Option<Mark>) -> (&'static str, &'static str) {
    match (mark, console.ascii, console.colour) {
        (Some(Mark::Chosen), _, _) => ("(", ")"),
        (Some(Mark::Jumped), _, _) => ("x", "x"),
        (Some(Mark::Target | Mark::Faint), _, _) => (">", "<"),
        (Some(Mark::Hint), _, _) => ("{", "}"),
        (Some(Mark::Last), _, false) => ("[", "]"),
        (Some(Mark::Origin), true, _) => ("", "'"),
        (Some(Mark::Origin), false, _) => ("", "˙"),
        _ => ("", ""),
    }
}

/// The sign on an empty cell that may be tapped.
pub const fn dot(console: &Console, mark: Option<Mark>) -> Option<&'static str> {
    match (mark, console.ascii) {
        (Some(Mark::Target), false) => Some("•"),
        (Some(Mark::Target), true) => Some("*"),
        (Some(Mark::Faint), false) => Some("◦"),
        (Some(Mark::Faint), true) => Some("o"),
        _ => None,
    }
}

/// Grid lines and labels.
pub fn quiet() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Headings.
pub fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What is chosen in a list.
pub fn chosen() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

/// An error message.
pub fn wrong(console: &Console) -> Style {
    if console.colour {
        Style::new().fg(Color::Indexed(203))
    } else {
        Style::new()
    }
}

/// A confirmation.
pub fn bright(console: &Console) -> Style {
    if console.colour {
        Style::new().fg(Color::Indexed(114))
    } else {
        strong()
    }
}
